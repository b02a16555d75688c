/** An activation while it is still in the player's hand: nothing of it is sent before it is declared. */
import type { Action, Leg } from '../answers.ts';
import type { Point } from '../geometry/plane.ts';
import { isMover, judgeDeclaration } from '../sketch/outlook.ts';
import { standingOf } from '../sketch/sights.ts';
import { actionsAt, alternativesTo, answerTo, chargeFrom, type Declaration, tapeTo } from '../sketch/tape.ts';
import type { Fighter, View } from '../state.ts';

export interface Draft {
  readonly fighter: number;
  readonly pins: readonly Point[];
  /** Where the tape ends; null where nobody moves. */
  readonly end: Point | null;
  /** Over what is in the way. */
  readonly over: 'jump' | 'drop' | null;
  readonly facing: Point | null;
  readonly target: number | null;
  readonly action: Action;
  /** Destiny dice to lay on the first roll. */
  readonly dice: number;
  /** Goes on with what is left when the deed is done. */
  readonly goesOn: boolean;
  /** Draws on itself before a spell. */
  readonly boosts: boolean;
}

export const begun = (fighter: number): Draft => ({
  fighter,
  pins: [],
  end: null,
  over: null,
  facing: null,
  target: null,
  action: { kind: 'none' },
  dice: 0,
  goesOn: false,
  boosts: false,
});

/**
 * What is in hand when a new question comes: the figure that declares, as far as it is drawn already, or the only one that
 * may be chosen. What was drawn for a question that is over, or was taken back, is gone.
 */
export function inHandFor(now: Draft | null, asked: number | null, choosable: ReadonlySet<number>): Draft | null {
  if (asked !== null) return now?.fighter === asked ? now : begun(asked);
  const [only, ...others] = choosable;
  return only === undefined || others.length > 0 ? null : begun(only);
}

export const isUntouched = (draft: Draft | null): boolean =>
  draft === null || (draft.end === null && draft.action.kind === 'none' && draft.facing === null);

const fighterIn = (view: View, draft: Draft): Fighter => view.fighters[draft.fighter] as Fighter;

function pathOf(view: View, draft: Draft): readonly Leg[] {
  const f = fighterIn(view, draft);
  if (!draft.end) return [];
  const { double } = standingOf(view, f);
  const path = tapeTo(view, f, draft.pins, draft.end, double);
  if (!draft.over) return path;
  // Over it in a straight line from the last pin.
  const last = draft.pins[draft.pins.length - 1];
  const before = last ? tapeTo(view, f, draft.pins.slice(0, -1), last, double) : [];
  const straight = [...before, { to: draft.end }];
  return alternativesTo(view, f, straight, double).find(({ how }) => how === draft.over)?.path ?? path;
}

/** A charge runs along the last straight line of whatever the way is now. */
function fitted(view: View, draft: Draft, path: readonly Leg[]): Action {
  const { action } = draft;
  if ((action.kind !== 'strike' && action.kind !== 'sweep') || !action.charge) return action;
  const target = action.kind === 'strike' ? action.target : action.from;
  const from = Math.max(0, chargeFrom(view, fighterIn(view, draft), path, target));
  return { ...action, charge: { type: action.charge.type, from } };
}

/** The declaration that a draft stands for. Who only walks and goes beyond the single pace goes at the double. */
export function declarationOf(view: View, draft: Draft): Declaration {
  const path = [...pathOf(view, draft)];
  const action = fitted(view, draft, path);
  const plain: Declaration = { do: 'declare', path, action, ...(draft.facing && { facing: draft.facing }) };
  if (path.length === 0 || (action.kind !== 'none' && action.kind !== 'flee')) return plain;
  const judged = judgeDeclaration(view, draft.fighter, plain);
  return isMover(judged) || judged.reason !== 'tooFar' ? plain : { ...plain, double: true };
}

/** Points at an enemy: what can be done to it from here, or by coming closer. */
export function aimedAt(view: View, draft: Draft, enemy: Fighter): Draft {
  const f = fighterIn(view, draft);
  const pins = draft.end ? [...draft.pins, draft.end] : draft.pins;
  const { path, action } = answerTo(view, f, pins, enemy);
  const end = path[path.length - 1]?.to ?? null;
  const was = draft.end;
  const same = was && end && was[0] === end[0] && was[1] === end[1];
  // The way was lengthened: what was its end is a pin now.
  const kept = same || !was ? draft.pins : pins;
  return { ...draft, pins: kept, end, over: same ? draft.over : null, facing: null, target: enemy.id, action };
}

/** Points at one's own: what was meant for an enemy is not meant for them. */
export function turnedTo(draft: Draft, friend: Fighter): Draft {
  return { ...draft, target: friend.id, action: { kind: 'none' } };
}

/** An arc drawn from one enemy to another: near enough to the first, a blow over both and whoever is between. */
export function sweptOver(view: View, draft: Draft, from: Fighter, to: Fighter): Draft {
  return { ...aimedAt(view, draft, from), action: { kind: 'sweep', from: from.id, to: to.id } };
}

/** Lays the end of the tape elsewhere. What was to be done at a target is kept as long as it can be. */
export function movedTo(view: View, draft: Draft, end: Point | null): Draft {
  const next: Draft = { ...draft, end, over: null };
  if (draft.action.kind === 'none') return next;
  const { path } = declarationOf(view, next);
  const options = actionsAt(view, fighterIn(view, draft), { path }, draft.target);
  const same = options.find(({ action }) => keyOf(action) === keyOf(draft.action));
  return same && same.refusal === null ? next : { ...next, action: { kind: 'none' } };
}

/** Takes the last thing back: what was to be done, then the last corner, then all of it. */
export function undone(draft: Draft): Draft | null {
  if (draft.action.kind !== 'none' || draft.facing)
    return { ...draft, action: { kind: 'none' }, target: null, facing: null };
  if (draft.pins.length > 0)
    return { ...draft, pins: draft.pins.slice(0, -1), end: draft.pins[draft.pins.length - 1] ?? null };
  if (draft.end) return { ...draft, end: null, over: null };
  return null;
}

/** An action without where it stands in the way: the same button for the same deed. */
export function keyOf(action: Action): string {
  switch (action.kind) {
    case 'strike':
      return `strike ${action.target} ${action.charge?.type ?? ''} ${action.body ?? ''}`;
    case 'sweep':
      return `sweep ${action.from} ${action.to} ${action.charge?.type ?? ''}`;
    default:
      return JSON.stringify(action);
  }
}
