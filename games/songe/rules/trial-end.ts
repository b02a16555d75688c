/** SON-QUA, SON-KAR-13, SON-WHEN-04: what comes of a test, and what the Conteur makes of a failure. */

import { next, pop } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import type { Test } from '../business.ts';
import type { Event } from '../events.ts';
import { NEEDED, qualityOf, ROW } from '../resolution.ts';
import { figureOf, hasConteur, type State } from '../state.ts';
import { clear, drawCount } from '../stones.ts';
import { pointsOf, useKarma } from './karma.ts';
import { paidFor } from './magic.ts';
import { gain, isPlayers } from './panache.ts';
import { KARMA } from './purposes.ts';
import { inFight, reads, whiteOf } from './trial.ts';

/** SON-KAR-13, SON-KAR-16: bad Karma on an important action, imposed by the Conteur, bought off by the player. */
export const mayImpose = (s: State, f: Test): boolean =>
  f.important &&
  !f.dark &&
  hasConteur(s) &&
  reads(f) &&
  f.verdict === null &&
  f.extraBlack === 0 &&
  pointsOf(figureOf(s, f.figure)) <= -1 &&
  isPlayers(figureOf(s, f.figure));

export function imposed(s: State, f: Test, io: Io<Event>): void {
  const figure = figureOf(s, f.figure);
  const points = -pointsOf(figure);
  f.extraBlack = points - drawCount(s.store, KARMA, points, io.chance);
  io.tell?.({
    kind: 'extraStones',
    rule: 'SON-KAR-13',
    figure: f.figure,
    name: figure.sheet.name,
    drawn: points,
    kept: f.extraBlack,
    colour: 'black',
  });
  useKarma(s, f.figure, 2, 'SON-KAR-13', io);
  // SON-KAR-14: and the player gains a PP.
  gain(s, f.figure, 1, 'SON-KAR-14', 'karma', io);
  settle(s, f, io);
}

/** The result, what it brings, and back to whatever waited for it. */
export function settle(s: State, f: Test, io: Io<Event>): void {
  const success = reads(f);
  const drawn = f.row.length > 0 || f.verdict === null;
  const white = drawn ? Math.min(ROW, whiteOf(f) + f.extraWhite) : success ? NEEDED : NEEDED - 1;
  // SON-KAR-15: a success that bad Karma turned is a simple failure.
  const quality =
    !drawn || f.verdict
      ? success
        ? 'simple'
        : 'failure'
      : f.extraBlack > 0 && !success
        ? 'failure'
        : qualityOf(
            success ? Math.max(white, f.fortune ? 4 : NEEDED) : Math.min(white, f.fortune ? 3 : 4),
            f.row,
            f.fortune,
          );
  const { name } = figureOf(s, f.figure).sheet;
  clear(s.store);
  const black = ROW - Math.min(ROW, drawn ? whiteOf(f) : white) + f.extraBlack;
  figureOf(s, f.figure).lastTest = { what: f.what, difficulty: f.difficulty, white, black, quality };
  io.tell?.({
    kind: 'settled',
    rule: success ? 'SON-QUA-01' : 'SON-QUA-02',
    figure: f.figure,
    name,
    what: f.what,
    success,
    quality,
    white,
    black,
    difficulty: f.difficulty,
  });
  // SON-PPG-08: after the test, so that the new stones cannot help it.
  if (f.panache > 0 && (success || s.options.panacheGain === 'always'))
    gain(s, f.figure, f.panache, 'SON-PPG-08', 'panache', io);
  // SON-FIN-01.
  if (f.margin > 0 && success) {
    gain(s, f.figure, 2, 'SON-FIN-01', 'coupFinal', io);
    s.xpDoubled = true;
  }
  if (f.what === 'spell' || f.what === 'object') paidFor(s, f, success, io);
  f.verdict = success ? 'success' : 'failure';
  f.belief = null;
  report(s, f, { success, white, quality });
  const asks = !success && hasConteur(s) && isPlayers(figureOf(s, f.figure)) && !inFight(f);
  if (asks) next(s, f, 'after');
  else pop(s, f);
}

function report(
  s: State,
  f: Test,
  verdict: { success: boolean; white: number; quality: ReturnType<typeof qualityOf> },
): void {
  for (const stack of s.stacks) {
    const at = stack.indexOf(f);
    const below = at > 0 ? stack[at - 1] : undefined;
    if (below?.kind === 'algarade' || below?.kind === 'shot' || below?.kind === 'crossing') below.verdict = verdict;
  }
}

/** SON-WHEN-04: "yes, but"; SON-QUA-05: a keyword after a critical failure; SON-BRI-01: what a failed spell tears open. */
export function after(s: State, f: Test, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do !== 'after') return refuse('invalid', 'SON-WHEN-04', 'notNow');
  const figure = figureOf(s, f.figure);
  // SON-AFF-07.
  if (a.keyword) figure.keywords.push(a.keyword);
  const rule = a.keyword ? 'SON-QUA-05' : f.what === 'spell' ? 'SON-BRI-01' : 'SON-WHEN-04';
  io.tell?.({
    kind: 'aftermath',
    rule,
    figure: f.figure,
    name: figure.sheet.name,
    yesBut: a.yesBut,
    keyword: a.keyword ?? '',
    text: a.text ?? '',
    by: 'conteur',
  });
  pop(s, f);
  return undefined;
}

export const AFTERMATHS: readonly Answer[] = [
  { do: 'after', yesBut: false },
  { do: 'after', yesBut: true },
];
