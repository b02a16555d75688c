/**
 * Calls back when the page is idle, or after `latest` milliseconds. While a hand is on it something may be led about, and
 * the moments between two frames are none to begin anything in: then when the hand is gone. Returns a function that cancels
 * the call.
 */
export function whenIdle(call: () => void, latest = 1000): () => void {
  let cancel = NOTHING;
  const ask = (): void => {
    const idle = (): void => {
      if (!isHeld()) {
        cancel = NOTHING;
        call();
        return;
      }
      cancel = whenLetGo(ask);
    };
    // Safari has no idle callbacks: a short delay lets queued work go first.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(idle, 200);
      cancel = () => clearTimeout(timer);
    } else {
      const asked = requestIdleCallback(idle, { timeout: latest });
      cancel = () => cancelIdleCallback(asked);
    }
  };
  ask();
  return () => cancel();
}
const NOTHING = (): void => {};

/** Fingers and buttons that are down somewhere on the page. */
const held = new Set<number>();
const isHeld = (): boolean => held.size > 0;
const waiting = new Set<() => void>();

function whenLetGo(then: () => void): () => void {
  waiting.add(then);
  return () => waiting.delete(then);
}

if (typeof window !== 'undefined') {
  const letGo = ({ pointerId }: PointerEvent): void => {
    held.delete(pointerId);
    if (isHeld()) return;
    const all = [...waiting];
    waiting.clear();
    for (const then of all) then();
  };
  addEventListener('pointerdown', ({ pointerId }) => held.add(pointerId), true);
  addEventListener('pointerup', letGo, true);
  addEventListener('pointercancel', letGo, true);
}
