/** The gardien's screen: pending rulings, where everyone really is, and what can be corrected at any time. */

import { capital } from '@reverie/kernel/capital';
import { NumberInput } from '@reverie/ui/components/NumberInput';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import type { Answer, Do } from '../answers.ts';
import { CELLS } from '../data/map.ts';
import { successShare } from '../resolution.ts';
import { NAMES, type Names } from './names.ts';
import { Overrides } from './Overrides.tsx';
import { dreamersOf, isLost, type OpenQuestion, type ReveProps } from './reading.ts';
import { Notes, SecretRolls } from './SecretRolls.tsx';
import { gardienWords } from './words.ts';

interface Props extends ReveProps {
  readonly asPlayers: boolean;
  seeAsPlayers(on: boolean): void;
}

export function Gardien({ asPlayers, seeAsPlayers, ...props }: Props) {
  const { view, decisions, language } = props;
  const words = useWords(gardienWords);
  const names = NAMES[language];
  const awaiting = decisions.filter(({ decision }) => decision.kind !== 'watch');
  const watch = decisions.find(({ decision }) => decision.kind === 'watch');
  return (
    <div className="rv-gardien">
      <section>
        <h2>{words.inbox}</h2>
        {awaiting.length === 0 && <p className="rv-quiet">{words.nothing}</p>}
        <ul className="rv-inbox">
          {awaiting.map((open) => (
            <Asked key={open.decision.id} open={open} names={names} {...props} />
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.whereabouts}</h2>
        <table className="rv-truth">
          <thead>
            <tr>
              <th scope="col">{words.dreamer}</th>
              <th scope="col">{words.truth}</th>
              <th scope="col">{words.belief}</th>
            </tr>
          </thead>
          <tbody>
            {dreamersOf(view).map((d) => (
              <tr key={d.seat}>
                <th scope="row">{d.sheet.name}</th>
                <td>{d.cell === null ? '–' : names.cell(d.cell)}</td>
                <td>
                  {isLost(d)
                    ? words.candidates(d.candidates.length, d.candidates.slice(0, 12).join(', '))
                    : words.knows}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {dreamersOf(view).some(isLost) && (
          <button type="button" className="rv-plain" aria-pressed={asPlayers} onClick={() => seeAsPlayers(!asPlayers)}>
            {words.asPlayers}
          </button>
        )}
      </section>
      {watch && <SecretRolls open={watch} names={names} {...props} />}
      {watch && <Overrides open={watch} names={names} {...props} />}
      <Notes />
    </div>
  );
}

interface AskedProps extends ReveProps {
  readonly open: OpenQuestion;
  readonly names: Names;
}

/** The bot's suggestion: the first choice that lets things take their course. */
const suggestion = ({ choices }: OpenQuestion): Answer | undefined =>
  choices.find(({ do: what }) => what === 'allow' || what === 'draw');

function Asked({ open, names, view, seats, texts, select, answer, selected, showRule }: AskedProps) {
  const words = useWords(gardienWords);
  const { decision, choices } = open;
  const { about } = decision;
  const d = about && 'seat' in about ? view.dreamers[about.seat] : undefined;
  const suggested = suggestion(open);
  const choose = (given: Answer) => select({ decision: decision.id, answer: given });
  const mine = selected?.decision === decision.id ? selected : null;
  return (
    <li>
      <p>{texts.decision(decision, seats)}</p>
      {suggested && (
        <p className="rv-suggestion">
          {words.suggests(words.because[decision.kind as keyof typeof words.because] ?? '')}
          {suggested.do === 'draw' && (
            <button type="button" className="rv-go" onClick={() => answer(decision.id, suggested)}>
              {words.drawIt}
            </button>
          )}
        </p>
      )}
      <div className="rv-words">
        {choices
          .filter((choice) => choice.do === 'forbid' || choice.do === 'allow')
          .map((choice) => (
            <button
              key={choice.do}
              type="button"
              className={choice === suggested ? 'rv-go' : 'rv-plain'}
              onClick={() => answer(decision.id, choice)}
            >
              {capital(names.texts.choice(decision, choice))}
            </button>
          ))}
        {decision.kind === 'erratic' && <Describe give={choose} />}
        {decision.kind === 'tear' && <Tear give={choose} />}
        {decision.kind === 'place' && (
          <label>
            {words.placeAt}
            <select
              value={mine?.answer.do === 'place' ? mine.answer.cell : ''}
              onChange={({ target }) => choose({ do: 'place', cell: target.value })}
            >
              <option value="" disabled>
                {words.tapMap}
              </option>
              {CELLS.map(({ coord, name }) => (
                <option key={coord} value={coord}>
                  {name} ({coord})
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {d && choices.some((choice) => choice.do === 'require') && (
        <Ladder
          label={decision.kind === 'sight' ? words.requireSight : words.requireWill}
          characteristic={decision.kind === 'sight' ? d.sheet.vue : d.sheet.volonte}
          state={d.generalState}
          names={names}
          chosen={mine?.answer.do === 'require' ? mine.answer.difficulty : null}
          choose={(difficulty) => choose({ do: 'require', difficulty })}
        />
      )}
      {mine && (
        <button type="button" className="rv-go" onClick={() => answer(mine.decision, mine.answer)}>
          {words.say} {names.texts.choice(decision, mine.answer)}
        </button>
      )}
      <button type="button" className="rv-rule" onClick={() => showRule(RULES[decision.kind] ?? 'RDD-X-04')}>
        {words.rule}
      </button>
    </li>
  );
}

const RULES: Readonly<Record<string, string>> = {
  permission: 'RDD-UP-03',
  place: 'RDD-OFF-01',
  erratic: 'RDD-CAST-06',
  tear: 'RDD-AIM-08',
  sight: 'RDD-AIM-06',
};

interface LadderProps {
  readonly label: string;
  readonly characteristic: number;
  /** The general state of the dreamer, which adds to every rung. */
  readonly state: number;
  readonly names: Names;
  readonly chosen: number | null;
  choose(difficulty: number): void;
}

const RUNGS = [0, -2, -4, -6, -8] as const;

/** A roll at the difficulty of a rung, with the chance that it leaves; any other difficulty below. */
function Ladder({ label, characteristic, state, names, chosen, choose }: LadderProps) {
  const words = useWords(gardienWords);
  const chance = (difficulty: number) => successShare(characteristic, difficulty + state);
  const other = chosen !== null && !RUNGS.some((rung) => rung === chosen);
  return (
    <fieldset className="rv-ladder">
      <legend>{words.requires(label, characteristic)}</legend>
      {RUNGS.map((difficulty) => (
        <button key={difficulty} type="button" aria-pressed={chosen === difficulty} onClick={() => choose(difficulty)}>
          <b>{names.signed(difficulty)}</b>
          <span className="rv-bar" aria-hidden="true">
            <i style={{ width: `${chance(difficulty) * 100}%` }} />
          </span>
          <span>{names.percent(chance(difficulty))}</span>
        </button>
      ))}
      <label>
        {words.otherRung}
        <NumberInput least={-20} most={10} value={other ? chosen : undefined} change={choose} />
        {other && <span>{names.percent(chance(chosen))}</span>}
      </label>
    </fieldset>
  );
}

function Describe({ give }: { give(answer: Answer): void }) {
  const words = useWords(gardienWords);
  const [detail, setDetail] = useState('');
  return (
    <span className="rv-inline wide">
      <label>
        {words.describe}
        <input type="text" maxLength={200} value={detail} onChange={({ target }) => setDetail(target.value)} />
      </label>
      <button
        type="button"
        className="rv-plain"
        disabled={detail.trim() === ''}
        onClick={() => give({ do: 'describe', detail })}
      >
        {words.choose}
      </button>
    </span>
  );
}

function Tear({ give }: { give(answer: Answer): void }) {
  const words = useWords(gardienWords);
  const [tear, setTear] = useState<Do<'tear'>>({ do: 'tear', colour: 'violette', diameter: 10, lasting: false });
  return (
    <span className="rv-inline wide">
      <label>
        {words.colour}
        <select value={tear.colour} onChange={({ target }) => setTear({ ...tear, colour: target.value as 'violette' })}>
          <option value="violette">{words.violet}</option>
          <option value="jaune">{words.yellow}</option>
        </select>
      </label>
      <label>
        {words.diameter}
        <NumberInput least={1} most={100} value={tear.diameter} change={(diameter) => setTear({ ...tear, diameter })} />
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={tear.lasting}
          onChange={({ target }) => setTear({ ...tear, lasting: target.checked })}
        />
        {words.lasting}
      </label>
      <button type="button" className="rv-plain" onClick={() => give(tear)}>
        {words.choose}
      </button>
    </span>
  );
}
