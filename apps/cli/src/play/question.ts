/** What is asked of a seat, with every answer numbered and its odds beside it. */
import type { Game, Language, Seat, SeatIndex } from '@reverie/kernel/game';
import { type Odds, oddsOf, SAMPLES, WEIGH_LIMIT } from '@reverie/odds/weigh';
import { type Asked, askedIn, type Offered } from '@reverie/table/typed';
import type { AnyMatch } from './table.ts';

/** With the odds beside it, where there are any. */
export interface Offer extends Offered {
  readonly odds: Odds | undefined;
}
export interface Question extends Asked<Offer> {
  readonly seats: readonly Seat[];
}

/** All the odds of a question together cost about this many runs, so that a long list does not keep anybody waiting. */
const RUNS = 4 * SAMPLES;

/** Beyond this many choices the odds are not worked out: nobody compares so many. */
const MOST_WITH_ODDS = 40;

export function questionFor(game: Game, match: AnyMatch, seat: SeatIndex, language: Language): Question {
  const words = game.texts[language];
  const open = match.pending.filter((d) => d.seat === seat);
  const { decisions, offers: asked } = askedIn(
    open.map((decision) => ({ decision, choices: match.choices(decision) })),
    (decision, answer) => words.choice(decision, answer, match.seats),
  );
  const bounds = {
    limit: Math.min(WEIGH_LIMIT, Math.ceil(WEIGH_LIMIT / asked.length)),
    samples: Math.min(SAMPLES, Math.ceil(RUNS / asked.length)),
  };
  const offers = asked.map((offer): Offer => {
    const { decision, answer } = offer;
    const odds = asked.length > MOST_WITH_ODDS ? undefined : oddsOf(match.rules, match.state, decision, answer, bounds);
    return { ...offer, odds };
  });
  return { decisions, offers, seats: match.seats };
}
