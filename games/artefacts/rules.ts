/** Artefacts du rêve: the rule book of the dream card game for two to four. */
import { ruleBook } from '@reverie/kernel/book';
import { push } from '@reverie/kernel/frames';
import type { Io, Outcome, Seat, SeatIndex } from '@reverie/kernel/game';
import { isRefusal, type Refusal, refuse } from '@reverie/kernel/refusal';
import { about } from './about.ts';
import { answerSchema } from './answers.ts';
import { PACK_SIZE } from './data/cards.ts';
import { ALL_POWERS, NO_POWERS } from './data/dream-powers.ts';
import { ALL_DREAMERS } from './data/dreamers.ts';
import { FOR_MORE, FOR_TWO } from './data/starter-decks.ts';
import { checkDeck, deckFrom } from './deck.ts';
import { audience, type Event } from './events.ts';
import { type Options, optionsSchema } from './options.ts';
import { deal, deckOf } from './rules/opening.ts';
import { procedures } from './rules/procedures.ts';
import { abandonTurn } from './rules/turn.ts';
import { concede } from './rules/waking.ts';
import { type AnyFrame, copyState, newSide, type State } from './state.ts';
import type { Types } from './types.ts';
import { imagine, view } from './view.ts';

/** The decks of a table: those of the options, then ready ones for the seats that have none. */
function decksOf(options: Options, seats: readonly Seat[]): readonly (readonly number[] | Refusal)[] {
  const ready = seats.length === 2 ? FOR_TWO : FOR_MORE;
  return seats.map((_, seat) => deckFrom(options.decks[seat] ?? ready[seat] ?? ready[0]));
}

function check(options: Options, seats: readonly Seat[]): Refusal | undefined {
  if (options.draft) return undefined;
  if (options.decks.length > seats.length) {
    return refuse('invalid', 'ART-DECK-01', 'tooManyDecks', { decks: options.decks.length, seats: seats.length });
  }
  for (const [seat, cards] of decksOf(options, seats).entries()) {
    const refusal = isRefusal(cards) ? cards : checkDeck(cards, seats.length, options.maxCopies);
    if (refusal) return { ...refusal, details: { ...refusal.details, field: `decks.${seat}` } };
  }
  return undefined;
}

const NO_CARDS: readonly number[] = [];

function setup(options: Options, seats: readonly Seat[], io: Io<Event>): State {
  const decks = options.draft ? [] : decksOf(options, seats);
  const s: State = {
    stacks: [],
    serial: 0,
    gone: [],
    options,
    sides: seats.map((_, seat) => {
      const cards = decks[seat];
      const [list, deck] = deckOf(cards && !isRefusal(cards) ? cards : NO_CARDS);
      return newSide(list, deck);
    }),
    pile: ALL_POWERS,
    used: NO_POWERS,
    dreamers: ALL_DREAMERS,
    order: [],
    round: 1,
    turn: 0,
    quiet: 0,
    over: false,
    winners: [],
    ending: '',
  };
  if (options.draft) {
    const pool = Array.from({ length: PACK_SIZE }, (_, card) => card);
    push(s, { kind: 'draft', step: 'pick', pool, picks: seats.map(() => []), taken: 0 });
  } else deal(s, io);
  return s;
}

/** ART-WIN-04. What the seat was in the middle of is over with it. */
function left(s: State, seat: SeatIndex, io: Io<Event>): void {
  concede(s, seat, io);
  const [stack] = s.stacks;
  const [bottom] = stack ?? [];
  if (s.over || !stack || bottom?.kind !== 'turn') return;
  if (bottom.seat === seat) {
    abandonTurn(s, bottom, io);
    return;
  }
  // A fight or a barter with somebody who is gone comes to nothing.
  const top = stack.at(-1);
  if (top?.kind === 'fight' && top.defender === seat) {
    stack.pop();
    bottom.step = 'settled';
  }
  if (top?.kind === 'power' && top.step === 'giveBack' && top.other === seat) stack.pop();
}

function outcome(s: State): Outcome | undefined {
  if (!s.over) return undefined;
  const rule = s.ending === 'stalled' ? 'ART-WIN-03' : s.sides.length === 2 ? 'ART-WIN-01' : 'ART-WIN-02';
  return { winners: s.winners, scores: s.sides.map(({ points }) => points), rule };
}

export const rules = ruleBook<Types, AnyFrame>({
  id: about.id,
  version: '5',
  seats: about.seats,
  secrets: true,
  options: optionsSchema,
  answers: answerSchema,
  audience,
  procedures,
  check,
  setup,
  left,
  outcome,
  copy: copyState,
  view,
  imagine,
  way(e, d, a) {
    if (e.kind === 'foreseen' && a.do === 'attack')
      return e.holds ? 'mayHold' : d.kind === 'combat' && d.about.composed ? 'asUsual' : 'getsThrough';
    if (e.kind === 'settled' && a.do !== 'attack')
      return e.result === 'held' ? 'held' : e.target === null ? 'wakes' : 'falls';
    return undefined;
  },
  total(e) {
    if (e.kind === 'summoned') return e.endurance;
    if (e.kind === 'attacked') return e.attack;
    return e.kind === 'settled' ? e.attack - e.defence : undefined;
  },
  /** Only what a fight can come to is uncertain in a way that anybody would compare. */
  weighs: (d, a) =>
    a.do === 'attack' || a.do === 'defend' || a.do === 'boost' || a.do === 'intercept' || d.kind === 'intercept',
});
