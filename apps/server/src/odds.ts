/** The odds of answers for the seat that may give them: what there is to be weighed, wherever that is done. */
import type { Game, Viewer } from '@reverie/kernel/game';
import { computeOdds, type OddsRequest } from '@reverie/table/compute';
import type { WireOdds } from '@reverie/table/protocol';
import type { Table } from '@reverie/table/table';

/** The question: one answer, or (undefined) every choice. Null where this viewer has no such decision. */
export function oddsRequest(table: Table, who: Viewer, id: number, answer: unknown): OddsRequest | null {
  const { match } = table;
  const decision = match?.pending.find((one) => one.id === id && one.seat === who);
  if (!match || !decision) return null;
  const answers = answer === undefined ? match.choices(decision) : [answer];
  return { game: table.spec.game, state: match.state, decision, answers };
}

/** One answer, weighed here and now. */
export function oddsFrame(table: Table, who: Viewer, id: number, answer: unknown): WireOdds | null {
  const question = oddsRequest(table, who, id, answer);
  const find = (game: string): Game | undefined => (game === table.spec.game ? table.game : undefined);
  return question && (computeOdds(find, question)[0] ?? null);
}
