/** A table on this device. It comes without what invitations and servers need: most first tables are this one. */
import { useMemo } from 'react';
import type { Route } from '../../base/route.tsx';
import { connectLocal } from '../../house/local.ts';
import type { Transport } from '../../session/session.ts';
import { TableAt } from './TablePage.tsx';

export function SoloTable({ route }: { readonly route: Extract<Route, { at: 'solo' }> }) {
  const { table, seat = 0, text = false } = route;
  const way = useMemo<Transport>(
    () => ({ connect: () => connectLocal(table, seat), ticket: () => Promise.resolve('local'), uncounted: true }),
    [table, seat],
  );
  return <TableAt way={way} place={{ kind: 'local', table }} text={text} />;
}
