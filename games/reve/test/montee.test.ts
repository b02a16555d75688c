/** RDD-POS and RDD-UP: where the demi-rêve is, and the way up to it. */
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { describe, expect, test } from 'vitest';
import { CELLS } from '../data/map.ts';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import { CALM, facing, GO_UP, ownSpell, PLAIN, Table } from './table.ts';

const FAST = { do: 'goUp', mode: 'accelere' } as const;
const DOWN = { do: 'comeDown' } as const;

/** A ritual that can be cast in a sanctuary, and that nobody has to be asked about reserves for. */
const RITUAL = ownSpell({ name: 'Lueur', ritual: true, where: 'sanctuaire', difficulty: 0, cost: 2, target: 'soi' });
const CASTER = { sheet: { spells: [RITUAL] } };
const CAST = { do: 'cast', spell: 'own:0' } as const;
const AIM = {
  do: 'aim',
  target: 'soi',
  distance: 0,
  visible: true,
  pointed: true,
  fitting: true,
  points: 10,
} as const;

describe('RDD-POS', () => {
  test('RDD-POS-01 the demi-rêve may be put on any of the 189 cells, and on no other', () => {
    expect(CELLS).toHaveLength(189);
    for (const start of ['A1', 'G4', 'F14', 'M15']) expect(new Table({ sheet: { start } }).where()).toBe(start);
    const sheet = new Table().dreamer().sheet;
    for (const start of ['N1', 'A0', 'A16', 'B15', '', 'g4'])
      expect(optionsSchema.safeParse({ dreamers: [{ ...sheet, start }] }).success).toBe(false);
  });

  test('RDD-POS-02 it stays where it was left, and the next montée finds it there', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM, CALM).answer(GO_UP).answer({ do: 'go', towards: 'NE' });
    expect(t.where()).toBe('H3');
    t.answer(DOWN).answer({ do: 'pass' });
    expect(t.where()).toBe('H3');
    t.fixed(CALM).answer(GO_UP).used();
    expect(t.told('entered')).toMatchObject({ how: 'up', cell: 'H3', terrain: 'foret' });
  });
});

