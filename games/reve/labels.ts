/**
 * What a study tells journeys apart by: dreamers, encounters, spells, quests, dragons. Nobody wins or loses here; how often
 * is what counts.
 */
import { labelKind as kind, labelling } from '@reverie/kernel/label-words';
import { ENCOUNTER_WORDS, type EncounterKind } from './data/encounters.ts';
import { QUESTS, type QuestId } from './data/quests.ts';
import { spellById } from './data/spells.ts';
import type { Event } from './events.ts';
import { isSuccess } from './resolution.ts';
import type { State } from './state.ts';

/** What is asked where nobody says. */
export const watch = '#cast:success';

export function labels(s: State): readonly (readonly string[])[] {
  const seats = 1 + Math.max(...s.dreamers.map((dreamer) => dreamer?.seat ?? 0));
  return Array.from({ length: seats }, (_, seat) => {
    const dreamer = s.dreamers.find((one) => one?.seat === seat);
    if (!dreamer) return [];
    return [
      `dreamer:${dreamer.sheet.name}`,
      ...(s.quest?.over ? [`ended:${s.quest.over}`] : []),
      ...(dreamer.exhausted ? ['ended:exhausted'] : []),
      ...(s.quest?.over === 'won' ? [`quest:${s.quest.id}`] : []),
    ];
  });
}

export function labelEvent(e: Event): readonly [number, ...string[]] | undefined {
  switch (e.kind) {
    case 'met':
      return [e.seat, `encounter:${e.encounter}`];
    case 'cast':
      return [e.seat, `spell:${e.spell}`, `cast:${isSuccess(e.rolled.result) ? 'success' : 'failure'}`];
    case 'dragon':
      return [e.seat, `dragon:${e.table}`];
    case 'fellAsleep':
      return [e.seat, 'ended:asleep'];
    default:
      return undefined;
  }
}

/** The spells keep their names in every language. */
const spellNamed = (which: string) => {
  const name = spellById(which)?.name;
  return name === undefined ? undefined : { fr: name, en: name };
};

export const labelIn = labelling({
  dreamer: kind('Les hauts-rêvants', 'The dreamers'),
  encounter: kind('Rencontres', 'Encounters', (which) => ENCOUNTER_WORDS[which as EncounterKind]),
  spell: kind('Sorts tentés', 'Spells tried', spellNamed),
  cast: kind('Ce que donnent les sorts', 'What becomes of spells', {
    success: ['un sort réussit', 'a spell succeeds'],
    failure: ['un sort échoue', 'a spell fails'],
  }),
  quest: kind('Quêtes accomplies', 'Quests fulfilled', (which) => QUESTS[which as QuestId]?.title),
  dragon: kind('Le dragon s’en mêle', 'The dragon interferes', {
    queue: ['une queue de dragon', 'a dragon’s tail'],
    ombre: ['une ombre de Thanatos', 'a shadow of Thanatos'],
    souffle: ['un souffle de dragon', 'a dragon’s breath'],
    tete: ['une tête de dragon', 'a dragon’s head'],
  }),
  ended: kind('Comment finit le voyage', 'How the journey ends', {
    won: ['la quête est accomplie', 'the quest is fulfilled'],
    lost: ['il est trop tard pour la quête', 'it is too late for the quest'],
    exhausted: ['épuisé à la fin', 'exhausted in the end'],
    asleep: ['tombé endormi en route', 'fallen asleep on the way'],
  }),
});
