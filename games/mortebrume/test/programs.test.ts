/** What programs are offered and how the raider weighs it: sweeps and shots after a way, charges, the rest of a way. */
import { describe, expect, test } from 'vitest';
import type { Answer, ChargeType } from '../answers.ts';
import { box } from '../data/scenarios.ts';
import type { Charge } from '../frames.ts';
import { choose } from '../programs/raider.ts';
import { strikeWorth } from '../programs/worth.ts';
import { rules } from '../rules.ts';
import { crowd, type Figure, Table } from './table.ts';

const declared = (t: Table): Answer[] => {
  const [d] = rules.pending(t.s);
  if (d?.kind !== 'declare') throw new Error('no declaration is open');
  return [...rules.choices(t.s, d)];
};
const actions = (t: Table): string[] =>
  declared(t).flatMap((a) => (a.do === 'declare' ? [`${a.action.kind} ${a.path.length}`] : []));

describe('samples of declarations', () => {
  const table = (b: Figure[], kind = 'mel-lancier'): Table =>
    new Table({ a: [[kind, 30, 20], ...crowd('mel-garde', 4)], b: [...b, ...crowd('tha-hallebardier', 72)] }).choose(
      'A',
    );

  test('MOR-MUL-01 a sweep at the end of a run, where two enemies are in reach there', () => {
    const two = table([
      ['tha-hallebardier', 29, 32],
      ['tha-hallebardier', 33, 32],
    ]);
    expect(actions(two)).toContain('sweep 1');
    expect(actions(two)).not.toContain('sweep 0');
    expect(actions(table([['tha-hallebardier', 29, 32]]))).not.toContain('sweep 1');
  });

  test('MOR-RNG-02 a shot at the end of a way into range, where the target is out of range', () => {
    const away = (y: number): string[] => actions(table([['tha-hallebardier', 30, y]], 'mel-archere'));
    const ranges = [40, 50, 60, 70].map((y) =>
      away(y)
        .filter((one) => one.startsWith('shot'))
        .join(),
    );
    expect(ranges).toContain('shot 1');
    // In range at once, or farther than one way and the range together.
    expect(ranges).toContain('shot 0');
  });
});

describe('the raider', () => {
  /** A charge at a dwarf up the table, with a pit behind the dwarf or without one. */
  const worth = (type: ChargeType, pit: boolean, scenario = {}): number => {
    const t = new Table({
      a: [['tha-broyeur', 30, 28], ...crowd('tha-hallebardier', 4)],
      b: [['mel-lancier', 30, 32], ...crowd('mel-garde', 72)],
      scenery: pit ? [box('hole', 24, 34, 12, 8, 6)] : [],
      scenario,
    });
    const v = rules.view(t.s, 0);
    const [by, target] = [v.fighters[t.id('A')], v.fighters[t.id('a')]];
    if (!by || !target) throw new Error('a figure is missing');
    const charge: Charge = { type, bonus: 3, dx: 0, dy: 800 };
    return strikeWorth(v, by, [target], false, charge);
  };

  test('MOR-CHG-07 a poussée counts the pit behind its target', () => {
    expect(worth('poussee', true)).toBeGreaterThan(worth('poussee', false) + 0.3);
  });
  test('MOR-CHG-08 a ruée counts the way that it adds, more where the scenario asks to cross', () => {
    expect(worth('ruee', false)).toBeGreaterThan(worth('poussee', false));
    expect(worth('ruee', false, { goal: 'cross' })).toBeGreaterThan(worth('ruee', false) + 0.1);
  });
  test('MOR-CHG-09 a percée counts the dodges that it makes easier', () => {
    expect(worth('percee', false)).toBeGreaterThan(worth('poussee', false));
  });

  test('HB-27 after its action it goes on where the scenario draws, and stays where it does not', () => {
    const after = (goal: 'cross' | 'fight'): Answer | undefined => {
      const t = new Table({
        a: [['mel-archere', 30, 20], ...crowd('mel-garde', 4)],
        b: [['tha-hallebardier', 30, 34], ...crowd('tha-hallebardier', 72)],
        scenario: { goal },
      });
      t.fixed(['shot', 1]).declare('A', [], { kind: 'shot', target: t.id('a'), weapon: 'arc' });
      t.until('on');
      const [d] = rules.pending(t.s);
      if (d?.kind !== 'on') throw new Error('the rest of the way is not asked');
      const choices = rules.choices(t.s, d);
      return choices[choose({ view: rules.view(t.s, 0), decision: d, choices })];
    };
    expect(after('cross')).toMatchObject({ do: 'go' });
    expect(after('fight')).toEqual({ do: 'pass' });
  });
});
