/**
 * A lock on a data folder, so that two servers never write to one file: each would show its people an old state. The
 * lock is a transaction on a file of its own that is never committed: the system ends it with its process, whatever
 * ends that.
 */
import { join } from 'node:path';
import Database from 'libsql';
import { makeFolder } from './make-folder.ts';

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUse';
}

/** Gives a function that releases the lock. Throws `FolderInUseError` if somebody else has it. */
export function lockFolder(folder: string): () => void {
  let db: Database.Database | undefined;
  try {
    makeFolder(folder);
    db = new Database(join(folder, 'lock'));
    db.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    const { code = '', message = '' } = error as { code?: string; message?: string };
    if (/BUSY|LOCKED/.test(code) || /locked/.test(message)) {
      throw new FolderInUseError(`another server uses ${folder}: stop it, or choose another folder with DATA`);
    }
    // A disk that is full or read-only does not keep a server from starting; nobody can write there anyway.
    return () => undefined;
  }
  const held = db;
  return () => held.close();
}
