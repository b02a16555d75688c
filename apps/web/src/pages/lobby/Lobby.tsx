/** The first page: who waits for the visitor, the games, free seats, a code. */
import { lazyGames } from '@reverie/shelf/lazy';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useEffect } from 'react';
import { PageFrame } from '../../base/PageFrame.tsx';
import { Link } from '../../base/route.tsx';
import { setBadge } from '../../remote/alerts.ts';
import { BringGame } from './BringGame.tsx';
import { GameCard, SmallGame } from './GameCard.tsx';
import { Install } from './Install.tsx';
import { JoinBox } from './JoinBox.tsx';
import { AllTables, MyTables, useRows } from './MyTables.tsx';
import { OpenSeats } from './OpenSeats.tsx';
import { lobbyWords } from './words.ts';
import './lobby.css';

export function Lobby() {
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  const rows = useRows();
  const waiting = rows?.filter(({ yours }) => yours).length;
  useEffect(() => {
    if (waiting !== undefined) setBadge(waiting);
  }, [waiting]);
  const examples = lazyGames.filter(({ example }) => example);
  return (
    <PageFrame title="Rêverie" bare wide>
      <div className="lobby">
        <MyTables rows={rows} />
        <section className="covers" aria-label={t.games}>
          {lazyGames
            .filter(({ example }) => !example)
            .map((game) => (
              <GameCard key={game.id} game={game} fresh={rows?.length === 0} />
            ))}
        </section>
        <div className="lobby-low">
          <OpenSeats />
          <JoinBox />
        </div>
        <div className="lobby-more">
          <AllTables rows={rows} />
          <details className="examples">
            <summary>
              {t.examples} <span className="quiet">({examples.map(({ title }) => title[language]).join(', ')})</span>
            </summary>
            <ul>
              {examples.map((game) => (
                <SmallGame key={game.id} game={game} />
              ))}
            </ul>
          </details>
          <Install />
          <BringGame />
          <p>
            <Link to={{ at: 'chronicle', chronicle: '', secret: '' }}>{t.chronicles}</Link>
          </p>
          <p>
            <Link to={{ at: 'replay', source: '', entry: null, who: '' }}>{t.replays}</Link>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}
