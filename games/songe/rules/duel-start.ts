/** How a duel begins, and how an important PNJ comes into it. */

import { push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import type { AnyFrame } from '../business.ts';
import type { Event } from '../events.ts';
import { type FigureIndex, figureOf, type State } from '../state.ts';
import { newDuel } from './duelling.ts';
import { passToken } from './opening.ts';
import { gain, isPlayers } from './panache.ts';

/** `joined`: one of several fights, whose initiative was bid for together. */
export function startDuel(
  s: State,
  a: FigureIndex,
  b: FigureIndex,
  flees: number,
  io: Io<Event>,
  under?: AnyFrame,
  joined = false,
): void {
  if (!joined) passToken(s);
  enter(s, a, io);
  enter(s, b, io);
  const f = newDuel(s, a, b, flees, joined);
  io.tell?.({
    kind: 'duel',
    rule: 'SON-NPC-02',
    names: [s.figures[a]?.sheet.name ?? '', s.figures[b]?.sheet.name ?? ''],
  });
  if (under) push<AnyFrame>(s, f, under);
  else push<AnyFrame>(s, f);
}

/** SON-PPS-05: an important PNJ draws his perfidy when he enters. */
export function enter(s: State, i: FigureIndex, io: Io<Event>): void {
  const figure = figureOf(s, i);
  if (figure.entered || isPlayers(figure)) return;
  figure.entered = true;
  if (figure.kind !== 'minor')
    gain(s, i, figure.kind === 'major' ? s.options.perfidyMajor : s.options.perfidyMiddle, 'SON-PPS-05', 'perfidy', io);
}
