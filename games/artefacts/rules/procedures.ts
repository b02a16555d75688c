/** All that is asked in the course of a game, chapter by chapter. */
import type { Procedures } from '@reverie/kernel/frames';
import type { AnyFrame } from '../state.ts';
import type { Types } from '../types.ts';
import { fight } from './fight.ts';
import { compose, draft, redraw } from './opening.ts';
import { atWork } from './powers.ts';
import { turn } from './turn.ts';

export const procedures: Procedures<Types, AnyFrame> = { draft, redraw, compose, turn, fight, power: atWork };
