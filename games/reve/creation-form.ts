/** Creating a haut-rêvant as a form that any surface can draw (`Game.creation`). */
import type { Creation, CreationField } from '@reverie/kernel/game';
import * as creation from './creation.ts';
import { CREATION_WORDS } from './words/creation.ts';

function formField(field: creation.Field): CreationField {
  const { id, rule } = field;
  switch (field.kind) {
    case 'number':
      return field;
    case 'hour':
      return { id, rule, kind: 'one' };
    case 'spells':
      return { id, rule, kind: 'some', most: field.most };
    case 'cell':
      return { id, rule, kind: 'text', capitals: true };
    case 'text':
      return { id, rule, kind: 'text' };
  }
}

function fieldOf({ id }: CreationField): creation.Field {
  const field = creation.FIELDS.find((one) => one.id === id);
  if (!field) throw new Error(`a haut-rêvant has no ${id}`);
  return field;
}

export const creationForm: Creation = {
  fields: creation.FIELDS.map(formField),
  purses: creation.PURSES,
  defaults: { ...creation.DEFAULTS },
  words: CREATION_WORDS,
  choices: (field) => creation.choicesFor(fieldOf(field)),
  whyNot: (field, value) => creation.whyNot(fieldOf(field), value),
  spent: (draft) => creation.spent(draft as unknown as creation.Draft),
  derived: (draft) => ({ ...creation.derived(draft as unknown as creation.Draft) }),
  random: (chance) => ({ ...creation.randomDraft(chance) }),
  finish(draft) {
    const sheet = creation.created(draft);
    return Array.isArray(sheet) ? sheet : { options: { dreamers: [sheet] } };
  },
};
