/** The whole sheet: what does not fit the strip. */
import { useWords } from '@reverie/ui/words';
import type { ReactNode } from 'react';
import { VOIES } from '../data/voies.ts';
import type { DreamerView } from '../view.ts';
import { lastHour, spellFigures } from '../words/speech.ts';
import { EncounterFigure, HourSign } from './art.tsx';
import { FatigueTrack } from './Column.tsx';
import { type Names, VOIE_NAMES } from './names.ts';
import { spellNamed } from './reading.ts';
import { boardWords } from './words.ts';

interface Props {
  readonly d: DreamerView;
  readonly names: Names;
}

export function Sheet({ d, names }: Props) {
  const words = useWords(boardWords);
  const { sheet, experience } = d;
  const gained = VOIES.filter((voie) => experience[voie] > 0);
  return (
    <div className="rv-sheet">
      <Characteristics d={d} names={names} />
      <Part title={words.fatigue}>
        <FatigueTrack endurance={sheet.endurance} marked={d.fatigue} coming={d.journey?.fatigue ?? 0} names={names} />
      </Part>
      <Part title={words.draconic}>
        <dl className="rv-pairs">
          {VOIES.map((voie) => (
            <div key={voie}>
              <dt>{VOIE_NAMES[voie]}</dt>
              <dd>{names.signed(d.levels[voie])}</dd>
            </div>
          ))}
        </dl>
        {d.shadowed && <p>{words.shadowed}</p>}
      </Part>
      {(experience.reve > 0 || gained.length > 0) && (
        <Part title={words.experience}>
          <p>
            {[
              ...(experience.reve > 0 ? [`${words.stats.reve} ${experience.reve}`] : []),
              ...gained.map((voie) => `${VOIE_NAMES[voie]} ${experience[voie]}`),
            ].join(' · ')}
          </p>
        </Part>
      )}
      {d.carried.length > 0 && (
        <Part title={words.carried}>
          <p>{d.carried.map(({ spell }) => spellNamed(d, spell, names.spell)).join(', ')}</p>
        </Part>
      )}
      <Reserves d={d} names={names} />
      <Waiting d={d} names={names} />
      <Effects d={d} names={names} />
      <ListPart title={words.written} items={d.written.map((id) => <li key={id}>{names.written(id)}</li>)} />
      <ListPart
        title={words.cellBonus}
        items={d.cellBonus.map(({ cell, spell, successes }) => (
          <li key={`${cell} ${spell}`}>
            {spellNamed(d, spell, names.spell)}, {names.cell(cell)} · +{names.percent(successes / 100)}
          </li>
        ))}
      />
    </div>
  );
}

function Characteristics({ d, names }: Props) {
  const words = useWords(boardWords);
  const { sheet } = d;
  return (
    <Part title={words.characteristics}>
      <dl className="rv-pairs">
        {(['reve', 'empathie', 'volonte', 'vue', 'endurance', 'vie'] as const).map((what) => (
          <div key={what}>
            <dt>{words.stats[what]}</dt>
            <dd>{sheet[what]}</dd>
          </div>
        ))}
        <div>
          <dt>{words.birthHour}</dt>
          <dd className="rv-birth">
            <svg viewBox="8 6 48 50" aria-hidden="true">
              <HourSign hour={sheet.birthHour} />
            </svg>
            {names.hour(sheet.birthHour)}
          </dd>
        </div>
        {(['ethylisme', 'surencombrement'] as const)
          .filter((what) => d[what] !== 0)
          .map((what) => (
            <div key={what}>
              <dt>{names.stat(what)}</dt>
              <dd>{names.signed(d[what])}</dd>
            </div>
          ))}
      </dl>
    </Part>
  );
}

function Reserves({ d, names }: Props) {
  const words = useWords(boardWords);
  return (
    <ListPart
      title={words.reserves}
      items={d.reserves.map(({ spell, cell, erratic, parameters }) => (
        <li key={`${spell} ${cell}`}>
          {erratic ? words.failureOf(spellNamed(d, spell, names.spell)) : spellNamed(d, spell, names.spell)}{' '}
          <span className="rv-quiet">
            {spellFigures(spell, parameters.cost, parameters.difficulty)} ·{' '}
            {cell === null ? words.somewhere : names.cell(cell)}
          </span>
        </li>
      ))}
    />
  );
}

function Waiting({ d, names }: Props) {
  const words = useWords(boardWords);
  const until = useUntil(names);
  return (
    <ListPart
      title={words.waiting}
      look="rv-waiting"
      items={d.waiting.map(({ kind, force, cell, until: round }) => (
        <li key={`${kind} ${cell} ${round}`}>
          <EncounterFigure kind={kind} size={28} /> {names.encounter(kind)}, {words.force} {force}{' '}
          <span className="rv-quiet">
            {cell === null ? words.somewhere : names.cell(cell)} · {until(round)}
          </span>
        </li>
      ))}
    />
  );
}

function Effects({ d, names }: Props) {
  const words = useWords(boardWords);
  const until = useUntil(names);
  return (
    <ListPart
      title={words.effects}
      items={d.effects.map(({ id, cells = [], kind, left, until: round }) => (
        <li key={`${id} ${kind} ${round}`}>
          <strong>{names.effect(id)}</strong>
          <span className="rv-quiet">
            {[
              ...(kind === undefined ? [] : [kindName(names, kind)]),
              ...(cells.length === 0
                ? []
                : [cells.length > 3 ? words.cells(cells.length) : cells.map(names.cell).join(', ')]),
              ...(left === undefined ? [] : [words.left(left)]),
              ...(round === undefined ? [] : [until(round)]),
            ]
              .map((part) => ` · ${part}`)
              .join('')}
          </span>
        </li>
      ))}
    />
  );
}

/** Says up to which hour of which day something lasts. */
function useUntil(names: Names): (round: number) => string {
  const words = useWords(boardWords);
  return (round) => words.until(names.hour(lastHour(round).hour), lastHour(round).day);
}

/** An effect may be about a kind of cell, or a desire that was drawn. */
function kindName(names: Names, kind: string): string {
  const written = names.written(kind);
  return written === kind ? names.castIn(kind) : written;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface ListProps {
  readonly title: string;
  readonly look?: string;
  readonly items: readonly ReactNode[];
}

/** A part of the sheet that is left out where there is nothing to list. */
function ListPart({ title, look, items }: ListProps) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={look}>{items}</ul>
    </Part>
  );
}
