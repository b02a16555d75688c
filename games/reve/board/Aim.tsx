/** A spell has come into the world: on whom? The table says what only the table can see. */

import { capital } from '@reverie/kernel/capital';
import { NumberInput } from '@reverie/ui/components/NumberInput';
import { useWords } from '@reverie/ui/words';
import { type ReactNode, useState } from 'react';
import type { Do } from '../answers.ts';
import { type Bystander, QUESTS, questStep } from '../data/quests.ts';
import { EVERYWHERE } from '../data/spell-terms.ts';
import type { About } from '../questions.ts';
import type { DreamerView } from '../view.ts';
import type { AskProps } from './asking.ts';
import { Floor } from './Floor.tsx';
import { HourField } from './HourField.tsx';
import { NAMES, type Names } from './names.ts';
import { dreamersOf, type OpenQuestion, spellNamed } from './reading.ts';
import { boardWords } from './words.ts';

interface Props extends AskProps {
  readonly open: OpenQuestion<'aim'>;
}

/** One of those that the spell is for, by what it resists with. */
type Target = NonNullable<Do<'aim'>['others']>[number];
const SOMEBODY: Target = { points: 10 };
/** So many may be aimed at together. */
const MOST = 21;

const targetsOf = ({ points, hour, name, seat, others = [] }: Do<'aim'>): readonly Target[] => [
  { points, hour, name, seat },
  ...others,
];
const aimedAt = (
  { hour: _, name: __, seat: ___, others: ____, ...aim }: Do<'aim'>,
  [first = SOMEBODY, ...others]: readonly Target[],
): Do<'aim'> => ({ ...aim, ...said(first), ...(others.length > 0 && { others: others.map(said) }) });
/** Without what is not said of it. */
const said = ({ points, hour, name, seat }: Target): Target => ({
  points,
  ...(hour !== undefined && { hour }),
  ...(name !== undefined && { name }),
  ...(seat !== undefined && { seat }),
});

/** Who is there to be pointed at: where a quest tells of it, and this is the spell that it asks for. */
function bystandersOf({ quest }: Props['view'], { spell }: About<'aim'>): readonly Bystander[] {
  if (!quest) return [];
  const step = questStep(quest.id, quest.done);
  return step?.do === 'cast' && step.spell === spell ? (QUESTS[quest.id].there ?? []) : [];
}

