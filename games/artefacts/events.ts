/** All that the rules tell, and who hears it. */
import type { Audience, Term } from '@reverie/kernel/events';
import type { RuleId, SeatIndex } from '@reverie/kernel/game';
import type { Power } from './data/powers.ts';

interface Own {
  seat: SeatIndex;
}
interface Paid extends Own {
  pay: readonly number[];
  spirals: number;
}
/** An artefact in play. */
interface Standing {
  owner: SeatIndex;
  place: number;
  card: number;
}
interface Dealt extends Own {
  other: SeatIndex;
  gave: number;
  got: number;
}

export type Waking = 'attack' | 'own' | 'idle' | 'conceded';

/** What is told of each kind of event, besides its rule and its sum. */
// biome-ignore format: an event a line
interface Facts {
  // before the first turn
  picked: Own & { card: number };
  dreamerDrawn: Own & { dreamer: number };
  powersDrawn: Own & { powers: readonly number[] };
  redrew: Own & { powers: readonly number[] };
  composed: Own & { count: number; cards?: readonly number[] };
  took: Own & { count: number; card?: number };
  ordered: { order: readonly SeatIndex[] };
  // a turn
  turnBegan: Own & { round: number };
  woke: Own & { dreamer: number; how: Waking; by: SeatIndex | null; count: number };
  swept: Own & { cards: readonly number[]; powers: readonly number[] };
  discarded: Own & { powers: readonly number[] };
  handDrawn: Own & { count: number; cards?: readonly number[] };
  pileShuffled: object;
  deckShuffled: Own & { cards: readonly number[] };
  summoned: Paid & { card: number; place: number; endurance: number };
  used: Paid & { card: number; value: number; doubled: boolean };
  designated: Own & { other: SeatIndex };
  // powers
  powerLost: Own & { power: Power; card: number };
  endurance: Own & Standing & { power: Power; change: number; endurance: number };
  turnedDown: Own & Standing;
  turnedUp: Standing;
  recalled: Own & { power: number; dropped: number | null };
  forgot: Own & { other: SeatIndex; power: number };
  struckTwin: Own & Standing;
  bartered: Dealt;
  swapped: Dealt;
  // a fight: `target` is the card attacked, or null for the Dreamer
  attacked: Own & { card: number; place: number; other: SeatIndex; target: number | null; boost: readonly number[]; endurance: number; attack: number };
  /** For odds alone: whether any defence of this hand would hold. Nobody is told. */
  foreseen: Own & { holds: boolean };
  intercepted: Own & { card: number; place: number };
  defended: Paid & { boost: readonly number[]; item: number | null; value: number };
  boosted: Own & { boost: readonly number[] };
  laid: Own & { boost?: readonly number[]; item?: number; value?: number };
  settled: Own & { other: SeatIndex; card: number; target: number | null; attack: number; defence: number; result: 'won' | 'held' | 'both' };
  felled: Own & { card: number; place: number };
  // the end of a turn, and of a game
  broke: Own & { card: number; place: number };
  idled: Own & { turns: number };
  eliminated: Own;
  won: { winners: readonly SeatIndex[] };
}

export type Event = {
  [K in keyof Facts]: Readonly<Facts[K]> & {
    readonly kind: K;
    readonly rule: RuleId;
    readonly sum?: readonly Term[];
  };
}[keyof Facts];

type Counted = Extract<Event, { count: number; kind: 'composed' | 'took' | 'handDrawn' }>;
/** Others learn how many cards there are, not which. */
const counted = {
  to: ({ seat }: Counted) => [seat],
  others: ({ kind, rule, seat, count }: Counted): Counted => ({ kind, rule, seat, count }),
} as const;
const all = { to: 'all' } as const;
const news = { to: 'all', reveals: true } as const;

// biome-ignore format: those that everybody hears stand together
export const audience: Audience<Event> = {
  picked: all, dreamerDrawn: all, powersDrawn: all, redrew: all, ordered: all, turnBegan: all, woke: all, swept: all,
  discarded: all, pileShuffled: all, deckShuffled: all, summoned: all, used: all, designated: all, powerLost: all,
  endurance: all, turnedDown: all, turnedUp: all, recalled: all, forgot: all, struckTwin: all, bartered: all,
  swapped: all, attacked: all, intercepted: all, settled: all, felled: all, broke: all, idled: all, eliminated: all, won: all,
  composed: counted, took: counted, handDrawn: counted,
  defended: news, boosted: news,
  laid: { to: (e) => [e.seat], others: ({ kind, rule, seat }) => ({ kind, rule, seat }) },
  foreseen: { to: () => [], others: 'nothing' },
};
