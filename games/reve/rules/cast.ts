/** RDD-CAST: the cast, from the demi-rêve's cell or through a Messager. */

import type { Term } from '@reverie/kernel/events';
import { ask, next, type Procedure, pop } from '@reverie/kernel/frames';
import type { Io, RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { CELLS, type CellIndex } from '../data/map.ts';
import type { Event, Rolled } from '../events.ts';
import { priceOf, type Result } from '../resolution.ts';
import { type Casting, type Dreamer, dreamerOf, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { breakOff, experience, failed, fallAsleep, generalState, has, lose, roll, terms, unwind } from './dreamer.ts';
import { isLost } from './hidden.ts';
import { CAST } from './purposes.ts';
import { mayReserve, putInReserve, samePlace } from './reserve.ts';
import { difficultyOf, fits, isExact, type Known, leastCost, needsOrigin, spellOf, voieOf } from './spellbook.ts';

/** Until a pèlerinage, a conquête, a périple or an urgence is done there is no magic but what waits in reserve. */
const QUESTS = ['pelerinage', 'conquete', 'periple', 'urgence'] as const;
const forbidden = (d: Dreamer): boolean => d.effects.length > 0 && QUESTS.some((quest) => has(d, quest));

/** RDD-CAST-09: what costs more than he has cannot be begun, unless the table allows it. */
const affordable = (s: State, d: Dreamer, cost: number): boolean => s.options.castBeyond === 'fall' || cost <= d.points;

/** The spells that can be cast on a cell, some of them only if the magic aimed at was cast there. */
export function castable(s: State, d: Dreamer, cell: CellIndex): Known[] {
  const found: Known[] = [];
  if (forbidden(d) || d.journey?.cast) return found;
  for (const id of d.spells) {
    const spell = spellOf(d, id);
    if (spell && fits(d, spell, cell, cell) && affordable(s, d, leastCost(spell))) found.push(spell);
  }
  return found;
}

/** A cast of this spell as a sample: at its least cost, and against a magic of this very cell where it needs one. */
function sampleOf(spell: Known): Answer {
  let sample = SAMPLES.get(spell);
  if (!sample) {
    sample = {
      do: 'cast',
      spell: spell.id,
      ...(needsOrigin(spell) && { here: true as const }),
      ...(spell.difficulty === 'variable' && { difficulty: -4 }),
      ...(spell.cost === 'variable' && { cost: leastCost(spell) }),
    };
    SAMPLES.set(spell, sample);
  }
  return sample;
}
const SAMPLES = new WeakMap<Known, Answer>();

/** RDD-MES-01: the Messager's cell, or the demi-rêve's own. */
const placeOf = (d: Dreamer, f: Casting): CellIndex => f.messager ?? d.at;

/** Who is lost knows only the kind of the cell that his Messager is on (RDD-HID-01). */
function messagerAt(d: Dreamer, messager: CellIndex) {
  const there = CELLS[messager];
  return { cell: isLost(d) ? null : (there?.coord ?? null), terrain: there?.kind ?? null };
}

export const casting: Procedure<Types, Casting> = {
  pending(s, f) {
    if (f.step === 'reserve') return [ask(f, f.seat, 'reserve', { about: { spell: f.spell } })];
    if (f.step === 'total') return [ask(f, f.seat, 'reserveFailure', { about: { spell: f.spell } })];
    if (f.messager === null) return [ask(f, f.seat, 'cast', { open: true })];
    const about = messagerAt(dreamerOf(s, f.seat), f.messager);
    return [ask(f, f.seat, 'castThrough', { open: true, about })];
  },

  choices(s, f) {
    if (f.step !== 'act') return [{ do: 'keep' }, { do: 'reserve' }];
    const d = dreamerOf(s, f.seat);
    return [{ do: 'pass' }, ...castable(s, d, placeOf(d, f)).map(sampleOf)];
  },

  answer(s, f, _d, a, io) {
    const d = dreamerOf(s, f.seat);
    if (f.step === 'act') {
      if (a.do === 'cast') return begin(s, f, d, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'RDD-CAST-01', 'castOrNot');
      pop(s, f);
      return undefined;
    }
    if (a.do !== 'keep' && a.do !== 'reserve') return refuse('invalid', 'RDD-RES-01', 'reserveOrKeep');
    if (a.do === 'keep') keep(s, f, d, io);
    else if (f.step === 'reserve') putAway(s, f, d, false, io);
    else putFailureAway(s, f, d, io);
    return undefined;
  },

  run() {
    throw new Error('a cast always waits for its player');
  },
  absent: (_s, f) => (f.step === 'act' ? { do: 'pass' } : { do: 'keep' }),
};

/** RDD-CAST-02: everything that varies is fixed before the dice, but for the target. */
function begin(s: State, f: Casting, d: Dreamer, a: Do<'cast'>, io: Io<Event>): Refusal | undefined {
  const spell = d.spells.includes(a.spell) ? spellOf(d, a.spell) : undefined;
  if (!spell) return refuse('invalid', 'RDD-CAST-01', 'unknownSpell', { spell: a.spell.slice(0, 40) });
  const refusal = forbidden(d) ? refuse('invalid', 'RDD-TABLE-01', 'noMagic') : whyNot(s, d, spell, placeOf(d, f), a);
  if (refusal) return refusal;
  f.spell = spell.id;
  f.parameters = {
    cost: a.cost ?? leastCost(spell),
    voie: voieOf(d, spell, a.voie),
    ...(a.difficulty !== undefined && { difficulty: a.difficulty }),
    ...(a.hour !== undefined && { hour: a.hour }),
    ...(a.detail !== undefined && { detail: a.detail }),
  };
  cast(s, f, d, spell, io);
  return undefined;
}

/** What stands against casting this spell, on this cell and in this way. */
function whyNot(s: State, d: Dreamer, spell: Known, cell: CellIndex, a: Do<'cast'>): Refusal | undefined {
  if (!fits(d, spell, cell, a.here ? cell : undefined)) {
    const details = { spell: spell.name, where: spell.where };
    return refuse('invalid', isExact(spell) ? 'RDD-SPELL-02' : 'RDD-CAST-01', 'wrongCell', details);
  }
  if (a.voie !== undefined && !spell.voies.includes(a.voie))
    return refuse('invalid', 'RDD-CAST-01', 'otherVoie', { spell: spell.name });
  if ((spell.difficulty === 'variable') !== (a.difficulty !== undefined))
    return refuse('invalid', 'RDD-CAST-02', a.difficulty === undefined ? 'difficultyMissing' : 'difficultyFixed');
  const least = leastCost(spell);
  const cost = a.cost ?? least;
  const fixed = spell.cost !== 'variable' && 'fixed' in spell.cost;
  if (cost < least || (fixed && cost > least)) return refuse('invalid', 'RDD-CAST-02', 'wrongCost', { cost: least });
  if (spell.cost === 'variable' && a.cost === undefined) return refuse('invalid', 'RDD-CAST-02', 'costMissing');
  if (!affordable(s, d, cost)) return refuse('invalid', 'RDD-CAST-09', 'tooFewPoints', { cost, points: d.points });
  return undefined;
}

/** RDD-CELL-01 counts a cell that he can name: who is lost neither gains nor uses the bonus (ruling). */
const bonusKey = (s: State, f: Casting, d: Dreamer): string | undefined =>
  s.options.cellBonus && !isLost(d) ? `${placeOf(d, f)} ${f.spell}` : undefined;

const RULES: Readonly<Record<Result, RuleId>> = {
  particuliere: 'RDD-CAST-05',
  significative: 'RDD-CAST-03',
  normale: 'RDD-CAST-03',
  echec: 'RDD-CAST-04',
  echecParticulier: 'RDD-CAST-04',
  echecTotal: 'RDD-CAST-06',
};

/**
 * RDD-CAST-01: RÊVE with the spell's Draconic at its difficulty, general state applied; the price of the result is paid
 * at once. RDD-RES-06: `again`, the same roll costs nothing.
 */
function rollCast(s: State, f: Casting, d: Dreamer, spell: Known, again: boolean, io: Io<Event>): Rolled {
  const voie = voieOf(d, spell, f.parameters.voie);
  const difficulty = difficultyOf(spell, f.parameters);
  const bonus = d.cellBonus[bonusKey(s, f, d) ?? ''] ?? 0;
  const sum: Term[] = [...terms(d, voie, difficulty, 'RDD-CAST-01')];
  if (bonus > 0) sum.push({ rule: 'RDD-CELL-01', what: 'cellBonus', value: bonus });
  const rolled = roll(io, CAST, d.sheet.reve, d.levels[voie] + difficulty + generalState(d), bonus);
  const rule = again ? 'RDD-RES-06' : RULES[rolled.result];
  // RDD-CAST-07: who has too little for it falls to 0.
  const cost = again ? 0 : Math.min(d.points, priceOf(rolled.result, f.parameters.cost));
  d.points -= cost;
  io.tell?.({ kind: 'cast', rule, seat: d.seat, spell: spell.id, rolled, cost, points: d.points, again, sum });
  experience(d, rolled, voie, io);
  return rolled;
}

function cast(s: State, f: Casting, d: Dreamer, spell: Known, io: Io<Event>): void {
  if (f.parameters.voie === 'thanatos') d.shadowed = true;
  const { result } = rollCast(s, f, d, spell, false, io);
  if (result === 'echecTotal') totalFailure(s, f, d, spell, io);
  else if (failed(result)) breakOff(s, d, 'RDD-CAST-04', io);
  else succeeded(s, f, d, spell, io);
}

function succeeded(s: State, f: Casting, d: Dreamer, spell: Known, io: Io<Event>): void {
  const key = bonusKey(s, f, d);
  if (key !== undefined) d.cellBonus[key] = (d.cellBonus[key] ?? 0) + 1;
  if (spell.thresholdCost > 0) lowerThreshold(d, spell, io);
  if (d.points === 0) {
    // RDD-CAST-08: the last point is gone; the spell works next round, but nobody aims it.
    comesNextRound(s, f, d, { erratic: false, blind: true });
    fallAsleep(s, d, 'points', 'RDD-CAST-08', io);
  } else if (mayReserveHere(d, f, spell)) next(s, f, 'reserve');
  else keep(s, f, d, io);
}

/** Starred rituals cost points of seuil for good (RDD-SPELL-01). */
function lowerThreshold(d: Dreamer, { id: detail, thresholdCost }: Known, io: Io<Event>): void {
  d.seuil = Math.max(0, d.seuil - thresholdCost);
  const { seat, seuil: value } = d;
  io.tell?.({ kind: 'sheet', rule: 'RDD-SPELL-01', seat, what: 'seuil', value, by: 'dreamer', detail });
}

/** RDD-CAST-06, RDD-CAST-07: an erratic effect comes next round, whatever it costs him; or it may be put in reserve. */
function totalFailure(s: State, f: Casting, d: Dreamer, spell: Known, io: Io<Event>): void {
  if (d.points === 0) {
    comesNextRound(s, f, d, { erratic: true, blind: true });
    fallAsleep(s, d, 'points', 'RDD-CAST-07', io);
  } else if (mayReserveHere(d, f, spell)) next(s, f, 'total');
  else goWrong(s, f, d, io);
}

/**
 * RDD-MES-02: also where a Messager is, under the same limits; but not by somebody who is lost, who could not say where
 * that was, nor in the river by somebody who stands in it, for it would fire at once (rulings).
 */
function mayReserveHere(d: Dreamer, f: Casting, spell: Known): boolean {
  if (f.messager !== null && (isLost(d) || samePlace(f.messager, d.at))) return false;
  return mayReserve(d, spell, placeOf(d, f), f.parameters.voie);
}

/** RDD-CAST-03: the effect comes at the very start of the next round. */
function comesNextRound(
  s: State,
  { spell, parameters }: Casting,
  d: Dreamer,
  how: { readonly erratic: boolean; readonly blind: boolean },
): void {
  d.carried = { spell, parameters, round: s.round + 1, ...how };
}

/** What was cast is not put away: a spell stays with him in the TMR to the end of the round, a failure throws him out. */
export function keep(s: State, f: Casting, d: Dreamer, io: Io<Event>): void {
  if (f.step === 'total') {
    goWrong(s, f, d, io);
    return;
  }
  comesNextRound(s, f, d, { erratic: false, blind: false });
  unwind(s, d);
}

/** RDD-CAST-04, RDD-CAST-06: a failure like another breaks concentration; he may go up again next round. */
function goWrong(s: State, f: Casting, d: Dreamer, io: Io<Event>): void {
  comesNextRound(s, f, d, { erratic: true, blind: true });
  breakOff(s, d, 'RDD-CAST-06', io);
}

/** RDD-RES-01: for one more point it waits on its cell. He goes on, or comes down, at the start of the next round. */
function putAway(s: State, f: Casting, d: Dreamer, erratic: boolean, io: Io<Event>): void {
  lose(d, 1, erratic ? 'RDD-RES-06' : 'RDD-RES-01', io);
  putInReserve(d, f.messager, { spell: f.spell, parameters: f.parameters, erratic }, io);
  if (d.journey) d.journey.cast = true;
  // Through a Messager it was cast during an encounter: what his own cell asks for is still to come.
  if (f.messager === null) unwind(s, d);
  else pop(s, f);
  if (d.points === 0) fallAsleep(s, d, 'points', 'RDD-UP-08', io);
}

/** RDD-RES-06: the same roll again; succeeded, it waits like a spell, and what it will be nobody knows. */
function putFailureAway(s: State, f: Casting, d: Dreamer, io: Io<Event>): void {
  const spell = spellOf(d, f.spell);
  if (!spell || failed(rollCast(s, f, d, spell, true, io).result)) goWrong(s, f, d, io);
  else putAway(s, f, d, true, io);
}
