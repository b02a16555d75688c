import { type LazyGame, lazyGames } from '@reverie/shelf/lazy';
import type { BoardModule } from '@reverie/ui/board';
import { Button } from '@reverie/ui/components/Button';
import { Moon } from '@reverie/ui/components/Moon';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hasLesson, hasWorkshop, loadBoard } from '../../base/games.ts';
import { goTo, Link } from '../../base/route.tsx';
import { makeReady, playAlone } from '../../parts/alone.ts';
import { fetchTable } from '../table/fetch.ts';
import { BringGame } from './BringGame.tsx';
import { JoinBox } from './JoinBox.tsx';
import { MyTables } from './MyTables.tsx';
import { OpenTables } from './OpenTables.tsx';
import { lobbyWords } from './words.ts';
import './lobby.css';

const StartDialog = lazy(async () => ({ default: (await import('./StartDialog.tsx')).StartDialog }));

export function Lobby() {
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  useEffect(() => {
    document.title = 'Rêverie';
  }, []);
  const examples = lazyGames.filter(({ example }) => example);
  return (
    <div className="lobby">
      <header className="lobby-head">
        <Moon />
        <div>
          <h1>Rêverie</h1>
          <p>{t.tagline}</p>
        </div>
        <nav>
          <Link to={{ at: 'rules', game: '', rule: '' }}>{t.rules}</Link>
          <Link to={{ at: 'settings' }}>{t.settings}</Link>
        </nav>
      </header>
      <main className="lobby-main" id="content">
        <section aria-labelledby="alone" className="lobby-alone">
          <h2 id="alone">{t.alone}</h2>
          <p className="quiet">{t.aloneWhy}</p>
          <ul className="game-cards">
            {lazyGames
              .filter(({ example }) => !example)
              .map((game) => (
                <GameCard key={game.id} game={game} />
              ))}
          </ul>
          <details className="examples">
            <summary>
              {t.examples} <span className="quiet">({examples.map(({ title }) => title[language]).join(', ')})</span>
            </summary>
            <ul className="game-cards">
              {examples.map((game) => (
                <GameCard key={game.id} game={game} />
              ))}
            </ul>
          </details>
        </section>
        <MyTables />
        <JoinBox />
        <OpenTables />
        <section aria-labelledby="more" className="lobby-card">
          <h2 id="more">{t.more}</h2>
          <BringGame />
          <p>
            <Link to={{ at: 'replay', source: '', entry: null, who: '' }}>{t.replays}</Link>
          </p>
          <p className="quiet small">{t.retention}</p>
        </section>
      </main>
    </div>
  );
}

function GameCard({ game: { id, title, pitch, example, workshop } }: { readonly game: LazyGame }) {
  const t = useWords(lobbyWords);
  const { language, name } = useSettings();
  const made = workshop?.[language] ?? t.workshop;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [Start, setStart] = useState<BoardModule['Start'] | null>(null);
  const prepare = () => {
    makeReady(id);
    fetchTable();
  };
  const begin = async () => {
    fetchTable();
    setBusy(true);
    setProblem('');
    // Without its board a game begins at once.
    const board = await Promise.resolve(loadBoard(id)).catch(() => undefined);
    if (board?.Start) {
      setBusy(false);
      setStart(() => board.Start ?? null);
      return;
    }
    const opened = await playAlone(id, name, language);
    setBusy(false);
    if ('table' in opened) goTo({ at: 'solo', table: opened.table });
    else setProblem(opened.problem);
  };
  return (
    <li>
      {Start ? (
        <Suspense>
          <StartDialog id={id} Start={Start} close={() => setStart(null)} />
        </Suspense>
      ) : null}
      <h3>{title[language]}</h3>
      <p>{pitch[language]}</p>
      {problem ? (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="card-actions">
        <Button
          look={example ? 'plain' : 'main'}
          isPending={busy}
          aria-label={t.playGame(title[language])}
          onHoverStart={prepare}
          onFocus={prepare}
          onPress={() => void begin()}
        >
          {t.playAlone}
        </Button>
        <Link className="link-button" to={{ at: 'open', game: id }} aria-label={t.openGame(title[language])}>
          {t.openTable}
        </Link>
        {hasLesson(id) ? (
          <Link className="link-button" to={{ at: 'tutorial', game: id }} aria-label={t.learnGame(title[language])}>
            {t.learn}
          </Link>
        ) : null}
        {hasWorkshop(id) ? (
          <Link to={{ at: 'workshop', game: id }} aria-label={t.workshopOf(made, title[language])}>
            {made}
          </Link>
        ) : null}
        <Link to={{ at: 'rules', game: id, rule: '' }} aria-label={t.rulesOf(title[language])}>
          {t.rules}
        </Link>
      </div>
    </li>
  );
}
