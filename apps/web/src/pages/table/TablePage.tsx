import { inCharacter, withNames } from '@reverie/table/names';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useWords } from '@reverie/ui/words';
import { Suspense, useMemo } from 'react';
import { useReading } from '../../base/games.ts';
import { Link } from '../../base/route.tsx';
import { useArrivalFocus } from '../../parts/arrival.ts';
import { type AtTable, TableContext } from '../../parts/at-table.ts';
import { BoardArea } from '../../parts/BoardArea.tsx';
import { Side } from '../../parts/Side.tsx';
import { TableHeader } from '../../parts/TableHeader.tsx';
import { useTurnNotice } from '../../parts/turn-notice.ts';
import { tableWords } from '../../parts/words.ts';
import { remoteWords } from '../../remote/words.ts';
import type { TableSession, Transport } from '../../session/session.ts';
import { useSession, useTableState } from '../../session/use.ts';
import '../../parts/table.css';

const TextTable = lazyPart(async () => (await import('../text/TextTable.tsx')).TextTable);

interface Props {
  readonly way: Transport;
  readonly place: AtTable['place'];
  readonly text: boolean;
}

export function TableAt({ way, place, text }: Props) {
  const session = useSession(way);
  return session ? <Sitting session={session} place={place} text={text} /> : <Wait />;
}

function Sitting({ session, place, text }: { readonly session: TableSession } & Omit<Props, 'way'>) {
  const state = useTableState(session);
  const { standing } = state;
  const reading = useReading(standing?.game);
  const at = useMemo<AtTable | null>(() => {
    if (!standing || !reading) return null;
    const texts = inCharacter(reading.texts, standing.view);
    return { session, state, standing, ...reading, texts, seats: withNames(standing.seats, texts), place };
  }, [session, state, standing, reading, place]);
  if (state.connection === 'closed' && (!standing || state.reason === 'revoked')) {
    return <Shut reason={state.reason} local={place.kind === 'local'} />;
  }
  if (!at) return <Wait />;
  return (
    <TableContext value={at}>
      <TablePage text={text} />
    </TableContext>
  );
}

function TablePage({ text }: { readonly text: boolean }) {
  useTurnNotice();
  useArrivalFocus();
  if (text) {
    return (
      <Suspense fallback={<Wait />}>
        <TextTable />
      </Suspense>
    );
  }
  return (
    <div className="table-page">
      <TableHeader />
      <BoardArea />
      <Side />
    </div>
  );
}

function Wait() {
  const t = useWords(tableWords);
  return (
    <main className="page">
      <p role="status">{t.loading}</p>
    </main>
  );
}

function Shut({ reason, local }: { readonly reason: string; readonly local: boolean }) {
  const t = useWords(tableWords);
  const remote = useWords(remoteWords);
  const [title, why] =
    reason === 'revoked'
      ? [remote.revokedTitle, remote.revoked]
      : reason === 'no table'
        ? [t.noTable, t.noTableWhy]
        : local
          ? [t.unreadable, t.unreadableWhy]
          : [remote.closedTitle, reason.startsWith('too many sockets') ? remote.tooMany : remote.errors.unreachable];
  return (
    <main className="page">
      <h1>{title}</h1>
      <p>{why}</p>
      <p>
        <Link to={{ at: 'lobby' }}>{t.toLobby}</Link>
      </p>
    </main>
  );
}
