/**
 * Step tables: a question is one thing.
 *
 * A step of a procedure is one entry of a table. It says whom it asks and about what, which rules it rests on, what may be
 * answered, what each answer does or why it is refused, what its ways are worth, what is taken for the answer of somebody
 * who has left, and what runs where nobody is asked. `stepped` makes the procedure out of the table.
 *
 *   const turn = stepped<Pig, Turn>({
 *     roll: {
 *       kind: 'roll',
 *       cites: ['PIG-01'],
 *       choices: () => [{ do: 'roll' }, { do: 'hold' }],
 *       on: { roll: (s, f, a, io) => …, hold: (s, f) => … },
 *       absent: { do: 'hold' },
 *     },
 *     over: { run: (s, f, io) => … },
 *   });
 */
import type { Below } from './chance/chance.ts';
import { askedAs, type Frame, type Procedure, type QuestionFacts, stale } from './frames.ts';
import type { Decision, DecisionOf, GameTypes, Io, RuleId, SeatIndex, Worth } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';

type DecisionWith<G extends GameTypes, K extends string> = Extract<DecisionOf<G>, { readonly kind: K }>;
type AboutWith<G extends GameTypes, K extends string> =
  Extract<G['Question'], { readonly kind: K }> extends {
    readonly about: infer A;
  }
    ? A
    : undefined;

/** What an answer does. It validates first, then writes; a refusal leaves everything as it was. */
type Take<G extends GameTypes, F, K extends string, A> = (
  s: G['State'],
  f: F,
  a: A,
  io: Io<G['Event']>,
  d: DecisionWith<G, K>,
) => Refusal | undefined;

/** The same with what is known of this answer alone. */
export interface TakenWith<G extends GameTypes, F, K extends string, A> {
  /** The rules that this answer rests on; without it, those of the question. */
  readonly cites?: Cites<G, K, A>;
  readonly worth?: Worth;
  readonly take: Take<G, F, K, A>;
}

type Cites<G extends GameTypes, K extends string, A> =
  | readonly RuleId[]
  | ((d: DecisionWith<G, K>, a: A) => readonly RuleId[]);

type Verb<A> = A extends { readonly do: infer D extends string } ? D : never;

/** Answers that say what they do are taken by their verb; others, such as numbers, by one function. */
type Takes<G extends GameTypes, F, K extends string> =
  | {
      readonly on: {
        readonly [D in Verb<G['Answer']>]?:
          | Take<G, F, K, Extract<G['Answer'], { readonly do: D }>>
          | TakenWith<G, F, K, Extract<G['Answer'], { readonly do: D }>>;
      };
      /**
       * Why any other answer is refused; a function where that depends on how things stand, and for whom. The first rule
       * that the question rests on, if not said, with the reason that the table gives.
       */
      readonly otherwise?:
        | readonly [rule: RuleId, reason: string]
        | ((s: G['State'], f: F, d: DecisionWith<G, K>) => Refusal);
      readonly answer?: never;
    }
  | { readonly answer: Take<G, F, K, G['Answer']>; readonly on?: never; readonly otherwise?: never };

/** One question of a step. */
export type StepQuestion<G extends GameTypes, F, K extends string> = Takes<G, F, K> & {
  readonly kind: K;
  /** Whom it asks: a seat, several, or nobody. The frame's own seat if not said. */
  to?(s: G['State'], f: F): SeatIndex | readonly SeatIndex[] | undefined;
  /** The game does not wait for an answer. */
  readonly optional?: true;
  /** Other answers than the choices are allowed too: always, or as this table is set. */
  readonly open?: true | ((s: G['State'], f: F) => boolean);
  /** What it is about stays the same while the frame keeps its serial: it is made once, for games asked very often. */
  readonly steady?: true;
  /** The rules that the question rests on. */
  readonly cites: readonly RuleId[] | ((d: DecisionWith<G, K>, a?: G['Answer']) => readonly RuleId[]);
  /** Left out where the book has samples for this kind of question. */
  choices?(s: G['State'], f: F, d: DecisionWith<G, K>): readonly G['Answer'][];
  /** One of the choices, uniformly at random, where that is quicker than listing them all. */
  draw?(s: G['State'], f: F, d: DecisionWith<G, K>, below: Below): G['Answer'];
  /** What the ways of an answer are worth to the seat. */
  readonly worth?: Worth | ((d: DecisionWith<G, K>, a: G['Answer']) => Worth | undefined);
  /** What is taken for the answer of a seat that has left; the first choice, if not said. */
  readonly absent?: G['Answer'] | ((s: G['State'], f: F, d: DecisionWith<G, K>) => G['Answer']);
} & (undefined extends AboutWith<G, K>
    ? { about?(s: G['State'], f: F, seat: SeatIndex): AboutWith<G, K> }
    : { about(s: G['State'], f: F, seat: SeatIndex): AboutWith<G, K> });

