/** Tout ce qui se lit en français. Ces phrases sont le modèle de l’autre langue. */
import { choices } from './choices.fr.ts';
import { tellings } from './events.fr.ts';
import * as names from './names.fr.ts';
import { textsOf } from './texts.ts';

const programs = { duellist: 'un duelliste, qui compte ses Réussites' };
export const fr = textsOf('fr', { ...names, choices, tellings, programs });
