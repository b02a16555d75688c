/** What the board reads out of a view, and the things on the table that can be touched. */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import type { BoardProps, OpenDecision } from '@reverie/ui/board';
import type { Answer, Do } from '../answers.ts';
import { FOR_MORE, FOR_TWO } from '../data/starter-decks.ts';
import type { Event } from '../events.ts';
import type { Question } from '../questions.ts';
import type { SideView, View } from '../view.ts';

export type ArtefactsProps = BoardProps<View, Answer, Question, Event>;
/** A question of this game that waits for an answer. */
export type Open = OpenDecision<Answer, Question>;
export type ArtefactsTexts = ArtefactsProps['texts'];

/** Something on the table. A sort of dream power may lie several times in a row: `at` is its place there. */
export type Thing =
  | { readonly on: 'hand'; readonly card: number; readonly at: number }
  | { readonly on: 'place'; readonly seat: SeatIndex; readonly place: number }
  | { readonly on: 'row'; readonly seat: SeatIndex; readonly sort: number; readonly at: number }
  | { readonly on: 'spiral'; readonly at: number }
  | { readonly on: 'dreamer'; readonly seat: SeatIndex }
  | { readonly on: 'used'; readonly sort: number }
  | { readonly on: 'pile' }
  /** Cards to choose from that lie nowhere yet: one's deck before the game, or the pack in a draft. */
  | { readonly on: 'pool'; readonly card: number; readonly at: number };

export const keyOf = (thing: Thing): string => Object.values(thing).join('.');

/** A thing that can be touched by hand, by its key. */
export function thingOf(key: string): Thing | null {
  const [on = '', ...rest] = key.split('.');
  const [a = 0, b = 0, c = 0] = rest.map(Number);
  switch (on) {
    case 'hand':
    case 'pool':
      return { on, card: a, at: b };
    case 'place':
      return { on, seat: a, place: b };
    case 'dreamer':
      return { on, seat: a };
    case 'row':
      return { on, seat: a, sort: b, at: c };
    default:
      return null;
  }
}

/** The viewer's side at the bottom, the others above it in the order of play. Spectators sit behind the first seat. */
export function sidesAround(view: View, who: Viewer): { readonly own: SideView; readonly others: readonly SideView[] } {
  const at = who === 'spectator' ? 0 : who;
  const { sides } = view;
  const around = sides.map((_, i) => sides[(at + i) % sides.length] as SideView);
  return { own: around[0] as SideView, others: around.slice(1) };
}

/** The answers of one sort that are offered. */
export const offered = <K extends Answer['do']>({ choices }: Open, what: K): readonly Do<K>[] =>
  choices.filter((choice): choice is Do<K> => choice.do === what);

/** The places of a row that these dream powers come from: those of a sort are alike, so the first ones. */
export function takenFrom(row: readonly number[], powers: readonly number[]): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const sort of powers) {
    const at = row.findIndex((other, i) => other === sort && !taken.has(i));
    if (at >= 0) taken.add(at);
  }
  return taken;
}

export const readyDecks = (players: number): typeof FOR_TWO | typeof FOR_MORE => (players === 2 ? FOR_TWO : FOR_MORE);
