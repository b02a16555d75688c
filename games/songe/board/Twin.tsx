/** The board in words, for those who do not see it: stones, figures, what goes on, and the choices. */
import { useRecent } from '@reverie/board/recent';
import { colon } from '@reverie/kernel/words';
import { QuestionList } from '@reverie/ui/components/QuestionList';
import { useWords } from '@reverie/ui/words';
import { duelIn } from '../sketch.ts';
import { withNames } from '../words/ready.ts';
import { whatIsTested } from './names.ts';
import { nameAt, type SongeProps, testIn } from './reading.ts';
import { LYING } from './recent.ts';
import { boardWords } from './words.ts';

export function SongeTwin(props: SongeProps) {
  const { decisions, selected, select, language, texts, seats, past } = props;
  const t = useWords(boardWords);
  const view = withNames(language, props.view);
  const { bag, limbes } = view;
  const test = testIn(view);
  const duel = duelIn(view);
  const recent = useRecent(past, LYING);
  const row = test?.row ?? recent.test?.row ?? [];
  return (
    <div className="sg-twin">
      <section aria-label={t.cloth}>
        <h2>{t.cloth}</h2>
        <p>{bag === 'coin' ? t.coin : t.inBag(bag.white, bag.black)}</p>
        <p>
          {t.limbes}
          {colon(language)}
          {t.stones(limbes.white, limbes.black)}
        </p>
        {test ? (
          <p>
            {nameAt(view, test.figure)}
            {colon(language)}
            {whatIsTested(language, test.what)} {test.level}
          </p>
        ) : null}
        {row.length > 0 ? <p>{t.row(row.map((white) => (white ? t.white : t.black)).join(', '))}</p> : null}
        {duel ? (
          <p>
            {t.exchange(duel.exchange)}
            {colon(language)}
            {duel.sides.map(({ figure }) => nameAt(view, figure)).join(' – ')}. {t.chain}
            {colon(language)}
            {t.reussites(duel.chain + duel.result)}
          </p>
        ) : null}
      </section>
      <section aria-label={t.twinFigures}>
        <h2>{t.twinFigures}</h2>
        <ul>
          {view.figures.map(({ sheet, panache, wounds, boxes, kind, karma, points, mana, out, onStage }, i) =>
            onStage ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its number
              <li key={i}>
                {[
                  sheet.name,
                  t.kinds[kind],
                  sheet.escrime === null ? t.escrimeHidden : t.escrime(sheet.escrime),
                  `${t.panache}${colon(language)}${t.stones(panache.white, panache.black)}`,
                  ...(kind === 'arpenteur'
                    ? [`${t.karmaTitle}${colon(language)}${t.karmaSaid(karma, points)}`, `${t.mana} ${mana}`]
                    : []),
                  `${t.wounds} : ${kind === 'middle' ? t.boxes(boxes, 3) : wounds.map(({ kind: one }) => (one ? t.woundKinds[one] : t.kept)).join(', ') || t.unhurt}`,
                  ...(out ? [t.outs[out]] : []),
                ].join(', ')}
              </li>
            ) : null,
          )}
        </ul>
      </section>
      <QuestionList {...{ decisions, selected, select, texts, seats }} label={t.twinDo} />
    </div>
  );
}
