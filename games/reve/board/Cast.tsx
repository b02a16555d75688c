/** The cast: the spells that this cell is for, each with its odds by result and what each result costs; then the figures left open. */

import { capital } from '@reverie/kernel/capital';
import { NumberInput } from '@reverie/ui/components/NumberInput';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { questGoal } from '../advisor/quest-goal.ts';
import type { Do } from '../answers.ts';
import { leastCost, needsOrigin } from '../data/spells.ts';
import type { Voie } from '../data/voies.ts';
import { isSuccess, paidFor, RESULTS, type Result } from '../resolution.ts';
import { type SpellFacts, sketch, spellFacts } from '../sketch.ts';
import type { DreamerView } from '../view.ts';
import { askWords } from './ask-words.ts';
import type { AskProps } from './asking.ts';
import { HourField } from './HourField.tsx';
import { NAMES, type Names, VOIE_NAMES } from './names.ts';
import { isSelected } from './reading.ts';
import { SketchMarks } from './SketchMarks.tsx';
import { costIsFree, figuresOf } from './spell-facts.ts';
import { boardWords } from './words.ts';

export function CastForm({ open, d, view, selected, select, answer, odds, language, showRule }: AskProps) {
  const words = useWords(boardWords);
  const ask = useWords(askWords);
  const names = NAMES[language];
  const { decision, choices } = open;
  const [picked, setPicked] = useState<string | null>(null);
  const [changed, setChanged] = useState<Readonly<Record<string, Partial<Do<'cast'>>>>>({});
  const samples = choices.filter((choice): choice is Do<'cast'> => choice.do === 'cast');
  const pass = choices.find((choice) => choice.do === 'pass');
  const shown = selected?.decision === decision.id && selected.answer.do === 'cast' ? selected.answer : null;
  const sample = samples.find(({ spell }) => spell === (shown?.spell ?? picked)) ?? samples[0];
  const facts = d && sample && spellFacts(d, sample.spell);
  const cast = sample && { ...sample, ...changed[sample.spell] };
  const sketched = cast && sketch(view, decision, cast);
  const ways = cast && (sketched?.odds ?? odds(decision.id, cast)?.ways);
  const refusing = pass && (
    <button
      type="button"
      className="rv-answer"
      aria-pressed={isSelected(selected, { decision: decision.id, answer: pass })}
      onClick={() => answer(decision.id, pass)}
    >
      {capital(names.texts.choice(decision, pass))}
    </button>
  );
  // Whoever is bound elsewhere goes on in one press; what else could be done here stands below it.
  const goal = questGoal(view);
  const elsewhere = goal !== null && !(goal.to === 'cast' && samples.some(({ spell }) => spell === goal.spell));
  const change = (more: Partial<Do<'cast'>>) => {
    if (!cast) return;
    setChanged({ ...changed, [cast.spell]: { ...changed[cast.spell], ...more } });
    select({ decision: decision.id, answer: { ...cast, ...more } });
  };
  return (
    <div className="rv-cast">
      <h2>{names.texts.decision(decision)}</h2>
      {elsewhere ? refusing : null}
      <ul>
        {samples.map(({ spell }) => {
          const known = d && spellFacts(d, spell);
          return (
            known && (
              <li key={spell}>
                <button
                  type="button"
                  className="rv-spell"
                  aria-pressed={spell === cast?.spell}
                  onClick={() => {
                    setPicked(spell);
                    select(null);
                  }}
                >
                  <strong>{known.name}</strong>
                  <span className="rv-quiet">
                    {VOIE_NAMES[known.voies[0] ?? 'oniros']} · {figuresOf(known, names.signed, words)}
                    {known.ritual && ` · ${words.ritual}`}
                  </span>
                </button>
              </li>
            )
          );
        })}
      </ul>
      {d && facts && cast && sketched && (
        <>
          <Bands ways={ways} cost={cast.cost ?? leastCost(facts)} points={d.points} names={names} />
          <SketchMarks marks={sketched.marks} names={names} />
          <Figures facts={facts} cast={cast} d={d} names={names} change={change} />
        </>
      )}
      <div className="rv-cast-acts">
        {facts && cast && (
          <button
            type="button"
            className="rv-go main"
            aria-pressed={shown !== null}
            onClick={() => answer(decision.id, cast)}
          >
            <span>
              {ask.castNow} {facts.name}
            </span>
            <small>
              {[
                ...(ways ? [ask.succeeds(names.percent(successIn(ways)))] : []),
                words.spellCost(cast.cost ?? leastCost(facts), false),
              ].join(', ')}
            </small>
          </button>
        )}
        {elsewhere ? null : refusing}
      </div>
      <button type="button" className="rv-rule" onClick={() => showRule('RDD-CAST-01')}>
        {ask.rule}
      </button>
    </div>
  );
}

