/** The table at a glance: what changed since it was seen, and what surrounds whoever is asked about. */
import type { Seat } from '@reverie/kernel/game';
import { CM } from '../geometry/plane.ts';
import { reachIn, waysIn } from '../overlay.ts';
import type { Question } from '../questions.ts';
import { isWaiting } from '../rules/fighter.ts';
import type { Fighter, View } from '../state.ts';
import { type BoardWords, distances, grid, headLine, line, sideLine } from './board.ts';

/** So far around whoever is asked about. */
const AROUND = 15 * CM;

export function glanceAt(
  words: BoardWords,
  view: View,
  since: View,
  questions: readonly Question[],
  seats: readonly Seat[],
): string {
  const changed = <T>(of: (v: View) => T): boolean => JSON.stringify(of(view)) !== JSON.stringify(of(since));
  const lines: string[] = [];
  if (changed((v) => headLine(words, v))) lines.push(headLine(words, view));
  for (const seat of [0, 1])
    if (changed((v) => sideLine(words, v, seat, seats))) lines.push(sideLine(words, view, seat, seats));
  const lineOf = (v: View, id: number): string => {
    const f = v.fighters[id];
    return f ? line(words, v, f) : '';
  };
  for (const { id } of view.fighters) if (changed((v) => lineOf(v, id))) lines.push(`  ${lineOf(view, id)}`);
  const asked = askedIn(view, questions);
  const [first] = asked;
  if (first && asked.length === 1 && !first.off) {
    lines.push(...grid(view, reachIn(view), { x: first.x, y: first.y, far: AROUND }));
    if (!lines.some((said) => said.trim() === lineOf(view, first.id))) lines.push(`  ${lineOf(view, first.id)}`);
  }
  const far = distances(words, view, (f) => asked.some(({ id }) => id === f.id));
  if (far.length > 0) lines.push(words.distances, ...far.map((said) => `  ${said}`));
  return lines.join('\n');
}

/** Whom the questions are about: the one that is named, those that may be chosen, or whoever is on its way. */
function askedIn(view: View, questions: readonly Question[]): readonly Fighter[] {
  const [question] = questions;
  if (!question) return [];
  if ('about' in question && 'fighter' in question.about) {
    const f = view.fighters[question.about.fighter];
    return f ? [f] : [];
  }
  if (question.kind === 'react') return waysIn(view).flatMap(({ who }) => view.fighters[who] ?? []);
  const waits = question.kind === 'choose' || question.kind === 'attack';
  return waits ? view.fighters.filter((f) => f.seat === view.seat && isWaiting(f)) : [];
}
