/** An encounter as a small scene: who stands there, how strong, and the doors that lead out of it. */

import type { OpenDecision } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../answers.ts';
import type { EncounterKind } from '../data/encounters.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import type { DreamerView } from '../view.ts';
import { usualPrice } from '../words/figures.ts';
import { EncounterFigure } from './art.tsx';
import { NAMES, VOIE_NAMES } from './names.ts';
import { type Choice, isSelected, type ReveProps } from './reading.ts';
import { boardWords } from './words.ts';

interface Props extends ReveProps {
  readonly open: OpenDecision<Answer>;
  readonly d: DreamerView | undefined;
}

interface About {
  readonly encounter: EncounterKind;
  readonly force: number;
  readonly price?: number;
}

export function Encounter({ open, d, selected, select, answer, odds, language }: Props) {
  const words = useWords(boardWords);
  const names = NAMES[language];
  const [voie, setVoie] = useState<Voie | ''>('');
  const { decision, choices } = open;
  const { encounter, force, price } = decision.about as About;
  const present = decision.kind === 'present';

  const door = (given: Answer): ReactNode => {
    const named: Answer = given.do === 'master' && voie !== '' ? { do: 'master', voie } : given;
    const choice: Choice = { decision: decision.id, answer: named };
    const shown = odds(decision.id, named);
    const share = (way: string) => shown?.ways.find((one) => one.way === way)?.share;
    const chance = given.do === 'master' ? share('mastered') : given.do === 'repress' ? share('holds') : undefined;
    const picked = isSelected(selected, choice);
    return (
      <button
        key={JSON.stringify(given)}
        type="button"
        className={`rv-door ${given.do}`}
        aria-pressed={picked}
        onClick={() => (picked ? answer(decision.id, named) : select(choice))}
      >
        <DoorSign what={given.do} />
        <span className="name">
          {present
            ? names.texts.choice(decision, given)
            : (words.doors[given.do as Door] ?? names.texts.choice(decision, given))}
        </span>
        {chance !== undefined && (
          <>
            <span className="chance">{names.percent(chance)}</span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${chance * 100}%` }} />
            </span>
          </>
        )}
        <span className="detail">
          {given.do === 'repress' && d
            ? words.repressDetail(d.refoulement, d.refoulement + (price ?? usualPrice(encounter)))
            : (words.doorDetails[given.do as Door] ?? '')}
        </span>
        {picked && <span className="rv-again">{words.again}</span>}
      </button>
    );
  };

  return (
    <section className="rv-encounter" aria-label={names.encounter(encounter)} data-kind={encounter}>
      <div className="who">
        <EncounterFigure kind={encounter} size={104} />
        <div>
          <h2>{present ? names.texts.decision(decision) : names.encounter(encounter)}</h2>
          {decision.kind === 'struggle' && d?.journey?.held && (
            <p className="rv-quiet">{words.heldFor(d.journey.held.defeats)}</p>
          )}
          <p className="force">
            <span>
              {words.force} {force}
            </span>
            <span className="rv-pips" aria-hidden="true">
              {Array.from({ length: force }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
                <i key={i} />
              ))}
            </span>
          </p>
          {!present && (
            <label className="rv-voie">
              {words.withVoie}{' '}
              <select value={voie} onChange={(event) => setVoie(event.target.value as Voie | '')}>
                <option value="">{words.bestVoie}</option>
                {VOIES.map((one) => (
                  <option key={one} value={one}>
                    {VOIE_NAMES[one]} {d ? names.signed(d.levels[one]) : ''}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </div>
      <div className="rv-doors">{choices.map(door)}</div>
    </section>
  );
}

type Door = 'master' | 'dodge' | 'repress' | 'letPass' | 'outside';

const DOOR_SIGNS: Readonly<Record<string, string>> = {
  master: 'M6 30V12a10 10 0 0 1 20 0v18zM16 8v14M11 17l5 5 5-5',
  dodge: 'M6 30V12a10 10 0 0 1 20 0v18zM22 18q-8-6-11 4M11 22l-1-5M11 22l5-1',
  repress: 'M6 30V12a10 10 0 0 1 20 0v18zM10 20h12M10 25h12M16 20v10',
  letPass: 'M6 30V12a10 10 0 0 1 20 0v18zM6 30l8-4V10L6 12',
  outside: 'M16 4l3 8 8-2-5 7 7 5-9 1-1 8-5-7-8 3 4-8-6-5 8-1z',
  present: 'M6 14h20v16H6zM4 9h24v5H4zM16 9v21M16 9q-8-7-9-1M16 9q8-7 9-1',
};

function DoorSign({ what }: { readonly what: string }) {
  return (
    <svg className="sign" viewBox="0 0 32 34" aria-hidden="true">
      <path d={DOOR_SIGNS[what] ?? DOOR_SIGNS.master} />
    </svg>
  );
}
