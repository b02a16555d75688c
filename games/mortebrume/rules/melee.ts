/**
 * HB-20 to HB-27: one striker and one target or, with a multiple strike, several. Reactions (W4), dice (W5), comparison in
 * the order of the sweep, and for each domination the blow or a capture (W7), then contact or sending somebody reeling.
 */
import { next, pop } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do, How } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { who } from '../events.ts';
import type { Ask, MeleeFrame } from '../frames.ts';
import { CM } from '../geometry/plane.ts';
import { type Fighter, fighterOf, kindsOf, lay, type State } from '../state.ts';
import type { Decision, Port } from '../types.ts';
import { toAttacked, toCaptor } from '../ways.ts';
import { attackOf, pairOf, press, rollOf, target } from './advantage.ts';
import { captors, tryCapture } from './capture.ts';
import { finishCharge } from './charges.ts';
import { answersTo, shareFault } from './combined.ts';
import { offerEscapes, recoil } from './falls.ts';
import { budgetOf, isFree, mayReserve } from './fighter.ts';
import { blowOf, breakPreparation, endTurn, strikeHome } from './harm.ts';
import { idsOf } from './ids.ts';
import { type Field, inFront, inZone, meleeWeapon } from './measure.ts';
import { procedure } from './procedure.ts';
import { askRolls, dodgeAsk, strikeDamage, useReserved, weaponAsk } from './rolls.ts';
import { compare } from './verdict.ts';

/** HB-21: what the attacked may do, companions in a sweep included (MOR-MUL-A4). MOR-PRI-06: a prisoner can only take it, and so can who lies or is stunned. */
export function reactionsTo(target: Fighter, by: Fighter): How[] {
  const found: How[] = [];
  if (isFree(target) && !target.stunned) {
    if (!target.acted && inFront(target, by) && inZone(target, by)) {
      if (meleeWeapon(target)) found.push('passe');
      // MOR-BOD-A2: it is the one maniement of the turn as well.
      found.push('body');
    }
    if (!target.noDodge) found.push('dodge');
  }
  found.push('take');
  return found;
}

/** HB-21: what a reaction is rolled with; whoever takes it rolls nothing. */
export function reactionAsk(s: Field, t: Fighter, by: Fighter, how: How, off: boolean, share: number): Ask | undefined {
  if (how === 'dodge') return dodgeAsk(s, t, by, share);
  const strikes = how === 'passe' || how === 'body';
  return strikes ? weaponAsk(s, t, { body: how === 'body', off, charge: null, share }, true) : undefined;
}

/** W5: the attacked decide first, then the striker; only then do all the dice fall (MOR-MUL-05: the striker rolls once). */
function startRolls(s: State, f: MeleeFrame, io: Port): void {
  const asks: Ask[] = [];
  const by = fighterOf(s, f.by);
  for (let i = 0; i < f.targets.length; i++) {
    const how = f.hows[i] as How;
    const t = fighterOf(s, f.targets[i] as number);
    if (how === 'passe' || how === 'body') {
      if (!t.activated) f.roused.push(t.id);
      t.acted = true;
      t.fought = true;
      t.activated = true;
    }
    if (how !== 'take') breakPreparation(s, t, io);
    const a = reactionAsk(s, t, by, how, f.offs[i] ?? false, f.share);
    if (a) asks.push(a);
  }
  asks.push(weaponAsk(s, by, { body: f.body, off: f.off, charge: f.charge, share: 0 }, false));
  next(s, f, 'compare');
  askRolls(s, asks);
}

/** MOR-MUL-07: one after another in the direction of the sweep. */
function compareNext(s: State, f: MeleeFrame, io: Port): void {
  const t = target(s, f);
  const by = fighterOf(s, f.by);
  if (t.off || by.off || by.captor >= 0) {
    next(s, f, 'next');
    f.result = 'missed';
    f.results.push('missed');
    return;
  }
  const attack = attackOf(f);
  let result = compare(attack, f.hows[f.at] as How, rollOf(f, f.at));
  // MOR-MUL-08: the sweep was stopped: from then on only what hurts the striker counts.
  if (f.stopped && result === 'dominates') result = 'missed';
  // MOR-CAP-05: a figure that a failed capture, or the blow before, has felled in between strikes no more.
  const strikes = result === 'dominates' ? by : result === 'dominated' ? t : null;
  if (strikes && !isFree(strikes)) result = 'missed';
  f.result = result;
  f.results.push(result);
  const special =
    result === 'dominates' ? attack.special : result === 'dominated' && (rollOf(f, f.at)?.special ?? false);
  const rule = result === 'dodged' ? 'HB-23' : f.hows[f.at] === 'take' ? 'HB-24' : 'HB-22';
  io.tell?.({ kind: 'struck', rule, who: who(by), target: who(t), result, special });
  if (result === 'dominates' && (f.hows[f.at] === 'passe' || f.hows[f.at] === 'body')) endTurn(t);
  if (result === 'dominated') {
    // MOR-MUL-08; a dodge or a tie stops nothing (MOR-MUL-11, MOR-MUL-A1).
    f.stopped = true;
    endTurn(by);
  }
  if (result === 'dodged') f.anyDodged = true;
  next(s, f, result === 'dominates' || result === 'dominated' ? 'blow' : 'next');
}

