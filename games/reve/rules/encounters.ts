/** RDD-ENC: whom the demi-rêve meets, the choice that follows, and where a mastered one may lead; kinds.ts has the rest. */
import { pop, push } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import { type StepQuestion, stepped } from '@reverie/kernel/steps';
import type { Answer, Do } from '../answers.ts';
import { type EncounterKind, encounterAt, forceOf, priceOf, SPECIAL_ENCOUNTERS } from '../data/encounters.ts';
import { endOfNextSameHour } from '../data/hours.ts';
import { CELLS, cellAt, coordOf } from '../data/map.ts';
import type { Io } from '../events.ts';
import { type Bearing, bendsWithin, distance, shifted, within } from '../hex.ts';
import type { AnyFrame, Dreamer, Effect, Hypothesis, Meeting, OnCell, State, Waiting } from '../state.ts';
import { dreamerOf } from '../state.ts';
import type { Types } from '../types.ts';
import { WORTH } from '../ways.ts';
import { breakOff, repress } from './concentration.ts';
import { gain, master } from './dreamer.ts';
import { arrival, countDown, doneHere, drop, effectOf, isMissing, sameKind, trialsOf } from './effects.ts';
import { cellUnder, isLost, leaveHere, narrow, tellPlace, truth } from './hidden.ts';
import { afterMastering, CITED, gone, struggle } from './kinds.ts';
import { follow, offTheMap, type Route } from './move.ts';
import { DRAGON_DETAIL, drawForce, ENCOUNTER_FORCE, ENCOUNTER_KIND, ENCOUNTER_ROLL } from './purposes.ts';
import { triggerAt } from './reserve.ts';

/** Who is met: its kind, its force, and what repressing it costs. */
type Met = Pick<Waiting, 'kind' | 'force' | 'price'>;

/** RDD-ENC-02: 1d100 in the column of the terrain; or 1d7 on the special table while a queue or souffle asks for it. */
function drawEncounter(d: Dreamer, io: Io): Met {
  const bad = effectOf(d, 'mauvaiseRencontre');
  if (bad) {
    const fewer = countDown(d, bad);
    if ((fewer.left ?? 0) <= 0) drop(d, fewer, io);
    const special = SPECIAL_ENCOUNTERS[io.chance.die(DRAGON_DETAIL, 7) - 1];
    if (special)
      return {
        kind: special.kind,
        force: drawForce(special.force, io.chance, ENCOUNTER_FORCE),
        price: special.repression,
      };
  }
  const rolled = io.chance.die(ENCOUNTER_KIND, 100);
  const kind = encounterAt(CELLS[d.at]?.kind ?? 'plaines', rolled);
  return { kind, force: drawForce(forceOf(kind), io.chance, ENCOUNTER_FORCE), price: priceOf(kind) };
}

/** The place in `waiting` of a dodged encounter that is on this cell, under a hypothesis; −1 for none. */
const waitingUnder = (s: State, d: Dreamer, h: Hypothesis): number =>
  d.waiting.findIndex((one) => cellUnder(h, one) === h.at && one.until > s.round);

/** RDD-ENC-01: 1d7, and 7 is an encounter; unless one that was dodged still waits here (RDD-ENC-06). */
export function rollEncounter(s: State, f: OnCell, d: Dreamer, io: Io): void {
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
  // What waits here fires at once where nothing stands before it, so it gives nothing away.
  const fires = !met && !wet && triggerAt(d, d.at) === 'forced';
  io.tell?.({ kind: 'encounterRoll', rule: 'RDD-ENC-01', seat: d.seat, roll: rolled, met, wet, fires });
  if (met) meet(s, f, d, drawEncounter(d, io), false, io);
}

/** Présent des cités: once in each city, in the place of the encounter roll. */
function offerPresent(s: State, f: OnCell, d: Dreamer, presents: Effect, io: Io): void {
  doneHere(d, presents, io);
  if (d.journey) d.journey.met = true;
  const force = io.chance.sum(DRAGON_DETAIL, 2, 6);
  const present = { encounter: 'fleur', force, price: 1, again: false, dreaming: false } as const;
  push<AnyFrame>(s, { kind: 'meeting', step: 'present', seat: d.seat, ...present }, f);
}

/** RDD-ENC-04: kind and force are told; RDD-MOVE-03: the demi-rêve is stopped for this round at least. */
function meet(s: State, under: AnyFrame, d: Dreamer, met: Met, again: boolean, io: Io): void {
  const { kind: encounter, force, price } = met;
  if (d.journey) d.journey.met = true;
  io.tell?.({ kind: 'met', rule: again ? 'RDD-ENC-06' : 'RDD-ENC-04', seat: d.seat, encounter, force, again });
  push(s, { kind: 'meeting', step: 'choose', seat: d.seat, encounter, force, price, again, dreaming: false }, under);
}

/**
 * A Messager or a Passeur may be let pass (ruling 4: a Fleur may not); met again after a dodge it may not (RDD-ENC-06).
 */
