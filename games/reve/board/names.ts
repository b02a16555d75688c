/** The names of the game in the language of the page: what the game's own texts say. */

import type { Language } from '@reverie/kernel/game';
import { signed } from '@reverie/kernel/words';
import { percent } from '@reverie/ui/percent';
import { ENCOUNTER_WORDS, type EncounterKind } from '../data/encounters.ts';
import { TERRAIN_WORDS, type Terrain } from '../data/terrains.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { DIRECTION_WORDS, HOUR_WORDS, RESULT_WORDS, STAT_WORDS } from '../words/lexicon.ts';
import { effectName, speech, writtenName } from '../words/speech.ts';

/** The four voies keep their names in every language. */
export const VOIE_NAMES: Readonly<Record<Voie, string>> = Object.fromEntries(
  VOIES.map((voie) => [voie, `${voie.slice(0, 1).toUpperCase()}${voie.slice(1)}`]),
) as Record<Voie, string>;

export interface Names {
  readonly texts: typeof fr | typeof en;
  terrain(terrain: Terrain): string;
  encounter(kind: EncounterKind): string;
  cell(coord: string): string;
  spell(id: string): string;
  /** Where a spell is cast, in a word. */
  castIn(where: string): string;
  hour(hour: number): string;
  direction(towards: keyof typeof DIRECTION_WORDS): string;
  result(result: keyof typeof RESULT_WORDS): string;
  effect(id: string): string;
  written(id: string): string;
  stat(what: keyof typeof STAT_WORDS): string;
  percent(share: number): string;
  signed(n: number): string;
}

function namesOf(language: Language): Names {
  const { cell, spell, castIn } = speech(language);
  return {
    texts: language === 'fr' ? fr : en,
    terrain: (terrain) => TERRAIN_WORDS[terrain][language],
    encounter: (kind) => ENCOUNTER_WORDS[kind][language],
    cell,
    spell,
    castIn,
    hour: (hour) => HOUR_WORDS[hour]?.[language] ?? '',
    direction: (towards) => DIRECTION_WORDS[towards][language],
    result: (result) => RESULT_WORDS[result][language],
    effect: (id) => effectName(id)?.[language] ?? id,
    written: (id) => writtenName(id)?.[language] ?? id,
    stat: (what) => STAT_WORDS[what][language],
    percent: (share) => percent(share, language),
    signed,
  };
}

export const NAMES: Readonly<Record<Language, Names>> = { fr: namesOf('fr'), en: namesOf('en') };
