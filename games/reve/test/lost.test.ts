/** RDD-HID-01: what somebody who is lost may say and do, and what he leaves behind. */
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import type { OwnSpell } from '../sheet.ts';
import {
  changedTo,
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
  whirled,
} from './lost.ts';
import { CALM, GO_UP, meets, type Setting, type Table } from './table.ts';

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
  const IN_THE_PLAINS: OwnSpell = {
    name: 'Rosée',
    voie: 'hypnos',
    ritual: false,
    where: 'plaines',
    difficulty: 0,
    cost: 1,
    range: 1,
    target: 'soi',
    resistance: null,
  };

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
