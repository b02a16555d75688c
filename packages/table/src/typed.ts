/** What somebody typed at the prompt of a game, understood: the same words in a terminal and on a page. */
import type { Decision } from '@reverie/kernel/game';
import { tooDeep } from '@reverie/kernel/plain';

/** An answer that can be given by typing its number, or its words. */
export interface Offered {
  readonly number: number;
  readonly decision: Decision;
  readonly answer: unknown;
  readonly text: string;
}

/** Everything that is asked of a seat at this moment. */
export interface Asked<Offer extends Offered = Offered> {
  readonly decisions: readonly Decision[];
  readonly offers: readonly Offer[];
}

export type Typed<Offer extends Offered = Offered> =
  | { readonly do: 'choose'; readonly offer: Offer }
  | { readonly do: 'answer'; readonly answer: unknown }
  | { readonly do: 'help' | 'why' | 'back' | 'leave' | 'quit' | 'again' | 'letBe' }
  | { readonly do: 'rules'; readonly id: string }
  | { readonly do: 'save'; readonly file: string }
  | { readonly do: 'several'; readonly offers: readonly Offer[] }
  | { readonly do: 'nothing'; readonly why: 'noSuchNumber' | 'notJson' | 'notUnderstood' | 'tooLong' };

/** Both languages are understood whichever is spoken. */
const COMMANDS: Readonly<Record<string, 'help' | 'why' | 'rules' | 'back' | 'save' | 'leave' | 'quit'>> = {
  '?': 'help',
  help: 'help',
  aide: 'help',
  why: 'why',
  pourquoi: 'why',
  rules: 'rules',
  rule: 'rules',
  regles: 'rules',
  regle: 'rules',
  back: 'back',
  retour: 'back',
  undo: 'back',
  reprendre: 'back',
  save: 'save',
  sauver: 'save',
  leave: 'leave',
  abandonner: 'leave',
  quit: 'quit',
  exit: 'quit',
  q: 'quit',
  quitter: 'quit',
};

/** Longer than any answer that a person types, or pastes. */
const LONGEST = 100_000;

export function understand<Offer extends Offered>(line: string, { decisions, offers }: Asked<Offer>): Typed<Offer> {
  const typed = line.trim();
  if (typed === '') return { do: decisions.every(({ optional }) => optional) ? 'letBe' : 'again' };
  if (typed.length > LONGEST) return { do: 'nothing', why: 'tooLong' };
  const command = commandIn<Offer>(typed);
  if (command) return command;
  const offer = /^\d+$/.test(typed) ? offers.find(({ number }) => number === Number(typed)) : undefined;
  if (offer) return { do: 'choose', offer };
  // Where more can be answered than is listed, whatever reads as JSON is meant as such: -5, 42, true.
  const json = parseJson(typed.replace(/^=/, ''));
  const meant = /^[=[{"]/.test(typed) || (json !== undefined && decisions.some(({ open }) => open));
  if (meant) return json ? { do: 'answer', answer: json.value } : { do: 'nothing', why: 'notJson' };
  return /^\d+$/.test(typed) ? { do: 'nothing', why: 'noSuchNumber' } : byWords(typed, offers);
}

/** What is open to a seat, each answer with its number and its words. */
export function askedIn(
  open: readonly { readonly decision: Decision; readonly choices: readonly unknown[] }[],
  say: (decision: Decision, answer: unknown) => string,
): Asked {
  const decisions = open.map(({ decision }) => decision);
  const asked = open.flatMap(({ decision, choices }) => choices.map((answer) => ({ decision, answer })));
  const numbers = numbersFor(decisions, asked);
  const offers = asked.map(({ decision, answer }, i) => ({
    number: numbers[i] as number,
    decision,
    answer,
    text: say(decision, answer),
  }));
  return { decisions, offers };
}

/** Whether somebody has had enough. */
export function isLeaving(line: string): boolean {
  return commandIn(line.trim())?.do === 'quit';
}

export function isAskingForHelp(line: string): boolean {
  return commandIn(line.trim())?.do === 'help';
}

function commandIn<Offer extends Offered>(typed: string): Typed<Offer> | undefined {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(typed) ?? [];
  const known = folded(word);
  const command = Object.hasOwn(COMMANDS, known) ? COMMANDS[known] : undefined;
  if (command === 'rules') return { do: 'rules', id: rest };
  if (command === 'save') return { do: 'save', file: rest };
  return command && rest === '' ? { do: command } : undefined;
}

/** The words of a choice, or enough of their beginning. */
function byWords<Offer extends Offered>(typed: string, offers: readonly Offer[]): Typed<Offer> {
  const wanted = folded(typed);
  const exact = offers.filter(({ text }) => folded(text) === wanted);
  const found = exact.length > 0 ? exact : offers.filter(({ text }) => folded(text).startsWith(wanted));
  const [first] = found;
  if (!first) return { do: 'nothing', why: 'notUnderstood' };
  return found.length === 1 ? { do: 'choose', offer: first } : { do: 'several', offers: found };
}

/** Without accents and capitals, which are easily left out. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Choices are counted from 1; but where the answers are themselves small numbers (cells of a board, numbers of cards),
 * those are what one types: two numbers for one thing would be a trap.
 */
export function numbersFor(decisions: readonly Decision[], asked: readonly { readonly answer: unknown }[]): number[] {
  const answers = asked.map(({ answer }) => answer);
  const speaking = answers.every(
    (a): a is number => typeof a === 'number' && Number.isInteger(a) && a >= 0 && a < 1000,
  );
  const distinct = new Set(answers).size === answers.length;
  return decisions.length === 1 && speaking && distinct ? answers : asked.map((_, i) => i + 1);
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  if (tooDeep(text)) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
