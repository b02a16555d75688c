/** The lab: instruments that calculate, studies that play. */
import { type LazyGame, lazyGames } from '@reverie/shelf/lazy';
import { Button } from '@reverie/ui/components/Button';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { bringInstrument, hasInstrument } from '../../base/art/sprite.ts';
import { PageFrame } from '../../base/PageFrame.tsx';
import { Link, type Route } from '../../base/route.tsx';
import { forgetStudy, useKeptStudies } from '../../lab/kept.ts';
import { type ListedStudy, studiesOfHouse } from '../../remote/lab.ts';
import { Explorer, useCalculated } from './Explorer.tsx';
import { NewStudy } from './NewStudy.tsx';
import { Drawing } from './PlotFigure.tsx';
import { StudyPage } from './StudyPage.tsx';
import { labWords } from './words.ts';
import './lab.css';

export function LabPage({ route }: { readonly route: Extract<Route, { at: 'lab' }> }) {
  const { place, part = '', search = '', code = '' } = route;
  if (place === '') return <Home />;
  if (place === 'study') return <StudyPage key={code} source={{ code }} />;
  if (place === 'workers') return <StudyPage key={part} source={{ id: part }} />;
  if (place === 'new') return <NewStudy key={part} game={part} />;
  return <Explorer game={place} calculation={part} search={search} />;
}

function Home() {
  const t = useWords(labWords);
  const withLab = lazyGames.filter(({ instrument }) => instrument);
  return (
    <PageFrame title={t.title} wide bare>
      <header className="lab-head">
        <div>
          <h1>{t.title}</h1>
          <p className="quiet">{t.line}</p>
        </div>
        <Link className="button main" to={{ at: 'lab', place: 'new' }}>
          {t.fresh}
        </Link>
      </header>
      <ul className="instruments">
        {withLab.map((game) => (
          <Instrument key={game.id} game={game} />
        ))}
      </ul>
      <MyStudies />
      <StudiesElsewhere />
    </PageFrame>
  );
}

/** The whole card is the link; the plot on it is a true one. */
function Instrument({ game }: { readonly game: LazyGame }) {
  const { language } = useSettings();
  const { name, line } = game.instrument?.[language] ?? { name: game.title[language], line: '' };
  useEffect(() => bringInstrument(game.id), [game.id]);
  const { calculated } = useCalculated(game.id, '', '');
  const panel = calculated?.panels.find(({ plot }) => plot.kind === 'lines' || plot.kind === 'rows');
  return (
    <li>
      <Link to={{ at: 'lab', place: game.id }}>
        <svg className="instrument" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {hasInstrument(game.id) ? <use href={`#instrument-${game.id}`} width="320" height="200" /> : null}
        </svg>
        <strong>{withFrenchSpaces(name)}</strong>
        <span className="quiet">{game.title[language]}</span>
        <span>{withFrenchSpaces(line)}</span>
      </Link>
      <div className="mini" aria-hidden="true">
        {panel ? (
          <>
            <Drawing panel={panel} language={language} />
            <small>{panel.title}</small>
          </>
        ) : null}
      </div>
    </li>
  );
}

function MyStudies() {
  const t = useWords(labWords);
  const { language } = useSettings();
  const studies = useKeptStudies();
  return (
    <section aria-labelledby="my-studies" className="my-studies">
      <h2 id="my-studies" className="rule">
        {t.mine}
      </h2>
      {studies.length === 0 ? <p className="quiet">{t.none}</p> : null}
      <ul>
        {studies.map(({ code, title, game, games, most, done, answer }) => (
          <li key={code}>
            <div>
              <strong>{title}</strong>
              <span className="quiet">
                {lazyGames.find(({ id }) => id === game)?.title[language] ?? game} ·{' '}
                {t.gamesOf(games.toLocaleString(language), most.toLocaleString(language))}
              </span>
            </div>
            <span>{answer}</span>
            <Link className="button" to={{ at: 'lab', place: 'study', code }}>
              {done ? t.reopen : t.watch}
            </Link>
            <Button look="bare" onPress={() => forgetStudy(code)} aria-label={t.forget(title)}>
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As long as the server has any; without a server there are none. */
function StudiesElsewhere() {
  const t = useWords(labWords);
  const { language } = useSettings();
  const [studies, setStudies] = useState<readonly ListedStudy[]>([]);
  useEffect(() => {
    let current = true;
    studiesOfHouse().then(
      (found) => current && setStudies(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  if (studies.length === 0) return null;
  return (
    <section aria-labelledby="workers-studies" className="my-studies">
      <h2 id="workers-studies" className="rule">
        {t.byWorkers}
      </h2>
      <ul>
        {studies.map(({ id, title, game, most, played }) => {
          const name = lazyGames.find((one) => one.id === game)?.title[language] ?? game;
          return (
            <li key={id}>
              <div>
                <strong>{title ?? name}</strong>
                <span className="quiet">
                  {name} · {t.lots(played, most.toLocaleString(language))}
                </span>
              </div>
              <span />
              <Link className="button" to={{ at: 'lab', place: 'workers', part: id }}>
                {t.watch}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
