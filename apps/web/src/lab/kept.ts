/** The studies of this device: what was counted stays, also after the page was closed. */
import type { Moment } from '@reverie/lab/panels';
import type { Progress } from '@reverie/lab/run';
import { keptStore, readStored, storedKeys, writeStored } from '@reverie/ui/store';

interface KeptStudy {
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly games: number;
  readonly most: number;
  readonly done: boolean;
  /** The answer as a sentence. */
  readonly answer: string;
}

interface KeptProgress {
  readonly progress: Progress;
  readonly moments: readonly Moment[];
}

const LIST = 'reverie.studies';
/** Beyond this the oldest is forgotten: a device keeps a few megabytes at most. */
const MOST = 12;
const PREFIX = 'reverie.study.';
const keyOf = (code: string): string => `${PREFIX}${code.slice(0, 400)}`;

const list = keptStore(LIST, (stored) => (stored as readonly KeptStudy[] | null) ?? []);
export const useKeptStudies = list.use;

/** What an earlier version has counted, it counted otherwise: the study begins again. */
const FORM: Progress['reverie'] = 'progress-3';

export function readProgress(code: string): KeptProgress | null {
  const kept = readStored(keyOf(code)) as KeptProgress | null;
  return kept?.progress.reverie === FORM ? kept : null;
}

/** False if there is no room for it: then it lasts as long as the page. */
export function keepStudy(study: KeptStudy, progress: KeptProgress): boolean {
  const listed = list.change((all) => {
    const kept = [study, ...all.filter(({ code }) => code !== study.code).slice(0, MOST - 1)];
    if (all.every(({ code }) => code !== study.code)) sweep(kept);
    return kept;
  });
  return writeStored(keyOf(study.code), progress) && listed;
}

/** What was counted for studies that are on no list takes room, and nobody could forget it. */
function sweep(kept: readonly KeptStudy[]): void {
  const keys = new Set(kept.map(({ code }) => keyOf(code)));
  for (const key of storedKeys()) if (key.startsWith(PREFIX) && !keys.has(key)) writeStored(key, null);
}

export function forgetStudy(code: string): void {
  list.change((all) => all.filter((one) => one.code !== code));
  writeStored(keyOf(code), null);
}
