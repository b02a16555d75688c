/** SON-DUE-04..08, SON-DEF, SON-CFO, SON-PPC-02: manoeuvres one after another, and what is set against them. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../../answers.ts';
import { hasEffect, isAttack, MANOEUVRE_IDS, MANOEUVRES, type ManoeuvreId } from '../../data/manoeuvres.ts';
import type { Io } from '../../events.ts';
import { attacksOf, defencesOf, levelOf, show } from '../../figure.ts';
import type { Drawer, Duel, Side } from '../../frames.ts';
import type { DuelKind } from '../../questions.ts';
import type { SongeRule } from '../../rulebook.ts';
import type { Sheet } from '../../sheet.ts';
import { goTo, type State, say } from '../../state.ts';
import type { SongeDecision } from '../../types.ts';
import { capped, STRIKE } from '../drawing.ts';
import { panacheOf, tryPay } from '../panache.ts';
import {
  burdenOf,
  burdenTerms,
  drawFor,
  drawnOnce,
  escrimeTerms,
  figureAt,
  levelAt,
  mending,
  other,
  readOut,
  reussitesOf,
  stonesBack,
  struckAt,
  toldOf,
} from './sides.ts';
import { duelStep, PASS } from './step.ts';

/** A chain ends after this many manoeuvres, if nothing ended it before: our ruling, since nothing is printed and two skills that cannot fail would go on for ever. */
const CHAIN_MOST = 6;

/** How often this was done running. */
const runOf = (side: Side, id: ManoeuvreId, defence: boolean): number =>
  defence ? (side.lastDefence === id ? side.defenceRun : 0) : side.last === id ? side.run : 0;

function tellStrike(s: State, f: Duel, side: Drawer, id: ManoeuvreId, defence: boolean, io: Io): undefined {
  if (!io.tell) return;
  const run = runOf(f.sides[side], id, defence);
  const sum = [
    { rule: 'SON-DUE-04', what: 'level', value: levelAt(s, f, side, id) },
    ...escrimeTerms(s, f, side),
    ...burdenTerms(s, f, side),
    { rule: 'SON-MAL-03', what: 'repeated', value: -repeatMalus(s, run) },
    ...(defence ? [{ rule: 'SON-DUE-06', what: 'foeRepeats', value: defenceBonus(s, f) }] : []),
    { rule: 'SON-DEC-04', what: 'improvised', value: -improvisedMalus(s, f, side, defence) },
  ].filter(({ value }) => value !== 0);
  const told = struckAt(s, f, side, defence);
  io.tell({ kind: 'struck', rule: defence ? 'SON-DEF-01' : 'SON-DUE-04', ...told, sum: capped(sum, told.fixed) });
}

/** SON-MAL-03: ●, then ●●, for the same skill running. */
const repeatMalus = (s: State, run: number): number => (s.options.repeats === 'defence' ? 0 : run);

/** SON-DEC-04: a thing that is no weapon, against one. */
const improvisedMalus = (s: State, f: Duel, side: Drawer, defence: boolean): number =>
  figureAt(s, f, side).improvised >= 0 && !defence ? 1 : 0;

/** SON-DUE-06: the defence gets one for each time the attacker has repeated himself. */
function defenceBonus(s: State, f: Duel): number {
  return s.options.repeats === 'attacker' ? 0 : Math.max(0, f.sides[f.up].run - 1);
}

function strike(s: State, f: Duel, side: Drawer, id: ManoeuvreId, defence: boolean, io: Io): undefined {
  const own = f.sides[side];
  const run = runOf(own, id, defence);
  show(figureAt(s, f, side), id);
  const malus = repeatMalus(s, run) + improvisedMalus(s, f, side, defence);
  const bonus = defence ? defenceBonus(s, f) : 0;
  f.plain[side] = levelAt(s, f, side, id) + burdenOf(s, f, side) - malus + bonus;
  f.extra[side] = 0;
  drawFor(s, f, side, STRIKE, io);
  tellStrike(s, f, side, id, defence, io);
  // What was done is remembered for the next time.
  if (defence) {
    own.lastDefence = id;
    own.defenceRun = run + 1;
  } else {
    own.last = id;
    own.run = run + 1;
  }
  drawnOnce(s, f, side);
  readOut(s, f, side);
  f.inverted = false;
  f.karmaUsed = false;
}

/** A manoeuvre of a side: refused where it is not one of its own, else told and drawn. */
function manoeuvre(
  s: State,
  f: Duel,
  side: Drawer,
  a: Do<'attack'> | Do<'defend'> | Do<'counter'>,
  refusal: readonly [SongeRule, string],
  io: Io,
): Refusal | undefined {
  const defence = a.do === 'defend';
  if (isAttack(a.manoeuvre) === defence) return refuse('invalid', ...refusal);
  if (levelOf(figureAt(s, f, side), a.manoeuvre) === undefined)
    return refuse('invalid', 'SON-MAN-01', 'notYourManoeuvre');
  const rule = a.do === 'counter' ? 'SON-CFO-01' : 'SON-MAN-02';
  const text = a.do === 'counter' ? '' : (a.text ?? '');
  io.tell?.({ kind: 'manoeuvre', rule, ...toldOf(s, f, side), manoeuvre: a.manoeuvre, text });
  strike(s, f, side, a.manoeuvre, defence, io);
  f.turn = side;
}

