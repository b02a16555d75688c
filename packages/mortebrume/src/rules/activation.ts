/**
 * HB-10, HB-11: one activation: declaration (W2), the other side's window (W3), the move with its interceptions, the action,
 * what is left of the displacement. A combined attack (MOR-CMB) is one activation of several fighters.
 */
import { ask, next, type Procedure, pop } from '@reverie/kernel/frames';
import type { Decision, Io, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { type Event, who } from '../events.ts';
import { type ActivationFrame, type Fighter, fighterOf, type Mover, NOBODY, type State } from '../state.ts';
import { act, canStillAct } from './acts.ts';
import { rueeOf } from './charge.ts';
import { combinedMovers, nextAttacker, planChoices, planFault } from './combined.ts';
import { moverOf, spellFault, targetIdOf } from './declare.ts';
import { budgetOf, isFit, isFree, isWaiting, mayReserve, prisonersOf, profile } from './fighter.ts';
import { endTurn } from './harm.ts';
import { inZone } from './measure.ts';
import { startMelee } from './melee.ts';
import { carryOut } from './moves.ts';
import { castSamples, combinedSamples, reactSamples } from './offers.ts';
import { useReserved } from './rolls.ts';
import { declareSamples, drawDeclaration } from './samples.ts';
import { offerEscapes } from './shift.ts';
import { breathe } from './spells.ts';
import { lay } from './stack.ts';
import { startVolley } from './volley.ts';
import { guardsFor, interceptionsFor, isMelee, judgeReaction } from './window.ts';

type Port = Io<Event>;

/** Most activations begin with their declaration: nothing to regain, nobody to hold. */
function firstStep(s: State, f: Fighter): 'breath' | 'escape' | 'declare' {
  if (f.phys < profile(f).physique && mayReserve(f, 'second-souffle')) return 'breath';
  for (const one of s.fighters) if (one.captor === f.id) return 'escape';
  return 'declare';
}

export function startActivation(s: State, seat: SeatIndex, id: number, onlyMove = false, combined = false): void {
  lay(s, {
    kind: 'activation',
    step: onlyMove || combined ? 'declare' : firstStep(s, fighterOf(s, id)),
    seat,
    combined,
    who: id,
    movers: [],
    at: 0,
    double: false,
    onlyMove,
    captives: [],
    offers: [],
    guards: [],
    interceptions: [],
    next: 0,
    defence: null,
    standIn: NOBODY,
    plan: [],
    carried: 0,
    continued: false,
    report: null,
    rolled: [],
  });
}

const mover = (f: ActivationFrame): Mover => f.movers[f.at] as Mover;

function declared(s: State, f: ActivationFrame, movers: Mover[], io: Port): void {
  f.movers = movers;
  for (const m of movers) {
    const one = fighterOf(s, m.who);
    const target = s.fighters[targetIdOf(m.action) ?? NOBODY];
    io.tell?.({
      kind: 'declared',
      rule: f.combined ? 'MOR-CMB-01' : 'HB-10',
      who: who(one),
      path: m.steps.map((step) => ({
        to: [step.x, step.y] as const,
        ...(step.how === 'jump' || step.how === 'drop' ? { how: step.how } : {}),
      })),
      double: f.double,
      action: m.action.kind,
      charge: m.charge?.type ?? null,
      target: target ? who(target) : null,
    });
    // MOR-CHG-08: what a ruée adds is there before the first step.
    one.spent -= rueeOf(m.charge);
  }
  f.offers = interceptionsFor(s, movers);
  const [first] = movers;
  f.guards = f.combined || !first ? [] : guardsFor(s, first);
  next(s, f, f.offers.length === 0 && f.guards.length === 0 ? 'move' : 'window');
}

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
  declared(s, f, [m], io);
  return undefined;
}

function attack(s: State, f: ActivationFrame, a: Do<'attack'>, io: Port): Refusal | undefined {
  const movers = combinedMovers(s, f.seat, a);
  if ('refusal' in movers) return movers;
  f.who = a.target;
  for (const m of movers) fighterOf(s, m.who).activated = true;
  declared(s, f, movers, io);
  return undefined;
}

