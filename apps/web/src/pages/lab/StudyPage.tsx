/**
 * A study that runs in the page, offline too: it narrows while it is watched, can be left and taken up again. Or one that
 * workers of the server play, watched from here.
 */
import { Button } from '@reverie/ui/components/Button';
import { saveFile } from '@reverie/ui/save-file';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useEffect, useRef, useState } from 'react';
import { titleOf } from '../../base/games.ts';
import { PageFrame } from '../../base/PageFrame.tsx';
import { Link } from '../../base/route.tsx';
import { helpers, type RunningStudy, runInPage, type WorkersNews, watchElsewhere } from '../../lab/client.ts';
import { keepStudy, readProgress } from '../../lab/kept.ts';
import { fromCode } from '../../lab/link.ts';
import type { StudyNews } from '../../lab/requests.ts';
import { ApiError } from '../../remote/api.ts';
import { lookAtStudy } from '../../remote/lab.ts';
import { CopyLink } from './CopyLink.tsx';
import { PlotFigure } from './PlotFigure.tsx';
import { labWords } from './words.ts';

type Standing = 'loading' | 'running' | 'suspended' | 'done' | 'refused';

/** Where a study comes from: a link that holds it, or the name under which a server has it played. */
type Source = { readonly code: string } | { readonly id: string };

const readSource = async (source: Source): Promise<unknown> =>
  'code' in source ? fromCode(source.code) : (await lookAtStudy(source.id, 0)).study;

