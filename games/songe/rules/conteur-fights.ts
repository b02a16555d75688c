/** What the Conteur does about a fight: the shadow of the Limbes, effects, its end. */

import { next } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import type { Event } from '../events.ts';
import { type FigureIndex, figureOf, type State } from '../state.ts';
import { move } from '../stones.ts';
import { say } from './conteur-figures.ts';
import { isPlayers, limbesReached } from './panache.ts';

/** SON-SIG-03: black stones of the Limbes lie on the next draw of one under the Cauchemar, and leave the game. */
export function shadow(s: State, a: Do<'shadow'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure || !isPlayers(figure)) return refuse('invalid', 'SON-SIG-03', 'noSuchFigure');
  if (figure.sheet.signe !== 'cauchemar') return refuse('invalid', 'SON-SIG-03', 'noNightmare');
  const { limbes, bag, out } = s.store;
  if (a.count > limbes.black)
    return refuse('invalid', 'SON-SIG-03', 'tooFewStones', { price: a.count, have: limbes.black });
  if (s.options.sink === 'out') move(limbes, out, 0, a.count);
  else if (s.store.coin) limbes.black -= a.count;
  else move(limbes, bag, 0, a.count);
  figure.shadow += a.count;
  io.tell?.({ kind: 'shadowed', rule: 'SON-SIG-03', figure: a.to, name: figure.sheet.name, stones: a.count });
  limbesReached(s, io);
  return undefined;
}

/** SON-MAN-08: what a manoeuvre does besides its Réussites: the Conteur's words, and stones on somebody's next draw. */
export function effect(s: State, a: Do<'effect'>, io: Io<Event>): Refusal | undefined {
  const top = s.stacks[0]?.at(-1);
  if (top?.kind !== 'duel' || top.trick === null) return refuse('invalid', 'SON-MAN-08', 'noEffectNow');
  if (!top.sides.some((side) => side.figure === a.to)) return refuse('invalid', 'SON-MAN-08', 'noSuchFigure');
  const figure = figureOf(s, a.to);
  const manoeuvre = top.trick;
  top.trick = null;
  figure.nextDraw += a.stones;
  const { name } = figure.sheet;
  const text = a.text ?? '';
  io.tell?.({ kind: 'effect', rule: 'SON-MAN-08', figure: a.to, name, manoeuvre, stones: a.stones, text });
  return undefined;
}

/** SON-DUE-10: the Conteur's word ends a fight. */
export function endFight(s: State, io: Io<Event>): Refusal | undefined {
  const top = s.stacks[0]?.at(-1);
  if (top?.kind !== 'duel') return refuse('invalid', 'SON-DUE-10', 'noFight');
  say('SON-DMG-04', 'endFight', '', '', io);
  next(s, top, 'over');
  return undefined;
}

/** SON-NPC-03: the class of a PNJ is the Conteur's; where his Escrime does not fit it, the Conteur is told, and nobody else (SON-DUE-09). */
export function warn(s: State, a: FigureIndex, b: FigureIndex, io: Io<Event>): void {
  const best = Math.max(...s.figures.map(({ kind, sheet }) => (kind === 'arpenteur' ? sheet.escrime : 0)));
  for (const i of [a, b]) {
    const { kind, sheet } = figureOf(s, i);
    if ((kind === 'major' && sheet.escrime <= best) || (kind === 'middle' && sheet.escrime > best))
      io.tell?.({
        kind: 'unfit',
        rule: 'SON-NPC-03',
        figure: i,
        name: sheet.name,
        knows: s.conteur === null ? [] : [s.conteur],
        escrime: sheet.escrime,
      });
  }
}
