/** Rêve de Dragon: the rule book of the journey through the Terres Médianes du Rêve and of the cast. */
import { ruleBook } from '@reverie/kernel/book';
import { push } from '@reverie/kernel/frames';
import type { Io, Seat, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { about } from './about.ts';
import { answerSchema } from './answers.ts';
import { READY } from './characters.ts';
import { ROUNDS_AN_HOUR } from './data/hours.ts';
import { cellAt } from './data/map.ts';
import { QUESTS } from './data/quests.ts';
import { audience, type Event } from './events.ts';
import { type Options, optionsSchema, READY_IDS } from './options.ts';
import { aiming } from './rules/aim.ts';
import { burdens } from './rules/burdens.ts';
import { casting } from './rules/cast.ts';
import { cell } from './rules/cell.ts';
import { meeting } from './rules/encounters.ts';
import { ruling, watch } from './rules/gardien.ts';
import { gift } from './rules/gifts.ts';
import { spellIds } from './rules/spellbook.ts';
import { isSpent, roundOver, startTurn } from './rules/time.ts';
import { turn } from './rules/turn.ts';
import type { Sheet } from './sheet.ts';
import { checkSheet } from './sheet-check.ts';
import type { AnyFrame, Dreamer, State } from './state.ts';
import type { Types } from './types.ts';
import { imagine, viewOf } from './view.ts';
import { wayOf } from './ways.ts';

/** Whom a goal is meant for. */
const questDreamer = ({ quest }: Options) => quest && QUESTS[quest].dreamer;

/** The sheets of a table: those of the options, then ready characters for the seats that have none. */
export function sheetsOf(options: Options, seats: readonly Seat[]): Sheet[] {
  const sheets: Sheet[] = [];
  for (const { role } of seats) {
    if (role !== 'haut-revant') continue;
    const given =
      options.dreamers[sheets.length] ??
      questDreamer(options) ??
      READY_IDS[sheets.length % READY_IDS.length] ??
      'nitouche';
    sheets.push(typeof given === 'string' ? READY[given] : given);
  }
  return sheets;
}

/** A dreamer as he comes to the table: RDD-POS-01, RDD-DREAM-01. Without a point or a free cell he comes asleep. */
function newDreamer(seat: SeatIndex, sheet: Sheet): Dreamer {
  const d: Dreamer = {
    seat,
    sheet,
    levels: { ...sheet.draconic },
    spells: spellIds(sheet.spells),
    points: sheet.points ?? sheet.reve,
    seuil: sheet.seuil ?? sheet.reve,
    fatigue: sheet.fatigue,
    refoulement: sheet.refoulement,
    vie: sheet.vie,
    ethylisme: 0,
    surencombrement: 0,
    at: cellAt(sheet.start) ?? 0,
    belief: null,
    journey: null,
    exhausted: false,
    busy: null,
    notBefore: 0,
    carried: [],
    reserves: [],
    waiting: [],
    effects: [],
    shadowed: false,
    written: [],
    experience: { reve: 0, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 },
    cellBonus: {},
    ended: false,
  };
  d.exhausted = isSpent(d);
  return d;
}

function setup(options: Options, seats: readonly Seat[]): State {
  const sheets = sheetsOf(options, seats);
  const gardien = seats.findIndex(({ role }) => role === 'gardien');
  const s: State = {
    stacks: [],
    serial: 0,
    gone: [],
    options,
    round: options.hour * ROUNDS_AN_HOUR,
    dreamers: [],
    gardien: gardien < 0 ? null : gardien,
  };
  if (options.quest) s.quest = { id: options.quest, from: s.round, done: 0, over: null };
  let next = 0;
  for (const [seat, { role }] of seats.entries()) {
    const sheet = role === 'haut-revant' ? sheets[next++] : undefined;
    s.dreamers.push(sheet ? newDreamer(seat, sheet) : null);
  }
  if (gardien >= 0) push(s, { kind: 'watch', step: 'open', seat: gardien });
  for (const d of s.dreamers) if (d) startTurn(s, d);
  return s;
}

function check(options: Options, seats: readonly Seat[]): Refusal | undefined {
  const sheets = sheetsOf(options, seats);
  if (options.dreamers.length > sheets.length) {
    return refuse('invalid', 'RDD-POS-01', 'tooManySheets', { sheets: options.dreamers.length, seats: sheets.length });
  }
  if (options.quest && sheets.length !== 1) return refuse('invalid', 'RDD-X-05', 'questAlone');
  for (const [place, sheet] of sheets.entries()) {
    const refusal = checkSheet(sheet);
    if (refusal)
      return { ...refusal, details: { ...refusal.details, field: `dreamers.${place}.${refusal.details.field}` } };
  }
  return undefined;
}

/** His body walks away; the demi-rêve stays where it is (RDD-POS-02). */
function left(s: State, seat: SeatIndex, io: Io<Event>): void {
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
  version: '2',
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
  imagine,
  // A journey has no winner: the evening is over when everybody has ended it.
  outcome: (s) => (s.stacks.length === 0 ? { winners: [], rule: 'RDD-POS-02' } : undefined),
  way: wayOf,
  total: (e) => (e.kind === 'mastering' || e.kind === 'cast' ? e.rolled.adjustment : undefined),
});
