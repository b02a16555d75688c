/**
 * People at several nodes who play and talk, and remember everything they were told, so that it can be held against the
 * log afterwards. Seats of one table are at different nodes: they write to one log from two sides.
 */
import { randomUUID } from 'node:crypto';
import { hashOf } from '@reverie/kernel/plain';
import { replay } from '@reverie/kernel/replay';
import { findGame } from '@reverie/shelf/shelf';
import { type CommandStatus, type Socket, TableClient, ticketError } from '@reverie/table/client';
import type { Command } from '@reverie/table/commands';
import { type FeedLine, linesAfter } from '@reverie/table/feed';
import type { Store } from '@reverie/table/store';
import { type House, Table } from '@reverie/table/table';
import { WebSocket } from 'ws';
import { claim, openTable, post } from '../people.ts';

const house: House = { game: findGame, programs: () => ['random'] };

interface Person {
  readonly table: string;
  readonly who: number | 'spectator';
  readonly node: number;
  readonly client: TableClient;
  /** What was shown, by number: the same number never shows two things. */
  readonly seen: Map<number, string>;
  busy: boolean;
}

export interface Verdict {
  readonly acknowledged: number;
  readonly entries: number;
  /** Acknowledged, and not in the log under that number. */
  readonly lost: number;
  /** In the log more than once. */
  readonly twice: number;
  /** Numbers that are missing, or there twice. */
  readonly numbers: number;
  /** Lines that somebody was shown and that are not what the log says. */
  readonly different: number;
  readonly replayed: number;
}

export const isClean = ({ lost, twice, numbers, different, replayed }: Verdict): boolean =>
  lost + twice + numbers + different + replayed === 0;

export class Crowd {
  readonly people: Person[] = [];
  readonly tables: string[] = [];
  readonly fates = { recorded: 0, refused: 0, notRecorded: 0, later: 0 };
  /** When each answer or word was last acknowledged, by table. */
  readonly #acknowledged: { readonly table: string; readonly seq: number; readonly command: string }[] = [];
  readonly #addresses: () => readonly string[];
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;
  #turn = 0;
  gaps = 0;
  readonly shownOut: string[] = [];

  constructor(addresses: () => readonly string[]) {
    this.#addresses = addresses;
  }

  /** Tables of poker, a seat at each of two nodes, somebody watching at a third if there is one. */
  async gather(tables: number): Promise<void> {
    for (let i = 0; i < tables; i++) {
      const nodes = this.#addresses();
      const at = (k: number): number => (i + k) % nodes.length;
      const home = nodes[at(0)] as string;
      const opened = await openTable(home, { options: { hands: 10_000, chips: 1_000_000 }, watch: 'link' });
      const seats: Awaited<ReturnType<typeof claim>>[] = [];
      for (const [seat, invitation] of opened.seats.entries())
        seats.push(await claim(home, opened.table, invitation, `P${seat}`));
      const started = await post(home, `/api/tables/${opened.table}/start`, { secret: opened.owner });
      if (started.status !== 200) throw new Error(`start: ${started.status}`);
      this.tables.push(opened.table);
      for (const { seat, secret } of seats) this.#sit(opened.table, seat, at(seat), secret);
      this.#sit(opened.table, 'spectator', at(2), opened.watch);
    }
    await this.#when(() => this.people.every(({ client }) => client.standing?.phase === 'playing'));
  }

