import type { Bridge } from '@reverie/kernel/game';
import type { Types } from '../types.ts';
import { fits, readActor } from './read.ts';
import { writeActor } from './write.ts';

/** Actors of the Rêve de Dragon system for Foundry. */
export const foundry: Bridge<Types> = { id: 'foundry', name: 'Foundry VTT', fits, read: readActor, write: writeActor };
