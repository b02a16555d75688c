/** Parses input at the prompt of a game: the same words in a terminal and on a page. */
import type { Decision } from '@reverie/kernel/game';
import { tooDeep } from '@reverie/kernel/plain';

/** A choice that can be given by typing its number or its text. */
export interface Offer {
  readonly number: number;
  readonly decision: Decision;
  readonly answer: unknown;
  readonly text: string;
}

/** Everything that is asked of a seat now. */
export interface Prompt<T extends Offer = Offer> {
  readonly decisions: readonly Decision[];
  readonly offers: readonly T[];
}

export type PromptInput<T extends Offer = Offer> =
  | { readonly do: 'choose'; readonly offer: T }
  | { readonly do: 'answer'; readonly answer: unknown }
  | { readonly do: 'help' | 'why' | 'board' | 'undo' | 'leave' | 'quit' | 'repeat' | 'skip' }
  | { readonly do: 'rules'; readonly id: string }
  | { readonly do: 'save'; readonly file: string }
  | { readonly do: 'several'; readonly offers: readonly T[] }
  | { readonly do: 'nothing'; readonly why: 'noSuchNumber' | 'notJson' | 'notUnderstood' | 'tooLong' };

/** Both languages are always understood. */
const COMMANDS: Readonly<Record<string, 'help' | 'why' | 'board' | 'rules' | 'undo' | 'save' | 'leave' | 'quit'>> = {
  '?': 'help',
  help: 'help',
  aide: 'help',
  why: 'why',
  pourquoi: 'why',
  board: 'board',
  plateau: 'board',
  rules: 'rules',
  rule: 'rules',
  regles: 'rules',
  regle: 'rules',
  back: 'undo',
  retour: 'undo',
  undo: 'undo',
  reprendre: 'undo',
  save: 'save',
  sauver: 'save',
  leave: 'leave',
  abandonner: 'leave',
  quit: 'quit',
  exit: 'quit',
  q: 'quit',
  quitter: 'quit',
};

/** Longer than anything a person types or pastes. */
const MAX_INPUT = 100_000;

export function parseInput<T extends Offer>(line: string, { decisions, offers }: Prompt<T>): PromptInput<T> {
  const typed = line.trim();
  if (typed === '') return { do: decisions.every(({ optional }) => optional) ? 'skip' : 'repeat' };
  if (typed.length > MAX_INPUT) return { do: 'nothing', why: 'tooLong' };
  const command = commandIn<T>(typed);
  if (command) return command;
  const offer = /^\d+$/.test(typed) ? offers.find(({ number }) => number === Number(typed)) : undefined;
  if (offer) return { do: 'choose', offer };
  // Where other answers are allowed than those listed, whatever parses as JSON counts as one: -5, 42, true.
  const json = parseJson(typed.replace(/^=/, ''));
  const meant = /^[=[{"]/.test(typed) || (json !== undefined && decisions.some(({ open }) => open));
  if (meant) return json ? { do: 'answer', answer: json.value } : { do: 'nothing', why: 'notJson' };
  return /^\d+$/.test(typed) ? { do: 'nothing', why: 'noSuchNumber' } : byWords(typed, offers);
}

/** The open decisions of a seat, with a number and a text for each answer. */
export function promptFor(
  open: readonly { readonly decision: Decision; readonly choices: readonly unknown[] }[],
  say: (decision: Decision, answer: unknown) => string,
): Prompt {
  const decisions = open.map(({ decision }) => decision);
  const asked = open.flatMap(({ decision, choices }) => choices.map((answer) => ({ decision, answer })));
  const numbers = offerNumbers(decisions, asked);
  const offers = asked.map(({ decision, answer }, i) => ({
    number: numbers[i] as number,
    decision,
    answer,
    text: say(decision, answer),
  }));
  return { decisions, offers };
}

/** Whether somebody has had enough. */
export function isQuit(line: string): boolean {
  return commandIn(line.trim())?.do === 'quit';
}

export function isHelp(line: string): boolean {
  return commandIn(line.trim())?.do === 'help';
}

function commandIn<T extends Offer>(typed: string): PromptInput<T> | undefined {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(typed) ?? [];
  const known = foldText(word);
  const command = Object.hasOwn(COMMANDS, known) ? COMMANDS[known] : undefined;
  if (command === 'rules') return { do: 'rules', id: rest };
  if (command === 'save') return { do: 'save', file: rest };
  return command && rest === '' ? { do: command } : undefined;
}

/** Finds a choice by its text, or by the beginning of it. */
function byWords<T extends Offer>(typed: string, offers: readonly T[]): PromptInput<T> {
  const wanted = foldText(typed);
  const exact = offers.filter(({ text }) => foldText(text) === wanted);
  const found = exact.length > 0 ? exact : offers.filter(({ text }) => foldText(text).startsWith(wanted));
  const [first] = found;
  if (!first) return { do: 'nothing', why: 'notUnderstood' };
  return found.length === 1 ? { do: 'choose', offer: first } : { do: 'several', offers: found };
}

/** Without accents and capitals, which people leave out. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Choices are numbered from 1. Where the answers are themselves small numbers (cells of a board, numbers of cards),
 * those are used: two numbers for one thing would be a trap.
 */
function offerNumbers(decisions: readonly Decision[], asked: readonly { readonly answer: unknown }[]): number[] {
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
