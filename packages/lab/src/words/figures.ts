import type { Language } from '@reverie/kernel/game';
import { botName } from '@reverie/players/names';
import type { Plan } from '../study.ts';

/** A share of a hundred with one decimal; never 0 or 100 for what only comes near. */
export function inPoints(share: number): string {
  const rounded = Math.round(1000 * share) / 10;
  if (rounded === 0 && share > 0) return '< 0.1';
  if (rounded === 100 && share < 1) return '> 99.9';
  return rounded.toFixed(1);
}

/** Digits in groups of three, as in both languages. */
export const grouped = (n: number): string => `${Math.trunc(n)}`.replace(/\B(?=(\d{3})+$)/g, '\u202f');

export const findProgram = ({ game }: Plan, language: Language, id: string): string => botName(game, id, language);
