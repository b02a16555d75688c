/** The games, each with its cover, as doors to somewhere. */
import { lazyGames } from '@reverie/shelf/lazy';
import { useSettings } from '@reverie/ui/settings';
import { withFrenchSpaces } from '@reverie/ui/words';
import { Cover } from './art/Cover.tsx';
import { Link, type Route } from './route.tsx';
import './game-choice.css';

interface Props {
  to(game: string): Route;
  only?(game: string): boolean;
}

export function GameChoice({ to, only = () => true }: Props) {
  const { language } = useSettings();
  return (
    <ul className="game-choice">
      {lazyGames
        .filter(({ id }) => only(id))
        .map((game) => (
          <li key={game.id}>
            <Link to={to(game.id)}>
              <Cover game={game.id} part="strip" />
              <strong>{game.title[language]}</strong>
              <span className="quiet">{withFrenchSpaces(game.pitch[language])}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
