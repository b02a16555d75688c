/** Tout ce qui se lit en français. */
import * as sentences from './sentences.fr.ts';
import { textsIn } from './texts.ts';

export const fr = textsIn('fr', sentences);
