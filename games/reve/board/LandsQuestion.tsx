/** Where to: the six ways with their chances. For somebody lost, what each would tell. */
import { capital } from '@reverie/kernel/capital';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { CELLS } from '../data/map.ts';
import type { Direction } from '../hex.ts';
import type { DreamerView } from '../view.ts';
import { TerrainSign } from './art.tsx';
import { askWords } from './ask-words.ts';
import type { AskProps } from './asking.ts';
import { ownName } from './geometry.ts';
import { NAMES } from './names.ts';
import { arrivalOf, isSelected, type OpenQuestion, tellingOf, type Way, waysOut } from './reading.ts';

interface Props extends AskProps {
  readonly open: OpenQuestion<'lands'>;
  readonly d: DreamerView;
}

const PLACES: Readonly<Record<Direction, string>> = { N: 'n', NE: 'ne', SE: 'se', S: 's', SO: 'so', NO: 'no' };
const ARROWS: Readonly<Record<Direction, string>> = { N: '↑', NE: '↗', SE: '↘', S: '↓', SO: '↙', NO: '↖' };

export function LandsQuestion(props: Props) {
  const { open, d, answer, selected, language, showRule } = props;
  const words = useWords(askWords);
  const names = NAMES[language];
  const { decision, choices } = open;
  const ways = waysOut(open, d);
  const lost = d.cell === null;
  const others = choices.filter((choice) => choice.do !== 'go');
  const [looked, look] = useState<Direction | null>(null);
  const chosen = selected?.decision === decision.id && selected.answer.do === 'go' ? selected.answer.towards : null;
  const towards = chosen ?? looked ?? best(ways, d);
  return (
    <>
      <h2>{lost ? words.lostTitle : names.texts.decision(decision)}</h2>
      <p className="rv-quiet">
        {lost ? words.lostText(names.terrain(d.terrain), d.candidates.length) : names.cell(d.cell)}
      </p>
      <fieldset className="rv-compass" aria-label={words.rose}>
        {ways.map((way) => (
          <Petal key={way.towards} {...props} way={way} look={look} />
        ))}
        <span className="rv-heart" aria-hidden="true">
          <TerrainSign terrain={d.terrain} size={64} />
        </span>
      </fieldset>
      <p className="rv-quiet rv-meaning">{lost ? words.lostMeaning : words.meaning}</p>
      {lost && towards && <Told {...props} towards={towards} />}
      <div className="rv-answers pair">
        {others.map((choice) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            className="rv-answer"
            aria-pressed={isSelected(selected, { decision: decision.id, answer: choice })}
            onClick={() => answer(decision.id, choice)}
          >
            {capital(names.texts.choice(decision, choice))}
          </button>
        ))}
      </div>
      <button type="button" className="rv-rule" onClick={() => showRule(lost ? 'RDD-HID-01' : 'RDD-MOVE-01')}>
        {words.rule}
      </button>
    </>
  );
}

/** The way that tells most. */
const best = (ways: readonly Way[], d: DreamerView): Direction | undefined =>
  ways.toSorted((a, b) => tellingOf(d, b.towards).found - tellingOf(d, a.towards).found)[0]?.towards;

interface PetalProps extends Props {
  readonly way: Way;
  look(towards: Direction | null): void;
}

function Petal({ way, open, d, selected, select, answer, odds, language, look }: PetalProps) {
  const words = useWords(askWords);
  const names = NAMES[language];
  const { towards, cell, choice } = way;
  const place = cell == null ? undefined : CELLS[cell];
  const lost = cell === undefined;
  const arrival = lost ? undefined : arrivalOf(odds(choice.decision, choice.answer));
  const telling = lost ? tellingOf(d, towards) : undefined;
  const picked = isSelected(selected, choice);
  return (
    <button
      type="button"
      className={`rv-petal ${PLACES[towards]}`}
      aria-pressed={picked}
      title={names.texts.choice(open.decision, choice.answer)}
      onPointerEnter={() => look(towards)}
      onFocus={() => look(towards)}
      // Somebody lost looks at what a way would tell before going.
      onClick={() => (lost && !picked ? select(choice) : answer(choice.decision, choice.answer))}
    >
      <span className="way">
        {place ? <TerrainSign terrain={place.kind} size={26} /> : <span className="arrow">{ARROWS[towards]}</span>}
        {place ? ownName(place.name) : names.direction(towards)}
      </span>
      <strong>{telling ? names.percent(telling.found) : arrival === undefined ? '…' : names.percent(arrival)}</strong>
      {telling && telling.off > 0 && <small>{words.off(names.percent(telling.off))}</small>}
      <span className="rv-hidden">{names.texts.choice(open.decision, choice.answer)}</span>
    </button>
  );
}

/** What each ground would mean there. */
function Told({ d, towards, language }: Props & { readonly towards: Direction }) {
  const words = useWords(askWords);
  const names = NAMES[language];
  const { grounds } = tellingOf(d, towards);
  return (
    <div className="rv-box">
      <strong>{words.would(capital(names.direction(towards)))}</strong>
      <ul className="rv-told">
        {grounds.map(({ terrain, share, cells }) => (
          <li key={terrain}>
            <TerrainSign terrain={terrain} size={24} />
            <span>{cells.length === 1 ? ownName(CELLS[cells[0] ?? 0]?.name ?? '') : words.oneOf(cells.length)}</span>
            <span className="rv-quiet">{names.percent(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
