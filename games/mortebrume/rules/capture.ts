/** MOR-CAP: taking a dominated adversary prisoner instead of striking him. */

import type { Io } from '@reverie/kernel/game';
import { type Event, who } from '../events.ts';
import { roundedDown } from '../geometry/plane.ts';
import type { Fighter, State } from '../state.ts';
import { isFit, isFree, profile } from './fighter.ts';
import { breakPreparation, release, strikeHome } from './harm.ts';
import { inZone, sees } from './measure.ts';
import { drag } from './shift.ts';

/** MOR-CAP-01, MOR-CAP-02, MOR-CAP-A2 (nobody is activated by it): the dominator, and any companion who has the target in reach and in sight; MOR-CAP-A5: never who lies. */
export function captors(s: State, winner: Fighter, loser: Fighter): Fighter[] {
  if (winner.seat === loser.seat || !isFit(loser) || loser.captor >= 0) return [];
  return s.fighters.filter(
    (f) => f.seat === winner.seat && isFree(f) && !f.stunned && inZone(f, loser) && sees(s, f, loser),
  );
}

/**
 * MOR-CAP-04 for the dominator, who is given the damage of his strike; MOR-CAP-05 for a companion, who is given null.
 * MOR-CAP-03, MOR-CAP-A1: the blow is replaced whole. MOR-CAP-A7: no size is too large.
 */
export function tryCapture(s: State, captor: Fighter, target: Fighter, damage: number | null, io: Io<Event>): void {
  const will = profile(target).will.value;
  const own = profile(captor).will.value;
  const rule = damage === null ? 'MOR-CAP-05' : 'MOR-CAP-04';
  const strength = damage === null ? captor.phys : s.settings.capture === 'hard' ? damage : own + damage;
  const sum =
    damage === null
      ? [{ rule, what: 'physique', value: captor.phys }]
      : [
          ...(s.settings.capture === 'hard' ? [] : [{ rule, what: 'willSkill', value: own }]),
          { rule, what: 'weapon', value: damage },
        ];
  if (strength >= will) {
    breakPreparation(s, target, io);
    target.captor = captor.id;
    target.picking = -1;
    for (const f of s.fighters) if (f.captor === target.id) release(f, 'MOR-PRI-A2', io);
    io.tell?.({ kind: 'captured', rule, who: who(target), by: who(captor), sum });
    drag(s, captor, io);
    return;
  }
  io.tell?.({ kind: 'captureFailed', rule, who: who(target), by: who(captor), sum });
  // MOR-CAP-A4: half of it as damage, which armour stops.
  const back = roundedDown((damage ?? will) / 2);
  const terms = [{ rule, what: 'half', value: back }];
  strikeHome(
    s,
    captor,
    { damage: back, terms, special: false, effect: null, doubled: false, by: target, x: target.x, y: target.y, rule },
    io,
  );
}