describe('RDD-UP', () => {
  test('RDD-UP-01 the montée costs one point, two in accelerated mode, without a roll', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM).answer(GO_UP).used();
    expect(t.told('wentUp')).toMatchObject({ rule: 'RDD-UP-01', mode: 'normal', cost: 1, points: 10 });
    const fast = new Table({ sheet: PLAIN }).fixed(CALM).answer(FAST).used();
    expect(fast.told('wentUp')).toMatchObject({ mode: 'accelere', cost: 2, points: 9 });
    expect(fast.dreamer().points).toBe(9);
  });

  test('RDD-UP-02 the mode holds for the whole journey and cannot be chosen later', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM, CALM, CALM).answer(GO_UP);
    expect(t.refused(FAST)).toMatchObject({ refusal: 'invalid', rule: 'RDD-UP-02', reason: 'modeIsFixed' });
    t.answer({ do: 'go', towards: 'NE' }).answer({ do: 'go', towards: 'NE' }).used();
    expect(t.s.round).toBe(3);
    expect(t.dreamer().journey).toMatchObject({ mode: 'normal', fatigue: 3 });
  });

  test('RDD-UP-03 RDD-X-04 without a gardien the montée is allowed, and the event says who did not decide', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM).answer(GO_UP).used();
    expect(t.told('monteeRuled')).toMatchObject({ rule: 'RDD-UP-03', by: 'draw', allowed: true });
  });

  test('RDD-UP-03 the gardien may allow the montée or refuse it', () => {
    const t = new Table({ sheet: PLAIN, gardien: true }).answer(GO_UP);
    expect(t.open).toEqual(['1 watch', '1 permission']);
    t.answer({ do: 'forbid' }, 1);
    expect(t.told('monteeRuled')).toMatchObject({ rule: 'RDD-UP-03', by: 'gardien', allowed: false });
    // Nothing was spent, and the round is over.
    expect(t.dreamer()).toMatchObject({ points: 11, journey: null });
    expect(t.s.round).toBe(1);
    t.fixed(CALM).answer(GO_UP).answer({ do: 'allow' }, 1).used();
    expect(t.told('monteeRuled')).toMatchObject({ by: 'gardien', allowed: true });
    expect(t.dreamer()).toMatchObject({ points: 10, journey: { fatigue: 1 } });
  });

  test('RDD-UP-03 the gardien may ask for a roll of VOLONTÉ at a difficulty of his own', () => {
    const t = new Table({ sheet: PLAIN, gardien: true }).answer(GO_UP);
    const roll = { do: 'require', difficulty: -4 } as const;
    // 12 at −4 is 36 %; then the encounter roll.
    expect(t.share(roll, 'refused', 1)).toBe('16/25');
    expect(t.share(roll, 'encounter', 1)).toBe('9/175');
    t.fixed(['will', 37]).answer(roll, 1).used();
    expect(t.told('monteeRuled')).toMatchObject({ allowed: false, rolled: { percent: 36, roll: 37 } });
    expect(t.dreamer().journey).toBeNull();
    t.answer(GO_UP).fixed(['will', 36], CALM).answer(roll, 1).used();
    expect(t.told('monteeRuled').allowed).toBe(true);
    expect(t.dreamer().journey).not.toBeNull();
  });

  test('RDD-UP-03 without a gardien the montée is allowed', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM).answer(GO_UP).used();
    expect(t.dreamer().journey).not.toBeNull();
  });

  test('RDD-UP-04 the montée is a move: one fatigue, an encounter roll, and the whole round', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM).answer(GO_UP).used();
    expect(t.kinds.filter((kind) => kind !== 'monteeRuled')).toEqual(['wentUp', 'entered', 'encounterRoll']);
    expect(t.told('entered')).toMatchObject({ rule: 'RDD-UP-04', how: 'up', cell: 'G4', fatigue: 1 });
    expect(t.dreamer().journey).toMatchObject({ fatigue: 1, moved: false });
    expect(t.s.round).toBe(1);
  });

  test('RDD-UP-04 in accelerated mode moves may follow in the same round', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM, CALM).answer(FAST);
    expect(t.s.round).toBe(0);
    t.answer({ do: 'go', towards: 'NE' }).used();
    expect(t.s.round).toBe(0);
    t.answer({ do: 'rest' });
    expect(t.s.round).toBe(1);
    expect(t.dreamer().journey?.fatigue).toBe(2);
  });

  test('RDD-UP-05 a blow from outside breaks concentration at once, whatever he was doing', () => {
    const t = new Table({ sheet: PLAIN, gardien: true }).fixed(CALM).answer(GO_UP).answer({ do: 'allow' }, 1);
    t.answer({ do: 'break', seat: 0, detail: 'une gifle' }, 1).used();
    expect(t.kinds).toEqual(['outside', 'broken', 'cameDown']);
    expect(t.told('outside')).toMatchObject({ rule: 'RDD-UP-05', by: 'gardien', detail: 'une gifle' });
    expect(t.dreamer()).toMatchObject({ journey: null, fatigue: 1, notBefore: 2 });
    expect(t.where()).toBe('G4');
    expect(t.refused({ do: 'break', seat: 0 }, 1)).toMatchObject({ rule: 'RDD-UP-05', reason: 'notUp' });
  });

  test('RDD-UP-05 broken off before he has chosen, he leaves and the encounter is gone', () => {
    const t = facing('briseur', 7, { gardien: true }).answer({ do: 'break', seat: 0 }, 1).used();
    expect(t.kinds).toEqual(['outside', 'broken', 'cameDown']);
    expect(t.dreamer()).toMatchObject({ journey: null, waiting: [], refoulement: 0 });
  });

  test('RDD-UP-05 up there he can do nothing in the world', () => {
    const t = new Table({ sheet: PLAIN }).fixed(CALM).answer(GO_UP);
    for (const a of [{ do: 'pass' }, { do: 'sleep', hours: 1 }, { do: 'end' }, { do: 'state', vie: 3 }] as const)
      expect(t.refused(a)).toMatchObject({ refusal: 'invalid', rule: 'RDD-UP-05', reason: 'notInTheLands' });
  });

  test('RDD-UP-06 after broken concentration the next montée is possible the next round', () => {
    const t = new Table({ dreamers: 2, sheet: PLAIN }).fixed(CALM).answer(GO_UP).answer({ do: 'pass' }, 1);
    // He comes down early in round 1 and cannot go up again in it.
    t.answer(DOWN);
    expect(t.told('cameDown')).toMatchObject({ notBefore: 2 });
    expect(t.open).toEqual(['1 world']);
    t.answer({ do: 'pass' }, 1);
    expect(t.s.round).toBe(2);
    t.fixed(CALM).answer(GO_UP).used();
    expect(t.dreamer().journey).not.toBeNull();
  });

  test('RDD-UP-06 after a successful cast, aimed at the start of the next round, only the round after that', () => {
    const t = new Table(CASTER).fixed(CALM, ['cast', 30]).answer(GO_UP).answer(CAST).used();
    expect(t.s.round).toBe(1);
    expect(t.open).toEqual(['0 aim']);
    t.answer(AIM);
    expect(t.refused(GO_UP)).toMatchObject({ rule: 'RDD-UP-06', reason: 'tooSoon', details: { rounds: 1 } });
    t.answer({ do: 'pass' }).fixed(CALM).answer(GO_UP);
    expect(t.dreamer().journey).not.toBeNull();
  });

  test('RDD-UP-07 the montée is declared in phase 1 and is all he does; a spell comes first in phase 2', () => {
    const t = new Table(CASTER).fixed(CALM, ['cast', 30]).answer(GO_UP);
    expect(t.told('wentUp').phase).toBe(1);
    t.answer(CAST).used();
    expect(t.told('arrives')).toMatchObject({ rule: 'RDD-UP-07', phase: 2 });
    // Nothing else of that round has come before it.
    expect(t.kinds.slice(t.kinds.indexOf('cast') + 1)).toEqual(['cameDown', 'arrives']);
  });

  test('RDD-UP-08 a montée at less rêve than its cost is refused', () => {
    const t = new Table({ sheet: { ...PLAIN, points: 1 } });
    expect(t.refused(FAST)).toMatchObject({
      rule: 'RDD-UP-08',
      reason: 'tooFewPoints',
      details: { cost: 2, points: 1 },
    });
    expect(t.choices()).not.toContainEqual(FAST);
    const asleep = new Table({ sheet: { ...PLAIN, points: 0 } });
    for (const a of [GO_UP, { do: 'pass' }] as const)
      expect(asleep.refused(a)).toMatchObject({ rule: 'RDD-UP-08', reason: 'asleep' });
  });

  test('RDD-UP-08 a montée that takes the last point puts him to sleep before he gets there', () => {
    const t = new Table({ sheet: { ...PLAIN, points: 1 } });
    expect(t.share(GO_UP, 'asleep')).toBe('1');
    t.answer(GO_UP).used();
    expect(t.kinds.filter((kind) => kind !== 'monteeRuled')).toEqual(['wentUp', 'fellAsleep', 'broken', 'cameDown']);
    expect(t.told('fellAsleep')).toMatchObject({ rule: 'RDD-UP-08', why: 'points' });
    expect(t.dreamer()).toMatchObject({ points: 0, exhausted: true, journey: null, fatigue: 0 });
    expect(t.choices().map((a) => a.do)).not.toContain('goUp');
    // An hour of sleep gives a point back; then he may go up again.
    t.fixed(['recovery', 2]).answer({ do: 'sleep', hours: 1 }).used();
    expect(t.dreamer()).toMatchObject({ points: 2, exhausted: false });
    expect(t.choices()).toContainEqual(GO_UP);
  });

  test('RDD-X-01 the odds of a montée say what the cell may bring', () => {
    const t = new Table({ sheet: PLAIN });
    expect(t.share(GO_UP, 'encounter')).toBe('1/7');
    expect(t.share(GO_UP, 'calm')).toBe('6/7');
    // On the Fleuve: 10 points at 3 − 7 are 30 %, and échec total is 94 and above.
    t.at('F4');
    expect(t.share(GO_UP, 'mastered')).toBe('9/35');
    expect(t.share(GO_UP, 'notMastered')).toBe('27/50');
    expect(t.share(GO_UP, 'totalFailure')).toBe('3/50');
  });
});

