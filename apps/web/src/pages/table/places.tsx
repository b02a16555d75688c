/** The two ways to a table: on this device, or on a server. Everything above is the same. */
import type { Socket } from '@reverie/table/client';
import { currentSettings } from '@reverie/ui/settings';
import { useEffect, useMemo } from 'react';
import type { Route } from '../../base/route.tsx';
import { connectLocal } from '../../house/local.ts';
import { alertAt } from '../../remote/alerts.ts';
import { ticket } from '../../remote/api.ts';
import { ownSeatAt } from '../../remote/own-seats.ts';
import { keepReceipt, receiptAt } from '../../remote/receipts.ts';
import type { Transport } from '../../session/session.ts';
import { Join } from '../join/JoinPage.tsx';
import { TableAt } from './TablePage.tsx';

export function SoloTable({ route }: { readonly route: Extract<Route, { at: 'solo' }> }) {
  const { table, seat = 0, text = false } = route;
  const way = useMemo<Transport>(
    () => ({ connect: () => connectLocal(table, seat), ticket: () => Promise.resolve('local'), uncounted: true }),
    [table, seat],
  );
  return <TableAt way={way} place={{ kind: 'local', table }} text={text} />;
}

export function RemoteTable({ route }: { readonly route: Extract<Route, { at: 'table' }> }) {
  return <Join route={route}>{(secret) => <Seated key={secret} secret={secret} route={route} />}</Join>;
}

function Seated({ secret, route }: { readonly secret: string; readonly route: Extract<Route, { at: 'table' }> }) {
  const { table, text = false } = route;
  useEffect(() => void alertAt(table), [table]);
  const way = useMemo<Transport>(
    () => ({
      connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`) as Socket,
      ticket: async () => (await ticket(table, secret, currentSettings().name, ownSeatAt(table)?.owner)).ticket,
      memory: { table, read: () => receiptAt(table), write: keepReceipt },
    }),
    [table, secret],
  );
  return <TableAt way={way} place={{ kind: 'remote', table }} text={text} />;
}
