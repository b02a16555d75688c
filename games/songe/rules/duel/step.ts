/** A step of a duel: it asks the seat of a side or, where nobody plays that side, lets the policy answer (SON-X-02). */
import type { SeatIndex, Worth } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Step } from '@reverie/kernel/steps';
import type { Answer, Do } from '../../answers.ts';
import type { Io } from '../../events.ts';
import type { Drawer, Duel } from '../../frames.ts';
import type { AboutOf, DuelKind, Standing } from '../../questions.ts';
import type { SongeRule } from '../../rulebook.ts';
import { goTo, isAble, type State } from '../../state.ts';
import type { SongeDecision, Types } from '../../types.ts';
import { FOE } from '../drawing.ts';
import { panacheOf } from '../panache.ts';
import { type Facts, policy } from './policy.ts';
import { decide, figureAt, levelAt, nameAt, other, SIDES, seatAt, undecide } from './sides.ts';

type Take<K extends DuelKind, A> = (s: State, f: Duel, a: A, io: Io, d: SongeDecision<K>) => Refusal | undefined;
type Way<K extends DuelKind, A> = {
  readonly cites?: readonly SongeRule[] | ((d: SongeDecision<K>, a: A) => readonly SongeRule[]);
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
  const given = standingIn(kind, on);
  const isLast = LAST.has(kind);
  const mayStand = kind in STANDING;
  const made = {
    ...rest,
    kind,
    on: given,
    open: true,
    steady: true,
    to(s: State, f: Duel) {
      if (!isLast && isBroken(s, f)) return undefined;
      const side = sideOf(s, f);
      return side === undefined || decided(s, f, side) ? undefined : seatAt(s, f, side);
    },
    about(s: State, f: Duel, seat: SeatIndex) {
      // Only where one seat plays both sides it does not say which of them is asked.
      const first = seatAt(s, f, 0);
      const side = first === seatAt(s, f, 1) ? sideOf(s, f) : first === seat ? 0 : 1;
      return about(s, f, side as Drawer);
    },
    choices: (s: State, f: Duel, d: SongeDecision<DuelKind>) => choices(s, f, d.about.side),
    absent(s: State, f: Duel, d: SongeDecision<DuelKind>): Answer {
      if (absent) return absent;
      const all = choices(s, f, d.about.side);
      return all.find((a) => LETS_BE.has(a.do)) ?? (all[0] as Answer);
    },
    run(s: State, f: Duel, io: Io): undefined {
      if (!isLast && isBroken(s, f)) return breakOff(s, f);
      const side = sideOf(s, f);
      const known = side === undefined ? undefined : decided(s, f, side);
      if (side !== undefined && known) taken(s, f, side, known, io);
      else if (side !== undefined) byPolicy(s, f, side, io);
      else if (run) run(s, f, io);
      else throw new Error(`${kind} asks nobody`);
    },
  };
  /** SON-X-08: what this side has decided before, where it can be done now. */
  function decided(s: State, f: Duel, side: Drawer): Answer | undefined {
    const known = mayStand ? f.sides[side].stands[kind] : undefined;
    if (known === undefined) return undefined;
    const all = choices(s, f, side);
    // Who goes on fencing takes the best of what he has.
    if (known.do === 'attack' || known.do === 'defend') return bestOf(s, f, side, all);
    return all.some((a) => a.do === known.do) ? known : undefined;
  }
  function taken(s: State, f: Duel, side: Drawer, a: Answer, io: Io): undefined {
    const d = { id: -1, seat: -1, kind, about: about(s, f, side) } as unknown as SongeDecision<K>;
    const way = given[a.do] as Take<K, Answer> | Way<K, Answer>;
    const refusal = (typeof way === 'function' ? way : way.take)(s, f, a, io, d);
    if (refusal) throw new Error(`${a.do} was decided and is refused by ${refusal.rule}: ${refusal.reason}`);
  }
  function byPolicy(s: State, f: Duel, side: Drawer, io: Io): undefined {
    const d = { id: -1, seat: -1, kind, about: about(s, f, side) } as unknown as SongeDecision<K>;
    const all = choices(s, f, side);
    taken(s, f, side, all[policy(d, all, factsOf(s, f, side), (n) => io.chance.pick(FOE, n))] as Answer, io);
  }
  // One table holds steps of every kind: what is known of each kind here cannot be said of all of them.
  return made as unknown as Step<Types, Duel>;
}

