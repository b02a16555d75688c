/** MOR-CAP: taking a dominated adversary prisoner instead of striking him. MOR-ESC: how a prisoner gets away. */

import { next, pop } from '@reverie/kernel/frames';
import { who } from '../events.ts';
import type { EscapeFrame } from '../frames.ts';
import { roundedDown } from '../geometry/plane.ts';
import { type Fighter, fighterOf, kindsOf, type State } from '../state.ts';
import type { Port } from '../types.ts';
import { toPrisoner } from '../ways.ts';
import { drag } from './falls.ts';
import { budgetOf, isFit, isFree, moveOf, profile } from './fighter.ts';
import { blowOf, breakPreparation, release, strikeHome } from './harm.ts';
import { idsOf } from './ids.ts';
import { inZone, sees } from './measure.ts';
import { procedure } from './procedure.ts';
import { askRolls, escapeAsk } from './rolls.ts';
import { startActivation } from './start.ts';

/** MOR-CAP-01, MOR-CAP-02, MOR-CAP-A2 (nobody is activated by it): the dominator, and any companion who has the target in reach and in sight; MOR-CAP-A5: never who lies. */
export function captors(s: State, winner: Fighter, loser: Fighter): Fighter[] {
  if (winner.seat === loser.seat || !isFit(loser) || loser.captor >= 0) return [];
  return s.fighters.filter(
    (f) => f.seat === winner.seat && isFree(f) && !f.stunned && inZone(f, loser) && sees(s, f, loser),
  );
}

/** How much of his will a captor adds to the damage, as the table plays it: all, half of it, or nothing. */
export function willIn({ settings }: Pick<State, 'settings'>, captor: Fighter): number {
  const { value } = profile(captor).will;
  return settings.capture === 'book' ? value : settings.capture === 'half' ? roundedDown(value / 2) : 0;
}

/**
 * MOR-CAP-04 for the dominator, who is given the damage of his strike; MOR-CAP-05 for a companion, who is given null.
 * MOR-CAP-03, MOR-CAP-A1: the blow is replaced whole. MOR-CAP-A7: no size is too large.
 */
export function tryCapture(s: State, captor: Fighter, target: Fighter, damage: number | null, io: Port): void {
  const will = profile(target).will.value;
  const rule = damage === null ? 'MOR-CAP-05' : 'MOR-CAP-04';
  const own = willIn(s, captor);
  const strength = damage === null ? captor.phys : own + damage;
  const sum =
    damage === null
      ? [{ rule, what: 'physique', value: captor.phys }]
      : [...(own > 0 ? [{ rule, what: 'willSkill', value: own }] : []), { rule, what: 'weapon', value: damage }];
  if (strength >= will) {
    breakPreparation(s, target, io);
    // MOR-PRI-A5: what is left of the captor's displacement is halved, not what he has gone already.
    const left = budgetOf(s, captor);
    target.captor = captor.id;
    if (left > 0) captor.spent = moveOf(s, captor) - roundedDown(left / 2);
    target.picking = -1;
    for (const f of s.fighters) if (f.captor === target.id) release(f, 'MOR-PRI-A2', io);
    io.tell?.({ kind: 'captured', rule, who: who(target), by: who(captor), strength, will, sum });
    drag(s, captor, io);
    return;
  }
  io.tell?.({ kind: 'captureFailed', rule, who: who(target), by: who(captor), strength, will, sum });
  // MOR-CAP-A4: half of it as damage, which armour stops.
  const back = roundedDown((damage ?? will) / 2);
  const terms = [{ rule, what: 'half', value: back }];
  const blow = { damage: back, terms, special: false, effect: null, doubled: false };
  strikeHome(s, captor, blowOf(target, rule, blow), io);
}

/** W10: a prisoner tries to get away (MOR-ESC). */
export const escaping = procedure<EscapeFrame>({
  ask: {
    kind: 'escape',
    to(s, f) {
      const one = fighterOf(s, f.who);
      return isFit(one) && one.captor >= 0 ? one.seat : undefined;
    },
    about(s, f) {
      const captor = fighterOf(s, fighterOf(s, f.who).captor);
      const need = captor.phys + captor.arm;
      return { fighter: f.who, captor: captor.id, need, first: s.first, kinds: kindsOf(s) };
    },
    cites: ['MOR-ESC-01', 'MOR-ESC-02', 'MOR-ESC-A1'],
    worth: toPrisoner,
    choices: () => [{ do: 'escape' }, { do: 'pass' }],
    on: {
      pass: (s, f) => void pop(s, f),
      escape: {
        cites: idsOf('ESC', '03 04 A2 A3 A5'),
        take(s, f) {
          next(s, f, 'rolled');
          // MOR-ESC-A4: destiny points are allowed.
          askRolls(s, [escapeAsk(fighterOf(s, f.who))]);
          return undefined;
        },
      },
    },
    absent: { do: 'pass' },
    run: endEscape,
  },
  rolled: { run: endEscape },
});

function endEscape(s: State, f: EscapeFrame, io: Port): void {
  const one = fighterOf(s, f.who);
  const [rolled] = f.rolled;
  pop(s, f);
  if (!rolled || one.captor < 0 || !isFit(one)) return;
  const captor = fighterOf(s, one.captor);
  // MOR-ESC-A5: an automatic failure fails; a special success is worth no more.
  if (rolled.auto || rolled.total < captor.phys + captor.arm) {
    io.tell?.({ kind: 'escapeFailed', rule: 'MOR-ESC-03', who: who(one) });
    return;
  }
  release(one, 'MOR-ESC-03', io);
  // MOR-ESC-04, MOR-ESC-A2, -A3: he moves at once, nothing else, and may be intercepted.
  one.spent = 0;
  startActivation(s, one.seat, one.id, true);
}
