/** What the others did since the viewer's last move: a bot makes several moves in a row, too fast to follow. */
import { type Deed, sinceOwnMove } from '@reverie/board/recent';
import type { Language, Seat, Viewer } from '@reverie/kernel/game';
import type { Event } from '../events.ts';
import { cardName, dreamerName } from './names.ts';
import { boardWords } from './words.ts';

/** The viewer's own moves: they begin the list again. */
const MOVES: ReadonlySet<Event['kind']> = new Set(['summoned', 'used', 'attacked', 'designated']);

const GRAVE: ReadonlySet<Event['kind']> = new Set(['settled', 'swapped', 'woke', 'eliminated']);

export const sinceMove = (who: Viewer) =>
  sinceOwnMove<Event>(
    who,
    (event, seat) => MOVES.has(event.kind) && 'seat' in event && event.seat === seat,
    (event) => (event.kind === 'turnBegan' ? event.seat : null),
  );

/** What an event says of whom, if it is worth a word. */
export function deedOf(e: Event, who: Viewer, seats: readonly Seat[], language: Language): Deed | null {
  const t = boardWords[language].deeds;
  const card = (n: number) => cardName(n, language);
  const name = (seat: number) => seats[seat]?.name ?? '';
  const by = (seat: number, text: string, to?: number): Deed => ({
    seat,
    text,
    mine: to === who,
    grave: GRAVE.has(e.kind),
  });
  switch (e.kind) {
    case 'broke':
      // An artefact that falls apart at the end of a turn counts as part of that turn.
      return e.seat === who ? { seat: null, text: t.broke(card(e.card)), mine: true, grave: true } : null;
    case 'summoned':
      return by(e.seat, t.summoned(card(e.card)));
    case 'used':
      return by(e.seat, t.used(card(e.card)));
    case 'designated':
      return by(e.seat, t.designated(name(e.other)), e.other);
    case 'settled': {
      const target = e.target === null ? t.dreamerOf(name(e.other)) : card(e.target);
      const result = e.result === 'won' && e.target === null ? t.woken : t.results[e.result];
      return by(e.seat, t.fought(card(e.card), e.attack, target, e.defence, result), e.other);
    }
    case 'endurance':
      return by(e.seat, t.endurance(card(e.card), e.change), e.owner);
    case 'turnedDown':
      return by(e.seat, t.turnedDown(card(e.card)), e.owner);
    case 'forgot':
      return by(e.seat, t.forgot(name(e.other)), e.other);
    case 'bartered':
      return by(e.seat, t.bartered(name(e.other)), e.other);
    case 'swapped':
      return by(e.seat, t.swapped(name(e.other)), e.other);
    case 'idled':
      return by(e.seat, t.idled);
    case 'woke':
      // A Dreamer woken by an attack is mentioned with the attack; whoever leaves may have had none.
      return e.how === 'attack' || e.dreamer < 0 ? null : by(e.seat, t.woke(dreamerName(e.dreamer, language)));
    case 'eliminated':
      return by(e.seat, t.eliminated);
    default:
      return null;
  }
}
