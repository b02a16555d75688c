/** The face of whoever sits on a seat: the one they chose, an opponent's own, or one for the name; the same wherever it is shown. */
import type { SeatIndex } from '@reverie/kernel/game';
import { opponentCalled, opponentOf } from '@reverie/players/opponents';
import { Face as OpponentFace } from '@reverie/ui/components/Face';
import { useSettings } from '@reverie/ui/settings';
import { Face, facesOf } from '../../base/art/Face.tsx';
import { useGame } from '../../base/games.ts';
import { useAtTable } from './at-table.ts';

export function SeatFace({ seat }: { readonly seat: SeatIndex }) {
  const { standing, seats, state, still } = useAtTable();
  const { face: chosen } = useSettings();
  const sitting = standing.seats[seat];
  // Only opponents have faces of their own: at a table of people the whole game need not be fetched for them.
  const game = useGame(sitting?.sitter === 'person' && !still ? undefined : standing.game);
  const name = seats[seat]?.name ?? '';
  const opponent = game && (opponentOf(game, sitting?.program ?? '')?.opponent ?? opponentCalled(game, name));
  if (opponent) return <OpponentFace face={opponent.face} />;
  // On this device nobody is told which face the visitor chose: it is looked up.
  const own = (i: SeatIndex): number | undefined => (i === state.seat ? (chosen ?? undefined) : undefined);
  const people = standing.seats.map(({ face }, i) => ({ name: seats[i]?.name ?? '', face: face ?? own(i) }));
  return <Face name={name} face={facesOf(people)[seat]} />;
}
