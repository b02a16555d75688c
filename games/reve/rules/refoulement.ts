/** RDD-REF: pretending that a problem does not exist, and what it costs in the end. */
import type { Io, RuleId } from '@reverie/kernel/game';
import type { EncounterKind } from '../data/encounters.ts';
import type { Event } from '../events.ts';
import type { Dreamer, State } from '../state.ts';
import { drawSouffle } from './dragons.ts';
import { REFOULEMENT } from './purposes.ts';

/** RDD-ENC-07: one point, two for a Rêve de Dragon; what comes from the special table costs more. */
export const priceOf = (kind: EncounterKind): number => (kind === 'reveDeDragon' ? 2 : 1);

export function repress(
  s: State,
  d: Dreamer,
  what: { kind: EncounterKind; price: number },
  forced: boolean,
  rule: RuleId,
  io: Io<Event>,
): void {
  d.refoulement += what.price;
  io.tell?.({ kind: 'repressed', rule, seat: d.seat, encounter: what.kind, forced, counter: d.refoulement });
  testRefoulement(s, d, io);
}

/** RDD-REF-01: 1d20 must exceed the counter; one test for points gained together. */
export function testRefoulement(s: State, d: Dreamer, io: Io<Event>): void {
  const counter = d.refoulement;
  const roll = io.chance.die(REFOULEMENT, 20);
  const holds = roll > counter;
  if (!holds) d.refoulement = 0;
  io.tell?.({ kind: 'refoulementTest', rule: 'RDD-REF-01', seat: d.seat, roll, counter, holds });
  if (!holds) drawSouffle(s, d, io);
}
