/** Whoever is met: a picture, a name and a force; and the doors that lead out of it. A press on a door is the answer. */
import { isShortcut } from '@reverie/ui/shortcut';
import { useWords } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import type { Answer } from '../answers.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import { askWords } from './ask-words.ts';
import type { AskProps } from './asking.ts';
import { NAMES, VOIE_NAMES } from './names.ts';
import { DoorPicture, EncounterScene, Planks } from './pictures.tsx';
import { isSelected, type OpenQuestion } from './reading.ts';
import { boardWords } from './words.ts';

interface Props extends AskProps {
  readonly open: OpenQuestion<'encounter' | 'struggle' | 'present'>;
}

type Door = 'master' | 'dodge' | 'repress' | 'letPass' | 'outside' | 'present';

export function Encounter(props: Props) {
  const { open, d, answer, language, showRule, guided } = props;
  const words = useWords(askWords);
  const board = useWords(boardWords);
  const names = NAMES[language];
  const [voie, setVoie] = useState<Voie | ''>('');
  const [looked, look] = useState<Answer | null>(null);
  const { decision, choices } = open;
  const { encounter, force } = decision.about;
  const present = decision.kind === 'present';
  const named = (given: Answer): Answer => (given.do === 'master' && voie !== '' ? { do: 'master', voie } : given);
  useDoorKeys(guided === true ? 0 : choices.length, (i) => {
    const given = choices[i];
    if (given) answer(decision.id, named(given));
  });
  // Doors that others of the kind have stay in sight where they are closed.
  const closed = present
    ? []
    : (['dodge', 'repress'] as const).filter((one) => !choices.some(({ do: what }) => what === one));
  return (
    <div className="rv-encounter" data-kind={encounter}>
      <EncounterScene kind={encounter} letter={d?.sheet.name.slice(0, 1) ?? ''} />
      <div className="rv-met">
        <h2>{present ? names.texts.decision(decision) : names.encounter(encounter)}</h2>
        <strong className="force">{words.force(force)}</strong>
      </div>
      <p className="rv-quiet">
        {decision.kind === 'struggle' && d?.journey?.held
          ? board.heldFor(d.journey.held.defeats)
          : words.sits(d?.cell ? names.cell(d.cell) : names.terrain(d?.terrain ?? 'plaines'))}
      </p>
      <fieldset className="rv-doors" aria-label={words.doors}>
        {choices.map((given, i) => (
          <DoorButton key={JSON.stringify(given)} {...props} given={named(given)} number={i + 1} look={look} />
        ))}
        {closed.map((what) => (
          <div key={what} className="rv-door closed">
            <DoorPicture what={what} />
            <Planks />
            <span className="name">{board.doors[what]}</span>
            <span className="detail">{words.closed[what]}</span>
          </div>
        ))}
      </fieldset>
      {!present && (
        <div className="rv-box">
          <Sum {...props} given={named(looked ?? choices[0] ?? { do: 'master' })} />
          <label className="rv-voie">
            {board.withVoie}{' '}
            <select value={voie} onChange={(event) => setVoie(event.target.value as Voie | '')}>
              <option value="">{board.bestVoie}</option>
              {VOIES.map((one) => (
                <option key={one} value={one}>
                  {VOIE_NAMES[one]} {d ? names.signed(d.levels[one]) : ''}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="rv-rule" onClick={() => showRule('RDD-ENC-05')}>
            {words.rule}
          </button>
        </div>
      )}
    </div>
  );
}

/** Doors by number, wherever the focus is. */
function useDoorKeys(doors: number, open: (i: number) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const i = Number(event.key) - 1;
      if (!isShortcut(event)) return;
      if (!Number.isInteger(i) || i < 0 || i >= doors) return;
      event.preventDefault();
      open(i);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

interface DoorProps extends Props {
  readonly given: Answer;
  readonly number: number;
  look(given: Answer): void;
}

/** The share of the ways that an answer is given for. */
const GOOD: Readonly<Record<string, string>> = { master: 'mastered', repress: 'holds' };

function DoorButton({ open, given, number, look, selected, answer, odds, d, language }: DoorProps) {
  const words = useWords(askWords);
  const board = useWords(boardWords);
  const names = NAMES[language];
  const { decision } = open;
  const { encounter, force, price } = decision.about;
  const what = given.do as Door;
  const good = GOOD[what];
  const chance = good === undefined ? undefined : odds(decision.id, given)?.ways.find(({ way }) => way === good)?.share;
  const title = decision.kind === 'present' ? names.texts.choice(decision, given) : board.doors[what as 'master'];
  const bad = what === 'master' ? words.failed[encounter](force) : what === 'repress' ? words.breath : null;
  return (
    <button
      type="button"
      className={`rv-door ${what}`}
      aria-pressed={isSelected(selected, { decision: decision.id, answer: given })}
      onPointerEnter={() => look(given)}
      onFocus={() => look(given)}
      onClick={() => answer(decision.id, given)}
    >
      <DoorPicture what={what} />
      <span className="name">{title}</span>
      <span className="chance">
        {good === undefined
          ? decision.kind === 'present'
            ? ''
            : words.sure
          : chance === undefined
            ? '…'
            : names.percent(chance)}
      </span>
      <span className="detail">
        {what === 'master' && (decision.kind === 'struggle' ? words.freed : words.mastered[encounter](force))}
        {what === 'dodge' && words.dodged}
        {what === 'repress' && words.repressed((d?.refoulement ?? 0) + price)}
        {what === 'letPass' && words.letPass}
        {what === 'outside' && board.doorDetails.outside}
        {bad !== null && (
          <>
            {' '}
            {words.else} <b>{bad}</b>
          </>
        )}
      </span>
      <kbd>{number}</kbd>
    </button>
  );
}

/** Every way that a door may lead, with its share. */
function Sum({ open, given, odds, language }: Props & { readonly given: Answer }) {
  const names = NAMES[language];
  const ways = odds(open.decision.id, given)?.ways.filter(({ way }) => way !== '') ?? [];
  return (
    <>
      <strong className="rv-given">{names.texts.choice(open.decision, given)}</strong>
      {ways.length > 1 && (
        <span className="rv-bar two" aria-hidden="true">
          <i style={{ width: `${(ways[0]?.share ?? 0) * 100}%` }} />
        </span>
      )}
      {ways.length > 0 && (
        <span className="rv-quiet">
          {ways.map(({ way, share }) => `${names.texts.way(way)} ${names.percent(share)}`).join(' · ')}
        </span>
      )}
    </>
  );
}
