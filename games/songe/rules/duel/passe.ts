/** SON-DUE-04..08, SON-DEF, SON-CFO, SON-PPC-02: manoeuvres one after another, and what is set against them. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../../answers.ts';
import { hasEffect, isAttack, MANOEUVRE_IDS, MANOEUVRES, type ManoeuvreId } from '../../data/manoeuvres.ts';
import { PRICES } from '../../data/tables.ts';
import type { Io } from '../../events.ts';
import { attacksOf, defencesOf, type FigureIndex, forcedBy, levelOf, show } from '../../figure.ts';
import type { AnyFrame, Drawer, Duel, Side } from '../../frames.ts';
import type { DuelKind } from '../../questions.ts';
import type { SongeRule } from '../../rulebook.ts';
import type { Sheet } from '../../sheet.ts';
import { goTo, type State, say } from '../../state.ts';
import type { SongeDecision } from '../../types.ts';
import { buyOff, cannotTakeOn, capped, impose, panacheOut, STRIKE } from '../drawing.ts';
import { castSpell, drinks, otherActs, useObject } from '../magic.ts';
import { canAfford, type Priced, panacheOf, payable, priced, pricedBy, tryPay } from '../panache.ts';
import { isShielded } from '../wounds.ts';
import { saved } from './finish.ts';
import { openedAgain } from './opening.ts';
import {
  burdenOf,
  burdenTerms,
  drawFor,
  drawnOnce,
  escrimeTerms,
  figureAt,
  isImposed,
  levelAt,
  mendingBlow,
  nameAt,
  other,
  readingOfSide,
  readOut,
  siteAt,
  stonesBack,
  struckAt,
  tellStruck,
  toldOf,
} from './sides.ts';
import { duelStep, PASS, PASS_ON } from './step.ts';

/** A chain ends after this many manoeuvres, if nothing ended it before: our ruling, since nothing is printed and two skills that cannot fail would go on for ever. */
const CHAIN_MOST = 6;

/** How often this was done running. */
const runOf = ({ last, run }: Side, id: ManoeuvreId): number => (last === id ? run : 0);

