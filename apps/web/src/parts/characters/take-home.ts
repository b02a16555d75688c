/** A character's document from a table or a chronicle, into this device's collection: nothing is overwritten. */
import { type CharacterDocument, provenanceOf, type Station } from '@reverie/kernel/character';
import { hashOf } from '@reverie/kernel/plain';
import { keepPieces, type Piece } from '@reverie/ui/collection';
import { newId } from '@reverie/ui/new-id';
import { isCharacter } from '../../base/characters.ts';

/** What became of it: in its place, or beside one that was changed meanwhile, or not stored at all. */
export type Homecoming =
  | { readonly kind: 'kept' | 'copied' | 'unstored'; readonly name: string }
  /** In no collection: its player is asked. */
  | { readonly kind: 'new'; readonly document: CharacterDocument };

const pieceOf = (document: CharacterDocument, before?: Piece): Piece => ({
  ...before,
  id: document.id,
  game: document.game,
  kind: 'character',
  name: before?.name ?? document.name,
  data: document,
  changed: Date.now(),
});

const stationsOf = (piece: Piece): readonly Station[] =>
  isCharacter(piece) ? (piece.data as CharacterDocument).chain : [];

/** Into the place that the character left; beside it, if something else was made of them meanwhile. */
export async function takeHome(document: CharacterDocument, pieces: readonly Piece[]): Promise<Homecoming> {
  const { id, name, chain } = document;
  const before = pieces.find((piece) => piece.id === id);
  if (!before) return { kind: 'new', document };
  const here = before.data as CharacterDocument;
  const last = chain.at(-1);
  // An old table that is looked at again: the character has been home since, and perhaps elsewhere, or came beside then.
  const been = pieces.some((piece) =>
    stationsOf(piece).some(
      ({ match, entry, seat, came }) =>
        match === last?.match &&
        entry >= last.entry &&
        (piece === before || (seat === last.seat && came === last.came)),
    ),
  );
  if (been || hashOf(here.body) === hashOf(document.body)) return { kind: 'kept', name };
  const came =
    hashOf(here.body) === last?.came || (here.chain.at(-1)?.match === last?.match && provenanceOf(here) === 'whole');
  const home = came ? document : { ...document, id: newId() };
  const kept = await keepPieces(pieceOf(home, came ? before : undefined));
  return { kind: kept ? (came ? 'kept' : 'copied') : 'unstored', name };
}

/** Keeps somebody who is in no collection yet. */
export async function keepNew(document: CharacterDocument): Promise<Homecoming> {
  const kept = await keepPieces(pieceOf(document));
  return { kind: kept ? 'kept' : 'unstored', name: document.name };
}
