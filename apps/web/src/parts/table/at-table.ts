/** The context that every part of a table reads. */
import type { Seat } from '@reverie/kernel/game';
import type { GameTexts } from '@reverie/shelf/lazy';
import type { Standing } from '@reverie/table/feed';
import { createContext, useContext } from 'react';
import { goTo } from '../../base/route.tsx';
import type { TableSession, TableState } from '../../session/session.ts';

/** Actions at a table; a replay does nothing on them. */
type TableActions = Pick<TableSession, keyof TableSession>;

export interface AtTable extends GameTexts {
  readonly session: TableActions;
  readonly state: TableState;
  readonly standing: Standing;
  readonly seats: readonly Seat[];
  /** Where it is kept: on this device, or on a server under this id. */
  readonly place: { readonly kind: 'local' | 'remote'; readonly table: string };
  /** A moment of a replay: who played is known by name alone. */
  readonly still?: true;
  /** A lesson. */
  readonly guided?: true;
}

export const TableContext = createContext<AtTable | null>(null);

export function useAtTable(): AtTable {
  const at = useContext(TableContext);
  if (!at) throw new Error('not at a table');
  return at;
}

export const showRule = (game: string, rule: string): void => goTo({ at: 'rules', game, rule });
