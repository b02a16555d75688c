/** What is asked of a seat, with every answer numbered and its odds beside it. */
import type { Decision, Game, Language, SeatIndex } from '@reverie/kernel/game';
import { oddsOf, SAMPLES, WEIGH_LIMIT } from '@reverie/odds/weigh';
import type { AnyMatch } from './table.ts';
import type { Offer, Question } from './typed.ts';

/** All the odds of a question together cost about this many runs, so that a long list does not keep anybody waiting. */
const RUNS = 4 * SAMPLES;

/** Beyond this many choices the odds are not worked out: nobody compares so many. */
const MOST_WITH_ODDS = 40;

export function questionFor(game: Game, match: AnyMatch, seat: SeatIndex, language: Language): Question {
  const words = game.texts[language];
  const decisions = match.pending.filter((d) => d.seat === seat);
  const asked = decisions.flatMap((decision) => match.choices(decision).map((answer) => ({ decision, answer })));
  const numbers = numbersFor(decisions, asked);
  const bounds = {
    limit: Math.min(WEIGH_LIMIT, Math.ceil(WEIGH_LIMIT / asked.length)),
    samples: Math.min(SAMPLES, Math.ceil(RUNS / asked.length)),
  };
  const offers = asked.map(({ decision, answer }, i): Offer => {
    const odds = asked.length > MOST_WITH_ODDS ? undefined : oddsOf(match.rules, match.state, decision, answer, bounds);
    return { number: numbers[i] as number, decision, answer, text: words.choice(decision, answer), odds };
  });
  return { decisions, offers };
}

/**
 * Choices are counted from 1; but where the answers are themselves small numbers (cells of a board, numbers of cards),
 * those are what one types: two numbers for one thing would be a trap.
 */
function numbersFor(decisions: readonly Decision[], asked: readonly { readonly answer: unknown }[]): number[] {
  const answers = asked.map(({ answer }) => answer);
  const speaking = answers.every(
    (a): a is number => typeof a === 'number' && Number.isInteger(a) && a >= 0 && a < 1000,
  );
  const distinct = new Set(answers).size === answers.length;
  return decisions.length === 1 && speaking && distinct ? answers : asked.map((_, i) => i + 1);
}
