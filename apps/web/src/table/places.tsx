/** The two ways to a table: kept on this device, or by a server. From there on they are the same. */
import { useMemo } from 'react';
import type { Route } from '../app/route.tsx';
import { connectLocal } from '../house/local.ts';
import type { Way } from '../session/session.ts';
import { TableAt } from './TablePage.tsx';

export function SoloTable({ route }: { readonly route: Extract<Route, { at: 'solo' }> }) {
  const { table, seat = 0, text = false } = route;
  const way = useMemo<Way>(
    () => ({ connect: () => connectLocal(table, seat), ticket: () => Promise.resolve('local') }),
    [table, seat],
  );
  return <TableAt way={way} place={{ kind: 'local', table }} text={text} />;
}

export function RemoteTable({ route }: { readonly route: Extract<Route, { at: 'table' }> }) {
  return <p>{route.table}</p>;
}
