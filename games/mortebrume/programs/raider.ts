/**
 * A program that plays Mortebrume: of the ways and targets it is offered it takes the one with the best expected value,
 * answers included. It gets a view like anybody else, and reckons with the odds that the view's own rules give.
 */
import type { Program, SeatIndex, Situation } from '@reverie/kernel/game';
import { choosing } from '@reverie/kernel/program';
import type { Action, Answer, Do, How } from '../answers.ts';
import type { Charge } from '../frames.ts';
import { CM, squared } from '../geometry/plane.ts';
import { previewReactions, type ReactionPreview } from '../odds/preview.ts';
import { type DeclaredWay, waysIn } from '../overlay.ts';
import { willIn } from '../rules/capture.ts';
import { profile } from '../rules/fighter.ts';
import { standing } from '../rules/intention.ts';
import { inZone } from '../rules/measure.ts';
import { isMelee } from '../rules/strikes.ts';
import type { Fighter, View } from '../state.ts';
import type { Types } from '../types.ts';
import { enemiesOf, goalWorth, placeWorth } from './places.ts';
import { combinedSamples } from './samples/combined.ts';
import { duelWorth, strikeWorth, volleyWorth } from './worth.ts';

function actionWorth(v: View, there: Fighter, action: Action, charge: Charge | null): number {
  switch (action.kind) {
    case 'strike': {
      const target = v.fighters[action.target];
      return target ? strikeWorth(v, there, [target], action.body === true, charge) + 0.5 : 0;
    }
    case 'sweep': {
      const ends = [v.fighters[action.from], v.fighters[action.to]].filter((one) => one !== undefined);
      return strikeWorth(v, there, ends, false, charge) + 0.4;
    }
    case 'shot': {
      const target = v.fighters[action.target];
      return target ? volleyWorth(v, there, target, action.weapon) + 0.3 : 0;
    }
    case 'spell': {
      const target = action.target === undefined ? undefined : v.fighters[action.target];
      return target ? volleyWorth(v, there, target, action.spell) + 0.2 : 0.15;
    }
    case 'prepare':
      return 0.3;
    case 'pickUp':
      return v.goal === 'relic' ? 6 : 0.2;
    case 'throw':
      return 0.1;
    case 'flee':
      return v.goal === 'cross' && (there.seat === 0 ? there.y > v.side / 2 : there.y < v.side / 2) ? 8 : -5;
    default:
      return 0;
  }
}

function declareWorth(v: View, f: Fighter, a: Do<'declare'>): number {
  const last = a.path[a.path.length - 1];
  const [x, y] = last?.to ?? [f.x, f.y];
  const [fx, fy] = a.facing ?? [f.fx, f.fy];
  const there = standing(f, x, y, f.z, fx, fy);
  let charge: Charge | null = null;
  if (a.path.length > 0) {
    there.moved = true;
    const { action } = a;
    if ((action.kind === 'strike' || action.kind === 'sweep') && action.charge) {
      const line = Math.sqrt(squared(f.x, f.y, x, y)) - profile(f).encumbrance * CM;
      charge = { type: action.charge.type, bonus: Math.max(0, Math.floor(line / (2 * CM))), dx: x - f.x, dy: y - f.y };
    }
  }
  const jump = a.path.some(({ how }) => how === 'jump') ? -0.3 : 0;
  return actionWorth(v, there, a.action, charge) + placeWorth(v, f, x, y) * 0.5 + jump;
}

/** MOR-CMB-05: a combined attack is worth its blows with the malus shared out evenly, and nothing without a blow that is worth it. */
function attackWorth(v: View, a: Do<'attack'>): number {
  const target = v.fighters[a.target];
  if (!target) return 0;
  let sum = 0;
  for (const { fighter, path, facing, action } of a.attackers) {
    const f = v.fighters[fighter];
    if (!f) continue;
    const [x, y] = path[path.length - 1]?.to ?? [f.x, f.y];
    const there = standing(f, x, y, f.z, facing?.[0] ?? 0, facing?.[1] ?? 0);
    if (action.kind === 'strike') sum += strikeWorth(v, there, [target], action.body === true, null, 1);
    else sum += volleyWorth(v, there, target, action.kind === 'shot' ? action.weapon : action.spell);
  }
  return sum;
}