/** Goes on along the way of the mover at hand, to the next interception or to the end. */
function move(s: State, f: ActivationFrame, io: Port): void {
  const m = f.movers[f.at];
  if (!m) {
    f.at = 0;
    const [only] = f.movers;
    const plain = !f.combined && only?.action.kind === 'none' && fighterOf(s, only.who).prepared === null;
    next(s, f, f.defence ? 'defence' : f.combined ? 'plan' : plain ? 'end' : 'before');
    return;
  }
  const one = fighterOf(s, m.who);
  const hit = f.interceptions[f.next];
  if (!m.stopped && hit && hit.mover === m.who) {
    f.next++;
    const to = Math.max(m.run, hit.at);
    if (!carryOut(s, one, m.steps, m.run, to, io, 'walk')) {
      m.stopped = true;
      if (one.spent > 500_000 || !isFree(one)) m.lost = true;
    }
    m.run = to;
    if (m.length === 0 && m.facing) [one.fx, one.fy] = m.facing;
    next(s, f, 'intercepted');
    intercept(s, f, hit.who, hit.with, one.id, io);
    return;
  }
  if (hit && hit.mover === m.who) {
    // MOR-INT-08: he never came that far; whoever waited for him has not been activated.
    f.next++;
    return;
  }
  if (!m.stopped && !carryOut(s, one, m.steps, m.run, m.length, io, 'walk')) {
    m.stopped = true;
    if (one.spent > 500_000 || !isFree(one)) m.lost = true;
  }
  m.run = m.length;
  if (!m.stopped && m.facing) [one.fx, one.fy] = m.facing;
  if (m.facing && (m.length > 0 || m.stopped)) one.moved = one.moved || m.length > 0;
  f.at++;
  if (f.at < f.movers.length) next(s, f, 'move');
  else move(s, f, io);
}

/** MOR-INT-06, MOR-INT-10 (never a combined attack), MOR-ESC-A3 (an escape too): by the ordinary rules, at this point of the way. */
function intercept(s: State, f: ActivationFrame, by: number, means: string, target: number, io: Port): void {
  const one = fighterOf(s, by);
  const other = fighterOf(s, target);
  f.report = null;
  const can = isWaiting(one) && isFit(other) && (!isMelee(means) || inZone(one, other));
  if (!can) return;
  io.tell?.({ kind: 'intercepts', rule: 'MOR-INT-06', who: who(one), mover: who(other), with: means });
  if (isMelee(means)) {
    startMelee(s, { by, body: means === 'body', targets: [target], charge: null, why: 'interception' });
  } else {
    const spell = profile(one).spells.some((known) => known.spell === means);
    startVolley(s, { by, what: spell ? 'spell' : 'shot', with: means, target, at: null, why: 'interception' });
  }
}

/** MOR-INT-07, MOR-INT-A3, MOR-INT-A4: whether the mover goes on, and still has its action. */
function intercepted(s: State, f: ActivationFrame, io: Port): void {
  const m = mover(f);
  const one = fighterOf(s, m.who);
  const { report } = f;
  if (report) endTurn(fighterOf(s, report.by));
  if (one.acted && !f.double) m.lost = true;
  let x = one.x;
  let y = one.y;
  let begun = 0;
  for (const step of m.steps) {
    // Where it should stand if nobody moved it: within a unit of the way.
    if (m.run <= begun + step.length) {
      const t = step.length === 0 ? 1 : (m.run - begun) / step.length;
      x = Math.round(step.ax + (step.x - step.ax) * t);
      y = Math.round(step.ay + (step.y - step.ay) * t);
      break;
    }
    begun += step.length;
  }
  const shoved = Math.abs(one.x - x) > 5 || Math.abs(one.y - y) > 5;
  if (!isFree(one) || one.stunned || one.spent > 500_000 || shoved) {
    if (!m.stopped) io.tell?.({ kind: 'stopped', rule: 'MOR-INT-A3', who: who(one), why: 'struck' });
    m.stopped = true;
    if (!isFree(one) || one.stunned || one.spent > 500_000) m.lost = true;
  }
  next(s, f, 'move');
}

