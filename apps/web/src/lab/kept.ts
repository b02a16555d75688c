/** The studies of this device: what was counted stays, also after the page was closed. */
import type { Moment } from '@reverie/lab/panels';
import type { Progress } from '@reverie/lab/run';
import { createStore, readStored, writeStored } from '@reverie/ui/store';

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
const keyOf = (code: string): string => `reverie.study.${code.slice(0, 400)}`;

const list = createStore<readonly KeptStudy[]>((readStored(LIST) as readonly KeptStudy[] | null) ?? []);
export const useKeptStudies = list.use;

/** What an earlier version has counted, it counted otherwise: the study begins again. */
const FORM: Progress['reverie'] = 'progress-3';

export function readProgress(code: string): KeptProgress | null {
  const kept = readStored(keyOf(code)) as KeptProgress | null;
  return kept?.progress.reverie === FORM ? kept : null;
}

export function keepStudy(study: KeptStudy, progress: KeptProgress): void {
  const others = list.get().filter(({ code }) => code !== study.code);
  for (const { code } of others.slice(MOST - 1)) writeStored(keyOf(code), null);
  const kept = [study, ...others.slice(0, MOST - 1)];
  list.set(kept);
  writeStored(LIST, kept);
  writeStored(keyOf(study.code), progress);
}

export function forgetStudy(code: string): void {
  const kept = list.get().filter((one) => one.code !== code);
  list.set(kept);
  writeStored(LIST, kept);
  writeStored(keyOf(code), null);
}
