/** The odds of an answer for the seat that may give it, as they go over the wire. */
import type { Rules, Viewer } from '@reverie/kernel/game';
import { fraction, toText } from '@reverie/odds/fraction';
import { oddsOf } from '@reverie/odds/weigh';
import type { Table } from './table.ts';

/** Fewer than a player alone may ask for: a server has many to answer. */
const LIMIT = 5000;
const SAMPLES = 1000;

export function oddsFrame(table: Table, who: Viewer, decision: number, answer: unknown): unknown {
  const { match } = table;
  const d = match?.pending.find(({ id, seat }) => id === decision && seat === who);
  if (!match || !d) return null;
  const rules = match.rules as unknown as Rules;
  const parsed = rules.answers.safeParse(answer);
  if (!parsed.success) return null;
  const odds = oddsOf(rules, match.state, d, parsed.data, { limit: LIMIT, samples: SAMPLES });
  if (!odds) return null;
  if (!odds.exact) return odds;
  const { entries, total } = odds.ways;
  return { exact: true, ways: entries.map(([way, weight]) => [way, toText(fraction(weight, total))]) };
}
