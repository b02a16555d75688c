/** The end of a game: result, statistics, and verification of the journal. */
import { End } from '@reverie/board/components/End';
import type { Receipt } from '@reverie/kernel/receipt';
import { luckOf } from '@reverie/players/analysis/story';
import { Button } from '@reverie/ui/components/Button';
import { saveFile } from '@reverie/ui/save-file';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { type ReactNode, useEffect, useState } from 'react';
import { bringEnd, hasCover, hasEnd } from '../../base/art/sprite.ts';
import { goTo, hrefOf, Link } from '../../base/route.tsx';
import { askHouse } from '../../house/local.ts';
import type { Verified } from '../../house/requests.ts';
import { keepSeat, ownSeatAt } from '../../remote/own-seats.ts';
import { Turned } from '../analysis/Turned.tsx';
import { useAnalysis } from '../analysis/use-analysis.ts';
import { analysisWords } from '../analysis/words.ts';
import { ComesHome } from '../characters/ComesHome.tsx';
import { hasCharacters } from '../characters/game-master.ts';
import { BackToChronicle } from '../chronicle/BackToChronicle.tsx';
import { useLogLines } from '../log/Log.tsx';
import { RuleText } from '../log/RuleText.tsx';
import { playAgain, playAlone } from '../opponents/alone.ts';
import { type AtTable, useAtTable } from '../table/at-table.ts';
import { useBoardProps } from '../table/BoardArea.tsx';
import { journalFor } from '../table/journal-for.ts';
import { SeatFace } from '../table/SeatFace.tsx';
import { useBoard } from '../table/use-board.ts';
import { tableWords } from '../table/words.ts';
import { type EndWords, endWords } from './words.ts';
import './end.css';

