/** Cards side by side, identified by their index: a hand, a deck before the first turn, the pack of a draft. */
import { ArtefactCard } from './Cards.tsx';
import { keyOf, type Thing } from './reading.ts';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  readonly on: 'hand' | 'pool';
  readonly cards: readonly number[];
}

export function CardRow({ table, on, cards }: Props) {
  return (
    <ul>
      {cards.map((card, at) => {
        const thing: Thing = { on, card, at };
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
  );
}
