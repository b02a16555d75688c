/**
 * A rule book out of what a game has to say: what it leaves out gets a default, so a small game writes little.
 * - without `copy`, states are copied as plain data;
 * - without `secrets`, nothing is hidden: the view is the state itself, and every event goes to everybody;
 * - with `secrets`, nothing is taken for granted: the game says what each viewer sees (`view`), who is told what
 *   (`audience`), and how to guess the rest (`imagine`);
 * - with `procedures`, questions and answers come out of the step tables (steps.ts).
 */
import { type Frame, type FrameStacks, framed, type Procedures, type Samples } from './frames.ts';
import type { GameTypes, Io, Rules, SeatIndex } from './game.ts';
import { copyPlain } from './plain.ts';

type Facts = 'id' | 'version' | 'seats' | 'options' | 'answers' | 'outcome';
type Optional = 'check' | 'way' | 'onward' | 'assumes' | 'weighs' | 'copy' | 'share' | 'total' | 'awaits' | 'seesAs';
type Methods = 'setup' | 'pending' | 'choices' | 'answer' | 'leave';
type Lookups = 'draw' | 'cites' | 'worth';

/** What is hidden: nothing, or what `view` leaves out, `audience` keeps back and `imagine` guesses again. */
type Hiding<G extends GameTypes> =
  | { readonly secrets?: false; readonly view?: never; readonly imagine?: never; readonly audience?: never }
  | ({ readonly secrets: true } & Required<Pick<Rules<G>, 'view' | 'imagine' | 'audience'>>);

type Common<G extends GameTypes> = Pick<Rules<G>, Facts> & Partial<Pick<Rules<G>, Optional>> & Hiding<G>;

/** A game that writes the methods of the contract itself. */
export type PlainBook<G extends GameTypes> = Common<G> & Pick<Rules<G>, Methods> & Partial<Pick<Rules<G>, Lookups>>;

/** A game made of procedures. */
export type FramedBook<G extends GameTypes & { State: FrameStacks<F> }, F extends Frame> = Common<G> & {
  readonly procedures: Procedures<G, F>;
  /** What is worth trying, for questions whose steps list no choices of their own. */
  readonly samples?: Samples<G, F>;
  /** A new game, with the frame of its first procedure pushed; it runs on to the first question by itself. */
  setup: Rules<G>['setup'];
  /** What the game does about a seat that leaves, before its questions are answered for it. */
  left?(s: G['State'], seat: SeatIndex, io: Io<G['Event']>): void;
};

function defaults<G extends GameTypes>() {
  return {
    secrets: false,
    audience: 'all' as const,
    copy: copyPlain,
    view: (s: G['State']): G['View'] => copyPlain(s) as G['View'],
    imagine: (view: G['View']): G['State'] => copyPlain(view) as G['State'],
  };
}

export function plainBook<G extends GameTypes>(book: PlainBook<G>): Rules<G> {
  return { ...defaults<G>(), ...book } as Rules<G>;
}

export function ruleBook<G extends GameTypes & { State: FrameStacks<F> }, F extends Frame>(
  book: FramedBook<G, F>,
): Rules<G> {
  const { procedures, samples = {}, setup, left, ...rest } = book;
  const flow = framed<G, F>(procedures, samples);
  const listings = [...Object.values<{ draw?: unknown }>(procedures), ...Object.values<{ draw?: unknown }>(samples)];
  return {
    ...defaults<G>(),
    ...rest,
    pending: flow.pending,
    choices: flow.choices,
    answer: flow.answer,
    // Without a question that draws for itself, listing the choices is as quick.
    ...(listings.some(({ draw }) => draw) && { draw: flow.draw }),
    cites: flow.cites,
    worth: flow.worth,
    setup(options, seats, io) {
      const s = setup(options, seats, io);
      flow.settle(s, io);
      return s;
    },
    leave(s, seat, io) {
      left?.(s, seat, io);
      flow.leave(s, seat, io);
    },
    gone: (s, seat) => s.gone.includes(seat),
  } as Rules<G>;
}
