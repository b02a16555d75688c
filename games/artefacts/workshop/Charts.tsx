/** What a deck is made of, drawn: costs, colours, phases. Every bar says its number. */
import type { Language } from '@reverie/kernel/game';
import { useWords } from '@reverie/ui/words';
import { ColourSign, MoonSign, Sun } from '../board/art.tsx';
import { deckWords } from '../board/deck-words.ts';
import { COLOURS } from '../data/colours.ts';
import type { DeckAdvice } from '../deck.ts';

interface Props {
  readonly advice: DeckAdvice;
  readonly language: Language;
}

export function Charts({ advice, language }: Props) {
  const t = useWords(deckWords);
  const { curve, colours, phases } = advice;
  const tallest = Math.max(4, ...curve);
  const most = Math.max(4, ...colours);
  return (
    <div className="ar-charts">
      <figure>
        <figcaption>{t.curve}</figcaption>
        <ul className="ar-curve">
          {curve.map((n, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cost is its number
            <li key={i}>
              <span className="ar-said">{t.costs(i + 1, n)}</span>
              <b aria-hidden="true">{n}</b>
              <i aria-hidden="true" style={{ blockSize: `${(n / tallest) * 4}rem` }} />
              <span aria-hidden="true">{i + 1}</span>
            </li>
          ))}
        </ul>
      </figure>
      <figure>
        <figcaption>{t.colours}</figcaption>
        <ul className="ar-colours">
          {colours.map((n, colour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a colour is its number
            <li key={colour}>
              <ColourSign colour={colour} />
              <span className="ar-said">{COLOURS[colour]?.[language]}</span>
              <i
                aria-hidden="true"
                data-colour={COLOURS[colour]?.sign}
                style={{ inlineSize: `${(n / most) * 6}rem` }}
              />
              <b>{n}</b>
            </li>
          ))}
          <li className="ar-phases" title={t.phases}>
            <Sun className="of-day" /> <b>{phases[0]}</b> <MoonSign className="of-night" /> <b>{phases[1]}</b>
            <span className="ar-said">{t.phases}</span>
          </li>
        </ul>
      </figure>
    </div>
  );
}
