/** What an answer would come to, judged on a view exactly as the rules will judge it: a drawn intention, a reaction to a blow. */
import type { Refusal } from '@reverie/kernel/refusal';
import type { Do, How } from '../answers.ts';
import type { Charge, Step } from '../frames.ts';
import { budgetOf } from '../rules/fighter.ts';
import { moverOf, standing, sweepTargets } from '../rules/intention.ts';
import type { Scene } from '../rules/measure.ts';
import { reactionsTo } from '../rules/melee.ts';
import { isOff } from '../rules/rolls.ts';
import { type Fighter, fighterOf, topOf, type View } from '../state.ts';
import { type DuelOdds, duelOdds } from './duel.ts';
import { type VolleyOdds, volleyOdds } from './volley.ts';

export interface IntentionPreview {
  readonly steps: readonly Step[];
  readonly cost: number;
  readonly budget: number;
  readonly charge: Charge | null;
  /** For each fighter struck, the odds of each of its reactions. */
  readonly duels: readonly { readonly target: number; readonly how: string; readonly odds: DuelOdds }[];
  readonly volley: VolleyOdds | null;
}

/** The fighter as it would stand at the end of a declared way. */
export function arrived(f: Fighter, steps: readonly Step[], facing: readonly [number, number] | null): Fighter {
  const last = steps[steps.length - 1];
  const [fx, fy] = facing ?? [f.fx, f.fy];
  const there = standing(f, last?.x ?? f.x, last?.y ?? f.y, last?.z ?? f.z, fx, fy);
  if (steps.length > 0) there.moved = true;
  return there;
}

/** `added`: destiny dice of the attacker and of whoever answers. */
export function previewIntention(
  view: Scene,
  id: number,
  intention: Do<'declare'>,
  added: readonly [number, number] = [0, 0],
): IntentionPreview | Refusal {
  const f = fighterOf(view, id);
  const m = moverOf(view, f, intention, false);
  if ('refusal' in m) return m;
  const there = arrived(f, m.steps, m.facing);
  const { action } = intention;
  const duels: { target: number; how: string; odds: DuelOdds }[] = [];
  let volley: VolleyOdds | null = null;
  if (action.kind === 'strike' || action.kind === 'sweep') {
    const targets =
      action.kind === 'strike'
        ? [fighterOf(view, action.target)]
        : sweepTargets(view, there, fighterOf(view, action.from), fighterOf(view, action.to));
    const off = targets.some((target) => isOff(there, target));
    const body = action.kind === 'strike' && action.body === true;
    const { offensive } = view.settings;
    const strike = { body, charge: m.charge, targets: targets.length, off, share: 0, offensive };
    for (const target of targets) {
      for (const how of reactionsTo(target, there)) {
        duels.push({ target: target.id, how, odds: duelOdds(view, there, target, how, strike, added) });
      }
    }
  } else if (action.kind === 'shot' || (action.kind === 'spell' && action.target !== undefined)) {
    const target = fighterOf(view, action.target ?? id);
    volley = volleyOdds(view, there, target, action.kind === 'shot' ? action.weapon : action.spell, true, false, added);
  }
  return {
    steps: m.steps,
    cost: m.cost,
    budget: budgetOf(view, f, intention.double === true),
    charge: m.charge,
    duels,
    volley,
  };
}

/** The odds of one reaction, plain and with one more die on either side. */
export interface ReactionPreview {
  readonly how: How;
  /** The least that must be laid on it of the malus of a combined attack. */
  readonly share: number;
  readonly plain: DuelOdds;
  readonly oneMoreAttack: DuelOdds;
  readonly oneMoreAnswer: DuelOdds;
}

/** For each reaction to the blow at hand; null where none is being answered. */
export function previewReactions(view: View): readonly ReactionPreview[] | null {
  const f = topOf(view);
  if (f?.kind !== 'melee' || f.step !== 'react') return null;
  const by = fighterOf(view, f.by);
  const target = fighterOf(view, f.targets[f.hows.length] as number);
  const { body, charge, targets, off } = f;
  const share = f.malus && !f.malus.later ? f.malus.left : 0;
  const strike = { body, charge, targets: targets.length, off, share, offensive: view.settings.offensive };
  return reactionsTo(target, by).map((how) => ({
    how,
    share,
    plain: duelOdds(view, by, target, how, strike),
    oneMoreAttack: duelOdds(view, by, target, how, strike, [1, 0]),
    oneMoreAnswer: duelOdds(view, by, target, how, strike, [0, 1]),
  }));
}
