import { shelved } from '@reverie/shelf/lazy';
import { useState } from 'react';
import { goTo, Link } from '../app/route.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { Button } from '../ui/Button.tsx';
import { dreamAlone } from './alone.ts';
import { lobbyWords } from './words.ts';
import './lobby.css';

export function Lobby() {
  const t = useWords(lobbyWords);
  const { language, name } = useSettings();
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const begin = async (game: string) => {
    setBusy(game);
    setProblem('');
    const opened = await dreamAlone(game, name || t.dreamer, language);
    setBusy('');
    if ('table' in opened) goTo({ at: 'solo', table: opened.table });
    else setProblem(opened.problem);
  };
  return (
    <main className="page lobby">
      <h1>Rêverie</h1>
      <section aria-labelledby="alone">
        <h2 id="alone">{t.alone}</h2>
        {problem ? (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        ) : null}
        <ul className="game-cards">
          {shelved.map(({ id, title, pitch, example }) => (
            <li key={id} data-example={example}>
              <h3>{title[language]}</h3>
              <p>{pitch[language]}</p>
              <div className="card-actions">
                <Button look={example ? 'plain' : 'main'} isPending={busy === id} onPress={() => void begin(id)}>
                  {t.playAlone}
                </Button>
                <Link className="link-button" to={{ at: 'open', game: id }}>
                  {t.openTable}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
