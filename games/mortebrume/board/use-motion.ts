/**
 * What happened is shown one thing after the other: figures go along their ways, dice and wounds stand beside them for a
 * moment. Where no motion is wanted everybody stands at once where they are, and the notes stay a little longer.
 */
import { createStore, readStored, writeStored } from '@reverie/ui/store';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../geometry/plane.ts';
import type { MortebrumeProps } from './reading.ts';

/** A leg takes no longer than this, and neither does all that one answer brings. */
const LEG = 600;
const ALL = 3600;
const NOTE = 900;
/** Units a millisecond. */
const PACE = 2.6;

interface Note {
  readonly key: string;
  readonly who: number;
  readonly text: string;
  readonly tone: 'plain' | 'bad' | 'good';
}

type Step =
  | { readonly what: 'move'; readonly who: number; readonly from: Point; readonly to: Point; readonly ms: number }
  | { readonly what: 'note'; readonly note: Note; readonly ms: number };

function stepsOf(news: MortebrumeProps['news']): Step[] {
  return news.flatMap(({ n, event: e }, i): Step[] => {
    const note = (who: number, text: string, tone: Note['tone']): Step[] => [
      { what: 'note', note: { key: `${n} ${i} ${who}`, who, text, tone }, ms: 380 },
    ];
    switch (e.kind) {
      case 'moved': {
        const far = Math.hypot(e.to[0] - e.from[0], e.to[1] - e.from[1]);
        return [{ what: 'move', who: e.who.id, from: e.from, to: e.to, ms: Math.min(LEG, Math.max(120, far / PACE)) }];
      }
      case 'rolled':
        return note(e.who.id, `⚄ ${e.faces.join(' + ')} → ${e.total}`, e.auto ? 'bad' : e.special ? 'good' : 'plain');
      case 'wounded':
        return note(e.who.id, e.wounds > 0 ? `−${e.wounds}` : '0', e.wounds > 0 ? 'bad' : 'plain');
      case 'healed':
        return note(e.who.id, `+${e.amount}`, 'good');
      case 'out':
      case 'died':
        return note(e.who.id, '✕', 'bad');
      default:
        return [];
    }
  });
}

export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How fast things are shown, kept on this device. */
export const PACES = { slow: 0.5, usual: 1, quick: 2.5 } as const;
export type Pace = keyof typeof PACES;
const KEY = 'reverie.mortebrume.pace';
const stored = readStored(KEY);
const pace = createStore<Pace>(typeof stored === 'string' && stored in PACES ? (stored as Pace) : 'usual');
export const usePace = pace.use;
export function setPace(next: Pace): void {
  pace.set(next);
  writeStored(KEY, next);
}

interface Motion {
  /** Where those stand who are still on their way. */
  readonly at: ReadonlyMap<number, Point>;
  readonly notes: readonly Note[];
}
const NOTHING: Motion = { at: new Map(), notes: [] };

/** A step with its time. */
interface Timed {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
}

/** Everybody and everything as they are to be seen at a moment. */
function seenAt(all: readonly Timed[], now: number): Motion {
  const at = new Map<number, Point>();
  const notes: Note[] = [];
  for (const { step, from, to } of all) {
    if (step.what === 'note') {
      if (now >= from && now < from + NOTE) notes.push(step.note);
    } else if (now < to && !at.has(step.who)) {
      // Whose step has not come yet stands where it begins.
      const t = Math.max(0, (now - from) / (to - from));
      at.set(step.who, [
        step.from[0] + (step.to[0] - step.from[0]) * t,
        step.from[1] + (step.to[1] - step.from[1]) * t,
      ]);
    }
  }
  return { at, notes };
}

/** What comes while something is still shown is shown after it; what would keep people waiting too long is hurried. */
export function useMotion({ news, wentBackTo }: MortebrumeProps): Motion {
  const [motion, setMotion] = useState<Motion>(NOTHING);
  const seen = useRef(news);
  const queue = useRef<readonly Timed[]>([]);
  const frame = useRef(0);
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
  useLayoutEffect(() => {
    if (seen.current === news) return undefined;
    seen.current = news;
    const steps = wentBackTo === null ? stepsOf(news) : [];
    if (wentBackTo !== null) queue.current = [];
    if (steps.length === 0) {
      if (queue.current.length === 0) setMotion(NOTHING);
      return undefined;
    }
    if (isStill()) {
      const notes = steps.flatMap((step) => (step.what === 'note' ? [step.note] : []));
      setMotion({ at: new Map(), notes: notes.slice(-6) });
      const timer = setTimeout(() => setMotion(NOTHING), 2 * NOTE);
      return () => clearTimeout(timer);
    }
    const now = performance.now();
    const left = queue.current.filter(({ to }) => to + NOTE > now);
    // Behind by more than all that one answer may take: what is left of it is skipped.
    const last = Math.max(now, ...left.map(({ to }) => to));
    const waiting = last - now > ALL ? [] : left;
    let from = waiting.length > 0 ? last : now;
    const whole = steps.reduce((sum, { ms }) => sum + ms, 0);
    const haste = Math.max(1, whole / ALL) * PACES[pace.get()];
    const timed = steps.map((step): Timed => {
      const begun = from;
      from += step.ms / haste;
      return { step, from: begun, to: from };
    });
    queue.current = [...waiting, ...timed];
    const draw = (): void => {
      const time = performance.now();
      if (queue.current.every(({ to }) => time >= to + NOTE)) {
        queue.current = [];
        setMotion(NOTHING);
        return;
      }
      setMotion(seenAt(queue.current, time));
      frame.current = requestAnimationFrame(draw);
    };
    cancelAnimationFrame(frame.current);
    // At once, not a frame later: nobody is seen where it has yet to go.
    draw();
    return undefined;
  }, [news, wentBackTo]);
  return motion;
}
