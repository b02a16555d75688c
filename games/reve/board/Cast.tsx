/** The cast: the spells that this cell is for, each with its odds by result and what each result costs; then the figures left open. */

import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import type { Do } from '../answers.ts';
import { HOURS } from '../data/hours.ts';
import type { Voie } from '../data/voies.ts';
import { priceOf, RESULTS } from '../resolution.ts';
import { sketch } from '../sketch.ts';
import type { DreamerView } from '../view.ts';
import { NAMES, type Names, VOIE_NAMES } from './names.ts';
import { isSelected, type OpenQuestion, type ReveProps } from './reading.ts';
import { SketchMarks } from './SketchMarks.tsx';
import { costIsFree, figuresOf, leastCost, needsOrigin, type SpellFacts, spellFacts } from './spell-facts.ts';
import { boardWords } from './words.ts';

interface Props extends ReveProps {
  readonly open: OpenQuestion;
  readonly d: DreamerView | undefined;
}

export function CastForm({ open, d, view, selected, select, answer, odds, language }: Props) {
  const words = useWords(boardWords);
  const names = NAMES[language];
  const { decision, choices } = open;
  const [changed, setChanged] = useState<Readonly<Record<string, Partial<Do<'cast'>>>>>({});
  const samples = choices.filter((choice): choice is Do<'cast'> => choice.do === 'cast');
  const pass = choices.find((choice) => choice.do === 'pass');
  return (
    <section className="rv-scene rv-cast" aria-label={words.casting}>
      <h2>{names.texts.decision(decision)}</h2>
      <ul>
        {samples.map((sample) => {
          const facts = d && spellFacts(d, sample.spell);
          if (!d || !facts) return null;
          const cast: Do<'cast'> = { ...sample, ...changed[sample.spell] };
          const sketched = sketch(view, decision, cast);
          const picked = isSelected(selected, { decision: decision.id, answer: cast });
          const mine =
            selected?.decision === decision.id && (selected.answer as Partial<Do<'cast'>>).spell === sample.spell;
          const change = (more: Partial<Do<'cast'>>) => {
            setChanged({ ...changed, [sample.spell]: { ...changed[sample.spell], ...more } });
            select({ decision: decision.id, answer: { ...cast, ...more } });
          };
          return (
            <li key={sample.spell} className={mine ? 'chosen' : ''}>
              <button
                type="button"
                className="rv-spell"
                aria-pressed={picked}
                onClick={() => (picked ? answer(decision.id, cast) : select({ decision: decision.id, answer: cast }))}
              >
                <strong>{facts.name}</strong>
                <span className="rv-quiet">
                  {VOIE_NAMES[cast.voie ?? facts.voies[0] ?? 'oniros']} · {figuresOf(facts, names.signed, words)}
                  {facts.ritual && ` · ${words.ritual}`}
                </span>
                <Bands
                  ways={sketched.odds ?? odds(decision.id, cast)?.ways}
                  cost={cast.cost ?? leastCost(facts)}
                  points={d.points}
                  names={names}
                />
                {picked && <span className="rv-again">{words.castNow}</span>}
              </button>
              {mine && <SketchMarks marks={sketched.marks} names={names} />}
              {mine && <Figures facts={facts} cast={cast} d={d} names={names} change={change} />}
            </li>
          );
        })}
      </ul>
      {pass && (
        <button
          type="button"
          className="rv-plain"
          aria-pressed={isSelected(selected, { decision: decision.id, answer: pass })}
          onClick={() =>
            isSelected(selected, { decision: decision.id, answer: pass })
              ? answer(decision.id, pass)
              : select({ decision: decision.id, answer: pass })
          }
        >
          {names.texts.choice(decision, pass)}
        </button>
      )}
    </section>
  );
}

interface BandsProps {
  readonly ways: readonly { readonly way: string; readonly share: number }[] | undefined;
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
    <span className="rv-bands">
      <span className="bar" aria-hidden="true">
        {found.map(({ result, share }) => (
          <i key={result} className={result} style={{ width: `${share * 100}%` }} />
        ))}
      </span>
      <span className="list">
        {found.map(({ result, share }) => (
          <span key={result} className="one">
            <i className={result} aria-hidden="true" />
            {names.result(result)} {names.percent(share)}
            <em>{words.price(Math.min(points, priceOf(result, cost)))}</em>
          </span>
        ))}
      </span>
    </span>
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
          <input
            type="number"
            min={least}
            max={Math.max(least, d.points)}
            value={cast.cost ?? least}
            onChange={(event) => change({ cost: Math.max(least, event.target.valueAsNumber || least) })}
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
          <input
            type="number"
            min={-20}
            max={0}
            value={cast.difficulty ?? -4}
            onChange={(event) => change({ difficulty: Math.min(0, Math.max(-20, event.target.valueAsNumber || 0)) })}
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
        <label>
          {words.targetHour}
          <select
            value={cast.hour ?? ''}
            onChange={(event) => change({ hour: event.target.value === '' ? undefined : Number(event.target.value) })}
          >
            <option value="">{words.unnamed}</option>
            {HOURS.map(({ id }, hour) => (
              <option key={id} value={hour}>
                {names.hour(hour)}
              </option>
            ))}
          </select>
        </label>
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
