import { Moon } from '@reverie/ui/components/Moon';
import { useOnline } from '@reverie/ui/use-online';
import { useWords } from '@reverie/ui/words';
import { Link, useRoute } from '../base/route.tsx';
import { useAtTable } from './at-table.ts';
import { SeatList } from './SeatList.tsx';
import { TableMenu } from './TableMenu.tsx';
import { tableWords } from './words.ts';
import './header.css';

export function TableHeader() {
  const t = useWords(tableWords);
  const route = useRoute();
  const { standing, texts, state, place } = useAtTable();
  const text = 'text' in route && route.text === true;
  const online = useOnline();
  const connection = place.kind === 'remote' && !online ? 'lost' : state.connection;
  const well = connection === 'open';
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
      <p className="connection" data-state={connection} role="status">
        <span className="dot" aria-hidden="true" />
        <span className="connection-words">
          {place.kind === 'local' && well ? t.onDevice : t.connection[connection]}
        </span>
      </p>
      <TableMenu />
    </header>
  );
}
