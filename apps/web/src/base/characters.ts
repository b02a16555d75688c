/** Characters of the collection: how they are made, copied, brought from files and taken to them. */
import {
  type CharacterDocument,
  gameOfDocument,
  newDocument,
  readDocument,
  writeDocument,
} from '@reverie/kernel/character';
import type { Game, Language } from '@reverie/kernel/game';
import { hashOf, laidOut } from '@reverie/kernel/plain';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { lazyGames } from '@reverie/shelf/lazy';
import type { KeptOrNot } from '@reverie/ui/board';
import { keepPieces, type Piece } from '@reverie/ui/collection';
import { newId } from '@reverie/ui/new-id';
import { findShelved, loadGame } from './games.ts';
import { pieceWords } from './piece-words.ts';

const say = (language: Language, refusals: readonly Refusal[], game?: Game): string =>
  refusals.map((one) => sayRefusal(language, one, game?.texts[language])).join(' ');

/** Says nothing of notes and portrait that the document has not: those that are kept stay. */
const pieceOf = ({ notes, portrait, ...document }: CharacterDocument, exported = 0): Piece<CharacterDocument> => ({
  ...{ id: document.id, game: document.game, kind: 'character', name: document.name, data: document },
  ...(notes !== undefined && { notes }),
  ...(portrait !== undefined && { portrait }),
  changed: Date.now(),
  ...(exported > 0 && { exported }),
});

/** The document of a piece, whole, as it goes into a file. */
export const documentOf = ({ data, name, notes, portrait }: Piece): CharacterDocument => ({
  ...(data as CharacterDocument),
  name,
  ...(notes && { notes }),
  ...(portrait && { portrait }),
});

export const isCharacter = (piece: Piece): boolean => {
  const { body, chain } = (piece.data ?? {}) as Partial<CharacterDocument>;
  return piece.kind === 'character' && body !== undefined && Array.isArray(chain);
};

/** The same as somebody else. What a server keeps is still the first one's alone. */
export function beside(piece: Piece, name: string): Piece {
  const id = newId();
  const data = isCharacter(piece) ? { ...(piece.data as object), id, name } : piece.data;
  const { exported: _, secret: __, ...rest } = piece;
  return { ...rest, id, name, data, changed: Date.now() };
}

/**
 * Somebody from a link as the collection keeps them: in place of the one here if nothing of that one is lost, else beside it,
 * and only once.
 */
export function fromLink(
  found: Piece,
  secret: string,
  pieces: readonly Piece[],
  copyOf: (name: string) => string,
): Piece {
  const own = pieces.find(({ id }) => id === found.id);
  if (!own || (own.secret === secret && isWithin(own, found))) return { ...found, secret };
  const there = documentOf(found);
  const isCopy = (one: Piece): boolean =>
    one !== own && hashOf({ ...documentOf(one), id: there.id, name: there.name }) === hashOf(there);
  const before = pieces.find((one) => one.secret === secret && isCopy(one));
  return before ?? { ...beside(found, copyOf(found.name)), secret };
}

/** Whether the one here is the one there, or was before its next table. */
function isWithin(own: Piece, found: Piece): boolean {
  const there = documentOf(found);
  const { body, chain, rules: _, ...free } = documentOf(own);
  if (hashOf({ ...there, ...free }) !== hashOf(there) || chain.at(-1)?.hash !== there.chain[chain.length - 1]?.hash)
    return false;
  return hashOf(body) === (there.chain[chain.length]?.came ?? hashOf(there.body));
}

/** A character of the collection as these rules read it, or why they do not; what is kept stays as it is. */
export function readPieceOf(game: Game, piece: Piece, language: Language): CharacterDocument | string {
  const read = readDocument(game, documentOf(piece));
  return 'kind' in read ? read : say(language, read, game);
}

/** A new character with this sheet, or another sheet for an old one: its id, or what stands against it, in words. */
export async function keepSheet(
  id: string,
  language: Language,
  sheet: unknown,
  old: Piece | undefined,
  unstored: string,
): Promise<KeptOrNot> {
  const game = await loadGame(id);
  const before = old && isCharacter(old) ? (old.data as CharacterDocument) : undefined;
  // Who has lived keeps it: another sheet under the same life is a change by hand, and the document says so.
  const lived = before !== undefined && before.chain.length > 0;
  const made = lived ? game?.characters?.amended(before, sheet) : game?.characters?.made(sheet);
  if (!game || !made) return { problem: unstored };
  if (!('body' in made)) return { problem: say(language, made, game) };
  const document = lived ? { ...before, ...made } : newDocument(game, made, old?.id ?? newId());
  return (await keepPieces(pieceOf(document))) ? { id: document.id } : { problem: unstored };
}
interface Brought {
  readonly pieces: readonly Piece[];
  /** What did not come as it was, or not at all, in words. */
  readonly notes: readonly string[];
}

const COLLECTION = 'reverie collection';

