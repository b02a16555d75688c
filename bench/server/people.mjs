// Many people at a server: each pair sits at a table and plays as fast as it is told to.

import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { TableClient } from '@reverie/table/client';
import { WebSocket } from 'ws';

/** Starts a server process and waits until it listens. */
export function startChild(folder, port = 0, env = {}) {
  return new Promise((resolve, reject) => {
    // As it was built, whatever loader we have ourselves. PROFILE names a folder for a profile of each server that ends by itself.
    const { PROFILE } = process.env;
    const execArgv = PROFILE ? ['--cpu-prof', '--cpu-prof-dir', PROFILE] : [];
    const options = { execArgv, env: { ...process.env, ...env } };
    const child = fork(fileURLToPath(new URL('child.mjs', import.meta.url)), [folder, String(port)], options);
    child.once('message', ({ listening }) => resolve({ child, address: listening }));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Asks a server process something, and gives its answer. */
export function askChild(child, question) {
  return new Promise((resolve) => {
    child.once('message', resolve);
    child.send(question);
  });
}

async function post(address, path, body) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-reverie': '1' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** A table of a game, begun; gives the secrets of its seats. */
export async function openTable(address, game, options, roles = ['player', 'player'], more = {}) {
  const seats = roles.map((role) => ({ role }));
  const opened = await post(address, '/api/tables', { game, options, seats, ...more });
  const claimed = [];
  for (const [seat, secret] of opened.seats.entries())
    claimed.push(await post(address, `/api/tables/${opened.table}/claim`, { secret, name: `P${seat}` }));
  await post(address, `/api/tables/${opened.table}/start`, { secret: opened.owner });
  return { table: opened.table, secrets: claimed.map(({ secret }) => secret), watch: opened.watch };
}

/**
 * A client; `address` is asked for at every connection, so that a server may come back at another port. Whoever played
 * before, at the table whose rematch this is (`before`), goes on with their socket.
 */
export function sit(address, table, secret, changed, { connection, opened, before } = {}) {
  const client = new TableClient(
    {
      connect: () => {
        const socket = new WebSocket(`${address().replace('http', 'ws')}/ws`);
        socket.on('error', () => undefined);
        opened?.(socket);
        return socket;
      },
      ticket: async () => (await post(address(), `/api/tables/${table}/ticket`, { secret })).ticket,
      newId: randomUUID,
      later: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      jitter: Math.random,
    },
    { changed: (lines, standing) => changed(client, lines, standing), ...(connection && { connection }) },
  );
  if (before) client.follow(before, table);
  else void client.open();
  return client;
}

/**
 * Any answer that is on offer, but for those that are never given if there are others. What the game waits for comes before
 * what may be done besides, as on the page: a Conteur who only ever put stones into the bag would never rule on anything.
 */
export function anyAnswer({ decisions }, never = []) {
  const open = decisions.find(({ decision }) => !decision.optional) ?? decisions[0];
  if (!open) return undefined;
  const wanted = open.choices.filter((choice) => !never.includes(choice.do));
  const some = wanted.length > 0 ? wanted : open.choices;
  const answer = some[Math.floor(Math.random() * some.length)];
  return { do: 'answer', decision: open.decision.id, answer };
}