/** SON-DUE-04: a skill of fencing against the difference. */
function attack(s: State, f: Duel, a: Do<'attack'>, io: Io): Refusal | undefined {
  const refusal = manoeuvre(s, f, f.up, a, ['SON-MAN-03', 'noAttack'], io);
  if (refusal) return refusal;
  f.manoeuvre = a.manoeuvre;
  goTo(s, f, 'attackMend');
}

/** The draw of the attack stands. */
function attacked(s: State, f: Duel, io: Io): undefined {
  f.result = reussitesOf(s, f, f.up);
  wear(s, f, f.up, f.result === 0, io);
  if (f.result > 0) {
    f.made++;
    return goTo(s, f, 'defend');
  }
  // SON-DUE-05: the first failure ends the chain.
  stonesBack(s, f);
  chainOver(s, f, io);
}

/** SON-DEC-04: an improvised weapon breaks after the second use, or the first that fails. */
function wear(s: State, f: Duel, side: Drawer, failed: boolean, io: Io): undefined {
  const figure = figureAt(s, f, side);
  if (figure.improvised < 0) return;
  figure.improvised++;
  if (!failed && figure.improvised < 2) return;
  figure.improvised = -1;
  say('SON-DEC-04', 'broken', figure.sheet.name, '', io, 'table');
}

function chainOver(s: State, f: Duel, io: Io): undefined {
  io.tell?.({ kind: 'chain', rule: 'SON-DUE-05', ...toldOf(s, f, f.up), reussites: f.chain, manoeuvres: f.made });
  goTo(s, f, 'botte');
}

/** SON-DEF-01: each Réussite of the defence cancels one of this manoeuvre. */
function defend(s: State, f: Duel, a: Do<'defend'>, io: Io): Refusal | undefined {
  const refusal = manoeuvre(s, f, other(f.up), a, ['SON-DEF-01', 'noDefence'], io);
  if (refusal) return refusal;
  f.defence = a.manoeuvre;
  goTo(s, f, 'defendMend');
}

function defended(s: State, f: Duel): undefined {
  f.result = Math.max(0, f.result - reussitesOf(s, f, other(f.up)));
  raising(s, f);
}

/** SON-CFO-01: no defence; he strikes too. */
function counter(s: State, f: Duel, a: Do<'counter'>, io: Io): Refusal | undefined {
  const refusal = manoeuvre(s, f, other(f.up), a, ['SON-DEF-02', 'noAttack'], io);
  if (refusal) return refusal;
  f.defence = a.manoeuvre;
  f.counter = true;
  goTo(s, f, 'counterMend');
}

/** SON-CFO-02: the chain so far counts, it is broken, and no botte comes of it. */
function countered(s: State, f: Duel, io: Io): undefined {
  const side = other(f.up);
  f.chain += f.result;
  const back = reussitesOf(s, f, side);
  stonesBack(s, f);
  io.tell?.({ kind: 'chain', rule: 'SON-CFO-02', ...toldOf(s, f, f.up), reussites: f.chain, manoeuvres: f.made });
  f.due = [
    { side, total: f.chain, wound: null, botte: false },
    { side: f.up, total: back, wound: null, botte: false },
  ];
  goTo(s, f, 'suffer');
}

function raising(s: State, f: Duel): undefined {
  f.turn = f.up;
  f.passes = 0;
  goTo(s, f, 'raise');
}

/** SON-PPC-02: each stone adds a Réussite, or takes one away. */
function raise(s: State, f: Duel, a: Do<'raise'>, io: Io, d: SongeDecision<DuelKind>): Refusal | undefined {
  const { side } = d.about;
  const attacker = side === f.up;
  if (!attacker && a.count > f.result) return refuse('invalid', 'SON-PPC-02', 'nothingToCancel', { result: f.result });
  const { figure } = f.sides[side];
  const refusal = tryPay(s, figure, a.count, 'SON-PPC-02', io, a);
  if (refusal) return refusal;
  f.result += attacker ? a.count : -a.count;
  io.tell?.({ kind: 'raised', rule: 'SON-PPC-02', ...toldOf(s, f, side), count: a.count, result: f.result, attacker });
  f.passes = 0;
  handOver(s, f, side);
}

/** The other one's turn; SON-PPC-02 as an option: once each. */
function handOver(s: State, f: Duel, side: Drawer): undefined {
  if (s.options.panacheTurns === 'once' && side !== f.up) f.passes = 2;
  f.turn = other(side);
  goTo(s, f, 'raise');
}

