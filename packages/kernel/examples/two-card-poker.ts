/**
 * Two-card poker: hidden hands, a bet, a bluff. The kernel's example of secrets, and of odds that know only what the
 * player knows.
 *
 *   POK-01  a deck of 24 cards: six ranks, four of each; a match is a number of hands
 *   POK-02  each hand, both players pay 1 and get two cards that only they see
 *   POK-03  the first to speak changes every hand; one may check or bet
 *   POK-04  a bet is answered by folding, which gives up the pot, or calling
 *   POK-05  two checks or a call: the cards are shown
 *   POK-06  a pair beats no pair; then the higher card, then the other one; equal hands share
 *   POK-07  after the last hand, or when somebody cannot pay for the next, the one with more chips wins
 *   POK-08  who leaves the table has lost
 */
import { z } from 'zod';
import type { Purpose } from '../src/chance/chance.ts';
import type { BareQuestion, Game, Io, Outcome, Rules, SeatIndex, Texts } from '../src/game.ts';
import { copyPlain } from '../src/plain.ts';
import { refuse } from '../src/refusal.ts';
import type { Rulebook } from '../src/rulebook.ts';
import { twoCardPoker as about } from './abouts.ts';

export const RANKS = 6;
const COPIES = 4;

export type Move = 'check' | 'bet' | 'fold' | 'call';
/** How many cards of each rank. */
export type Hand = readonly number[];

export interface Options {
  hands: number;
  chips: number;
  bet: number;
}

export interface State {
  readonly options: Options;
  chips: number[];
  hands: Hand[];
  /** What each seat has paid into the pot of this hand. */
  paid: number[];
  first: SeatIndex;
  moves: Move[];
  played: number;
  /** How the last hand ended; its cards if they were shown. */
  last: { winner: SeatIndex | null; shown: Hand[] | null } | null;
  /** Counts the questions asked. */
  asked: number;
  left: SeatIndex | null;
}

export type Event =
  | { readonly kind: 'dealt'; readonly rule: 'POK-02'; readonly seat: SeatIndex; readonly hand?: Hand }
  | { readonly kind: 'moved'; readonly rule: 'POK-03' | 'POK-04'; readonly seat: SeatIndex; readonly move: Move }
  | { readonly kind: 'shown'; readonly rule: 'POK-05'; readonly hands: readonly Hand[] }
  | { readonly kind: 'won'; readonly rule: 'POK-04' | 'POK-06'; readonly seat: SeatIndex | null; readonly pot: number }
  | { readonly kind: 'left'; readonly rule: 'POK-08'; readonly seat: SeatIndex };

/** All that lies open, and one's own hand. */
export interface View extends Omit<State, 'hands'> {
  readonly hand: Hand | null;
}

const DEAL: readonly Purpose[] = [
  { label: 'deal.0', seen: [0] },
  { label: 'deal.1', seen: [1] },
];
const GUESS: Purpose = { label: 'guess', seen: 'none' };

const FULL_DECK: Hand = new Array(RANKS).fill(COPIES);
const without = (deck: Hand, hand: Hand): Hand => deck.map((n, rank) => n - (hand[rank] as number));
const ranksOf = (hand: Hand): number[] => hand.flatMap((n, rank) => new Array<number>(n).fill(rank)).reverse();

/** POK-06. Pairs first, then the higher card, then the other. */
export function strength(hand: Hand): number {
  const [high = 0, low = 0] = ranksOf(hand);
  return (high === low ? RANKS * RANKS : 0) + high * RANKS + low;
}

/** Whose word it is: the one who speaks first, then in turn. */
const speaker = (s: State): SeatIndex => (s.moves.length % 2 === 0 ? s.first : 1 - s.first);
const facesBet = (s: State): boolean => s.moves.at(-1) === 'bet';
const over = (s: State): boolean =>
  s.left !== null || s.played >= s.options.hands || s.chips.some((chips, seat) => chips + (s.paid[seat] as number) < 1);

