import { useSettings } from '@reverie/ui/settings';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { TableSession, type TableState, type Transport } from './session.ts';

/** A session that lives as long as its component; `way` must stay the same while table and seat do. */
export function useSession(way: Transport): TableSession | null {
  const { language } = useSettings();
  const [session, setSession] = useState<TableSession | null>(null);
  useEffect(() => {
    const opened = new TableSession(way);
    opened.open();
    setSession(opened);
    return () => opened.stop();
  }, [way]);
  useEffect(() => session?.speak(language), [session, language]);
  return session;
}

export const useTableState = (session: TableSession): TableState =>
  useSyncExternalStore(session.subscribe, session.state);
