/**
 * What each viewer may know: the field with everybody on it, what follows from their cards, the declared ways, and the odds of
 * what is being decided. What can be measured on it, verdicts on sight, distances, the reachable area, is in drawn.ts.
 */
import type { Outcome, SeatIndex, Viewer } from '@reverie/kernel/game';
import { type DuelOdds, duelOdds } from './odds/duel.ts';
import { budgetOf, encumbranceOf, type Health, healthOf, moveOf } from './rules/fighter.ts';
import type { Scene } from './rules/measure.ts';
import { reactionsTo } from './rules/melee.ts';
import type { Step } from './rules/paths.ts';
import { isOff } from './rules/terms.ts';
import { pointsOf } from './rules/victory.ts';
import { copyFighter, type Fighter, fighterOf, type State } from './state.ts';
import type { ActivationFrame, MeleeFrame } from './unfinished.ts';

/** A spell that somebody else has prepared. */
export const HIDDEN = '?';

/** What follows from a fighter's card and burdens. Lengths in units. */
export interface Figures {
  readonly health: Health;
  readonly move: number;
  readonly left: number;
  readonly encumbrance: number;
}

/** One declared way. */
export interface DeclaredWay {
  readonly who: number;
  readonly steps: readonly Step[];
  readonly cost: number;
  readonly action: string;
  readonly target: number | null;
  readonly charge: string | null;
}

/** The odds of one reaction, plain and with one more die on either side. */
export interface Preview {
  readonly how: string;
  readonly plain: DuelOdds;
  readonly oneMoreAttack: DuelOdds;
  readonly oneMoreAnswer: DuelOdds;
}

export interface View extends Scene {
  readonly scenario: string;
  readonly seat: SeatIndex | null;
  readonly figures: readonly Figures[];
  /** Whether anything may be measured yet (MOR-GEN-05); what then can be is worked out by who draws it (drawn.ts). */
  readonly measured: boolean;
  readonly acting: number | null;
  readonly ways: readonly DeclaredWay[];
  readonly offers: ActivationFrame['offers'];
  readonly previews: readonly Preview[] | null;
  readonly points: readonly number[];
  readonly ended: Outcome | null;
}

function frameOf<K extends State['stacks'][number][number]['kind']>(s: State, kind: K) {
  const stack = s.stacks[0] ?? [];
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.kind === kind) return frame as Extract<typeof frame, { kind: K }>;
  }
  return undefined;
}

/** MOR-GEN-05: measuring follows the declaration where the table plays it strictly. */
function mayMeasure(s: State): boolean {
  if (s.settings.measuring === 'free') return true;
  const top = s.stacks[0]?.[s.stacks[0].length - 1];
  return top !== undefined && top.kind !== 'turn' && !(top.kind === 'activation' && top.step === 'declare');
}

function previewsOf(s: State, f: MeleeFrame): Preview[] | null {
  if (f.step !== 'react') return null;
  const by = fighterOf(s, f.by);
  const target = fighterOf(s, f.targets[f.hows.length] as number);
  const off = f.targets.some((id) => isOff(by, fighterOf(s, id)));
  const strike = {
    body: f.body,
    charge: f.charge,
    targets: f.targets.length,
    off,
    share: 0,
    offensive: s.settings.offensive,
  };
  return reactionsTo(target, by).map((how) => ({
    how,
    plain: duelOdds(s, by, target, how, strike),
    oneMoreAttack: duelOdds(s, by, target, how, strike, [1, 0]),
    oneMoreAnswer: duelOdds(s, by, target, how, strike, [0, 1]),
  }));
}

/** MOR-SOR-08: everything but the name of a spell that another side has prepared. */
function shownTo(f: Fighter, who: Viewer): Fighter {
  const shown = copyFighter(f);
  if (shown.prepared !== null && f.seat !== who) shown.prepared = HIDDEN;
  return shown;
}

export function viewOf(s: State, who: Viewer): View {
  const activation = frameOf(s, 'activation');
  const top = s.stacks[0]?.[s.stacks[0].length - 1];
  const acting = top?.kind === 'activation' && top.step === 'declare' && !top.combined ? top.who : null;
  return {
    scenario: s.scenario,
    goal: s.goal,
    seat: who === 'spectator' ? null : who,
    side: s.side,
    scenery: s.scenery,
    strip: s.strip,
    zone: s.zone,
    turns: s.turns,
    turn: s.turn,
    visibility: s.visibility,
    weather: s.weather,
    settings: s.settings,
    destiny: [s.destiny[0], s.destiny[1]],
    extra: [s.extra[0], s.extra[1]],
    bonus: [s.bonus[0], s.bonus[1]],
    held: [s.held[0], s.held[1]],
    fighters: s.fighters.map((f) => shownTo(f, who)),
    figures: s.fighters.map((f) => ({
      health: healthOf(f),
      move: moveOf(s, f),
      left: budgetOf(s, f),
      encumbrance: encumbranceOf(s, f),
    })),
    things: s.things.map(({ kind, x, y, holder }) => ({ kind, x, y, holder })),
    veils: s.veils.slice(),
    measured: mayMeasure(s),
    acting,
    ways: (activation?.movers ?? []).map((m) => ({
      who: m.who,
      steps: m.steps,
      cost: m.cost,
      action: m.action.kind,
      target: 'target' in m.action ? (m.action.target ?? null) : null,
      charge: m.charge?.type ?? null,
    })),
    offers: activation?.step === 'window' ? activation.offers : [],
    previews: top?.kind === 'melee' ? previewsOf(s, top) : null,
    points: [pointsOf(s, 0), pointsOf(s, 1)],
    ended: s.ended,
  };
}