/** MOR-DEF-04, MOR-DEF-07, MOR-DEF-A2: in time or too late. MOR-DEF-05, MOR-DEF-A6: in time, he is the one to be struck, by a charge as well. */
function defend(s: State, f: ActivationFrame, io: Port): void {
  const { defence } = f;
  const m = mover(f);
  const one = fighterOf(s, m.who);
  if (!defence || m.lost || m.stopped || m.action.kind !== 'strike') {
    next(s, f, 'before');
    return;
  }
  const guard = fighterOf(s, defence.who);
  const target = fighterOf(s, m.action.target);
  if (!isWaiting(guard)) {
    next(s, f, 'before');
    return;
  }
  const inTime = defence.cost <= m.cost;
  const rule = inTime ? 'MOR-DEF-04' : 'MOR-DEF-07';
  io.tell?.({
    kind: 'defends',
    rule,
    who: who(guard),
    of: who(target),
    inTime,
    own: defence.cost / 100,
    other: m.cost / 100,
  });
  carryOut(s, guard, defence.steps, 0, defence.length, io, 'defence');
  if (isFree(guard)) [guard.fx, guard.fy] = [one.x - guard.x, one.y - guard.y];
  guard.activated = true;
  if (inTime && isFree(guard) && inZone(guard, one)) {
    f.standIn = guard.id;
    next(s, f, 'slip');
  } else {
    // MOR-DEF-A3: he stands where he wanted to go.
    endTurn(guard);
    next(s, f, 'before');
  }
  offerEscapes(s, guard);
}

/** MOR-DEF-06, MOR-DEF-A4: the attacker slips past the defender, or does not. */
function slip(s: State, f: ActivationFrame): void {
  const m = mover(f);
  next(s, f, 'slip');
  f.report = null;
  startMelee(s, {
    by: f.standIn,
    body: false,
    targets: [m.who],
    charge: null,
    why: 'defence',
    planned: { how: 'dodge', share: 0 },
  });
}

function slipped(s: State, f: ActivationFrame): void {
  const m = mover(f);
  const one = fighterOf(s, m.who);
  endTurn(fighterOf(s, f.standIn));
  if (!f.report?.dodged) {
    m.lost = true;
    endTurn(one);
  }
  f.standIn = NOBODY;
  f.report = null;
  next(s, f, 'before');
}

/** MOR-SOR-07: a spell prepared in the turn before is ready. */
const hasReady = (s: State, id: number): boolean => {
  const one = fighterOf(s, id);
  return one.prepared !== null && one.preparedIn === s.turn - 1 && isFree(one) && !one.stunned;
};

function cast(s: State, f: ActivationFrame, a: Answer, io: Port): Refusal | undefined {
  const one = fighterOf(s, mover(f).who);
  const then = f.step === 'before' ? 'act' : 'after';
  if (a.do === 'pass') {
    if (f.step === 'castAfter') {
      one.prepared = null;
      io.tell?.({ kind: 'spellLost', rule: 'MOR-SOR-07', who: who(one) });
    }
    next(s, f, then);
    return undefined;
  }
  if (a.do !== 'cast') return refuse('invalid', 'MOR-SOR-07', 'notThis');
  const spell = one.prepared ?? '';
  const fault = spellFault(s, one, { spell, target: a.target, at: a.at });
  if (fault) return fault;
  one.prepared = null;
  next(s, f, then);
  const acted = one.acted;
  startVolley(s, {
    by: one.id,
    what: 'spell',
    with: spell,
    target: a.target ?? NOBODY,
    at: a.at ?? null,
    why: 'attack',
  });
  // MOR-SOR-05: the action of this turn is still to come.
  one.acted = acted;
  return undefined;
}

/** HB-27: what is left of the displacement once the action is done. */
function after(s: State, f: ActivationFrame): void {
  const m = mover(f);
  const one = fighterOf(s, m.who);
  next(s, f, f.combined ? 'continue' : 'end');
  if (f.double || m.action.kind === 'none' || m.action.kind === 'flee' || !isFree(one) || one.stunned) return;
  const most = budgetOf(s, one);
  if (most > 0) lay(s, { kind: 'on', step: 'ask', who: one.id, why: 'after', most });
}

