/** The decision panel: question, choices, preview. The same for every game. */
import type { OpenDecision } from '@reverie/ui/board';
import { Button } from '@reverie/ui/components/Button';
import { Fetching } from '@reverie/ui/components/Fetching';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withoutRule } from '@reverie/ui/words';
import { Suspense, useEffect, useRef, useState } from 'react';
import { adviceOpen } from '../advice/advice-open.ts';
import { adviceWords } from '../advice/words.ts';
import { characterIsFree, hasCharacters } from '../characters/game-master.ts';
import { RecoveryNotice } from '../sharing/RecoveryNotice.tsx';
import { afterTheFirst } from '../table/after-the-first.ts';
import { useAtTable } from '../table/at-table.ts';
import { tableWords } from '../table/words.ts';
import { Deciding } from './Deciding.tsx';
import { Preview } from './Preview.tsx';
import { StandIn } from './StandIn.tsx';
import { UndoRequest } from './TakeBack.tsx';
import { Waiting } from './Waiting.tsx';
import { panelWords } from './words.ts';
import './panel.css';

/** What stands here before and after a game, with real dice or about characters, is no part of the way to the first question. */
const Gathering = lazyPart(async () => (await import('../gathering/Gathering.tsx')).Gathering);
const EndOfGame = lazyPart(async () => (await import('../end/EndOfGame.tsx')).EndOfGame);
const AwaitedDraw = lazyPart(async () => (await import('./AwaitedDraw.tsx')).AwaitedDraw);
const ComesHome = lazyPart(async () => (await import('../characters/ComesHome.tsx')).ComesHome);
const GameMaster = lazyPart(async () => (await import('../characters/GameMaster.tsx')).GameMaster);
const AdviceDialog = lazyPart(async () => (await import('../advice/AdviceDialog.tsx')).AdviceDialog);

export function Panel() {
  const t = useWords(panelWords);
  const at = useAtTable();
  const { session, state, standing, place } = at;
  const { phase } = standing;
  const panel = useRef<HTMLElement>(null);
  useTopOfQuestion(panel);
  useFocusOnQuestion(panel);
  useEndEarly(phase === 'playing');
  const { decisions, awaited } = standing;
  return (
    <section className="panel" aria-label={t.what} ref={panel}>
      {state.recording ? null : (
        <p className="notice bad" role="alert">
          {place.kind === 'local' ? t.noSpace : t.noRecording}
        </p>
      )}
      {state.restored ? (
        <p className="notice" role="status">
          {t.restored}
        </p>
      ) : null}
      <Refused />
      {standing.paused ? (
        <p className="notice">
          {t.paused}{' '}
          {state.seat === null ? null : <Button onPress={() => void session.send({ do: 'resume' })}>{t.resume}</Button>}
        </p>
      ) : null}
      <Suspense>
        {phase === 'playing' && characterIsFree(at) ? <ComesHome /> : null}
        {phase !== 'gathering' && place.kind === 'remote' && hasCharacters(standing.game) ? <GameMaster /> : null}
      </Suspense>
      <StandIn />
      {phase === 'playing' ? <UndoRequest /> : null}
      <Suspense fallback={<Fetching />}>
        {phase === 'gathering' ? <Gathering /> : null}
        {phase === 'over' ? <EndOfGame /> : null}
        {phase === 'playing' && awaited ? <AwaitedDraw awaited={awaited} /> : null}
      </Suspense>
      {phase === 'playing' && !standing.paused ? (
        <>
          {inOrder(decisions).map((open) => (
            <Deciding key={open.decision.id} open={open} alone={decisions.length === 1} />
          ))}
          <Waiting />
          {decisions.length > 0 ? <Preview /> : null}
          <AskAdvice />
        </>
      ) : null}
      <RecoveryNotice />
    </section>
  );
}

/** The end comes unasked, perhaps when the connection is gone: it is fetched while the game goes on. */
function useEndEarly(playing: boolean): void {
  useEffect(() => {
    if (!playing) return;
    return afterTheFirst(() => {
      void EndOfGame.fetch();
      void AwaitedDraw.fetch();
    });
  }, [playing]);
}

/** The way to a program's advice, where the table allows it. */
function AskAdvice() {
  const t = useWords(adviceWords);
  const at = useAtTable();
  const [shown, setShown] = useState(false);
  if (!adviceOpen(at) && !shown) return null;
  return (
    <>
      <Button className="ask-advice" onPress={() => setShown(true)}>
        {t.ask}
      </Button>
      <Suspense fallback={<Fetching />}>{shown ? <AdviceDialog onClose={() => setShown(false)} /> : null}</Suspense>
    </>
  );
}

/** Required decisions come first. */
const inOrder = (decisions: readonly OpenDecision[]): readonly OpenDecision[] =>
  decisions.toSorted((a, b) => Number(a.decision.optional === true) - Number(b.decision.optional === true));

/** Refusals are sentence fragments: capitalise them. */
const sentence = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;

/** A refusal, scrolled into view. */
function Refused() {
  const t = useWords(panelWords);
  const table = useWords(tableWords);
  const { expert } = useSettings();
  const { session, state, place } = useAtTable();
  const said = useRef<HTMLParagraphElement>(null);
  const { sending } = state;
  const shown = sending?.fate === 'refused' || sending?.fate === 'notRecorded' ? sending : null;
  useEffect(() => {
    if (shown) said.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (!shown) return null;
  // Storage is to blame only where nothing can be recorded at all.
  const notRecorded = place.kind === 'local' && !state.recording ? t.noSpace : table.sending.notRecorded;
  return (
    <p className="notice bad" role="alert" ref={said}>
      {shown.fate === 'notRecorded'
        ? notRecorded
        : shown.late
          ? t.late
          : shown.text
            ? sentence(expert ? shown.text : withoutRule(shown.text))
            : table.sending.refused}{' '}
      {shown.fate === 'notRecorded' ? (
        <Button onPress={() => void session.send(shown.command)}>{table.again}</Button>
      ) : null}
      <Button look="bare" aria-label={table.dismiss} onPress={() => session.forgetSending()}>
        ✕
      </Button>
    </p>
  );
}

/** Scrolls a new question to its beginning. */
function useTopOfQuestion(panel: React.RefObject<HTMLElement | null>): void {
  const { standing } = useAtTable();
  const asked = `${standing.phase} ${standing.decisions.map(({ decision }) => decision.id).join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    for (const scrolled of [panel.current, panel.current?.parentElement]) if (scrolled) scrolled.scrollTop = 0;
  }, [asked]);
}

/** Keeps the keyboard focus from one question to the next. */
function useFocusOnQuestion(panel: React.RefObject<HTMLElement | null>): void {
  const { standing } = useAtTable();
  const ids = standing.decisions.map(({ decision }) => decision.id).join(' ');
  const held = useRef(false);
  useEffect(() => {
    const note = () => {
      held.current = panel.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [panel]);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (ids === '' || !lost || !held.current) return;
    panel.current?.querySelector<HTMLElement>('input[type="radio"], input, select, button')?.focus();
  }, [ids, panel]);
}
