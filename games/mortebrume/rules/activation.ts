/**
 * HB-10, HB-11: one activation: declaration (W2), the other side's window (W3), the move with its interceptions, the action,
 * what is left of the displacement. A combined attack (MOR-CMB) is one activation of several fighters.
 */
import { next, pop } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Act, Do } from '../answers.ts';
import { who } from '../events.ts';
import { type ActivationFrame, type Mover, mover } from '../frames.ts';
import { type Fighter, fighterOf, kindsOf, lay, NOBODY, type State, standingOf } from '../state.ts';
import type { Port } from '../types.ts';
import { toAttacker, toEither } from '../ways.ts';
import { attack, goOn, layMalus, malusFor } from './combined.ts';
import { defend, dropGuard, slip, standInFor } from './defence.ts';
import { drag, offerEscapes } from './falls.ts';
import { budgetOf, isFree, mayReserve, profile } from './fighter.ts';
import { endTurn } from './harm.ts';
import { canStillAct, chargeNow, citesOfAction, moverOf, sweepTargets } from './intention.ts';
import { announce, intercepted, move, openWindow, react } from './interception.ts';
import { breathe, cast } from './magic.ts';
import { citesOfPath } from './paths.ts';
import { procedure } from './procedure.ts';
import { useReserved } from './rolls.ts';
import { startMelee, startVolley } from './start.ts';
import { under } from './throws.ts';

function declare(s: State, f: ActivationFrame, a: Do<'declare'>, io: Port): Refusal | undefined {
  const one = fighterOf(s, f.who);
  const m = moverOf(s, one, a, f.onlyMove);
  if ('refusal' in m) return m;
  one.activated = true;
  f.double = a.double === true;
  if (f.double) one.acted = true;
  if (a.action.kind === 'prepare') {
    // MOR-SOR-A4: fixed now, told nobody.
    one.prepared = a.action.spell;
    one.preparedIn = s.turn;
    io.tell?.({ kind: 'prepares', rule: 'MOR-SOR-05', who: who(one), spell: a.action.spell });
  }
  f.movers = [m];
  announce(s, f, io);
  openWindow(s, f, io);
  return undefined;
}

/** HB-27: the displacement left after the action. MOR-CMB-06: none without a blow in a combined attack. */
function after(s: State, f: ActivationFrame): void {
  const m = mover(f);
  const one = fighterOf(s, m.who);
  next(s, f, f.combined ? 'continue' : 'end');
  if (f.double || m.action.kind === 'none' || m.action.kind === 'flee' || !isFree(one) || one.stunned) return;
  if (f.combined && (m.lost || !one.acted)) return;
  const most = budgetOf(s, one);
  if (most > 0) lay(s, { kind: 'on', step: 'ask', who: one.id, why: 'after', most, serial: 0 });
}

/** HB-15: off the table by this edge: its own, the enemy's, or a side. */
function flee(s: State, f: Fighter, io: Port): void {
  const own = f.seat === 0 ? f.y : s.side - f.y;
  f.edge = own <= f.r + 10 ? 0 : s.side - own <= f.r + 10 ? 1 : 2;
  f.fled = true;
  f.off = true;
  s.falling[f.seat as 0 | 1]++;
  io.tell?.({ kind: 'fled', rule: 'HB-15', who: who(f) });
  // MOR-PRI-A2: prisoners are taken along.
  for (const prisoner of s.fighters) if (prisoner.captor === f.id) prisoner.off = true;
}

function pass(s: State, f: Fighter, action: Act<'pass'>, io: Port): void {
  const to = fighterOf(s, action.to);
  for (const index of action.things) {
    const thing = s.things[index];
    if (!thing) continue;
    thing.holder = to.id;
    io.tell?.({ kind: 'passed', rule: 'MOR-OBJ-06', who: who(f), to: who(to), thing: thing.kind, prisoner: null });
  }
  for (const id of action.prisoners) {
    const prisoner = fighterOf(s, id);
    prisoner.captor = to.id;
    io.tell?.({ kind: 'passed', rule: 'MOR-PRI-06', who: who(f), to: who(to), thing: null, prisoner: who(prisoner) });
  }
  drag(s, to, io);
}