const isBenign = (kind: EncounterKind): boolean => kind === 'messager' || kind === 'passeur';

/** RDD-ENC-04. Open: another Draconic may be named (RDD-ENC-05). */
const encounter: StepQuestion<Types, Meeting, 'encounter'> = {
  kind: 'encounter',
  open: true,
  about: (_s, f) => ({ encounter: f.encounter, force: f.force, price: f.price }),
  cites: ['RDD-ENC-04', 'RDD-ENC-02', 'RDD-ENC-03'],
  choices: (_s, f) => [
    { do: 'master' },
    ...(f.again || f.dreaming ? [] : [{ do: 'dodge' } as const]),
    { do: 'repress' },
    ...(isBenign(f.encounter) && !f.again ? [{ do: 'letPass' } as const] : []),
  ],
  on: {
    master: {
      cites: ({ about }) => ['RDD-ENC-05', ...CITED[about.encounter]],
      take(s, f, { voie }, io) {
        const d = dreamerOf(s, f.seat);
        noLongerWaiting(s, f, d);
        return afterMastering(s, f, d, master(d, f.encounter, f.force, 'RDD-ENC-05', io, voie), io);
      },
    },
    dodge: {
      cites: ['RDD-ENC-06'],
      take(s, f, _a, io) {
        if (f.again) return invalid('RDD-ENC-06', 'dodgedBefore');
        if (f.dreaming) return invalid('RDD-DREAM-01', 'noDodgingAsleep');
        const d = dreamerOf(s, f.seat);
        const until = endOfNextSameHour(s.round);
        const waiting = { kind: f.encounter, force: f.force, price: f.price, until, ...leaveHere(d) };
        d.waiting = [...d.waiting, waiting];
        io.tell?.({ kind: 'dodged', rule: 'RDD-ENC-06', seat: d.seat, encounter: f.encounter, until });
        return breakOff(s, d, 'RDD-ENC-06', io);
      },
    },
    repress: {
      cites: ['RDD-ENC-07', 'RDD-REF-01'],
      take(s, f, _a, io) {
        const d = dreamerOf(s, f.seat);
        noLongerWaiting(s, f, d);
        pop(s, f);
        return repress(s, d, { kind: f.encounter, price: f.price }, false, 'RDD-ENC-07', io);
      },
    },
    letPass(s, f, _a, io) {
      if (!isBenign(f.encounter)) return invalid('RDD-ENC-04', 'cannotLetPass');
      if (f.again) return invalid('RDD-ENC-06', 'masterOrRepress');
      return gone(s, f, io, 'RDD-ENC-04');
    },
  },
  otherwise: ['RDD-ENC-04', 'notOnOffer'],
  absent: { do: 'master' },
};

/** A dodged encounter waits until its time is over or the choice is made: broken off before, he meets it yet again. */
function noLongerWaiting(s: State, f: Meeting, d: Dreamer): void {
  if (!f.again) return;
  const met = waitingUnder(s, d, truth(d));
  d.waiting = d.waiting.filter((_, place) => place !== met);
}

const PRESENTS = (['fleur', 'passeur', 'messager'] as const).map((kind): Answer => ({ do: 'present', kind }));
/** Présent des cités: one of three, mastered from the outset. */
const present: StepQuestion<Types, Meeting, 'present'> = {
  kind: 'present',
  open: true,
  about: encounter.about,
  cites: ['RDD-TABLE-01'],
  choices: () => PRESENTS,
  on: {
    present: {
      cites: (_d, { kind }): readonly RuleId[] => CITED[kind],
      take(s, f, { kind }, io) {
        const under = pop(s, f);
        const { seat, force, price, again, dreaming } = f;
        if (kind === 'fleur') return gain(dreamerOf(s, seat), force, 'RDD-TABLE-01', io);
        const step = kind === 'passeur' ? 'teleport' : 'send';
        return push(s, { kind: 'meeting', step, seat, encounter: kind, force, price, again, dreaming }, under);
      },
    },
  },
  otherwise: ['RDD-TABLE-01', 'notOnOffer'],
  absent: { do: 'present', kind: 'fleur' },
};

// ---------------------------------------------------------------------------------------------------------------------
// Where a mastered encounter may lead: a Passeur and a Messager within their force, a Changeur to any cell of the kind

type Place = Partial<{ readonly [K in keyof Bearing]: Bearing[K] | undefined } & { readonly cell: string | undefined }>;

/**
 * Cells by name where the player knows where he is; where he does not, every cell around him by how far and which way it
 * lies, since no name would be true (ruling). A Changeur can be told the name of a cell by somebody lost too; his own is then among them, since leaving it out would tell him which it is.
 */
function placesFor(d: Dreamer, f: Meeting): Place[] {
  const lost = isLost(d);
  if (lost && f.encounter !== 'changeur') return bendsWithin(f.force);
  const near = f.encounter === 'changeur' ? sameKind(d, d.at) : within(d.at, f.force);
  return near.filter((cell) => (lost || cell !== d.at) && !isMissing(d, cell)).map((cell) => ({ cell: coordOf(cell) }));
}

