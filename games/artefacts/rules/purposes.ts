/** What is drawn, and who sees it fall. */
import type { Purpose } from '@reverie/kernel/chance/chance';

export const POWER: Purpose = { label: 'power', seen: 'all' };
export const SLEEPER: Purpose = { label: 'dreamer', seen: 'all' };
export const ORDER: Purpose = { label: 'order', seen: 'all' };
/** Cards of one's own deck. */
export const DECK: readonly Purpose[] = [0, 1, 2, 3].map((seat) => ({ label: `deck.${seat}`, seen: [seat] }));
