/** What the tests of the stores share. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableEntry } from '@reverie/table/entries';
import type { Store } from '@reverie/table/store';
import { expect, onTestFinished } from 'vitest';

export function said(seq: number, command: string, text = 'bonsoir'): TableEntry {
  return { seq, command, at: 1000 + seq, happened: { kind: 'said', seat: 0, name: 'Ada', text } };
}

/** A folder that is gone when the test is over. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'reverie-store-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Closed when the test is over. */
export function closing<S extends Store>(store: S): S {
  onTestFinished(() => store.close());
  return store;
}

/** Numbers without a gap, and every command taken once. */
export async function expectWhole(store: Store, table: string): Promise<readonly TableEntry[]> {
  const log = await store.read(table);
  expect(log.find(({ seq }, i) => seq !== i)).toBeUndefined();
  expect(new Set(log.map(({ command }) => command)).size).toBe(log.length);
  return log;
}

/** How often a server or a process is killed: a few times by default, as often as wanted by REVERIE_KILLS. */
export const kills = (usual: number): number => Number(process.env.REVERIE_KILLS ?? usual);