/** HB-23, MOR-INT-A2: a dodge moves the dodger, but not one who was intercepted on its way. */
function goOn(s: State, f: MeleeFrame): void {
  const t = target(s, f);
  const by = fighterOf(s, f.by);
  const { result } = f;
  const how = f.hows[f.at];
  next(s, f, f.at + 1 < f.targets.length ? 'compare' : 'charge');
  f.at++;
  if (f.why !== 'attack') return;
  if (result === 'dodged') {
    const most = Math.min(budgetOf(s, t), (mayReserve(t, 'pas-de-cote') ? BASE.dodge.sidestep : BASE.dodge.most) * CM);
    if (isFree(t) && most > 0) lay(s, { kind: 'on', step: 'ask', who: t.id, why: 'dodge', most, serial: 0 });
  } else if ((result === 'dominated' || result === 'tie') && how !== 'take' && isFree(t)) {
    // HB-22, MOR-MUL-13: the dominator, and both after a tie, may use what displacement they have left.
    const most = budgetOf(s, t);
    if (most > 0 && by.id !== t.id) lay(s, { kind: 'on', step: 'ask', who: t.id, why: 'after', most, serial: 0 });
  }
}

/** The plain damage of the pair at hand, before doubling. */
function plainDamage(s: State, f: MeleeFrame, rage: number) {
  const { winner, body } = pairOf(s, f);
  const own = winner.id === f.by;
  // MOR-CHG-06: the bonus of an offensive charge goes to whoever dominates.
  const counts = own || s.settings.offensive === 'dominator';
  const offensive = f.charge?.type === 'offensive' && counts ? f.charge.bonus : 0;
  const off = own ? f.off : (f.offs[f.at] ?? false);
  return strikeDamage(winner, own ? f.targets.length : 1, { body, off, offensive, rage });
}

function land(s: State, f: MeleeFrame, rage: boolean, io: Port): void {
  const { winner, loser, special, body } = pairOf(s, f);
  const own = winner.id === f.by;
  let extra = rage ? BASE.reserved.rage : 0;
  if (rage) {
    useReserved(s, winner, 'rage', io);
    if (own) f.rage = extra;
  } else if (own) extra = f.rage;
  const { damage, terms } = plainDamage(s, f, extra);
  const effect = body ? 'stun' : (meleeWeapon(winner)?.special ?? null);
  const blow = { damage, terms, special, effect, doubled: !body };
  const pushed = strikeHome(s, loser, blowOf(winner, body ? 'MOR-BOD-03' : 'HB-25', blow), io);
  next(s, f, 'press');
  if (pushed > 0) recoil(s, loser, winner.x, winner.y, pushed, io, 'HB-26');
}

const targetAt = (s: State, f: MeleeFrame): Fighter => fighterOf(s, f.targets[f.hows.length] as number);

/** W4: the one question that a blow and a shot both ask (shooting.ts). */
export const answering = {
  cites: (_d: Decision, a?: Answer): readonly RuleId[] => {
    if (a?.do !== 'answer') return ['HB-21', 'MOR-STR-A3', 'MOR-LND-A3'];
    return a.share ? [...CITES[a.how], 'MOR-CMB-05'] : CITES[a.how];
  },
  worth: toAttacked,
  absent: { do: 'answer', how: 'take' },
} as const;
const CITES: Readonly<Record<How, readonly RuleId[]>> = {
  passe: ['HB-22', 'MOR-ESC-A6'],
  body: idsOf('BOD', '02 03 A2'),
  dodge: ['HB-23'],
  take: ['HB-24', 'MOR-VAL-A3'],
  will: ['HB-21'],
};

/** W7: damage or capture. Where nothing can be captured and nobody can rage, there is nothing to decide. */
function mayChoose(s: State, f: MeleeFrame): boolean {
  const { winner, loser } = pairOf(s, f);
  const only = loser.captor >= 0 || loser.phys === 0 || winner.seat === loser.seat;
  return !only || mayRage(f, winner);
}
const mayRage = (f: MeleeFrame, winner: Fighter): boolean => mayReserve(winner, 'rage') && f.rage === 0;

