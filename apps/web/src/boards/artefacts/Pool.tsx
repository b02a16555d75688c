/** Cards spread out to choose from: one's own deck before the first turn, or the pack in a draft. */
import { ArtefactCard } from './Cards.tsx';
import { keyOf, type Thing } from './reading.ts';
import type { Table } from './Side.tsx';

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
      <ul>
        {cards.map((card, at) => {
          const thing: Thing = { on: 'pool', card, at };
          return (
            <li key={keyOf(thing)}>
              <ArtefactCard
                thing={thing}
                card={card}
                language={table.language}
                mark={table.mark(thing)}
                touch={table.touch}
                look={table.look}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
