/** RDD-HID: what somebody who is lost can work out, and who knows more. */
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
import { CALM, facing, GO_UP, meets, Table } from './table.ts';

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
