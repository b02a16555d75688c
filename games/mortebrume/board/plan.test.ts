/** How many questions of a whole game a person is asked on the board, whose programs are asked every one of them. */
import { Fast } from '@reverie/kernel/chance/fast';
import { decide } from '@reverie/kernel/program';
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import { raider } from '../programs/raider.ts';
import { rules } from '../rules.ts';
import type { Decision } from '../types.ts';
import { noPlan, type Plan, planned, settled, spent } from './plan.ts';

const seats = [
  { name: 'Ada', role: 'chef' },
  { name: 'Blaise', role: 'chef' },
];
/** As the board has it when nobody touches the dice: none are laid, nobody goes on, nobody draws on itself. */
const USUAL = { dice: 0, stays: true, boosts: false };
/** What a game asked of both sides before there was a board. */
const BEFORE = 274;
const GAMES = tiered(4, 12);

const meant = (plan: Plan, answer: Answer, fighter: number | undefined): Plan => {
  if (answer.do === 'declare' && fighter !== undefined) return planned(plan, fighter, USUAL);
  if (answer.do === 'attack') return answer.attackers.reduce((now, one) => planned(now, one.fighter, USUAL), plan);
  const laid =
    answer.do === 'react'
      ? [...answer.intercept.map((one) => one.fighter), ...(answer.defend ? [answer.defend.fighter] : [])]
      : answer.do === 'name'
        ? [answer.fighter]
        : (answer.do === 'answer' || answer.do === 'escape') && fighter !== undefined
          ? [fighter]
          : [];
  return { ...plan, dice: { ...plan.dice, ...Object.fromEntries(laid.map((one) => [one, 0])) } };
};

/** Plays a game as two people do it on the board: `asked` counts by kind what they are asked. */
function play(seed: number, asked: Map<string, number>): void {
  const chance = new Fast(seed);
  const io = { chance, tell: undefined };
  const below = chance.below();
  const s = rules.setup(rules.options.parse({}), seats, io);
  const plans: [Plan, Plan] = [noPlan(0), noPlan(0)];
  const voices: [number | null, number | null] = [null, null];
  for (;;) {
    const [d] = rules.pending(s) as readonly Decision[];
    if (!d) return;
    const seat = d.seat as 0 | 1;
    const view = rules.view(s, seat);
    const open = { decision: d, choices: rules.choices(s, d) };
    if (plans[seat].turn !== s.turn) plans[seat] = noPlan(s.turn);
    const itself = settled(view, open, plans[seat], voices[seat]);
    const chosen = decide(raider, { view, ...open, below }) as Answer;
    const answer = itself ?? chosen;
    const fighter = 'about' in d && 'fighter' in d.about ? d.about.fighter : undefined;
    if (itself) {
      plans[seat] = spent(plans[seat], open);
      if (answer.do === 'name') plans[seat] = meant(plans[seat], answer, fighter);
    } else {
      // Whom to activate and what it declares is one card.
      if (d.kind !== 'choose' || answer.do !== 'choose') asked.set(d.kind, (asked.get(d.kind) ?? 0) + 1);
      plans[seat] = meant(plans[seat], answer, fighter);
      if (d.kind === 'nameInitiative' && answer.do === 'name') voices[seat] = answer.fighter;
    }
    const refusal = rules.answer(s, d, answer, io);
    if (refusal) throw new Error(`seed ${seed}: ${JSON.stringify([d, answer, refusal])}`);
  }
}

test('a game asks both sides at least 40 % fewer questions than before', () => {
  const asked = new Map<string, number>();
  for (let seed = 1; seed <= GAMES; seed++) play(seed, asked);
  const each = [...asked].map(([kind, n]) => [kind, Math.round((n / GAMES) * 10) / 10]);
  const all = [...asked.values()].reduce((sum, n) => sum + n, 0) / GAMES;
  expect(all, JSON.stringify(Object.fromEntries(each))).toBeLessThanOrEqual(0.6 * BEFORE);
});