/** Plays the study of a link from where this device has left it, or watches one of the server's. */
function useStudy(source: Source) {
  const { language } = useSettings();
  const spoken = useRef(language);
  const running = useRef<RunningStudy | null>(null);
  const [study, setStudy] = useState<unknown>();
  const [standing, setStanding] = useState<Standing>('loading');
  const [news, setNews] = useState<StudyNews | null>(null);
  /** What was counted last: a device without room for it keeps none. */
  const counted = useRef<Pick<StudyNews, 'progress' | 'moments'> | null>(null);
  const [isKept, setIsKept] = useState(true);
  const [why, setWhy] = useState('');
  const [elsewhere, setElsewhere] = useState<WorkersNews | null>(null);
  const [pace, setPace] = useState<{ readonly at: number; readonly games: number } | null>(null);
  spoken.current = language;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page shows one study for as long as it lives
  useEffect(() => {
    let current = true;
    const found = readSource(source).catch((error: unknown) => {
      if (current && error instanceof ApiError) setWhy(error.message);
      return undefined;
    });
    void found.then((read) => {
      if (!current) return;
      if (read === undefined) setStanding('refused');
      else setStudy(read);
    });
    return () => {
      current = false;
      running.current?.stop();
    };
  }, []);

  const begin = (wanted: unknown): void => {
    setStanding('running');
    setPace(null);
    const listener = {
      news(next: StudyNews) {
        setNews(next);
        setPace((old) => old ?? { at: performance.now(), games: next.games });
        if (next.done) setStanding('done');
        if (!('code' in source)) return;
        const { title, game, games, most, done, sentences, progress, moments } = next;
        const { code } = source;
        const study = { code, title, game, games, most, done, answer: sentences[0] ?? '' };
        counted.current = { progress, moments };
        setIsKept(keepStudy(study, counted.current));
      },
      refused(reason: string) {
        setWhy(reason);
        setStanding('refused');
      },
      workers: setElsewhere,
    };
    if ('id' in source) {
      const look = (from: number) => lookAtStudy(source.id, from);
      running.current = watchElsewhere(wanted, look, spoken.current, listener);
      return;
    }
    const kept = counted.current ?? readProgress(source.code);
    const from = { progress: kept?.progress ?? null, moments: kept?.moments ?? [] };
    running.current = runInPage(wanted, from, spoken.current, listener);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a study begins once it is read
  useEffect(() => {
    if (study !== undefined) begin(study);
  }, [study]);
  useEffect(() => running.current?.speak(language), [language]);

  return {
    standing,
    news,
    isKept,
    why,
    pace,
    elsewhere,
    suspend() {
      running.current?.stop();
      setStanding('suspended');
    },
    resume: () => begin(study),
  };
}

type Study = ReturnType<typeof useStudy>;

/** How far it is, and the buttons that stop it and let it go on. */
function StudyProgress({
  study,
  news,
  own,
}: {
  readonly study: Study;
  readonly news: StudyNews;
  readonly own: boolean;
}) {
  const t = useWords(labWords);
  const { language } = useSettings();
  const { standing, isKept, pace, elsewhere, suspend, resume } = study;
  const { games, most } = news;
  const elsewhereIs = elsewhere?.away ? t.away : elsewhere && standing !== 'done' ? t.elsewhere(elsewhere.workers) : '';
  const number = (n: number): string => n.toLocaleString(language);
  const gone = pace && performance.now() - pace.at;
  const left =
    gone && games > pace.games ? Math.ceil(((most - games) * gone) / (games - pace.games) / 1000) : undefined;
  return (
    <div className="lab-progress" data-standing={standing}>
      <p>
        <b>{number(games)}</b> {t.gamesOf('', number(most)).trim()}
      </p>
      <div>
        <progress value={games} max={most} aria-label={t.gamesOf(number(games), number(most))} />
        <p className="quiet">
          <span>{own ? t.here(helpers()) : elsewhereIs}</span>
          <span>{standing === 'running' && left !== undefined ? t.left(left) : ''}</span>
        </p>
      </div>
      {standing === 'running' && own ? <Button onPress={suspend}>{t.suspend}</Button> : null}
      {standing === 'suspended' ? <Button onPress={resume}>{t.goOn}</Button> : null}
      <p role="status" className="lab-state">
        {!isKept ? t.unkept : standing === 'done' ? t.finished : standing === 'suspended' ? t.suspended : ''}
      </p>
    </div>
  );
}

/** All of it in figures, to read and to take along. */
function StudyFigures({ tables, csv, markdown, progress }: StudyNews) {
  const t = useWords(labWords);
  return (
    <details className="lab-figures">
      <summary>{t.figures}</summary>
      <p className="lab-forms">
        <Button look="bare" onPress={() => saveFile('study.csv', csv, 'text/csv')}>
          {t.download('CSV')}
        </Button>
        <Button look="bare" onPress={() => saveFile('study.json', JSON.stringify(progress), 'application/json')}>
          {t.download('JSON')}
        </Button>
        <Button look="bare" onPress={() => saveFile('study.md', markdown, 'text/markdown')}>
          {t.download('Markdown')}
        </Button>
      </p>
      {tables.map(({ id, title: caption, rows: [head = [], ...rows] }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section key={id} className="figure-table" tabIndex={0} aria-label={caption}>
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, i) =>
                    i === 0 ? (
                      <th key={head[i]} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={head[i]}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </details>
  );
}

export function StudyPage({ source }: { readonly source: Source }) {
  const t = useWords(labWords);
  const { language } = useSettings();
  const study = useStudy(source);
  const { standing, news, why } = study;
  if (standing === 'refused' || !news) {
    const refused = standing === 'refused';
    return (
      <PageFrame title={refused ? t.refused : t.title} wide>
        <p role={refused ? 'alert' : 'status'}>{refused ? why || t.noStudy : t.calculating}</p>
        <Link to={{ at: 'lab', place: '' }}>{t.title}</Link>
      </PageFrame>
    );
  }
  const { title, game, sentences, panels } = news;
  return (
    <PageFrame title={title} wide bare>
      <nav className="lab-path" aria-label={t.title}>
        <Link to={{ at: 'lab', place: '' }}>{t.title}</Link> › {titleOf(game, language)}
      </nav>
      <header className="lab-head">
        <h1>{title}</h1>
        <CopyLink />
      </header>
      <StudyProgress study={study} news={news} own={'code' in source} />
      <section className="lab-sentences" aria-label={t.answer}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      <div className="lab-cards">
        {panels.map((panel) => (
          <PlotFigure key={panel.id} panel={panel} />
        ))}
      </div>
      <StudyFigures {...news} />
    </PageFrame>
  );
}
