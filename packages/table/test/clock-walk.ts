/**
 * Random walks at a table with a clock: answers, take-backs, pauses, a program that stands in, reloads, jumps of the time.
 * Nobody may gain time.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import { isRefusal } from '@reverie/kernel/refusal';
import type { Actor, Command } from '../src/commands.ts';
import { Table } from '../src/table.ts';
import { begun, house, sits } from './given.ts';

const [SECONDS, INCREMENT] = [60, 7];

/** A walk of so many steps; gives what is wrong with the clocks, or null. */
export function clockWalk(seed: number, steps: number): string | null {
  const below = new Fast(seed).below();
  const clock = { seconds: SECONDS, increment: INCREMENT, pauses: 2 };
  let { table } = begun({ game: 'tic-tac-toe', options: {}, seats: [{ role: 'player' }, { role: 'player' }], clock });
  let now = table.last?.at ?? 0;
  /** By our own count: time in which the table waited for each seat, and the answers in effect. */
  const spent = [0, 0];
  const paused = [0, 0];
  let logTime = now;
  /** The same since the last answer, which whoever takes that answer back pays for. */
  const sinceAnswer = [0, 0];
  const answered = (): readonly number[] => table.match?.answersAfter(-1) ?? [];

  const step = (command: Command, seat: number, actor: Actor = sits(seat)): boolean => {
    const waits = table.paused || table.phase !== 'playing' ? [] : table.waitingFor;
    const before = answered();
    const done = table.execute({ command, actor, id: `w${table.seq}-${now}`, at: now });
    if (isRefusal(done)) return false;
    const at = table.last?.at ?? 0;
    for (const one of waits) {
      spent[one] = (spent[one] as number) + at - logTime;
      sinceAnswer[one] = (sinceAnswer[one] as number) + at - logTime;
    }
    logTime = at;
    const after = answered().length;
    if (after === before.length - 1) {
      const one = before[after] as number;
      const idle = sinceAnswer[1 - one] as number;
      spent[1 - one] = (spent[1 - one] as number) - idle;
      spent[one] = (spent[one] as number) + Math.max(0, idle - (sinceAnswer[one] as number));
      sinceAnswer.fill(0);
    } else if (after > before.length) sinceAnswer.fill(0);
    if (command.do === 'pause') paused[seat] = (paused[seat] as number) + 1;
    return true;
  };

  for (let i = 0; i < steps && table.phase === 'playing'; i++) {
    // Mostly forward, now and then back: the clock of a node is set.
    now += below(20) === 0 ? -below(30_000) : below(2500);
    const seat = below(2);
    const decision = table.match?.pending.find((one) => one.seat === seat);
    const choices = decision ? (table.match?.choices(decision) ?? []) : [];
    const what = below(12);
    const standsIn = table.seats[seat]?.standIn != null;
    if (what < 4 && decision)
      step({ do: 'answer', decision: decision.id, answer: choices[below(choices.length)] as never }, seat, {
        kind: 'seat',
        seat,
        ...(standsIn && { program: true }),
      });
    else if (what < 7) step({ do: 'takeBack' }, seat) && step({ do: 'consent', agree: true }, 1 - seat);
    else if (what === 7) step({ do: 'pause' }, seat);
    else if (what === 8) step({ do: 'resume' }, seat);
    else if (what > 9) step(standsIn ? { do: 'giveBack' } : { do: 'takeOver', seat, program: 'random' }, seat);
    else table = Table.load(house, table.id, JSON.parse(JSON.stringify(table.log)));
    const answers = answered();
    for (const one of [0, 1]) {
      const right = 1000 * (SECONDS + INCREMENT * answers.filter((of) => of === one).length) - (spent[one] as number);
      const left = table.clock?.left(logTime)[one] as number;
      if (left <= 0 || right <= 0) return null;
      if (left !== right) return `step ${i} of walk ${seed}: seat ${one} has ${left} ms, not ${right}`;
      if ((paused[one] as number) > 2) return `step ${i} of walk ${seed}: seat ${one} paused ${paused[one]} times`;
    }
  }
  return null;
}
