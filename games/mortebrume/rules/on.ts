/** HB-23, HB-27: the displacement after a dodge, and what is left of it after a strike. It opens no window (MOR-INT-A7). */

import { ask, type Procedure, pop } from '@reverie/kernel/frames';
import { refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { CM, type Point, rounded } from '../geometry/plane.ts';
import { AROUND, endOfRun } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterOf, type State } from '../state.ts';
import type { Types } from '../types.ts';
import type { OnFrame } from '../unfinished.ts';
import { kindsOf } from './about.ts';
import { drawFrom } from './drawing.ts';
import { isFree, mayReserve } from './fighter.ts';
import { carryOut } from './moves.ts';
import { isWay, judgePath, retinue } from './paths.ts';
import { useReserved } from './rolls.ts';
import { offerEscapes } from './shift.ts';

const PLAIN = BASE.dodge.most * CM;

/** Staying, or away from here in one of four directions, as far as it goes. */
function sample(s: State, f: Fighter, most: number, place: number): readonly Answer[] {
  if (place === 0) return [{ do: 'pass' }];
  const [dx, dy] = AROUND[((place - 1) * 4 + f.id) % AROUND.length] as Point;
  const x = rounded(f.x + (dx * (most - 4)) / 1000);
  const y = rounded(f.y + (dy * (most - 4)) / 1000);
  const to = endOfRun(groundOf(s), s.fighters, retinue(s, f), f.x, f.y, x, y, f.r);
  if (to[0] === f.x && to[1] === f.y) return [];
  const path = [{ to }];
  return isWay(judgePath(s, f, path, most)) ? [{ do: 'go', path }] : [];
}

/** Without the reserved action. */
const mostOf = (f: OnFrame): number => (f.why === 'dodge' ? Math.min(PLAIN, f.most) : f.most);

export const movingOn: Procedure<Types, OnFrame> = {
  pending(s, f) {
    const one = fighterOf(s, f.who);
    if (!isFree(one) || one.stunned) return [];
    const most = mostOf(f);
    const sidestep = f.most > most ? f.most : null;
    return [
      ask(f, one.seat, 'on', {
        open: true,
        about: { fighter: f.who, why: f.why, most, sidestep, first: s.first, kinds: kindsOf(s) },
      }),
    ];
  },
  choices(s, f) {
    const one = fighterOf(s, f.who);
    return [0, 1, 2, 3, 4].flatMap((place) => sample(s, one, mostOf(f), place));
  },
  draw(s, f, _d, below) {
    const one = fighterOf(s, f.who);
    return drawFrom(5, [1, 1, 1, 1, 1], (place) => sample(s, one, mostOf(f), place), below);
  },
  answer(s, f, _d, a, io) {
    const one = fighterOf(s, f.who);
    if (a.do === 'pass') {
      pop(s, f);
      return undefined;
    }
    if (a.do !== 'go') return refuse('invalid', 'HB-27', 'notThis');
    if (a.path.some(({ how }) => how === 'jump')) return refuse('invalid', 'MOR-JMP-07', 'jumpUndeclared');
    const sidestep = f.why === 'dodge' && a.sidestep === true;
    if (a.sidestep && !(sidestep && mayReserve(one, 'pas-de-cote'))) return refuse('invalid', 'HB-16', 'noReserved');
    const most = sidestep ? f.most : mostOf(f);
    const way = judgePath(s, one, a.path, most);
    if (!isWay(way)) return way;
    pop(s, f);
    if (sidestep) useReserved(s, one, 'pas-de-cote', io);
    carryOut(s, one, way.steps, 0, way.length, io, f.why);
    if (a.facing && (a.facing[0] !== 0 || a.facing[1] !== 0)) [one.fx, one.fy] = a.facing;
    // MOR-ESC-A1: a displacement outside the activation.
    if (f.why === 'dodge') offerEscapes(s, one);
    return undefined;
  },
  run(s, f) {
    pop(s, f);
  },
  absent: () => ({ do: 'pass' }),
};
