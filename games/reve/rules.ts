/** Rêve de Dragon: the rule book of the journey through the Terres Médianes du Rêve and of the cast. */
import { ruleBook } from '@reverie/kernel/book';
import { push } from '@reverie/kernel/frames';
import type { Seat, SeatIndex } from '@reverie/kernel/game';
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import { about } from './about.ts';
import { answerSchema } from './answers.ts';
import type { Arrival } from './body.ts';
import { checkArrival, checkSheet } from './body-check.ts';
import { READY } from './characters.ts';
import { ROUNDS_AN_HOUR } from './data/hours.ts';
import { QUESTS } from './data/quests.ts';
import { audience, type Io } from './events.ts';
import { NOBODY, type Options, optionsSchema, READY_IDS } from './options.ts';
import { aiming } from './rules/aim.ts';
import { newDreamer, returningDreamer } from './rules/arrival.ts';
import { burdens, gift } from './rules/burdens.ts';
import { casting } from './rules/cast.ts';
import { cell } from './rules/cell.ts';
import { meeting } from './rules/encounters.ts';
import { ruling, watch } from './rules/gardien.ts';
import { roundOver, startTurn } from './rules/time.ts';
import { turn } from './rules/turn.ts';
import type { Sheet } from './sheet.ts';
import { type AnyFrame, copyState, type State } from './state.ts';
import type { Types } from './types.ts';
import { imagine, seesAs, viewOf } from './view.ts';
import { wayOf } from './ways.ts';

/** Who comes to a table: those of the options, or whom a goal is meant for, then ready characters for the seats that have none; null is nobody yet. */
function comers(options: Options, seats: readonly Seat[]): (Sheet | Arrival | null)[] {
  const found: (Sheet | Arrival | null)[] = [];
  for (const { role } of seats) {
    if (role !== 'haut-revant') continue;
    const usual = READY_IDS[found.length % READY_IDS.length] ?? 'nitouche';
    const given = options.dreamers[found.length] ?? (options.quest && QUESTS[options.quest].dreamer) ?? usual;
    found.push(given === NOBODY ? null : typeof given === 'string' ? READY[given] : given);
  }
  return found;
}

const isArrival = (comer: Sheet | Arrival): comer is Arrival => 'sheet' in comer;

/** Whoever has played before brings the day and the hour; the latest holds for all. */
function startOf(options: Options, found: readonly (Sheet | Arrival | null)[]): number {
  const clocks = found.flatMap((comer) => (comer && isArrival(comer) ? [comer.round] : []));
  return clocks.length > 0 ? Math.max(...clocks) : options.hour * ROUNDS_AN_HOUR;
}

function setup(options: Options, seats: readonly Seat[], io: Io): State {
  const found = comers(options, seats);
  const gardien = seats.findIndex(({ role }) => role === 'gardien');
  const s: State = {
    stacks: [],
    serial: 0,
    gone: [],
    options,
    round: startOf(options, found),
    dreamers: [],
    gardien: gardien < 0 ? null : gardien,
  };
  if (options.quest) s.quest = { id: options.quest, from: s.round, done: 0, over: null };
  let next = 0;
  for (const [seat, { role }] of seats.entries()) {
    const comer = role === 'haut-revant' ? found[next++] : undefined;
    if (comer === null) s.gone.push(seat);
    if (!comer) s.dreamers.push(null);
    else s.dreamers.push(isArrival(comer) ? returningDreamer(s, seat, comer, io) : newDreamer(seat, comer));
  }
  if (gardien >= 0) push(s, { kind: 'watch', step: 'open', seat: gardien });
  for (const d of s.dreamers) if (d) startTurn(s, d);
  return s;
}

function check(options: Options, seats: readonly Seat[]): Refusal | undefined {
  const found = comers(options, seats);
  if (options.dreamers.length > found.length) {
    return invalid('RDD-POS-01', 'tooManySheets', { sheets: options.dreamers.length, seats: found.length });
  }
  if (options.quest && found.length !== 1) return invalid('RDD-X-05', 'questAlone');
  // Only a gardien can let somebody in, and an evening without anybody in it could not begin.
  const led = seats.some(({ role }) => role === 'gardien');
  if (found.includes(null) && (!led || found.every((comer) => comer === null)))
    return invalid('RDD-X-06', 'nobodyHere');
  for (const [place, comer] of found.entries()) {
    if (!comer) continue;
    const [refusal] = isArrival(comer) ? checkArrival(comer) : [checkSheet(comer)];
    if (refusal)
      return { ...refusal, details: { ...refusal.details, field: `dreamers.${place}.${refusal.details.field}` } };
  }
  return undefined;
}

/** His body walks away; the demi-rêve stays where it is (RDD-POS-02). */
function left(s: State, seat: SeatIndex, io: Io): void {
  const d = s.dreamers[seat];
  if (d && !d.ended) {
    d.ended = true;
    d.journey = null;
    s.stacks = s.stacks.filter(([bottom]) => !(bottom?.kind === 'turn' && bottom.seat === seat));
    io.tell?.({ kind: 'ended', rule: 'RDD-POS-02', seat });
  }
  // Gone before the round can be over: the next one begins without him.
  if (!s.gone.includes(seat)) s.gone.push(seat);
  if (d) roundOver(s, io);
}

export const rules = ruleBook<Types, AnyFrame>({
  id: about.id,
  // 4: places stay free until somebody comes.
  version: '6',
  seats: about.seats,
  secrets: true,
  options: optionsSchema,
  answers: answerSchema,
  audience,
  procedures: { turn, cell, meeting, casting, aiming, ruling, gift, watch, burdens },
  setup,
  check,
  left,
  view: viewOf,
  seesAs,
  imagine,
  copy: copyState,
  // A journey has no winner: the evening is over when everybody has ended it.
  outcome: (s) => (s.stacks.length === 0 ? { winners: [], rule: 'RDD-POS-02' } : undefined),
  way: wayOf,
  total: (e) => (e.kind === 'mastering' || e.kind === 'cast' ? e.rolled.adjustment : undefined),
});
