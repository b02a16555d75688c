/** What the ways of a fight are worth: what falls is good for whoever attacks, bad for whoever defends. */
import type { Decision, Worth } from '@reverie/kernel/game';

const ATTACKING: Worth = { good: ['getsThrough', 'wakes', 'falls'], bad: ['held'] };
const DEFENDING: Worth = { good: ['held'], bad: ['falls', 'wakes'] };

export const worthOf = ({ kind }: Decision): Worth =>
  kind === 'defend' || kind === 'intercept' ? DEFENDING : ATTACKING;
