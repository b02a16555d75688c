/** A chronicle in one file: all that a member may read of it, with the journals of its evenings. */
import { UnplayableError } from '../table-state.ts';
import type { Chronicle } from './chronicle.ts';
import { chronicleView } from './view.ts';

/** The evenings whose journal cannot be had any more are there without one. */
export async function exportChronicle(
  chronicle: Chronicle,
  member: number,
  journalOf: (table: string, seat: number | null) => Promise<string | null>,
): Promise<string> {
  const view = chronicleView(chronicle, member);
  const journals: { readonly table: string; readonly journal: string | null }[] = [];
  for (const [n, { table, seats, imported }] of chronicle.evenings.entries()) {
    if (imported) {
      journals.push({ table, journal: chronicle.journals.get(n) ?? null });
      continue;
    }
    const seat = seats.indexOf(member);
    try {
      journals.push({ table, journal: await journalOf(table, seat < 0 ? null : seat) });
    } catch (error) {
      if (!(error instanceof UnplayableError)) throw error;
      journals.push({ table, journal: null });
    }
  }
  const { hooked: _, ...shown } = view;
  return `${JSON.stringify({ reverie: 'chronicle-1', ...shown, journals }, null, 1)}\n`;
}
