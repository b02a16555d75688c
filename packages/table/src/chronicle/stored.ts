/** Logs of chronicles in the store, which keeps any log. Its types name the entries of tables, most of what it keeps. */
import type { TableEntry } from '../entries.ts';
import { Chronicle } from './chronicle.ts';
import type { ChronicleEntry } from './entries.ts';

export const asStored = (entries: readonly ChronicleEntry[]) => entries as unknown as readonly TableEntry[];
export const asRead = (entries: readonly TableEntry[]) => entries as unknown as readonly ChronicleEntry[];

/** A chronicle from its log, as the store gives it. */
export const loadChronicle = (id: string, log: readonly TableEntry[]): Chronicle => Chronicle.load(id, asRead(log));
