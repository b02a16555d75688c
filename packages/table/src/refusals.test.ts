/** Whatever is asked, by whomever and in whatever order: what is refused leaves no trace, and the log tells the rest. */
import { isRefusal } from '@reverie/kernel/refusal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begun, hash, house, seed, seen, THREE } from '../test/given.ts';
import type { Actor, Command } from './commands.ts';
import { Table } from './table.ts';

const SEED = Number(process.env.REVERIE_SEED ?? 1);
const recovery = 'scrypt:salt:key';

const seats = fc.integer({ min: 0, max: 3 });
const actors: fc.Arbitrary<Actor> = fc.oneof(
  { weight: 6, arbitrary: seats.map((seat) => ({ kind: 'seat', seat }) as const) },
  { weight: 2, arbitrary: seats.map((seat) => ({ kind: 'seat', seat, program: true }) as const) },
  seats.map((seat) => ({ kind: 'invited', seat }) as const),
  fc.constantFrom<Actor>({ kind: 'owner' }, { kind: 'spectator', name: 'Eve' }, { kind: 'house' }),
);
/** `pick` stands for a choice of whoever is asked something: what it is depends on how things stand. */
const wishes: fc.Arbitrary<Command | { readonly do: 'pick'; readonly n: number }> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(50).map((n) => ({ do: 'pick', n }) as const) },
  fc.constantFrom<Command>(
    { do: 'takeBack' },
    { do: 'consent', agree: true },
    { do: 'consent', agree: true },
    { do: 'consent', agree: false },
    { do: 'giveBack' },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'resume' },
    { do: 'resign' },
    { do: 'release' },
    { do: 'start' },
    { do: 'say', text: 'bonsoir' },
    { do: 'react', sign: 'bravo' },
    { do: 'rekey', secret: hash(30), recovery },
    { do: 'supply', outcome: [1, 1, 0, 0, 0, 0] },
    { do: 'supply', outcome: [0, 0, 1, 1, 0, 0] },
    { do: 'supply', outcome: 9 },
  ),
  seats.map((seat) => ({ do: 'takeOver', seat, program: 'random' }) as const),
  seats.map((seat) => ({ do: 'revoke', seat, invitation: hash(40 + seat) }) as const),
  seats.map((seat) => ({ do: 'claim', seat, name: 'Zoé', secret: hash(50 + seat), nonce: '' }) as const),
  seats.map((seat) => ({ do: 'nudge', seat }) as const),
  seats.map((seat) => ({ do: 'seat', seat, program: 'random' }) as const),
);

/** A choice of whoever is asked something, given by the one who is asked: otherwise games would never get far. */
function picked(table: Table, n: number): { command: Command; actor: Actor } {
  const pending = table.match?.pending ?? [];
  const decision = pending[n % Math.max(1, pending.length)];
  const choices = decision ? (table.match?.choices(decision) ?? []) : [];
  const answer = choices[n % Math.max(1, choices.length)] ?? null;
  const seat = decision?.seat ?? 0;
  const program = table.seats[seat]?.standIn ? { program: true as const } : {};
  return {
    command: { do: 'answer', decision: decision?.id ?? 0, answer: answer as never },
    actor: { kind: 'seat', seat, ...program },
  };
}

describe(`what is refused changes nothing, and what is taken is in the log (seed ${SEED})`, () => {
  for (const [name, spec] of Object.entries({
    'two at cards': { clock: { seconds: 20, increment: 1 } },
    'two at cards with real dice': { dice: true },
    'three who offer in secret': THREE,
  })) {
    test(name, () => {
      fc.assert(
        fc.property(fc.array(fc.tuple(wishes, actors), { minLength: 5, maxLength: 40 }), (asked) => {
          const { table } = begun(spec);
          for (const [i, [wish, who]] of asked.entries()) {
            const { command, actor } = wish.do === 'pick' ? picked(table, wish.n) : { command: wish, actor: who };
            const [before, length] = [seen(table), table.log.length];
            const done = table.execute({ command, actor, id: `r${i}`, at: 10_000 + i * 1000, seed });
            if (isRefusal(done)) expect([table.log.length, seen(table)]).toEqual([length, before]);
            else expect(done).toEqual(table.log.slice(length));
          }
          expect(seen(Table.load(house, 'T', table.log))).toBe(seen(table));
        }),
        { seed: SEED, numRuns: 30 },
      );
    });
  }
});
