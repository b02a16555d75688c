/** The games, each with its cover, as doors to somewhere. */
import { type LazyGame, lazyGames } from '@reverie/shelf/lazy';
import { useSettings } from '@reverie/ui/settings';
import { withFrenchSpaces } from '@reverie/ui/words';
import { Cover } from './art/Cover.tsx';
import { Link, type Route } from './route.tsx';
import './game-choice.css';

interface Props {
  to(game: string): Route;
  only?(game: string): boolean;
  /** Which of its words names the door, beside its title. */
  readonly called?: 'workshop';
}

export function GameChoice({ to, only = () => true, called }: Props) {
  const { language } = useSettings();
  const words = (game: LazyGame): string =>
    (called && game[called]?.[language]) || withFrenchSpaces(game.pitch[language]);
  return (
    <ul className="game-choice">
      {lazyGames
        .filter(({ id }) => only(id))
        .map((game) => (
          <li key={game.id}>
            <Link to={to(game.id)}>
              <Cover game={game.id} part="strip" />
              <strong>{game.title[language]}</strong>
              <span className="quiet">{words(game)}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
