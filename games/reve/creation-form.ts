/** Creating a haut-rêvant as a form that any surface can draw (`Game.creation`). */
import type { Creation } from '@reverie/kernel/game';
import * as creation from './creation.ts';
import { CREATION_WORDS } from './words/creation.ts';

export const creationForm: Creation = {
  fields: creation.FIELDS,
  purses: creation.PURSES,
  defaults: { ...creation.DEFAULTS },
  words: CREATION_WORDS,
  choices: creation.choicesFor,
  whyNot: creation.whyNot,
  spent: (draft) => creation.spent(draft as unknown as creation.Draft),
  derived: (draft) => ({ ...creation.derived(draft as unknown as creation.Draft) }),
  random: (chance) => ({ ...creation.randomDraft(chance) }),
  finish(draft) {
    const sheet = creation.created(draft);
    return Array.isArray(sheet) ? sheet : { options: { dreamers: [sheet] } };
  },
};