/** The best combined attack there is, for who asks before it is offered. */
function bestTogether(v: View, seat: SeatIndex): number {
  let most = 0;
  for (const a of combinedSamples(v, seat)) if (a.do === 'attack') most = Math.max(most, attackWorth(v, a));
  return most;
}

/** An interception is worth its odds, less the activation that it costs. */
function reactWorth(v: View, ways: readonly DeclaredWay[], a: Answer): number {
  if (a.do !== 'react') return 0;
  let sum = 0;
  for (const { fighter, with: means, mover } of a.intercept) {
    const by = v.fighters[fighter];
    const target = v.fighters[mover];
    if (!by || !target) continue;
    const way = ways.find(({ who }) => who === mover);
    const last = way?.steps[way.steps.length - 1];
    const there = last ? standing(target, last.x, last.y, last.z, last.x - last.ax, last.y - last.ay) : target;
    sum += isMelee(means)
      ? strikeWorth(v, by, [there], means === 'body', null)
      : volleyWorth(v, by, there, means, true);
    sum -= 0.9;
  }
  if (a.defend) {
    const guard = v.fighters[a.defend.fighter];
    const [way] = ways;
    const target = way?.target === null || !way ? undefined : v.fighters[way.target];
    if (guard && target)
      sum += (profile(target).cost / Math.max(1, target.phys) - profile(guard).cost / guard.phys) * 1.5;
  }
  return sum;
}

/** The reaction that leaves the best balance, counting what a spent action is worth. */
function answerWorth(v: View, previews: readonly ReactionPreview[], how: How, fighter: number, by: number): number {
  const target = v.fighters[fighter];
  const striker = v.fighters[by];
  const odds = previews.find((one) => one.how === how)?.plain;
  if (!target || !striker) return 0;
  if (!odds) return how === 'dodge' || how === 'will' ? 1 : 0;
  const spent = (how === 'passe' || how === 'body') && !target.activated ? 0.8 : 0;
  return -duelWorth(striker, target, odds) - spent;
}

function best(choices: readonly Answer[], worth: (a: Answer) => number): number {
  let at = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, choice] of choices.entries()) {
    const value = worth(choice);
    if (value > most) {
      most = value;
      at = i;
    }
  }
  return at;
}

/** Destiny is spread over the game: the later, the more freely. */
function diceWorth(v: View, seat: SeatIndex, a: Answer, weighty: boolean): number {
  if (a.do !== 'dice') return 0;
  const pool = v.destiny[seat as 0 | 1] + v.extra[seat as 0 | 1];
  const left = Math.max(1, v.turns - v.turn + 1);
  const affordable = v.extra[seat as 0 | 1] > 0 || pool >= left ? 1 : 0;
  const add = a.add === 1 && weighty && affordable ? 1 : a.add > 0 ? -1 : 0;
  return add + (a.morale && weighty ? 1 : 0) + (a.reserved ? 1 : 0);
}

/** Whom to activate: those in a fight first, then those nearest to one. */
function chooseWorth(v: View, seat: SeatIndex, a: Answer): number {
  if (a.do === 'combine') return bestTogether(v, seat);
  if (a.do !== 'choose') return 0;
  const f = v.fighters[a.fighter];
  if (!f) return 0;
  let worth = 0;
  for (const enemy of enemiesOf(v, f)) {
    const far = Math.sqrt(squared(f.x, f.y, enemy.x, enemy.y)) / CM;
    worth = Math.max(worth, (inZone(f, enemy) ? 3 : 0) + 10 / (5 + far));
  }
  return worth;
}

/** Who turns away from enemies in reach may be struck. */
const LEAVING = 0.4;