function act(s: State, frame: ActivationFrame, m: Mover, io: Port): void {
  const f = fighterOf(s, m.who);
  const { action } = m;
  const standIn = standInFor(frame, m);
  // MOR-CMB-05: the malus is its target's, and nobody else's.
  const malus = standIn >= 0 ? null : malusFor(s, frame);
  switch (action.kind) {
    case 'strike': {
      const targets = [standIn >= 0 ? standIn : action.target];
      startMelee(s, {
        by: f.id,
        body: action.body === true,
        targets,
        charge: chargeNow(s, f, m),
        why: 'attack',
        malus,
      });
      return;
    }
    case 'sweep': {
      const swept = sweepTargets(s, f, fighterOf(s, action.from), fighterOf(s, action.to)).map(({ id }) => id);
      const targets = swept
        .filter((id) => id !== standIn)
        .map((id) => (standIn >= 0 && id === frame.defence?.of ? standIn : id));
      startMelee(s, { by: f.id, body: false, targets, charge: chargeNow(s, f, m), why: 'attack' });
      return;
    }
    case 'shot':
      startVolley(s, { by: f.id, what: 'shot', with: action.weapon, target: action.target, why: 'attack', malus });
      return;
    case 'spell': {
      const { spell, target, at } = action;
      startVolley(s, { by: f.id, what: 'spell', with: spell, target, at, why: 'attack', malus });
      return;
    }
    case 'throw': {
      const { thing, victim, at } = action;
      const target = under(s, at, [victim ?? NOBODY, f.id])?.id;
      startVolley(s, { by: f.id, what: 'throw', with: '', target, at, thing, victim, why: 'attack' });
      return;
    }
    case 'prepare':
      f.acted = true;
      return;
    case 'pickUp':
      f.acted = true;
      f.picking = action.thing;
      // MOR-OBJ-A3: wounds from now on count.
      f.disturbed = false;
      io.tell?.({ kind: 'reaches', rule: 'MOR-OBJ-01', who: who(f), thing: s.things[action.thing]?.kind ?? '' });
      return;
    case 'pass':
      f.acted = true;
      pass(s, f, action, io);
      return;
    case 'flee':
      flee(s, f, io);
  }
}

/** The action of whoever is at hand, if it can still be done. */
function actOrLose(s: State, f: ActivationFrame, io: Port): void {
  const m = mover(f);
  f.report = null;
  next(s, f, 'struck');
  if (canStillAct(s, f, m)) {
    act(s, f, m, io);
    return;
  }
  if (m.action.kind !== 'none')
    io.tell?.({ kind: 'lost', rule: 'HB-10', who: who(fighterOf(s, m.who)), action: m.action.kind });
}

function citesOfDeclaration({ path, double, action }: Do<'declare'>): readonly RuleId[] {
  const still = action.kind === 'none' && path.length === 0;
  return [...citesOfPath(path), ...(double ? ['HB-11'] : []), ...(still ? ['HB-11'] : citesOfAction(action))];
}

export const activation = procedure<ActivationFrame>({
  breath: {
    kind: 'breath',
    to(s, f) {
      const one = fighterOf(s, f.who);
      return mayReserve(one, 'second-souffle') && one.phys < profile(one).physique ? f.seat : undefined;
    },
    about(s, f) {
      const one = fighterOf(s, f.who);
      return { fighter: f.who, left: one.phys, of: profile(one).physique, first: s.first, kinds: kindsOf(s) };
    },
    cites: ['HB-16', 'MOR-STA-A2'],
    worth: toEither,
    choices: () => [{ do: 'pass' }, { do: 'breath' }],
    on: {
      pass: (s, f) => void next(s, f, 'escape'),
      breath(s, f, _a, io) {
        useReserved(s, fighterOf(s, f.who), 'second-souffle', io);
        breathe(fighterOf(s, f.who), io);
        next(s, f, 'escape');
        return undefined;
      },
    },
    run: (s, f) => next(s, f, 'escape'),
  },
  escape: {
    // MOR-ESC-02: one attempt for the activation. It has begun: the captor does not intercept a prisoner who gets away.
    run(s, f) {
      next(s, f, 'declare');
      const one = fighterOf(s, f.who);
      one.activated = true;
      offerEscapes(s, one);
    },
  },
  declare: {
    kind: 'declare',
    open: true,
    to: (s, f) => (isFree(fighterOf(s, f.who)) ? f.seat : undefined),
    about: (s, f) => ({
      fighter: f.who,
      first: s.first,
      kinds: kindsOf(s),
      standing: standingOf(s),
      freed: f.onlyMove,
    }),
    cites: ['HB-10', 'HB-11', 'HB-13'],
    worth: toAttacker,
    on: { declare: { cites: (_d, a) => citesOfDeclaration(a), take: declare } },
    absent: { do: 'declare', path: [], action: { kind: 'none' } },
    // Felled or captured in the meantime.
    run: (s, f) => void pop(s, f),
  },
  attack,
  open: { run: openWindow },
  window: react,
  move: { run: move },
  intercepted: { run: intercepted },
  defence: { run: defend },
  slip,
  before: cast,
  act: { run: actOrLose },
  struck: {
    run(s, f) {
      layMalus(f);
      next(s, f, 'castAfter');
      dropGuard(s, f);
    },
  },
  castAfter: cast,
  after: { run: after },
  continue: goOn,
  end: {
    run(s, f) {
      const under = pop(s, f);
      // MOR-CMB-06 to -08: a combined attack ends the turn of all who take part, with a blow or without one.
      // MOR-ESC-04: a freed prisoner only moves, and that move is the whole turn.
      if (f.combined || f.onlyMove) for (const m of f.movers) endTurn(fighterOf(s, m.who));
      // A combined attack is known to be one only now: it may have been taken back before it was declared.
      if (f.combined && under?.kind === 'turn') under.seat = 1 - f.seat;
    },
  },
});
