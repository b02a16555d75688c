/** What each encounter does, mastered or not. Those that hold the demi-rêve are in struggles.test.ts. */
import { describe, expect, test } from 'vitest';
import { CELLS, cellAt, cellsOfKind } from '../data/map.ts';
import { distance } from '../hex.ts';
import { CALM, facing, GO_UP, meets, ownSpell, PLAIN, Table } from './table.ts';

const MASTER = { do: 'master' } as const;
const DECLINE = { do: 'decline' } as const;
const CAST = { do: 'cast', spell: 'own:0' } as const;
const MASTERED = ['mastering', 1] as const;
const teleport = (cell: string) => ({ do: 'teleport', cell }) as const;
const send = (cell: string) => ({ do: 'send', cell }) as const;
const index = (coord: string): number => cellAt(coord) ?? -1;

/** For lakes; at level +3 and no difficulty 14 of RÊVE are 91 %. */
const IN_A_LAKE = ownSpell({ name: 'Onde', where: 'lac', difficulty: 0, cost: 1, target: 'soi' });
const CASTER = { sheet: { spells: [IN_A_LAKE] } };
const stored = (coord: string) => ({ cell: index(coord), spell: 'own:0', parameters: { cost: 1 }, erratic: false });

describe('Messager', () => {
  const mastered = (force: number) => facing('messager', force, CASTER).fixed(MASTERED).answer(MASTER);

  test('RDD-MES-01 mastered, it lets him cast from a cell at most its force away; the pawn does not move', () => {
    const t = mastered(2);
    const offered = t.choices().flatMap((a) => (a.do === 'send' && a.cell ? [a.cell] : []));
    const near = CELLS.filter(({ coord }) => coord !== 'G4' && distance(index('G4'), index(coord)) <= 2);
    expect(offered).toEqual(near.map(({ coord }) => coord));
    expect(t.refused(send('H1'))).toMatchObject({ rule: 'RDD-MES-01', reason: 'tooFar', details: { force: 2 } });
    t.answer(send('F2'));
    expect(t.told('sent')).toMatchObject({ rule: 'RDD-MES-01', terrain: 'lac', cell: 'F2' });
    expect(t.open).toEqual(['0 castThrough']);
    expect(t.where()).toBe('G4');
    // The lake need not be mastered; the cast obeys every other rule.
    t.fixed(['cast', 91]).answer(CAST).used();
    expect(t.told('cast')).toMatchObject({ spell: 'own:0', rolled: { percent: 91, result: 'normale' } });
    expect(t.kinds).not.toContain('mastering');
    expect(t.where()).toBe('G4');
  });

  test('RDD-MES-01 a cast through it that fails: he leaves, the demi-rêve where it really is', () => {
    const t = mastered(2).answer(send('F2')).fixed(['cast', 92]).answer(CAST).used();
    expect(t.kinds.slice(0, 3)).toEqual(['cast', 'broken', 'cameDown']);
    expect(t.where()).toBe('G4');
  });

  test('RDD-MES-01 it is there for this round only', () => {
    const t = mastered(2).answer(send('F2')).answer({ do: 'pass' });
    expect(t.s.round).toBe(1);
    expect(t.open).toEqual(['0 lands']);
  });

  test('RDD-MES-01 from the water: his own cell is not mastered for that cast, only afterwards', () => {
    const at = { sheet: { ...PLAIN, start: 'D4', spells: [{ ...IN_A_LAKE, where: 'cite' as const, ritual: true }] } };
    const sent = () =>
      new Table(at)
        .fixed(...meets(1, 2), MASTERED)
        .answer(GO_UP)
        .answer(MASTER)
        .answer(send('D2'));
    const cast = sent().fixed(['cast', 50], MASTERED).answer(CAST).used();
    expect(cast.kinds.slice(0, 2)).toEqual(['cast', 'mastering']);
    // Not used, the round goes on with the water.
    const passed = sent().fixed(['mastering', 30]).answer({ do: 'pass' }).used();
    expect(passed.told('mastering')).toMatchObject({ encounter: 'humide', success: true });
  });

  test('RDD-MES-01 not mastered, it is gone', () => {
    const t = facing('messager', 2, CASTER).fixed(['mastering', 56]).answer(MASTER).used();
    expect(t.told('gone')).toMatchObject({ rule: 'RDD-MES-01', encounter: 'messager' });
    expect(t.s.round).toBe(1);
  });

  test('RDD-MES-01 he need not use it', () => {
    expect(mastered(2).answer(DECLINE).told('gone').rule).toBe('RDD-MES-01');
  });

  test('RDD-MES-02 a reserve on its cell is not triggered', () => {
    const t = mastered(2);
    t.dreamer().reserves.push(stored('F2'));
    t.answer(send('F2')).answer({ do: 'pass' });
    expect(t.kinds).not.toContain('fired');
    expect(t.dreamer().reserves).toHaveLength(1);
  });

  test('RDD-MES-02 a spell cast through it may be put in reserve on its cell', () => {
    const t = mastered(2).answer(send('F2')).fixed(['cast', 50]).answer(CAST);
    expect(t.open).toEqual(['0 reserve']);
    t.answer({ do: 'reserve' }).used();
    expect(t.told('reserved')).toMatchObject({ cell: 'F2', spell: 'own:0' });
    expect(t.dreamer().reserves).toMatchObject([{ cell: index('F2') }]);
  });
});

