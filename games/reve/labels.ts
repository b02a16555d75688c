/**
 * What a study tells journeys apart by: dreamers, encounters, spells, quests, dragons. Nobody wins or loses here; how often
 * is what counts.
 */
import type { Language } from '@reverie/kernel/game';
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

const KINDS = {
  fr: {
    dreamer: 'Les hauts-rêvants',
    encounter: 'Rencontres',
    spell: 'Sorts tentés',
    cast: 'Ce que donnent les sorts',
    quest: 'Quêtes accomplies',
    dragon: 'Le dragon s’en mêle',
    ended: 'Comment finit le voyage',
  },
  en: {
    dreamer: 'The dreamers',
    encounter: 'Encounters',
    spell: 'Spells tried',
    cast: 'What becomes of spells',
    quest: 'Quests fulfilled',
    dragon: 'The dragon interferes',
    ended: 'How the journey ends',
  },
} as const;

const PLAIN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    success: 'un sort réussit',
    failure: 'un sort échoue',
    won: 'la quête est accomplie',
    lost: 'il est trop tard pour la quête',
    exhausted: 'épuisé à la fin',
    asleep: 'tombé endormi en route',
    queue: 'une queue de dragon',
    ombre: 'une ombre de Thanatos',
    souffle: 'un souffle de dragon',
    tete: 'une tête de dragon',
  },
  en: {
    success: 'a spell succeeds',
    failure: 'a spell fails',
    won: 'the quest is fulfilled',
    lost: 'it is too late for the quest',
    exhausted: 'exhausted in the end',
    asleep: 'fallen asleep on the way',
    queue: 'a dragon’s tail',
    ombre: 'a shadow of Thanatos',
    souffle: 'a dragon’s breath',
    tete: 'a dragon’s head',
  },
};

export function labelIn(language: Language, label: string): string {
  const [what = '', which] = label.split(/:(.*)/s);
  if (which === undefined) return KINDS[language][what as keyof (typeof KINDS)['fr']] ?? label;
  if (what === 'encounter') return ENCOUNTER_WORDS[which as EncounterKind]?.[language] ?? which;
  if (what === 'spell') return spellById(which)?.name ?? which;
  if (what === 'quest') return QUESTS[which as QuestId]?.title[language] ?? which;
  return what === 'dreamer' ? which : (PLAIN[language][which] ?? which);
}
