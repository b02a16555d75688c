/**
 * Every act of the table as a form. What the book lets people do in words and numbers of their own can be done with these;
 * the commonest have nicer controls elsewhere on the board.
 */
import type { Answer } from '../answers.ts';
import {
  type Act,
  type ActContext,
  type Draft,
  type Field,
  fighting,
  heroesStanding,
  type Place,
} from './act-fields.ts';
import { CONTEUR_ACTS } from './conteur-acts.ts';
import { PLAYER_ACTS } from './player-acts.ts';

const ACTS = { ...PLAYER_ACTS, ...CONTEUR_ACTS };
export type FormAct = keyof typeof ACTS;
export const FORM_ACTS = Object.keys(ACTS) as FormAct[];

export const actOf = (act: FormAct): Act => ACTS[act];
export const actsAt = (...places: readonly Place[]): readonly FormAct[] =>
  FORM_ACTS.filter((act) => places.includes(ACTS[act].place));

/** The fields that a draft shows. */
export const fieldsOf = (act: FormAct, draft: Draft): readonly Field[] =>
  actOf(act).fields.filter(({ when }) => when?.(draft) ?? true);

/** What a form asks to choose although nothing is there to choose from: somebody, a thing of one's own, or something else. */
export function lackOf(
  act: FormAct,
  draft: Draft,
  context: ActContext,
): 'nobody' | 'noObject' | 'nothingToPick' | null {
  const empty = fieldsOf(act, draft).find(
    (field) => field.kind === 'pick' && !field.optional && field.from(context).length === 0,
  );
  if (!empty) return null;
  return empty.name === 'object' ? 'noObject' : PEOPLE.has(empty.label) ? 'nobody' : 'nothingToPick';
}
/** Labels of fields that choose from people. */
const PEOPLE: ReadonlySet<Field['label']> = new Set(['whom', 'first', 'second', 'target', 'band', 'major']);

/** What stands in a form before anybody has written in it. */
export function startOf(act: FormAct, context: ActContext): Draft {
  let draft: Draft = {};
  for (const field of actOf(act).fields) {
    if (field.when && !field.when(draft)) continue;
    const value = first(field, context);
    if (value !== undefined) draft = { ...draft, [field.name]: value };
  }
  return draft;
}

function first(field: Field, context: ActContext): unknown {
  switch (field.kind) {
    case 'number':
      return field.optional ? undefined : (field.start ?? field.least);
    case 'pick':
      return field.optional ? undefined : field.from(context)[0]?.value;
    case 'flag':
      return field.optional ? undefined : false;
    case 'text':
      return field.optional ? undefined : '';
    case 'names':
      return [];
    case 'fights':
      return firstFights(context);
  }
}

export interface Fight {
  readonly a: number;
  readonly b: number;
  readonly foes: number;
  /** SON-INI-03. */
  readonly surprised?: 'first' | 'second' | 'both';
}

/** Each Arpenteur against another foe. */
function firstFights(context: ActContext): readonly Fight[] {
  const against = fighting(({ seat }) => seat === null)(context);
  return heroesStanding(context)
    .slice(0, Math.max(2, against.length))
    .flatMap(({ value }, i) => {
      const foe = against[i % Math.max(1, against.length)];
      const band = context.view.figures[Number(foe?.value)]?.kind === 'minor';
      return foe ? [{ a: Number(value), b: Number(foe.value), foes: band ? 3 : 0 }] : [];
    });
}

/** The answer that a draft makes, with what is empty left out. */
export function answerOf(act: FormAct, draft: Draft): Answer {
  const shown = new Set(fieldsOf(act, draft).map(({ name }) => name));
  const kept = Object.entries(draft).filter(
    ([name, value]) =>
      shown.has(name) && value !== undefined && !((value === '' || value === false) && isOptional(act, name)),
  );
  const whole = kept.map(([name, value]) => [name, Array.isArray(value) ? withoutBlanks(value) : value]);
  return { do: act, ...Object.fromEntries(whole) } as Answer;
}

/** Names as they are typed may end in a comma. */
const withoutBlanks = (values: readonly unknown[]): unknown[] =>
  values.map((one) => (typeof one === 'string' ? one.trim() : one)).filter((one) => one !== '');

const isOptional = (act: FormAct, name: string): boolean =>
  actOf(act).fields.some((field) => field.name === name && field.optional === true);