describe('Passeur', () => {
  const mastered = (force: number, setting = {}) => facing('passeur', force, setting).fixed(MASTERED).answer(MASTER);

  test('RDD-PAS-01 mastered, it teleports him up to its force, same round, no fatigue, no other roll', () => {
    const t = mastered(4);
    expect(t.refused(teleport('G9'))).toMatchObject({ rule: 'RDD-PAS-01', reason: 'tooFar' });
    t.answer(teleport('G8')).used();
    expect(t.kinds).toEqual(['entered']);
    expect(t.told('entered')).toMatchObject({ rule: 'RDD-PAS-01', how: 'passeur', cell: 'G8', fatigue: 0 });
    expect(t.where()).toBe('G8');
    expect(t.dreamer().journey?.fatigue).toBe(1);
    expect(t.s.round).toBe(1);
  });

  test('RDD-PAS-01 a wet arrival is mastered at once, and he may cast there', () => {
    const t = mastered(3, CASTER);
    // 10 points at 3 − 7.
    expect(t.share(teleport('F2'), 'mastered')).toBe('3/10');
    t.fixed(['mastering', 30]).answer(teleport('F2')).used();
    expect(t.kinds).toEqual(['entered', 'mastering']);
    expect(t.open).toEqual(['0 cast']);
    const broken = mastered(3, CASTER).fixed(['mastering', 31]).answer(teleport('F2')).used();
    expect(broken.kinds).toEqual(['entered', 'mastering', 'broken', 'cameDown']);
    expect(broken.where()).toBe('F2');
  });

  test('RDD-PAS-01 carried off a cell with a reserve, the spell does not fire; on the arrival’s it does', () => {
    const t = mastered(2, CASTER);
    t.dreamer().reserves.push(stored('G4'), stored('G5'));
    t.answer(teleport('G5')).used();
    expect(t.told('fired')).toMatchObject({ rule: 'RDD-RES-02' });
    expect(t.dreamer().reserves).toMatchObject([{ cell: index('G4') }]);
  });

  test('RDD-PAS-01 met while staying, it still brings him to a cell that he has to answer to', () => {
    const t = new Table({ sheet: { ...PLAIN } }).fixed(CALM).answer(GO_UP);
    t.fixed(...meets(26, 2), MASTERED)
      .answer({ do: 'stay' })
      .answer(MASTER);
    t.fixed(['mastering', 30]).answer(teleport('F2')).used();
    expect(t.told('mastering').encounter).toBe('humide');
  });

  test('RDD-PAS-01 not mastered, or not wanted, it is gone', () => {
    const t = facing('passeur', 4).fixed(['mastering', 46]).answer(MASTER).used();
    expect(t.told('gone').rule).toBe('RDD-PAS-01');
    expect(t.where()).toBe('G4');
    expect(mastered(4).answer(DECLINE).told('gone').rule).toBe('RDD-PAS-01');
  });
});

