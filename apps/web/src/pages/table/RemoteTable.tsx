/** A table on a server, once a link or a kept seat opens it. Everything above is the same as on this device. */
import { type Socket, ticketError } from '@reverie/table/client';
import { currentSettings } from '@reverie/ui/settings';
import { useEffect, useMemo } from 'react';
import type { Route } from '../../base/route.tsx';
import { alertAt } from '../../remote/alerts.ts';
import { ApiError, ticket } from '../../remote/api.ts';
import { ownSeatAt } from '../../remote/own-seats.ts';
import { keepReceipt, receiptAt } from '../../remote/receipts.ts';
import type { Transport } from '../../session/session.ts';
import { Join } from '../join/JoinPage.tsx';
import { TableAt } from './TablePage.tsx';

export function RemoteTable({ route }: { readonly route: Extract<Route, { at: 'table' }> }) {
  return <Join route={route}>{(secret) => <Seated key={secret} secret={secret} route={route} />}</Join>;
}

function Seated({ secret, route }: { readonly secret: string; readonly route: Extract<Route, { at: 'table' }> }) {
  const { table, text = false } = route;
  useEffect(() => void alertAt(table), [table]);
  const way = useMemo<Transport>(
    () => ({
      connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`) as Socket,
      ticket: () => ticketFor(table, secret),
      memory: { table, read: () => receiptAt(table), write: keepReceipt },
    }),
    [table, secret],
  );
  return <TableAt way={way} place={{ kind: 'remote', table }} text={text} />;
}

async function ticketFor(table: string, secret: string): Promise<string> {
  try {
    return (await ticket(table, secret, currentSettings().name, ownSeatAt(table)?.owner)).ticket;
  } catch (error) {
    // Whatever stands before a server that is being restarted may answer 404 or 403 in its place: that is not final.
    const own = error instanceof ApiError && error.reason !== 'unreachable' && error.reason !== 'notFound';
    throw own ? ticketError(error.status) : error;
  }
}
