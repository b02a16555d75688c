/** A disk without room, a file that may only be read, a database that may only be read: the real thing, at a real server. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { withPostgres } from '../../../../tools/postgres.mjs';
import { claim, connect, openTable, type Person, post } from '../people.ts';
import { Node } from './nodes.ts';

export interface Outage {
  readonly recordedBefore: number;
  readonly notRecorded: number;
  /** Requests for what could be read meanwhile, and how many were served. */
  readonly read: number;
  readonly served: number;
  readonly crashes: number;
  /** Milliseconds until a command was recorded again, without a restart. */
  readonly recovered: number;
}

/** Why this cannot be done here, by name. */
export function cannotMount(): string | undefined {
  if (process.platform !== 'linux') return 'small file systems are made as Linux makes them';
  if (process.getuid?.() !== 0) return 'mounting a small file system needs root';
  const folder = mkdtempSync(join(tmpdir(), 'reverie-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
  return status === 0 ? undefined : 'mounting is not allowed here';
}

export function cannotBeNobody(): string | undefined {
  return process.getuid?.() === 0 ? undefined : 'changing the user needs root';
}

/** What everybody goes through: play, the trouble, what they can still do, its end. */
async function outage(
  node: Node,
  begin: (say: () => Promise<string>) => Promise<void>,
  end: () => Promise<void> | void,
): Promise<Outage> {
  const { address } = node;
  const { table, ada, people } = await seated(address);
  let recordedBefore = 0;
  let paused = false;
  const say = async (): Promise<string> => {
    // Nothing that can be refused, and that costs little: words are rationed.
    const { fate } = await ada.client.command({ do: paused ? 'resume' : 'pause' });
    if (fate === 'recorded') {
      recordedBefore++;
      paused = !paused;
    }
    return fate;
  };
  await say();
  await begin(say);
  let notRecorded = 0;
  for (let i = 0; i < 10; i++) if ((await say()) === 'notRecorded') notRecorded++;
  const before = ada.client.seq;
  let served = 0;
  const shown = await fetch(`${address}/api/tables/${table.table}`);
  if (shown.status === 200) served++;
  const newcomer = connect(address, table.table, table.watch);
  await newcomer.until(({ standing }) => standing !== null);
  if (newcomer.client.seq === before) served++;
  const decision = people.find(({ client }) => (client.standing?.decisions.length ?? 0) > 0);
  const open = decision?.client.standing?.decisions[0];
  if (open && (await decision.client.odds(open.decision.id, open.choices[0])) !== undefined) served++;
  // Opening a table says that it was not recorded, in as many words.
  const refused = await post(address, '/api/tables', {
    game: 'tic-tac-toe',
    seats: [{ role: 'player' }, { role: 'player' }],
  });
  if (refused.status === 503 && JSON.stringify(refused.body.error).includes('notRecorded')) served++;
  await end();
  const from = performance.now();
  while ((await say()) !== 'recorded') await new Promise((resolve) => setTimeout(resolve, 100));
  const recovered = performance.now() - from;
  await newcomer.until(({ seq }) => seq > before);
  for (const one of [...people, newcomer]) one.client.stop();
  return { recordedBefore, notRecorded, read: 4, served, crashes: node.crashes, recovered };
}

async function seated(address: string) {
  const table = await openTable(address, { options: { hands: 1000, chips: 100_000 } });
  const people: Person[] = [];
  for (const [seat, invitation] of table.seats.entries()) {
    const { secret } = await claim(address, table.table, invitation, seat === 0 ? 'Ada' : 'Blaise');
    people.push(connect(address, table.table, secret));
  }
  await post(address, `/api/tables/${table.table}/start`, { secret: table.owner });
  await Promise.all(people.map((one) => one.until(({ standing }) => standing?.phase === 'playing')));
  return { table, people, ada: people[0] as Person };
}

/** A file system of a few megabytes with something on it that can be taken away. */
export async function fullDisk(from: 'sources' | 'build'): Promise<Outage> {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder]);
  if (mounted.status !== 0) throw new Error(String(mounted.stderr));
  const ballast = join(folder, 'ballast');
  const node = new Node(from, { DATA: folder });
  try {
    await node.start();
    // Somebody else's file takes all the room there is, to the last block.
    const filling = async (say: () => Promise<string>): Promise<void> => {
      for (const size of [65_536, 4096]) {
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(size));
        } catch (error) {
          if ((error as { code?: string }).code !== 'ENOSPC') throw error;
        }
      }
      // What SQLite has already been given it may still use.
      for (let i = 0; i < 20; i++) if ((await say()) === 'notRecorded') return;
      throw new Error('a full disk takes whatever it is given');
    };
    return await outage(node, filling, () => rmSync(ballast));
  } finally {
    await node.kill();
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file of its own that a server without rights may read; then the server is started, and then it may write. */
export async function readOnlyFile(from: 'sources' | 'build'): Promise<Outage> {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-readonly-'));
  const nobody = nobodyId();
  chownSync(folder, nobody, nobody);
  const file = join(folder, 'tables.sqlite');
  const node = new Node(from, { DATA: folder }, { uid: nobody, gid: nobody });
  try {
    await node.start();
    const writable = (yes: boolean): void => {
      for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) chmodSync(file + end, yes ? 0o644 : 0o444);
      chmodSync(folder, yes ? 0o755 : 0o555);
    };
    // A file that is open stays writable whatever its rights are, so the server is started again without them.
    const locking = async (): Promise<void> => {
      await node.kill();
      writable(false);
      await node.start();
    };
    return await outage(node, locking, () => writable(true));
  } finally {
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function nobodyId(): number {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  return Number(line?.split(':')[2] ?? 65_534);
}

/** PostgreSQL told to take nothing more, as a standby or a full one does. */
export function readOnlyPostgres(from: 'sources' | 'build'): Promise<Outage> {
  return withPostgres(async (postgres) => {
    const node = new Node(from, { DATABASE_URL: postgres.url });
    const set = async (on: boolean): Promise<void> => {
      const client = new Client({ ...postgres.connection });
      await client.connect();
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${on ? 'on' : 'off'}`);
      await client.query('SELECT pg_reload_conf()');
      await client.end();
    };
    try {
      await node.start();
      const locking = async (say: () => Promise<string>): Promise<void> => {
        await set(true);
        while ((await say()) !== 'notRecorded') await new Promise(setImmediate);
      };
      return await outage(node, locking, () => set(false));
    } finally {
      await node.stop();
    }
  });
}
