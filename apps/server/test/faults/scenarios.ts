/** What befalls several nodes and what they lean on, while a crowd plays; each gives figures and a verdict. */
import type { Store } from '@reverie/table/store';
import { startNats, startPostgres } from '../../../../tools/postgres.mjs';
import { openPostgres } from '../../src/stores/postgres.ts';
import { RoutedStore } from '../../src/stores/routed.ts';
import { Crowd, type Verdict } from './crowd.ts';
import { Network, STORMS, type Weather } from './network.ts';
import { Node } from './nodes.ts';

export interface Setting {
  readonly from: 'sources' | 'build';
  readonly nodes: number;
  readonly tables: number;
  readonly perSecond: number;
  /** NATS for the hints, in place of PostgreSQL's own. */
  readonly nats: boolean;
  /** How many PostgreSQL servers the tables are spread over; one unless said otherwise. */
  readonly databases?: number;
  /** More settings of every node. */
  readonly settings?: Readonly<Record<string, string>>;
  say(text: string): void;
}

/** Nodes and what they lean on. */
export interface Site {
  readonly nodes: readonly Node[];
  /** Each node's own ways to the databases, and to NATS. */
  readonly toPostgres: readonly (readonly Network[])[];
  readonly toNats: readonly Network[];
  readonly postgres: readonly Awaited<ReturnType<typeof startPostgres>>[];
  readonly nats: Awaited<ReturnType<typeof startNats>> | null;
  /** The databases without a network in between, for whoever judges. */
  readonly store: Store;
}

export interface House extends Site {
  readonly setting: Setting;
  readonly crowd: Crowd;
}

