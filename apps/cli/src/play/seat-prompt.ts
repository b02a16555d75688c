/** What is asked of a seat, with every answer numbered and its odds. */
import type { Game, Language, Seat, SeatIndex } from '@reverie/kernel/game';
import { type Odds, oddsOf, SAMPLES, WEIGH_LIMIT } from '@reverie/odds/weigh';
import { type Offer, type Prompt, promptFor } from '@reverie/table/prompt';
import type { AnyMatch } from './plan.ts';

/** An offer with its odds, if there are any. */
export interface OfferWithOdds extends Offer {
  readonly odds: Odds | undefined;
}
export interface SeatPrompt extends Prompt<OfferWithOdds> {
  readonly seats: readonly Seat[];
}

/** Bounds the cost of all odds of one prompt, so that a long list does not delay it. */
const MAX_RUNS = 4 * SAMPLES;

/** With more choices than this no odds are computed: nobody compares so many. */
const MAX_OFFERS_WITH_ODDS = 40;

export function seatPrompt(game: Game, match: AnyMatch, seat: SeatIndex, language: Language): SeatPrompt {
  const words = game.texts[language];
  const open = match.pending.filter((d) => d.seat === seat);
  const { decisions, offers: asked } = promptFor(
    open.map((decision) => ({ decision, choices: match.choices(decision) })),
    (decision, answer) => words.choice(decision, answer, match.seats),
  );
  const bounds = {
    limit: Math.min(WEIGH_LIMIT, Math.ceil(WEIGH_LIMIT / asked.length)),
    samples: Math.min(SAMPLES, Math.ceil(MAX_RUNS / asked.length)),
  };
  const view = match.view(seat);
  const offers = asked.map((offer): OfferWithOdds => {
    const { decision, answer } = offer;
    const odds = asked.length > MAX_OFFERS_WITH_ODDS ? undefined : oddsOf(match.rules, view, decision, answer, bounds);
    return { ...offer, odds };
  });
  return { decisions, offers, seats: match.seats };
}
