/** A spell has come into the world: on whom? The table says what only the table can see. */

import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import type { Do } from '../answers.ts';
import { HOURS } from '../data/hours.ts';
import { EVERYWHERE } from '../data/spell-terms.ts';
import type { About } from '../questions.ts';
import { type AskProps, capital } from './asking.ts';
import { NAMES, type Names } from './names.ts';
import { dreamersOf, type OpenQuestion, spellNamed } from './reading.ts';
import { boardWords } from './words.ts';

interface Props extends AskProps {
  readonly open: OpenQuestion<'aim'>;
}

export function AimForm({ open, d, view, select, answer, odds, language }: Props) {
  const words = useWords(boardWords);
  const names = NAMES[language];
  const { decision } = open;
  const { about } = decision;
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
  const others = onSelf || about.target !== 'creature' ? [] : dreamersOf(view).filter(({ seat }) => seat !== d?.seat);
  const change = (more: Partial<Do<'aim'>>) => {
    const next = { ...aim, ...more };
    setAim(next);
    select({ decision: decision.id, answer: next });
  };
  const shown = odds(decision.id, aim);
  return (
    <div className="rv-aim">
      <Floor aim={aim} reach={about.reach} />
      <h2>{d ? spellNamed(d, about.spell, names.spell) : names.spell(about.spell)}</h2>
      <p className="rv-quiet">
        {about.reach === 0 ? words.byTouch : about.reach >= EVERYWHERE ? words.anyRange : words.upTo(about.reach)}
        {about.resistance !== null &&
          ` · ${words.resistance} ${about.resistance === 'hn' ? words.byBirthHour : names.signed(about.resistance)}`}
      </p>
      {others.length > 0 && (
        <div className="rv-answers pair">
          {others.map(({ seat, sheet, points }) => (
            <button
              key={seat}
              type="button"
              className="rv-answer"
              aria-pressed={aim.name === sheet.name}
              onClick={() => change({ target: about.target, name: sheet.name, points, hour: sheet.birthHour, seat })}
            >
              {sheet.name}
            </button>
          ))}
        </div>
      )}
      <AimFields about={about} aim={aim} names={names} change={change} />
      {shown && shown.ways.length > 0 && (
        <p className="rv-outcomes">
          {shown.ways
            .filter(({ way }) => way !== '')
            .map(({ way, share }) => `${names.texts.way(way)} ${names.percent(share)}`)
            .join(' · ')}
        </p>
      )}
      <button type="button" className="rv-go main" onClick={() => answer(decision.id, aim)}>
        {capital(names.texts.choice(decision, aim))}
      </button>
    </div>
  );
}

interface FieldsProps {
  readonly about: About<'aim'>;
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
          <select
            value={aim.target}
            onChange={(event) => change({ target: event.target.value as About<'aim'>['target'] })}
          >
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

/** The floor seen from above and aslant: how far the spell goes, and where its target stands. */
function Floor({ aim, reach }: { readonly aim: Do<'aim'>; readonly reach: number }) {
  const words = useWords(boardWords);
  if (aim.target === 'soi' || reach === 0 || reach >= EVERYWHERE) return null;
  // Metres to units of the drawing: the farther of the two keeps within it.
  const scale = 108 / Math.max(reach, aim.distance, 1);
  const far = aim.distance * scale;
  const within = aim.distance <= reach;
  return (
    <svg className="rv-floor" viewBox="0 0 360 140" aria-hidden="true">
      <path className="boards" d={BOARDS} />
      <ellipse className="reach" cx="180" cy="128" rx={reach * scale * 1.5} ry={reach * scale} />
      <text x="180" y={Math.max(14, 128 - reach * scale - 4)}>
        {words.upTo(reach)}
      </text>
      <path className={within ? 'line' : 'line beyond'} d={`M180 128L236 ${128 - far * 0.86}`} />
      <circle className={within ? 'target' : 'target beyond'} cx="236" cy={128 - far * 0.86} r="8" />
      <path className="caster" d="M180 104q10 10 10 18a10 10 0 0 1-20 0q0-8 10-18z" />
    </svg>
  );
}

const BOARDS = Array.from({ length: 13 }, (_, i) => `M180-60L${i * 60 - 180} 140`).join('');