describe('bad input', () => {
  test('RDD-UP-05 the journey’s answers are refused in the world', () => {
    const t = new Table({ sheet: PLAIN });
    for (const a of [{ do: 'go', towards: 'N' }, { do: 'stay' }, DOWN, { do: 'master' }, { do: 'allow' }] as const)
      expect(t.refused(a)).toMatchObject({ refusal: 'invalid', rule: 'RDD-UP-05', reason: 'notInTheWorld' });
  });

  test('RDD-UP-03 the gardien’s question takes no other answer, and his watch nothing of the players’', () => {
    const t = new Table({ sheet: PLAIN, gardien: true });
    expect(t.refused(GO_UP, 1)).toMatchObject({ rule: 'RDD-UP-05', reason: 'notOnOffer' });
    expect(t.refused({ do: 'break', seat: 1 }, 1)).toMatchObject({ rule: 'RDD-UP-05', reason: 'noDreamer' });
    t.answer(GO_UP);
    expect(t.refused({ do: 'draw' }, 1)).toMatchObject({ rule: 'RDD-UP-03', reason: 'allowOrForbid' });
  });

  test('an answer by the wrong seat, of the wrong shape or to what is no longer open is refused by the table', () => {
    const seats = ['A', 'B'].map((name) => ({ name, role: 'haut-revant' }));
    const match = Match.open(rules, { match: 'm', options: {}, seats, chance: { kind: 'fast', seed: 1 } });
    if (isRefusal(match)) throw new Error(match.reason);
    const mine = match.pending.find((d) => d.seat === 0);
    const id = mine?.id ?? -1;
    expect(match.answer(1, id, GO_UP)).toMatchObject({ refusal: 'invalid', rule: 'KER-SEAT', reason: 'notYours' });
    expect(match.answer(0, id, { do: 'goUp', mode: 'vite' })).toMatchObject({ rule: 'KER-SHAPE' });
    expect(match.answer(0, id, { do: 'teleport', cell: 'N3' })).toMatchObject({ rule: 'KER-SHAPE' });
    expect(isRefusal(match.answer(0, id, { do: 'pass' }))).toBe(false);
    expect(match.answer(0, id, { do: 'pass' })).toMatchObject({ refusal: 'stale', rule: 'KER-STALE' });
  });

  test('RDD-POS-01 a table with more sheets than hauts-rêvants is refused', () => {
    const options = optionsSchema.parse({ dreamers: ['nitouche', 'bertil'] });
    const seats = [{ name: 'A', role: 'haut-revant' }];
    expect(rules.check?.(options, seats)).toMatchObject({ rule: 'RDD-POS-01', reason: 'tooManySheets' });
  });
});