export interface Result {
  readonly verdict: Verdict;
  readonly crashes: number;
  /** Milliseconds from the end of each trouble until everybody had seen all that was stored then. */
  readonly converged: readonly number[];
  /** Milliseconds from the end of each trouble until something new was recorded at every table. */
  readonly resumed: readonly number[];
  readonly fates: Crowd['fates'];
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Nodes and their servers; whatever happens, all of it is gone afterwards. */
export async function withSite<T>(
  setting: Pick<Setting, 'from' | 'nodes' | 'nats' | 'databases' | 'settings'>,
  use: (site: Site) => Promise<T>,
): Promise<T> {
  const ends: (() => unknown)[] = [];
  const ending = <T>(made: T, end: (made: T) => unknown): T => {
    ends.unshift(() => end(made));
    return made;
  };
  try {
    const postgres: Site['postgres'][number][] = [];
    for (let i = 0; i < (setting.databases ?? 1); i++)
      postgres.push(ending(await startPostgres(), (one) => one.stop()));
    const nats = setting.nats ? ending(await startNats(), (one) => one.stop()) : null;
    const toPostgres: Network[][] = [];
    const toNats: Network[] = [];
    const nodes: Node[] = [];
    for (let i = 0; i < setting.nodes; i++) {
      const ways: Network[] = [];
      for (const { connection } of postgres)
        ways.push(ending(await Network.toPostgres(connection.host), (one) => one.close()));
      toPostgres.push(ways);
      const urls = ways.map(({ folder }) => `postgres://reverie@${encodeURIComponent(folder)}/postgres`);
      const settings: Record<string, string> = { ...setting.settings, DATABASE_URL: urls.join(' ') };
      if (nats) {
        const bus = ending(await Network.toPort(Number(new URL(nats.url).port)), (one) => one.close());
        toNats.push(bus);
        settings.NATS_URL = `nats://127.0.0.1:${bus.port}`;
      }
      const node = ending(new Node(setting.from, settings), (one) => one.kill());
      await node.start();
      nodes.push(node);
    }
    const stores = await Promise.all(postgres.map(({ connection }) => openPostgres(connection)));
    const store = ending(new RoutedStore(stores), (one) => one.close());
    return await use({ nodes, toPostgres, toNats, postgres, nats, store });
  } finally {
    for (const end of ends) await end();
  }
}

/** A crowd at several nodes, and what befalls them. */
export function among(setting: Setting, ...befallings: readonly Befalling[]): Promise<Result> {
  return withSite(setting, async (site) => {
    const { nodes, store } = site;
    const crowd = new Crowd(() => nodes.map(({ address }) => address));
    try {
      await crowd.gather(setting.tables);
      const converged: number[] = [];
      const resumed: number[] = [];
      crowd.play(setting.perSecond);
      const mended = async (): Promise<void> => {
        const [seen, played] = await Promise.all([crowd.converged(store), crowd.resumed()]);
        converged.push(...seen);
        resumed.push(played);
      };
      for (const befall of befallings) await befall({ ...site, setting, crowd }, mended);
      await crowd.leave();
      const verdict = await crowd.check(store);
      const crashes = nodes.reduce((sum, node) => sum + node.crashes, 0);
      return { verdict, crashes, converged, resumed, fates: crowd.fates } satisfies Result;
    } finally {
      await crowd.leave();
    }
  });
}

/** Something that happens to a house; `mended` is called after each trouble, and measures how long it takes to get over it. */
type Befalling = (house: House, mended: () => Promise<void>) => Promise<void>;

async function whenTheyPlay({ crowd, setting }: House): Promise<void> {
  const before = crowd.acknowledged;
  while (crowd.acknowledged < before + setting.tables) await wait(10);
}

/** kill -9 of PostgreSQL, again and again; reading goes on while it is down, or `unread` counts where it does not. */
export function killingPostgres(times: number, down: () => number, unread: () => void): Befalling {
  return async (house, mended) => {
    const { postgres, nodes, crowd, setting } = house;
    for (let i = 0; i < times; i++) {
      await whenTheyPlay(house);
      const struck = postgres[i % postgres.length];
      await struck?.kill();
      await wait(down());
      for (const [n, { address }] of nodes.entries()) {
        // Tables that a node has in memory are shown whatever the database does.
        const table = crowd.people.find(({ node }) => node === n)?.table;
        const shown = await fetch(`${address}/api/tables/${table}`);
        if (shown.status !== 200) unread();
        await shown.arrayBuffer();
      }
      await struck?.start();
      await mended();
      setting.say(`PostgreSQL killed ${i + 1} of ${times} times, ${crowd.acknowledged} acknowledged`);
    }
  };
}

export function killingNats(times: number, down: () => number): Befalling {
  return async (house, mended) => {
    const { nats, crowd, setting } = house;
    for (let i = 0; i < times; i++) {
      await whenTheyPlay(house);
      await nats?.kill();
      await wait(down());
      await nats?.start();
      await mended();
      setting.say(`NATS killed ${i + 1} of ${times} times, ${crowd.acknowledged} acknowledged`);
    }
  };
}

interface Partition {
  readonly node: number;
  readonly from: 'postgres' | 'nats' | 'both';
  readonly weather: Weather;
  readonly ms: number;
}

/** A random one: which node, from what, how, and for how long. */
export function anyPartition(below: (n: number) => number, nodes: number, least: number, most: number): Partition {
  return {
    node: below(nodes),
    from: (['postgres', 'nats', 'both'] as const)[below(3)] as Partition['from'],
    weather: STORMS[below(STORMS.length)] as Weather,
    ms: least + below(most - least + 1),
  };
}

export function parting(schedule: readonly Partition[]): Befalling {
  return async ({ toPostgres, toNats, crowd, setting }, mended) => {
    for (const [i, { node, from, weather, ms }] of schedule.entries()) {
      const struck = [
        ...(from === 'nats' ? [] : (toPostgres[node] ?? [])),
        ...(from === 'postgres' ? [] : [toNats[node]]),
      ];
      for (const network of struck) network?.become(weather);
      await wait(ms);
      for (const network of struck) network?.become('open');
      await mended();
      const what = `node ${node} from ${from}, ${weather}, ${ms} ms`;
      setting.say(`partition ${i + 1} of ${schedule.length} (${what}), ${crowd.acknowledged} acknowledged`);
    }
  };
}

/** A node stopped (SIGSTOP) while it stores something, and woken; meanwhile another one goes on at the same tables. */
export function stopping(times: number, ms: number): Befalling {
  return async ({ nodes, toPostgres, crowd, setting }, mended) => {
    for (let i = 0; i < times; i++) {
      const n = i % nodes.length;
      const [node, networks] = [nodes[n], toPostgres[n] ?? []];
      // Its next write leaves it and is still on the way when it falls asleep; it arrives, late, while it sleeps.
      for (const network of networks) network.become('held');
      await Promise.race(networks.map((network) => network.arrival()));
      node?.signal('SIGSTOP');
      if (i % 2 === 0) await wait(Math.min(1000, ms / 2));
      for (const network of networks) network.become('open');
      await wait(ms);
      node?.signal('SIGCONT');
      await mended();
      setting.say(`node ${n} stopped for ${ms} ms, ${i + 1} of ${times} times, ${crowd.acknowledged} acknowledged`);
    }
  };
}
