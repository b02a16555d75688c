/** The table in words, for screen readers: every side in order, the hand, and the choices. */
import { colon } from '@reverie/kernel/words';
import { QuestionList } from '@reverie/ui/components/QuestionList';
import { useWords } from '@reverie/ui/words';
import { cardInWords, dreamerInWords, dreamInWords } from './names.ts';
import { type ArtefactsProps, sidesAround } from './reading.ts';
import { boardWords } from './words.ts';

export function ArtefactsTwin({ view, who, seats, decisions, selected, select, language, texts }: ArtefactsProps) {
  const t = useWords(boardWords);
  const { own, others } = sidesAround(view, who);
  return (
    <div className="ar-twin">
      {[own, ...others].map((side) => {
        const name = seats[side.seat]?.name ?? '';
        const states = [
          ...(side.out ? [t.out] : []),
          ...(view.turn === side.seat && view.order.length > 0 ? [t.turn] : []),
          ...(side.played ? [t.played] : []),
          ...(side.open ? [t.open] : []),
          t.woken(side.woken, view.limit),
          t.inHand(side.handCount),
          t.inDeck(side.deckCount),
        ];
        return (
          <section key={side.seat} aria-label={name}>
            <h2>{name}</h2>
            <p>{states.join(' · ')}</p>
            <ul>
              <li>{side.dreamer === null ? t.noDreamer : dreamerInWords(side.dreamer, language)}</li>
              {side.places.map((place, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                <li key={i}>
                  {place
                    ? [
                        cardInWords(place.card, language),
                        t.endurance(place.endurance),
                        ...(place.asleepBy === null ? [] : [t.faceDown]),
                        ...(place.twin ? [t.twin] : []),
                      ].join(', ')
                    : t.emptyPlace}
                </li>
              ))}
              <li>
                {t.twinRow}
                {colon(language)}
                {side.row.map((sort) => dreamInWords(sort, language)).join(language === 'fr' ? '\u00a0; ' : '; ') ||
                  t.emptyRow}
              </li>
            </ul>
            {side.hand ? (
              <>
                <h3>{t.twinHand}</h3>
                <ul>
                  {side.hand.map((card, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
                    <li key={`${card} ${i}`}>{cardInWords(card, language)}</li>
                  ))}
                </ul>
              </>
            ) : null}
          </section>
        );
      })}
      <QuestionList {...{ decisions, selected, select, texts, seats }} label={t.twinDo} />
    </div>
  );
}
