/** A network of our own between a node and what it talks to: it can be cut, made to hold what passes, or to swallow it. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import {
  type AddressInfo,
  createServer,
  connect as dial,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `open`; `cut`: connections are broken and refused; `held`: nothing passes, and all of it arrives late, as after a
 * partition that TCP outlives; `swallowed`: what is sent is lost, and the connections never work again.
 */
export type Weather = 'open' | 'cut' | 'held' | 'swallowed';
export const STORMS = ['cut', 'held', 'swallowed'] as const satisfies readonly Weather[];

interface Link {
  readonly near: Socket;
  readonly far: Socket;
  /** Something was lost on it, so nothing sensible can follow. */
  broken: boolean;
  /** What did not pass yet, in order. */
  readonly held: (() => void)[];
  /** Sides that are not closed yet. */
  open: number;
}

export class Network {
  readonly #links = new Set<Link>();
  readonly #server: Server;
  readonly #folder: string | null;
  #weather: Weather = 'open';
  #arrived: (() => void)[] = [];

  private constructor(to: NetConnectOpts, folder: string | null) {
    this.#folder = folder;
    this.#server = createServer({ allowHalfOpen: true }, (near) => this.#link(near, to));
  }

  /** In front of a TCP port of this machine. */
  static async toPort(port: number): Promise<Network> {
    const network = new Network({ port, host: '127.0.0.1' }, null);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  /** In front of a PostgreSQL that listens at a socket in a folder; is one itself, in a folder of its own. */
  static async toPostgres(folder: string): Promise<Network> {
    const mine = mkdtempSync(join(tmpdir(), 'reverie-net-'));
    chmodSync(mine, 0o755);
    const network = new Network({ path: join(folder, '.s.PGSQL.5432') }, mine);
    await new Promise<void>((resolve) => network.#server.listen(join(mine, '.s.PGSQL.5432'), resolve));
    return network;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }
  get folder(): string {
    return this.#folder ?? '';
  }
  get weather(): Weather {
    return this.#weather;
  }

  become(weather: Weather): void {
    this.#weather = weather;
    for (const link of this.#links) this.#expose(link);
  }

  /** Resolves when the near side sends something while it is held: somebody is in the middle of something. */
  arrival(): Promise<void> {
    return new Promise((resolve) => this.#arrived.push(resolve));
  }

  async close(): Promise<void> {
    for (const { near, far } of this.#links) {
      near.destroy();
      far.destroy();
    }
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }

  #link(near: Socket, to: NetConnectOpts): void {
    const far = dial({ ...to, allowHalfOpen: true } as NetConnectOpts);
    const link: Link = { near, far, broken: false, held: [], open: 2 };
    this.#links.add(link);
    this.#join(link, near, far);
    this.#join(link, far, near);
    this.#expose(link);
  }

  #join(link: Link, from: Socket, onto: Socket): void {
    from.on('data', (data) => {
      if (this.#weather === 'held' && from === link.near) for (const resolve of this.#arrived.splice(0)) resolve();
      if (this.#weather === 'swallowed') link.broken = true;
      this.#pass(link, () => link.broken || onto.write(data));
    });
    from.on('end', () => this.#pass(link, () => onto.end()));
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#pass(link, () => onto.destroySoon());
      if (--link.open === 0 && link.held.length === 0) this.#links.delete(link);
    });
  }

  #pass(link: Link, act: () => void): void {
    if (this.#weather === 'held' || link.held.length > 0) link.held.push(act);
    else act();
  }

  #expose(link: Link): void {
    if (this.#weather === 'cut') {
      link.held.length = 0;
      link.near.destroy();
      link.far.destroy();
    } else if (this.#weather === 'swallowed') {
      if (link.held.length > 0) link.broken = true;
      link.held.length = 0;
    } else if (this.#weather === 'open') {
      for (const act of link.held.splice(0)) act();
      if (link.open === 0) this.#links.delete(link);
    }
  }
}
