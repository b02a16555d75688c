import { describe, test } from 'vitest';
import type { GameTypes } from '../game.ts';
import { recorded } from '../testing/recorder.ts';
import type { Subject } from './play.ts';
import { properties } from './properties.ts';

/** The same games on every machine, unless somebody asks for others: `REVERIE_SEED=12345 npm test`. */
const SEED = Number(process.env.REVERIE_SEED ?? 20_130_613);

/** Runs the conformance suite over a game. A failure prints the seed and the shortest game that shows it. */
export function conforms<G extends GameTypes>(subject: Subject<G>): void {
  const game = { ...subject.game, rules: recorded(subject.game.rules, 'conformance') };
  describe(`${game.rules.id} conforms (seed ${SEED})`, () => {
    for (const { name, check, timeout } of properties({ ...subject, game })) test(name, () => check(SEED), timeout);
  });
}