function capture(s: State, f: MeleeFrame, a: Do<'blow'>, io: Port): Refusal | undefined {
  const { winner, loser, special, body } = pairOf(s, f);
  if (a.rage) return refuse('invalid', 'HB-16', 'noReserved');
  if (f.captureTried) return refuse('invalid', 'MOR-CAP-A6', 'oneCapture');
  const captor = captors(s, winner, loser).find(({ id }) => id === (a.by ?? winner.id));
  if (!captor) return refuse('invalid', 'MOR-CAP-01', 'cannotCapture');
  f.captureTried = true;
  next(s, f, 'press');
  const { damage } = plainDamage(s, f, f.rage);
  // MOR-CAP-04, MOR-CAP-A3: the damage that the strike would have done, special success included.
  tryCapture(s, captor, loser, captor.id === winner.id ? damage * (special && !body ? 2 : 1) : null, io);
  return undefined;
}

const CAPTURING = [...idsOf('CAP', '01 02 04 05 A1 A2 A3 A4 A5 A7'), ...idsOf('PRI', '02 04 05 A1 A3 A4 A5')];

export const melee = procedure<MeleeFrame>({
  react: {
    kind: 'answer',
    ...answering,
    to: (s, f) => targetAt(s, f).seat,
    about(s, f) {
      const by = fighterOf(s, f.by);
      const means = f.body ? 'body' : (meleeWeapon(by)?.id ?? 'body');
      const charge = f.charge?.type ?? null;
      const malus = f.malus?.left ?? null;
      const fighter = targetAt(s, f).id;
      return { fighter, by: by.id, with: means, charge, why: f.why, malus, first: s.first, kinds: kindsOf(s) };
    },
    choices: (s, f) => answersTo(f.malus, reactionsTo(targetAt(s, f), fighterOf(s, f.by))),
    on: {
      answer(s, f, a, io) {
        const t = targetAt(s, f);
        const by = fighterOf(s, f.by);
        const hows = reactionsTo(t, by);
        if (!hows.includes(a.how)) {
          const rule = t.captor >= 0 ? 'MOR-PRI-06' : t.noDodge && a.how === 'dodge' ? 'MOR-JMP-09' : 'HB-21';
          return refuse('invalid', rule, 'noReaction', { how: a.how });
        }
        const fault = shareFault(f.malus, hows, a);
        if (fault) return fault;
        f.share = a.share ?? 0;
        f.hows.push(a.how);
        io.tell?.({ kind: 'reacts', rule: 'HB-21', who: who(t), how: a.how, by: who(by) });
        next(s, f, f.hows.length < f.targets.length ? 'react' : 'roll');
        return undefined;
      },
    },
  },
  roll: { run: startRolls },
  compare: { run: compareNext },
  blow: {
    kind: 'blow',
    to: (s, f) => (mayChoose(s, f) ? pairOf(s, f).winner.seat : undefined),
    about(s, f) {
      const { winner, loser } = pairOf(s, f);
      return { fighter: winner.id, target: loser.id, first: s.first, kinds: kindsOf(s) };
    },
    cites: ['HB-25', 'MOR-CAP-03'],
    worth: toCaptor,
    choices(s, f) {
      const { winner, loser } = pairOf(s, f);
      const found: Answer[] = [{ do: 'blow', how: 'damage' }];
      if (mayRage(f, winner)) found.push({ do: 'blow', how: 'damage', rage: true });
      if (!f.captureTried)
        for (const captor of captors(s, winner, loser)) found.push({ do: 'blow', how: 'capture', by: captor.id });
      return found;
    },
    on: {
      blow: {
        cites: (_d, { how, rage }) =>
          how === 'capture' ? CAPTURING : ['HB-25', rage ? 'HB-16' : 'HB-26', ...idsOf('STA', 'A1 A3')],
        take(s, f, a, io) {
          if (a.how === 'capture') return capture(s, f, a, io);
          if (a.rage && !mayRage(f, pairOf(s, f).winner)) return refuse('invalid', 'HB-16', 'noReserved');
          land(s, f, a.rage === true, io);
          return undefined;
        },
      },
    },
    run: (s, f, io) => land(s, f, false, io),
  },
  press,
  next: { run: goOn },
  charge: {
    run(s, f, io) {
      next(s, f, 'done');
      if (f.charge) finishCharge(s, f, io);
    },
  },
  done: {
    run(s, f) {
      const under = pop(s, f);
      if (under?.kind === 'activation')
        under.report = {
          by: f.by,
          dodged: f.anyDodged,
          hit: f.results.includes('dominates'),
          share: f.malus && f.hows[0] !== 'take' ? f.share : null,
        };
      // MOR-ESC-A6: an answer that activates a captor is over now.
      for (const id of f.roused) offerEscapes(s, fighterOf(s, id));
    },
  },
});
