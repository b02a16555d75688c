/** Replays a game: step by step or automatically, from any seat, with a link to every position and a branch to resume from. */
import type { Viewer } from '@reverie/kernel/game';
import { sayFault } from '@reverie/kernel/texts/say';
import { Button } from '@reverie/ui/components/Button';
import { FileButton } from '@reverie/ui/components/FileButton';
import { useSettings } from '@reverie/ui/settings';
import { useMedia } from '@reverie/ui/use-media';
import { useWords } from '@reverie/ui/words';
import { type DragEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { goTo, hrefOf, Link, type Route } from '../../base/route.tsx';
import { askHouse } from '../../house/local.ts';
import type { Verified } from '../../house/requests.ts';
import { getReady } from '../../house/thinking.ts';
import { readyAnalysis } from '../../parts/analysis/use-analysis.ts';
import { Log } from '../../parts/log/Log.tsx';
import { playOn } from '../../parts/opponents/alone.ts';
import { TableContext } from '../../parts/table/at-table.ts';
import { BoardArea } from '../../parts/table/BoardArea.tsx';
import { bring } from './brought.ts';
import type { Film } from './film.ts';
import { Icon } from './Icons.tsx';
import { type FilmResult, filmFrom } from './sources.ts';
import { stillOf } from './still.ts';
import { replayWords } from './words.ts';
import '../../parts/table/table.css';
import './replay.css';

type ReplayRoute = Extract<Route, { at: 'replay' }>;

export function ReplayPage({ route }: { readonly route: ReplayRoute }) {
  const t = useWords(replayWords);
  const { language } = useSettings();
  const [shown, setShown] = useState<FilmResult | 'reading' | null>(null);
  const { source } = route;

  // Whoever looks at a game may want it analysed: that begins beside the making of the film.
  const [text, setText] = useState<string | null>(null);
  useEffect(() => (text === null ? getReady() : readyAnalysis(text)), [text]);

  useEffect(() => {
    if (source === '') return setShown(null);
    let current = true;
    setShown('reading');
    void filmFrom(source, language, (read) => current && setText(read)).then((got) => current && setShown(got));
    return () => {
      current = false;
    };
  }, [source, language]);

  const read = async (file: File) => goTo({ ...route, source: bring(await file.text()) });

  if (shown !== null && shown !== 'reading' && 'film' in shown) {
    return <Showing key={source} route={route} film={shown.film} text={shown.text} />;
  }
  return (
    <main className="page replay-choice" onDragOver={(event) => event.preventDefault()} onDrop={dropped(read)}>
      <h1>{t.title}</h1>
      <p>{t.pitch}</p>
      {shown === 'reading' ? <p role="status">{t.reading}</p> : null}
      {shown !== null && shown !== 'reading' ? (
        <p role="alert" className="notice bad">
          {shown.trouble}
        </p>
      ) : null}
      <div className="replay-file">
        <FileButton
          look="main"
          accept=".jsonl,application/jsonl,text/plain"
          label={t.choose}
          take={(file) => void read(file)}
        />
        <small>{t.drop}</small>
      </div>
      <p>
        <Link to={{ at: 'lobby' }}>{t.toLobby}</Link>
      </p>
    </main>
  );
}

const dropped = (read: (file: File) => void) => (event: DragEvent) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) read(file);
};

/** Milliseconds a move stays on the screen at the usual speed. */
const USUAL = 1200;
const SPEEDS = [0.5, 1, 2, 4, 8] as const;

interface ShowingProps {
  readonly route: ReplayRoute;
  readonly film: Film;
  readonly text: string;
}

function Showing({ route, film, text }: ShowingProps) {
  const t = useWords(replayWords);
  const { language } = useSettings();
  const last = film.length - 1;
  const n = Math.min(route.entry ?? 0, last);
  const who = viewerOf(film, route.who);
  const texts = film.game.texts[language];
  const still = useMemo(() => stillOf(film, n, who, language), [film, n, who, language]);
  const wide = useMedia('(min-width: 60rem)');
  const doing = <Doing route={route} film={film} text={text} at={n} />;
  const change = (changes: Partial<Pick<ReplayRoute, 'entry' | 'who'>>) => goTo({ ...route, ...changes }, 'replace');
  return (
    <div className="table-page replay-page">
      <header className="replay-head">
        <Link to={{ at: 'lobby' }} className="home">
          Rêverie
        </Link>
        <h1>{texts.title}</h1>
        <label>
          <span>{t.seenBy}</span>
          <select className="input" value={String(who)} onChange={({ target }) => change({ who: target.value })}>
            {film.journal.header.seats.map(({ name, role }, seat) => (
              <option key={name + String(seat)} value={seat}>
                {name || texts.role(role)}
              </option>
            ))}
            <option value="spectator">{t.spectator}</option>
          </select>
        </label>
      </header>
      <TableContext value={still}>
        <BoardArea />
        <aside className={`side replay-side${wide ? ' wide' : ''}`} data-slim="false" aria-label={t.log}>
          <section className="replay-controls" aria-label={t.position}>
            <Controls n={n} last={last} go={(entry) => change({ entry })} />
            {wide ? (
              doing
            ) : (
              <details className="replay-more">
                <summary>{t.more}</summary>
                {doing}
              </details>
            )}
            {film.fault ? (
              <p role="alert" className="notice bad">
                {t.faulty(sayFault(language, film.fault, texts))}
              </p>
            ) : null}
          </section>
          <Log follows="always" />
        </aside>
      </TableContext>
    </div>
  );
}

