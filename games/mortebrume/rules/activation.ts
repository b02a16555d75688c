/**
 * HB-10, HB-11: one activation: declaration (W2), the other side's window (W3), the move with its interceptions, the action,
 * what is left of the displacement. A combined attack (MOR-CMB) is one activation of several fighters.
 */

import { ask, next, type Procedure, pop } from '@reverie/kernel/frames';
import type { Decision } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { who } from '../events.ts';
import { fighterOf, type State } from '../state.ts';
import type { Types } from '../types.ts';
import type { ActivationFrame } from '../unfinished.ts';
import { heard, kindsOf, named } from './about.ts';
import { act, canStillAct } from './acts.ts';
import { cast, hasReady } from './casting.ts';
import { nextAttacker, planChoices, planFault } from './combined.ts';
import { budgetOf, isFit, isFree, mayReserve, prisonersOf, profile } from './fighter.ts';
import { intercepted, move, mover } from './going.ts';
import { defend, slip, slipped } from './guarding.ts';
import { endTurn } from './harm.ts';
import { attack, declare } from './intent.ts';
import { combinedSamples } from './joining.ts';
import { castSamples, reactSamples } from './offers.ts';
import { useReserved } from './rolls.ts';
import { declareSamples, drawDeclaration } from './samples.ts';
import { breathe } from './spells.ts';
import { lay } from './stack.ts';
import { judgeReaction } from './window.ts';

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
const aboutOf = (s: State, f: ActivationFrame) => ({ fighter: f.who, first: s.first, kinds: kindsOf(s) });

export const activation: Procedure<Types, ActivationFrame> = {
  pending(s, f) {
    switch (f.step) {
      case 'breath': {
        const one = fighterOf(s, f.who);
        const { physique } = profile(one);
        return mayReserve(one, 'second-souffle') && one.phys < physique
          ? [
              ask(f, f.seat, 'breath', {
                about: { fighter: f.who, first: s.first, kinds: kindsOf(s), left: one.phys, of: physique },
              }),
            ]
          : NOTHING;
      }
      case 'declare': {
        if (f.combined) return [ask(f, f.seat, 'attack', { open: true, about: named(s) })];
        return isFree(fighterOf(s, f.who))
          ? [
              ask(f, f.seat, 'declare', {
                open: true,
                about: { fighter: f.who, first: s.first, kinds: kindsOf(s), freed: f.onlyMove },
              }),
            ]
          : NOTHING;
      }
      case 'window':
        if (f.offers.length === 0 && f.guards.length === 0) return NOTHING;
        return [
          ask(f, 1 - f.seat, 'react', {
            open: true,
            about: { declared: f.movers.map((m) => heard(m, f.double)), first: s.first, kinds: kindsOf(s) },
          }),
        ];
      case 'slip':
        return f.report
          ? NOTHING
          : [
              ask(f, f.seat, 'slip', {
                about: { fighter: mover(f).who, guard: f.standIn, first: s.first, kinds: kindsOf(s) },
              }),
            ];
      case 'plan':
        return planChoices(s, f).length > 0
          ? [
              ask(f, 1 - f.seat, 'plan', {
                open: true,
                about: { fighter: f.who, first: s.first, kinds: kindsOf(s), attackers: f.movers.map((m) => m.who) },
              }),
            ]
          : NOTHING;
      case 'before':
      case 'castAfter': {
        const m = f.movers[f.at];
        if (!m || !hasReady(s, m.who)) return NOTHING;
        const after = f.step === 'castAfter';
        // MOR-SOR-07: before and after are two moments only where an action lies between them.
        if (!after && !canStillAct(s, f, m)) return NOTHING;
        const spell = fighterOf(s, m.who).prepared;
        return [
          ask(f, f.seat, 'cast', {
            open: true,
            about: { fighter: m.who, spell, action: m.action, after, first: s.first, kinds: kindsOf(s) },
          }),
        ];
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
        if (!canStillAct(s, f, m)) {
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