export function EndOfGame() {
  const t = useWords(endWords);
  const { standing, seats, place, state } = useAtTable();
  const [problem, setProblem] = useState('');
  const { outcome } = standing;
  const source = `${place.kind === 'local' ? 's' : 't'}-${place.table}`;
  const journal = useJournal(place);
  const found = useAnalysis(journal || null);
  const names = outcome?.winners.map((seat) => seats[seat]?.name ?? String(seat)) ?? [];
  // A solo game without scores has no losers, nor has an evening of people with a life of their own that nobody won.
  const contested = outcome?.scores !== undefined || isContest(standing);
  const result = outcome ? (names.length > 0 ? t.won(names) : contested ? t.nobody : '') : t.broken;
  const lost = contested && state.seat !== null && outcome !== null && !outcome.winners.includes(state.seat);
  // Where nobody is beaten there may be no chances to tell: that is known as soon as the journal is read.
  const basis = found && 'analysis' in found ? found.analysis.source : null;
  const worthAnalysing = contested && (basis === null ? seats.length > 1 : basis !== 'result');
  return (
    <div className="end-of-game">
      <Telling>
        <End
          picture={<Dawn game={standing.game} dusk={lost || !outcome} />}
          over={t.over}
          result={result}
          tale={<Story result={result} />}
        />
      </Telling>
      <ComesHome />
      <BackToChronicle />
      {problem ? (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="end-actions">
        {standing.chronicle !== undefined ? null : place.kind === 'local' ? (
          <Again said={setProblem} />
        ) : (
          <Rematch said={setProblem} />
        )}
        <Link className="button" to={{ at: 'replay', source, entry: null, who: String(state.seat ?? '') }}>
          {t.replay}
        </Link>
        {worthAnalysing ? <Analyse source={source} /> : null}
        <Share result={result || t.over} said={setProblem} />
      </div>
      {worthAnalysing ? <Turned found={found} source={source} missing={journal === ''} /> : null}
      {outcome?.scores ? (
        <>
          <h3 className="rule">{t.scores}</h3>
          <dl className="scores">
            {seats.map(({ name: called }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <div key={seat}>
                <dt>{called}</dt>
                <dd>{outcome.scores?.[seat] ?? 0}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <Figures found={found} />
      <details className="proof-fold">
        <summary>{t.check}</summary>
        {outcome ? <RuleText rule={outcome.rule} small /> : null}
        <Proof />
        <Save said={setProblem} />
      </details>
    </div>
  );
}

/** Whether several play against each other, not with each other. */
const isContest = ({ seats, game, outcome }: AtTable['standing']): boolean =>
  seats.length > 1 && (!hasCharacters(game) || (outcome?.winners.length ?? 0) > 0);

/** The journal of this game: null until it is there, empty if this viewer may not have it. */
function useJournal({ kind, table }: AtTable['place']): string | null {
  const [journal, setJournal] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    journalFor({ kind, table })
      .catch(() => null)
      .then((text) => current && setJournal(text ?? ''));
    return () => {
      current = false;
    };
  }, [kind, table]);
  return journal;
}

/** To the game move by move, with what each was worth. */
function Analyse({ source }: { readonly source: string }) {
  const t = useWords(analysisWords);
  const { state } = useAtTable();
  const who = state.seat === null ? '' : String(state.seat);
  return (
    <Link className="button" to={{ at: 'analysis', source, entry: null, who }}>
      {t.analyse}
    </Link>
  );
}

/** How it ended: as the game tells it, or else as here. */
function Telling({ children }: { readonly children: ReactNode }) {
  const { language, name } = useSettings();
  const { standing, place, state } = useAtTable();
  const props = useBoardProps();
  const Own = useBoard(standing.game)?.End;
  if (!Own || standing.view === null) return children;
  const lookBack = async (entries: readonly number[]) => {
    const journal = await journalFor(place).catch(() => null);
    return journal === null ? [] : askHouse('lookBack', { journal, who: state.seat ?? 'spectator', entries });
  };
  const play = async (options: unknown) => {
    const opened = await playAlone(standing.game, name, language, options);
    if ('problem' in opened) return opened.problem;
    goTo({ at: 'solo', table: opened.table });
    return undefined;
  };
  return (
    <Own {...props} lookBack={lookBack} {...(place.kind === 'local' && { play })}>
      {children}
    </Own>
  );
}

/** The game's picture of an end, in daylight over whoever has won; dusk for the others. It rises once. */
function Dawn({ game, dusk }: { readonly game: string; readonly dusk: boolean }) {
  useEffect(() => bringEnd(game), [game]);
  if (!hasEnd(game) && !hasCover(game)) return null;
  const [width, height] = hasEnd(game) ? [680, 364] : [320, 360];
  return (
    <svg
      data-dusk={dusk}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={hasEnd(game) ? 'xMidYMax slice' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <use href={`#${hasEnd(game) ? 'end' : 'cover'}-${game}`} width={width} height={height} />
    </svg>
  );
}

const plainly = (text: string): string => text.replace(/[\s.!]+$/, '');

/** How it ended, in the sentence that the game itself has for it, without saying the result twice. */
function Story({ result }: { readonly result: string }) {
  const { standing } = useAtTable();
  const ends = useBoard(standing.game)?.ends;
  const told = useLogLines().filter(({ kind, gone }) => kind === 'game' && !gone);
  const line =
    told.findLast(({ heard }) => heard && ends?.includes(heard.event.kind)) ??
    told.findLast(({ text }) => plainly(text) !== plainly(result));
  return line ? withFrenchSpaces(line.text) : null;
}

interface Says {
  /** Says what went wrong; empty if nothing did. */
  said(problem: string): void;
}

/** The same game again, on this device. */
function Again({ said }: Says) {
  const t = useWords(endWords);
  const { language } = useSettings();
  const { place, state } = useAtTable();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    said('');
    const opened = await playAgain(place.table, language);
    setBusy(false);
    if ('table' in opened) goTo({ at: 'solo', table: opened.table, seat: state.seat ?? 0 });
    else said(opened.problem);
  };
  return (
    <Button look="main" isPending={busy} onPress={() => void again()}>
      {t.again}
    </Button>
  );
}

function Save({ said }: Says) {
  const t = useWords(endWords);
  const { standing, place } = useAtTable();
  const save = async () => {
    said('');
    const journal = await journalFor(place).catch(() => null);
    if (journal === null) said(t.unavailable);
    else saveFile(`${standing.game}-${place.table.slice(0, 6)}.jsonl`, journal);
  };
  return <Button onPress={() => void save()}>{t.export}</Button>;
}

/** Tells others how it ended; with the game itself where anybody may see it. */
function Share({ result, said }: Says & { readonly result: string }) {
  const t = useWords(endWords);
  const { standing, texts, place } = useAtTable();
  const [done, setDone] = useState(false);
  const seen = place.kind === 'remote' && standing.watch === 'anybody';
  const url =
    location.origin + (seen ? hrefOf({ at: 'replay', source: `t-${place.table}`, entry: null, who: '' }) : '/');
  const share = async () => {
    said('');
    const text = t.shared(texts.title, result);
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: texts.title, text, url });
      else await navigator.clipboard.writeText(`${text} ${url}`);
      setDone(true);
    } catch (error) {
      // Whoever closes the sheet of the system has changed their mind.
      if ((error as { name?: string }).name !== 'AbortError') said(t.notShared(url));
    }
  };
  return (
    <>
      <Button onPress={() => void share()}>{t.share}</Button>
      <span role="status" className="quiet small">
        {done ? t.sharedDone : ''}
      </span>
    </>
  );
}

/** Rematch: the secrets of the seats work at the new table too. */
function Rematch({ said }: Says) {
  const t = useWords(endWords);
  const table = useWords(tableWords);
  const { session, state, standing, place } = useAtTable();
  const kept = ownSeatAt(place.table);
  const next = standing.rematch;
  const go = () => {
    if (next === null) return;
    const line = state.lines.findLast((one) => one.kind === 'rematched');
    const seat = state.seat === null || line?.kind !== 'rematched' ? state.seat : (line.seats[state.seat] ?? null);
    if (kept) {
      const { invitations: _, ...same } = kept;
      keepSeat(next, { ...same, seat, at: Date.now() });
    }
    goTo({ at: 'table', table: next, secret: '' });
  };
  if (next !== null) {
    return (
      <Button look="main" onPress={go}>
        {isContest(standing) ? t.rematch.go : t.rematch.goOn}
      </Button>
    );
  }
  if (state.seat === null && !state.owner) return null;
  const contest = isContest(standing);
  const offer = async (rotate: boolean) => {
    const fate = await session.send({ do: 'rematch', rotate });
    said(fate.fate === 'refused' ? fate.text : fate.fate === 'notRecorded' ? table.sending.notRecorded : '');
  };
  return (
    <>
      <Button look="main" onPress={() => void offer(false)}>
        {contest ? t.rematch.offer : t.rematch.another}
      </Button>
      {contest ? <Button onPress={() => void offer(true)}>{t.rematch.rotate}</Button> : null}
    </>
  );
}

function Figures({ found }: { readonly found: ReturnType<typeof useAnalysis> }) {
  const t = useWords(endWords);
  const a = useWords(analysisWords);
  const { state, seats } = useAtTable();
  const played = state.lines.filter((line) => line.kind === 'played');
  const answers = seats.map((_, seat) => played.filter((line) => line.did === 'answer' && line.seat === seat).length);
  const draws = played.flatMap(({ heard }) => heard.flatMap(({ drawn }) => drawn)).length;
  const first = played[0]?.at ?? 0;
  const minutes = Math.round(((played.at(-1)?.at ?? first) - first) / 60_000);
  return (
    <section aria-labelledby="figures">
      <h3 id="figures" className="rule">
        {t.statistics}
      </h3>
      <table className="figures">
        <thead>
          <tr>
            <td />
            {seats.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <th key={seat} scope="col">
                <SeatFace seat={seat} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.answers}</th>
            {answers.map((count, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <td key={seat}>{count}</td>
            ))}
          </tr>
          {found && 'analysis' in found && found.done === 1 && found.analysis.source !== 'result' ? (
            <tr>
              <th scope="row">{a.luck}</th>
              {seats.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <td key={seat}>{a.fortune[luckOf(found.analysis, seat).fortune]}</td>
              ))}
            </tr>
          ) : null}
          <tr>
            <th scope="row">{t.draws}</th>
            <td colSpan={seats.length}>{draws}</td>
          </tr>
          <tr>
            <th scope="row">{t.length}</th>
            <td colSpan={seats.length}>{t.minutes(minutes)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/**
 * Verified by this page's own worker, and compared with what this device remembers: the house may hand out any journal.
 * Where the house is this browser there is nobody to prove anything to.
 */
function Proof() {
  const t = useWords(endWords);
  const { language } = useSettings();
  const { session, standing, place } = useAtTable();
  const [done, setDone] = useState<Verified | 'busy' | 'unavailable' | null>(null);
  const receipt = place.kind === 'remote' ? (session.receipt ?? { match: place.table }) : undefined;
  const verify = async () => {
    setDone('busy');
    const journal = await journalFor(place).catch(() => null);
    const asked = journal === null ? null : askHouse('verify', { journal, receipt });
    setDone((await asked?.catch(() => null)) ?? 'unavailable');
  };
  const finished = typeof done === 'object' ? done : null;
  return (
    <div className="proof">
      {standing.seed ? (
        <>
          <p className="small">
            <span className="quiet">{t.seed}</span> <code>{standing.seed}</code>
          </p>
          {standing.chance?.kind === 'audited' ? (
            <p className="small">
              <span className="quiet">{t.commitment}</span> <code>{standing.chance.commitment}</code>
            </p>
          ) : null}
        </>
      ) : null}
      {place.kind === 'local' ? <p className="small quiet">{t.ownHouse}</p> : null}
      <Button isPending={done === 'busy'} onPress={() => void verify()}>
        {t.verify}
      </Button>
      <p role="status" className={finished?.fault ? 'problem' : 'proof-said'}>
        {done === 'busy' ? t.verifying : done === 'unavailable' ? t.unavailable : null}
        {finished ? proofText(finished, receipt, language, t) : null}
      </p>
    </div>
  );
}

/** What was found, and what could not be: a check never says more than it did. */
function proofText(
  { entries, audited, fault, inherited, brokenOff }: Verified,
  receipt: Receipt | undefined,
  language: 'fr' | 'en',
  t: EndWords,
): string {
  if (fault) return t.bad(fault[language]);
  const draws = audited ? t.good(entries) : inherited > 0 ? t.goodFork(entries, inherited) : t.goodNoSeed(entries);
  const notes = [draws];
  if (brokenOff !== null) notes.push(t.brokenAfter(brokenOff));
  if (receipt) notes.push(receipt.nonce ? t.remembered : t.notRemembered);
  return notes.join(' ');
}