type AnyQuestion<G extends GameTypes, F> = {
  [K in G['Question']['kind']]: StepQuestion<G, F, K>;
}[G['Question']['kind']];

/** A step asks one question, or several at once, or none and runs by itself; it also runs where nobody is left to ask. */
export type Step<G extends GameTypes, F> =
  | (AnyQuestion<G, F> & { run?(s: G['State'], f: F, io: Io<G['Event']>): void })
  | { readonly asks?: readonly AnyQuestion<G, F>[]; run?(s: G['State'], f: F, io: Io<G['Event']>): void };

/** A question as the procedure below uses it, whatever its kind. */
interface Plain<G extends GameTypes, F> {
  readonly kind: string;
  readonly optional?: true;
  readonly open?: true | ((s: G['State'], f: F) => boolean);
  readonly steady?: true;
  to?(s: G['State'], f: F): SeatIndex | readonly SeatIndex[] | undefined;
  about?(s: G['State'], f: F, seat: SeatIndex): unknown;
  readonly cites: readonly RuleId[] | ((d: DecisionOf<G>, a?: G['Answer']) => readonly RuleId[]);
  choices?(s: G['State'], f: F, d: DecisionOf<G>): readonly G['Answer'][];
  draw?(s: G['State'], f: F, d: DecisionOf<G>, below: Below): G['Answer'];
  readonly worth?: Worth | ((d: DecisionOf<G>, a: G['Answer']) => Worth | undefined);
  readonly absent?: G['Answer'] | ((s: G['State'], f: F, d: DecisionOf<G>) => G['Answer']);
  readonly on?: Readonly<Record<string, PlainTake<G, F> | PlainTakenWith<G, F> | undefined>>;
  readonly otherwise?: Otherwise<G, F>;
  readonly answer?: PlainTake<G, F>;
}
type Otherwise<G extends GameTypes, F> =
  | readonly [rule: RuleId, reason: string]
  | ((s: G['State'], f: F, d: DecisionOf<G>) => Refusal);
type PlainTake<G extends GameTypes, F> = (
  s: G['State'],
  f: F,
  a: G['Answer'],
  io: Io<G['Event']>,
  d: DecisionOf<G>,
) => Refusal | undefined;
interface PlainTakenWith<G extends GameTypes, F> {
  readonly cites?: readonly RuleId[] | ((d: DecisionOf<G>, a: G['Answer']) => readonly RuleId[]);
  readonly worth?: Worth;
  readonly take: PlainTake<G, F>;
}

/**
 * A question made ready. All have the same fields in the same order, and takers lie in a map: questions of many games go
 * through the few functions below, several times for every answer.
 */
interface Ready<G extends GameTypes, F> {
  readonly kind: string;
  readonly to: Plain<G, F>['to'];
  readonly optional: boolean;
  readonly open: Plain<G, F>['open'];
  readonly steady: boolean;
  readonly about: Plain<G, F>['about'];
  readonly choices: NonNullable<Plain<G, F>['choices']>;
  readonly draw: Plain<G, F>['draw'];
  readonly absent: Absent<G, F> | G['Answer'];
  readonly answer: PlainTake<G, F> | undefined;
  readonly takes: ReadonlyMap<string, PlainTake<G, F>>;
  readonly otherwise: Otherwise<G, F>;
}
interface ReadyStep<G extends GameTypes, F> {
  /** The question, where there is only one. */
  readonly only: Ready<G, F> | undefined;
  readonly asks: readonly Ready<G, F>[];
  readonly run: ((s: G['State'], f: F, io: Io<G['Event']>) => void) | undefined;
}

const NOBODY: readonly never[] = [];

export interface StepOptions {
  /** The questions stay open while other frames lie on this one. */
  readonly standing?: true;
  /** What ways are worth where neither question nor answer says. */
  readonly worth?: Worth;
  /** Why answers that a question has no use for are refused, where it does not say. */
  readonly reason?: string;
}

