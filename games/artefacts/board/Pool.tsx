/** Cards spread out to choose from: one's own deck before the first turn, or the pack in a draft. */
import { CardRow } from './CardRow.tsx';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  readonly cards: readonly number[];
  readonly title: string;
  readonly count: string;
}

export function Pool({ table, cards, title, count }: Props) {
  return (
    <section className="ar-pool" aria-label={title}>
      <h2>
        {title} <span className="ar-quiet">{count}</span>
      </h2>
      <CardRow table={table} on="pool" cards={cards} />
    </section>
  );
}