function deal(s: State, io: Io<Event>): void {
  for (const seat of [0, 1]) {
    s.chips[seat] = (s.chips[seat] as number) - 1;
    s.paid[seat] = 1;
  }
  s.hands = [];
  s.moves = [];
  let deck = FULL_DECK;
  for (const seat of [0, 1]) {
    const hand = io.chance.draw(DEAL[seat] as Purpose, deck, 2);
    deck = without(deck, hand);
    s.hands.push(hand);
    io.tell?.({ kind: 'dealt', rule: 'POK-02', seat, hand });
  }
}

function pay(s: State, seat: SeatIndex): void {
  const bet = Math.min(s.options.bet, s.chips[seat] as number);
  s.chips[seat] = (s.chips[seat] as number) - bet;
  s.paid[seat] = (s.paid[seat] as number) + bet;
}

/** The hand is over: the pot is paid out and the next hand dealt, if there is one. */
function finish(s: State, winner: SeatIndex | null, shown: Hand[] | null, io: Io<Event>): void {
  const pot = (s.paid[0] as number) + (s.paid[1] as number);
  if (winner === null) for (const seat of [0, 1]) s.chips[seat] = (s.chips[seat] as number) + pot / 2;
  else s.chips[winner] = (s.chips[winner] as number) + pot;
  io.tell?.({ kind: 'won', rule: shown ? 'POK-06' : 'POK-04', seat: winner, pot });
  s.last = { winner, shown };
  s.paid = [0, 0];
  s.hands = [];
  s.moves = [];
  s.played++;
  s.first = 1 - s.first;
  if (!over(s)) deal(s, io);
}

function showdown(s: State, io: Io<Event>): void {
  // A player short of chips calls for less: what the other bet above that goes back.
  const [a, b] = s.paid as [number, number];
  const stake = Math.min(a, b);
  s.chips = [(s.chips[0] as number) + a - stake, (s.chips[1] as number) + b - stake];
  s.paid = [stake, stake];
  const hands = s.hands;
  io.tell?.({ kind: 'shown', rule: 'POK-05', hands });
  const difference = strength(hands[0] as Hand) - strength(hands[1] as Hand);
  finish(s, difference === 0 ? null : difference > 0 ? 0 : 1, hands, io);
}

const moves = (s: State): readonly Move[] => {
  if (facesBet(s)) return ['fold', 'call'];
  // Somebody without chips left cannot bet, nor be bet against.
  return Math.min(s.chips[0] as number, s.chips[1] as number) > 0 ? ['check', 'bet'] : ['check'];
};

export interface Types {
  State: State;
  Question: BareQuestion<'speak' | 'answer'>;
  Answer: Move;
  Event: Event;
  View: View;
  Options: Options;
}