/** The procedure that a table of steps describes. */
export function stepped<G extends GameTypes, F extends Frame>(
  table: { readonly [K in F['step']]: Step<G, F> },
  { standing, worth, reason = 'notNow' }: StepOptions = {},
): Procedure<G, F> {
  const steps = new Map<string, ReadyStep<G, F>>();
  const questions: Plain<G, F>[] = [];
  for (const [name, step] of Object.entries<Step<G, F>>(table)) {
    const asks = ('kind' in step ? [step] : (step.asks ?? [])) as readonly Plain<G, F>[];
    questions.push(...asks);
    const ready = asks.map((one) => madeReady(one, reason));
    steps.set(name, { only: ready.length === 1 ? ready[0] : undefined, asks: ready, run: step.run });
  }
  // The step that was looked up last: a question is listed, answered and left again, each time by its name.
  let name = '';
  let here: ReadyStep<G, F> | undefined;
  const at = (f: F): ReadyStep<G, F> => {
    if (f.step !== name) {
      name = f.step;
      here = steps.get(name);
    }
    return here as ReadyStep<G, F>;
  };
  const asked = (f: F, d: DecisionOf<G>): Ready<G, F> => {
    const { only, asks } = at(f);
    if (only) return only;
    let i = 0;
    while (i < asks.length && asks[i]?.kind !== d.kind) i++;
    return asks[i] as Ready<G, F>;
  };
  const draws = questions.some(({ draw }) => draw);
  return {
    ...(standing && { standing }),
    facts: factsOf(questions, worth),
    pending(s, f) {
      const { only, asks } = at(f);
      if (only) return put(only, s, f);
      // Of several questions most often one is asked, and then its own list will do.
      let found: readonly DecisionOf<G>[] = NOBODY;
      for (const one of asks) {
        const here = put(one, s, f);
        if (here.length > 0) found = found.length === 0 ? here : [...found, ...here];
      }
      return found;
    },
    choices: (s, f, d) => asked(f, d).choices(s, f, d),
    ...(draws && {
      draw(s: G['State'], f: F, d: DecisionOf<G>, below: Below) {
        const one = asked(f, d);
        if (one.draw) return one.draw(s, f, d, below);
        const all = one.choices(s, f, d);
        return all[below(all.length)] as G['Answer'];
      },
    }),
    checks: true,
    answer(s, f, d, a, io) {
      const question = asked(f, d);
      if (!question || !isPutTo(question, s, f, d.seat)) return stale();
      const { answer, takes, otherwise } = question;
      const take = answer ?? takes.get((a as { readonly do: string }).do);
      if (take) return take(s, f, a, io, d);
      if (typeof otherwise === 'function') return otherwise(s, f, d);
      const [rule, why] = otherwise;
      return refuse('invalid', rule, why);
    },
    run: (s, f, io) => goOn(at(f), s, f, io),
    advance(s, f, io) {
      const step = at(f);
      if (step.only) {
        if (isPut(step.only, s, f)) return false;
      } else {
        for (const one of step.asks) if (isPut(one, s, f)) return false;
      }
      goOn(step, s, f, io);
      return true;
    },
    absent(s, f, d) {
      const { absent } = asked(f, d);
      return isCall<G, F>(absent) ? absent(s, f, d) : absent;
    },
  };
}

function goOn<G extends GameTypes, F extends Frame>(
  { run }: ReadyStep<G, F>,
  s: G['State'],
  f: F,
  io: Io<G['Event']>,
): void {
  if (!run) throw new Error(`${f.kind} waits for nobody at ${f.step}`);
  run(s, f, io);
}

type Absent<G extends GameTypes, F> = (s: G['State'], f: F, d: DecisionOf<G>) => G['Answer'];
const isCall = <G extends GameTypes, F>(absent: Ready<G, F>['absent']): absent is Absent<G, F> =>
  typeof absent === 'function';

function madeReady<G extends GameTypes, F>(question: Plain<G, F>, reason: string): Ready<G, F> {
  const { kind, to, open, about, cites, choices = () => NOBODY, draw, answer, on } = question;
  const [optional, steady] = [question.optional === true, question.steady === true];
  const takes = new Map<string, PlainTake<G, F>>();
  for (const [verb, way] of Object.entries(on ?? {})) {
    if (way) takes.set(verb, typeof way === 'function' ? way : way.take);
  }
  if (question.absent === undefined && !question.choices) throw new Error(`${kind} says nothing for who has left`);
  const absent: Absent<G, F> | G['Answer'] =
    question.absent ?? ((s: G['State'], f: F, d: DecisionOf<G>) => choices(s, f, d)[0] as G['Answer']);
  const first = (d: DecisionOf<G>): RuleId => (typeof cites === 'function' ? cites(d) : cites)[0] as RuleId;
  const otherwise: Otherwise<G, F> = question.otherwise ?? ((_s, _f, d) => refuse('invalid', first(d), reason));
  return { kind, to, optional, open, steady, about, choices, draw, absent, answer, takes, otherwise };
}

