/**
 * The fatigue track (RDD-FAT-01): twice as many cells as endurance, in twelve segments. The line in which the last
 * marked cell lies gives the malus; when all cells are marked the dreamer sleeps.
 */

/** The malus of each segment, from the first to the twelfth. */
const MALUS = [0, 0, 0, -1, -1, -1, -2, -3, -4, -5, -6, -7] as const;

/** Cells are dealt one by one to these segments in turn, and as many to the segment six further on. */
const DEALT_TO: readonly number[] = [6, 3, 5, 2, 4, 1];

interface Track {
  readonly segments: readonly number[];
  /** The segment, from 0, in which the n-th cell lies, at place n − 1. */
  readonly segmentOf: readonly number[];
}

const TRACKS: (Track | undefined)[] = [];

function trackOf(endurance: number): Track {
  let track = TRACKS[endurance];
  if (track === undefined) {
    const half = DEALT_TO.map((_, segment) => dealt(endurance, DEALT_TO.indexOf(segment + 1)));
    const segments = [...half, ...half];
    track = { segments, segmentOf: segments.flatMap((cells, segment) => new Array<number>(cells).fill(segment)) };
    TRACKS[endurance] = track;
  }
  return track;
}

/** How many of the cells fall to the place `turn` of the round of six. */
const dealt = (cells: number, turn: number) => Math.floor((cells + 5 - turn) / 6);

/** How many cells each of the twelve segments has. */
export const fatigueSegments = (endurance: number): readonly number[] => trackOf(endurance).segments;

export const trackLength = (endurance: number): number => 2 * endurance;

/** RDD-RFL-05: no cell is left, the dreamer falls asleep. */
export const isTrackFull = (endurance: number, marked: number): boolean => marked >= trackLength(endurance);

/** The malus to the general state (RDD-STATE-01) that this many marked cells bring: 0 to −7. */
export function malusOf(endurance: number, marked: number): number {
  return marked <= 0 ? 0 : MALUS[segmentReached(endurance, marked)]!;
}

function segmentReached(endurance: number, marked: number): number {
  return trackOf(endurance).segmentOf[Math.min(marked, trackLength(endurance)) - 1] ?? 0;
}

/**
 * The cells still marked after hours of sleep. An hour clears the segment that was reached; if less than half of it was
 * marked, the one before goes with it.
 */
export function rested(endurance: number, marked: number, hours: number): number {
  let left = Math.min(marked, trackLength(endurance));
  for (let hour = 0; hour < hours && left > 0; hour++) left = afterAnHour(endurance, left);
  return left;
}

function afterAnHour(endurance: number, marked: number): number {
  const { segments } = trackOf(endurance);
  const reached = segmentReached(endurance, marked);
  let before = 0;
  for (let segment = 0; segment < reached; segment++) before += segments[segment]!;
  const barelyBegun = 2 * (marked - before) < segments[reached]!;
  return before - (barelyBegun ? (segments[reached - 1] ?? 0) : 0);
}
