/** What is known of a thing that is only looked at. */
import type { ReactNode } from 'react';
import { DREAM_POWERS } from '../data/dream-powers.ts';
import { DREAMERS } from '../data/dreamers.ts';
import { CardAside } from './Chosen.tsx';
import { dreamerInWords, dreamInWords } from './names.ts';
import type { ArtefactsProps, Thing } from './reading.ts';
import { boardWords } from './words.ts';

export function Aside({
  thing,
  view,
  language,
}: Pick<ArtefactsProps, 'view' | 'language'> & { readonly thing: Thing }): ReactNode {
  const t = boardWords[language];
  switch (thing.on) {
    case 'hand':
    case 'pool':
      return <CardAside card={thing.card} language={language} />;
    case 'place': {
      const standing = view.sides[thing.seat]?.places[thing.place];
      return standing ? (
        <CardAside card={standing.card} language={language}>
          <p className="ar-quiet">{t.endurance(standing.endurance)}</p>
        </CardAside>
      ) : null;
    }
    case 'row':
    case 'used':
      return (
        <div className="ar-aside">
          <p>
            {dreamInWords(thing.sort, language)} <em>{DREAM_POWERS[thing.sort]?.flavour[language]}</em>
          </p>
        </div>
      );
    case 'dreamer': {
      const dreamer = view.sides[thing.seat]?.dreamer ?? null;
      return dreamer === null ? null : (
        <div className="ar-aside">
          <p>
            {dreamerInWords(dreamer, language)} <em>{DREAMERS[dreamer]?.flavour[language]}</em>
          </p>
        </div>
      );
    }
    default:
      return null;
  }
}
