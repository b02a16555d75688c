/** All that is read in English. */
import { choices } from './choices.en.ts';
import { tellings } from './events.en.ts';
import * as names from './names.en.ts';
import { textsOf } from './texts.ts';

export const en = textsOf('en', {
  ...names,
  choices,
  tellings,
  programs: { duellist: 'a duellist, who counts Réussites' },
});