/** More than anybody has made. */
const MOST_PIECES = 500;

/** Pieces out of a file: a character, a whole collection, or another program's character. */
export async function readFile(text: string, language: Language): Promise<Brought> {
  const refused = (...refusals: readonly Refusal[]): Brought => ({ pieces: [], notes: [say(language, refusals)] });
  const found = gameOfDocument(text);
  if (!isRefusal(found)) return readCharacter(found.game, found.json, language);
  if (found.reason !== 'characterKind') return refused(found);
  const json: unknown = JSON.parse(text);
  const { kind, version, pieces } = fieldsOf(json);
  if (kind === COLLECTION) return readCollection(version, pieces, language);
  const sheet = await sheetFor(json);
  if (sheet) return { pieces: [pieceOf(sheet)], notes: [] };
  const [id, bridge] = await bridgeFor(json);
  const game = bridge && (await loadGame(id));
  const crossed = bridge?.read(json);
  if (!game || !crossed) return refused(found);
  if (isRefusal(crossed)) return refused(crossed);
  const notes = crossed.notes.map((one) => game.texts[language].note?.(one) ?? one.what);
  return { pieces: [pieceOf(newDocument(game, crossed.character, newId()))], notes };
}

const fieldsOf = (json: unknown): Readonly<Record<string, unknown>> =>
  (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;

/** What can be read of a collection comes; of the rest it is said what it was and why not. */
async function readCollection(version: unknown, pieces: unknown, language: Language): Promise<Brought> {
  const t = pieceWords[language];
  if (version !== 1 || !Array.isArray(pieces)) return { pieces: [], notes: [t.form] };
  if (pieces.length > MOST_PIECES) return { pieces: [], notes: [t.many(MOST_PIECES)] };
  const all = await Promise.all(
    pieces.map(async (one): Promise<Brought> => {
      const read = await readPiece(one, language);
      const fields = fieldsOf(one);
      const name = fieldsOf(fields.document).name ?? fields.name;
      if (typeof name !== 'string' || name === '') return read;
      return { ...read, notes: read.notes.map((why) => t.of(name.slice(0, 80), why)) };
    }),
  );
  return { pieces: all.flatMap((one) => one.pieces), notes: all.flatMap((one) => one.notes) };
}

/** Somebody new, out of a bare sheet as a workshop writes it. */
async function sheetFor(json: unknown): Promise<CharacterDocument | undefined> {
  for (const { id } of lazyGames.filter(({ characters }) => characters)) {
    const game = await loadGame(id);
    const made = game?.characters?.made(json);
    if (game && made && 'body' in made) return newDocument(game, made, newId());
  }
  return undefined;
}

/** The first game that reads files of this kind. */
async function bridgeFor(json: unknown) {
  for (const { id } of lazyGames) {
    const bridge = (await loadGame(id))?.characters?.bridges?.find((one) => one.fits(json));
    if (bridge) return [id, bridge] as const;
  }
  return ['', undefined] as const;
}

async function readCharacter(id: string, json: unknown, language: Language): Promise<Brought> {
  const game = findShelved(id) && (await loadGame(id));
  if (!game)
    return {
      pieces: [],
      notes: [
        sayRefusal(language, { ...NO_GAME, details: { found: id, game: lazyGames.map((one) => one.id).join(', ') } }),
      ],
    };
  const read = readDocument(game, json);
  return 'kind' in read
    ? { pieces: [pieceOf(read, Date.now())], notes: [] }
    : { pieces: [], notes: [say(language, read, game)] };
}
const NO_GAME: Refusal = { refusal: 'invalid', rule: 'KER-CHARACTER', reason: 'characterGame', details: {} };

async function readPiece(one: unknown, language: Language): Promise<Brought> {
  const { id, game, kind, name, data, document } = fieldsOf(one);
  if (typeof document === 'object' && document !== null)
    return readCharacter(String(fieldsOf(document).game).slice(0, 100), document, language);
  const fits = [id, game, name].every((text) => typeof text === 'string' && text.length > 0 && text.length < 200);
  const known = ['deck', 'horde', 'ground'].includes(String(kind)) && findShelved(String(game)) !== undefined;
  if (!fits || !known || JSON.stringify(data ?? null).length > 100_000)
    return { pieces: [], notes: [pieceWords[language].noPiece] };
  const now = Date.now();
  const piece = { id, game, kind, name, data, changed: now, exported: now } as Piece;
  return { pieces: [piece], notes: [] };
}

/** The file of one piece, or of several. */
export function fileOf(pieces: readonly Piece[]): string {
  const [only] = pieces;
  if (pieces.length === 1 && only && isCharacter(only)) return writeDocument(documentOf(only));
  const written = pieces.map((piece) => {
    if (isCharacter(piece)) return { document: documentOf(piece) };
    const { id, game, kind, name, data } = piece;
    return { id, game, kind, name, data };
  });
  return laidOut({ kind: COLLECTION, version: 1, pieces: written });
}
