/**
 * Where a mastered encounter may lead: a Passeur and a Messager within their force, a Changeur to any cell of the kind.
 */
import { pop, push } from '@reverie/kernel/frames';
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import type { StepQuestion } from '@reverie/kernel/steps';
import type { Answer, Do } from '../answers.ts';
import { CELLS, cellAt, coordOf } from '../data/map.ts';
import type { Io } from '../events.ts';
import { type Bearing, bendsWithin, distance, shifted, within } from '../hex.ts';
import { type Dreamer, dreamerOf, type Meeting, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { arrival, isMissing, sameKind } from './effects.ts';
import { isLost, narrow, tellPlace } from './hidden.ts';
import { CITED, gone } from './kinds.ts';
import { follow, offTheMap, type Route } from './move.ts';

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
export const teleport: StepQuestion<Types, Meeting, 'teleport'> = {
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
export const send: StepQuestion<Types, Meeting, 'send'> = {
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
