import { Moon } from '@reverie/ui/components/Moon';
import { useOnline } from '@reverie/ui/use-online';
import { useWords } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { Link, useRoute } from '../../base/route.tsx';
import { TakeBack } from '../panel/TakeBack.tsx';
import { useAtTable } from '../table/at-table.ts';
import { tableWords } from '../table/words.ts';
import { MenuDoor } from './MenuDoor.tsx';
import { SeatList } from './SeatList.tsx';
import { headerWords } from './words.ts';
import './header.css';

export function TableHeader() {
  const t = useWords(headerWords);
  const table = useWords(tableWords);
  const route = useRoute();
  const { standing, texts, state, place } = useAtTable();
  const text = 'text' in route && route.text === true;
  const online = useOnline();
  const connection = place.kind === 'remote' && !online ? 'lost' : state.connection;
  const well = connection === 'open';
  const sending = useSending(well);
  return (
    <header className="table-header">
      {route.at === 'solo' || route.at === 'table' ? (
        <Link className="text-mode" to={{ ...route, text: !text }}>
          {text ? t.pictureMode : t.textMode}
        </Link>
      ) : null}
      <Link className="home" to={{ at: 'lobby' }} aria-label={t.lobby}>
        <Moon />
      </Link>
      <h1>{standing.title || texts.title}</h1>
      <SeatList />
      <p className="connection" data-state={connection} data-sending={sending !== null} role="status">
        <span className="dot" aria-hidden="true" />
        <span className="connection-words">
          {sending ? table.sending[sending] : place.kind === 'local' && well ? t.onDevice : t.connection[connection]}
        </span>
      </p>
      <TakeBack />
      <MenuDoor />
    </header>
  );
}

/** Quicker answers need no word on their way. */
const SOON = 400;

/** The last command while it is on its way and takes its time. */
function useSending(well: boolean): 'waiting' | 'sent' | null {
  const { state } = useAtTable();
  const { sending } = state;
  const under = sending?.fate === 'sent' || sending?.fate === 'waiting' ? sending : null;
  const [late, setLate] = useState<typeof under>(null);
  useEffect(() => {
    if (!under) return;
    const timer = setTimeout(() => setLate(under), SOON);
    return () => clearTimeout(timer);
  }, [under]);
  if (!under || late !== under) return null;
  return well ? (under.fate === 'waiting' ? 'waiting' : 'sent') : 'waiting';
}
