/** The six ways out and the cell itself, where the thumb is; for somebody lost, the only map there is. */

import type { OpenDecision } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import type { Answer } from '../answers.ts';
import { CELLS } from '../data/map.ts';
import type { Direction } from '../hex.ts';
import type { DreamerView } from '../view.ts';
import { TerrainSign } from './art.tsx';
import type { Names } from './names.ts';
import { arrivalOf, type Choice, isSelected, type ReveProps, type Way } from './reading.ts';
import { boardWords } from './words.ts';

interface Props extends Pick<ReveProps, 'selected' | 'select' | 'answer' | 'odds'> {
  readonly ways: readonly Way[];
  readonly d: DreamerView;
  readonly open: OpenDecision<Answer>;
  readonly names: Names;
}

const PLACES: Readonly<Record<Direction, string>> = { N: 'n', NE: 'ne', SE: 'se', S: 's', SO: 'so', NO: 'no' };

export function Compass({ ways, d, open, names, selected, select, answer, odds }: Props) {
  const words = useWords(boardWords);
  const here = open.choices.find((choice) => choice.do === 'stay' || choice.do === 'rest');
  const down = open.choices.find((choice) => choice.do === 'comeDown');
  const button = (choice: Choice, label: string) => ({
    type: 'button' as const,
    'aria-pressed': isSelected(selected, choice),
    'aria-label': label,
    title: label,
    onClick: () => select(isSelected(selected, choice) ? null : choice),
  });
  return (
    <fieldset className="rv-compass-box" aria-label={words.compass}>
      <div className="rv-compass">
        {ways.map(({ towards, cell, choice }) => {
          const place = cell == null ? undefined : CELLS[cell];
          const arrival = arrivalOf(odds(choice.decision, choice.answer));
          // Where the way is known to lead, the answer says it.
          const where = cell === undefined ? words.unknown : '';
          const chance = arrival ? words.encounterChance(names.percent(arrival.encounter)) : '';
          return (
            <button
              key={towards}
              className={`rv-petal ${PLACES[towards]}`}
              {...button(
                choice,
                [names.texts.choice(open.decision, choice.answer), where, chance].filter(Boolean).join(' · '),
              )}
            >
              {place ? (
                <TerrainSign terrain={place.kind} size={46} />
              ) : (
                <span className="arrow">{ARROWS[towards]}</span>
              )}
            </button>
          );
        })}
        {here && (
          <button
            className="rv-petal here"
            {...button({ decision: open.decision.id, answer: here }, names.texts.choice(open.decision, here))}
          >
            <TerrainSign terrain={d.terrain} size={46} />
          </button>
        )}
      </div>
      {down && (
        <button
          className="rv-down"
          {...button({ decision: open.decision.id, answer: down }, names.texts.choice(open.decision, down))}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 4v14M6 13l6 6 6-6" />
          </svg>
          <span>{words.down}</span>
        </button>
      )}
      {selected && selected.decision === open.decision.id && (
        <button type="button" className="rv-go" onClick={() => answer(selected.decision, selected.answer)}>
          {names.texts.choice(open.decision, selected.answer)}
        </button>
      )}
    </fieldset>
  );
}

const ARROWS: Readonly<Record<Direction, string>> = { N: '↑', NE: '↗', SE: '↘', S: '↓', SO: '↙', NO: '↖' };
