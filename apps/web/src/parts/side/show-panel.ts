/** Brings the panel forward, wherever it is folded or lies behind another tab. */
import { createStore } from '@reverie/ui/store';

const times = createStore(0);

export const showPanel = (): void => times.set(times.get() + 1);

/** How often that was asked for. */
export const usePanelWanted = (): number => times.use();