/** Most steps ask nothing, and are looked at several times. */
const NOTHING: readonly Decision[] = [];
const aboutOf = (s: State, f: ActivationFrame) => ({ fighter: f.who, first: s.first });

export const activation: Procedure<State, ActivationFrame, Answer, Event> = {
  pending(s, f) {
    switch (f.step) {
      case 'breath': {
        const one = fighterOf(s, f.who);
        return mayReserve(one, 'second-souffle') && one.phys < profile(one).physique
          ? [ask(f, f.seat, 'breath', { about: aboutOf(s, f) })]
          : NOTHING;
      }
      case 'declare': {
        if (f.combined) return [ask(f, f.seat, 'attack', { open: true, about: { first: s.first } })];
        return isFree(fighterOf(s, f.who))
          ? [ask(f, f.seat, 'declare', { open: true, about: aboutOf(s, f) })]
          : NOTHING;
      }
      case 'window':
        if (f.offers.length === 0 && f.guards.length === 0) return NOTHING;
        return [
          ask(f, 1 - f.seat, 'react', { open: true, about: { movers: f.movers.map((m) => m.who), first: s.first } }),
        ];
      case 'slip':
        return f.report ? NOTHING : [ask(f, f.seat, 'slip', { about: { fighter: mover(f).who, guard: f.standIn } })];
      case 'plan':
        return planChoices(s, f).length > 0
          ? [ask(f, 1 - f.seat, 'plan', { open: true, about: aboutOf(s, f) })]
          : NOTHING;
      case 'before':
      case 'castAfter': {
        const m = f.movers[f.at];
        return m && hasReady(s, m.who)
          ? [
              ask(f, f.seat, 'cast', {
                open: true,
                about: { fighter: m.who, after: f.step === 'castAfter', first: s.first },
              }),
            ]
          : NOTHING;
      }
      case 'continue':
        return nextAttacker(s, f) === 'ask' ? [ask(f, f.seat, 'continue', { about: aboutOf(s, f) })] : NOTHING;
      default:
        return NOTHING;
    }
  },

  choices(s, f) {
    switch (f.step) {
      case 'breath':
        return [{ do: 'pass' }, { do: 'breath' }];
      case 'declare':
        return f.combined
          ? [{ do: 'pass' }, ...combinedSamples(s, f.seat)]
          : declareSamples(s, fighterOf(s, f.who), f.onlyMove);
      case 'window':
        return reactSamples(f);
      case 'slip':
        return [{ do: 'fight' }, { do: 'slip' }];
      case 'plan':
        return planChoices(s, f);
      case 'continue':
        return [
          { do: 'pass' },
          ...f.movers.slice(f.at + 1).map(({ who: fighter }) => ({ do: 'continue', fighter }) as const),
        ];
      default:
        return castSamples(s, fighterOf(s, mover(f).who));
    }
  },

  draw(s, f, d, below) {
    if (f.step === 'declare' && !f.combined) return drawDeclaration(s, fighterOf(s, f.who), f.onlyMove, below);
    const all = activation.choices(s, f, d);
    return all[below(all.length)] as Answer;
  },

  answer(s, f, _d, a, io) {
    switch (f.step) {
      case 'breath':
        if (a.do !== 'breath' && a.do !== 'pass') return refuse('invalid', 'HB-16', 'notThis');
        if (a.do === 'breath') {
          useReserved(s, fighterOf(s, f.who), 'second-souffle', io);
          breathe(fighterOf(s, f.who), io);
        }
        next(s, f, 'escape');
        return undefined;
      case 'declare':
        if (f.combined && a.do === 'pass') {
          pop(s, f);
          return undefined;
        }
        if (f.combined && a.do === 'attack') return attack(s, f, a, io);
        if (!f.combined && a.do === 'declare') return declare(s, f, a, io);
        return refuse('invalid', 'HB-10', 'notThis');
      case 'window': {
        if (a.do === 'pass') {
          next(s, f, 'move');
          return undefined;
        }
        if (a.do !== 'react') return refuse('invalid', 'MOR-INT-01', 'notThis');
        const judged = judgeReaction(s, f, a);
        if ('refusal' in judged) return judged;
        // Movers go one after another: their interceptions follow the same order.
        const order = (id: number): number => f.movers.findIndex((m) => m.who === id);
        f.interceptions = judged.interceptions.sort((p, q) => order(p.mover) - order(q.mover));
        f.defence = judged.defence;
        next(s, f, 'move');
        return undefined;
      }
      case 'slip':
        if (a.do === 'fight') next(s, f, 'before');
        else if (a.do === 'slip') slip(s, f);
        else return refuse('invalid', 'MOR-DEF-06', 'notThis');
        return undefined;
      case 'plan': {
        const fault = planFault(s, f, a);
        if (fault) return fault;
        if (a.do === 'plan') f.plan = a.reactions.map(({ how, share }) => ({ how, share }));
        next(s, f, 'before');
        return undefined;
      }
      case 'continue': {
        if (a.do === 'pass') {
          f.at = f.movers.length;
          f.continued = true;
          next(s, f, 'end');
          return undefined;
        }
        const at = a.do === 'continue' ? f.movers.findIndex((m, i) => i > f.at && m.who === a.fighter) : -1;
        if (at < 0) return refuse('invalid', 'MOR-CMB-08', 'notThis');
        f.continued = true;
        const [chosen] = f.movers.splice(at, 1);
        f.movers = [...f.movers.slice(0, f.at + 1), ...(chosen ? [chosen] : [])];
        f.at++;
        next(s, f, 'before');
        return undefined;
      }
      default:
        return cast(s, f, a, io);
    }
  },

  run(s, f, io) {
    switch (f.step) {
      case 'breath':
        next(s, f, 'escape');
        return;
      case 'escape':
        // MOR-ESC-02: one attempt for the activation.
        next(s, f, 'declare');
        for (const prisoner of prisonersOf(s, f.who)) {
          if (isFit(prisoner)) lay(s, { kind: 'escape', step: 'ask', who: prisoner.id, rolled: [] });
        }
        return;
      case 'declare':
        // Felled or captured in the meantime.
        pop(s, f);
        return;
      case 'window':
        next(s, f, 'move');
        return;
      case 'move':
        move(s, f, io);
        return;
      case 'intercepted':
        intercepted(s, f, io);
        return;
      case 'defence':
        defend(s, f, io);
        return;
      case 'slip':
        slipped(s, f);
        return;
      case 'plan':
      case 'before':
        next(s, f, f.step === 'plan' ? 'before' : 'act');
        return;
      case 'act': {
        const m = mover(f);
        f.report = null;
        next(s, f, 'struck');
        if (m.lost || !canStillAct(s, f, m)) {
          if (m.action.kind !== 'none')
            io.tell?.({ kind: 'lost', rule: 'HB-10', who: who(fighterOf(s, m.who)), action: m.action.kind });
          // MOR-CMB-06: the target is out of his reach.
          if (f.combined) endTurn(fighterOf(s, m.who));
        } else act(s, f, m, io);
        return;
      }
      case 'struck':
        next(s, f, 'castAfter');
        return;
      case 'castAfter':
        next(s, f, 'after');
        return;
      case 'after':
        after(s, f);
        return;
      case 'continue': {
        const go = nextAttacker(s, f);
        if (go === 'next') {
          f.at++;
          next(s, f, 'before');
        } else {
          // MOR-CMB-06, -07: those who have not struck have ended their turn.
          for (const m of f.movers.slice(f.at + 1)) endTurn(fighterOf(s, m.who));
          next(s, f, 'end');
        }
        return;
      }
      default: {
        const under = pop(s, f);
        // A combined attack is known to be one only now: it may have been taken back before it was declared.
        if (f.combined && under?.kind === 'turn') under.seat = 1 - f.seat;
      }
    }
  },

  absent(s, f) {
    if (f.step === 'declare') {
      return f.combined ? { do: 'pass' } : { do: 'declare', path: [], action: { kind: 'none' } };
    }
    if (f.step === 'slip') return { do: 'fight' };
    return f.step === 'plan' ? (planChoices(s, f)[0] as Answer) : { do: 'pass' };
  },
};
