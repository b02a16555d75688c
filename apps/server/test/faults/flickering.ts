/** People whose connections are cut in the middle of what they say, and who say it again, over two sockets at once. */
import { randomUUID } from 'node:crypto';
import { MemoryStore } from '@reverie/table/store';
import { connect, server, twoPlaying } from '../people.ts';
import { belowOf } from './games.ts';

export async function flickering(commands: number, tables: number, say: (text: string) => void = () => undefined) {
  const store = new MemoryStore();
  const running = await server({}, store, { limits: { rate: 1e6, burst: 1e6, buffer: 1 << 20 } });
  const problems: string[] = [];
  let [recorded, cuts, doubled] = [0, 0, 0];
  const play = async (n: number): Promise<void> => {
    const below = belowOf(n + 1);
    const { table, seats, people } = await twoPlaying(running.address, {
      options: { hands: 10_000, chips: 1_000_000 },
    });
    const [again] = seats;
    // The first player has a second device on the same seat.
    const twin = connect(running.address, table.table, again?.secret ?? '');
    const acknowledged = new Map<string, number>();
    while (recorded < commands) {
      await Promise.all([...people, twin].map((one) => one.until(({ standing }) => standing !== null)));
      const asked = people.find(({ client }) => (client.standing?.decisions.length ?? 0) > 0);
      if (!asked) {
        await new Promise(setImmediate);
        continue;
      }
      const open = asked.client.standing?.decisions[0];
      if (!open) continue;
      const id = randomUUID();
      const answer = open.choices[below(open.choices.length)] as string;
      const command = { do: 'answer', decision: open.decision.id, answer } as const;
      const fates = [asked.client.command(command, id)];
      if (asked === people[0] && below(2) === 0) {
        fates.push(twin.client.command(command, id));
        doubled++;
      }
      if (below(3) === 0) {
        asked.drop();
        cuts++;
      }
      for (const fate of await Promise.all(fates)) {
        if (fate.fate !== 'recorded') problems.push(`${fate.fate} for an answer that was on offer`);
        else if ((acknowledged.get(id) ?? fate.seq) !== fate.seq) problems.push('acknowledged under two numbers');
        else acknowledged.set(id, fate.seq);
      }
      recorded++;
      if (recorded % 100 === 0) say(`${recorded} commands over sockets, ${cuts} cuts`);
      const last = Math.max(...acknowledged.values());
      await Promise.all(people.map((one) => one.until(({ seq }) => seq >= last)));
    }
    for (const one of [...people, twin]) one.client.stop();
    const log = await store.read(table.table);
    for (const [id, seq] of acknowledged) {
      if (!log[seq]?.command.endsWith(id)) problems.push(`${id} is not at ${seq}`);
      const groups = log.filter(({ command }, i) => command.endsWith(id) && !log[i - 1]?.command.endsWith(id));
      if (groups.length !== 1) problems.push(`${id} is there ${groups.length} times`);
    }
  };
  try {
    await Promise.all(Array.from({ length: tables }, (_, n) => play(n)));
  } finally {
    await running.stop();
  }
  return { recorded, cuts, doubled, problems };
}