describe('Fleur and Mangeur', () => {
  test('RDD-FLE-01 mastered, as many points as its force; else it is gone', () => {
    const t = facing('fleur', 5).fixed(['mastering', 40]).answer(MASTER).used();
    expect(t.told('points')).toMatchObject({ rule: 'RDD-FLE-01', change: 5, points: 15 });
    const lost = facing('fleur', 5).fixed(['mastering', 41]).answer(MASTER).used();
    expect(lost.kinds).toEqual(['mastering', 'gone']);
    expect(lost.dreamer().points).toBe(10);
  });

  test('RDD-MAN-01 mastered, it is gone; else it eats as many points as its force', () => {
    const t = facing('mangeur', 5).fixed(['mastering', 40]).answer(MASTER).used();
    expect(t.told('gone').rule).toBe('RDD-MAN-01');
    expect(t.dreamer().points).toBe(10);
    const eaten = facing('mangeur', 5).fixed(['mastering', 41]).answer(MASTER).used();
    expect(eaten.told('points')).toMatchObject({ rule: 'RDD-MAN-01', change: -5, points: 5 });
    expect(eaten.dreamer().journey).not.toBeNull();
  });

  test('RDD-MAN-01 never below 0, where he falls asleep and the journey ends', () => {
    const t = facing('mangeur', 6, { sheet: { points: 5 } })
      .fixed(['mastering', 99])
      .answer(MASTER)
      .used();
    expect(t.told('points')).toMatchObject({ change: -4, points: 0 });
    expect(t.kinds.slice(-3)).toEqual(['fellAsleep', 'broken', 'cameDown']);
    expect(t.dreamer()).toMatchObject({ points: 0, exhausted: true, journey: null });
  });
});

describe('Changeur', () => {
  test('RDD-CHA-01 mastered, to any other cell of the kind, at any distance', () => {
    const t = facing('changeur', 7).fixed(MASTERED).answer(MASTER);
    expect(t.choices().flatMap((a) => (a.do === 'teleport' ? [a.cell] : []))).toEqual(['A10', 'D14', 'E6', 'K9', 'L4']);
    expect(t.refused(teleport('A1'))).toMatchObject({ rule: 'RDD-CHA-01', reason: 'otherKind' });
    expect(t.refused(teleport('G4'))).toMatchObject({ rule: 'RDD-CHA-01', reason: 'alreadyThere' });
    t.answer(teleport('D14')).used();
    expect(t.told('entered')).toMatchObject({ rule: 'RDD-CHA-01', how: 'changeur', cell: 'D14', fatigue: 0 });
    expect(t.sees().cell).toBe('D14');
  });

  test('RDD-CHA-01 he may decline', () => {
    const t = facing('changeur', 7).fixed(MASTERED).answer(MASTER).answer(DECLINE).used();
    expect(t.told('gone').rule).toBe('RDD-CHA-01');
    expect(t.where()).toBe('G4');
  });

  test('RDD-CHA-02 not mastered, to a cell of its choice; the player learns only the kind', () => {
    const t = facing('changeur', 7).fixed(['mastering', 31], ['changeur', 3]).answer(MASTER).used();
    expect(t.told('entered')).toMatchObject({ rule: 'RDD-CHA-02', terrain: 'sanctuaire', cell: null, fatigue: 0 });
    expect(t.where()).toBe('K9');
    expect(t.sees()).toMatchObject({ cell: null, candidates: ['A10', 'D14', 'E6', 'K9', 'L4'] });
    expect(t.kinds).not.toContain('encounterRoll');
  });

  test('RDD-CHA-02 it cannot be let pass', () => {
    expect(facing('changeur', 7).refused({ do: 'letPass' })).toMatchObject({ rule: 'RDD-ENC-04' });
  });

  test('RDD-CHA-02 from water to water: only the cell where he ends is mastered, and the reserve that he left stays', () => {
    const t = new Table({ sheet: { ...PLAIN, start: 'D4', spells: [IN_A_LAKE] } });
    t.dreamer().reserves.push(stored('D4'));
    const lakes = cellsOfKind('lac').filter((cell) => cell !== index('D4'));
    t.fixed(...meets(38, 7)).answer(GO_UP);
    t.fixed(['mastering', 31], ['changeur', lakes.indexOf(index('F8'))], ['mastering', 30])
      .answer(MASTER)
      .used();
    expect(t.kinds).toEqual(['mastering', 'entered', 'mastering']);
    expect(t.where()).toBe('F8');
    expect(t.dreamer().reserves).toHaveLength(1);
  });
});

describe('Briseur', () => {
  test('RDD-BRI-01 mastered, it is gone', () => {
    const t = facing('briseur', 7).fixed(['mastering', 30]).answer(MASTER).used();
    expect(t.told('gone').rule).toBe('RDD-BRI-01');
    expect(t.dreamer().journey).not.toBeNull();
  });

  test('RDD-BRI-01 else concentration is broken and it is gone; the next montée rolls as ever', () => {
    const t = facing('briseur', 7).fixed(['mastering', 31]).answer(MASTER).used();
    expect(t.kinds).toEqual(['mastering', 'gone', 'broken', 'cameDown']);
    expect(t.told('broken').rule).toBe('RDD-BRI-01');
    expect(t.dreamer()).toMatchObject({ journey: null, waiting: [], refoulement: 0 });
    expect(t.s.round).toBe(1);
    expect(t.share(GO_UP, 'encounter')).toBe('1/7');
    t.fixed(CALM).answer(GO_UP).used();
  });
});

