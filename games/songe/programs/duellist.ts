/** A program that plays: duels by the policy, everything else by plain sense. Like a person it gets a view, never the state. */
import type { Program, Situation } from '@reverie/kernel/game';
import { choosing } from '@reverie/kernel/program';
import type { Answer } from '../answers.ts';
import { BRUMES } from '../data/brumes.ts';
import type { AboutOf, DuelKind, Way } from '../questions.ts';
import { type Facts, policy } from '../rules/duel/policy.ts';
import type { Sheet } from '../sheet.ts';
import { figureOf, type State } from '../state.ts';
import type { SongeDecision, Types } from '../types.ts';
import type { FigureView, View } from '../view-shape.ts';

/** What the policy looks at, out of what the side may see. */
function facts(view: View, side: 0 | 1): Facts | undefined {
  const duel = view.business.at(-1);
  if (duel?.kind !== 'duel') return undefined;
  const own = duel.sides[side];
  const figure = view.figures[own.figure];
  if (!figure) return undefined;
  const sheet: Sheet = { ...figure.sheet, escrime: figure.sheet.escrime ?? 0 };
  return {
    sheet,
    panache: figure.panache.white + figure.panache.black,
    dessous: own.dessous,
    last: own.last,
    run: own.run,
    wounds: figure.wounds.length,
  };
}

/** The same out of the state, for a side of a duel that is asked: whoever plays a figure knows its sheet. */
function factsIn(s: State, side: 0 | 1): Facts | undefined {
  const duel = s.stacks[0]?.at(-1);
  if (duel?.kind !== 'duel') return undefined;
  const { figure: i, dessous, last, run } = duel.sides[side];
  const { sheet, panache, wounds } = figureOf(s, i);
  const stones = panache.white + panache.black;
  return { sheet, panache: stones, dessous, last, run, wounds: wounds.length };
}

/** What the duellist answers in a duel, without a view. */
export function inDuelOf(
  s: State,
  d: SongeDecision,
  choices: readonly Answer[],
  below: (n: number) => number,
): Answer | undefined {
  if (d.optional || !inDuel(d)) return undefined;
  const known = factsIn(s, d.about.side);
  return known && choices[policy(d, choices, known, below)];
}

/** The way through the Brumes that one's sheet promises most for; a fight only where no skill serves. */
function face(view: View, { idea, ways }: AboutOf<'crossing.face'>, choices: readonly Answer[]): number {
  const me = view.figures[0] as FigureView;
  const worth = (way: Way | undefined): number => {
    if (way?.by === 'skill') return (me.sheet.skills[way.skill] ?? 0) - way.difficulty;
    // On a debt only where nothing else promises anything.
    if (way && 'debt' in way && way.debt) return -0.5;
    return way?.by === 'duel' ? -1 : way?.by === 'band' ? 2 : 1.5;
  };
  const best = ways.reduce((one, way, at) => (worth(way) > worth(ways[one]) ? at : one), 0);
  return BRUMES[idea] && best < choices.length ? best : 0;
}

/** Whether a side of a duel is asked. */
const inDuel = (d: SongeDecision): d is SongeDecision<DuelKind> => 'side' in d.about;

function choose({ view, decision, choices, below }: Situation<Types>): number | undefined {
  if (decision.optional) return undefined;
  const named = (...what: readonly Answer['do'][]): number =>
    Math.max(
      0,
      choices.findIndex((a) => what.includes(a.do)),
    );
  const known = inDuel(decision) ? facts(view, decision.about.side) : undefined;
  if (known && inDuel(decision)) return policy(decision, choices, known, below);
  switch (decision.kind) {
    case 'test.mend':
      return named('redraw', 'invert', 'stand');
    case 'test.rule':
      return named('rule');
    case 'crossing.road':
      return road(view, choices, named);
    case 'crossing.face':
      return face(view, decision.about, choices);
    case 'algarade.attack':
    case 'algarade.defend':
      return below(choices.filter((a) => a.do === 'attack' || a.do === 'defend').length);
    default:
      return 0;
  }
}

export const duellist: Program<Types> = choosing('duellist', choose);

/** Who bears more than one wound rests or drinks before going on. */
function road(view: View, choices: readonly Answer[], named: (...what: readonly Answer['do'][]) => number): number {
  const serious = (view.figures[0]?.wounds ?? []).filter(({ kind }) => kind !== 'legere').length;
  if (serious > 0 && choices.some((a) => a.do === 'potion')) return named('potion');
  return serious > 1 ? named('rest') : named('onward');
}