type Ways = readonly { readonly way: string; readonly share: number }[];

const successIn = (ways: Ways): number =>
  ways.reduce((sum, { way, share }) => (isSuccess(way as Result) ? sum + share : sum), 0);

interface BandsProps {
  readonly ways: Ways | undefined;
  readonly cost: number;
  readonly points: number;
  readonly names: Names;
}

/** The six results as one bar, and below it each with its chance and its price. */
function Bands({ ways, cost, points, names }: BandsProps) {
  const words = useWords(boardWords);
  if (!ways) return null;
  const found = RESULTS.flatMap((result) => {
    const share = ways.find(({ way }) => way === result)?.share ?? 0;
    return share > 0 ? [{ result, share }] : [];
  });
  return (
    <div className="rv-bands">
      <span className="rv-bar" aria-hidden="true">
        {found.map(({ result, share }) => (
          <i key={result} className={result} style={{ width: `${share * 100}%` }} />
        ))}
      </span>
      <table>
        <tbody>
          {found.map(({ result, share }) => (
            <tr key={result}>
              <th scope="row">
                <i className={result} aria-hidden="true" />
                {names.result(result)}
              </th>
              <td>{names.percent(share)}</td>
              <td>{words.price(paidFor(result, cost, points))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FiguresProps {
  readonly facts: SpellFacts;
  readonly cast: Do<'cast'>;
  readonly d: DreamerView;
  readonly names: Names;
  change(more: Partial<Do<'cast'>>): void;
}

/** RDD-CAST-02: what the caster fixes before the dice. */
function Figures({ facts, cast, d, names, change }: FiguresProps) {
  const words = useWords(boardWords);
  const least = leastCost(facts);
  return (
    <div className="rv-fields">
      {costIsFree(facts) && (
        <label>
          {words.cost}
          <NumberInput
            least={least}
            most={Math.max(least, d.points)}
            value={cast.cost ?? least}
            change={(cost) => change({ cost })}
          />
        </label>
      )}
      {facts.voies.length > 1 && (
        <label>
          {words.voie}
          <select
            value={cast.voie ?? ''}
            onChange={(event) =>
              change(event.target.value === '' ? { voie: undefined } : { voie: event.target.value as Voie })
            }
          >
            <option value="">{words.bestVoie}</option>
            {facts.voies.map((voie) => (
              <option key={voie} value={voie}>
                {VOIE_NAMES[voie]} {names.signed(d.levels[voie])}
              </option>
            ))}
          </select>
        </label>
      )}
      {facts.difficulty === 'variable' && (
        <label>
          {words.difficultyOfMagic}
          <NumberInput
            least={-20}
            most={0}
            value={cast.difficulty ?? -4}
            change={(difficulty) => change({ difficulty })}
          />
        </label>
      )}
      {facts.where === 'sanctuaireOuOrigine' && needsOrigin(facts) && (
        <label className="check">
          <input
            type="checkbox"
            checked={cast.here === true}
            onChange={(event) => change({ here: event.target.checked ? true : undefined })}
          />
          {words.castHere}
        </label>
      )}
      {facts.resistance === 'hn' && (
        <HourField
          label={words.targetHour}
          unknown={words.unnamed}
          hour={cast.hour}
          names={names}
          change={(hour) => change({ hour })}
        />
      )}
      <label className="wide">
        {words.castDetail}
        <input
          type="text"
          maxLength={200}
          value={cast.detail ?? ''}
          onChange={(event) => change({ detail: event.target.value === '' ? undefined : event.target.value })}
        />
      </label>
    </div>
  );
}
