/** What the mind makes of a position. */
import { Fast } from '@reverie/kernel/chance/fast';
import { playout } from '@reverie/kernel/playout';
import { decide } from '@reverie/kernel/program';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { mind } from '../mind.ts';
import { raider } from '../programs/raider.ts';
import { rules } from '../rules.ts';
import { copyState, type Fighter, type State } from '../state.ts';

const seats = ['Ada', 'Blaise'].map((name) => ({ name, role: 'chef' }));

/** Positions of a game at random, in a scenario, before an activation. */
function positions(scenario: string, seed: number): State[] {
  const chance = new Fast(seed);
  const io = { chance, tell: undefined };
  const s = rules.setup(rules.options.parse({ scenario, hordes: ['meleiens', 'thanigistes'] }), seats, io);
  const found: State[] = [];
  for (let [d] = rules.pending(s); d; [d] = rules.pending(s)) {
    if (d.kind === 'choose') found.push(copyState(s));
    playout(rules, s, io, chance.below(), 1);
  }
  return found;
}

test('what is good for one side is bad for the other, in every scenario', () => {
  for (const { id } of SCENARIOS) {
    const all = positions(id, 3);
    expect(all.length).toBeGreaterThan(10);
    for (const s of all) expect(mind.value(s, 0) + mind.value(s, 1)).toBeCloseTo(1, 9);
  }
});

test('a fighter out of combat, a wound and a relic in hand count', () => {
  const [s] = positions('relique', 5).filter(({ turn }) => turn === 5);
  if (!s) throw new Error('the game was too short');
  const value = (change: (s: State, f: Fighter) => void): number => {
    const other = copyState(s);
    change(other, other.fighters.find((f) => f.seat === 1 && f.phys > 3 && !f.off && f.captor < 0) as Fighter);
    return mind.value(other, 0);
  };
  const before = value(() => undefined);
  expect(value((_, f) => Object.assign(f, { phys: 0, lying: true }))).toBeGreaterThan(before);
  expect(value((_, f) => Object.assign(f, { phys: 1 }))).toBeGreaterThan(before);
  const held = value((other) => {
    const own = other.fighters.find((f) => f.seat === 0 && f.phys > 0 && !f.off && f.captor < 0);
    for (const thing of other.things) if (thing.kind === 'relique') thing.holder = own?.id ?? -1;
  });
  expect(held).toBeGreaterThan(before + 0.1);
});

test('a combined attack that was chosen is left to the raider, who carries it out', () => {
  const all = positions('escarmouche', 7);
  let combined = 0;
  for (const s of all) {
    const [choose] = rules.pending(s);
    if (!choose || !rules.choices(s, choose).some((a) => a.do === 'combine')) continue;
    rules.answer(s, choose, { do: 'combine' }, { chance: new Fast(1), tell: undefined });
    const [attack] = rules.pending(s);
    if (attack?.kind !== 'attack') throw new Error('nobody is asked for the attack');
    expect(mind.leaves?.(attack)).toBe(true);
    const choices = rules.choices(s, attack);
    const view = rules.view(s, attack.seat);
    const answer = decide(raider, { view, decision: attack, choices, below: new Fast(1).below() });
    expect(answer?.do).toBe('attack');
    combined++;
  }
  expect(combined).toBeGreaterThan(0);
});

test('in thought the raider answers out of the state as it would out of its view', () => {
  const chance = new Fast(11);
  const below = chance.below();
  const io = { chance, tell: undefined };
  const s = rules.setup(rules.options.parse({ scenario: 'relique', hordes: ['meute', 'thanigistes'] }), seats, io);
  let asked = 0;
  for (let [d] = rules.pending(s); d; [d] = rules.pending(s)) {
    const choices = rules.choices(s, d);
    const answer = decide(raider, { view: rules.view(s, d.seat), decision: d, choices, below });
    expect(mind.quick?.(s, d, choices, below)).toEqual(answer);
    rules.answer(s, d, below(3) === 0 ? (choices[below(choices.length)] as Answer) : (answer as Answer), io);
    asked++;
  }
  expect(asked).toBeGreaterThan(100);
});
