/**
 * What happened is shown one thing after the other: figures go along their ways, dice and wounds stand beside them for a
 * moment. Where no motion is wanted everybody stands at once where they are, and the notes stay a little longer.
 */
import { useEffect, useRef, useState } from 'react';
import type { Event } from '../events.ts';
import type { Point } from '../geometry/plane.ts';
import type { MortebrumeProps } from './reading.ts';

/** A leg takes no longer than this, and neither does all that one answer brings. */
const LEG = 600;
const ALL = 3600;
const NOTE = 900;
/** Units a millisecond. */
const PACE = 2.6;

export interface Note {
  readonly key: string;
  readonly who: number;
  readonly text: string;
  readonly tone: 'plain' | 'bad' | 'good';
}

type Step =
  | { readonly what: 'move'; readonly who: number; readonly from: Point; readonly to: Point; readonly ms: number }
  | { readonly what: 'note'; readonly note: Note; readonly ms: number };

function stepsOf(news: MortebrumeProps['news']): Step[] {
  return news.flatMap(({ event }, i): Step[] => {
    const e = event as Event;
    const note = (who: number, text: string, tone: Note['tone']): Step[] => [
      { what: 'note', note: { key: `${i} ${who}`, who, text, tone }, ms: 380 },
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

const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Motion {
  /** Where those stand who are still on their way. */
  readonly at: ReadonlyMap<number, Point>;
  readonly notes: readonly Note[];
}
const NOTHING: Motion = { at: new Map(), notes: [] };

export function useMotion({ news, wentBackTo }: MortebrumeProps): Motion {
  const [motion, setMotion] = useState<Motion>(NOTHING);
  const seen = useRef(news);
  useEffect(() => {
    if (seen.current === news) return undefined;
    seen.current = news;
    const steps = wentBackTo === null ? stepsOf(news) : [];
    if (steps.length === 0) {
      setMotion(NOTHING);
      return undefined;
    }
    const notes = steps.flatMap((step) => (step.what === 'note' ? [step.note] : []));
    if (isStill()) {
      setMotion({ at: new Map(), notes: notes.slice(-6) });
      const timer = setTimeout(() => setMotion(NOTHING), 2 * NOTE);
      return () => clearTimeout(timer);
    }
    const whole = steps.reduce((sum, { ms }) => sum + ms, 0);
    const haste = Math.max(1, whole / ALL);
    const begun = performance.now();
    let frame = requestAnimationFrame(function draw(now: number) {
      const run = (now - begun) * haste;
      const at = new Map<number, Point>();
      const shown: Note[] = [];
      let from = 0;
      for (const step of steps) {
        const t = Math.min(1, Math.max(0, (run - from) / step.ms));
        if (step.what === 'note') {
          if (run >= from && run < from + NOTE * haste) shown.push(step.note);
        } else if (t < 1 && !(at.has(step.who) && t === 0)) {
          at.set(step.who, [
            step.from[0] + (step.to[0] - step.from[0]) * t,
            step.from[1] + (step.to[1] - step.from[1]) * t,
          ]);
        } else if (t === 1) at.delete(step.who);
        from += step.ms;
      }
      if (run >= from + NOTE * haste) setMotion(NOTHING);
      else {
        setMotion({ at, notes: shown });
        frame = requestAnimationFrame(draw);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [news, wentBackTo]);
  return motion;
}
