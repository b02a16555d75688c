/** What may be done at the end of the tape, around the ghost and in the card: grey with its reason where it cannot be. */
import { colon } from '@reverie/kernel/words';
import { memo, useState } from 'react';
import type { Action, ChargeType } from '../answers.ts';
import { CHARGES } from '../answers.ts';
import { spellOf } from '../data/spells.ts';
import type { ActionOption } from '../sketch/tape.ts';
import type { View } from '../state.ts';
import { keyOf } from './draft.ts';
import { type MortebrumeProps, nameOf, thingName } from './reading.ts';
import type { BoardWords } from './words.ts';

const ICONS: Readonly<Record<string, string>> = {
  none: 'M4 12h13M12 6l6 6-6 6',
  double: 'M3 12h8M7 7l5 5-5 5M12 12h8M16 7l5 5-5 5',
  strike: 'M5 19L17 7M14 5l5 5M4 16l4 4M17 7l3-3',
  charge: 'M4 20L18 6M10 6h8v8M5 13l6 6',
  body: 'M7 11V7a2 2 0 0 1 4 0v3M11 9V6a2 2 0 0 1 4 0v4M15 9a2 2 0 0 1 3 2v3a6 6 0 0 1-6 6h-1c-3 0-5-3-5-5v-2a2 2 0 0 1 3-1',
  sweep: 'M4 14a9 9 0 0 1 16 0M17 9l3 5-6 1M12 20l0-5',
  shot: 'M6 4c8 3 8 13 0 16M6 4v16M4 12h16M16 8l4 4-4 4',
  spell: 'M12 12c1-3 5-1 4 2-1 4-8 4-9-1-1-6 5-9 10-6',
  prepare: 'M7 4h10M7 20h10M8 4c0 5 8 6 8 16M16 4c0 5-8 6-8 16',
  pickUp: 'M5 20h14M12 4v10M8 10l4 4 4-4',
  pass: 'M4 9h13l-3-3M20 15H7l3 3',
  throw: 'M4 18c3-10 9-13 15-11M15 4l4 3-3 4',
  flee: 'M5 4v16h8M11 12h9M16 8l4 4-4 4',
};

const iconOf = ({ action, double }: ActionOption): string => {
  if (double) return 'double';
  if (action.kind === 'strike') return action.charge ? 'charge' : action.body ? 'body' : 'strike';
  return action.kind;
};

function actionName(
  view: View,
  { action, double }: Pick<ActionOption, 'action' | 'double'>,
  t: BoardWords,
  language: MortebrumeProps['language'],
): string {
  if (double) return t.doublePace;
  const who = (id: number) => {
    const f = view.fighters[id];
    return f ? nameOf(f, language) : '';
  };
  switch (action.kind) {
    case 'strike':
      return action.charge ? t.charges[action.charge.type].name : action.body ? t.body : t.actions.strike;
    case 'sweep':
      return `${t.actions.sweep} → ${who(action.to)}`;
    case 'shot':
      return thingName(action.weapon, language, t);
    case 'spell':
      return thingName(action.spell, language, t);
    case 'prepare':
      return `${t.actions.prepare}${colon(language)}${thingName(action.spell, language, t)}`;
    case 'pickUp':
      return `${t.actions.pickUp} : ${thingName(view.things[action.thing]?.kind ?? '', language, t)}`;
    case 'pass':
      return `${t.actions.pass} → ${who(action.to)}`;
    case 'throw':
      return action.victim === undefined
        ? `${t.actions.throw}${colon(language)}${thingName(view.things[action.thing ?? -1]?.kind ?? '', language, t)}`
        : `${t.actions.throw}${colon(language)}${who(action.victim)}`;
    default:
      return t.actions[action.kind];
  }
}

