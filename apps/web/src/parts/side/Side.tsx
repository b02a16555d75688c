/** The side of a table: decisions, log and chat; beside the board on a desktop, below it on a phone. */
import type { Standing } from '@reverie/table/feed';
import { TabList, TabPanel } from '@reverie/ui/components/Tabs';
import { useMedia } from '@reverie/ui/use-media';
import { whenIdle } from '@reverie/ui/when-idle';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import type { TableState } from '../../session/session.ts';
import { Chat, useUnread } from '../chat/Chat.tsx';
import { Log } from '../log/Log.tsx';
import { Panel } from '../panel/Panel.tsx';
import { Preview } from '../panel/Preview.tsx';
import { Nudged } from '../panel/Waiting.tsx';
import { useAtTable } from '../table/at-table.ts';
import { useBoardProps } from '../table/BoardArea.tsx';
import { useBoard } from '../table/use-board.ts';
import { tableWords } from '../table/words.ts';
import { SheetHandle, useFold } from './Sheet.tsx';
import { usePanelWanted } from './show-panel.ts';
import { Voice } from './Voice.tsx';
import { sideWords } from './words.ts';
import './side.css';

export function Side() {
  const t = useWords(sideWords);
  const table = useWords(tableWords);
  const { place, standing, state } = useAtTable();
  const sheet = useRef<HTMLElement>(null);
  const board = useBoard(standing.game);
  // A board that is still on its way is taken for one that asks: what is folded now would only be folded a moment later.
  const asks = (board === null || board?.asks === true) && standing.view !== null;
  // Matches the style sheets: too low for anything below the board.
  const beside = useMedia('(width >= 40rem) and (height < 30rem)');
  const wide = useMedia('(width >= 60rem)') && !beside;
  const below = !wide && !beside;
  // Beside a board that asks by itself the list would ask a second time, and take a third of a low screen.
  const folds = below || (beside && asks);
  const fold = useFold(!asks || needsPanel(standing, state), beside ? 'beside' : 'below');
  const fills = board === null || board?.fills === true;
  const panelAbove = wide && !(fills && asks && !needsPanel(standing, state));
  const base = useId();
  const [chosen, setTab] = useState<string | null>(null);
  const chat = place.kind === 'remote' || standing.seats.filter(({ sitter }) => sitter === 'person').length > 1;
  const Twin = board?.Twin;
  const props = useBoardProps();
  const tabs: readonly (readonly [id: string, label: string, show: () => ReactNode])[] = [
    ...(panelAbove ? [] : ([['panel', table.tabs.panel, () => <Panel />]] as const)),
    ['log', table.tabs.log, () => <Log />],
    ...(chat ? ([['chat', table.tabs.chat, () => <Chat />]] as const) : []),
    // The board as a list.
    ...(Twin && standing.view !== null ? ([['twin', table.tabs.twin, () => <Twin {...props} />]] as const) : []),
  ];
  // After rotating or resizing, the chosen tab may no longer exist, and what comes first is another.
  const wanted = chosen ?? (wide ? 'log' : 'panel');
  const tab = tabs.some(([id]) => id === wanted) ? wanted : 'log';
  // Each tab begins at its top; the log finds its own end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is shown
  useEffect(() => {
    for (const one of [sheet.current, ...(sheet.current?.querySelectorAll('.tabbed, .tab-panel') ?? [])]) {
      if (one) one.scrollTop = 0;
    }
  }, [tab]);
  const wantedTimes = usePanelWanted();
  const seenTimes = useRef(wantedTimes);
  useEffect(() => {
    if (wantedTimes === seenTimes.current) return;
    seenTimes.current = wantedTimes;
    setTab('panel');
    fold.setOpen(true);
  }, [wantedTimes, fold]);
  const unread = useUnread(tab === 'chat');
  const drawn = useDrawn(!folds || fold.open);
  return (
    <aside
      className={`side ${wide ? 'wide' : beside ? 'beside' : 'narrow'}`}
      ref={sheet}
      data-folded={folds && !fold.open}
      data-slim={wide && !panelAbove}
    >
      {below ? <SheetHandle fold={fold} sheet={sheet} /> : null}
      <Voice />
      <Nudged />
      {panelAbove ? <Panel /> : null}
      {wide || asks || ((beside || fold.open) && tab === 'panel') ? null : state.selected ? (
        // An answer selected on the board can be given without switching to the panel.
        <Preview />
      ) : (
        <Asked
          show={() => {
            setTab('panel');
            fold.setOpen(true);
          }}
        />
      )}
      {beside && folds && fold.open ? (
        <button type="button" className="side-fold" aria-label={t.sheet.fold} onClick={() => fold.setOpen(false)}>
          <span aria-hidden="true">›</span>
        </button>
      ) : null}
      <div className="tabbed">
        <TabList
          base={base}
          label={tabs.map(([, label]) => label).join(', ')}
          tabs={tabs.map(([id, label]) => ({
            id,
            label: id === 'chat' && unread > 0 ? <Unread label={label} count={unread} /> : label,
          }))}
          chosen={tab}
          choose={(other) => {
            fold.setOpen(true);
            setTab(other);
          }}
        />
        <TabPanel key={tab} base={base} chosen={tab} className={`tab-panel ${tab}-panel`}>
          {drawn ? tabs.find(([id]) => id === tab)?.[2]() : null}
        </TabPanel>
      </div>
    </aside>
  );
}

/** What is folded away is drawn when the page has nothing else to do: the board asks first. From then on it stays. */
function useDrawn(seen: boolean): boolean {
  const [drawn, setDrawn] = useState(seen);
  useEffect(() => {
    if (!drawn) return whenIdle(() => startTransition(() => setDrawn(true)), 4000);
  }, [drawn]);
  if (seen && !drawn) setDrawn(true);
  return drawn || seen;
}

function Unread({ label, count }: { readonly label: string; readonly count: number }) {
  const t = useWords(sideWords);
  return (
    <>
      {label}
      <span className="badge">
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{t.unread(count)}</span>
      </span>
    </>
  );
}

/** The open question in one line while the panel is hidden; a tap shows the panel. */
function Asked({ show }: { show(): void }) {
  const t = useWords(tableWords);
  const { standing, texts, seats } = useAtTable();
  const open = standing.decisions.find(({ decision }) => !decision.optional);
  if (!open || standing.paused) return null;
  return (
    <button type="button" className="asked" onClick={show}>
      <strong>{t.yourTurn}</strong> {withFrenchSpaces(texts.decision(open.decision, seats))}
    </button>
  );
}

/** Whether somebody comes late or goes home, and the visitor is that one or leads: only the panel says so. */
function comesOrGoes({ seats }: Standing, { seat: own }: TableState): boolean {
  const role = own === null ? undefined : seats[own]?.role;
  const concerns = (seat: number): boolean => seat === own || (role !== undefined && seats[seat]?.role !== role);
  return seats.some(({ coming, home }, seat) => (coming !== undefined || home === 'waits') && concerns(seat));
}

/** Whether only the panel has something to say: before and after a game, and when it is interrupted. */
const needsPanel = (standing: Standing, state: TableState): boolean =>
  isInterrupted(standing, state) || comesOrGoes(standing, state);

const isInterrupted = ({ phase, paused, awaited, back }: Standing, { recording, sending }: TableState): boolean =>
  phase !== 'playing' ||
  paused ||
  awaited !== null ||
  back !== null ||
  !recording ||
  sending?.fate === 'refused' ||
  sending?.fate === 'notRecorded';
