/** The moves of an analysed game, as the page lists them. */
import type { Decision, Language } from '@reverie/kernel/game';
import type { AnalysedStep, Analysis, Judgement, Unjudged } from '@reverie/players/analysis/analyse';
import { type Grade, isLoss } from '@reverie/players/analysis/grades';
import { grades } from '@reverie/players/analysis/story';
import { withNames } from '@reverie/table/names';
import { withFrenchSpaces } from '@reverie/ui/words';
import type { AtTable } from '../../parts/table/at-table.ts';
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

export const isFault = ({ grade }: Move): boolean => grade !== undefined && isLoss(grade);
/** What is called a fault: one goes from one to the next. */
export const isCalledFault = ({ grade }: Move): boolean => grade === 'fault' || grade === 'blunder';

/** Tells the moves of an analysis as far as it has come: what was said of a move before is not put into words again. */
export function moveTeller(film: Film, language: Language): (analysis: Analysis) => readonly Move[] {
  const texts = film.game.texts[language];
  const t = analysisPageWords[language];
  const seats = withNames(film.journal.header.seats, texts);
  const say = (decision: Decision | undefined, answer: unknown): string =>
    decision ? withFrenchSpaces(texts.choice(decision, answer, seats)) : '';
  const done = once((n: number, before: number) => {
    const entry = film.entry(n);
    if (entry.do !== 'answer') {
      const text = entry.do === 'leave' ? t.leaves(seats[entry.seat]?.name ?? '') : t.setup;
      return { text, decision: undefined, answer: undefined };
    }
    const decision = film.pending(before).find(({ id }) => id === entry.decision);
    return { text: decision ? say(decision, entry.answer) : t.setup, decision, answer: entry.answer };
  });
  const otherOf = once((judgement: Judgement, decision: Decision | undefined) => say(decision, judgement.other));
  return (analysis) => {
    const told = grades(analysis);
    return analysis.steps.map((step, i) => {
      const before = analysis.steps[i - 1]?.n ?? step.n;
      const { judgement } = step;
      const move = done(step.n, before);
      const other = judgement ? otherOf(judgement, move.decision) : '';
      const grade = told.get(step.n);
      const unmarked = grade ? undefined : judgement ? 'elsewhere' : step.unjudged;
      return { ...move, step, before, grade, unmarked, other };
    });
  };
}

/** Calls once for each first argument. */
function once<K, B, V>(call: (key: K, by: B) => V): (key: K, by: B) => V {
  const known = new Map<K, V>();
  return (key, by) => {
    const value = known.get(key) ?? call(key, by);
    known.set(key, value);
    return value;
  };
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
