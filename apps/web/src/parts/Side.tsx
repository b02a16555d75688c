/** The side of a table: decisions, log and chat; beside the board on a desktop, below it on a phone. */
import type { Standing } from '@reverie/table/feed';
import { useMedia } from '@reverie/ui/use-media';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import type { TableState } from '../session/session.ts';
import { useAtTable } from './at-table.ts';
import { useBoardProps } from './BoardArea.tsx';
import { Chat, useUnread } from './Chat.tsx';
import { Log } from './Log.tsx';
import { Panel } from './Panel.tsx';
import { Preview } from './Preview.tsx';
import { SheetHandle, useFold } from './Sheet.tsx';
import { useBoard } from './use-board.ts';
import { Voice } from './Voice.tsx';
import { Nudged } from './Waiting.tsx';
import { tableWords } from './words.ts';
import './side.css';

export function Side() {
  const t = useWords(tableWords);
  const { place, standing, state } = useAtTable();
  const sheet = useRef<HTMLElement>(null);
  const board = useBoard(standing.game);
  // A board that is still on its way is taken for one that asks: what is folded now would only be folded a moment later.
  const asks = (board === null || board?.asks === true) && standing.view !== null;
  const fold = useFold(!asks || needsPanel(standing, state));
  // Matches the style sheets: too low for anything below the board.
  const beside = useMedia('(width >= 40rem) and (height < 30rem)');
  const wide = useMedia('(width >= 60rem)') && !beside;
  const below = !wide && !beside;
  const fills = board === null || board?.fills === true;
  const panelAbove = wide && !(fills && asks && !needsPanel(standing, state));
  const [chosen, setTab] = useState<Key | null>(null);
  const chat = place.kind === 'remote' || standing.seats.filter(({ sitter }) => sitter === 'person').length > 1;
  const Twin = board?.Twin;
  const props = useBoardProps();
  const tabs: readonly (readonly [id: string, label: string, show: () => ReactNode])[] = [
    ...(panelAbove ? [] : ([['panel', t.tabs.panel, () => <Panel />]] as const)),
    ['log', t.tabs.log, () => <Log />],
    ...(chat ? ([['chat', t.tabs.chat, () => <Chat />]] as const) : []),
    // The board as a list.
    ...(Twin && standing.view !== null ? ([['twin', t.tabs.twin, () => <Twin {...props} />]] as const) : []),
  ];
  // After rotating or resizing, the chosen tab may no longer exist, and what comes first is another.
  const wanted = chosen ?? (wide ? 'log' : 'panel');
  const tab = tabs.some(([id]) => id === wanted) ? wanted : 'log';
  // Each tab begins at its top; the log finds its own end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is shown
  useEffect(() => {
    for (const one of [sheet.current, ...(sheet.current?.querySelectorAll('.tabs, .tab-panel') ?? [])]) {
      if (one) one.scrollTop = 0;
    }
  }, [tab]);
  const unread = useUnread(tab === 'chat');
  return (
    <aside
      className={`side ${wide ? 'wide' : beside ? 'beside' : 'narrow'}`}
      ref={sheet}
      data-folded={below && !fold.open}
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
      <Tabs
        className="tabs"
        selectedKey={tab}
        onSelectionChange={(other) => {
          // The initial tab is not a choice of the visitor.
          if (other === tab) return;
          fold.setOpen(true);
          setTab(other);
        }}
      >
        <TabList aria-label={tabs.map(([, label]) => label).join(', ')} className="tab-list">
          {tabs.map(([id, label]) => (
            <Tab key={id} id={id} onPress={() => fold.setOpen(true)}>
              {label}
              {id === 'chat' && unread > 0 ? (
                <span className="badge">
                  <span aria-hidden="true">{unread}</span>
                  <span className="visually-hidden">{t.unread(unread)}</span>
                </span>
              ) : null}
            </Tab>
          ))}
        </TabList>
        {tabs.map(([id, , show]) => (
          <TabPanel key={id} id={id} className={`tab-panel ${id}-panel`}>
            {show()}
          </TabPanel>
        ))}
      </Tabs>
    </aside>
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

/** Whether only the panel has something to say: before and after a game, and when it is interrupted. */
const needsPanel = ({ phase, paused, awaited, back }: Standing, { recording, sending }: TableState): boolean =>
  phase !== 'playing' ||
  paused ||
  awaited !== null ||
  back !== null ||
  !recording ||
  sending?.fate === 'refused' ||
  sending?.fate === 'notRecorded';
