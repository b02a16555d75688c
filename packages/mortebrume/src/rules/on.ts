/** HB-23, HB-27: the displacement after a dodge, and what is left of it after a strike. It opens no window (MOR-INT-A7). */
import { ask, type Procedure, pop } from '@reverie/kernel/frames';
import { refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import type { Event } from '../events.ts';
import { CM } from '../geometry/plane.ts';
import { AROUND, endOfRun } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { type Fighter, fighterOf, type OnFrame, type State } from '../state.ts';
import { isFree, mayReserve } from './fighter.ts';
import { carryOut } from './moves.ts';
import { isWay, judgePath, retinue } from './paths.ts';
import { useReserved } from './rolls.ts';
import { offerEscapes } from './shift.ts';

const PLAIN = BASE.dodge.most * CM;

/** Away from here in four directions, as far as it goes. */
function samples(s: State, f: Fighter, most: number): Answer[] {
  const found: Answer[] = [];
  for (let i = 0; i < AROUND.length; i += 4) {
    const [dx, dy] = AROUND[(i + f.id) % AROUND.length] as readonly [number, number];
    const far = most - 4;
    const to = endOfRun(
      groundOf(s),
      s.fighters,
      retinue(s, f),
      f.x,
      f.y,
      Math.round(f.x + (dx * far) / 1000),
      Math.round(f.y + (dy * far) / 1000),
      f.r,
    );
    if (to[0] === f.x && to[1] === f.y) continue;
    const path = [{ to }];
    const way = judgePath(s, f, path, most);
    if (isWay(way)) found.push({ do: 'go', path });
  }
  return found;
}

export const movingOn: Procedure<State, OnFrame, Answer, Event> = {
  pending(s, f) {
    const one = fighterOf(s, f.who);
    if (!isFree(one) || one.stunned) return [];
    return [ask(f, one.seat, 'on', { open: true, about: { fighter: f.who, why: f.why, most: f.most } })];
  },
  choices(s, f) {
    const one = fighterOf(s, f.who);
    const most = f.why === 'dodge' ? Math.min(PLAIN, f.most) : f.most;
    return [{ do: 'pass' }, ...samples(s, one, most)];
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
    const most = f.why === 'dodge' && !sidestep ? Math.min(PLAIN, f.most) : f.most;
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
