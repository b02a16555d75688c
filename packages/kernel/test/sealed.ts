/**
 * A hard case for decisions: secret simultaneous answers, an auction, and a window in which anyone may act or pass.
 *
 *   MKT-01  each round all seats offer coins in secret; the offers are revealed together and lost
 *   MKT-02  the highest offer opens the auction of the round's lot at 1 coin; ties go to the lower seat
 *   MKT-03  in turn one raises or passes; who passed is out of this auction; the last one in pays and takes the lot
 *   MKT-04  then, once a round, anyone may grab the crumbs, or pass; the first to grab has them, and the window closes when all have passed
 *   MKT-05  after the last round the most points win: 3 for a lot, 1 for crumbs
 *   MKT-06  a seat that is left offers nothing and passes
 */
import { z } from 'zod';
import { ruleBook } from '../src/book.ts';
import { type Frame, type FrameStacks, next, pop, push, unfinished } from '../src/frames.ts';
import type { BareQuestion, Game, Io, SeatIndex } from '../src/game.ts';
import { copyPlain } from '../src/plain.ts';
import { refuse } from '../src/refusal.ts';
import { stepped } from '../src/steps.ts';
import { plainRulebook, plainTexts } from './plain-texts.ts';

const GUESS = { label: 'guess', seen: 'none' } as const;
const SEATS: readonly SeatIndex[] = [0, 1, 2];
const ROUNDS = 3;

interface Sealed extends Frame {
  readonly kind: 'sealed';
  step: 'offer';
  /** Each seat's offer once it has made one. */
  offers: (number | null)[];
}
interface Auction extends Frame {
  readonly kind: 'auction';
  step: 'bid';
  turn: SeatIndex;
  price: number;
  holder: SeatIndex;
  bidders: SeatIndex[];
}
interface Window extends Frame {
  readonly kind: 'window';
  step: 'open';
  passed: SeatIndex[];
}
type AnyFrame = Sealed | Auction | Window;

export interface State extends FrameStacks<AnyFrame> {
  coins: number[];
  points: number[];
  round: number;
}
export type Answer = { offer: number } | { bid: number } | 'pass' | 'grab';
export type Event =
  | { readonly kind: 'offered'; readonly rule: 'MKT-01'; readonly seat: SeatIndex; readonly coins?: number }
  | { readonly kind: 'revealed'; readonly rule: 'MKT-01'; readonly offers: readonly number[] }
  | { readonly kind: 'bid'; readonly rule: 'MKT-03'; readonly seat: SeatIndex; readonly price: number }
  | { readonly kind: 'passed'; readonly rule: 'MKT-03' | 'MKT-04'; readonly seat: SeatIndex }
  | { readonly kind: 'took'; readonly rule: 'MKT-03' | 'MKT-04'; readonly seat: SeatIndex };

const after = (seat: SeatIndex, among: readonly SeatIndex[]): SeatIndex =>
  among.find((other) => other > seat) ?? (among[0] as SeatIndex);

function take(s: State, seat: SeatIndex, points: number, rule: 'MKT-03' | 'MKT-04', io: Io<Event>): void {
  s.points[seat] = (s.points[seat] as number) + points;
  io.tell?.({ kind: 'took', rule, seat });
}

const newRound = (s: State): void => {
  push(s, { kind: 'sealed', step: 'offer', offers: SEATS.map(() => null) });
};

/** Where offers are made, who has made one, and one's own; all else lies open. */
export interface View extends Omit<State, 'stacks'> {
  readonly stacks: (Auction | Window | Omit<Sealed, 'offers'>)[][];
  readonly offer: number | null;
  readonly offered: readonly boolean[] | null;
}

export interface Types {
  State: State;
  Question: BareQuestion<'offer' | 'window'> | { readonly kind: 'bid'; readonly about: { readonly price: number } };
  Answer: Answer;
  Event: Event;
  View: View;
  Options: Record<string, never>;
}

const sealed = stepped<Types, Sealed>({
  offer: {
    kind: 'offer',
    // All are asked at once. An answer leaves the others' questions as they are: their ids do not change.
    to: (_s, f) => SEATS.filter((seat) => f.offers[seat] === null),
    cites: ['MKT-01'],
    choices: (s, _f, d) => Array.from({ length: 1 + (s.coins[d.seat] as number) }, (_, offer) => ({ offer })),
    answer(s, f, a, io, d) {
      if (typeof a !== 'object' || !('offer' in a)) return refuse('invalid', 'MKT-01', 'offer');
      if (a.offer > (s.coins[d.seat] as number)) return refuse('invalid', 'MKT-01', 'tooPoor');
      f.offers[d.seat] = a.offer;
      io.tell?.({ kind: 'offered', rule: 'MKT-01', seat: d.seat, coins: a.offer });
      return undefined;
    },
    absent: { offer: 0 },
    run(s, f, io) {
      const offers = f.offers.map((offer) => offer ?? 0);
      io.tell?.({ kind: 'revealed', rule: 'MKT-01', offers });
      for (const seat of SEATS) s.coins[seat] = (s.coins[seat] as number) - (offers[seat] as number);
      pop(s, f);
      const holder = offers.indexOf(Math.max(...offers));
      const bidders = SEATS.filter((seat) => seat === holder || !s.gone.includes(seat));
      push(s, { kind: 'auction', step: 'bid', turn: after(holder, bidders), price: 1, holder, bidders: [...bidders] });
    },
  },
});

