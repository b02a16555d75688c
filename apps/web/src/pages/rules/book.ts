/** The rules of a game as a book: chapters, a search, and links from rule to rule. */
import type { Language, RuleId } from '@reverie/kernel/game';
import type { Rulebook } from '@reverie/kernel/rulebook';

/** A chapter in one language: what it is about, and its rules in order. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly preface: string;
  readonly rules: readonly RuleId[];
}

export const chaptersIn = (book: Rulebook, language: Language): readonly Chapter[] =>
  book.map(({ id, title, preface, rules }) => ({
    id,
    title: title[language],
    preface: preface[language],
    rules: Object.keys(rules),
  }));

/** Letters alone: no accents, no capitals, one kind of apostrophe and hyphen. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .replace(/[‐‑–−]/g, '-');
}

/** Every rule that has all the words somewhere in its number, its text or the title of its chapter. */
export function search(
  texts: Readonly<Record<RuleId, string>>,
  chapters: readonly Chapter[],
  query: string,
): readonly RuleId[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return chapters.flatMap(({ title, rules }) =>
    rules.filter((id) => {
      const all = plain(`${id} ${title} ${texts[id] ?? ''}`);
      return wanted.every((word) => all.includes(word));
    }),
  );
}

/** A text in pieces: plain words, words that were looked for, and numbers of other rules. */
type Piece = { readonly text: string; readonly kind: 'plain' | 'found' | 'rule' };

export function piecesOf(text: string, query: string, known: (id: string) => boolean): readonly Piece[] {
  const pieces = text.split(/\b([A-Z]{1,6}(?:-[A-Z]+)*-\d+[a-z]?)\b/).map((part, i): Piece => {
    return { text: part, kind: i % 2 === 1 && known(part) ? 'rule' : 'plain' };
  });
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return pieces.flatMap((piece) => (piece.kind === 'plain' ? marked(piece.text, wanted) : [piece])).filter(hasText);
}

const hasText = ({ text }: Piece): boolean => text !== '';

/** Accents are dropped sign by sign, so places in the plain text are places in the text itself. */
function marked(text: string, wanted: readonly string[]): Piece[] {
  const signs = [...text];
  const bare = signs.map((sign) => plain(sign));
  const starts: number[] = [];
  let line = '';
  for (const sign of bare) {
    starts.push(line.length);
    line += sign;
  }
  const found = signs.map(() => false);
  for (const word of wanted) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
      for (const [i, start] of starts.entries()) if (start >= at && start < at + word.length) found[i] = true;
    }
  }
  const pieces: Piece[] = [];
  for (const [i, sign] of signs.entries()) {
    const kind = found[i] ? 'found' : 'plain';
    const last = pieces.at(-1);
    if (last?.kind === kind) pieces[pieces.length - 1] = { text: last.text + sign, kind };
    else pieces.push({ text: sign, kind });
  }
  return pieces;
}
