/** What older pages kept in several places goes into the collection, once. */
import { keepPieces, type Piece, type PieceKind } from '@reverie/ui/collection';
import { newId } from '@reverie/ui/new-id';
import { readStored, writeStored } from '@reverie/ui/store';
import { keepSheet } from './characters.ts';

const OLD: readonly (readonly [key: string, game: string, kind: PieceKind])[] = [
  ['reverie.decks.artefacts', 'artefacts', 'deck'],
  ['reverie.mortebrume.hordes', 'mortebrume', 'horde'],
  ['reverie.mortebrume.grounds', 'mortebrume', 'ground'],
  ['reverie.songe.characters', 'songe', 'character'],
];

export async function carryOver(): Promise<void> {
  for (const [key, game, kind] of OLD) {
    const found = readStored(key);
    if (!Array.isArray(found)) continue;
    const kept = kind === 'character' ? await sheets(game, found) : await keepPieces(...found.map(asPiece(game, kind)));
    // Where nothing can be stored, it stays where it lies.
    if (kept) writeStored(key, null);
  }
}

async function sheets(game: string, found: readonly unknown[]): Promise<boolean> {
  let kept = true;
  for (const sheet of found) {
    const done = await keepSheet(game, 'fr', sheet, undefined, 'unstored');
    if ('problem' in done && done.problem === 'unstored') kept = false;
  }
  return kept;
}

const asPiece =
  (game: string, kind: PieceKind) =>
  (one: unknown): Piece => {
    const { id, name, ...data } = (one ?? {}) as Record<string, unknown>;
    const called = name ?? (data.plan as { name?: unknown } | undefined)?.name ?? '…';
    return { id: String(id ?? newId()), game, kind, name: String(called), data, changed: Date.now() };
  };
