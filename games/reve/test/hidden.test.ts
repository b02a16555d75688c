/** RDD-HID: what somebody who is lost can work out, may say and do, and leaves behind; and who knows more. */
import { shown } from '@reverie/kernel/events';
import { canonical } from '@reverie/kernel/plain';
import { describe, expect, test } from 'vitest';
import { CELLS } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import { audience } from '../events.ts';
import { DIRECTIONS } from '../hex.ts';
import { rules } from '../rules.ts';
import {
  beside,
  changedTo,
  drawn,
  drifts,
  expectHidden,
  FAILED,
  index,
  inOrder,
  kindOf,
  known,
  MASTER,
  MASTERED,
  ofKind,
  redealt,
  seeing,
  straight,
  wander,
  whirled,
} from './lost.ts';
import { CALM, facing, GO_UP, meets, ownSpell, type Setting, Table } from './table.ts';

describe('RDD-HID-01 what can be worked out', () => {
  test.each(['A10', 'D14', 'E6', 'K9', 'L4'])('RDD-HID-01 after a Changeur, from %s until one cell is left', (to) => {
    for (let turn = 0; turn < 6; turn++) {
      const t = changedTo(to);
      const others = ofKind('sanctuaire').filter((coord) => coord !== 'G4');
      expectHidden(t, inOrder(others));
      wander(t, others, turn);
    }
  });

  test.each(['A1', 'D13', 'G7', 'M15'])(
    'RDD-HID-01 a Changeur in a city leaves twenty-one others, such as %s',
    (to) => {
      const t = changedTo(to, { sheet: { start: 'F5' } });
      const others = ofKind('cite').filter((coord) => coord !== 'F5');
      expect(others).toHaveLength(21);
      expectHidden(t, others);
      wander(t, others);
    },
  );

  test.each([1, 2, 3])('RDD-HID-01 RDD-TBL-03 after %i defeats: the ends of six straight lines, by kind', (n) => {
    for (const start of ['G7', 'K11', 'D8', 'A10'])
      for (const direction of DIRECTIONS) {
        const to = straight(start, direction, n);
        if (to === undefined) continue;
        const t = facing('tourbillonBlanc', 7, { sheet: { start, points: 15 }, gardien: true });
        for (let i = 0; i < n; i++) t.fixed(FAILED).answer(MASTER);
        t.fixed(MASTERED, drawn(direction), ...(isWet(kindOf(to)) ? [MASTERED] : []))
          .answer(MASTER)
          .used();
        expect(t.where()).toBe(to);
        const candidates = drifts([start], n, kindOf(to));
        if (candidates.length === 1) known(t);
        else {
          expectHidden(t, candidates);
          expect(t.told('whereabouts')).toMatchObject({ rule: 'RDD-HID-02', gardien: 1, cell: to });
          wander(t, candidates);
        }
      }
  });

  test('RDD-HID-01 RDD-TNO-01 a Tourbillon noir carries twice as far', () => {
    const t = facing('tourbillonNoir', 7, { sheet: { start: 'K11' } }).fixed(FAILED, FAILED, MASTERED, drawn('NO'));
    t.answer(MASTER).answer(MASTER).answer(MASTER).used();
    expect(t.where()).toBe('G9');
    expect(drifts(['K11'], 4, 'desolation')).toEqual(['G9']);
    known(t);
  });

  test('RDD-HID-01 lost again while lost: every cell that some two drifts lead to', () => {
    const t = whirled('K11', 'N');
    expect(drifts(['K11'], 1, 'plaines')).toEqual(['J11', 'K10']);
    expectHidden(t, ['J11', 'K10']);
    t.fixed(...meets(89, 7), FAILED, MASTERED, drawn('S'))
      .answer({ do: 'stay' })
      .answer(MASTER)
      .answer(MASTER)
      .used();
    expect(t.where()).toBe('K11');
    expect(drifts(['J11', 'K10'], 1, 'cite')).toEqual(['J12', 'K11']);
    expectHidden(t, ['J12', 'K11']);
    // Two of the three ways lead to K11; to the north-west of it is the river, of J12 a chasm. 8 points are 24 %.
    const go = { do: 'go', towards: 'NO' } as const;
    expect(t.share(go, 'encounter')).toBe('1/7');
    expect(t.share(go, 'calm')).toBe('2/7');
    expect(t.share(go, 'mastered')).toBe('24/175');
    wander(t, ['J12', 'K11']);
  });

  test('RDD-HID-01 put back on the map, he may be on any cell of that kind; where he was tells nothing', () => {
    const t = whirled('K11', 'N');
    t.fixed(...meets(76, 7), FAILED).answer({ do: 'stay' });
    expect(t.told('met').encounter).toBe('briseur');
    t.answer(MASTER).fixed(CALM).answer(GO_UP);
    expectHidden(t, ['J11', 'K10']);
    const off = new Table({ sheet: { start: 'A1', points: 11, spells: [] } }).fixed(CALM).answer(GO_UP);
    off.fixed(['place', index('H10')], CALM).answer({ do: 'go', towards: 'N' });
    expectHidden(off, ofKind('plaines'));
    wander(off, ofKind('plaines'));
  });

  test('RDD-HID-01 not having left the map rules out the cells by its edge; having left it is told', () => {
    const t = changedTo('D13', { sheet: { start: 'F5' } });
    const others = ofKind('cite').filter((coord) => coord !== 'F5');
    const north = others.filter((coord) => beside(coord, 'N') !== undefined);
    const go = { do: 'go', towards: 'N' } as const;
    // As far as he can know, one of the cities at the northern edge is as likely as another.
    expect([others.length, north.length]).toEqual([21, 17]);
    expect(t.share(go, 'offMap')).toBe('4/21');
    t.fixed(CALM).answer(go).used();
    expectHidden(
      t,
      seeing(
        'collines',
        north.map((coord) => beside(coord, 'N')),
      ),
    );
  });

  test('RDD-HID-01 staying, coming down and going up again tell nothing', () => {
    const t = changedTo('K9');
    const before = t.sees().candidates;
    t.fixed(CALM).answer({ do: 'stay' });
    expect(t.sees().candidates).toEqual(before);
    t.answer({ do: 'comeDown' }).answer({ do: 'pass' });
    expect(t.sees().candidates).toEqual(before);
    t.fixed(CALM).answer(GO_UP).used();
    expectHidden(t, [...before]);
  });
});

