/**
 * A draft led about by hand. What is drawn of it follows every movement, beside the board's own state; the board, with its
 * odds and its words, follows when the hand rests.
 */
import { createStore, type Store } from '@reverie/ui/store';
import { useEffect, useMemo, useState } from 'react';
import type { View } from '../state.ts';
import type { Draft } from './draft.ts';
import { type Activation, type Laid, laid } from './use-activation.ts';

/** How long the hand rests before all the rest is worked out. */
const REST = 90;

interface Led {
  /** What is in the hand, as far as it is known at once. */
  readonly now: Store<Laid | null>;
  lead(draft: Draft): void;
  /** Leaves it where it is. */
  put(): void;
}

/** What the figure in hand comes to at this moment. */
export const useLaid = (led: Led, activation: Activation | null): Laid | null => led.now.use() ?? activation;

export function useLed(view: View, freed: boolean, set: (draft: Draft) => void): Led {
  const [now] = useState(() => createStore<Laid | null>(null));
  const led = useMemo(() => {
    let timer = 0;
    let moved = 0;
    // One timer for a whole movement: to set one anew in every frame costs more than to look again.
    const look = (): void => {
      const left = moved + REST - performance.now();
      timer = left > 1 ? window.setTimeout(look, left) : 0;
      const one = now.get();
      if (left <= 1 && one) set(one.draft);
    };
    return {
      now,
      lead(draft: Draft) {
        moved = performance.now();
        now.set(laid(view, draft, null, freed));
        if (timer === 0) timer = window.setTimeout(look, REST);
      },
      put() {
        const one = now.get();
        clearTimeout(timer);
        timer = 0;
        if (one) set(one.draft);
        now.set(null);
      },
    };
  }, [view, freed, set, now]);
  useEffect(() => () => led.put(), [led]);
  return led;
}
