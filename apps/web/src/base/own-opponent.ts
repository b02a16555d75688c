/** Whom the visitor plays against in each game, as they chose last. */
import { keptStore } from '@reverie/ui/store';

const chosen = keptStore('reverie.opponents', (stored) => (stored ?? {}) as Readonly<Record<string, string>>);

/** The id of a bot; undefined if the visitor has not chosen. */
export const ownOpponent = (game: string): string | undefined => chosen.get()[game];

export function chooseOpponent(game: string, program: string): void {
  chosen.change((now) => ({ ...now, [game]: program }));
}