describe('RDD-HID-02', () => {
  test('RDD-HID-02 only the gardien is told and shown where a lost demi-rêve is', () => {
    const t = changedTo('K9', { gardien: true });
    const told = t.told('whereabouts');
    expect(told).toMatchObject({ rule: 'RDD-HID-02', gardien: 1, cell: 'K9' });
    expect(shown(audience, told, 1)).toEqual(told);
    for (const who of [0, 'spectator'] as const) expect(shown(audience, told, who)).toBeUndefined();
    expect(t.sees(1).cell).toBe('K9');
  });

  test('RDD-HID-02 where there is no gardien nobody is', () => {
    const t = changedTo('K9');
    expect(t.kinds).not.toContain('whereabouts');
    expect(t.sees('spectator').cell).toBeNull();
  });

  test('RDD-HID-02 two dreamers: each is lost to the other as to himself', () => {
    const t = new Table({ dreamers: 2, sheet: { points: 11, spells: [] } });
    t.fixed(...meets(71, 7), FAILED, ['changeur', 3])
      .answer(GO_UP)
      .answer(MASTER)
      .used();
    for (const who of [0, 1]) expect(rules.view(t.s, who).dreamers[0]).toMatchObject({ cell: null });
    expect(rules.view(t.s, 0).dreamers[1]?.cell).toBe('C6');
  });

  test('RDD-HID-01 every candidate may be the truth to him, and nothing that he is given tells them apart', () => {
    const t = changedTo('K9');
    const given = (s: Table['s']) => canonical([rules.view(s, 0), rules.choices(s, t.decision())]);
    const cells = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const copy = redealt(t, seed);
      expect(given(copy)).toBe(given(t.s));
      cells.add(copy.dreamers[0]?.at ?? -1);
    }
    expect(inOrder([...cells].map((cell) => CELLS[cell]?.coord ?? ''))).toEqual(t.sees().candidates);
  });
});