/** After an action it stays, unless the rest of the way leads nearer to what the scenario asks for. */
function onWorth(v: View, f: Fighter, a: Answer): number {
  if (a.do !== 'go') return 0;
  const last = a.path[a.path.length - 1];
  if (!last) return 0;
  const gain = goalWorth(v, f, last.to[0], last.to[1]) - goalWorth(v, f, f.x, f.y);
  return gain <= 0 ? gain : gain - LEAVING * enemiesOf(v, f).filter((one) => inZone(one, f)).length;
}

function blowWorth(v: View, a: Answer, fighter: number, target: number): number {
  if (a.do !== 'blow') return 0;
  const winner = v.fighters[fighter];
  const loser = v.fighters[target];
  if (!winner || !loser) return 0;
  if (a.how === 'damage') return 1 + (a.rage ? 0.5 : 0);
  const captor = v.fighters[a.by ?? fighter];
  if (!captor) return 0;
  const will = profile(loser).will.value;
  const sure = captor.id === winner.id ? willIn(v, winner) >= will : captor.phys >= will;
  if (!sure) return 0;
  // A prisoner slows his captor down and may break free: worth it for hostages, or when hardly hurt and dear.
  return v.goal === 'hostage' ? 3 : loser.phys > profile(loser).physique / 2 && profile(loser).cost >= 8 ? 1.2 : 0.5;
}

/** The index of its answer. */
export function choose({
  view: v,
  decision: d,
  choices,
}: Pick<Situation<Types>, 'view' | 'decision' | 'choices'>): number {
  switch (d.kind) {
    case 'declare': {
      const f = v.fighters[d.about.fighter];
      return f ? best(choices, (a) => (a.do === 'declare' ? declareWorth(v, f, a) : 0)) : 0;
    }
    case 'choose':
      return best(choices, (a) => chooseWorth(v, d.seat, a));
    case 'react': {
      const ways = waysIn(v);
      return best(choices, (a) => reactWorth(v, ways, a));
    }
    case 'answer': {
      const previews = previewReactions(v, 0) ?? [];
      // MOR-CMB-05: half of the malus now, half later.
      const half = (d.about.malus ?? 0) / 2;
      return best(choices, (a) => {
        if (a.do !== 'answer') return 0;
        const even = Math.abs((a.share ?? 0) - half) / 100;
        return answerWorth(v, previews, a.how, d.about.fighter, d.about.by) - even;
      });
    }
    case 'dice':
      return best(choices, (a) => diceWorth(v, d.seat, a, d.about.what !== 'initiative'));
    case 'blow':
      return best(choices, (a) => blowWorth(v, a, d.about.fighter, d.about.target));
    case 'attack':
      return best(choices, (a) => (a.do === 'attack' ? attackWorth(v, a) : Number.NEGATIVE_INFINITY));
    case 'begin':
      return best(choices, (a) => (a.do === 'begin' && a.seat === d.seat ? 1 : 0));
    case 'nameMorale':
    case 'nameInitiative':
      return best(choices, (a) => {
        const one = a.do === 'name' ? v.fighters[a.fighter] : undefined;
        return one ? profile(one).will.value + profile(one).will.die / 2 : 0;
      });
    case 'cast': {
      const f = v.fighters[d.about.fighter];
      return best(choices, (a) => {
        if (a.do !== 'cast' || !f || f.prepared === null) return d.about.after ? -0.1 : 0.2;
        const target = a.target === undefined ? undefined : v.fighters[a.target];
        return target ? volleyWorth(v, f, target, f.prepared) : 0.1;
      });
    }
    case 'on': {
      const f = v.fighters[d.about.fighter];
      return f ? best(choices, (a) => onWorth(v, f, a)) : 0;
    }
    case 'stake':
      return Math.min(choices.length - 1, 2);
    case 'boost':
      return (v.fighters[d.about.fighter]?.phys ?? 0) > 8 ? 1 : 0;
    case 'morale':
    case 'press':
    case 'continue':
    case 'breath':
      return choices.length > 1 ? 1 : 0;
    // Setting up, placing, escaping, standing one's ground: the first is the plain one.
    default:
      return 0;
  }
}

export const raider: Program<Types> = choosing('raider', choose);
