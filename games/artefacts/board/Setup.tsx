/** The setup form: a deck for each seat, or a draft of the starter pack. */
import type { SetupProps } from '@reverie/ui/board';
import { HouseRules } from '@reverie/ui/components/HouseRules';
import { useWords } from '@reverie/ui/words';
import { useEffect, useId } from 'react';
import { CARDS } from '../data/cards.ts';
import { STARTER_DECK_IDS, STARTER_DECKS, type StarterDeckId } from '../data/starter-decks.ts';
import { optionsSchema } from '../options.ts';
import { ColourSign } from './art.tsx';
import { deckWords } from './deck-words.ts';
import { fitting, numbersOf, useDecks } from './decks.ts';
import { readyDecks } from './reading.ts';
import './board.css';
import './cards.css';
import './decks.css';

type Deck = string | readonly string[];
interface Draft {
  readonly decks?: readonly Deck[];
  readonly draft?: boolean;
}

const isReady = (deck: Deck): deck is StarterDeckId =>
  typeof deck === 'string' && (STARTER_DECK_IDS as readonly string[]).includes(deck);
const same = (a: Deck | undefined, b: Deck): boolean => JSON.stringify(a) === JSON.stringify(b);

export function ArtefactsSetup({ seats, options, change, language, texts, WorkshopLink }: SetupProps) {
  const t = useWords(deckWords);
  const draft = (options ?? {}) as Draft;
  const kept = useDecks();
  const group = useId();
  const players = seats.length;
  const ready: readonly StarterDeckId[] = readyDecks(players);
  const own = fitting(kept, players);
  const offers = (deck: Deck): boolean =>
    isReady(deck) ? ready.includes(deck) : own.some(({ cards }) => same(cards, deck));
  const decks = seats.map((_, i): Deck => {
    const chosen = draft.decks?.[i];
    return chosen !== undefined && offers(chosen) ? chosen : (ready[i] ?? ready[0] ?? 'aurora');
  });
  const set = (changes: Draft) => change({ ...draft, ...changes });
  // Decks depend on the number of players: adding a seat selects decks that fit.
  const stale = draft.decks !== undefined && !same(draft.decks as Deck, decks as unknown as Deck);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what was chosen no longer fits
  useEffect(() => {
    if (stale) set({ decks });
  }, [stale]);
  return (
    <div className="ar-setup">
      <label className="check">
        <input
          type="checkbox"
          checked={draft.draft ?? false}
          onChange={({ target }) => set({ draft: target.checked })}
        />{' '}
        <span>
          {t.draft} <span className="quiet small">{t.draftWhy}</span>
        </span>
      </label>
      {draft.draft
        ? null
        : seats.map(({ name }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <fieldset key={i} className="ar-seat-deck">
              <legend>{t.deckOf(name, i + 1)}</legend>
              <div className="ar-deck-choices">
                {[
                  ...ready.map((id) => ({ key: id, deck: id as Deck, name: STARTER_DECKS[id].name[language] })),
                  ...own.map(({ id, name: called, cards }) => ({ key: id, deck: cards as Deck, name: called })),
                ].map((offer) => (
                  <label key={offer.key} className="ar-deck-choice">
                    <input
                      type="radio"
                      name={`${group}-${i}`}
                      checked={same(decks[i], offer.deck)}
                      onChange={() => set({ decks: decks.with(i, offer.deck) })}
                    />
                    <span>{offer.name}</span>
                    <DeckSigns deck={offer.deck} />
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
      <p>
        <WorkshopLink>{t.build}</WorkshopLink>
      </p>
      <details className="ar-house">
        <summary>{t.house}</summary>
        <HouseRules
          rules={{ options: optionsSchema }}
          texts={texts}
          options={draft}
          change={change}
          without={['draft', ...(players > 2 ? [] : ['multiWin', 'powersReach'])]}
        />
      </details>
    </div>
  );
}

/** The colours of a deck. */
function DeckSigns({ deck }: { readonly deck: Deck }) {
  const cards = isReady(deck) ? STARTER_DECKS[deck].cards : typeof deck === 'string' ? [] : numbersOf(deck);
  const colours = [0, 1, 2, 3].filter((colour) => cards.some((card) => CARDS[card]?.colour === colour));
  return (
    <span className="ar-deck-signs">
      {colours.map((colour) => (
        <ColourSign key={colour} colour={colour} />
      ))}
    </span>
  );
}
