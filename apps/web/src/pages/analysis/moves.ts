/** The moves of an analysed game, as the page lists them. */
import type { Decision, Language } from '@reverie/kernel/game';
import type { AnalysedStep, Analysis, Unjudged } from '@reverie/players/analysis/analyse';
import type { Grade } from '@reverie/players/analysis/grades';
import { grades } from '@reverie/players/analysis/story';
import { withNames } from '@reverie/table/names';
import { withFrenchSpaces } from '@reverie/ui/words';
import type { AtTable } from '../../parts/at-table.ts';
import type { Film } from '../replay/film.ts';
import { stillOf } from '../replay/still.ts';
import { analysisPageWords } from './words.ts';

export interface Move {
  readonly step: AnalysedStep;
  /** The entry before it; its own for the set-up. */
  readonly before: number;
  readonly text: string;
  readonly decision: Decision | undefined;
  readonly answer: unknown;
  readonly grade: Grade | undefined;
  /** Why there is none; undefined while the move is not looked at yet. */
  readonly unmarked: Unjudged | 'elsewhere' | undefined;
  /** The best other answer, in words; empty where none was looked at. */
  readonly other: string;
}

export const isFault = ({ grade }: Move): boolean => grade === 'inexact' || grade === 'fault' || grade === 'blunder';

export function movesOf(film: Film, analysis: Analysis, language: Language): readonly Move[] {
  const texts = film.game.texts[language];
  const t = analysisPageWords[language];
  const seats = withNames(film.journal.header.seats, texts);
  const told = grades(analysis);
  return analysis.steps.map((step, i) => {
    const before = analysis.steps[i - 1]?.n ?? step.n;
    const entry = film.entry(step.n);
    const decision = entry.do === 'answer' ? film.pending(before).find(({ id }) => id === entry.decision) : undefined;
    const answer = entry.do === 'answer' ? entry.answer : undefined;
    const say = (one: unknown): string => (decision ? withFrenchSpaces(texts.choice(decision, one, seats)) : '');
    const text = decision ? say(answer) : entry.do === 'leave' ? t.leaves(seats[entry.seat]?.name ?? '') : t.setup;
    const other = step.judgement ? say(step.judgement.other) : '';
    const grade = told.get(step.n);
    const unmarked = grade ? undefined : step.judgement ? 'elsewhere' : step.unjudged;
    return { step, before, text, decision, answer, grade, unmarked, other };
  });
}

/** The position in which a move was made, with an answer laid out on the board as its seat could have chosen it. */
export function posed(film: Film, { before, decision, step }: Move, answer: unknown, language: Language): AtTable {
  const still = stillOf(film, before, step.seat ?? 'spectator', language);
  if (!decision) return still;
  return {
    ...still,
    standing: { ...still.standing, decisions: [{ decision, choices: film.choices(before, decision) }] },
    state: { ...still.state, selected: { decision: decision.id, answer } },
  };
}
