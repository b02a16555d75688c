/** A procedure out of the table of its steps: what a question has no use for is no answer to it. */
import type { Frame, Procedure } from '@reverie/kernel/frames';
import { type Step, stepped } from '@reverie/kernel/steps';
import type { Types } from '../types.ts';

export const procedure = <F extends Frame>(table: { readonly [K in F['step']]: Step<Types, F> }): Procedure<Types, F> =>
  stepped<Types, F>(table, { reason: 'notThis' });
