/**
 * The moves of others one at a time. What arrives is kept in a line: each position in which somebody else did something
 * stays for a moment, and nothing is asked before the line is at its end. Without motion everything is shown at once.
 */
import { useSettings } from '@reverie/ui/settings';
import { useMedia } from '@reverie/ui/use-media';
import { useEffect, useState } from 'react';
import type { Event } from '../events.ts';
import { millisecondsOf, usePace } from './pace.ts';
import type { ArtefactsProps } from './reading.ts';

interface Position {
  readonly view: ArtefactsProps['view'];
  readonly news: ArtefactsProps['news'];
  /** Somebody else did something that is seen on the table. */
  readonly theirs: boolean;
}

/** What is worth a look. */
const SEEN: ReadonlySet<Event['kind']> = new Set([
  'summoned',
  'used',
  'attacked',
  'intercepted',
  'defended',
  'settled',
  'woke',
  'broke',
  'felled',
  'turnedDown',
  'endurance',
  'bartered',
  'swapped',
  'designated',
]);

const positionOf = ({ view, news, who }: ArtefactsProps): Position => ({
  view,
  news,
  theirs: news.some(({ event }) => SEEN.has(event.kind) && 'seat' in event && event.seat !== who),
});

interface Paced {
  readonly shown: ArtefactsProps;
  /** A move of somebody else is being shown. */
  readonly held: boolean;
  skip(): void;
}

export function usePaced(props: ArtefactsProps): Paced {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { motion } = useSettings();
  const pace = usePace();
  const wait = still || motion === 'none' || props.guided ? 0 : millisecondsOf(pace);
  const [line, setLine] = useState<readonly Position[]>(() => [{ ...positionOf(props), theirs: false }]);
  const [over, setOver] = useState<Position | null>(null);
  if (line.at(-1)?.view !== props.view) {
    const next = positionOf(props);
    const [first] = line;
    // Nothing to wait for: what is shown has been looked at, or was one's own doing.
    const straight =
      wait === 0 || props.wentBackTo !== null || (line.length === 1 && (!first?.theirs || over === first));
    setLine(straight ? [next] : [...line, next]);
  }
  const [first] = line;
  useEffect(() => {
    if (!first?.theirs || wait === 0) {
      setLine((now) => (now.length > 1 ? now.slice(1) : now));
      return;
    }
    const timer = setTimeout(() => {
      setOver(first);
      setLine((now) => (now.length > 1 && now[0] === first ? now.slice(1) : now));
    }, wait);
    return () => clearTimeout(timer);
  }, [first, wait]);
  // A position that was looked at makes way as soon as another has come.
  useEffect(() => {
    if (line.length > 1 && over === line[0]) setLine((now) => now.slice(1));
  }, [line, over]);
  const behind = line.length > 1 && first !== undefined;
  return {
    shown: behind
      ? { ...props, view: first.view, news: first.news, decisions: [], selected: null, waitingFor: [] }
      : props,
    held: wait > 0 && first?.theirs === true && over !== first,
    skip: () => setLine((now) => now.slice(-1)),
  };
}
