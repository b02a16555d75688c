/** Before a journey: who dreams, and the few things that a table may set. */
import type { SetupProps } from '@reverie/ui/board';
import { HouseRules } from '@reverie/ui/components/HouseRules';
import { useWords } from '@reverie/ui/words';
import { useEffect, useId, useState } from 'react';
import { READY } from '../characters.ts';
import { created, DEFAULTS } from '../creation.ts';
import { VOIES } from '../data/voies.ts';
import { optionsSchema, READY_IDS } from '../options.ts';
import type { Sheet } from '../sheet.ts';
import { Portrait } from './art.tsx';
import { CreationForm } from './Creation.tsx';
import { NAMES, VOIE_NAMES } from './names.ts';
import type { ReadyId } from './ready.ts';
import { SheetForm } from './SheetForm.tsx';
import { setupWords } from './setup-words.ts';
import './setup.css';

/** The options as they are being written: anything may still be missing. */
interface Draft {
  readonly dreamers?: readonly (ReadyId | Sheet)[];
  readonly [option: string]: unknown;
}

export function ReveSetup({ seats, options, change, language, texts }: SetupProps) {
  const words = useWords(setupWords);
  const id = useId();
  const draft = (options ?? {}) as Draft;
  const places = seats.filter(({ role }) => role === 'haut-revant');
  const dreamers = places.map((_, i) => draft.dreamers?.[i] ?? READY_IDS[i % READY_IDS.length] ?? 'nitouche');
  const set = (more: Draft) => change({ ...draft, ...more });
  // Seats come and go: whoever was chosen for another one would only be refused.
  const stale = (draft.dreamers?.length ?? 0) > places.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when there are more than seats
  useEffect(() => {
    if (stale) set({ dreamers });
  }, [stale]);
  const setDreamer = (at: number, one: ReadyId | Sheet) =>
    set({ dreamers: dreamers.map((old, i) => (i === at ? one : old)) });
  return (
    <div className="rv-setup">
      {places.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <fieldset key={i} className="rv-dreamer">
          <legend>{words.dreamer(i + 1, place.name)}</legend>
          <Choice
            chosen={dreamers[i] ?? 'nitouche'}
            name={`${id}-${i}`}
            language={language}
            choose={(one) => setDreamer(i, one)}
          />
        </fieldset>
      ))}
      <fieldset className="rv-table-options">
        <legend>{words.table}</legend>
        <HouseRules
          rules={{ options: optionsSchema }}
          texts={texts}
          options={draft}
          change={change}
          without={['quest']}
        />
      </fieldset>
    </div>
  );
}

interface ChoiceProps {
  readonly chosen: ReadyId | Sheet;
  readonly name: string;
  readonly language: SetupProps['language'];
  choose(one: ReadyId | Sheet): void;
}

function Choice({ chosen, name, language, choose }: ChoiceProps) {
  const words = useWords(setupWords);
  const names = NAMES[language];
  const own = typeof chosen === 'string' ? null : chosen;
  const [creating, setCreating] = useState(false);
  /** Whether the form shows a sheet that cannot be played: until it can, the last one that could is. */
  const [isUnfit, setUnfit] = useState(false);
  const take = (one: ReadyId | Sheet | null) => {
    setUnfit(one === null);
    if (one !== null) choose(one);
  };
  // What the form shows is what will be played, from the moment it is shown.
  const create = () => {
    const first = created(DEFAULTS);
    setCreating(true);
    if (!Array.isArray(first)) take(first);
  };
  const write = () => {
    setCreating(false);
    setUnfit(false);
  };
  const chooseReady = (id: ReadyId) => {
    setCreating(false);
    take(id);
  };
  return (
    <>
      <div className="rv-cards" role="radiogroup" aria-label={words.who}>
        {READY_IDS.map((id) => {
          const sheet = READY[id];
          return (
            <label key={id} className="rv-card">
              <input type="radio" name={name} checked={chosen === id} onChange={() => chooseReady(id)} />
              <Portrait of={id} size={64} />
              <span className="rv-card-text">
                <strong>{sheet.name}</strong>
                <span>{words.portraits[id]}</span>
                <small>
                  {VOIES.filter((voie) => sheet.draconic[voie] > -11)
                    .map((voie) => `${VOIE_NAMES[voie]} ${names.signed(sheet.draconic[voie])}`)
                    .join(' · ')}
                </small>
                <small>
                  {names.cell(sheet.start)} · {words.spells(sheet.spells.length)}
                </small>
              </span>
            </label>
          );
        })}
        <label className="rv-card">
          <input
            type="radio"
            name={name}
            checked={own !== null}
            onChange={() => choose(typeof chosen === 'string' ? READY[chosen] : chosen)}
          />
          <Portrait of={own?.birthHour ?? 11} size={64} />
          <span className="rv-card-text">
            <strong>{own ? own.name : words.own}</strong>
            <span>{words.ownWhy}</span>
          </span>
        </label>
      </div>
      {own && (
        <>
          <fieldset className="rv-how" aria-label={words.how}>
            <button type="button" className="rv-plain" aria-pressed={!creating} onClick={write}>
              {words.free}
            </button>
            <button type="button" className="rv-plain" aria-pressed={creating} onClick={create}>
              {words.create}
            </button>
          </fieldset>
          {creating ? (
            <>
              <CreationForm language={language} change={take} />
              {isUnfit ? <p role="status">{words.lastFit(own.name)}</p> : null}
            </>
          ) : (
            <SheetForm sheet={own} language={language} change={choose} />
          )}
        </>
      )}
    </>
  );
}
