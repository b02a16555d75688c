/** What is worth trying at each question that allows more answers than can be listed: for programs, and for random play. */
import type { Samples } from '@reverie/kernel/frames';
import type { Answer } from '../../answers.ts';
import {
  type ActivationFrame,
  type AnyFrame,
  type DeployFrame,
  mover,
  type OnFrame,
  type TurnFrame,
} from '../../frames.ts';
import { onSegment, type Point, rounded, squared } from '../../geometry/plane.ts';
import { AROUND, endOfRun } from '../../geometry/sweep.ts';
import { LINES } from '../../rules/deployment.ts';
import { mostOf } from '../../rules/movement.ts';
import { isWay, judgePath, retinue } from '../../rules/paths.ts';
import { line } from '../../rules/table.ts';
import { waiting } from '../../rules/turn.ts';
import { groundOf } from '../../scenery.ts';
import { type Fighter, fighterOf, type State } from '../../state.ts';
import type { Types } from '../../types.ts';
import { combinedSamples, gather, musters, offersCombined } from './combined.ts';
import { declareSamples, drawDeclaration } from './declarations.ts';
import { drawFrom, oneOf } from './draw.ts';
import { castSamples, reactSamples } from './reactions.ts';
import { goalOf } from './runs.ts';

/** The places of `moveOn`. */
const ONWARD = [0, 1, 2, 3, 4, 5] as const;

/** What is left of a displacement: stay, go far in one of four directions, or towards the goal of the scenario. */
function moveOn(s: State, f: OnFrame, place: number): readonly Answer[] {
  if (place === 0) return [{ do: 'pass' }];
  const one = fighterOf(s, f.who);
  const most = mostOf(f);
  const aim = place < 5 ? inDirection(one, place, most) : towardsGoal(s, one, most);
  if (!aim) return [];
  const to = endOfRun(groundOf(s), s.fighters, retinue(s, one), one, aim);
  if (to[0] === one.x && to[1] === one.y) return [];
  const path = [{ to }];
  return isWay(judgePath(s, one, path, most, false)) ? [{ do: 'go', path }] : [];
}

function inDirection(one: Fighter, place: number, most: number): Point {
  const [dx, dy] = AROUND[((place - 1) * 4 + one.id) % AROUND.length] as Point;
  return [rounded(one.x + (dx * (most - 4)) / 1000), rounded(one.y + (dy * (most - 4)) / 1000)];
}

function towardsGoal(s: State, one: Fighter, most: number): Point | undefined {
  const goal = goalOf(s, one);
  return (
    goal && onSegment(one.x, one.y, goal[0], goal[1], Math.min(most - 4, Math.sqrt(squared(one.x, one.y, ...goal))))
  );
}

export const samples: Samples<Types, AnyFrame> = {
  deploy: {
    choices: (s, f: DeployFrame) => LINES.flatMap((_, at) => line(s, f.seat, at)),
    draw: (s, f: DeployFrame, _d, below) =>
      drawFrom<Answer>(LINES.length, [1, 1, 1, 1], (place, at) => oneOf(line(s, f.seat, place), at), below),
  },
  choose: {
    choices(s, f: TurnFrame) {
      const able = waiting(s, f.seat);
      const found: Answer[] = able.map(({ id }) => ({ do: 'choose', fighter: id }));
      if (offersCombined(s, able)) found.push({ do: 'combine' });
      return found;
    },
    // Whether a combined attack offers itself is looked at only if the lot falls on it.
    draw(s, f: TurnFrame, _d, below) {
      const able = waiting(s, f.seat);
      const one = able[below(able.length + 1)];
      if (!one && offersCombined(s, able)) return { do: 'combine' };
      return { do: 'choose', fighter: (one ?? (able[below(able.length)] as Fighter)).id };
    },
  },
  declare: {
    choices: (s, f: ActivationFrame) => declareSamples(s, fighterOf(s, f.who), f.onlyMove),
    draw: (s, f: ActivationFrame, _d, below) => drawDeclaration(s, fighterOf(s, f.who), f.onlyMove, below),
  },
  attack: {
    choices: (s, f: ActivationFrame) => [{ do: 'pass' }, ...combinedSamples(s, f.seat)],
    // At each target those who stand ready, and these with those who come running.
    draw(s, f: ActivationFrame, _d, below) {
      const all = musters(s, f.seat);
      const look = (place: number, at: number): Answer | number => {
        const muster = all[place - 1];
        return muster ? oneOf(gather(s, muster.able, muster.target), at) : { do: 'pass' };
      };
      return drawFrom(all.length + 1, [1, ...all.map(() => 2)], look, below);
    },
  },
  react: { choices: (_s, f: ActivationFrame) => reactSamples(f) },
  cast: { choices: (s, f: ActivationFrame) => castSamples(s, fighterOf(s, mover(f).who)) },
  on: {
    choices: (s, f: OnFrame) => ONWARD.flatMap((place) => moveOn(s, f, place)),
    draw: (s, f: OnFrame, _d, below) =>
      drawFrom(
        ONWARD.length,
        [1, 1, 1, 1, 1, goalOf(s, fighterOf(s, f.who)) ? 1 : 0],
        (place, at) => oneOf(moveOn(s, f, place), at),
        below,
      ),
  },
};
