/** Six cards of the deck, drawn as often as one likes. */
import { Button } from '@reverie/ui/components/Button';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { CardFace } from '../board/Cards.tsx';
import { deckWords } from '../board/deck-words.ts';
import { cardInWords } from '../board/names.ts';
import { CARDS } from '../data/cards.ts';
import { COLOURS } from '../data/colours.ts';

const HAND = 6;

export function TrialHand({ cards }: { readonly cards: readonly number[] }) {
  const t = useWords(deckWords);
  const { language } = useSettings();
  const [hand, setHand] = useState<readonly number[]>([]);
  const draw = () => {
    const left = [...cards];
    setHand(
      Array.from(
        { length: Math.min(HAND, left.length) },
        () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 0,
      ),
    );
  };
  return (
    <section className="ar-trial" aria-label={t.triedHand}>
      <Button isDisabled={cards.length === 0} onPress={draw}>
        {t.tryHand}
      </Button>
      <ul>
        {hand.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice
          <li key={at}>
            <span className="ar-said">{cardInWords(card, language)}</span>
            <span
              className="ar-card ar-still"
              aria-hidden="true"
              data-colour={COLOURS[CARDS[card]?.colour ?? 0]?.sign ?? ''}
              data-type={CARDS[card]?.type}
            >
              <CardFace card={card} language={language} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