/** Whom a question asks. */
function recipients<G extends GameTypes, F extends Frame>({ to }: Ready<G, F>, s: G['State'], f: F) {
  return to ? to(s, f) : (f as F & { readonly seat: SeatIndex }).seat;
}

function isPut<G extends GameTypes, F extends Frame>(question: Ready<G, F>, s: G['State'], f: F): boolean {
  const whom = recipients(question, s, f);
  return typeof whom === 'number' || (whom !== undefined && whom.length > 0);
}

function isPutTo<G extends GameTypes, F extends Frame>(
  question: Ready<G, F>,
  s: G['State'],
  f: F,
  seat: SeatIndex,
): boolean {
  const whom = recipients(question, s, f);
  return typeof whom === 'number' ? whom === seat : whom?.includes(seat) === true;
}

/** Puts a question to whom it asks. */
function put<G extends GameTypes, F extends Frame>(
  question: Ready<G, F>,
  s: G['State'],
  f: F,
): readonly DecisionOf<G>[] {
  const whom = recipients(question, s, f);
  if (typeof whom === 'number')
    return question.steady ? steadily(question, s, f, whom) : [decision(question, s, f, whom)];
  return whom === undefined ? NOBODY : whom.map((seat) => decision(question, s, f, seat));
}

/** The steady question that was asked last, and the frame that asked it. */
let asker: Frame | undefined;
let lastAsked: readonly [Decision] | undefined;

function steadily<G extends GameTypes, F extends Frame>(question: Ready<G, F>, s: G['State'], f: F, seat: SeatIndex) {
  if (f === asker && lastAsked?.[0].id === askedAs(f, seat)) return lastAsked as readonly [DecisionOf<G>];
  const made = [decision(question, s, f, seat)] as const;
  asker = f;
  lastAsked = made;
  return made;
}

function decision<G extends GameTypes, F extends Frame>(
  { kind, optional, open, about }: Ready<G, F>,
  s: G['State'],
  f: F,
  seat: SeatIndex,
): DecisionOf<G> {
  const told = about?.(s, f, seat);
  const isOpen = typeof open === 'function' ? open(s, f) : open === true;
  const id = askedAs(f, seat);
  // Each written out: this runs several times for every answer, and a spread takes longer than all the rest.
  if (optional) {
    if (told === undefined)
      return (isOpen ? { id, seat, kind, optional, open: true } : { id, seat, kind, optional }) as DecisionOf<G>;
    return (
      isOpen ? { id, seat, kind, optional, open: true, about: told } : { id, seat, kind, optional, about: told }
    ) as DecisionOf<G>;
  }
  if (told === undefined) return (isOpen ? { id, seat, kind, open: true } : { id, seat, kind }) as DecisionOf<G>;
  return (isOpen ? { id, seat, kind, open: true, about: told } : { id, seat, kind, about: told }) as DecisionOf<G>;
}

/** What is known about each kind of question; a kind that stands at several steps is one question, written once. */
function factsOf<G extends GameTypes, F>(
  questions: readonly Plain<G, F>[],
  usual: Worth | undefined,
): ReadonlyMap<string, QuestionFacts<G>> {
  const facts = new Map<string, QuestionFacts<G>>();
  const first = new Map<string, Plain<G, F>>();
  for (const question of questions) {
    const { kind, cites, worth, on, choices } = question;
    const known = first.get(kind);
    if (known && (known.cites !== cites || known.worth !== worth)) throw new Error(`${kind} is described twice`);
    first.set(kind, question);
    const wayOf = (a: G['Answer'] | undefined): PlainTakenWith<G, F> | undefined => {
      const way = a === undefined ? undefined : on?.[(a as { readonly do: string }).do];
      return typeof way === 'object' ? way : undefined;
    };
    facts.set(kind, {
      of: [cites, worth],
      sampled: !choices,
      cites(d, a) {
        const own = a === undefined ? undefined : wayOf(a)?.cites;
        if (own) return typeof own === 'function' ? own(d, a) : own;
        return typeof cites === 'function' ? cites(d, a) : cites;
      },
      worth: (d, a) => wayOf(a)?.worth ?? (typeof worth === 'function' ? worth(d, a) : worth) ?? usual,
    });
  }
  return facts;
}
