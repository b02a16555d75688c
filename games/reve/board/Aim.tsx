/** A spell has come into the world: on whom? The table says what only the table can see. */

import type { OpenDecision } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import type { Answer, Do } from '../answers.ts';
import { HOURS } from '../data/hours.ts';
import { EVERYWHERE } from '../data/spell-terms.ts';
import type { DreamerView } from '../view.ts';
import { NAMES, type Names } from './names.ts';
import { isSelected, type ReveProps, spellNamed } from './reading.ts';
import { boardWords } from './words.ts';

interface Props extends ReveProps {
  readonly open: OpenDecision<Answer>;
  readonly d: DreamerView | undefined;
}

interface About {
  readonly spell: string;
  readonly target: Do<'aim'>['target'];
  readonly reach: number;
  readonly resistance: number | 'hn' | null;
}

export function AimForm({ open, d, selected, select, answer, odds, language }: Props) {
  const words = useWords(boardWords);
  const names = NAMES[language];
  const { decision } = open;
  const about = decision.about as About;
  const onSelf = about.target === 'soi';
  const [aim, setAim] = useState<Do<'aim'>>({
    do: 'aim',
    target: about.target,
    distance: onSelf ? 0 : Math.min(about.reach, 5),
    visible: true,
    pointed: true,
    fitting: true,
    points: 10,
  });
  const change = (more: Partial<Do<'aim'>>) => {
    const next = { ...aim, ...more };
    setAim(next);
    select({ decision: decision.id, answer: next });
  };
  const picked = isSelected(selected, { decision: decision.id, answer: aim });
  const shown = odds(decision.id, aim);
  return (
    <section className="rv-scene rv-aim" aria-label={words.aiming}>
      <h2>{d ? spellNamed(d, about.spell, names.spell) : names.spell(about.spell)}</h2>
      <p className="rv-quiet">
        {about.reach === 0 ? words.byTouch : about.reach >= EVERYWHERE ? words.anyRange : words.upTo(about.reach)}
        {about.resistance !== null &&
          ` · ${words.resistance} ${about.resistance === 'hn' ? words.byBirthHour : names.signed(about.resistance)}`}
      </p>
      <AimFields about={about} aim={aim} names={names} change={change} />
      {shown && shown.ways.length > 0 && (
        <p className="rv-outcomes">
          {shown.ways
            .filter(({ way }) => way !== '')
            .map(({ way, share }) => `${names.texts.way(way)} ${names.percent(share)}`)
            .join(' · ')}
        </p>
      )}
      <button
        type="button"
        className="rv-go"
        onClick={() => (picked ? answer(decision.id, aim) : select({ decision: decision.id, answer: aim }))}
      >
        {picked ? words.aimNow : names.texts.choice(decision, aim)}
      </button>
    </section>
  );
}

interface FieldsProps {
  readonly about: About;
  readonly aim: Do<'aim'>;
  readonly names: Names;
  change(more: Partial<Do<'aim'>>): void;
}

/** Whom the spell is meant for, and what the table can see of them. */
function AimFields({ about, aim, names, change }: FieldsProps) {
  const words = useWords(boardWords);
  const other = aim.target !== 'soi';
  return (
    <fieldset className="rv-fields">
      <legend className="rv-hidden">{words.aiming}</legend>
      {about.target !== 'soi' && (
        <label>
          {words.onWhom}
          <select value={aim.target} onChange={(event) => change({ target: event.target.value as About['target'] })}>
            <option value={about.target}>{words.targets[about.target]}</option>
            <option value="soi">{words.targets.soi}</option>
          </select>
        </label>
      )}
      {other && <TargetFields aim={aim} change={change} />}
      {other && about.resistance !== null && (
        <label>
          {words.targetPoints}
          <input
            type="number"
            min={0}
            max={200}
            value={aim.points}
            onChange={(event) => change({ points: Math.max(0, event.target.valueAsNumber || 0) })}
          />
        </label>
      )}
      {other && about.resistance === 'hn' && (
        <label>
          {words.trueHour}
          <select
            value={aim.hour ?? ''}
            onChange={(event) => change({ hour: event.target.value === '' ? undefined : Number(event.target.value) })}
          >
            <option value="">{words.noHour}</option>
            {HOURS.map(({ id }, hour) => (
              <option key={id} value={hour}>
                {names.hour(hour)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

function TargetFields({ aim, change }: Pick<FieldsProps, 'aim' | 'change'>) {
  const words = useWords(boardWords);
  return (
    <>
      <label>
        {words.metres}
        <input
          type="number"
          min={0}
          max={EVERYWHERE}
          value={aim.distance}
          onChange={(event) => change({ distance: Math.max(0, event.target.valueAsNumber || 0) })}
        />
      </label>
      <label>
        {words.targetName}
        <input
          type="text"
          maxLength={80}
          value={aim.name ?? ''}
          onChange={(event) => change({ name: event.target.value === '' ? undefined : event.target.value })}
        />
      </label>
      {(['visible', 'pointed', 'fitting'] as const).map((what) => (
        <label className="check" key={what}>
          <input type="checkbox" checked={aim[what]} onChange={(event) => change({ [what]: event.target.checked })} />
          {words.aim[what]}
        </label>
      ))}
    </>
  );
}
