import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { cellAt } from '../data/map.ts';
import { fr } from '../words/fr.ts';
import { aimAt, CALM, CAST_OWN, facing, GO_UP, ownSpell, type Setting, Table, upOn } from './table.ts';

const table = (setting: Setting = {}) => new Table({ gardien: true, ...setting });
const G = 1;
const cell = (coord: string) => cellAt(coord) ?? -1;

describe('RDD-UP-03 the montée', () => {
  test('RDD-UP-03 allowed, refused or rolled for; without a gardien it is allowed', () => {
    const t = table().answer(GO_UP);
    expect(t.open).toEqual(['1 watch', '1 permission']);
    expect(t.choices(G)).toEqual([{ do: 'allow' }, { do: 'forbid' }, { do: 'require', difficulty: -4 }]);
    t.answer({ do: 'forbid' }, G);
    expect(t.told('monteeRuled')).toMatchObject({ rule: 'RDD-UP-03', by: 'gardien', allowed: false });
    expect(t.dreamer()).toMatchObject({ points: 14, journey: null });
    expect(t.s.round).toBe(1);
    expect(t.answer(GO_UP).fixed(CALM).answer({ do: 'allow' }, G).kinds).toContain('wentUp');
    expect(new Table().fixed(CALM).answer(GO_UP).kinds).toContain('wentUp');
  });

  test('RDD-UP-03 a VOLONTÉ roll at the difficulty he sets', () => {
    // VOLONTÉ 12 at −4: 36 %, and 36 in 100 times the d7 of the cell that follows.
    const t = table().answer(GO_UP);
    expect(t.ways({ do: 'require', difficulty: -4 }, G)).toEqual({
      calm: '54/175',
      encounter: '9/175',
      refused: '16/25',
    });
    t.fixed(['will', 37]).answer({ do: 'require', difficulty: -4 }, G);
    expect(t.told('monteeRuled')).toMatchObject({ allowed: false, rolled: { characteristic: 12, percent: 36 } });
    t.answer(GO_UP).fixed(['will', 36], CALM).answer({ do: 'require', difficulty: -4 }, G);
    expect(t.told('monteeRuled').allowed).toBe(true);
    expect(t.kinds).toContain('wentUp');
  });

  test('RDD-UP-03 figures put right while he is asked count: too few points by now', () => {
    const t = table().answer({ do: 'goUp', mode: 'accelere' });
    t.answerTo('watch', { do: 'correct', seat: 0, what: 'points', value: 1, detail: 'un vol de rêve' }, G);
    t.answer({ do: 'allow' }, G);
    expect(t.told('monteeRuled').allowed).toBe(false);
    expect(t.dreamer()).toMatchObject({ points: 1, journey: null });
  });

  test('RDD-UP-03 anything else is refused', () => {
    expect(table().answer(GO_UP).refused({ do: 'draw' }, G)).toMatchObject({
      rule: 'RDD-UP-03',
      reason: 'allowOrForbid',
    });
  });
});

describe('RDD-OFF-01 off the map', () => {
  const off = (setting: Setting = {}) => upOn('A1', { sheet: { spells: [] }, ...setting });

  test('RDD-OFF-01 the gardien names a cell; the player sees only its kind', () => {
    const t = off({ gardien: true }).answer({ do: 'go', towards: 'N' });
    expect(t.open).toEqual(['1 watch', '1 place']);
    expect(t.refused({ do: 'allow' }, G)).toMatchObject({ rule: 'RDD-OFF-01', reason: 'placeOrDraw' });
    t.fixed(CALM).answer({ do: 'place', cell: 'M14' }, G);
    expect(t.told('offMap').by).toBe('gardien');
    expect(t.told('entered')).toMatchObject({ terrain: 'desolation', cell: null });
    expect(t.sees().candidates).toHaveLength(11);
  });

  test('RDD-OFF-01 or has it drawn, as it is without him, among all that is there', () => {
    const t = off({ gardien: true })
      .answer({ do: 'go', towards: 'N' })
      .fixed(['place', cell('M14')], CALM)
      .answer({ do: 'draw' }, G)
      .used();
    expect(t.told('offMap').by).toBe('draw');
    expect(t.where()).toBe('M14');
    const alone = off().fixed(['place', 188], CALM).answer({ do: 'go', towards: 'N' }).used();
    expect(alone.where()).toBe('M15');
  });

  test('RDD-OFF-01 nobody is put back where there is nothing any more', () => {
    const t = off({ gardien: true });
    t.dreamer().effects.push({ id: 'trouNoir', cells: [cell('G4')] });
    t.answer({ do: 'go', towards: 'N' });
    expect(t.refused({ do: 'place', cell: 'G4' }, G)).toMatchObject({ rule: 'RDD-OFF-01', reason: 'missingCell' });
    expect(t.choices(G)).not.toContainEqual({ do: 'place', cell: 'G4' });
    // 188 cells are left, and those after the hole have moved up by one.
    t.fixed(['place', 187], CALM).answer({ do: 'draw' }, G);
    expect(t.where()).toBe('M15');
  });
});

