/** The same poison over real sockets: what the WebSocket library turns away is part of it. */
import { MemoryStore, type Store } from '@reverie/table/store';
import { Table } from '@reverie/table/table';
import { WebSocket } from 'ws';
import { claim, openTable, post, server } from '../people.ts';
import { isText, poison, realFrame } from './frames.ts';
import { belowOf, house } from './games.ts';

/** One socket at a time at a table of its own, opened again whenever it is shown out. */
class Lane {
  readonly #address: string;
  readonly #store: Store;
  #table = '';
  #secret = '';
  #socket: WebSocket | null = null;
  #heard: (what: string) => void = () => undefined;
  acknowledged = 0;
  length = 0;

  constructor(address: string, store: Store) {
    this.#address = address;
    this.#store = store;
  }

  async open(): Promise<void> {
    const table = await openTable(this.#address, { options: { hands: 10_000, chips: 1_000_000 } });
    const seats: Awaited<ReturnType<typeof claim>>[] = [];
    for (const [i, invitation] of table.seats.entries())
      seats.push(await claim(this.#address, table.table, invitation, `P${i}`));
    await post(this.#address, `/api/tables/${table.table}/start`, { secret: table.owner });
    this.#table = table.table;
    this.#secret = seats[0]?.secret ?? '';
    this.length = (await this.table()).log.length;
  }

  async table(): Promise<Table> {
    return Table.load(house, this.#table, await this.#store.read(this.#table));
  }

  async #letIn(): Promise<WebSocket> {
    const { body } = await this.#ticket();
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/ws`);
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type !== 'lines' && type !== 'presence') this.#heard(type);
    });
    socket.on('close', (code) => {
      if (this.#socket === socket) this.#socket = null;
      this.#heard(String(code));
    });
    socket.on('error', () => undefined);
    await new Promise<unknown>((resolve) => socket.on('open', resolve));
    this.#socket = socket;
    await this.#asking(() =>
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, ticket: body.ticket, after: this.length })),
    );
    return socket;
  }

  /** A kept connection may be closed by the server at the very moment it is used again: asked once more, as browsers do. */
  async #ticket(): ReturnType<typeof post> {
    const ask = () => post(this.#address, `/api/tables/${this.#table}/ticket`, { secret: this.#secret });
    try {
      return await ask();
    } catch (fault) {
      if (!(fault instanceof TypeError) || (fault.cause as NodeJS.ErrnoException)?.code !== 'ECONNRESET') throw fault;
      return ask();
    }
  }

  #asking(send: () => void): Promise<string> {
    return new Promise((resolve) => {
      this.#heard = resolve;
      send();
    });
  }

  /** What the server says to a frame: a type, or the code that it hangs up with. */
  async ask(data: Buffer, binary: boolean): Promise<string> {
    const socket = this.#socket ?? (await this.#letIn());
    const answer = await this.#asking(() => socket.send(data, { binary }));
    if (answer === 'ack') this.acknowledged++;
    return answer;
  }

  close(): void {
    this.#socket?.terminate();
  }
}

export async function poisonedSockets(
  count: number,
  lanes: number,
  seed: number,
  say: (text: string) => void = () => undefined,
) {
  const store = new MemoryStore();
  const running = await server({}, store, { limits: { rate: 1e6, burst: 1e6, buffer: 1 << 20 } });
  const answers: Record<string, number> = {};
  const problems: string[] = [];
  let sent = 0;
  const play = async (n: number): Promise<void> => {
    const below = belowOf(seed + n);
    const lane = new Lane(running.address, store);
    await lane.open();
    const table = await lane.table();
    while (sent < count && problems.length === 0) {
      if (++sent % 1000 === 0) say(`${sent} frames over sockets`);
      const { data, binary, how, code } = poison(realFrame(table, below), below);
      const answer = await lane.ask(data, binary);
      answers[answer] = (answers[answer] ?? 0) + 1;
      const expected =
        data.length > 8192 ? '1009' : !binary && !isText(data) ? '1007' : code === null ? null : String(code);
      const shown = `(${how}, seed ${seed + n}): ${data.toString('utf8').slice(0, 300)}`;
      if (expected !== null && answer !== expected) problems.push(`${answer} in place of ${expected} ${shown}`);
      if (/^\d+$/.test(answer) && !['1007', '1008', '1009'].includes(answer))
        problems.push(`closed with ${answer} ${shown}`);
    }
    lane.close();
    // Nothing but what was acknowledged is in the log, and what programs answered that somebody was let take over.
    const more = (await lane.table()).log.slice(lane.length).map(({ command }) => command);
    const commands = new Set(more.filter((command) => !command.startsWith('program-')));
    if (commands.size > lane.acknowledged)
      problems.push(`${commands.size} commands in the log, ${lane.acknowledged} acknowledged`);
  };
  try {
    await Promise.all(Array.from({ length: lanes }, (_, n) => play(n)));
    if ((await fetch(`${running.address}/healthz`)).status !== 200) problems.push('not well afterwards');
  } finally {
    await running.stop();
  }
  return { frames: count, answers, problems };
}

/** Poisoned bodies at the doors of the lobby: refused or taken, never a fault. */
export async function poisonedBodies(count: number, seed: number) {
  const running = await server();
  const below = belowOf(seed);
  const statuses: Record<string, number> = {};
  const problems: string[] = [];
  try {
    const real = await openTable(running.address);
    const doors = [
      [
        '/api/tables',
        { game: 'two-card-poker', options: { hands: 3 }, seats: [{ role: 'player' }, { role: 'player' }] },
      ],
      [`/api/tables/${real.table}/claim`, { secret: 'x', name: 'Eve', nonce: 'n' }],
      [`/api/tables/${real.table}/ticket`, { secret: 'x', name: 'Eve' }],
      [`/api/tables/${real.table}/start`, { secret: 'x' }],
    ] as const;
    for (let i = 0; i < count; i++) {
      const [path, body] = doors[below(doors.length)] ?? doors[0];
      const { data, how } = poison(body as never, below);
      const answer = await fetch(running.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-reverie': '1' },
        body: new Uint8Array(data),
      });
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const said = await answer.text();
      // What is left after a mutation may be a table that can be opened.
      if (answer.status >= 500 || (answer.status >= 300 && answer.status < 400))
        problems.push(
          `${answer.status} for ${path} (${how}, seed ${seed}): ${data.toString('utf8').slice(0, 200)}: ${said.slice(0, 100)}`,
        );
    }
  } finally {
    await running.stop();
  }
  return { statuses, problems };
}