interface ControlsProps {
  readonly n: number;
  readonly last: number;
  go(entry: number): void;
}

/** From one entry to the next, by hand or by itself. */
function Controls({ n, last, go }: ControlsProps) {
  const t = useWords(replayWords);
  const { language } = useSettings();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const goOn = useEffectEvent(() => go(n + 1));
  useEffect(() => {
    if (!playing) return;
    if (n >= last) return setPlaying(false);
    const timer = setTimeout(() => goOn(), USUAL / speed);
    return () => clearTimeout(timer);
  }, [playing, n, last, speed]);
  useKeys(n, last, go);
  return (
    <>
      <input
        type="range"
        min={0}
        max={last}
        value={n}
        aria-label={t.position}
        aria-valuetext={t.of(n, last)}
        onChange={({ target }) => go(Number(target.value))}
      />
      <p className="replay-where">{t.of(n, last)}</p>
      <div className="replay-buttons">
        <Button aria-label={t.first} isDisabled={n === 0} onPress={() => go(0)}>
          <Icon of="first" />
        </Button>
        <Button aria-label={t.previous} isDisabled={n === 0} onPress={() => go(n - 1)}>
          <Icon of="back" />
        </Button>
        <Button look="main" aria-label={playing ? t.pause : t.play} onPress={() => setPlaying(!playing)}>
          <Icon of={playing ? 'pause' : 'play'} />
        </Button>
        <Button aria-label={t.next} isDisabled={n === last} onPress={() => go(n + 1)}>
          <Icon of="on" />
        </Button>
        <Button aria-label={t.last} isDisabled={n === last} onPress={() => go(last)}>
          <Icon of="last" />
        </Button>
        <label className="replay-speed">
          <span className="visually-hidden">{t.speed}</span>
          <select className="input" value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                × {one.toLocaleString(language)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="replay-keys">{t.keys}</p>
    </>
  );
}

/** On the whole page, so that no element has to be focused first. */
function useKeys(n: number, last: number, go: (entry: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const field = (event.target as HTMLElement).closest(
      'input, select, textarea, [role="grid"], [role="listbox"], [role="application"]',
    );
    const to = new Map([
      ['ArrowLeft', Math.max(0, n - 1)],
      ['ArrowRight', Math.min(last, n + 1)],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    if (to === undefined || field) return;
    event.preventDefault();
    go(to);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function viewerOf(film: Film, who: string): Viewer {
  const seat = /^\d{1,2}$/.test(who) ? Number(who) : -1;
  return seat >= 0 && seat < film.journal.header.seats.length ? seat : 'spectator';
}

/** Actions on a position: verify the game, share a link, resume from there. */
function Doing({ route, film, text, at }: ShowingProps & { readonly at: number }) {
  const t = useWords(replayWords);
  const { language, name } = useSettings();
  const [verified, setVerified] = useState<Verified | null>(null);
  const [said, setSaid] = useState('');
  const [branching, setBranching] = useState(false);
  const say = (what: string) => {
    setVerified(null);
    setSaid(what);
  };

  const copy = async () => {
    if (!route.source.startsWith('t-')) return say(t.noLink);
    const link = location.origin + hrefOf({ ...route, entry: at });
    try {
      await navigator.clipboard.writeText(link);
      say(t.copied);
    } catch {
      // Plain http, or no permission.
      say(t.notCopied(link));
    }
  };
  const branch = async () => {
    setBranching(true);
    const opened = await playOn(film.upTo(at), name, language);
    setBranching(false);
    if ('problem' in opened) return say(opened.problem);
    goTo({ at: 'solo', ...opened });
  };
  const verify = async () => {
    say('');
    const found = await askHouse('verify', { journal: text }).catch(() => null);
    if (found) setVerified(found);
    else setSaid(t.notVerified);
  };

  return (
    <div className="replay-doing">
      {/* What cannot be read to its end is told above, and is not judged. */}
      {film.fault ? null : <Button onPress={() => goTo({ ...route, at: 'analysis', entry: at })}>{t.analyse}</Button>}
      <Button onPress={() => void verify()}>{t.verify}</Button>
      <Button onPress={() => void copy()}>{t.link}</Button>
      <Button isPending={branching} onPress={() => void branch()}>
        {branching ? t.branching : t.branch}
      </Button>
      <p className="quiet">{t.branchWhy}</p>
      <p role="status">
        {verified ? (verified.fault?.[language] ?? t.verified(verified.entries, verified.audited)) : said}
      </p>
    </div>
  );
}