const auction = stepped<Types, Auction>({
  bid: {
    kind: 'bid',
    to: (_s, f) => (f.bidders.length > 1 ? f.turn : undefined),
    about: (_s, f) => ({ price: f.price }),
    cites: ['MKT-03'],
    choices: (s, f, d) => ['pass', ...((s.coins[d.seat] as number) > f.price ? [{ bid: f.price + 1 }] : [])],
    answer(s, f, a, io, d) {
      if (a === 'pass') {
        f.bidders = f.bidders.filter((seat) => seat !== d.seat);
        io.tell?.({ kind: 'passed', rule: 'MKT-03', seat: d.seat });
      } else {
        if (typeof a !== 'object' || !('bid' in a)) return refuse('invalid', 'MKT-03', 'bidOrPass');
        if (a.bid <= f.price) return refuse('invalid', 'MKT-03', 'tooLow');
        if (a.bid > (s.coins[d.seat] as number)) return refuse('invalid', 'MKT-03', 'tooPoor');
        f.price = a.bid;
        f.holder = d.seat;
        io.tell?.({ kind: 'bid', rule: 'MKT-03', seat: d.seat, price: a.bid });
      }
      f.turn = after(d.seat, f.bidders);
      // Raising asks the same seats again: a new question each time.
      next(s, f, 'bid');
      return undefined;
    },
    absent: 'pass',
    run(s, f, io) {
      s.coins[f.holder] = Math.max(0, (s.coins[f.holder] as number) - f.price);
      take(s, f.holder, 3, 'MKT-03', io);
      pop(s, f);
      push(s, { kind: 'window', step: 'open', passed: [] });
    },
  },
});

const crumbs = stepped<Types, Window>({
  open: {
    kind: 'window',
    to: (_s, f) => SEATS.filter((seat) => !f.passed.includes(seat)),
    cites: ['MKT-04'],
    choices: () => ['pass', 'grab'],
    answer(s, f, a, io, d) {
      if (a === 'pass') {
        f.passed.push(d.seat);
        io.tell?.({ kind: 'passed', rule: 'MKT-04', seat: d.seat });
        return undefined;
      }
      if (a !== 'grab') return refuse('invalid', 'MKT-04', 'grabOrPass');
      take(s, d.seat, 1, 'MKT-04', io);
      f.passed = [...SEATS];
      return undefined;
    },
    absent: 'pass',
    run(s, f) {
      pop(s, f);
      if (++s.round < ROUNDS) newRound(s);
    },
  },
});

const sealedFrame = (s: State): Sealed | undefined => {
  const top = s.stacks[0]?.at(-1);
  return top?.kind === 'sealed' ? top : undefined;
};

export const rules = ruleBook<Types, AnyFrame>({
  id: 'market',
  version: '1',
  seats: [{ role: 'buyer', min: 3, max: 3 }],
  secrets: true,
  options: z.strictObject({}),
  answers: z.union([
    z.strictObject({ offer: z.int().min(0).max(100) }),
    z.strictObject({ bid: z.int().min(0).max(100) }),
    z.enum(['pass', 'grab']),
  ]),
  audience: {
    offered: {
      to: (e) => [e.seat],
      others: ({ kind, rule, seat }) => ({ kind, rule, seat }),
    },
    revealed: { to: 'all', reveals: true },
    bid: { to: 'all' },
    passed: { to: 'all' },
    took: { to: 'all' },
  },
  procedures: { sealed, auction, window: crumbs },
  setup() {
    const s: State = { ...unfinished<AnyFrame>(), coins: [6, 6, 6], points: [0, 0, 0], round: 0 };
    newRound(s);
    return s;
  },
  view(s, who) {
    const offers = sealedFrame(s)?.offers;
    return copyPlain({
      ...s,
      stacks: s.stacks.map((stack) =>
        stack.map((f) => (f.kind === 'sealed' ? { kind: f.kind, step: f.step, serial: f.serial } : f)),
      ),
      // One's own offer, and who else has made one.
      offer: who === 'spectator' ? null : (offers?.[who] ?? null),
      offered: offers?.map((offer) => offer !== null) ?? null,
    });
  },
  imagine({ offer, offered, ...open }, who, io) {
    // What somebody offers is their own choice: any sum they have is as likely. Who has left has offered nothing.
    const guess = (seat: SeatIndex): number =>
      open.gone.includes(seat) ? 0 : io.chance.pick(GUESS, 1 + (open.coins[seat] as number));
    const offers = SEATS.map((seat) => (!offered?.[seat] ? null : seat === who ? offer : guess(seat)));
    return copyPlain({
      ...open,
      stacks: open.stacks.map((stack) => stack.map((f): AnyFrame => (f.kind === 'sealed' ? { ...f, offers } : f))),
    });
  },
  outcome(s) {
    if (s.stacks.length > 0) return undefined;
    const most = Math.max(...s.points);
    return { winners: SEATS.filter((seat) => s.points[seat] === most), scores: [...s.points], rule: 'MKT-05' };
  },
});

const ids = ['MKT-01', 'MKT-02', 'MKT-03', 'MKT-04', 'MKT-05', 'MKT-06'];
export const market: Game<Types> = {
  rules,
  texts: plainTexts('market'),
  rulebook: plainRulebook(ids),
};