function pass(s: State, f: Duel, side: Drawer): undefined {
  f.passes++;
  handOver(s, f, side);
}

/** The manoeuvre is over: on with the chain. A manoeuvre fully cancelled is no failure (SON-DUE-05). */
function manoeuvreOver(s: State, f: Duel, io: Io): undefined {
  f.chain += f.result;
  // SON-MAN-08: only what came through has an effect.
  if (f.result > 0 && f.manoeuvre && hasEffect(f.manoeuvre)) f.trick = f.manoeuvre;
  f.result = 0;
  stonesBack(s, f);
  if (f.made >= CHAIN_MOST) chainOver(s, f, io);
  else goTo(s, f, 'attack');
}

type Repertoire = Readonly<Record<'attacks' | 'defences', readonly Answer[]>>;

const table = (make: (id: ManoeuvreId) => Answer) =>
  Object.fromEntries(MANOEUVRE_IDS.map((id) => [id, make(id)])) as Readonly<Record<ManoeuvreId, Answer>>;
const ATTACK = table((id) => ({ do: 'attack', manoeuvre: id }));
const DEFEND = table((id) => ({ do: 'defend', manoeuvre: id }));
const COUNTER = table((id) => ({ do: 'counter', manoeuvre: id }));
const STOP: Answer = { do: 'stop' };
const TAKE: Answer = { do: 'take' };

/** Sheets are never written on, so what they allow is worked out once. */
const repertoires = new WeakMap<object, Repertoire>();

function repertoire(sheet: Readonly<Sheet>): Repertoire {
  let found = repertoires.get(sheet);
  if (!found) {
    const attacks = attacksOf({ sheet });
    found = {
      attacks: [...attacks.map((id) => ATTACK[id]), STOP],
      defences: [...defencesOf({ sheet }).map((id) => DEFEND[id]), TAKE, ...attacks.map((id) => COUNTER[id])],
    };
    repertoires.set(sheet, found);
  }
  return found;
}

/** Where each group of manoeuvres is described. */
const RULES_OF = {
  attack: 'SON-MAN-03',
  parry: 'SON-MAN-04',
  dodge: 'SON-MAN-05',
  scenery: 'SON-MAN-06',
  special: 'SON-MAN-07',
} as const;

export const passe = {
  attack: duelStep({
    kind: 'duel.attack',
    side: (_s, f) => f.up,
    cites: ['SON-DUE-04', 'SON-DUE-05'],
    choices: (s, f, side) => repertoire(figureAt(s, f, side).sheet).attacks,
    on: {
      attack: {
        cites: (_d, a) => ['SON-DUE-04', 'SON-DUE-06', 'SON-MAN-01', RULES_OF[MANOEUVRES[a.manoeuvre].group]],
        take: attack,
      },
      stop: { cites: ['SON-DUE-05'], take: (s, f, _a, io) => chainOver(s, f, io) },
    },
  }),
  attackMend: duelStep(mending('duel.attackMend', (f) => f.up, attacked)),
  defend: duelStep({
    kind: 'duel.defend',
    side: (_s, f) => other(f.up),
    cites: ['SON-DEF-01', 'SON-DEF-02'],
    choices: (s, f, side) => repertoire(figureAt(s, f, side).sheet).defences,
    on: {
      defend: { cites: (_d, a) => ['SON-DEF-01', RULES_OF[MANOEUVRES[a.manoeuvre].group]], take: defend },
      counter: { cites: ['SON-DEF-02', 'SON-CFO-01', 'SON-CFO-02'], take: counter },
      take: { cites: ['SON-DMG-01', 'SON-DMG-02'], take: raising },
    },
  }),
  defendMend: duelStep(mending('duel.defendMend', (f) => other(f.up), defended)),
  counterMend: duelStep(mending('duel.counterMend', (f) => other(f.up), countered)),
  raise: duelStep({
    kind: 'duel.raise',
    side(s, f) {
      if (f.passes >= 2 || panacheOf(s, f.sides[f.turn].figure) === 0) return undefined;
      return f.turn === f.up || f.result > 0 ? f.turn : undefined;
    },
    cites: ['SON-PPC-02'],
    choices(s, f, side) {
      const most = Math.min(panacheOf(s, f.sides[side].figure), side === f.up ? 3 : f.result, 12);
      const raises: Answer[] = [PASS];
      for (let count = 1; count <= most; count++) raises.push({ do: 'raise', count });
      return raises;
    },
    on: {
      raise: { cites: ['SON-PPC-02'], take: raise },
      pass: (s, f, _a, _io, d) => pass(s, f, d.about.side),
    },
    run: (s, f, io) => (f.passes < 2 ? pass(s, f, f.turn) : manoeuvreOver(s, f, io)),
  }),
};
