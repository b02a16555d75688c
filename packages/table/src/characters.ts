/**
 * Characters at a table: whom a seat brings, what everybody is told of them, and how they go home. Their games read the
 * documents; a table only carries them.
 */
import {
  type CharacterDocument,
  comeHome,
  documentSchema,
  newDocument,
  type Provenance,
  provenanceOf,
  readDocument,
} from '@reverie/kernel/character';
import type { Character, CharacterSummary, Game, Language, Seat, SeatIndex } from '@reverie/kernel/game';
import { LANGUAGES } from '@reverie/kernel/game';
import type { Match } from '@reverie/kernel/match';
import { hashText } from '@reverie/kernel/plain';
import type { Refusal } from '@reverie/kernel/refusal';
import { replay } from '@reverie/kernel/replay';
import type { Words } from '@reverie/kernel/words';
import { z } from 'zod';

/** A document as it is brought: notes and portrait stay with their owner. */
export const characterSchema = documentSchema.omit({ notes: true, portrait: true }) as z.ZodType<
  CharacterDocument,
  CharacterDocument
>;

/** What the house tells everybody of a character: nobody needs the document to know whom somebody plays. */
export interface CharacterCard {
  /** The same at every table. */
  readonly id: string;
  readonly name: string;
  readonly summary: Readonly<Record<Language, CharacterSummary>>;
  readonly provenance: Provenance;
  /** Nobody plays them any more. */
  readonly retired: boolean;
}

export interface BroughtCharacter {
  readonly document: CharacterDocument;
  readonly card: CharacterCard;
}

const summarySchema = z.strictObject({ what: z.string(), how: z.string(), flag: z.string().exactOptional() });
export const characterCardSchema = z.strictObject({
  id: z.string().describe('the same at every table'),
  name: z.string(),
  summary: z.strictObject({ fr: summarySchema, en: summarySchema }),
  provenance: z
    .enum(['new', 'whole', 'changed', 'forged'])
    .describe(
      'new: has been nowhere; whole: as the last table left it; changed: by hand since; forged: a broken chain',
    ),
  retired: z.boolean().describe('nobody plays them any more'),
});

/** Whether the sitters of a role bring a character. */
export const bringsCharacter = ({ characters }: Game, role: string): boolean => characters?.role === role;

/** Reads a document from outside, or says what is wrong with it. */
export function readCharacter(game: Game, json: unknown): BroughtCharacter | Refusal {
  const read = readDocument(game, json);
  if (!('body' in read)) return read[0] as Refusal;
  const { notes: _, portrait: __, ...document } = read;
  const card = cardOfCharacter(game, document);
  const retired = card.retired ? game.characters?.retired(document) : undefined;
  return retired ?? { document, card };
}

export function cardOfCharacter(game: Game, document: CharacterDocument): CharacterCard {
  const summaryIn = (language: Language): CharacterSummary =>
    game.texts[language].character?.(document) ?? { what: '', how: '' };
  return {
    id: document.id,
    name: document.name,
    summary: { fr: summaryIn('fr'), en: summaryIn('en') },
    provenance: provenanceOf(document),
    retired: game.characters?.retired(document) !== undefined,
  };
}

/** The options of a table to which these characters come; to a place that stays free, nobody yet. */
export function optionsWith(
  { characters }: Game,
  options: unknown,
  seats: readonly Seat[],
  brought: readonly (BroughtCharacter | 'nobody' | null)[],
): unknown {
  if (!characters || brought.every((one) => one === null)) return options;
  return characters.seat(
    options,
    seats,
    brought.map((one) => (one === 'nobody' ? null : one?.document)),
  );
}

/** The characters of a seat as the game stands: the one who plays now, and those who did before. */
export interface SeatCharacters {
  readonly now: CharacterDocument | undefined;
  readonly former: readonly CharacterDocument[];
}
const NOBODY: SeatCharacters = { now: undefined, former: [] };

/**
 * The documents of a seat's characters: as far as the seat itself knows them. Whoever brought none played somebody whom the
 * table gave them: they take that character home, as it was when the game began and as it is now. Who came in place of one
 * who died there is somebody else, with a document of his own.
 */
export function charactersOf(
  game: Game,
  match: Match,
  seat: SeatIndex,
  brought: BroughtCharacter | null,
  title: string,
): SeatCharacters {
  const last = match.journal.last;
  if (!game.characters || !last || match.awaited) return NOBODY;
  const view = match.view(seat);
  const now = game.characters.from(view, seat);
  const former = game.characters.former?.(view, seat) ?? [];
  const id = match.journal.header.match;
  const documents = [...former, ...(now ? [now] : [])].flatMap((character, i) => {
    const document =
      i > 0
        ? newDocument(game, character, hashText(`${id} ${seat} ${i}`))
        : (brought?.document ?? arrivalOf(game, match, seat));
    const visit = {
      match: id,
      seat,
      entry: last.n,
      journal: last.hash,
      ...(title !== '' && { title }),
      ...(last.at !== undefined && { at: last.at }),
    };
    return document ? [comeHome(game, document, character, visit)] : [];
  });
  return now ? { now: documents.at(-1), former: documents.slice(0, -1) } : { now: undefined, former: documents };
}

/** The character of a seat as the game began. */
export function arrivalOf(game: Game, { journal }: Match, seat: SeatIndex): CharacterDocument | undefined {
  const first = journal.entry(0);
  const { match } = replay(game.rules, { header: journal.header, entries: first ? [first] : [] });
  const came: Character | undefined = match && game.characters?.from(match.view(seat), seat);
  // Nobody draws here: the id follows from where this character was first played.
  return came && newDocument(game, came, hashText(`${journal.header.match} ${seat}`));
}

/** What happened to a character, in every language. */
export function changesOf(game: Game, before: Character, after: Character): readonly Words[] {
  const [first = [], ...others] = LANGUAGES.map((language) => game.texts[language].changes?.(before, after) ?? []);
  return first.map((line, i) => {
    const rest = others.map((lines, at) => [LANGUAGES[at + 1] as Language, lines[i] ?? line] as const);
    return Object.fromEntries([[LANGUAGES[0] as Language, line], ...rest]) as Record<Language, string>;
  });
}
