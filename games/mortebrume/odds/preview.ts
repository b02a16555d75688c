/** What an answer would come to, judged on a view exactly as the rules will judge it: a drawn intention, a reaction to a blow. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Do, How } from '../answers.ts';
import type { Charge, Step } from '../frames.ts';
import { answersTo } from '../rules/combined.ts';
import { budgetOf } from '../rules/fighter.ts';
import { moverOf, standing, sweepTargets } from '../rules/intention.ts';
import type { Scene } from '../rules/measure.ts';
import { reactionsTo } from '../rules/melee.ts';
import { destinyOf, isOff } from '../rules/rolls.ts';
import { type Fighter, fighterOf, topOf, type View } from '../state.ts';
import { type DuelOdds, duelOdds } from './duel.ts';
import { type VolleyOdds, volleyOdds } from './volley.ts';

/** One reaction to a blow, from the striker's side: as it is, and with none, one and two destiny points of his own. */
interface DuelPreview {
  readonly target: number;
  readonly how: How;
  readonly odds: DuelOdds;
  readonly own: readonly DuelOdds[];
}

/** HB-02: with no point, with one and with two, as far as a side has them. */
const MOST = 2;
const folded = (view: Scene, seat: SeatIndex, odds: (dice: number) => DuelOdds, most = MOST): readonly DuelOdds[] =>
  Array.from({ length: 1 + Math.min(most, destinyOf(view, seat as 0 | 1)) }, (_, dice) => odds(dice));

export interface IntentionPreview {
  readonly steps: readonly Step[];
  readonly cost: number;
  readonly budget: number;
  readonly charge: Charge | null;
  /** For each fighter struck, the odds of each of its reactions. */
  readonly duels: readonly DuelPreview[];
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
  const duels: DuelPreview[] = [];
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
        const odds = (dice: number): DuelOdds => duelOdds(view, there, target, how, strike, [dice, added[1]]);
        duels.push({ target: target.id, how, odds: odds(added[0]), own: folded(view, f.seat, odds) });
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

/** The odds of one reaction: plain, and with none, one and two points of one's own. */
export interface ReactionPreview {
  readonly how: How;
  /** What is laid on it of the malus of a combined attack. */
  readonly share: number;
  readonly plain: DuelOdds;
  readonly own: readonly DuelOdds[];
}

/** For each answer to the blow at hand, with at most so many points; null where none is being answered. */
export function previewReactions(view: View, most = MOST): readonly ReactionPreview[] | null {
  const f = topOf(view);
  if (f?.kind !== 'melee' || f.step !== 'react') return null;
  const by = fighterOf(view, f.by);
  const target = fighterOf(view, f.targets[f.hows.length] as number);
  const { body, charge, targets, off } = f;
  return answersTo(f.malus, reactionsTo(target, by)).map(({ how, share = 0 }) => {
    const strike = { body, charge, targets: targets.length, off, share, offensive: view.settings.offensive };
    const odds = (dice: number): DuelOdds => duelOdds(view, by, target, how, strike, [0, dice]);
    const own = folded(view, target.seat, odds, most);
    return { how, share, plain: own[0] as DuelOdds, own };
  });
}