describe('RDD-UP-05 breaking a concentration', () => {
  const BREAK: Answer = { do: 'break', seat: 0, detail: 'une gifle' };

  test('RDD-UP-05 at any time while somebody is up: he leaves at once', () => {
    const t = upOn('G3', { gardien: true });
    t.answerTo('watch', BREAK, G);
    expect(t.kinds).toEqual(['outside', 'broken', 'cameDown']);
    expect(t.told('outside')).toMatchObject({ rule: 'RDD-UP-05', by: 'gardien', detail: 'une gifle' });
    expect(t.dreamer()).toMatchObject({ journey: null, fatigue: 1, notBefore: 2 });
    // RDD-UP-06: up again the next round.
    expect(t.s.round).toBe(2);
    expect(t.answer(GO_UP).fixed(CALM).answer({ do: 'allow' }, G).kinds).toContain('wentUp');
  });

  test('RDD-UP-05 refused where nobody is up, or sits', () => {
    const t = table();
    expect(t.refusedTo('watch', BREAK, G)).toMatchObject({ rule: 'RDD-UP-05', reason: 'notUp' });
    expect(t.refusedTo('watch', { do: 'break', seat: 1 }, G)).toMatchObject({ reason: 'noDreamer' });
    expect(t.refusedTo('watch', { do: 'break', seat: 7 }, G)).toMatchObject({ reason: 'noDreamer' });
    expect(t.refusedTo('watch', { do: 'allow' }, G)).toMatchObject({ reason: 'notOnOffer' });
  });

  test('RDD-UP-05 RDD-RFL-04 held by a Reflet it is as if he repressed', () => {
    const t = facing('reflet', 7, { gardien: true }).fixed(['mastering', 99]).answer({ do: 'master' });
    t.fixed(['refoulement', 20]).answerTo('watch', BREAK, G);
    expect(t.told('repressed')).toMatchObject({ rule: 'RDD-RFL-04', forced: true, counter: 1 });
  });

  test('RDD-UP-05 a spell that was cast still comes, but not into reserve', () => {
    const t = upOn('J4', { gardien: true }).fixed(['cast', 30]).answer({ do: 'cast', spell: 'tympan-d-hypnos' });
    expect(t.open).toContain('0 reserve');
    t.answerTo('watch', BREAK, G);
    expect(t.kinds).toEqual(['outside', 'broken', 'cameDown', 'arrives']);
    expect(t.dreamer().points).toBe(9);
    expect(t.open).toContain('0 aim');
    t.answer({ do: 'aim', target: 'soi', distance: 0, visible: true, pointed: true, fitting: true, points: 10 });
    // RDD-UP-06: the round after the aiming.
    expect(t.refused(GO_UP)).toMatchObject({ rule: 'RDD-UP-06' });
  });

  test('RDD-UP-05 so it does if he is torn out while the others still have their round', () => {
    const t = new Table({ gardien: true, dreamers: 2, sheet: { start: 'J4' } }).answer(GO_UP);
    t.fixed(CALM).answer({ do: 'allow' }, 2).fixed(['cast', 30]).answer({ do: 'cast', spell: 'tympan-d-hypnos' });
    t.answer({ do: 'keep' }).answerTo('watch', BREAK, 2);
    expect(t.dreamer()).toMatchObject({ journey: null, carried: [{ spell: 'tympan-d-hypnos' }] });
    t.answer({ do: 'pass' }, 1);
    expect(t.kinds).toEqual(['arrives']);
    expect(t.open).toContain('0 aim');
  });

  test('RDD-UP-05 so does what went wrong', () => {
    const t = upOn('J4', { gardien: true }).fixed(['cast', 97]).answer({ do: 'cast', spell: 'tympan-d-hypnos' });
    t.answerTo('watch', BREAK, G);
    expect(t.kinds).toEqual(['outside', 'broken', 'cameDown']);
    expect(t.open).toEqual(['1 watch', '1 erratic']);
  });

  test('RDD-OFF-01 who is off the map is put back first', () => {
    const t = upOn('A1', { gardien: true, sheet: { spells: [] } }).answer({ do: 'go', towards: 'N' });
    expect(t.refusedTo('watch', BREAK, G)).toMatchObject({ rule: 'RDD-OFF-01', reason: 'placeFirst' });
  });

  test('RDD-TABLE-01 a gift of the Dragons is still to be chosen', () => {
    const t = upOn('G3', { gardien: true, sheet: { spells: [] } }).fixed(
      ['encounter.roll', 7],
      ['encounter.kind', 100],
      ['encounter.force', 8],
    );
    t.answer({ do: 'go', towards: 'S' });
    // 13 points, Hypnos +3, force 7: −4, so 39 %, and 8 is a particulière.
    t.fixed(['mastering', 8], ['dragon', 41]).answer({ do: 'master' });
    expect(t.open).toContain('0 gift');
    t.answerTo('watch', BREAK, G);
    expect(t.dreamer().journey).toBeNull();
    t.answer({ do: 'place', cell: 'D13' });
    expect(t.dreamer().effects).toEqual([{ id: 'terreAttache', cells: [cell('D13')] }]);
  });
});

