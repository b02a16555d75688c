/** Everything that is read in French. */
import { sentences } from './sentences.fr.ts';
import { textsIn } from './texts.ts';

export const fr = textsIn('fr', sentences);
