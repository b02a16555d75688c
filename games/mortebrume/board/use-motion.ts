/**
 * What happened is shown one thing after the other: figures go along their ways, dice and wounds stand beside them for a
 * moment. Where no motion is wanted everybody stands at once where they are, and the notes stay a little longer.
 */
import { type Timed, useTimeline } from '@reverie/board/pace';
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

interface Motion {
  /** Where those stand who are still on their way. */
  readonly at: ReadonlyMap<number, Point>;
  readonly notes: readonly Note[];
}
const NOTHING: Motion = { at: new Map(), notes: [] };

/** Everybody and everything as they are to be seen at a moment. */
function seenAt(all: readonly Timed<Step>[], now: number): Motion {
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

/** What happened to whom, one thing after the other. */
export const useMotion = (props: MortebrumeProps): Motion => useTimeline(props, stepsOf, WALKS);

const WALKS = {
  rest: NOTHING,
  seen: seenAt,
  still: (steps: readonly Step[]): Motion => ({
    at: new Map(),
    notes: steps.flatMap((step) => (step.what === 'note' ? [step.note] : [])).slice(-6),
  }),
  linger: NOTE,
  most: ALL,
};
