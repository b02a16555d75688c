/** The names of the game in the language of the page: what the game's own texts say. */

import type { Language } from '@reverie/kernel/game';
import { ENCOUNTER_WORDS, type EncounterKind } from '../data/encounters.ts';
import { TERRAIN_WORDS, type Terrain } from '../data/terrains.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import { en } from '../words/en.ts';
import { effectName, writtenName } from '../words/figures.ts';
import { fr } from '../words/fr.ts';
import * as namesEn from '../words/names.en.ts';
import * as namesFr from '../words/names.fr.ts';

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
