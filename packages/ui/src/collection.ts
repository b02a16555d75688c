/**
 * What people have made and keep on this device: characters, decks, hordes, grounds. One place for all games, in IndexedDB;
 * all tabs see the same. Where the browser stores nothing, it lasts as long as the page, and `keep` says so.
 */
import { asked, committed } from './idb.ts';
import { createStore } from './store.ts';

export type PieceKind = 'character' | 'deck' | 'horde' | 'ground';

export interface Piece<T = unknown> {
  readonly id: string;
  readonly game: string;
  readonly kind: PieceKind;
  readonly name: string;
  /** Of a character, the document without notes and portrait; else as the workshop of the game writes it. */
  readonly data: T;
  readonly notes?: string | undefined;
  /** A small picture as a data URL; without one, initials or a drawing of the game. */
  readonly portrait?: string | undefined;
  /** When it was changed last, and when it was last written to a file: both in milliseconds. */
  readonly changed: number;
  readonly exported?: number;
  /** The secret under which a server keeps it too. */
  readonly secret?: string | undefined;
}

interface Collection {
  /** In the order in which they came; empty until they are read. */
  readonly pieces: readonly Piece[];
  readonly isRead: boolean;
}

const NAME = 'reverie-collection';
const PIECES = 'pieces';

const all = createStore<Collection>({ pieces: [], isRead: false });
let database: Promise<IDBDatabase | undefined> | undefined;
let others: BroadcastChannel | undefined;

async function open(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PIECES, { keyPath: 'id' });
    const db = await asked(request);
    // Another tab runs a newer page and wants to upgrade the database.
    db.onversionchange = () => db.close();
    others = new BroadcastChannel(NAME);
    others.onmessage = () => void read();
    return db;
  } catch {
    // Storage is closed, as in some private windows.
    return undefined;
  }
}

/** The database, opened and read once. */
function opened(): Promise<IDBDatabase | undefined> {
  database ??= open();
  return database;
}

async function read(): Promise<void> {
  const db = await opened();
  const { pieces } = all.get();
  try {
    const found = db ? await asked<Piece[]>(db.transaction(PIECES).objectStore(PIECES).getAll()) : pieces;
    all.set({ pieces: [...found].sort((a, b) => a.changed - b.changed), isRead: true });
  } catch {
    all.set({ pieces, isRead: true });
  }
}

let reading: Promise<void> | undefined;
/** Resolves when the collection is read. */
export function collectionRead(): Promise<void> {
  reading ??= read();
  return reading;
}

/** All pieces, for a component that is drawn again when they change. The first call reads them. */
export function useCollection(): Collection {
  if (typeof indexedDB !== 'undefined') void collectionRead();
  return all.use();
}

/** All pieces as they stand, also those kept a moment ago. */
export const piecesNow = (): readonly Piece[] => all.get().pieces;

async function write(change: (pieces: IDBObjectStore) => void): Promise<boolean> {
  const db = await opened();
  if (!db) return false;
  try {
    const transaction = db.transaction(PIECES, 'readwrite', { durability: 'strict' });
    change(transaction.objectStore(PIECES));
    await committed(transaction);
    others?.postMessage('changed');
    return true;
  } catch {
    return false;
  }
}

/** Keeps pieces; what one says nothing of stays as it was. False where this device does not store them. */
export async function keepPieces(...pieces: readonly Piece[]): Promise<boolean> {
  await collectionRead();
  const kept = [...all.get().pieces];
  const changed = pieces.map((piece) => {
    const at = kept.findIndex(({ id }) => id === piece.id);
    const whole = at < 0 ? piece : { ...kept[at], ...piece };
    if (at < 0) kept.push(whole);
    else kept[at] = whole;
    return whole;
  });
  all.set({ pieces: kept, isRead: true });
  return write((stored) => {
    for (const piece of changed) stored.put(piece);
  });
}

export async function dropPiece(id: string): Promise<boolean> {
  await collectionRead();
  all.set({ pieces: all.get().pieces.filter((one) => one.id !== id), isRead: true });
  return write((stored) => void stored.delete(id));
}

/** Whether a piece is in no file yet, or has changed since. */
export const isUnsaved = ({ changed, exported = 0 }: Piece): boolean => changed > exported;

/** The pieces of a game and kind, as its workshop reads them; what is no longer valid is left out, and stays kept. */
export function useShelf<T>(game: string, kind: PieceKind, isOne: (data: unknown) => data is T): readonly Piece<T>[] {
  const { pieces } = useCollection();
  return pieces.filter((one): one is Piece<T> => one.game === game && one.kind === kind && isOne(one.data));
}
