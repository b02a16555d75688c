/** Games at a server in a process of its own that writes down all it can: its log must hold nothing that opens a seat. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claim, connect, openTable, post } from '../people.ts';
import { Node } from './nodes.ts';

export async function overheard(
  from: 'sources' | 'build',
  games: number,
  say: (text: string) => void = () => undefined,
) {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-heard-'));
  const node = new Node(from, { LOG_LEVEL: 'trace', DATA: folder });
  const problems: string[] = [];
  const secrets: string[] = [];
  let frames = 0;
  await node.start();
  try {
    for (let i = 0; i < games; i++) {
      say(`${i} games at a real server`);
      const { address } = node;
      const table = await openTable(address, { options: { hands: 3 } });
      const seats: Awaited<ReturnType<typeof claim>>[] = [];
      for (const [seat, invitation] of table.seats.entries())
        seats.push(await claim(address, table.table, invitation, seat === 0 ? 'Ada' : 'Blaise'));
      await post(address, `/api/tables/${table.table}/start`, { secret: table.owner });
      const mine = [table.owner, table.watch, ...table.seats.map(String), ...seats.map(({ secret }) => secret)];
      secrets.push(...mine);
      // Wrong doors, so that there is something to write about.
      await post(address, `/api/tables/${table.table}/claim`, { secret: table.seats[0], name: 'Eve' });
      await post(address, `/api/tables/${table.table}/ticket`, { secret: `${table.owner}x` });
      await fetch(`${address}/api/tables/${table.table}?secret=${table.owner}x`);
      const people = seats.map(({ secret }) => connect(address, table.table, secret));
      for (;;) {
        await Promise.all(people.map((one) => one.until(({ standing }) => standing !== null)));
        const asked = people.find(({ client }) => (client.standing?.decisions.length ?? 0) > 0);
        if (people.some(({ client }) => client.standing?.phase === 'over')) break;
        if (!asked) {
          await new Promise(setImmediate);
          continue;
        }
        const choices = asked.client.standing?.decisions[0]?.choices ?? [];
        const fate = await asked.answer(choices[i % choices.length]);
        if (fate.fate === 'recorded') await Promise.all(people.map((one) => one.until(({ seq }) => seq >= fate.seq)));
        for (const { client } of people) {
          frames++;
          const shown = JSON.stringify(client.standing);
          if (mine.some((secret) => shown.includes(secret)))
            problems.push(`a secret was shown: ${shown.slice(0, 300)}`);
        }
      }
      for (const { client } of people) client.stop();
    }
  } finally {
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const written = node.written.join('\n');
  for (const secret of secrets) if (written.includes(secret)) problems.push('a secret is in the log of the server');
  if (/chacha20-1:[0-9a-f]/.test(written)) problems.push('a seed is in the log of the server');
  return { games, frames, lines: node.written.length, problems };
}
