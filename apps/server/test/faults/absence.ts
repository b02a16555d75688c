/**
 * Somebody sits at one node, somebody else asks at another to replace them, while nodes are parted from the database and the
 * bus: nobody who is connected is ever replaced. Whoever really left is, a grace later, and has the seat back on return.
 */
import { type Person as Client, claim, connect, openTable, post } from '../people.ts';
import { anyPartition, type Site, wait } from './scenarios.ts';

export interface AbsenceResult {
  /** Tables at which somebody connected was asked about while a node was parted. */
  readonly tries: number;
  /** Times that it was asked for. */
  readonly asked: number;
  /** Tables at which somebody connected was replaced. */
  readonly replaced: number;
  /** Milliseconds after which somebody who left could be replaced. */
  readonly absentAfter: readonly number[];
  /** Milliseconds until whoever returned had the seat, and what the program did was undone. */
  readonly backAfter: readonly number[];
  readonly faults: readonly string[];
}

interface Duel {
  readonly table: string;
  readonly home: number;
  readonly sitter: Client;
  readonly other: Client;
  readonly secret: string;
}

const SEAT = { do: 'takeOver', seat: 0, program: 'random' } as const;

/** Rounds of so many tables each; nodes have `ABSENT_AFTER` of `grace` milliseconds. */
export async function absences(
  { nodes, toPostgres, toNats }: Site,
  { rounds, tables, grace, below }: { rounds: number; tables: number; grace: number; below: (n: number) => number },
  say: (text: string) => void,
): Promise<AbsenceResult> {
  const result = { tries: 0, asked: 0, replaced: 0 };
  const [absentAfter, backAfter, faults]: [number[], number[], string[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const duels: Duel[] = [];
    for (let i = 0; i < tables; i++) duels.push(await seat(nodes, i % nodes.length));
    // Longer than the grace, shorter than a node holds a seat without a word (presence.ts).
    const { node, from, weather, ms } = anyPartition(below, nodes.length, grace / 4, 2.5 * grace);
    const struck = [
      ...(from === 'nats' ? [] : (toPostgres[node] ?? [])),
      ...(from === 'postgres' ? [] : [toNats[node]]),
    ];
    for (const network of struck) network?.become(weather);
    let parted = true;
    const watched = duels.map(async ({ other }) => {
      while (parted) {
        await other.client.command(SEAT);
        result.asked++;
        await wait(grace / 6);
      }
    });
    await wait(ms);
    for (const network of struck) network?.become('open');
    await wait(grace);
    parted = false;
    await Promise.all(watched);
    for (const { other, home, table } of duels) {
      result.tries++;
      const program = other.client.standing?.seats[0]?.program;
      if (!program) continue;
      result.replaced++;
      faults.push(`table ${table}: replaced at node ${home}, node ${node} parted from ${from} (${weather}, ${ms} ms)`);
    }
    say(`round ${round + 1} of ${rounds}: node ${node} from ${from}, ${weather}, ${ms} ms; ${result.asked} asked`);
    for (const duel of duels) {
      const { left, back, fault } = await leaveAndReturn(duel, nodes[duel.home]?.address ?? '', grace);
      if (fault) faults.push(`table ${duel.table}: ${fault}`);
      absentAfter.push(left);
      backAfter.push(back);
      // One of them shows it: all would wait as long.
      if (duel === duels[1]) break;
    }
    for (const { sitter, other } of duels) for (const { client } of [sitter, other]) client.stop();
  }
  return { ...result, absentAfter, backAfter, faults };
}

/** Two people at a game without draws, each at a node of their own; the first is to move. */
async function seat(nodes: Site['nodes'], home: number): Promise<Duel> {
  const [here = '', there = ''] = [home, (home + 1) % nodes.length].map((n) => nodes[n]?.address);
  const opened = await openTable(here, { game: 'tic-tac-toe', options: {} });
  const [one, two] = [
    await claim(here, opened.table, opened.seats[0] ?? null, 'Ada'),
    await claim(here, opened.table, opened.seats[1] ?? null, 'Blaise'),
  ];
  await post(here, `/api/tables/${opened.table}/start`, { secret: opened.owner });
  const [sitter, other] = [connect(here, opened.table, one.secret), connect(there, opened.table, two.secret)];
  await Promise.all([sitter, other].map((person) => person.until(({ standing }) => standing?.phase === 'playing')));
  return { table: opened.table, home, sitter, other, secret: one.secret };
}

/** The first leaves and is replaced; returns, has the seat at once, and undoes what the program did. */
async function leaveAndReturn({ table, sitter, other, secret }: Duel, address: string, grace: number) {
  const left = performance.now();
  sitter.client.stop();
  sitter.drop();
  for (;;) {
    const fate = await other.client.command(SEAT);
    if (fate.fate === 'recorded') break;
    if (performance.now() - left > 20 * grace)
      return { left: 0, back: 0, fault: `never absent: ${JSON.stringify(fate)}` };
    await wait(grace / 10);
  }
  const absent = performance.now() - left;
  if (absent < grace * 0.9) return { left: absent, back: 0, fault: `absent after ${Math.round(absent)} ms` };
  await other.until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
  const returned = performance.now();
  const again = connect(address, table, secret);
  await again.until(({ standing }) => (standing?.seats[0]?.program ?? null) !== null);
  const given = await again.client.command({ do: 'giveBack' });
  const undone = await again.client.command({ do: 'takeBack' });
  await again.until(({ standing }) => (standing?.decisions.length ?? 0) > 0);
  const back = performance.now() - returned;
  again.client.stop();
  const wrong = [given, undone].find(({ fate }) => fate !== 'recorded');
  return { left: absent, back, fault: wrong && `not given back: ${JSON.stringify(wrong)}` };
}
