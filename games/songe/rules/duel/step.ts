/** A step of a duel: it asks the seat of a side or, where nobody plays that side, lets the policy answer (SON-X-02). */
import type { Worth } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Step } from '@reverie/kernel/steps';
import type { Answer, Do } from '../../answers.ts';
import type { Io } from '../../events.ts';
import type { Drawer, Duel } from '../../frames.ts';
import type { AboutOf, DuelKind, Standing } from '../../questions.ts';
import type { SongeRule } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import type { SongeDecision, Types } from '../../types.ts';
import { FOE } from '../drawing.ts';
import { panacheOf } from '../panache.ts';
import { type Facts, policy } from './policy.ts';
import { figureAt, nameAt, other, seatAt } from './sides.ts';

type Take<K extends DuelKind, A> = (s: State, f: Duel, a: A, io: Io, d: SongeDecision<K>) => Refusal | undefined;
type Way<K extends DuelKind, A> = {
  readonly cites: readonly SongeRule[] | ((d: SongeDecision<K>, a: A) => readonly SongeRule[]);
  readonly take: Take<K, A>;
};

interface DuelStep<K extends DuelKind> {
  readonly kind: K;
  /** Which side is asked, if any. */
  side(s: State, f: Duel): Drawer | undefined;
  /** Where it is not said: where the duel stands. */
  about?(s: State, f: Duel, side: Drawer): AboutOf<K>;
  readonly cites: readonly SongeRule[];
  readonly worth?: Worth;
  choices(s: State, f: Duel, side: Drawer): readonly Answer[];
  readonly on: { readonly [D in Answer['do']]?: Take<K, Do<D>> | Way<K, Do<D>> };
  readonly absent?: Answer;
  /** Where neither side is asked. */
  run?(s: State, f: Duel, io: Io): void;
}

/** What is taken for the answer of a side that has left. */
const LETS_BE: ReadonlySet<Answer['do']> = new Set(['pass', 'stand', 'take', 'stop', 'wound']);

export function duelStep<K extends DuelKind>(step: DuelStep<K>): Step<Types, Duel> {
  const { kind, side: sideOf, choices, on, absent, run, ...rest } = step;
  const about = (step.about ?? standing) as (s: State, f: Duel, side: Drawer) => AboutOf<K>;
  const made = {
    ...rest,
    kind,
    on,
    open: true,
    steady: true,
    to(s: State, f: Duel) {
      const side = sideOf(s, f);
      return side === undefined ? undefined : seatAt(s, f, side);
    },
    about: (s: State, f: Duel) => about(s, f, sideOf(s, f) as Drawer),
    choices: (s: State, f: Duel, d: SongeDecision<DuelKind>) => choices(s, f, d.about.side),
    absent(s: State, f: Duel, d: SongeDecision<DuelKind>): Answer {
      if (absent) return absent;
      const all = choices(s, f, d.about.side);
      return all.find((a) => LETS_BE.has(a.do)) ?? (all[0] as Answer);
    },
    run(s: State, f: Duel, io: Io): undefined {
      const side = sideOf(s, f);
      if (side !== undefined) byPolicy(s, f, side, io);
      else if (run) run(s, f, io);
      else throw new Error(`${kind} asks nobody`);
    },
  };
  function byPolicy(s: State, f: Duel, side: Drawer, io: Io): undefined {
    const d = { id: -1, seat: -1, kind, about: about(s, f, side) } as unknown as SongeDecision<K>;
    const all = choices(s, f, side);
    const a = all[policy(d, all, factsOf(s, f, side), (n) => io.chance.pick(FOE, n))] as Answer;
    const way = on[a.do] as Take<K, Answer> | Way<K, Answer>;
    const refusal = (typeof way === 'function' ? way : way.take)(s, f, a, io, d);
    if (refusal) throw new Error(`the policy chose what ${refusal.rule} refuses: ${refusal.reason}`);
  }
  // One table holds steps of every kind: what is known of each kind here cannot be said of all of them.
  return made as unknown as Step<Types, Duel>;
}

/** What the policy looks at; a program gets the same out of its view. */
function factsOf(s: State, f: Duel, side: Drawer): Facts {
  const { sheet, wounds, boxes } = figureAt(s, f, side);
  const { figure, dessous, last, lastDefence, run, defenceRun } = f.sides[side];
  const panache = panacheOf(s, figure);
  return { sheet, panache, dessous, last, run, lastDefence, defenceRun, wounds: wounds.length + boxes };
}

/** What most questions are about. */
function standing(s: State, f: Duel, side: Drawer): Standing {
  const { chain, result, exchange } = f;
  return { foe: nameAt(s, f, other(side)), side, chain, result, exchange, dessous: f.sides[side].dessous };
}

/** Answers that never change are made once. */
export const PASS: Answer = { do: 'pass' };
