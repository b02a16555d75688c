/** Every card there is, with filters; touching one puts it into the deck. */
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { CardFace } from '../board/Cards.tsx';
import { deckWords } from '../board/deck-words.ts';
import { cardInWords } from '../board/names.ts';
import { boardWords } from '../board/words.ts';
import { CARDS, PACK_SIZE } from '../data/cards.ts';
import { COLOURS } from '../data/colours.ts';
import { POWER_CARDS, POWERS } from '../data/powers.ts';

interface Props {
  readonly cards: readonly number[];
  add(card: number): void;
}

interface Filter {
  readonly text: string;
  readonly colour: string;
  readonly type: string;
  readonly cost: string;
  readonly power: string;
  readonly set: string;
}

/** Orders of the list: by number is that of the cards themselves. */
const ORDERS = ['number', 'cost', 'attack', 'name'] as const;
type Order = (typeof ORDERS)[number];
const ALL: Filter = { text: '', colour: '', type: '', cost: '', power: '', set: '' };

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export function CardList({ cards, add }: Props) {
  const t = useWords(deckWords);
  const board = useWords(boardWords);
  const { language } = useSettings();
  const [filter, setFilter] = useState(ALL);
  const [order, setOrder] = useState<Order>('number');
  const [looked, look] = useState<number | null>(null);
  const set = (changes: Partial<Filter>) => setFilter({ ...filter, ...changes });
  const found = [...CARDS.keys()].filter((card) => {
    const printed = CARDS[card];
    return (
      printed &&
      (filter.colour === '' || printed.colour === Number(filter.colour)) &&
      (filter.type === '' || printed.type === filter.type) &&
      (filter.cost === '' || printed.cost === Number(filter.cost)) &&
      (filter.power === '' || printed.power?.id === filter.power) &&
      (filter.set === '' || (card < PACK_SIZE ? '0' : '1') === filter.set) &&
      plain(cardInWords(card, language)).includes(plain(filter.text))
    );
  });
  const sorted = found.toSorted((a, b) => {
    const [one, other] = [CARDS[a], CARDS[b]];
    if (!one || !other || order === 'number') return a - b;
    if (order === 'name') return one.name[language].localeCompare(other.name[language], language);
    return order === 'cost' ? one.cost - other.cost : (other.attack ?? -1) - (one.attack ?? -1);
  });
  const choices: readonly (readonly [keyof Filter, string, readonly (readonly [string, string])[]])[] = [
    ['colour', t.colour, [0, 1, 2, 3].map((colour) => [String(colour), COLOURS[colour]?.[language] ?? ''] as const)],
    ['type', t.type, (['monster', 'weapon', 'item'] as const).map((type) => [type, board.types[type]] as const)],
    ['cost', t.cost, [1, 2, 3, 4].map((cost) => [String(cost), String(cost)] as const)],
    ['power', t.power, POWERS.map((power) => [power, POWER_CARDS[power].name[language]] as const)],
    ['set', t.set, t.sets.map((name, i) => [String(i), name] as const)],
  ];
  return (
    <section className="ar-all-cards" aria-label={t.cards}>
      <h2>
        {t.cards}{' '}
        <span className="quiet" role="status">
          {found.length > 0 ? t.found(found.length) : t.none}
        </span>
      </h2>
      <div className="ar-filters">
        <input
          className="input"
          type="search"
          placeholder={t.search}
          aria-label={t.search}
          value={filter.text}
          onChange={({ target }) => set({ text: target.value })}
        />
        {choices.map(([key, label, values]) => (
          <label key={key}>
            <span>{label}</span>
            <select className="input" value={filter[key]} onChange={({ target }) => set({ [key]: target.value })}>
              <option value="">{key === 'power' || key === 'cost' ? t.anyPower : t.any}</option>
              {values.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          <span>{t.sort}</span>
          <select className="input" value={order} onChange={({ target }) => setOrder(target.value as Order)}>
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {t.orders[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {looked === null ? null : <Enlarged card={looked} />}
      <ul className="ar-card-grid">
        {sorted.map((card) => {
          const { colour = 0, type = 'monster', phase = null } = CARDS[card] ?? {};
          const n = cards.filter((other) => other === card).length;
          return (
            <li key={card}>
              <button
                type="button"
                className="ar-card ar-thing"
                data-can="plain"
                data-colour={COLOURS[colour]?.sign}
                data-type={type}
                data-phase={phase ?? 'none'}
                onClick={() => add(card)}
                onMouseEnter={() => look(card)}
                onMouseLeave={() => look(null)}
                onFocus={() => look(card)}
                onBlur={() => look(null)}
              >
                <span className="ar-said">
                  {t.add(cardInWords(card, language))}
                  {n > 0 ? `, ${t.inDeck(n)}` : ''}
                </span>
                <span className="ar-face" aria-hidden="true">
                  <CardFace card={card} language={language} />
                  {n > 0 ? <span className="ar-note">× {n}</span> : null}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The card that is looked at, at reading size, in the corner of the page. */
function Enlarged({ card }: { readonly card: number }) {
  const { language } = useSettings();
  const { colour = 0, type = 'monster' } = CARDS[card] ?? {};
  return (
    <div className="ar-reading ar-corner-of-page" aria-hidden="true">
      <span className="ar-card ar-still ar-whole" data-colour={COLOURS[colour]?.sign ?? ''} data-type={type}>
        <CardFace card={card} language={language} whole />
      </span>
    </div>
  );
}
