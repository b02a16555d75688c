/** The words of the game out of the sentences of one language. */
import { capital } from '@reverie/kernel/capital';
import type { Language, Texts } from '@reverie/kernel/game';
import { optionsIn } from '@reverie/kernel/option-words';
import { entry, wordsIn } from '@reverie/kernel/words';
import { about } from '../about.ts';
import { labelIn } from '../labels.ts';
import type { Types } from '../types.ts';
import type { View } from '../view-shape.ts';
import { drawBoard } from './board.ts';
import { characterWords } from './character.ts';
import { CHOICES, REASONS } from './choices.ts';
import { caseOf, factsIn, filling, type Grammar, type Keys, sentenceOf } from './facts.ts';
import { drawn, figuresIn } from './figures.ts';
import { namesIn } from './names.ts';
import { opponentsIn } from './opponents.ts';
import { OPTION_WORDS } from './options.ts';
import { readyWord } from './ready.ts';

/** The sentences of one language. */
interface Sentences extends Keys, Grammar {
  readonly programs: { readonly duellist: string };
}

/** Whom each seat plays: whoever came last in place of one who died. */
function castOf({ figures }: View): readonly (string | null)[] {
  const seats: (string | null)[] = [];
  for (const { seat, kind, sheet } of figures) if (seat !== null && kind === 'arpenteur') seats[seat] = sheet.name;
  return Array.from(seats, (name) => name ?? null);
}

export function textsIn(language: Language, words: Sentences): Texts<Types> {
  const { events, questions, programs } = words;
  const [choices, reasons] = [wordsIn(language, CHOICES), wordsIn(language, REASONS)];
  const names = namesIn(language);
  const fill = filling(words);
  const facts = factsIn(language, names, words, fill);
  const figures = figuresIn(language, names);
  const board = { ...names.board, language, outs: names.outs, figures };
  const named = (table: Readonly<Record<string, string>>) => (key: string) => entry(table, key) ?? key;
  return {
    title: about.title[language],
    pitch: about.pitch[language],
    role: (role) => (role === 'conteur' ? 'Conteur' : 'Arpenteur'),
    programs,
    options: optionsIn(language, OPTION_WORDS),
    opponents: opponentsIn(language),
    cast: (view) => castOf(view).map((name) => name && readyWord(language, name)),
    event: (e, seats) => fill(sentenceOf(events, e.kind, caseOf.event(e)), facts.event(e, seats)),
    decision: (d) => capital(fill(sentenceOf(questions, d.kind, caseOf.question(d)), facts.question(d))),
    choice: (d, a) => fill(sentenceOf(choices, a.do, caseOf.answer(a, d)), facts.answer(a, d)),
    reason: (reason, details) => fill(entry(reasons, reason) ?? reason, details),
    awaits: (what) => entry<string>(names.awaits, what),
    label: (label) => labelIn(language, label),
    way: named(names.ways),
    purpose: named(names.purposes),
    term: named(names.terms),
    drawn,
    board: (view, seats) => drawBoard(board, view, seats),
    ...characterWords(language, figures),
  };
}
