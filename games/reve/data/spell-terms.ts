/** The words of the spell list: what a spell is cast on, and how long it holds. */
import type { Words } from '@reverie/kernel/words';

/** As far as anybody can point, in metres. */
export const EVERYWHERE = 10_000;

/** The four kinds of target (RDD-AIM-01). */
export type Target = 'zone' | 'objet' | 'creature' | 'soi';

/**
 * What a spell is cast on, and under which of the four targets that falls. The sources name most subjects; the rest
 * follows from the voie: zones of Oniros are aimed at a point, or at the creature that they then move about with;
 * summonings of Hypnos at the spot where the summoned one appears; enchantments of Narcos and claws of Thanatos at a
 * thing. A spell that takes creatures and things alike counts among the creatures, so that a bad aim falls back on the
 * caster (RDD-AIM-04); one that takes magic or an aura counts among the objects, since without it nothing fits
 * (RDD-AIM-03).
 */
export const SUBJECTS = {
  point: { target: 'zone', fr: 'un point visible', en: 'a point in sight' },
  apparition: { target: 'zone', fr: 'l’endroit où paraîtra l’invoqué', en: 'the spot where the summoned will appear' },
  zoneASoi: { target: 'zone', fr: 'une zone que l’on a créée', en: 'a zone of one’s own making' },
  illusionASoi: { target: 'objet', fr: 'une illusion que l’on a créée', en: 'an illusion of one’s own making' },
  magie: { target: 'objet', fr: 'un effet magique', en: 'a magical effect' },
  aura: { target: 'objet', fr: 'ce dont on cherche l’aura', en: 'whatever may have an aura' },
  porteur: { target: 'creature', fr: 'la créature que la zone suivra', en: 'the creature that the zone will follow' },
  humanoide: { target: 'creature', fr: 'un humanoïde', en: 'a humanoid' },
  animal: { target: 'creature', fr: 'un animal', en: 'an animal' },
  creature: { target: 'creature', fr: 'toute créature', en: 'any creature' },
  touteChose: { target: 'creature', fr: 'humanoïde, animal, plante ou objet', en: 'humanoid, animal, plant or object' },
  saufVegetal: { target: 'creature', fr: 'humanoïde, animal ou objet', en: 'humanoid, animal or object' },
  soi: { target: 'soi', fr: 'soi-même', en: 'oneself' },
  objet: { target: 'objet', fr: 'un objet', en: 'an object' },
  objetNoir: { target: 'objet', fr: 'un objet noir de part en part', en: 'an object that is black all over' },
  objetEnchante: { target: 'objet', fr: 'un objet enchanté', en: 'an enchanted object' },
  materiau: { target: 'objet', fr: 'une gemme ou un fluide', en: 'a gem or a fluid' },
  instrument: { target: 'objet', fr: 'un instrument sonore', en: 'an instrument that sounds' },
  miroir: { target: 'objet', fr: 'un miroir', en: 'a mirror' },
  dague: { target: 'objet', fr: 'une dague', en: 'a dagger' },
  dragonne: { target: 'objet', fr: 'une épée dragonne', en: 'a dragonne sword' },
  fleche: { target: 'objet', fr: 'une flèche ou un carreau', en: 'an arrow or a bolt' },
  gourdin: { target: 'objet', fr: 'un gourdin long comme une dragonne', en: 'a club as long as a dragonne' },
  cadavre: { target: 'objet', fr: 'un cadavre', en: 'a corpse' },
  crane: { target: 'objet', fr: 'un crâne', en: 'a skull' },
  relique: { target: 'objet', fr: 'une relique de la victime', en: 'a relic of the victim' },
} as const satisfies Readonly<Record<string, Words & { readonly target: Target }>>;

export type Subject = keyof typeof SUBJECTS;

/** HN, the birth hour, is the caster's unless another is named (ruling 2; hours.ts counts it). */
export const DURATIONS = {
  instant: { fr: 'instantanée', en: 'at once' },
  round: { fr: 'un round', en: 'one round' },
  heure: { fr: 'jusqu’à la fin de l’heure', en: 'to the end of the hour' },
  heurePlusR: { fr: 'fin de l’heure, et une heure par r en sus', en: 'end of the hour, and an hour for each r more' },
  uneHeure: { fr: 'une heure', en: 'one hour' },
  nuit: { fr: 'jusqu’à la fin de la nuit', en: 'to the end of the night' },
  hn: { fr: 'jusqu’à l’heure de naissance', en: 'to the birth hour' },
  hnVictime: { fr: 'jusqu’à l’heure de naissance de la victime', en: 'to the birth hour of the victim' },
  hnPuisHn: { fr: 'HN, puis HN et douze heures', en: 'birth hour, then birth hour and twelve hours' },
  question: { fr: 'le temps d’une question', en: 'the time of one question' },
  tache: { fr: 'le temps d’une tâche', en: 'the time of one task' },
  tacheOuHn: { fr: 'une tâche, au plus jusqu’à l’heure de naissance', en: 'a task, at most to the birth hour' },
  selonR: { fr: 'selon les points dépensés', en: 'by the points spent' },
  speciale: { fr: 'particulière au sort', en: 'the spell’s own' },
  illimitee: { fr: 'illimitée', en: 'without end' },
  permanente: { fr: 'permanente', en: 'permanent' },
} as const satisfies Readonly<Record<string, Words>>;

export type Duration = keyof typeof DURATIONS;
