/** RDD-ENC: whom the demi-rêve meets, and the choice that follows. What each kind does is in kinds.ts. */

import { ask, type Procedure, pop, push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import {
  type EncounterKind,
  encounterRanges,
  type Force,
  forceOf,
  KINDS,
  SPECIAL_ENCOUNTERS,
} from '../data/encounters.ts';
import { endOfNextSameHour } from '../data/hours.ts';
import { CELLS } from '../data/map.ts';
import type { Voie } from '../data/voies.ts';
import type { Event } from '../events.ts';
import {
  type AnyFrame,
  type Dreamer,
  dreamerOf,
  type Effect,
  type Hypothesis,
  hasGardien,
  type Meeting,
  type OnCell,
  type State,
} from '../state.ts';
import type { Types } from '../types.ts';
import { drop } from './dragons.ts';
import { bestVoie, breakOff, effectOf, failed, fatigueCost, gain, generalState, roll, terms } from './dreamer.ts';
import { cellIsNamed, cellUnder, leaveHere, narrow, truth } from './hidden.ts';
import { afterMastering, afterStruggle, gone } from './kinds.ts';
import { placesFor, sendMessager, teleport } from './places.ts';
import { DRAGON_DETAIL, ENCOUNTER_FORCE, ENCOUNTER_KIND, ENCOUNTER_ROLL, MASTERING } from './purposes.ts';
import { priceOf, repress } from './refoulement.ts';
import { trialsOf } from './wet.ts';

/** RDD-DDR-01: 1d8 where 8 counts 0, and 7 is added and rolled again without end. */
export function drawDdr(io: Io<Event>, why = ENCOUNTER_FORCE): number {
  for (let total = 0; ; ) {
    const face = io.chance.die(why, 8);
    if (face === 8) return total;
    total += face;
    if (face !== 7) return total;
  }
}

/** RDD-ENC-03. */
function drawForce(force: Force, io: Io<Event>): number {
  if (force === '7+ddr') return 7 + drawDdr(io);
  return force.plus + io.chance.sum(ENCOUNTER_FORCE, force.count, force.sides);
}

/** Who is met: its kind, its force, and what repressing it costs. */
interface Met {
  readonly kind: EncounterKind;
  readonly force: number;
  readonly price: number;
}

/** RDD-ENC-02: 1d100 in the column of the terrain; or 1d7 on the special table while a queue or souffle asks for it. */
function drawEncounter(d: Dreamer, io: Io<Event>): Met {
  const bad = effectOf(d, 'mauvaiseRencontre');
  if (bad) {
    bad.left = (bad.left ?? 1) - 1;
    if (bad.left <= 0) drop(d, bad, io);
    const special = SPECIAL_ENCOUNTERS[io.chance.die(DRAGON_DETAIL, 7) - 1];
    if (special) return { kind: special.kind, force: drawForce(special.force, io), price: special.repression };
  }
  const rolled = io.chance.die(ENCOUNTER_KIND, 100);
  const ranges = encounterRanges(CELLS[d.at]?.kind ?? 'plaines');
  const at = ranges.findIndex((range) => range !== undefined && range.from <= rolled && rolled <= range.to);
  const kind = KINDS[at];
  if (!kind) throw new Error(`no encounter stands at ${rolled}`);
  return { kind, force: drawForce(forceOf(kind), io), price: priceOf(kind) };
}

/** The place in `waiting` of a dodged encounter that is on this cell, under a hypothesis; −1 for none. */
const waitingUnder = (s: State, d: Dreamer, h: Hypothesis): number =>
  d.waiting.findIndex((one) => cellUnder(h, one) === h.at && one.until > s.round);

/** RDD-ENC-01: 1d7, and 7 is an encounter; unless one that was dodged still waits here (RDD-ENC-06). */
export function rollEncounter(s: State, f: OnCell, d: Dreamer, io: Io<Event>): void {
  if (!d.journey) return;
  if (d.waiting.length > 0) {
    narrow(d, (h) => waitingUnder(s, d, h), io);
    const waiting = d.waiting[waitingUnder(s, d, truth(d))];
    if (waiting) {
      meet(s, f, d, waiting, true, io);
      return;
    }
  }
  const presents = effectOf(d, 'presentCites');
  if (presents) {
    narrow(d, ({ at }) => presents.cells?.includes(at), io);
    if (presents.cells?.includes(d.at)) {
      offerPresent(s, f, d, presents, io);
      return;
    }
  }
  const rolled = io.chance.die(ENCOUNTER_ROLL, 7);
  const met = rolled === 7;
  const wet = !met && trialsOf(d, d.at).length > 0;
  io.tell?.({ kind: 'encounterRoll', rule: 'RDD-ENC-01', seat: d.seat, roll: rolled, met, wet });
  if (met) meet(s, f, d, drawEncounter(d, io), false, io);
}

/** Présent des cités: once in each city, in the place of the encounter roll. */
function offerPresent(s: State, f: OnCell, d: Dreamer, presents: Effect, io: Io<Event>): void {
  presents.cells = presents.cells?.filter((cell) => cell !== d.at) ?? [];
  cellIsNamed(d, io);
  if (presents.cells.length === 0) drop(d, presents, io);
  if (d.journey) d.journey.met = true;
  const force = io.chance.sum(DRAGON_DETAIL, 2, 6);
  const present = { encounter: 'fleur', force, price: 1, again: false, dreaming: false } as const;
  push<AnyFrame>(s, { kind: 'meeting', step: 'present', seat: d.seat, ...present }, f);
}

/** RDD-ENC-04: kind and force are told; RDD-MOVE-03: the demi-rêve is stopped for this round at least. */
function meet(s: State, under: AnyFrame, d: Dreamer, met: Met, again: boolean, io: Io<Event>): void {
  const { kind: encounter, force, price } = met;
  if (d.journey) d.journey.met = true;
  io.tell?.({ kind: 'met', rule: again ? 'RDD-ENC-06' : 'RDD-ENC-04', seat: d.seat, encounter, force, again });
  push(s, { kind: 'meeting', step: 'choose', seat: d.seat, encounter, force, price, again, dreaming: false }, under);
}

/**
 * A Messager or a Passeur may be let pass (ruling 4: a Fleur may not); met again after a dodge it may not (RDD-ENC-06).
 */
const isBenign = (kind: EncounterKind): boolean => kind === 'messager' || kind === 'passeur';

function choicesOf(s: State, f: Meeting): Answer[] {
  const d = dreamerOf(s, f.seat);
  switch (f.step) {
    case 'choose': {
      const dodge = !f.again && !f.dreaming;
      return [
        { do: 'master' },
        ...(dodge ? [{ do: 'dodge' } as const] : []),
        { do: 'repress' },
        ...(isBenign(f.encounter) && !f.again ? [{ do: 'letPass' } as const] : []),
      ];
    }
    case 'struggle':
      // RDD-RFL-03: neither dodging nor repressing. Without a gardien the player says himself when he is jostled.
      return [{ do: 'master' }, ...(hasGardien(s) ? [] : [{ do: 'outside' } as const])];
    case 'present':
      return [
        { do: 'present', kind: 'fleur' },
        { do: 'present', kind: 'passeur' },
        { do: 'present', kind: 'messager' },
      ];
    case 'teleport':
      return [...placesFor(d, f).map((place) => ({ do: 'teleport', ...place }) as const), { do: 'decline' }];
    case 'send':
      return [...placesFor(d, f).map((place) => ({ do: 'send', ...place }) as const), { do: 'decline' }];
  }
}

const QUESTIONS = {
  choose: 'encounter',
  struggle: 'struggle',
  teleport: 'teleport',
  send: 'send',
  present: 'present',
} as const;

function aboutOf(s: State, f: Meeting): object {
  const { encounter, force, price } = f;
  // RDD-RFL-02: what the round of a struggle has cost.
  if (f.step === 'struggle') return { encounter, force, price, fatigue: fatigueCost(dreamerOf(s, f.seat)) };
  return { encounter, force, price };
}

export const meeting: Procedure<Types, Meeting> = {
  // Open: another Draconic may be named (RDD-ENC-05), and a place by direction and number of steps.
  pending: (s, f) => [ask(f, f.seat, QUESTIONS[f.step], { open: true, about: aboutOf(s, f) })],
  choices: (s, f) => choicesOf(s, f),

  answer(s, f, _decision, a, io) {
    const d = dreamerOf(s, f.seat);
    if (f.step === 'choose') return choose(s, f, d, a, io);
    if (f.step === 'struggle') return struggle(s, f, d, a, io);
    if (f.step === 'present') return takePresent(s, f, d, a, io);
    if (a.do === 'decline') {
      gone(s, f, d, io);
      return undefined;
    }
    if (f.step === 'teleport' && a.do === 'teleport') return teleport(s, f, d, a, io);
    if (f.step === 'send' && a.do === 'send') return sendMessager(s, f, d, a, io);
    return refuse('invalid', 'RDD-ENC-04', 'notOnOffer');
  },

  run() {
    throw new Error('a meeting always waits for its player');
  },
  absent(_s, f) {
    if (f.step === 'present') return { do: 'present', kind: 'fleur' };
    return f.step === 'choose' || f.step === 'struggle' ? { do: 'master' } : { do: 'decline' };
  },
};

/** RDD-ENC-05: current points, a Draconic, the force against it. Only success or failure matters here. */
function tryToMaster(f: Meeting, d: Dreamer, named: Voie | undefined, io: Io<Event>) {
  const voie = named ?? bestVoie(d);
  const rolled = roll(io, MASTERING, d.points, d.levels[voie] - f.force + generalState(d));
  const success = !failed(rolled.result);
  io.tell?.({
    kind: 'mastering',
    rule: 'RDD-ENC-05',
    seat: d.seat,
    encounter: f.encounter,
    force: f.force,
    voie,
    rolled,
    success,
    sum: terms(d, voie, -f.force, 'RDD-ENC-05'),
  });
  return { voie, rolled, success };
}

function choose(s: State, f: Meeting, d: Dreamer, a: Answer, io: Io<Event>): Refusal | undefined {
  switch (a.do) {
    case 'master':
      noLongerWaiting(s, f, d);
      afterMastering(s, f, d, tryToMaster(f, d, a.voie, io), io);
      return undefined;
    case 'dodge': {
      if (f.again) return refuse('invalid', 'RDD-ENC-06', 'dodgedBefore');
      if (f.dreaming) return refuse('invalid', 'RDD-DREAM-01', 'noDodgingAsleep');
      const until = endOfNextSameHour(s.round);
      d.waiting.push({ kind: f.encounter, force: f.force, price: f.price, until, ...leaveHere(d) });
      io.tell?.({ kind: 'dodged', rule: 'RDD-ENC-06', seat: d.seat, encounter: f.encounter, until });
      breakOff(s, d, 'RDD-ENC-06', io);
      return undefined;
    }
    case 'repress':
      noLongerWaiting(s, f, d);
      pop(s, f);
      repress(s, d, { kind: f.encounter, price: f.price }, false, 'RDD-ENC-07', io);
      return undefined;
    case 'letPass':
      if (!isBenign(f.encounter)) return refuse('invalid', 'RDD-ENC-04', 'cannotLetPass');
      if (f.again) return refuse('invalid', 'RDD-ENC-06', 'masterOrRepress');
      gone(s, f, d, io, 'RDD-ENC-04');
      return undefined;
    default:
      return refuse('invalid', 'RDD-ENC-04', 'notOnOffer');
  }
}

/** A dodged encounter waits until its time is over or the choice is made: broken off before, he meets it yet again. */
function noLongerWaiting(s: State, f: Meeting, d: Dreamer): void {
  if (!f.again) return;
  const met = waitingUnder(s, d, truth(d));
  d.waiting = d.waiting.filter((_, place) => place !== met);
}

/** RDD-RFL-02, RDD-TBL-01: each round the same roll again, with what points are left. */
function struggle(s: State, f: Meeting, d: Dreamer, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do === 'outside') {
    if (hasGardien(s)) return refuse('invalid', 'RDD-UP-05', 'forTheGardien');
    io.tell?.({ kind: 'outside', rule: 'RDD-UP-05', seat: d.seat, by: 'dreamer', detail: '' });
    breakOff(s, d, f.encounter === 'reflet' ? 'RDD-RFL-04' : 'RDD-TBL-02', io);
    return undefined;
  }
  if (a.do === 'dodge' || a.do === 'repress')
    return refuse('invalid', f.encounter === 'reflet' ? 'RDD-RFL-03' : 'RDD-TBL-02', 'tooLate');
  if (a.do !== 'master') return refuse('invalid', 'RDD-RFL-02', 'notOnOffer');
  const { success } = tryToMaster(f, d, a.voie, io);
  afterStruggle(s, f, d, success, io);
  return undefined;
}

/** Présent des cités: one of three, mastered from the outset. */
function takePresent(s: State, f: Meeting, d: Dreamer, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do !== 'present') return refuse('invalid', 'RDD-TABLE-01', 'notOnOffer');
  const under = pop(s, f);
  const { seat, force, price, again, dreaming } = f;
  if (a.kind === 'fleur') gain(d, force, 'RDD-TABLE-01', io);
  else {
    const step = a.kind === 'passeur' ? 'teleport' : 'send';
    push(s, { kind: 'meeting', step, seat, encounter: a.kind, force, price, again, dreaming }, under);
  }
  return undefined;
}
