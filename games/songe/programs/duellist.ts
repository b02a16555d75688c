/** A program that plays: duels by the policy, everything else by plain sense. Like a person it gets a view, never the state. */

import type { Decision, Program } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import { BRUMES } from '../data/brumes.ts';
import type { Sheet } from '../sheet.ts';
import type { Types } from '../types.ts';
import type { FigureView, View } from '../viewed.ts';
import { type Facts, policy } from './policy.ts';

function facts(view: View, decision: Decision): Facts | undefined {
  const duel = view.business.at(-1);
  const { side } = (decision.about ?? {}) as { readonly side?: 0 | 1 };
  if (duel?.kind !== 'duel' || side === undefined) return undefined;
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
    lastDefence: own.lastDefence,
    defenceRun: own.defenceRun,
    wounds: figure.wounds.length,
  };
}

/** The way through the Brumes that one's sheet promises most for; a fight only where no skill serves. */
function face(view: View, decision: Decision, choices: readonly Answer[]): number {
  const { idea = -1, ways = [] } = (decision.about ?? {}) as {
    readonly idea?: number;
    readonly ways?: readonly { readonly by: string; readonly skill?: string; readonly difficulty?: number }[];
  };
  const me = view.figures[0] as FigureView;
  const worth = (way: (typeof ways)[number]): number => {
    if (way.by === 'skill')
      return ((me.sheet.skills as Record<string, number>)[way.skill ?? ''] ?? 0) - (way.difficulty ?? 0);
    return way.by === 'duel' ? -1 : way.by === 'band' ? 2 : 1.5;
  };
  const best = ways.reduce(
    (one, _, at) => (worth(ways[at] as (typeof ways)[number]) > worth(ways[one] as (typeof ways)[number]) ? at : one),
    0,
  );
  return BRUMES[idea] && best < choices.length ? best : 0;
}

export const duellist: Program<Types> = {
  id: 'duellist',
  choose({ view, decision, choices, below }) {
    if (decision.optional) return undefined;
    const named = (...what: readonly Answer['do'][]): number =>
      Math.max(
        0,
        choices.findIndex((a) => what.includes(a.do)),
      );
    const known = facts(view, decision);
    if (known) return policy(decision.kind.replace('duel.', ''), decision.about as object, choices, known, below);
    switch (decision.kind) {
      case 'test.mend':
      case 'contest.mend':
        return named('redraw', 'invert', 'stand');
      case 'test.rule':
        return named('rule');
      case 'crossing.road':
        return road(view, choices, named);
      case 'crossing.face':
        return face(view, decision, choices);
      case 'algarade.attack':
      case 'algarade.defend':
        return below(choices.length);
      default:
        return 0;
    }
  },
};

/** Who bears more than one wound rests or drinks before going on. */
function road(view: View, choices: readonly Answer[], named: (...what: readonly Answer['do'][]) => number): number {
  const serious = (view.figures[0]?.wounds ?? []).filter(({ kind }) => kind !== 'legere').length;
  if (serious > 0 && choices.some((a) => a.do === 'potion')) return named('potion');
  return serious > 1 ? named('rest') : named('onward');
}