describe('Rêve de Dragon', () => {
  /** Force 8: 10 points at 3 − 8 are 25 %; particulière up to 5, échec total from 94. */
  const dream = () => new Table({ sheet: PLAIN }).fixed(...meets(98, 1)).answer(GO_UP);

  test('RDD-RDR-01 mastered, as many points as its force', () => {
    const t = dream();
    expect(t.told('met')).toMatchObject({ encounter: 'reveDeDragon', force: 8 });
    expect(t.share(MASTER, 'mastered')).toBe('1/4');
    expect(t.share(MASTER, 'totalFailure')).toBe('7/100');
    t.fixed(['mastering', 25]).answer(MASTER).used();
    expect(t.told('points')).toMatchObject({ rule: 'RDD-RDR-01', change: 8, points: 18 });
    expect(t.kinds).not.toContain('experience');
  });

  test('RDD-RDR-01 not mastered, a queue; the round goes on', () => {
    const t = dream().fixed(['mastering', 26], ['dragon', 39]).answer(MASTER).used();
    expect(t.told('dragon')).toMatchObject({ table: 'queue', id: 'depouillement' });
    expect(t.dreamer().points).toBe(10);
    expect(t.dreamer().journey).not.toBeNull();
  });

  test('RDD-RDR-01 a total failure brings two queues', () => {
    const t = dream().fixed(['mastering', 94], ['dragon', 39], ['dragon', 44]).answer(MASTER).used();
    expect(t.kinds.filter((kind) => kind === 'dragon')).toHaveLength(2);
  });

  test('RDD-RDR-01 a particulière brings a tête too, and experience when the final adjustment was negative', () => {
    const t = dream().fixed(['mastering', 5], ['dragon', 21]).answer(MASTER).used();
    expect(t.told('points')).toMatchObject({ change: 8, points: 18 });
    expect(t.told('dragon')).toMatchObject({ table: 'tete', id: 'seuil' });
    // The adjustment was −5: half to RÊVE, rounded down, the rest to Hypnos.
    expect(t.told('experience')).toMatchObject({ rule: 'RDD-XP-01', reve: 2, voie: 'hypnos', draconic: 3 });
    const gifted = new Table({ sheet: { ...PLAIN, draconic: { oniros: 8, hypnos: 0, narcos: 0, thanatos: 0 } } });
    gifted
      .fixed(...meets(98, 8), ['mastering', 1], ['dragon', 21])
      .answer(GO_UP)
      .answer(MASTER)
      .used();
    expect(gifted.kinds).not.toContain('experience');
  });

  test('RDD-RDR-01 a queue that sets him down elsewhere: he answers to the cell where he is then', () => {
    const t = dream().fixed(['mastering', 26], ['dragon', 21], ['place', index('D4')], ['mastering', 30]);
    t.answer(MASTER).used();
    expect(t.told('mastering').encounter).toBe('humide');
    expect(t.sees().candidates).toHaveLength(cellsOfKind('lac').length);
  });
});

describe('bad input', () => {
  test('RDD-POS-01 a cell that is not on the map cannot be named', () => {
    const t = facing('passeur', 4).fixed(MASTERED).answer(MASTER);
    expect(t.refused(teleport('N1'))).toMatchObject({ rule: 'KER-SHAPE', reason: 'answerShape' });
    expect(t.refused({ do: 'teleport' })).toMatchObject({ rule: 'RDD-PAS-01', reason: 'whereTo' });
    expect(t.refused({ do: 'teleport', towards: 'N', steps: 5 })).toMatchObject({ reason: 'tooFar' });
    expect(t.refused(send('G5'))).toMatchObject({ rule: 'RDD-ENC-04', reason: 'notOnOffer' });
  });

  test('RDD-TABLE-01 nor one that a souffle has taken away', () => {
    const t = facing('passeur', 4).fixed(MASTERED).answer(MASTER);
    t.dreamer().effects.push({ id: 'trouNoir', cells: [index('G5')] });
    expect(t.choices()).not.toContainEqual(teleport('G5'));
    expect(t.refused(teleport('G5'))).toMatchObject({ rule: 'RDD-TABLE-01', reason: 'noSuchCell' });
  });
});
