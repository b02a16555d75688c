/** The route advisor: a goal, the way there with its chance and what that chance rests on. It selects; it never answers. */

import { sameAnswer } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import { useId } from 'react';
import type { Advice } from '../advisor/advise.ts';
import { ASSUMPTIONS } from '../advisor/assumptions.ts';
import type { Answer } from '../answers.ts';
import { CELLS } from '../data/map.ts';
import { spellFacts } from '../sketch.ts';
import type { DreamerView } from '../view.ts';
import { NAMES } from './names.ts';
import type { OpenQuestion, ReveProps } from './reading.ts';
import { type AdvisorState, advisedOf } from './use-advice.ts';
import { boardWords } from './words.ts';

interface Props extends ReveProps {
  readonly advisor: AdvisorState;
  readonly d: DreamerView;
}

/** Finds the choice that matches the advice; a choice may have more fields (the cost of a cast). */
function choiceFor(choices: readonly Answer[], advised: Answer): Answer | undefined {
  const marks = ['do', 'towards', 'cell', 'steps', 'spell', 'mode', 'kind'] as const;
  const one = advised as Partial<Record<(typeof marks)[number], unknown>>;
  return (
    choices.find((choice) => sameAnswer(choice, advised)) ??
    choices.find((choice) => marks.every((mark) => (choice as typeof one)[mark] === one[mark]))
  );
}

export function Advisor(props: Props) {
  const { advisor } = props;
  const words = useWords(boardWords);
  const { goal, advice, thinking, failed } = advisor;
  return (
    <div className="rv-advisor">
      <GoalFields {...props} />
      <div aria-live="polite">
        {thinking && <p className="rv-thinking">{words.thinking}</p>}
        {failed && <p className="rv-bad">{words.adviceFailed}</p>}
        {goal && advice && !thinking && <AdviceShown {...props} advice={advice} />}
      </div>
    </div>
  );
}

/** Where to: a spell to cast, or a cell. */
function GoalFields({ advisor, d, language }: Props) {
  const words = useWords(boardWords);
  const names = NAMES[language];
  const id = useId();
  const { goal, picking, dragons } = advisor;
  const seek = (value: string) => {
    if (value === '') advisor.seek(null);
    else if (value.startsWith('@')) advisor.pick(value.slice(1));
    else advisor.seek({ to: 'cast', spell: value });
  };
  return (
    <div className="rv-fields">
      <label htmlFor={`${id}-goal`}>
        {words.goal}
        <select
          id={`${id}-goal`}
          value={goal?.to === 'cast' ? goal.spell : goal?.to === 'reach' ? `@${goal.cell}` : ''}
          onChange={({ target }) => seek(target.value)}
        >
          <option value="">{words.noGoal}</option>
          <optgroup label={words.castGoal}>
            {d.spells.map((spell) => {
              const facts = spellFacts(d, spell);
              return (
                facts &&
                facts.where !== 'origine' && (
                  <option key={spell} value={spell}>
                    {facts.name} ({names.castIn(facts.where)})
                  </option>
                )
              );
            })}
          </optgroup>
          <optgroup label={words.reachGoal}>
            {CELLS.map(({ coord, name }) => (
              <option key={coord} value={`@${coord}`}>
                {name} ({coord})
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <button
        type="button"
        className="rv-plain"
        aria-pressed={picking}
        onClick={() => (picking ? advisor.stopPicking() : advisor.startPicking())}
      >
        {picking ? words.pickingNow : words.pickOnMap}
      </button>
      <label className="check">
        <input
          type="checkbox"
          checked={dragons === 'brave'}
          onChange={({ target }) => advisor.setDragons(target.checked ? 'brave' : 'shun')}
        />
        {words.braveDragons}
      </label>
    </div>
  );
}

interface AdviceProps extends Props {
  readonly advice: Advice;
}

function AdviceShown(props: AdviceProps) {
  const { advice, d, decisions, select, language } = props;
  const words = useWords(boardWords);
  const names = NAMES[language];
  const open = advisedOf(decisions, d.seat);
  const next = advice.next && open ? choiceFor(open.choices, advice.next) : undefined;
  const oneDigit = (n: number) => n.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <>
      <p className="rv-chance">
        <strong>{names.percent(advice.chance)}</strong>{' '}
        {advice.exactness === 'exact'
          ? words.exact
          : words.between(names.percent(advice.floor), names.percent(advice.ceiling))}
      </p>
      <span className="rv-gauge rv-bounds" aria-hidden="true">
        <i style={{ left: `${advice.floor * 100}%`, width: `${(advice.ceiling - advice.floor) * 100}%` }} />
        <b style={{ left: `${advice.chance * 100}%` }} />
      </span>
      {advice.chance > 0 && (
        <p className="rv-quiet">{words.expect(oneDigit(advice.rounds), oneDigit(advice.fatigue))}</p>
      )}
      {advice.path.length > 1 && (
        <p>
          {words.path}{' '}
          {advice.path.map((coord) => CELLS.find((cell) => cell.coord === coord)?.name ?? coord).join(' → ')}
        </p>
      )}
      {open && next ? (
        <button type="button" className="rv-go" onClick={() => select({ decision: open.decision.id, answer: next })}>
          {words.follow} {names.texts.choice(open.decision, next)}
        </button>
      ) : (
        <p className="rv-quiet">{advice.chance > 0 ? words.notNow : words.noHope}</p>
      )}
      {open && advice.alternatives.length > 1 && <Alternatives {...props} open={open} />}
      <details>
        <summary>{words.assumptions(advice.assumptions.length)}</summary>
        <ul className="rv-assumptions">
          {advice.assumptions.map((key) => (
            <li key={key}>
              {ASSUMPTIONS[key][language]}{' '}
              <span className={`rv-side ${ASSUMPTIONS[key].side}`}>{words.sides[ASSUMPTIONS[key].side]}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** What else could be answered, and the chance that it leaves. */
function Alternatives({ advice, open, select, language }: AdviceProps & { readonly open: OpenQuestion }) {
  const words = useWords(boardWords);
  const names = NAMES[language];
  return (
    <details>
      <summary>{words.alternatives}</summary>
      <ul className="rv-alternatives">
        {advice.alternatives.slice(0, 8).map(({ answer, chance }) => {
          const choice = choiceFor(open.choices, answer);
          return (
            <li key={JSON.stringify(answer)}>
              <button
                type="button"
                className="rv-plain"
                disabled={!choice}
                onClick={() => choice && select({ decision: open.decision.id, answer: choice })}
              >
                {names.texts.choice(open.decision, answer)}
              </button>
              <span className="rv-bar" aria-hidden="true">
                <i style={{ width: `${chance * 100}%` }} />
              </span>
              <span>{names.percent(chance)}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
