/** Everything that is read in English. */
import { sentences } from './sentences.en.ts';
import { textsIn } from './texts.ts';

export const en = textsIn('en', sentences);