export const rules: Rules<Types> = {
  id: about.id,
  version: '1',
  seats: about.seats,
  secrets: true,
  options: z.strictObject({
    hands: z.int().min(1).max(10_000).default(10),
    chips: z.int().min(1).max(1_000_000).default(20),
    bet: z.int().min(1).max(1000).default(2),
  }),
  answers: z.enum(['check', 'bet', 'fold', 'call']),
  audience: {
    dealt: { to: (e) => [e.seat], others: ({ kind, rule, seat }) => ({ kind, rule, seat }) },
    moved: { to: 'all' },
    shown: { to: 'all', reveals: true },
    won: { to: 'all' },
    left: { to: 'all' },
  },

  setup(options, _seats, io) {
    const s: State = {
      options,
      chips: [options.chips, options.chips],
      hands: [],
      paid: [0, 0],
      first: 0,
      moves: [],
      played: 0,
      last: null,
      asked: 0,
      left: null,
    };
    deal(s, io);
    return s;
  },

  pending: (s) => (over(s) ? [] : [{ id: s.asked, seat: speaker(s), kind: facesBet(s) ? 'answer' : 'speak' }]),
  choices: moves,

  answer(s, d, move, io) {
    if (over(s) || d.id !== s.asked) return refuse('stale', 'POK-03', 'notNow');
    const rule = facesBet(s) ? 'POK-04' : 'POK-03';
    if (!moves(s).includes(move)) return refuse('invalid', rule, 'notPossible', { move });
    s.asked++;
    s.moves = [...s.moves, move];
    io.tell?.({ kind: 'moved', rule, seat: d.seat, move });
    if (move === 'bet' || move === 'call') pay(s, d.seat);
    if (move === 'fold') finish(s, 1 - d.seat, null, io);
    else if (move === 'call' || (move === 'check' && s.moves.length === 2)) showdown(s, io);
    return undefined;
  },

  leave(s, seat, io) {
    if (over(s)) return;
    s.left = seat;
    io.tell?.({ kind: 'left', rule: 'POK-08', seat });
  },

  view(s, who) {
    const hand = who === 'spectator' ? undefined : s.hands[who];
    const { hands: _, ...open } = s;
    return { ...open, hand: hand ?? null };
  },

  imagine({ hand, ...open }, who, io) {
    let deck = hand ? without(FULL_DECK, hand) : FULL_DECK;
    const dealt = open.paid.some((chips) => chips > 0);
    const hands = !dealt
      ? []
      : [0, 1].map((seat) => {
          if (hand && seat === who) return hand;
          const guess = io.chance.draw(GUESS, deck, 2);
          deck = without(deck, guess);
          return guess;
        });
    return copyPlain({ ...open, hands });
  },

  copy: copyPlain,

  outcome(s): Outcome | undefined {
    if (!over(s)) return undefined;
    if (s.left !== null) return { winners: [1 - s.left], scores: [...s.chips], rule: 'POK-08' };
    const [a, b] = s.chips as [number, number];
    return { winners: a === b ? [] : [a > b ? 0 : 1], scores: [a, b], rule: 'POK-07' };
  },

  way(e, d) {
    if (e.kind !== 'won' || e.rule !== 'POK-06') return undefined;
    return e.seat === null ? 'share' : e.seat === d.seat ? 'win' : 'lose';
  },
  worth: () => ({ good: ['win'], bad: ['lose'] }),
};

const cards = (hand: Hand): string =>
  ranksOf(hand)
    .map((rank) => '9TJQKA'[rank])
    .join(' ');
const unknown = '? ?';

const fr: Texts<Types> = {
  title: about.title.fr,
  pitch: about.pitch.fr,
  role: () => 'joueur',
  event(e, seats) {
    const name = 'seat' in e && e.seat !== null ? seats[e.seat]?.name : '';
    switch (e.kind) {
      case 'dealt':
        return `${name} reçoit ${e.hand ? cards(e.hand) : unknown}.`;
      case 'moved':
        return `${name} ${{ check: 'passe', bet: 'mise', fold: 'se couche', call: 'suit' }[e.move]}.`;
      case 'shown':
        return `On montre : ${e.hands.map(cards).join(' contre ')}.`;
      case 'won':
        return e.seat === null ? `Le pot de ${e.pot} est partagé.` : `${name} prend le pot de ${e.pot}.`;
      case 'left':
        return `${name} quitte la table.`;
    }
  },
  decision: (d) => (d.kind === 'answer' ? 'On a misé contre vous. Que faites-vous ?' : 'À vous de parler.'),
  choice: (_, move) => ({ check: 'passer', bet: 'miser', fold: 'se coucher', call: 'suivre' })[move],
  way: (way) => ({ win: 'gagne', lose: 'perd', share: 'partage' })[way] ?? way,
  reason: (reason, { move }) =>
    reason === 'notPossible' ? `« ${move} » n’est pas possible ici` : 'ce n’est pas le moment',
  purpose: (label) => (label.startsWith('deal.') ? `main du siège ${Number(label.slice(5)) + 1}` : label),
  drawn: (_, outcome) => (typeof outcome === 'number' ? String(outcome) : cards(outcome)),
  term: (what) => what,
  board: (v, seats) =>
    [
      `donne ${v.played + 1} · pot ${(v.paid[0] ?? 0) + (v.paid[1] ?? 0)} · votre main ${v.hand ? cards(v.hand) : unknown}`,
      ...seats.map((seat, i) => `  ${seat.name} : ${v.chips[i]} jetons`),
    ].join('\n'),
};

