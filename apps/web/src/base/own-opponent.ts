/** Whom the visitor plays against in each game, as they chose last. */
import { createStore, readStored, writeStored } from '@reverie/ui/store';

const KEY = 'reverie.opponents';
const chosen = createStore((readStored(KEY) ?? {}) as Readonly<Record<string, string>>);

/** The id of a bot; undefined if the visitor has not chosen. */
export const ownOpponent = (game: string): string | undefined => chosen.get()[game];

export function chooseOpponent(game: string, program: string): void {
  const next = { ...chosen.get(), [game]: program };
  chosen.set(next);
  writeStored(KEY, next);
}