/** The way that a place names, from any cell; a refusal if it may not be named. */
function wayTo(d: Dreamer, f: Meeting, { cell, towards, steps, bend, more }: Place): Route | Refusal {
  const rule = CITED[f.encounter][0];
  if (cell !== undefined) return wayToNamed(d, f, cell);
  const whole = (bend === undefined) === (more === undefined);
  if (towards === undefined || steps === undefined || !whole || f.encounter === 'changeur')
    return invalid(rule, 'whereTo');
  if (steps + (more ?? 0) > f.force) return invalid(rule, 'tooFar', { force: f.force });
  return (from) => shifted(from, { towards, steps, bend, more });
}

function wayToNamed(d: Dreamer, f: Meeting, cell: string): Route | Refusal {
  const rule = CITED[f.encounter][0];
  const to = cellAt(cell);
  if (to === undefined) return invalid('RDD-POS-01', 'noSuchCell', { cell });
  if (isMissing(d, to)) return invalid('RDD-TABLE-01', 'noSuchCell', { cell });
  if (f.encounter === 'changeur') {
    if (CELLS[to]?.kind !== CELLS[d.at]?.kind) return invalid(rule, 'otherKind', { cell });
    if (to === d.at && !isLost(d)) return invalid(rule, 'alreadyThere');
  } else {
    if (isLost(d)) return invalid('RDD-HID-01', 'whereAmI');
    if (distance(d.at, to) > f.force) return invalid(rule, 'tooFar', { force: f.force });
  }
  return () => to;
}

/** What both share: a place may be named, or the offer declined. */
const led = {
  open: true,
  about: (_s: State, { encounter, force, price }: Meeting) => ({ encounter, force, price }),
  otherwise: ['RDD-ENC-04', 'notOnOffer'],
  absent: { do: 'decline' },
} as const;
const placesTo =
  (what: 'teleport' | 'send') =>
  (s: State, f: Meeting): readonly Answer[] => [
    ...placesFor(dreamerOf(s, f.seat), f).map((place) => ({ do: what, ...place })),
    { do: 'decline' },
  ];

/** RDD-PAS-01, RDD-CHA-01: same round, no fatigue, no other roll; then what the cell asks for. */
const teleport: StepQuestion<Types, Meeting, 'teleport'> = {
  ...led,
  kind: 'teleport',
  cites: ['RDD-PAS-01'],
  choices: placesTo('teleport'),
  on: {
    teleport: {
      cites: ({ about }) => CITED[about.encounter],
      take(s, f, a, io) {
        const d = dreamerOf(s, f.seat);
        const way = wayTo(d, f, a);
        if (typeof way !== 'function') return way;
        const under = pop(s, f);
        if (follow(d, way, io)) {
          const how = f.encounter === 'changeur' ? 'changeur' : 'passeur';
          tellPlace(s, d, how, CITED[f.encounter][0], 0, io);
        } else if (under) offTheMap(s, under, d, 'carried', io);
        return undefined;
      },
    },
    decline: { cites: ({ about }) => CITED[about.encounter], take: (s, f, _a, io) => gone(s, f, io) },
  },
};

/** RDD-MES-01: the Messager goes, the pawn stays; a spell may be cast from there this round. */
const send: StepQuestion<Types, Meeting, 'send'> = {
  ...led,
  kind: 'send',
  cites: ['RDD-MES-01'],
  choices: placesTo('send'),
  on: { send: sendMessager, decline: (s, f, _a, io) => gone(s, f, io) },
};

function sendMessager(s: State, f: Meeting, a: Do<'send'>, io: Io): Refusal | undefined {
  const d = dreamerOf(s, f.seat);
  const way = wayTo(d, f, a);
  if (typeof way !== 'function') return way;
  const to = arrival(d, way(d.at));
  const there = to === undefined ? undefined : CELLS[to];
  // Sent by a lost dreamer, it shows him the kind of a cell at a known distance.
  narrow(d, ({ at }) => CELLS[arrival(d, way(at)) ?? -1]?.kind, io);
  const { towards, steps, bend, more } = a;
  const lost = isLost(d);
  const cell = lost ? null : (there?.coord ?? null);
  io.tell?.({ kind: 'sent', rule: 'RDD-MES-01', seat: d.seat, terrain: there?.kind ?? null, cell });
  const under = pop(s, f);
  // Off the map nobody can cast anything.
  if (to === undefined) return undefined;
  const sent = lost && towards && steps ? { sent: { towards, steps, ...(bend && { bend, more }) } } : {};
  const casting = { seat: d.seat, messager: to, spell: '', parameters: { cost: 0 }, ...sent };
  return push(s, { kind: 'casting', step: 'act', ...casting }, under);
}

export const meeting = stepped<Types, Meeting>(
  { choose: encounter, struggle, teleport, send, present },
  { worth: WORTH },
);