describe('RDD-STATE-01 putting a figure right', () => {
  const correct = (what: 'points' | 'fatigue' | 'refoulement' | 'vie' | 'ethylisme', value: number): Answer => ({
    do: 'correct',
    seat: 0,
    what,
    value,
    detail: 'une chute',
  });

  test('RDD-STATE-01 at any time, with a reason', () => {
    const t = table().answerTo('watch', correct('vie', 8), G);
    expect(t.told('sheet')).toMatchObject({
      rule: 'RDD-STATE-01',
      what: 'vie',
      value: 8,
      by: 'gardien',
      detail: 'une chute',
    });
    expect(t.sees().generalState).toBe(-3);
    expect(t.open).toEqual(['1 watch', '0 world']);
  });

  test('RDD-STATE-01 a figure out of range is refused', () => {
    const t = table();
    for (const [what, value] of [
      ['vie', 12],
      ['points', 0],
      ['fatigue', 44],
      ['fatigue', -1],
      ['refoulement', 20],
      ['ethylisme', 1],
      ['ethylisme', -11],
    ] as const) {
      expect(t.refusedTo('watch', correct(what, value), G)).toMatchObject({
        rule: 'RDD-STATE-01',
        reason: 'outOfRange',
      });
    }
    expect(t.refusedTo('watch', correct('points', 201), G)).toMatchObject({ rule: 'KER-SHAPE' });
  });

  test('RDD-STATE-01 with a gardien it is not for the dreamer to say', () => {
    expect(table().refused({ do: 'state', vie: 5 })).toMatchObject({ rule: 'RDD-STATE-01', reason: 'forTheGardien' });
  });
});

test('the gardien leaves: what he was asked is drawn, and his powers go with him', () => {
  const t = upOn('A1', { gardien: true, sheet: { spells: [] } }).answer({ do: 'go', towards: 'N' });
  expect(t.open).toEqual(['1 watch', '1 place']);
  t.fixed(['place', cell('M14')], CALM)
    .leave(G)
    .used();
  expect(t.told('offMap').by).toBe('draw');
  expect(t.open).toEqual(['0 lands']);
  expect(t.sees(G).cell).toBeNull();
});