export function AimForm({ open, d, view, select, answer, odds, language }: Props) {
  const words = useWords(boardWords);
  const names = NAMES[language];
  const { decision } = open;
  const { about } = decision;
  const onSelf = about.target === 'soi';
  const there = bystandersOf(view, about).filter(({ metres }) => metres <= about.reach);
  const [aim, setAim] = useState<Do<'aim'>>({
    do: 'aim',
    target: about.target,
    distance: onSelf ? 0 : (there[0]?.metres ?? Math.min(about.reach, 5)),
    visible: true,
    pointed: true,
    fitting: true,
    points: 10,
    ...(there[0] && { name: there[0].name[language] }),
  });
  const [edited, edit] = useState(0);
  const targets = targetsOf(aim);
  const at = Math.min(edited, targets.length - 1);
  const others = onSelf || about.target !== 'creature' ? [] : dreamersOf(view).filter(({ seat }) => seat !== d?.seat);
  const change = (more: Partial<Do<'aim'>>) => {
    const next = { ...aim, ...more };
    setAim(next);
    select({ decision: decision.id, answer: next });
  };
  const put = (next: readonly Target[], target = aim.target) => {
    const made = { ...aimedAt(aim, next), target };
    setAim(made);
    select({ decision: decision.id, answer: made });
  };
  const toggle = ({ seat, sheet, points }: DreamerView) => {
    const without = targets.filter((one) => one.seat !== seat);
    if (without.length < targets.length) return put(without, about.target);
    const one = { seat, name: sheet.name, points, hour: sheet.birthHour };
    // The first who is named takes the place of somebody whom nothing is said of.
    const named = targets.length === 1 && targets[0]?.name === undefined ? [one] : [...targets, one];
    edit(named.length - 1);
    return put(named, about.target);
  };
  const aimOnly = ({ name, metres }: Pick<Bystander, 'name' | 'metres'>) => {
    edit(0);
    change({ target: about.target, distance: metres, name: name[language], seat: undefined, others: undefined });
  };
  const several = aim.target !== 'soi' && targets.length > 1;
  const outcomes = (one: Do<'aim'>): string =>
    (odds(decision.id, one)?.ways ?? [])
      .filter(({ way }) => way !== '')
      .map(({ way, share }) => `${names.texts.way(way)} ${names.percent(share)}`)
      .join(' · ');
  return (
    <div className="rv-aim">
      {about.reach > 0 && about.reach < EVERYWHERE && (aim.target !== 'soi' || there.length > 0) && (
        <Floor
          reach={about.reach}
          distance={aim.distance}
          aimed={aim.target === 'soi' ? [] : targets.map(({ name }) => name ?? '')}
          there={there.map(({ name, ...one }) => ({ ...one, name: name[language] }))}
          point={(name) => {
            const one = there.find((bystander) => bystander.name[language] === name);
            if (one) aimOnly(one);
          }}
        />
      )}
      <h2>
        {there.length > 0
          ? words.atWhom(d ? spellNamed(d, about.spell, names.spell) : names.spell(about.spell))
          : d
            ? spellNamed(d, about.spell, names.spell)
            : names.spell(about.spell)}
      </h2>
      <p className="rv-quiet">
        {about.reach === 0 ? words.byTouch : about.reach >= EVERYWHERE ? words.anyRange : words.upTo(about.reach)}
        {about.resistance !== null &&
          ` · ${words.resistance} ${about.resistance === 'hn' ? words.byBirthHour : names.signed(about.resistance)}`}
      </p>
      {there.length > 0 && (
        <div className="rv-answers pair">
          {there.map(({ name, metres }) => (
            <button
              key={name.en}
              type="button"
              className="rv-answer"
              aria-pressed={aim.target !== 'soi' && targets.length === 1 && targets[0]?.name === name[language]}
              onClick={() => aimOnly({ name, metres })}
            >
              {capital(name[language])} <small>{words.away(metres)}</small>
            </button>
          ))}
          <button
            type="button"
            className="rv-answer"
            aria-pressed={aim.target === 'soi'}
            onClick={() => change({ target: 'soi', distance: 0, name: undefined, seat: undefined, others: undefined })}
          >
            {capital(words.targets.soi)} <small>{words.away(0)}</small>
          </button>
        </div>
      )}
      {others.length > 0 && (
        <div className="rv-answers pair">
          {others.map((one) => (
            <button
              key={one.seat}
              type="button"
              className="rv-answer"
              aria-pressed={aim.target !== 'soi' && targets.some(({ seat }) => seat === one.seat)}
              onClick={() => toggle(one)}
            >
              {one.sheet.name}
            </button>
          ))}
        </div>
      )}
      {several && (
        // Each resists for itself: a chance each.
        <ul className="rv-targets" aria-label={words.aimed}>
          {targets.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be alike
            <li key={i}>
              <button type="button" className="rv-answer" aria-pressed={i === at} onClick={() => edit(i)}>
                <b>{one.name ?? words.oneOf(i + 1)}</b>
                <small>{outcomes(aimedAt(aim, [one]))}</small>
              </button>
              <button
                type="button"
                className="rv-chip"
                aria-label={words.spare(one.name ?? words.oneOf(i + 1))}
                onClick={() => put(targets.toSpliced(i, 1))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <Folded label={there.length > 0 ? words.otherTarget : undefined}>
        <AimFields
          about={about}
          aim={aim}
          names={names}
          change={change}
          one={targets[at] ?? SOMEBODY}
          say={(more) => put(targets.with(at, { ...(targets[at] ?? SOMEBODY), ...more }))}
        />
      </Folded>
      {(aim.target === 'creature' || aim.target === 'zone') && about.resistance !== null && targets.length < MOST && (
        <button
          type="button"
          className="rv-chip"
          onClick={() => {
            edit(targets.length);
            put([...targets, SOMEBODY]);
          }}
        >
          {words.oneMore}
        </button>
      )}
      {!several && outcomes(aim) !== '' && <p className="rv-outcomes">{outcomes(aim)}</p>}
      <button type="button" className="rv-go main" onClick={() => answer(decision.id, aim)}>
        {capital(names.texts.choice(decision, aim))}
      </button>
    </div>
  );
}

/** Behind a word where there is something to press instead. */
function Folded({ label, children }: { readonly label: string | undefined; readonly children: ReactNode }) {
  if (label === undefined) return children;
  return (
    <details className="rv-other">
      <summary>{label}</summary>
      {children}
    </details>
  );
}

interface FieldsProps {
  readonly about: About<'aim'>;
  readonly aim: Do<'aim'>;
  readonly names: Names;
  change(more: Partial<Do<'aim'>>): void;
  /** The target that is spoken of, and what is said of it. */
  readonly one: Target;
  say(more: Partial<Target>): void;
}

/** Whom the spell is meant for, and what the table can see of them. */
function AimFields({ about, aim, names, change, one, say }: FieldsProps) {
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
      {other && <TargetFields aim={aim} change={change} one={one} say={say} />}
      {other && about.resistance !== null && one.seat === undefined && (
        <label>
          {words.targetPoints}
          <NumberInput least={0} most={200} value={one.points} change={(points) => say({ points })} />
        </label>
      )}
      {other && about.resistance === 'hn' && one.seat === undefined && (
        <HourField
          label={words.trueHour}
          unknown={words.noHour}
          hour={one.hour}
          names={names}
          change={(hour) => say({ hour })}
        />
      )}
    </fieldset>
  );
}

function TargetFields({ aim, change, one, say }: Pick<FieldsProps, 'aim' | 'change' | 'one' | 'say'>) {
  const words = useWords(boardWords);
  return (
    <>
      <label>
        {words.metres}
        <NumberInput least={0} most={EVERYWHERE} value={aim.distance} change={(distance) => change({ distance })} />
      </label>
      {one.seat === undefined && (
        <label>
          {words.targetName}
          <input
            type="text"
            maxLength={80}
            value={one.name ?? ''}
            onChange={(event) => say({ name: event.target.value === '' ? undefined : event.target.value })}
          />
        </label>
      )}
      {(['visible', 'pointed', 'fitting'] as const).map((what) => (
        <label className="check" key={what}>
          <input type="checkbox" checked={aim[what]} onChange={(event) => change({ [what]: event.target.checked })} />
          {words.aim[what]}
        </label>
      ))}
    </>
  );
}
