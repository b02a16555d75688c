/** What a study tells journeys apart by: dreamers, encounters, spells. Nobody wins or loses here; how often is what counts. */
import type { Language } from '@reverie/kernel/game';
import { ENCOUNTER_WORDS, type EncounterKind } from './data/encounters.ts';
import { spellById } from './data/spells.ts';
import type { Event } from './events.ts';

export function labelEvent(e: Event): readonly [number, string] | undefined {
  if (e.kind === 'met') return [e.seat, `encounter:${e.encounter}`];
  if (e.kind === 'cast') return [e.seat, `spell:${e.spell}`];
  if (e.kind === 'quest' && e.done) return [e.seat, `quest:${e.quest}`];
  return undefined;
}

const KINDS = {
  fr: { encounter: 'Rencontres', spell: 'Sorts lancés', quest: 'Quêtes accomplies' },
  en: { encounter: 'Encounters', spell: 'Spells cast', quest: 'Quests fulfilled' },
} as const;

export function labelIn(language: Language, label: string): string {
  const [what = '', which] = label.split(/:(.*)/s);
  if (which === undefined) return KINDS[language][what as keyof (typeof KINDS)['fr']] ?? label;
  if (what === 'encounter') return ENCOUNTER_WORDS[which as EncounterKind]?.[language] ?? which;
  if (what === 'spell') return spellById(which)?.name ?? which;
  return which;
}