/** The manoeuvre whose level is highest, what repeats counting less; the first of several. */
function bestOf(s: State, f: Duel, side: Drawer, all: readonly Answer[]): Answer | undefined {
  const { last, run } = f.sides[side];
  let best: Answer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const a of all) {
    if (a.do !== 'attack' && a.do !== 'defend') continue;
    const level = levelAt(s, f, side, a.manoeuvre) - (last === a.manoeuvre ? run : 0);
    if (level > most) [best, most] = [a, level];
  }
  return best;
}

/** What is still answered when a fight is over for one side: what becomes of blows that have landed, and of the other. */
const LAST: ReadonlySet<DuelKind> = new Set(['duel.suffer', 'duel.fate', 'duel.mark']);
/** Where the Réussites of a chain are not added up yet. */
const CHAINING: ReadonlySet<Duel['step']> = new Set([
  ...(['attack', 'attackMend', 'defend', 'defendMend', 'counterMend', 'avoid', 'raise'] as const),
  ...(['botte', 'botteAnswer', 'saveMend'] as const),
]);

/** SON-DTH-01, SON-MAG-14: who is out or asleep is asked nothing, strikes no more and is not waited for. */
const isBroken = (s: State, f: Duel): boolean => !isAble(figureAt(s, f, 0)) || !isAble(figureAt(s, f, 1));

function breakOff(s: State, f: Duel): undefined {
  const [first, second] = SIDES.map((side) => isAble(figureAt(s, f, side)));
  // Of two who are both out neither has won.
  if (f.loser < 0 && first !== second) f.loser = first ? 1 : 0;
  if (f.chain === 0 || !CHAINING.has(f.step)) return goTo(s, f, 'over');
  // SON-DUE-05: what has come through is suffered.
  f.due = [{ side: other(f.up), total: f.chain, wound: null, botte: false }];
  goTo(s, f, 'suffer');
}

type Ways<K extends DuelKind> = DuelStep<K>['on'];

/** SON-X-08: what is answered may stand until this side is hurt, and be taken back at any question of the fight. */
function standingIn<K extends DuelKind>(kind: K, on: Ways<K>): Ways<K> {
  const given: Record<string, Way<K, Answer>> = {};
  for (const [verb, way] of Object.entries(on) as [string, Take<K, Answer> | Way<K, Answer>][]) {
    const once: Way<K, Answer> = typeof way === 'function' ? { take: way } : way;
    given[verb] = kind in STANDING ? { ...once, take: lasting(kind, once.take) } : once;
  }
  given.recall = {
    cites: ['SON-X-08'],
    take(s, f, _a, _io, d) {
      undecide(f.sides[sideIn(d)]);
      goTo(s, f, f.step);
    },
  };
  return given as Ways<K>;
}

const lasting =
  <K extends DuelKind>(kind: K, take: Take<K, Answer>): Take<K, Answer> =>
  (s, f, a, io, d) => {
    const refusal = take(s, f, a, io, d);
    if (!refusal && stays(a)) {
      const { stands: _until, ...same } = a;
      decide(f.sides[sideIn(d)], kind, same as Answer);
    }
    return refusal;
  };
const stays = (a: Answer & { readonly stands?: true | undefined }): a is Answer & { readonly stands: true } =>
  a.stands === true;

const sideIn = (d: unknown): Drawer => (d as SongeDecision<DuelKind>).about.side;

/** What may be decided for as long as one is not hurt. The mends of a draw know it as one thing (`mending`). */
const STANDING: Readonly<Partial<Record<DuelKind, true>>> = {
  'duel.stance': true,
  'duel.attack': true,
  'duel.defend': true,
  'duel.bid': true,
  'duel.tie': true,
  'duel.raise': true,
  'duel.botte': true,
  'duel.mark': true,
  'duel.shed': true,
  'duel.shift': true,
};

/** What the policy looks at; a program gets the same out of its view. */
function factsOf(s: State, f: Duel, side: Drawer): Facts {
  const { sheet, wounds, boxes } = figureAt(s, f, side);
  const { figure, dessous, last, run } = f.sides[side];
  const panache = panacheOf(s, figure);
  return { sheet, panache, dessous, last, run, wounds: wounds.length + boxes };
}

/** What most questions are about. */
function standing(s: State, f: Duel, side: Drawer): Standing {
  const { chain, result, exchange } = f;
  return { foe: nameAt(s, f, other(side)), side, chain, result, exchange, dessous: f.sides[side].dessous };
}

/** Answers that never change are made once. */
export const PASS: Answer = { do: 'pass' };
export const PASS_ON: Answer = { do: 'pass', stands: true };