/** The word on the button that declares. */
export function declareWord(
  { action, double }: { readonly action: Action; readonly double?: true | undefined },
  moves: boolean,
  turns: boolean,
  t: BoardWords,
): string {
  if (double) return t.declare.double;
  if (action.kind === 'none') return moves ? t.declare.none : turns ? t.declare.turn : t.declare.stay;
  if (action.kind === 'strike')
    return action.charge ? t.declare.charge : action.body ? t.declare.body : t.declare.strike;
  return t.declare[action.kind];
}

interface RingProps {
  readonly view: View;
  readonly options: readonly ActionOption[];
  readonly chosen: Action;
  readonly double: boolean;
  readonly t: BoardWords;
  readonly texts: MortebrumeProps['texts'];
  readonly language: MortebrumeProps['language'];
  choose(action: Action): void;
}

/** Charges stand apart: five kinds of one deed. */
const isCharge = ({ action }: ActionOption): boolean => action.kind === 'strike' && action.charge !== undefined;
/** Nobody wants to read why a thing far away cannot be picked up, or why one cannot flee in the middle of the table. */
const isIdle = ({ action, refusal }: ActionOption): boolean =>
  refusal !== null &&
  (action.kind === 'pickUp' || action.kind === 'flee' || action.kind === 'pass' || action.kind === 'throw');

export const Ring = memo(function Ring({ view, options, chosen, double, t, texts, language, choose }: RingProps) {
  const [looked, look] = useState<ActionOption | null>(null);
  const charges = options.filter(isCharge);
  const charge = charges.find(({ refusal }) => refusal === null);
  const others = options.filter((one) => !isCharge(one) && !isIdle(one));
  const shown = charge ? [charge, ...others] : others;
  const isOn = (one: ActionOption): boolean =>
    isCharge(one)
      ? chosen.kind === 'strike' && chosen.charge !== undefined
      : keyOf(one.action) === keyOf(chosen) && one.double === double;
  return (
    <section className="mb-ring" aria-label={t.ring}>
      <div className="mb-ring-acts">
        {shown.map((one) => {
          const name = isCharge(one) ? t.declare.charge : actionName(view, one, t, language);
          return (
            <button
              key={`${keyOf(one.action)} ${one.double}`}
              type="button"
              className="mb-act"
              aria-pressed={isOn(one)}
              aria-disabled={one.refusal !== null}
              title={one.refusal ? `${name} — ${texts.reason(one.refusal.reason, one.refusal.details)}` : name}
              onClick={() => {
                look(one.refusal ? one : null);
                if (!one.refusal) choose(one.action);
              }}
              onFocus={() => look(one.refusal ? one : null)}
              onPointerEnter={() => look(one.refusal ? one : null)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={ICONS[iconOf(one)]} />
              </svg>
              <span>{isCharge(one) ? t.charge : name}</span>
              {isCharge(one) ? <b>+{one.bonus}</b> : null}
            </button>
          );
        })}
      </div>
      {looked?.refusal ? <p className="mb-why">{texts.reason(looked.refusal.reason, looked.refusal.details)}</p> : null}
      {chosen.kind === 'strike' && chosen.charge ? (
        <div className="mb-charges">
          {CHARGES.map((type: ChargeType) => {
            const one = charges.find(({ action }) => action.kind === 'strike' && action.charge?.type === type);
            if (!one) return null;
            const { name, gives } = t.charges[type];
            const unit = type === 'poussee' || type === 'ruee' ? `${one.bonus ?? 0} cm` : `+${one.bonus ?? 0}`;
            return (
              <button
                key={type}
                type="button"
                aria-pressed={chosen.charge?.type === type}
                disabled={one.refusal !== null}
                onClick={() => choose(one.action)}
              >
                <b>{unit}</b>
                <span>{name}</span>
                <small>{gives}</small>
              </button>
            );
          })}
        </div>
      ) : null}
    </section>
  );
});

/** Spells at a point are aimed by touching it. */
export const pointSpells = (spells: readonly { readonly spell: string }[]): readonly string[] =>
  spells.map(({ spell }) => spell).filter((id) => spellOf(id)?.target === 'point');