describe('RDD-HID-01 what may be said while lost', () => {
  test('RDD-HID-01 a Passeur takes him by direction and number of cells, not by name', () => {
    const t = changedTo('K9')
      .fixed(...meets(26, 3), MASTERED)
      .answer({ do: 'stay' })
      .answer(MASTER);
    // The 36 cells around him, and declining.
    expect(t.choices()).toHaveLength(36 + 1);
    expect(t.refused({ do: 'teleport', cell: 'K10' })).toMatchObject({ rule: 'RDD-HID-01', reason: 'whereAmI' });
    t.answer({ do: 'teleport', towards: 'S', steps: 2 }).used();
    expect(t.where()).toBe('K11');
    const others = ofKind('sanctuaire').filter((coord) => coord !== 'G4');
    const candidates = seeing(
      'cite',
      others.map((coord) => straight(coord, 'S', 2)),
    );
    expect(candidates).toEqual(['K11']);
    known(t);
    // Another one takes him off the map.
    const off = changedTo('L4')
      .fixed(...meets(26, 6), MASTERED)
      .answer({ do: 'stay' })
      .answer(MASTER);
    off
      .fixed(['place', index('G7')])
      .answer({ do: 'teleport', towards: 'N', steps: 6 })
      .used();
    expect(off.kinds).toEqual(['offMap', 'offMap', 'entered']);
    expectHidden(off, ofKind('cite'));
  });

  test('RDD-HID-01 a Messager shows him the kind of a cell at a known distance', () => {
    const t = changedTo('D13', { sheet: { start: 'F5' } });
    t.fixed(...meets(1, 4), MASTERED)
      .answer({ do: 'stay' })
      .answer(MASTER);
    const others = ofKind('cite').filter((coord) => coord !== 'F5');
    t.answer({ do: 'send', towards: 'NE', steps: 2 }).used();
    expect(t.told('sent')).toMatchObject({ rule: 'RDD-MES-01', terrain: 'necropole', cell: null });
    const left = others.filter((coord) => kindOf(straight(coord, 'NE', 2) ?? 'A4') === 'necropole');
    expect(left.length).toBeGreaterThan(1);
    expectHidden(t, left);
  });

  test('RDD-CHA-01 a Changeur may be told any cell of the kind, his own among them, and that is where he then is', () => {
    const t = changedTo('K9')
      .fixed(...meets(71, 7), MASTERED)
      .answer({ do: 'stay' })
      .answer(MASTER);
    expect(t.choices()).toEqual([
      ...inOrder(ofKind('sanctuaire')).map((cell) => ({ do: 'teleport', cell })),
      { do: 'decline' },
    ]);
    expect(rules.choices(redealt(t, 3), t.decision())).toEqual(t.choices());
    t.answer({ do: 'teleport', cell: 'E6' }).used();
    expect(t.told('foundOneself').cell).toBe('E6');
    known(t);
  });

  test('RDD-HID-01 what is written on his sheet with the name of the cell ends all doubt', () => {
    const t = changedTo('D13', { sheet: { start: 'F5' } });
    t.dreamer().effects.push({ id: 'presentCites', cells: [index('D13'), index('A1')] });
    t.fixed(['dragon.detail', 5]).answer({ do: 'stay' });
    expect(t.told('foundOneself').cell).toBe('D13');
    t.answer({ do: 'present', kind: 'fleur' }).used();
    expect(t.told('points')).toMatchObject({ change: 5 });
  });
});

