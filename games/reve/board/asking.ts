/** What the questions of the panel share. */
import type { Question } from '../questions.ts';
import type { DreamerView } from '../view.ts';
import type { OpenQuestion, ReveProps } from './reading.ts';

export interface AskProps extends ReveProps {
  readonly open: OpenQuestion;
  readonly d: DreamerView | undefined;
}

/** What only the gardien is asked stands on his own page. */
const RULINGS: ReadonlySet<Question['kind']> = new Set(['permission', 'erratic', 'tear', 'sight', 'watch', 'place']);

export const isRuling = ({ decision }: OpenQuestion): boolean => RULINGS.has(decision.kind);
