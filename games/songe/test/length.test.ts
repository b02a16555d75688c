/** How many answers a duel takes where all decide as people would: once for what is the same until a wound. */
import { Fast } from '@reverie/kernel/chance/fast';
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import type { Duel } from '../frames.ts';
import { optionsSchema } from '../options.ts';
import { inDuelOf } from '../programs/duellist.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';

const SEATS = ['Ada', 'Blaise', 'Claire'].map((name, i) => ({ name, role: i === 2 ? 'conteur' : 'arpenteur' }));
const PAIRS = [
  ['aurelie', 'gondrin'],
  ['varthos', 'ysolde'],
  ['maelle', 'aurelie'],
  ['gondrin', 'varthos'],
] as const;

/** The same answer until a wound, where one may say so: what a player presses who does not mean to pay this time. */
function standing(a: Answer, choices: readonly Answer[]): Answer {
  // Who has chosen a manoeuvre goes on fencing until a wound; what is free is drawn again.
  if (a.do === 'attack' || a.do === 'defend') return { ...a, stands: true };
  if (a.do === 'redraw' && a.from !== 'panache') return { ...a, stands: true };
  if (a.do !== 'pass' && a.do !== 'stand' && a.do !== 'ready') return a;
  const same = choices.find((one) => one.do === a.do && 'stands' in one && one.stands);
  return same ? ({ ...a, stands: true } as Answer) : a;
}

/** One stone after another until it is good, where one may say so. */
const until = (a: Answer, choices: readonly Answer[]): Answer =>
  a.do === 'redraw' ? (choices.find((one) => one.do === 'redraw' && one.from === a.from && one.until) ?? a) : a;

const duelIn = (s: State): Duel | undefined => s.stacks[0]?.find((f): f is Duel => f.kind === 'duel');

/** Answers of all seats until three exchanges are over; undefined where the fight ends before. */
function answersIn(seed: number): number | undefined {
  const chance = new Fast(seed);
  const io = { chance, tell: undefined };
  const below = chance.below();
  const arpenteurs = PAIRS[seed % PAIRS.length];
  const s = rules.setup(optionsSchema.parse({ mode: 'table', arpenteurs }), SEATS, io);
  const preside = rules.pending(s).find(({ kind }) => kind === 'preside');
  // Every other one against a PNJ of the Conteur.
  if (preside) rules.answer(s, preside, { do: 'duel', a: 0, b: seed % 2 === 0 ? 1 : 2 + (seed % 3 === 0 ? 1 : 0) }, io);
  let counted = 0;
  for (let n = 0; n < 400; n++) {
    const f = duelIn(s);
    if (!f) return undefined;
    if (f.exchange > 3) return counted;
    const d = rules.pending(s).find(({ optional }) => !optional);
    if (!d) return undefined;
    const choices = rules.choices(s, d);
    const chosen = inDuelOf(s, d, choices, below) ?? choices[0];
    if (!chosen) return undefined;
    const refusal = rules.answer(s, d, standing(until(chosen, choices), choices), io);
    expect(refusal).toBeUndefined();
    counted++;
  }
  return undefined;
}

const MOST = 35;
test('SON-X-08 three exchanges at a table of three take at most 35 answers, on average and over 200 duels', () => {
  const all: number[] = [];
  for (let seed = 1; all.length < tiered(200, 400) && seed < 4000; seed++) {
    const found = answersIn(seed);
    if (found !== undefined) all.push(found);
  }
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(all.reduce((sum, n) => sum + n, 0) / all.length).toBeLessThanOrEqual(MOST);
});
