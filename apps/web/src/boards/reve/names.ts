/** The names of the game in the language of the page: what the game's own texts say. */

import { ENCOUNTER_WORDS, type EncounterKind } from '@reverie/games/reve/data/encounters';
import { TERRAIN_WORDS, type Terrain } from '@reverie/games/reve/data/terrains';
import { VOIES, type Voie } from '@reverie/games/reve/data/voies';
import { en } from '@reverie/games/reve/words/en';
import { effectName, writtenName } from '@reverie/games/reve/words/figures';
import { fr } from '@reverie/games/reve/words/fr';
import * as namesEn from '@reverie/games/reve/words/names.en';
import * as namesFr from '@reverie/games/reve/words/names.fr';
import type { Language } from '@reverie/kernel/game';

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
  direction(towards: keyof typeof namesFr.directions): string;
  result(result: keyof typeof namesFr.results): string;
  effect(id: string): string;
  written(id: string): string;
  stat(what: keyof typeof namesFr.stats): string;
  percent(share: number): string;
  signed(n: number): string;
}

function namesOf(language: Language): Names {
  const own = language === 'fr' ? namesFr : namesEn;
  const whole = (share: number) => {
    const percent = share * 100;
    // Never 0 or 100 for what can still happen or fail.
    if (percent > 0 && percent < 1) return '<1';
    if (percent > 99 && percent < 100) return '>99';
    return String(Math.round(percent));
  };
  return {
    texts: language === 'fr' ? fr : en,
    terrain: (terrain) => TERRAIN_WORDS[terrain][language],
    encounter: (kind) => ENCOUNTER_WORDS[kind][language],
    cell: own.cell,
    spell: own.spell,
    castIn: own.castIn,
    hour: (hour) => own.hours[hour] ?? '',
    direction: (towards) => own.directions[towards],
    result: (result) => own.results[result],
    effect: (id) => effectName(id)?.[language] ?? id,
    written: (id) => writtenName(id)?.[language] ?? id,
    stat: (what) => own.stats[what],
    percent: (share) => (language === 'fr' ? `${whole(share)}\u00a0%` : `${whole(share)}%`),
    signed: (n) => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`),
  };
}

export const NAMES: Readonly<Record<Language, Names>> = { fr: namesOf('fr'), en: namesOf('en') };
