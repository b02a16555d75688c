/** What programs that search know of Songe: figures of a duel, and values learned from games. */
import type { Mind } from '@reverie/kernel/game';
import { Net } from '@reverie/kernel/net';
import { inDuelOf } from './programs/duellist.ts';
import { FEATURES, read } from './programs/features.ts';
import { kindOf, worthTrying } from './programs/kinds.ts';
import { weights } from './programs/weights.ts';
import type { SongeDecision, Types } from './types.ts';
import { isStranger } from './view.ts';

const VERSION = 'songe-1';

const net = new Net(weights, VERSION, FEATURES);
const figures = new Float64Array(FEATURES.length);

/** An exchange begins with the stance of the first side: what was drawn before it is settled. So is a step on the road. */
const isQuiet = (d: SongeDecision): boolean =>
  d.kind === 'crossing.road' || (d.kind === 'duel.stance' && d.about.side === 0);

/** What takes stones, redraws or a case. */
const SPENDING: ReadonlySet<string> = new Set([
  ...(['redraw', 'raise', 'bid', 'invert', 'shift', 'breakTie', 'botte', 'counterBotte'] as const),
]);

export const mind: Mind<Types> = {
  version: VERSION,
  engine: 'sample',
  effort: 0.5,
  scrutiny: 3,
  // What an exchange costs shows in the next one: redraws that are used up, repeated manoeuvres, wounds that weigh.
  horizon: 2,
  // Answers differ by a point of a hundred or two: with fewer samples luck would choose at every level alike.
  least: 480,
  noise: [4.5, 0.95, 0.4, 0.075, 0],
  features: FEATURES,
  read,
  value(s, seat) {
    if (s.over) return s.over.winners.includes(seat) ? 1 / s.over.winners.length : 0;
    read(s, seat, figures);
    return net.value(figures);
  },
  quiet: isQuiet,
  // A table with a Conteur is a story: what is said there is nothing to reckon with.
  leaves: (d) =>
    d.optional === true ||
    !(d.kind.startsWith('duel.') || d.kind.startsWith('test.') || d.kind.startsWith('crossing.')),
  quick: inDuelOf,
  narrow: worthTrying,
  spends: (a) => SPENDING.has(a.do) || ('fortune' in a && a.fortune !== undefined),
  // Of a PNJ the figures know no manoeuvre: they take the Comte, who beats nearly everybody, for a beginner.
  strange: (s) => s.figures.some(({ kind, onStage, out }) => onStage && out === null && isStranger({ kind })),
  key: kindOf,
};