describe('RDD-X-04 what the gardien puts right', () => {
  const why = { detail: 'la suite du récit' };
  const watch = (t: Table, a: Answer) => t.answerTo('watch', a, G);

  test('RDD-DREAM-01, RDD-XP-01 the threshold and the levels, within their bounds', () => {
    const t = table();
    watch(t, { do: 'correct', seat: 0, what: 'seuil', value: 16, ...why });
    expect(t.told('sheet')).toMatchObject({ what: 'seuil', value: 16, by: 'gardien' });
    const seats = ['haut-revant', 'gardien'].map((role) => ({ name: role === 'gardien' ? 'Ada' : 'Blaise', role }));
    expect(fr.event(t.told('sheet'), seats)).toMatch(/^Ada, gardien, corrige pour Blaise\s: /);
    watch(t, { do: 'correct', seat: 0, what: 'hypnos', value: 4, ...why });
    expect(t.dreamer()).toMatchObject({ seuil: 16, levels: { hypnos: 4 } });
    expect(t.whyTo('watch', { do: 'correct', seat: 0, what: 'seuil', value: 29, ...why }, G)).toBe(
      'RDD-STATE-01 outOfRange',
    );
    expect(t.whyTo('watch', { do: 'correct', seat: 0, what: 'narcos', value: 21, ...why }, G)).toBe(
      'RDD-STATE-01 outOfRange',
    );
  });

  test('RDD-TIME-01 the clock goes on, hours end, and what lasted is over; never back, never while somebody is up', () => {
    const t = table();
    t.dreamer().effects.push({ id: 'inertie', until: 2400 });
    watch(t, { do: 'clock', day: 0, hour: 3, ...why });
    expect(t.s.round).toBe(3600);
    expect(t.told('ruled')).toMatchObject({ what: 'clock', name: 'couronne', gardien: G });
    expect(t.all('hour')).toHaveLength(3);
    expect(t.dreamer().effects).toEqual([]);
    expect(t.whyTo('watch', { do: 'clock', day: 0, hour: 1, ...why }, G)).toBe('RDD-TIME-01 timeGoesOn');
    const up = upOn('J4', { gardien: true });
    expect(up.whyTo('watch', { do: 'clock', day: 1, hour: 0, ...why }, G)).toBe('RDD-TIME-01 someoneIsUp');
  });

  test('RDD-POS-01, RDD-HID-02 the demi-rêve is put somewhere, openly or in secret', () => {
    const t = table();
    watch(t, { do: 'move', seat: 0, cell: 'J4', secret: false, ...why });
    expect(t.told('ruled')).toMatchObject({ what: 'place', name: 'J4', gardien: G });
    expect(t.sees(0).cell).toBe('J4');
    watch(t, { do: 'move', seat: 0, cell: 'C6', secret: true, ...why });
    expect(t.where()).toBe('C6');
    expect(t.sees(0).cell).toBeNull();
    expect(t.sees(0).candidates).toContain('C6');
    expect(JSON.stringify(t.heard(0))).not.toContain('C6');
    expect(t.heard(G).map(({ kind }) => kind)).toContain('whereabouts');
    // Lost, and moved among what is possible: the dreamer is told nothing at all, and sees nothing else.
    const [first = '', other = ''] = t.sees(0).candidates.filter((coord) => coord !== 'C6');
    const before = JSON.stringify(t.view(0));
    watch(t, { do: 'move', seat: 0, cell: other || first, secret: true, ...why });
    expect(t.heard(0)).toEqual([]);
    expect(t.where()).toBe(other || first);
    expect(JSON.stringify({ ...t.view(0), stacks: 0, serial: 0 })).toBe(
      JSON.stringify({ ...(JSON.parse(before) as object), stacks: 0, serial: 0 }),
    );
    const busy = facing('changeur', 7, { gardien: true });
    expect(busy.whyTo('watch', { do: 'move', seat: 0, cell: 'J4', secret: false, ...why }, G)).toBe(
      'RDD-POS-01 inTheMiddle',
    );
  });

  test('RDD-RES-01, RDD-SPELL-01, RDD-TABLE-01 reserves, spells and effects, and what there is none of', () => {
    const t = table();
    watch(t, { do: 'layReserve', seat: 0, cell: 'J4', spell: 'tympan-d-hypnos', cost: 4, ...why });
    expect(t.sees(0).reserves).toMatchObject([{ cell: 'J4', spell: 'tympan-d-hypnos', parameters: { cost: 4 } }]);
    watch(t, { do: 'liftReserve', seat: 0, place: 0, ...why });
    expect(t.sees(0).reserves).toEqual([]);
    expect(t.whyTo('watch', { do: 'liftReserve', seat: 0, place: 0, ...why }, G)).toBe('RDD-RES-01 noSuchReserve');
    watch(t, { do: 'spell', seat: 0, spell: 'tenebres', known: true, ...why });
    expect(t.dreamer().spells).toContain('tenebres');
    expect(t.whyTo('watch', { do: 'spell', seat: 0, spell: 'tenebres', known: true, ...why }, G)).toBe(
      'RDD-SPELL-01 cannotLearn',
    );
    watch(t, { do: 'spell', seat: 0, spell: 'tenebres', known: false, ...why });
    expect(t.dreamer().spells).not.toContain('tenebres');
    watch(t, { do: 'fate', seat: 0, id: 'insomnie', on: true, days: 2, ...why });
    expect(t.dreamer().effects).toEqual([{ id: 'insomnie', price: 1, until: 28_800 }]);
    watch(t, { do: 'fate', seat: 0, id: 'insomnie', on: false, ...why });
    expect(t.kinds).toEqual(['ruled', 'effectEnds']);
    expect(t.whyTo('watch', { do: 'fate', seat: 0, id: 'humeur', on: true, ...why }, G)).toBe(
      'RDD-TABLE-01 noSuchFate',
    );
  });

  test('RDD-ROLL-01 a secret roll is for the gardien alone', () => {
    const t = table().fixed(['secret', 31]);
    watch(t, { do: 'secretRoll', characteristic: 12, adjustment: -4, detail: 'ce que voit le guetteur' });
    expect(t.told('secretRoll')).toMatchObject({ gardien: G, rolled: { percent: 36, roll: 31 } });
    expect(t.heard(0)).toEqual([]);
    expect(t.heard('spectator')).toEqual([]);
    expect(t.heard(G)).toHaveLength(1);
  });

  test('RDD-AIM-01 a dreamer of the same table is aimed at by seat, and resists with what is on his sheet', () => {
    const t = new Table({ dreamers: 2, sheet: { start: 'J4', spells: [ownSpell({ resistance: -4 })] } });
    t.fixed(CALM).answer(GO_UP).fixed(['cast', 30]).answer(CAST_OWN, 0).answer({ do: 'keep' }, 0);
    for (let n = 0; n < 3 && !t.open.includes('0 aim'); n++) t.answer({ do: 'pass' }, 1);
    expect(t.whyTo('aim', { ...aimAt('creature'), seat: 5 }, 0)).toBe('RDD-AIM-01 noDreamer');
    t.fixed(['resistance', 50]).answerTo('aim', { ...aimAt('creature'), seat: 1 }, 0);
    expect(t.told('resistance')).toMatchObject({ who: 'target', rolled: { characteristic: t.dreamer(1).points } });
  });

  test('RDD-JR-01 several dreamers are aimed at together: each resists with what is on his own sheet, and is named', () => {
    const t = new Table({ dreamers: 3, sheet: { start: 'J4', spells: [ownSpell({ resistance: -4 })] } });
    t.dreamer(2).points = 3;
    t.fixed(CALM).answer(GO_UP).fixed(['cast', 30]).answer(CAST_OWN, 0).answer({ do: 'keep' }, 0);
    for (let n = 0; n < 3 && !t.open.includes('0 aim'); n++) for (const seat of [1, 2]) t.answer({ do: 'pass' }, seat);
    const both = (others: { seat?: number; points: number }[]) => ({ ...aimAt('creature'), seat: 1, others });
    expect(t.whyTo('aim', both([{ seat: 1, points: 10 }]), 0)).toBe('RDD-AIM-01 sameDreamer');
    expect(t.whyTo('aim', both([{ seat: 0, points: 10 }]), 0)).toBe('RDD-AIM-01 noDreamer');
    // The first fails; the second resists, and so does the caster.
    t.fixed(['resistance', 100], ['resistance', 1], ['resistance', 1]);
    t.answerTo('aim', both([{ seat: 2, points: 99 }]), 0).used();
    const [name, other] = [1, 2].map((seat) => t.dreamer(seat).sheet.name);
    expect(t.events.filter(({ kind }) => kind === 'resistance')).toMatchObject([
      { who: 'target', name, rolled: { characteristic: t.dreamer(1).points }, success: false },
      { who: 'target', name: other, rolled: { characteristic: 3 }, success: true },
      { who: 'caster', success: true },
    ]);
    expect(t.events.filter(({ kind }) => kind === 'took')).toMatchObject([
      { on: 'target', name },
      { on: 'nobody', name: other },
    ]);
  });
});

test('RDD-DREAM-01, RDD-X-04 a clock set forward lets nobody sleep longer than he wanted', () => {
  const t = new Table({ gardien: true, dreamers: 2, sheet: { points: 1 } });
  t.dreamer(0).points = 1;
  t.dreamer(0).fatigue = 20;
  t.answer({ do: 'sleep', hours: 1 }, 0);
  t.fixed(['recovery', 1]);
  const hour = Math.floor(t.s.round / 1200);
  t.answerTo('watch', { do: 'clock', day: 0, hour: hour + 6, detail: 'x' }, t.gardien);
  expect(t.all('recovered').filter(({ seat }) => seat === 0)).toHaveLength(1);
});