const en: Texts<Types> = {
  title: about.title.en,
  pitch: about.pitch.en,
  role: () => 'player',
  event(e, seats) {
    const name = 'seat' in e && e.seat !== null ? seats[e.seat]?.name : '';
    switch (e.kind) {
      case 'dealt':
        return `${name} gets ${e.hand ? cards(e.hand) : unknown}.`;
      case 'moved':
        return `${name} ${{ check: 'checks', bet: 'bets', fold: 'folds', call: 'calls' }[e.move]}.`;
      case 'shown':
        return `The cards are shown: ${e.hands.map(cards).join(' against ')}.`;
      case 'won':
        return e.seat === null ? `The pot of ${e.pot} is shared.` : `${name} takes the pot of ${e.pot}.`;
      case 'left':
        return `${name} leaves the table.`;
    }
  },
  decision: (d) => (d.kind === 'answer' ? 'There is a bet against you. What do you do?' : 'It is yours to speak.'),
  choice: (_, move) => move,
  way: (way) => ({ win: 'win', lose: 'lose', share: 'share' })[way] ?? way,
  reason: (reason, { move }) => (reason === 'notPossible' ? `“${move}” is not possible here` : 'it is not the moment'),
  purpose: (label) => (label.startsWith('deal.') ? `hand of seat ${Number(label.slice(5)) + 1}` : label),
  drawn: (_, outcome) => (typeof outcome === 'number' ? String(outcome) : cards(outcome)),
  term: (what) => what,
  board: (v, seats) =>
    [
      `hand ${v.played + 1} · pot ${(v.paid[0] ?? 0) + (v.paid[1] ?? 0)} · your cards ${v.hand ? cards(v.hand) : unknown}`,
      ...seats.map((seat, i) => `  ${seat.name}: ${v.chips[i]} chips`),
    ].join('\n'),
};

const rulebook: Rulebook = [
  {
    id: 'all',
    title: about.title,
    preface: about.pitch,
    rules: {
      'POK-01': {
        mark: 'M',
        fr: 'Vingt-quatre cartes, six hauteurs par quatre ; on joue un nombre de donnes fixé.',
        en: 'Twenty-four cards, six ranks of four; a fixed number of hands is played.',
      },
      'POK-02': {
        mark: 'M',
        fr: 'À chaque donne, chacun paie 1 et reçoit deux cartes que lui seul voit.',
        en: 'Each hand, both pay 1 and get two cards that only they see.',
      },
      'POK-03': {
        mark: 'M',
        fr: 'Le premier à parler change à chaque donne ; il passe ou il mise.',
        en: 'The first to speak changes every hand; one checks or bets.',
      },
      'POK-04': {
        mark: 'M',
        fr: 'À une mise on répond en se couchant, ce qui laisse le pot, ou en suivant.',
        en: 'A bet is answered by folding, which gives up the pot, or by calling.',
      },
      'POK-05': {
        mark: 'M',
        fr: 'Deux passes, ou une mise suivie : on montre les cartes.',
        en: 'Two checks, or a call: the cards are shown.',
      },
      'POK-06': {
        mark: 'M',
        fr: 'Une paire bat l’absence de paire ; puis la carte haute, puis l’autre ; à égalité on partage.',
        en: 'A pair beats no pair; then the higher card, then the other; equal hands share.',
      },
      'POK-07': {
        mark: 'M',
        fr: 'Après la dernière donne, ou si l’un ne peut plus payer, le plus riche gagne.',
        en: 'After the last hand, or when somebody cannot pay, the richer one wins.',
      },
      'POK-08': {
        mark: 'M',
        fr: 'Qui quitte la table a perdu.',
        en: 'Who leaves the table has lost.',
      },
    },
  },
];

export const twoCardPoker: Game<Types> = { rules, texts: { fr, en }, rulebook };
