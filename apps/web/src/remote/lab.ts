/** Studies that the workers of a server play. */
import { ask } from './api.ts';

export interface ListedStudy {
  readonly id: string;
  readonly title: string | null;
  readonly game: string;
  readonly most: number;
  /** In shards. */
  readonly played: number;
}

interface StudyLook {
  readonly study: unknown;
  readonly version: string;
  readonly workers: number;
  readonly counts: readonly Readonly<Record<string, number>>[];
  readonly fault: { readonly shard: number; readonly why: string } | null;
}

export const studiesOfHouse = async (): Promise<readonly ListedStudy[]> =>
  (await ask<{ readonly studies: readonly ListedStudy[] }>('/api/lab')).studies;

export const lookAtStudy = (id: string, from: number): Promise<StudyLook> =>
  ask(`/api/lab/${encodeURIComponent(id)}/look`, { from });
