/** What comes of an answer before it is given, on both sides: odds, and who may step in where. */
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import type { Do, How } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import type { ActivationFrame, Mover } from '../frames.ts';
import { CM, type Point } from '../geometry/plane.ts';
import { chanceOf, type DuelOdds, duelOdds, plainStrike } from '../odds/duel.ts';
import { arrived, type IntentionPreview, previewIntention, previewReactions } from '../odds/preview.ts';
import { type VolleyOdds, volleyOdds } from '../odds/volley.ts';
import { guardsFor } from '../rules/defence.ts';
import { moverOf, standing } from '../rules/intention.ts';
import { lookAt } from '../rules/looking.ts';
import { shotWeapon } from '../rules/measure.ts';
import { reactionsTo } from '../rules/melee.ts';
import { isWay, judgePath, legsOf } from '../rules/paths.ts';
import { destinyOf, dodgeAsk, willAsk } from '../rules/rolls.ts';
import {
  displaces,
  generalFault,
  interceptionsFor,
  isMelee,
  judgeInterception,
  meansOf,
  tryOf,
} from '../rules/strikes.ts';
import { along, farOf, putOn } from '../rules/trajectory.ts';
import { copyState, type Fighter, fighterOf, type State, type View } from '../state.ts';
import type { Decision } from '../types.ts';

type Declaration = Do<'declare'>;

/** Somebody as it would stand elsewhere. */
export function ghostOf(view: View, f: Fighter, draft: Declaration): Fighter {
  const m = judgeDeclaration(view, f.id, draft);
  if (isMover(m)) return arrived(f, m.steps, m.facing);
  const way = judgePath(view, f, draft.path, 1_000_000);
  if (isWay(way)) {
    const look = way.steps.length > 0 ? lookAt(view, f, way.steps, way.steps.length - 1) : undefined;
    const [fx, fy] = draft.facing ?? look ?? [f.fx, f.fy];
    return standing(f, way.x, way.y, way.z, fx, fy);
  }
  const to = draft.path[draft.path.length - 1]?.to ?? [f.x, f.y];
  return standing(f, to[0], to[1], f.z, draft.facing?.[0] ?? f.fx, draft.facing?.[1] ?? f.fy);
}

/** Where along a way somebody of the other side may step in, and with what. */
export interface Interceptor {
  readonly who: number;
  readonly with: string;
  readonly melee: boolean;
  readonly mover: number;
  /** Lengths along the way. */
  readonly stretches: readonly (readonly [from: number, to: number])[];
}

const EVERY = 25;

function interceptorsOf(s: State, movers: readonly Mover[]): Interceptor[] {
  const found: Interceptor[] = [];
  // What is open for less than the eye's measure is found by the rules alone.
  const offers = interceptionsFor(s, movers);
  for (const m of movers) {
    const mover = fighterOf(s, m.who);
    if (!displaces(mover, m)) continue;
    for (const f of s.fighters) {
      if (f.seat === mover.seat || generalFault(s, f, mover, m)) continue;
      for (const means of meansOf(f)) {
        const stretches: [number, number][] = [];
        let open: [number, number] | undefined;
        const t = tryOf(s, f, mover, m, means);
        for (let at = 0; ; at = Math.min(m.length, at + EVERY)) {
          const can = !isRefusal(judgeInterception(t, at));
          if (can && open) open[1] = at;
          else open = can ? [at, at] : undefined;
          if (open && open[0] === at) stretches.push(open);
          if (at >= m.length) break;
        }
        const offer = offers.find((one) => one.who === f.id && one.with === means && one.mover === m.who);
        if (stretches.length === 0 && offer) stretches.push([offer.at, offer.at]);
        if (stretches.length > 0) {
          found.push({ who: f.id, with: means, melee: isMelee(means), mover: m.who, stretches });
        }
      }
    }
  }
  return found;
}

export interface DeclarationPreview {
  readonly refusal: Refusal | null;
  readonly intention: IntentionPreview | null;
  readonly interceptors: readonly Interceptor[];
  readonly guards: readonly { readonly who: number; readonly own: number; readonly other: number }[];
}

/** A declaration before it is made: whether it may be, what it costs, its odds, and what the other side may do. */
export function previewDeclaration(
  view: View,
  id: number,
  draft: Declaration,
  dice = 0,
  onlyMove = false,
): DeclarationPreview {
  const s = copyState(view);
  const m = moverOf(s, fighterOf(s, id), draft, onlyMove);
  if ('refusal' in m) return { refusal: m, intention: null, interceptors: [], guards: [] };
  const intention = previewIntention(s, id, draft, [dice, 0]);
  return {
    refusal: null,
    intention: 'refusal' in intention ? null : intention,
    interceptors: interceptorsOf(s, [m]),
    guards: guardsFor(s, [m]).map((guard) => ({ who: guard.who, own: guard.cost, other: m.cost })),
  };
}

export const isMover = (judged: Mover | Refusal): judged is Mover => 'steps' in judged;

/** The last one that was judged: its way, its ghost and its card all ask for the same. */
let last: { readonly of: readonly unknown[]; readonly judged: Mover | Refusal } | undefined;

/** Whether a declaration may be made: quick enough for every movement of a finger. */
export function judgeDeclaration(view: View, id: number, draft: Declaration, onlyMove = false): Mover | Refusal {
  const of = [view, id, draft, onlyMove];
  if (last && of.every((one, i) => one === last?.of[i])) return last.judged;
  const judged = moverOf(view, fighterOf(view, id), draft, onlyMove);
  last = { of, judged };
  return judged;
}

