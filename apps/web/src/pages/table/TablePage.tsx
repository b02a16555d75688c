import { inCharacter, withNames } from '@reverie/table/names';
import { Fetching } from '@reverie/ui/components/Fetching';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useWords } from '@reverie/ui/words';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { hasBoard, useFacts, useTexts } from '../../base/games.ts';
import { noteOpen } from '../../base/kept-room.ts';
import { Link } from '../../base/route.tsx';
import { getReady } from '../../house/thinking.ts';
import { TableHeader } from '../../parts/header/TableHeader.tsx';
import { Side } from '../../parts/side/Side.tsx';
import { afterTheFirst } from '../../parts/table/after-the-first.ts';
import { useArrivalFocus } from '../../parts/table/arrival.ts';
import { type AtTable, TableContext, useAtTable } from '../../parts/table/at-table.ts';
import { BoardArea } from '../../parts/table/BoardArea.tsx';
import { useTurnNotice } from '../../parts/table/turn-notice.ts';
import { tableWords } from '../../parts/table/words.ts';
import { remoteWords } from '../../remote/words.ts';
import type { TableSession, TableState, Transport } from '../../session/session.ts';
import { useSession, useTableState } from '../../session/use.ts';
import '../../parts/table/table.css';

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
  const own = useTexts(standing?.game);
  const facts = useFactsLater(state, text);
  const at = useMemo<AtTable | null>(() => {
    if (!standing || !own) return null;
    const texts = inCharacter(own, standing.view);
    return { session, state, standing, ...facts, texts, seats: withNames(standing.seats, texts), place };
  }, [session, state, standing, own, facts, place]);
  // A table of this device that was deleted, perhaps in another tab: what is shown of it leads nowhere.
  const gone = state.reason === 'revoked' || (place.kind === 'local' && state.reason === 'no table');
  if (state.connection === 'closed' && (!standing || gone)) {
    return <Shut reason={state.reason} local={place.kind === 'local'} />;
  }
  if (!at) return <Wait />;
  return (
    <TableContext value={at}>
      <TablePage text={text} />
    </TableContext>
  );
}

/**
 * The rules behind choices. Where a board asks, nobody sees them before an answer is looked at, and they bring the whole
 * rule book along: the first question does not wait for them.
 */
function useFactsLater({ standing, selected }: TableState, text: boolean) {
  const [wanted, setWanted] = useState(text);
  const game = standing?.game;
  const now = selected !== null || text || (game !== undefined && !hasBoard(game));
  useEffect(() => {
    if (now) setWanted(true);
    else if (game !== undefined) return afterTheFirst(() => setWanted(true));
  }, [now, game]);
  return useFacts(wanted ? game : undefined);
}

/** Who plays will want a hint, or to know how it went: what thinks about that is fetched while they play. */
const AT_PLAY = 15_000;
function useThoughtReady(): void {
  const { standing } = useAtTable();
  const { game } = standing;
  useEffect(() => {
    const timer = setTimeout(() => getReady(game), AT_PLAY);
    return () => clearTimeout(timer);
  }, [game]);
}

/** The lobby keeps room for this table as long as it is played. */
function useRoomInLobby(): void {
  const { standing, state, place } = useAtTable();
  const own = place.kind === 'local' || state.seat !== null;
  const open = standing.phase !== 'over';
  useEffect(() => {
    if (own) noteOpen(place.table, open);
  }, [own, place.table, open]);
}

function TablePage({ text }: { readonly text: boolean }) {
  useTurnNotice();
  useRoomInLobby();
  useArrivalFocus();
  useThoughtReady();
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
      <Fetching>
        <p role="status">{t.loading}</p>
      </Fetching>
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
