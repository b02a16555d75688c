/** All that the rules tell, and who hears it. */
import type { Audience, Term } from '@reverie/kernel/events';
import type { RuleId, SeatIndex } from '@reverie/kernel/game';
import type { Power } from './data/powers.ts';

interface Of<K extends string> {
  readonly kind: K;
  readonly rule: RuleId;
  readonly sum?: readonly Term[];
}
interface Own<K extends string> extends Of<K> {
  readonly seat: SeatIndex;
}
interface Paid {
  readonly pay: readonly number[];
  readonly spirals: number;
}
/** An artefact in play. */
interface Standing {
  readonly owner: SeatIndex;
  readonly place: number;
  readonly card: number;
}

export type Waking = 'attack' | 'own' | 'idle' | 'conceded';

export type Event =
  // before the first turn
  | (Own<'picked'> & { readonly card: number })
  | (Own<'dreamerDrawn'> & { readonly dreamer: number })
  | (Own<'powersDrawn'> & { readonly powers: readonly number[] })
  | (Own<'redrew'> & { readonly powers: readonly number[] })
  | (Own<'composed'> & { readonly count: number; readonly cards?: readonly number[] })
  | (Own<'took'> & { readonly count: number; readonly card?: number })
  | (Of<'ordered'> & { readonly order: readonly SeatIndex[] })
  // a turn
  | (Own<'turnBegan'> & { readonly round: number })
  | (Own<'woke'> & {
      readonly dreamer: number;
      readonly how: Waking;
      readonly by: SeatIndex | null;
      readonly count: number;
    })
  | (Own<'swept'> & { readonly cards: readonly number[]; readonly powers: readonly number[] })
  | (Own<'discarded'> & { readonly powers: readonly number[] })
  | (Own<'handDrawn'> & { readonly count: number; readonly cards?: readonly number[] })
  | Of<'pileShuffled'>
  | (Own<'deckShuffled'> & { readonly cards: readonly number[] })
  | (Own<'summoned'> & Paid & { readonly card: number; readonly place: number; readonly endurance: number })
  | (Own<'used'> & Paid & { readonly card: number; readonly value: number; readonly doubled: boolean })
  | (Own<'designated'> & { readonly other: SeatIndex })
  // powers
  | (Own<'powerLost'> & { readonly power: Power; readonly card: number })
  | (Own<'endurance'> & Standing & { readonly power: Power; readonly change: number; readonly endurance: number })
  | (Own<'turnedDown'> & Standing)
  | (Of<'turnedUp'> & Standing)
  | (Own<'recalled'> & { readonly power: number; readonly dropped: number | null })
  | (Own<'forgot'> & { readonly other: SeatIndex; readonly power: number })
  | (Own<'struckTwin'> & Standing)
  | (Own<'bartered'> & { readonly other: SeatIndex; readonly gave: number; readonly got: number })
  | (Own<'swapped'> & { readonly other: SeatIndex; readonly gave: number; readonly got: number })
  // a fight
  | (Own<'attacked'> & {
      readonly card: number;
      readonly place: number;
      readonly other: SeatIndex;
      /** The card attacked, or null for the Dreamer. */
      readonly target: number | null;
      readonly boost: readonly number[];
      readonly endurance: number;
      readonly attack: number;
    })
  /** For odds alone: whether any defence of this hand would hold. Nobody is told. */
  | (Own<'foreseen'> & { readonly holds: boolean })
  | (Own<'intercepted'> & { readonly card: number; readonly place: number })
  | (Own<'defended'> &
      Paid & { readonly boost: readonly number[]; readonly item: number | null; readonly value: number })
  | (Own<'boosted'> & { readonly boost: readonly number[] })
  | (Own<'laid'> & { readonly boost?: readonly number[]; readonly item?: number; readonly value?: number })
  | (Own<'settled'> & {
      readonly other: SeatIndex;
      readonly card: number;
      readonly target: number | null;
      readonly attack: number;
      readonly defence: number;
      readonly result: 'won' | 'held' | 'both';
    })
  | (Own<'felled'> & { readonly card: number; readonly place: number })
  // the end of a turn, and of a game
  | (Own<'broke'> & { readonly card: number; readonly place: number })
  | (Own<'idled'> & { readonly turns: number })
  | Own<'eliminated'>
  | (Of<'won'> & { readonly winners: readonly SeatIndex[] });

export const audience: Audience<Event> = {
  picked: { to: 'all' },
  dreamerDrawn: { to: 'all' },
  powersDrawn: { to: 'all' },
  redrew: { to: 'all' },
  composed: {
    to: (e) => [e.seat],
    others: ({ kind, rule, seat, count }) => ({ kind, rule, seat, count }),
  },
  took: { to: (e) => [e.seat], others: ({ kind, rule, seat, count }) => ({ kind, rule, seat, count }) },
  ordered: { to: 'all' },
  turnBegan: { to: 'all' },
  woke: { to: 'all' },
  swept: { to: 'all' },
  discarded: { to: 'all' },
  handDrawn: {
    to: (e) => [e.seat],
    others: ({ kind, rule, seat, count }) => ({ kind, rule, seat, count }),
  },
  pileShuffled: { to: 'all' },
  deckShuffled: { to: 'all' },
  summoned: { to: 'all' },
  used: { to: 'all' },
  designated: { to: 'all' },
  powerLost: { to: 'all' },
  endurance: { to: 'all' },
  turnedDown: { to: 'all' },
  turnedUp: { to: 'all' },
  recalled: { to: 'all' },
  forgot: { to: 'all' },
  struckTwin: { to: 'all' },
  bartered: { to: 'all' },
  swapped: { to: 'all' },
  attacked: { to: 'all' },
  foreseen: { to: () => [], others: 'nothing' },
  intercepted: { to: 'all' },
  defended: { to: 'all', reveals: true },
  boosted: { to: 'all', reveals: true },
  laid: { to: (e) => [e.seat], others: ({ kind, rule, seat }) => ({ kind, rule, seat }) },
  settled: { to: 'all' },
  felled: { to: 'all' },
  broke: { to: 'all' },
  idled: { to: 'all' },
  eliminated: { to: 'all' },
  won: { to: 'all' },
};