const activationIn = (view: View): ActivationFrame | undefined =>
  view.stacks[0]?.findLast((frame): frame is ActivationFrame => frame.kind === 'activation');

/** Who may step in against what was declared, for the side that is asked. */
export function interceptorsIn(view: View): readonly Interceptor[] {
  const frame = activationIn(view);
  return frame ? interceptorsOf(copyState(view), frame.movers) : [];
}

export interface GuardOffer {
  readonly who: number;
  readonly defend: NonNullable<Do<'react'>['defend']>;
  readonly own: number;
  readonly other: number;
}

export function guardsIn(view: View): readonly GuardOffer[] {
  const frame = activationIn(view);
  if (!frame) return [];
  const many = frame.movers.some(({ struck }) => struck.length > 1);
  return frame.guards.map(({ who, of, against, steps, cost }) => ({
    who,
    own: cost,
    other: frame.movers.find((m) => m.who === against)?.cost ?? 0,
    // MOR-DEF-A7: whose and against whom is said where there are several.
    defend: {
      fighter: who,
      path: legsOf(steps),
      ...(many && { of }),
      ...(frame.combined && { against }),
    },
  }));
}

/** A mover as it is after so many units of its declared way: as far as it ever comes. */
function moverAt(view: View, who: number, at: number): Fighter {
  const f = fighterOf(view, who);
  const m = activationIn(view)?.movers.find((one) => one.who === who);
  const there = standing(f, f.x, f.y, f.z, f.fx, f.fy);
  if (!m) return there;
  putOn(there, m.steps, Math.min(at, farOf(m.steps)));
  const here = along(m.steps, at)?.step;
  const look = here ? lookAt(view, f, m.steps, m.steps.indexOf(here)) : undefined;
  if (look && (look[0] !== 0 || look[1] !== 0)) [there.fx, there.fy] = look;
  return there;
}

/** Where it is then. */
export function onWay(view: View, who: number, at: number): Point {
  const { x, y } = moverAt(view, who, at);
  return [x, y];
}

export type StrikeOdds =
  | { readonly kind: 'duel'; readonly how: How; readonly odds: DuelOdds }
  | { readonly kind: 'volley'; readonly odds: VolleyOdds };

/** What an interception would come to at a point of the way, for each answer of the mover. */
export function interceptionOdds(view: View, who: number, means: string, moverId: number, at: number): StrikeOdds[] {
  const f = fighterOf(view, who);
  const there = moverAt(view, moverId, at);
  if (!isMelee(means)) return [{ kind: 'volley', odds: volleyOdds(view, f, there, means, true, true) }];
  const strike = plainStrike(f, there, means === 'body');
  return reactionsTo(there, f).map((how) => ({ kind: 'duel', how, odds: duelOdds(view, f, there, how, strike) }));
}

interface AnswerOdds {
  readonly how: How;
  readonly share: number;
  /** Good, neutral and bad for whoever answers: with no destiny point of his, and with as many as the place in the list says. */
  readonly own: readonly (readonly [good: number, even: number, bad: number])[];
  /** Physique lost, on both sides; null where it is not known yet. */
  readonly odds: DuelOdds | null;
}

const shares = ({ of, results }: DuelOdds): readonly [number, number, number] => [
  (results.dominated + results.dodged + results.missed) / of,
  results.tie / of,
  results.dominates / of,
];

/** For each answer to the blow or shot at hand: how it ends for whoever answers. */
export function answersIn(view: View, decision: Extract<Decision, { kind: 'answer' }>): readonly AnswerOdds[] {
  const blows = previewReactions(view);
  if (blows) {
    return blows.map(({ how, share, plain, own }) => ({
      how,
      share,
      // Who takes it rolls nothing.
      own: how === 'take' ? [shares(plain)] : own.map(shares),
      odds: plain,
    }));
  }
  const { about } = decision;
  if (!('total' in about)) return [];
  const target = fighterOf(view, about.fighter);
  const by = fighterOf(view, about.by);
  const against = (how: How, share: number, added: number): readonly [number, number, number] => {
    if (how === 'take') return [0, 0, 1];
    const ask = how === 'will' ? willAsk(target, 'will') : dodgeAsk(view, target, by, share);
    const good = chanceOf(ask, about.total, added);
    return [good, 0, 1 - good];
  };
  const points = Math.min(2, destinyOf(view, target.seat as 0 | 1));
  const dodges = Array.from({ length: 1 + (about.malus ?? 0) }, (_, share) => ({ how: 'dodge', share }) as const);
  return [...dodges, { how: 'will', share: 0 } as const, { how: 'take', share: 0 } as const].map(({ how, share }) => ({
    how,
    share,
    own: Array.from({ length: how === 'take' ? 1 : points + 1 }, (_, added) => against(how, share, added)),
    odds: null,
  }));
}

/** Those of one answer. */
export const oddsOfAnswer = (all: readonly AnswerOdds[], { how, share = 0 }: Do<'answer'>): AnswerOdds | undefined =>
  all.find((one) => one.how === how && one.share === share);

/** The bands in which a fighter shoots, in units, and its zone in melee. */
export function bandsOf(f: Fighter): {
  readonly zone: number;
  readonly near: number;
  readonly far: number;
  readonly least: number;
} {
  const weapon = shotWeapon(f);
  const reach = (weapon?.reach ?? 0) * CM;
  return { zone: BASE.meleeZone * CM, least: reach, near: BASE.bands.near * reach, far: BASE.bands.far * reach };
}
