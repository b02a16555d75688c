/** Test support: positions from games played by the rules and a bot. */
import { Fast } from '@reverie/kernel/chance/fast';
import { decide } from '@reverie/kernel/program';
import type { Answer } from '../answers.ts';
import { optionsSchema } from '../options.ts';
import { greedy } from '../programs/greedy.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import type { Open, Thing } from './reading.ts';
import { deckOf, type Hands, type TouchResult } from './touch.ts';

/** Everything on the table of a view. */
export function things({ view, seat, open }: Hands): Thing[] {
  return [
    ...(view.sides[seat]?.hand ?? []).map((card, at): Thing => ({ on: 'hand', card, at })),
    ...view.sides.flatMap((side): Thing[] => [
      { on: 'dreamer', seat: side.seat },
      ...[0, 1, 2].map((place): Thing => ({ on: 'place', seat: side.seat, place })),
      ...side.row.map((sort, at): Thing => ({ on: 'row', seat: side.seat, sort, at })),
    ]),
    ...view.used.flatMap((n, sort): Thing[] => (n > 0 ? [{ on: 'used', sort }] : [])),
    { on: 'pile' },
    { on: 'spiral', at: 0 },
    ...(
      view.pool ?? (open.decision.kind === 'compose' ? deckOf({ view, seat, open, answer: null, begun: {} }) : [])
    ).map((card, at): Thing => ({ on: 'pool', card, at })),
  ];
}

export const after = (hands: Hands, { answer, begun }: TouchResult): Hands => ({ ...hands, answer, begun });

/** Plays a game and stops at every question. */
export function* questions(players: number, seed: number, options: object = {}): Generator<{ s: State; hands: Hands }> {
  const chance = new Fast(seed);
  const io = { chance, tell: undefined };
  const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, role: 'player' }));
  const s = rules.setup(optionsSchema.parse(options), seats, io);
  for (let i = 0; i < 400 && !rules.outcome(s); i++) {
    const [decision] = rules.pending(s);
    if (!decision) return;
    const choices = rules.choices(s, decision);
    const view = rules.view(s, decision.seat);
    const open: Open = { decision, choices };
    yield { s, hands: { view, seat: decision.seat, open, answer: null, begun: {} } };
    const below = (n: number) => chance.pick({ label: 'test', seen: 'all' }, n);
    // Powers are used, whether it is wise or not: there would be few to look at.
    const a = decision.kind === 'power' ? choices[0] : decide(greedy, { view, decision, choices, below });
    rules.answer(s, decision, a as Answer, io);
  }
}

/** Options for decks of nobody but barterers. */
export const traders = (players: number) => ({
  maxCopies: 20,
  decks: Array.from({ length: players }, () => Array.from({ length: players === 2 ? 20 : 10 }, () => 'mist-pedlar')),
});

/** The first position of some game that asks this. */
export function position(
  options: object,
  wanted: (hands: Hands, s: State) => boolean,
  players = 2,
): { readonly s: State; readonly hands: Hands } {
  for (let seed = 1; seed < 40; seed++) {
    for (const { s, hands } of questions(players, seed, options)) {
      if (wanted(hands, s)) return { s: rules.copy(s), hands };
    }
  }
  throw new Error('no such position');
}
