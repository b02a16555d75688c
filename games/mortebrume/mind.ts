/**
 * How a position of Mortebrume is judged: figures of both sides, weighed by what the scenario asks for. Quiet are the
 * moments between two activations; up to there the raider plays for everybody.
 */
import type { Mind } from '@reverie/kernel/game';
import { logistic } from '@reverie/kernel/net';
import type { Answer } from './answers.ts';
import { FEATURES, readFeatures } from './programs/features.ts';
import { choose } from './programs/raider.ts';
import { WEIGHTS } from './programs/weights.ts';
import type { Types } from './types.ts';

/** Scratch: written and read within one call. */
const figures = new Float64Array(FEATURES.length);

const QUIET: ReadonlySet<string> = new Set(['choose', 'morale', 'nameMorale', 'nameInitiative']);
/**
 * Left to the raider: what no position tells apart, and whom a combined attack is made of, which was weighed when it was
 * chosen. Who thinks about it again may take it back for ever.
 */
const LEFT: ReadonlySet<string> = new Set(['deploy', 'nameMorale', 'nameInitiative', 'place', 'attack']);

export const mind: Mind<Types> = {
  version: '1',
  features: FEATURES,
  engine: 'sample',
  // An answer of the raider is dear: ways are judged and odds worked out.
  effort: 0.18,
  scrutiny: 0.22,
  // Of its many ways and targets some are far worse than others: who misjudges them a little still takes a good one.
  noise: [1, 0.5, 0.26, 0.12, 0],
  read: readFeatures,
  value(s, seat) {
    if (s.ended) {
      const { winners } = s.ended;
      return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
    }
    readFeatures(s, seat, figures);
    const weights = WEIGHTS[s.goal];
    let sum = 0;
    for (let i = 0; i < figures.length; i++) sum += (figures[i] as number) * (weights[i] as number);
    return logistic(sum);
  },
  quiet: ({ kind }) => QUIET.has(kind),
  leaves: ({ kind }) => LEFT.has(kind),
  quick: (s, decision, choices) => choices[choose({ view: { ...s, seat: decision.seat }, decision, choices })],
  key: (answer: Answer) => JSON.stringify(answer),
};