describe('RDD-HID-01 what was left while lost', () => {
  const IN_THE_PLAINS = ownSpell({ name: 'Rosée', where: 'plaines', difficulty: 0, cost: 1, target: 'soi' });

  /** On K10 or J11, as far as he knows; on K10 in truth, where he has left a spell in reserve. */
  function withReserve(setting: Setting = {}): Table {
    const t = whirled('K11', 'N', { ...setting, sheet: { spells: [IN_THE_PLAINS] } });
    t.fixed(['cast', 50]).answer({ do: 'cast', spell: 'own:0' }).answer({ do: 'reserve' }).used();
    expect(t.told('reserved').cell).toBeNull();
    return t;
  }

  test('RDD-HID-01 a reserve and a dodged encounter at once: he knows that they are there, not where', () => {
    const t = withReserve({ gardien: true });
    // To the north is a sanctuary, or else the river: he finds himself, and with it the reserve.
    const found = withReserve().fixed(CALM).answer({ do: 'go', towards: 'N' }).used();
    expect(found.sees().reserves).toMatchObject([{ cell: 'K10' }]);
    // He stays, meets a Mangeur and leaves it behind as well.
    t.fixed(...meets(56, 3))
      .answer({ do: 'stay' })
      .answer({ do: 'dodge' })
      .used();
    expect(t.sees(0).reserves).toMatchObject([{ cell: null }]);
    expect(t.sees(0).waiting).toMatchObject([{ kind: 'mangeur', cell: null }]);
    expect(t.sees(1).reserves).toMatchObject([{ cell: 'K10' }]);
    expect(t.sees(1).waiting).toMatchObject([{ cell: 'K10' }]);
    expectHidden(t, ['J11', 'K10']);
    // Wherever that is, it waits for him there; and the reserve fires when he comes back to it.
    t.answer(GO_UP).answer({ do: 'allow' }, 1);
    expect(t.told('met')).toMatchObject({ encounter: 'mangeur', again: true });
    t.fixed(MASTERED).answer(MASTER).used();
    expect(t.told('fired').spell).toBe('own:0');
  });

  test('RDD-HID-01 found by name elsewhere, he still does not know where the spell waits', () => {
    const t = withReserve();
    t.dreamer().effects.push({ id: 'terreAttache', cells: [index('A1'), index('J11'), index('K10')] });
    t.fixed(CALM).answer({ do: 'home', cell: 'A1' }).used();
    expect(t.told('foundOneself').cell).toBe('A1');
    known(t);
    expect(t.sees().reserves).toMatchObject([{ cell: null }]);
    const cells = new Set(Array.from({ length: 40 }, (_, seed) => redealt(t, seed).dreamers[0]?.reserves[0]?.cell));
    expect([...cells].sort()).toEqual([index('J11'), index('K10')].sort());
    // It did not fire on J11, so it is on K10; and there it does.
    const other = rules.copy(t.s);
    t.fixed(CALM).answer({ do: 'home', cell: 'J11' }).used();
    expect(t.kinds).not.toContain('fired');
    expect(t.sees().reserves).toMatchObject([{ cell: 'K10' }]);
    expect(t.dreamer().belief).toBeNull();
    Object.assign(t.s, other);
    t.fixed(CALM).answer({ do: 'home', cell: 'K10' });
    expect(t.kinds).toContain('fired');
  });

  test('RDD-ENC-06 the odds of meeting again what was dodged are those of its being there', () => {
    const t = whirled('K11', 'N')
      .fixed(...meets(56, 3))
      .answer({ do: 'stay' })
      .answer({ do: 'dodge' });
    t.dreamer().effects.push({ id: 'terreAttache', cells: [index('K10')] });
    // A Rêve de Dragon in his sleep sets the demi-rêve down elsewhere, in a sanctuary.
    t.fixed(['recovery', 7], ['recovery', 1], FAILED, ['dragon', 21], ['place', index('E6')]);
    t.answer({ do: 'sleep', hours: 1 }).answer(MASTER);
    expectHidden(t, inOrder(ofKind('sanctuaire')));
    expect(t.sees().waiting).toMatchObject([{ kind: 'mangeur', cell: null }]);
    t.fixed(CALM).answer(GO_UP).used();
    // On K10 or J11, one as likely as the other: 1/2 + 1/2 · 1/7.
    expect(t.share({ do: 'home', cell: 'K10' }, 'encounter')).toBe('4/7');
    t.answer({ do: 'home', cell: 'K10' });
    expect(t.told('met')).toMatchObject({ encounter: 'mangeur', again: true });
    expect(t.sees().waiting).toMatchObject([{ cell: 'K10' }]);
    t.fixed(MASTERED).answer(MASTER).used();
    expect(t.dreamer()).toMatchObject({ waiting: [], belief: null });
  });
});
