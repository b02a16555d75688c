/** What is asked of a seat, with every answer numbered and its odds. */
import type { Game, Language, Seat, SeatIndex } from '@reverie/kernel/game';
import { type Odds, oddsOf, SAMPLES, WEIGH_LIMIT } from '@reverie/odds/weigh';
import { type Offer, type Prompt, promptFor } from '@reverie/table/prompt';
import type { Assumed } from '../odds.ts';
import type { AnyMatch } from './plan.ts';

/** An offer with its odds, if there are any. */
export interface OfferWithOdds extends Offer {
  readonly odds: Odds | undefined;
  /** Where they rest on assumptions (`Rules.assumes`), the odds under each, the plainest first. */
  readonly assumed: readonly Assumed[];
}
export interface SeatPrompt extends Prompt<OfferWithOdds> {
  readonly seats: readonly Seat[];
}

/** Bounds the cost of all odds of one prompt, so that a long list does not delay it. */
const MAX_RUNS = 4 * SAMPLES;

/** With more choices than this no odds are computed: nobody compares so many. */
const MAX_OFFERS_WITH_ODDS = 40;

/** So many odds that rest on assumptions are shown at once. */
const MAX_ASSUMED = 9;

export function seatPrompt(game: Game, match: AnyMatch, seat: SeatIndex, language: Language): SeatPrompt {
  const words = game.texts[language];
  const open = match.pending.filter((d) => d.seat === seat);
  const { decisions, offers: asked } = promptFor(
    open.map((decision) => ({ decision, choices: match.choices(decision) })),
    (decision, answer) => words.choice(decision, answer, match.seats),
  );
  const view = match.view(seat);
  const names = asked.map(({ decision, answer }) => match.rules.assumes?.(view, decision, answer) ?? []);
  // All assumptions of one answer, or the plainest ones of many.
  const most = Math.max(1, Math.floor(MAX_ASSUMED / names.filter(({ length }) => length > 0).length));
  const figures = names.reduce((sum, { length }) => sum + Math.max(1, Math.min(length, most)), 0);
  const bounds = {
    limit: Math.min(WEIGH_LIMIT, Math.ceil(WEIGH_LIMIT / figures)),
    samples: Math.min(SAMPLES, Math.ceil(MAX_RUNS / figures)),
  };
  const offers = asked.map((offer, i): OfferWithOdds => {
    if (asked.length > MAX_OFFERS_WITH_ODDS) return { ...offer, odds: undefined, assumed: [] };
    const { decision, answer } = offer;
    const oddsIf = (as?: string) => oddsOf(match.rules, view, decision, answer, { ...bounds, as });
    const assumed = (names[i] ?? []).slice(0, most).flatMap((as) => {
      const odds = oddsIf(as);
      return odds ? [{ as, odds }] : [];
    });
    return { ...offer, odds: assumed[0]?.odds ?? oddsIf(), assumed };
  });
  return { decisions, offers, seats: match.seats };
}
