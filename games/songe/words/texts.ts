/** The words of the game out of the sentences of one language: what is said when is written here, once. */
import type { Language, Texts } from '@reverie/kernel/game';
import { chaptersIn, rulesIn } from '@reverie/kernel/rulebook';
import { about } from '../about.ts';
import { RULEBOOK } from '../rulebook.ts';
import type { Types } from '../types.ts';
import { type BoardWords, drawBoard } from './board.ts';
import { ask, type Choices, choose, drawn, entry, type Questions, type Tellings, tell } from './figures.ts';

type Details = Readonly<Record<string, string | number>>;
type Named = Readonly<Record<string, string>>;

/** The sentences of one language. */
export interface Sentences extends Pick<BoardWords, 'outs' | 'own'> {
  readonly programs: { readonly duellist: string };
  readonly tellings: Tellings;
  readonly questions: Questions;
  readonly choices: Choices;
  readonly ways: Named;
  readonly reasons: Readonly<Record<string, (details: Details) => string>>;
  readonly purposes: Named;
  readonly terms: Named;
  readonly board: Omit<BoardWords, 'language' | 'outs' | 'own'>;
}

/** Draws whose order counts. */
const ROWS: ReadonlySet<string> = new Set(['test', 'redraw', 'combination']);

export function textsOf(language: Language, words: Sentences): Texts<Types> {
  const board: BoardWords = { language, ...words.board, outs: words.outs, own: words.own };
  return {
    title: about.title[language],
    pitch: about.pitch[language],
    rules: rulesIn(RULEBOOK, language),
    chapters: chaptersIn(RULEBOOK, language),
    role: (role) => (role === 'conteur' ? 'Conteur' : 'Arpenteur'),
    programs: words.programs,
    event: (e) => tell(words.tellings, e),
    decision: (d) => ask(words.questions, d),
    choice: (d, a) => choose(words.choices, a, d),
    way: (way) => entry(words.ways, way) ?? way,
    reason: (reason, details) => entry(words.reasons, reason)?.(details) ?? reason,
    purpose: (label) => entry(words.purposes, label) ?? label,
    drawn: (label, outcome) => drawn(label, outcome, ROWS),
    term: (what) => entry(words.terms, what) ?? what,
    board: (view, seats) => drawBoard(board, view, seats),
  };
}
