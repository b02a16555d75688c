import type { Game, Language, Texts } from '@reverie/kernel/game';
import { opponentIn, opponentOf } from './opponents.ts';
import { random } from './random.ts';

const WORDS: Readonly<Record<Language, { readonly random: string; readonly level: (n: number) => string }>> = {
  fr: { random: 'au hasard', level: (n) => `niveau ${n}` },
  en: { random: 'at random', level: (n) => `level ${n}` },
};

/** What a bot is called: an opponent with its level, a program as its game says, or the random bot, which belongs to no game. */
export function botName(game: Game, id: string, language: Language): string {
  const { opponents, programs } = game.texts[language];
  const seated = opponentOf(game, id);
  if (seated) return `${opponents?.[seated.opponent.id]?.name ?? id}, ${WORDS[language].level(seated.level)}`;
  return programs?.[id] ?? (id === random.id ? WORDS[language].random : id);
}

/** How an opponent puts itself, by the id that a seat names; undefined for other programs. */
export const opponentWords = ({ opponents }: Pick<Texts, 'opponents'>, id: string) => opponents?.[opponentIn(id)];