function tellStrike(s: State, f: Duel, side: Drawer, id: ManoeuvreId, defence: boolean, io: Io): undefined {
  if (!io.tell) return;
  const run = runOf(f.sides[side], id);
  const sum = [
    { rule: 'SON-DUE-04', what: 'level', value: levelAt(s, f, side, id) },
    ...escrimeTerms(s, f, side),
    ...burdenTerms(s, f, side),
    { rule: 'SON-MAL-03', what: 'repeated', value: -repeatMalus(s, run) },
    ...(defence ? [{ rule: 'SON-DUE-06', what: 'foeRepeats', value: defenceBonus(s, f) }] : []),
    { rule: 'SON-DEC-04', what: 'improvised', value: -improvisedMalus(s, f, side, defence) },
    { rule: 'SON-PPG-08', what: 'panache', value: -(f.draws[side]?.panache ?? 0) },
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

type Blow = Do<'attack'> | Do<'defend'> | Do<'counter'>;
const USE = { attack: 'attack', defend: 'defence', counter: 'counter' } as const;

function strike(s: State, f: Duel, side: Drawer, a: Blow, io: Io): undefined {
  const own = f.sides[side];
  const { manoeuvre: id } = a;
  const defence = a.do === 'defend';
  const run = runOf(own, id);
  const figure = figureAt(s, f, side);
  show(figure, id);
  const malus = repeatMalus(s, run) + improvisedMalus(s, f, side, defence);
  const bonus = defence ? defenceBonus(s, f) : 0;
  const plain = levelAt(s, f, side, id) + burdenOf(s, f, side) - malus + bonus;
  const { panache = 0 } = a;
  const margin = a.do === 'defend' ? 0 : (a.margin ?? 0);
  drawFor(s, f, side, { use: USE[a.do], plain, forced: forcedBy(figure, id), panache, margin }, STRIKE, io);
  tellStrike(s, f, side, id, defence, io);
  // What was done is remembered for the next time: one memory for attack and defence.
  own.last = id;
  own.run = run + 1;
  drawnOnce(s, f, side);
  readOut(s, f, side);
}

/** A manoeuvre of a side: refused where it is not one of its own, else told and drawn. */
function manoeuvre(
  s: State,
  f: Duel,
  side: Drawer,
  a: Blow,
  refusal: readonly [SongeRule, string],
  io: Io,
): Refusal | undefined {
  const defence = a.do === 'defend';
  if (isAttack(a.manoeuvre) === defence) return refuse('invalid', ...refusal);
  if (levelOf(figureAt(s, f, side), a.manoeuvre) === undefined)
    return refuse('invalid', 'SON-MAN-01', 'notYourManoeuvre');
  const unfit = cannotTakeOn(USE[a.do], a) ?? cannotFinish(s, f, side, a);
  if (unfit) return unfit;
  const rule = a.do === 'counter' ? 'SON-CFO-01' : 'SON-MAN-02';
  io.tell?.({ kind: 'manoeuvre', rule, ...toldOf(s, f, side), manoeuvre: a.manoeuvre, text: a.text ?? '' });
  if (defence || a.do === 'counter') f.defence = a.manoeuvre;
  else f.manoeuvre = a.manoeuvre;
  strike(s, f, side, a, io);
  f.turn = side;
}

/** SON-FIN-01: one finishes off who is hurt already, or has lost ground; SON-NPC-04: not past those who shield him. */
function cannotFinish(s: State, f: Duel, side: Drawer, a: Blow): Refusal | undefined {
  if (!('margin' in a) || !a.margin) return undefined;
  if (isShielded(s, f.sides[other(side)].figure)) return refuse('invalid', 'SON-NPC-04', 'shieldedYet');
  const { wounds, boxes } = figureAt(s, f, other(side));
  const weak = wounds.length + boxes + f.sides[other(side)].dessous > 0;
  return weak ? undefined : refuse('invalid', 'SON-FIN-01', 'notWeakYet');
}

/** SON-DUE-04: a skill of fencing against the difference. */
const attack = (s: State, f: Duel, a: Do<'attack'>, io: Io): Refusal | undefined =>
  manoeuvre(s, f, f.up, a, ['SON-MAN-03', 'noAttack'], io) ?? goTo(s, f, 'attackMend');

/** SON-INI-07: something else than the next manoeuvre: the chain ends there. */
const instead =
  <A>(act: (s: State, i: FigureIndex, a: A, io: Io, under: AnyFrame) => Refusal | undefined) =>
  (s: State, f: Duel, a: A, io: Io): Refusal | undefined =>
    act(s, f.sides[f.up].figure, a, io, f) ?? chainOver(s, f, io);

/** SON-KAR-13: before a draw is read, the Conteur's word about it; then it stands. */
const settled =
  (kind: Duel['mended'], stands: (s: State, f: Duel, io: Io) => undefined) =>
  (s: State, f: Duel, io: Io): undefined => {
    const side = kind === 'attackMend' ? f.up : other(f.up);
    if (!isImposed(s, f, side)) return stands(s, f, io);
    f.turn = side;
    f.mended = kind;
    goTo(s, f, 'avoid');
  };

/** What stands of each draw, when the Conteur's word about it was answered. */
const STANDS: Readonly<Record<Duel['mended'], (s: State, f: Duel, io: Io) => undefined>> = {
  openMend: openedAgain,
  attackMend: attacked,
  defendMend: defended,
  counterMend: countered,
  saveMend: saved,
};

/** SON-KAR-13, SON-KAR-14: the black stones are drawn; the blow reads as it does then. */
function weighedDown(s: State, f: Duel, io: Io): undefined {
  const side = f.turn;
  figureAt(s, f, side).imposed = false;
  impose(s, siteAt(s, f, side), io);
  if (f.mended !== 'openMend') {
    readOut(s, f, side);
    tellStruck(s, f, side, 'SON-KAR-13', io);
  }
  STANDS[f.mended](s, f, io);
}

function avoided(s: State, f: Duel, a: Do<'pass'>, io: Io): Refusal | undefined {
  const refusal = buyOff(s, f.sides[f.turn].figure, a, io);
  if (refusal) return refusal;
  figureAt(s, f, f.turn).imposed = false;
  STANDS[f.mended](s, f, io);
}

/** The draw of the attack stands. */
function attacked(s: State, f: Duel, io: Io): undefined {
  const { success, reussites } = readingOfSide(s, f, f.up);
  f.result = reussites;
  wear(s, f, f.up, !success, io);
  paidAt(s, f, f.up, success, io);
  if (success) {
    f.made++;
    // SON-KAR-18: four against four is a success without a Réussite: there is nothing to defend against.
    return reussites > 0 ? goTo(s, f, 'defend') : raising(s, f);
  }
  // SON-DUE-05: the first failure ends the chain.
  stonesBack(s, f);
  chainOver(s, f, io);
}

/** SON-PPG-08: what was taken on is paid; a coup final counts when it has come through. */
function paidAt(s: State, f: Duel, side: Drawer, success: boolean, io: Io): undefined {
  const draw = f.draws[side];
  if (draw) panacheOut(s, f.sides[side].figure, draw, success, io);
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
const defend = (s: State, f: Duel, a: Do<'defend'>, io: Io): Refusal | undefined =>
  manoeuvre(s, f, other(f.up), a, ['SON-DEF-01', 'noDefence'], io) ?? goTo(s, f, 'defendMend');

function defended(s: State, f: Duel, io: Io): undefined {
  const { success, reussites } = readingOfSide(s, f, other(f.up));
  paidAt(s, f, other(f.up), success, io);
  f.result = Math.max(0, f.result - reussites);
  raising(s, f);
}

/** SON-CFO-01: no defence; he strikes too. */
function counter(s: State, f: Duel, a: Do<'counter'>, io: Io): Refusal | undefined {
  const refusal = manoeuvre(s, f, other(f.up), a, ['SON-DEF-02', 'noAttack'], io);
  if (refusal) return refusal;
  f.counter = true;
  goTo(s, f, 'counterMend');
}

/** SON-CFO-01: both blows lie there; for a PP each may be made worse, or a Réussite of the other's taken away. */
function countered(s: State, f: Duel, io: Io): undefined {
  const { success, reussites } = readingOfSide(s, f, other(f.up));
  paidAt(s, f, other(f.up), success, io);
  f.back = reussites;
  raising(s, f);
}

/** SON-CFO-02: the chain so far counts, it is broken, and no botte comes of it. */
function bothStruck(s: State, f: Duel, io: Io): undefined {
  const side = other(f.up);
  f.chain += f.result;
  const { back } = f;
  // Both land, a coup final too.
  f.due = [
    finishes(f, f.up, f.result) ? finalTo(side) : { side, total: f.chain, wound: null, botte: false },
    finishes(f, side, back) ? finalTo(f.up) : { side: f.up, total: back, wound: null, botte: false },
  ];
  stonesBack(s, f);
  io.tell?.({ kind: 'chain', rule: 'SON-CFO-02', ...toldOf(s, f, f.up), reussites: f.chain, manoeuvres: f.made });
  goTo(s, f, 'suffer');
}

/** SON-FIN-01: whether this was the last blow. */
const finishes = (f: Duel, side: Drawer, result: number): boolean => result > 0 && (f.draws[side]?.margin ?? 0) > 0;

const finalTo = (side: Drawer) => ({ side, total: 0, wound: null, botte: true, final: true }) as const;

function raising(s: State, f: Duel): undefined {
  f.turn = f.up;
  f.passes = 0;
  goTo(s, f, 'raise');
}

/** What of a blow a side may take away: the attack in an ordinary exchange, the other's blow in a coup fourré. */
const cancels = (f: Duel, side: Drawer, a: Pick<Do<'raise'>, 'cancel'>): boolean =>
  f.counter ? a.cancel === true : side !== f.up;

/** SON-PPC-02: each stone adds a Réussite, or takes one away. */
function raise(s: State, f: Duel, a: Do<'raise'>, io: Io, d: SongeDecision<DuelKind>): Refusal | undefined {
  const { side } = d.about;
  const takes = cancels(f, side, a);
  if (a.cancel && !f.counter) return refuse('invalid', 'SON-PPC-02', 'notNow');
  // Whose blow it is: one's own, or the other's.
  const attack = (side === f.up) !== takes;
  const blow = attack ? f.result : f.back;
  if (takes && a.count > blow) return refuse('invalid', 'SON-PPC-02', 'nothingToCancel', { result: blow });
  const { figure } = f.sides[side];
  const refusal = tryPay(s, figure, a.count, 'SON-PPC-02', io, a);
  if (refusal) return refusal;
  const result = blow + (takes ? -a.count : a.count);
  if (attack) f.result = result;
  else f.back = result;
  io.tell?.({ kind: 'raised', rule: 'SON-PPC-02', ...toldOf(s, f, side), count: a.count, result, attacker: !takes });
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
  if (f.counter) return bothStruck(s, f, io);
  f.chain += f.result;
  const finished = finishes(f, f.up, f.result);
  // SON-MAN-08: only what came through has an effect.
  if (f.result > 0 && f.manoeuvre && hasEffect(f.manoeuvre)) f.trick = f.manoeuvre;
  f.result = 0;
  stonesBack(s, f);
  if (finished) {
    f.due = [finalTo(other(f.up))];
    return goTo(s, f, 'suffer');
  }
  if (f.made >= CHAIN_MOST) chainOver(s, f, io);
  else goTo(s, f, 'attack');
}

type Repertoire = Readonly<Record<'attacks' | 'defences', readonly Answer[]>>;

const table = (make: (id: ManoeuvreId) => Answer) =>
  Object.fromEntries(MANOEUVRE_IDS.map((id) => [id, make(id)])) as Readonly<Record<ManoeuvreId, Answer>>;
const ATTACK = table((id) => ({ do: 'attack', manoeuvre: id }));
const DEFEND = table((id) => ({ do: 'defend', manoeuvre: id }));
const COUNTER = table((id) => ({ do: 'counter', manoeuvre: id }));
const BUY_OFF = priced(PASS);
/** The most stones in one answer. */
const MOST_RAISED = 12;
const RAISE = pricedBy((count) => ({ do: 'raise', count }));
const CANCEL = pricedBy((count) => ({ do: 'raise', count, cancel: true }));
const STOP: Answer = { do: 'stop' };
const TAKE: Answer = { do: 'take' };

/** Sheets are never written on, nor are lists of levels, so what they allow is worked out once: with a shield, and without. */
const repertoires = { with: new WeakMap<object, Repertoire>(), without: new WeakMap<object, Repertoire>() } as const;

function repertoire(sheet: Readonly<Sheet>): Repertoire {
  const known = sheet.shield === 'aucun' ? repertoires.without : repertoires.with;
  let found = known.get(sheet.manoeuvres);
  if (!found) {
    const attacks = attacksOf({ sheet });
    found = {
      attacks: [...attacks.map((id) => ATTACK[id]), STOP],
      defences: [...defencesOf({ sheet }).map((id) => DEFEND[id]), TAKE, ...attacks.map((id) => COUNTER[id])],
    };
    known.set(sheet.manoeuvres, found);
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
    choices(s, f, side) {
      const { attacks } = repertoire(figureAt(s, f, side).sheet);
      const others = otherActs(s, f.sides[side].figure);
      return others.length > 0 ? [...attacks, ...others] : attacks;
    },
    on: {
      attack: {
        cites: (_d, a) => ['SON-DUE-04', 'SON-DUE-06', 'SON-MAN-01', RULES_OF[MANOEUVRES[a.manoeuvre].group]],
        take: attack,
      },
      stop: { cites: ['SON-DUE-05'], take: (s, f, _a, io) => chainOver(s, f, io) },
      potion: { cites: ['SON-POT-01', 'SON-POT-03'], take: instead(drinks) },
      spell: { cites: ['SON-MAG-02', 'SON-MAG-12'], take: instead(castSpell) },
      useObject: { cites: ['SON-OBJ-03'], take: instead(useObject) },
    },
  }),
  attackMend: duelStep(mendingBlow('duel.attackMend', (f) => f.up, settled('attackMend', attacked))),
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
  defendMend: duelStep(mendingBlow('duel.defendMend', (f) => other(f.up), settled('defendMend', defended))),
  counterMend: duelStep(mendingBlow('duel.counterMend', (f) => other(f.up), settled('counterMend', countered))),
  avoid: duelStep({
    kind: 'duel.avoid',
    side: (s, f) => (canAfford(s, f.sides[f.turn].figure, PRICES.karmaOff) ? f.turn : undefined),
    cites: ['SON-KAR-13', 'SON-KAR-16'],
    choices: (s, f, side) => [TAKE, payable(s, f.sides[side].figure, PRICES.karmaOff, BUY_OFF)],
    on: {
      take: { cites: ['SON-KAR-13', 'SON-KAR-14'], take: (s, f, _a, io) => weighedDown(s, f, io) },
      pass: { cites: ['SON-KAR-16'], take: avoided },
    },
    run: weighedDown,
  }),
  raise: duelStep({
    kind: 'duel.raise',
    side(s, f) {
      if (f.passes >= 2 || !canAfford(s, f.sides[f.turn].figure, 1)) return undefined;
      return f.counter || f.turn === f.up || f.result > 0 ? f.turn : undefined;
    },
    about(s, f, side) {
      // Written out: a spread with more behind it takes longer than all the rest.
      const { chain, result, exchange, counter, back } = f;
      const foe = nameAt(s, f, other(side));
      return { foe, side, chain, result, exchange, dessous: f.sides[side].dessous, counter, back };
    },
    cites: ['SON-PPC-02'],
    choices(s, f, side) {
      const { figure } = f.sides[side];
      const have = panacheOf(s, figure);
      const raises: Answer[] = [PASS, PASS_ON];
      const most = Math.min(Math.max(have, 1), MOST_RAISED);
      const offer = (upTo: number, by: (count: number) => Priced): void => {
        for (let count = 1; count <= Math.min(most, upTo); count++) raises.push(payable(s, figure, count, by(count)));
      };
      if (!f.counter) offer(side === f.up ? 3 : f.result, RAISE);
      else {
        offer(3, RAISE);
        offer(side === f.up ? f.back : f.result, CANCEL);
      }
      return raises;
    },
    on: {
      raise: { cites: ['SON-PPC-02'], take: raise },
      pass: (s, f, _a, _io, d) => pass(s, f, d.about.side),
    },
    run: (s, f, io) => (f.passes < 2 ? pass(s, f, f.turn) : manoeuvreOver(s, f, io)),
  }),
};
