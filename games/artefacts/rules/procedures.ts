/**
 * Everything that is answered in the course of a game, in one place: the rule book without its doors for data from outside.
 * Whoever asks only what an answer would do need not carry those.
 */

import { framed, type Procedures } from '@reverie/kernel/frames';
import type { AnyFrame } from '../state.ts';
import type { Types } from '../types.ts';
import { fight } from './fight.ts';
import { compose, draft, redraw } from './opening.ts';
import { atWork } from './powers.ts';
import { turn } from './turn.ts';

const procedures: Procedures<Types, AnyFrame> = { draft, redraw, compose, turn, fight, power: atWork };

export const { pending, choices, answer, leave, settle } = framed(procedures);
