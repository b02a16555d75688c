/**
 * The moves of others, one at a time, at the pace that the visitor has set for all boards. A board that is drawn from its
 * position is held back (`usePaced`); one whose pieces walk plays what happened over it (`useTimeline`).
 */
import type { Event } from '@reverie/kernel/events';
import type { Question } from '@reverie/kernel/game';
import type { BoardProps } from '@reverie/ui/board';
import { currentSettings, PACES, useSettings } from '@reverie/ui/settings';
import { isStill, useStill } from '@reverie/ui/still';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds that a move stays to be seen. */
const BEAT = 700;

/** Milliseconds from one move to the next; none where moves come at once, or where nothing is to move. */
export function useBeat(): number {
  const { pace } = useSettings();
  return useStill() ? 0 : BEAT * PACES[pace];
}

type Shown = Pick<
  BoardProps<unknown, unknown, Question, Event>,
  'view' | 'news' | 'decisions' | 'selected' | 'waitingFor' | 'wentBackTo' | 'guided'
>;

interface Position<P extends Shown> {
  readonly view: P['view'];
  readonly news: P['news'];
  /** Somebody else did something that is seen on the table. */
  readonly theirs: boolean;
}

interface Paced<P> {
  readonly shown: P;
  /** A move of somebody else is being shown. */
  readonly held: boolean;
  skip(): void;
}

/**
 * What arrives waits in a line: each position in which somebody else did something, as the game says, stays for a beat, and
 * nothing is asked before the line is at its end.
 */
export function usePaced<P extends Shown>(props: P, isTheirs: (props: P) => boolean): Paced<P> {
  const beat = useBeat();
  const wait = props.guided ? 0 : beat;
  const { view, news } = props;
  const [line, setLine] = useState<readonly Position<P>[]>([{ view, news, theirs: false }]);
  const [over, setOver] = useState<Position<P> | null>(null);
  const [first] = line;
  if (line.at(-1)?.view !== view) {
    const next = { view, news, theirs: isTheirs(props) };
    // Nothing to wait for: what is shown has been looked at, or was the viewer's own doing.
    const straight =
      wait === 0 || props.wentBackTo !== null || (line.length === 1 && (!first?.theirs || over === first));
    setLine(straight ? [next] : [...line, next]);
  }
  useEffect(() => {
    if (!first?.theirs || wait === 0) {
      setLine((now) => (now.length > 1 ? now.slice(1) : now));
      return undefined;
    }
    const timer = setTimeout(() => {
      setOver(first);
      setLine((now) => (now.length > 1 && now[0] === first ? now.slice(1) : now));
    }, wait);
    return () => clearTimeout(timer);
  }, [first, wait]);
  // Advance as soon as another position comes after the one that has been shown.
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

/** A step with its time. */
export interface Timed<S> {
  readonly step: S;
  readonly from: number;
  readonly to: number;
}

interface Timeline<S, T> {
  /** What is seen when nothing is under way. */
  readonly rest: T;
  /** What is seen at a moment. */
  seen(all: readonly Timed<S>[], now: number): T;
  /** What is seen for a while where nothing is to move. */
  still(steps: readonly S[]): T;
  /** Milliseconds that a step is seen after its time. */
  readonly linger: number;
  /** Milliseconds that all takes that came at once, at the usual pace: what takes longer is hurried. */
  readonly most: number;
}

interface News {
  readonly news: readonly unknown[];
  readonly wentBackTo: number | null;
}

/**
 * What happened, step after step over the position that it led to. What comes while something is still shown is shown after
 * it; what would keep people waiting too long is hurried, and what is behind by more than that is skipped.
 */
export function useTimeline<N extends News, S extends { readonly ms: number }, T>(
  { news, wentBackTo }: N,
  stepsOf: (news: N['news']) => readonly S[],
  line: Timeline<S, T>,
): T {
  const { rest, seen, linger, most } = line;
  const [shown, show] = useState(rest);
  const last = useRef(news);
  const queue = useRef<readonly Timed<S>[]>([]);
  const frame = useRef(0);
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each news
  useLayoutEffect(() => {
    if (last.current === news) return undefined;
    last.current = news;
    const steps = wentBackTo === null ? stepsOf(news) : [];
    if (wentBackTo !== null) queue.current = [];
    if (steps.length === 0) {
      if (queue.current.length === 0) show(rest);
      return undefined;
    }
    const share = PACES[currentSettings().pace];
    if (isStill() || share === 0) {
      show(line.still(steps));
      const timer = setTimeout(() => show(rest), 2 * linger);
      return () => clearTimeout(timer);
    }
    const now = performance.now();
    const left = queue.current.filter(({ to }) => to + linger > now);
    const end = Math.max(now, ...left.map(({ to }) => to));
    const waiting = end - now > most ? [] : left;
    let from = waiting.length > 0 ? end : now;
    const whole = steps.reduce((sum, { ms }) => sum + ms, 0);
    const slower = share / Math.max(1, whole / most);
    const timed = steps.map((step): Timed<S> => {
      const begun = from;
      from += step.ms * slower;
      return { step, from: begun, to: from };
    });
    queue.current = [...waiting, ...timed];
    const draw = (): void => {
      const time = performance.now();
      if (queue.current.every(({ to }) => time >= to + linger)) {
        queue.current = [];
        show(rest);
        return;
      }
      show(seen(queue.current, time));
      frame.current = requestAnimationFrame(draw);
    };
    cancelAnimationFrame(frame.current);
    // At once, not a frame later: nothing is seen where it has yet to go.
    draw();
    return undefined;
  }, [news, wentBackTo]);
  return shown;
}