  #sit(table: string, who: Person['who'], node: number, secret: string): void {
    const seen = new Map<number, string>();
    let last = -1;
    const address = (): string => this.#addresses()[node] as string;
    const client = new TableClient(
      {
        connect: () => {
          const socket = new WebSocket(`${address().replace('http', 'ws')}/ws`);
          socket.on('error', () => undefined);
          // Nobody here does anything for which one may be shown out for good.
          socket.on('close', (code, reason) => {
            if (code === 1008 && String(reason) !== 'ticket') this.shownOut.push(String(reason));
          });
          return socket as unknown as Socket;
        },
        ticket: async () => {
          const { status, body } = await post(address(), `/api/tables/${table}/ticket`, { secret });
          if (status !== 200) throw ticketError(status);
          return String(body.ticket);
        },
        newId: randomUUID,
        later: (ms, call) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        jitter: Math.random,
      },
      {
        changed: (lines) => {
          for (const line of lines) {
            if (line.seq !== last + 1) this.gaps++;
            last = line.seq;
            seen.set(line.seq, JSON.stringify(line));
          }
          for (const look of [...this.#waiting]) look();
        },
      },
    );
    this.people.push({ table, who, node, client, seen, busy: false });
    void client.open();
  }

  #when(wish: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (this.shownOut.length > 0) reject(new Error(`shown out: ${this.shownOut[0]}`));
        else if (!wish()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** From now on somebody does something so many times a second. */
  play(perSecond: number): void {
    this.#timer = setInterval(() => this.#act(), 1000 / perSecond);
  }

  pause(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  #act(): void {
    for (let tries = 0; tries < this.people.length; tries++) {
      const person = this.people[this.#turn++ % this.people.length] as Person;
      if (person.who === 'spectator' || person.busy) continue;
      void this.ask(person, wishOf(person.client));
      return;
    }
  }

  /** What somebody wants; asked again under the same id as long as nobody knows what became of it. */
  async ask(person: Person, wanted: Command): Promise<CommandStatus> {
    const id = randomUUID();
    person.busy = true;
    let fate = await person.client.command(wanted, id);
    for (let again = 0; fate.fate === 'notRecorded' && again < 3; again++) {
      this.fates.later++;
      // No oftener than a server takes from one socket.
      await new Promise((resolve) => setTimeout(resolve, 100));
      fate = await person.client.command(wanted, id);
    }
    person.busy = false;
    this.fates[fate.fate]++;
    if (fate.fate === 'recorded') {
      this.#acknowledged.push({ table: person.table, seq: fate.seq, command: `${person.who}-${id}` });
      for (const look of [...this.#waiting]) look();
    }
    return fate;
  }

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  /** How many milliseconds it takes from now until everybody has seen all that is stored now. */
  async converged(store: Store): Promise<number[]> {
    const from = performance.now();
    const heads = new Map((await store.list(100_000)).map(({ table, seq }) => [table, seq]));
    const took: number[] = [];
    const left = new Set(this.people);
    await this.#when(() => {
      for (const person of left) {
        if (person.client.seq < (heads.get(person.table) ?? -1)) continue;
        left.delete(person);
        took.push(performance.now() - from);
      }
      return left.size === 0;
    });
    return took;
  }

  /** How many milliseconds until something new is recorded at every table. */
  async resumed(): Promise<number> {
    const from = performance.now();
    const already = this.#acknowledged.length;
    await this.#when(() => {
      const tables = new Set(this.#acknowledged.slice(already).map(({ table }) => table));
      return tables.size === this.tables.length;
    });
    return performance.now() - from;
  }

  /** Waits until nobody waits for anything, then goes home. */
  async leave(): Promise<void> {
    this.pause();
    while (this.people.some(({ busy }) => busy)) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { client } of this.people) client.stop();
  }

  async check(store: Store): Promise<Verdict> {
    const verdict = { lost: 0, twice: 0, numbers: 0, different: 0, replayed: 0, entries: 0 };
    for (const id of this.tables) {
      const log = await store.read(id);
      verdict.entries += log.length;
      verdict.numbers += log.filter(({ seq }, i) => seq !== i).length;
      for (const { seq, command } of this.#acknowledged.filter(({ table }) => table === id)) {
        if (log[seq]?.command !== command) verdict.lost++;
      }
      // The entries of one command stand together; the same command further on would be a second time.
      const commands = log.map(({ command }) => command).filter((command, i, all) => command !== all[i - 1]);
      verdict.twice += commands.length - new Set(commands).size;
      const loaded = Table.load(house, id, log);
      const again = loaded.match && replay(loaded.game.rules, loaded.match.journal as never);
      if (!again?.match || again.fault || hashOf(again.match.state) !== hashOf(loaded.match?.state)) verdict.replayed++;
      for (const { who, seen } of this.people.filter(({ table }) => table === id)) {
        const lines = linesAfter(loaded, who, -1).map((line: FeedLine) => JSON.stringify(line));
        for (const [seq, line] of seen) if (lines[seq] !== line) verdict.different++;
      }
    }
    verdict.numbers += this.gaps;
    return { ...verdict, acknowledged: this.#acknowledged.length };
  }
}

/** Any answer that is on offer; whoever has none stops the game for a moment, which both sides may do at once. */
function wishOf(client: TableClient): Command {
  if (client.standing?.paused) return { do: 'resume' };
  const [open] = client.standing?.decisions ?? [];
  if (!open) return { do: 'pause' };
  const answer = open.choices[Math.floor(Math.random() * open.choices.length)];
  return { do: 'answer', decision: open.decision.id, answer: answer as string };
}
