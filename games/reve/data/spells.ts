/**
 * The 163 spells of the third edition as figures (RDD-SPELL-01), one line each: name, where in the TMR, difficulty R,
 * cost r in rêve points, range, duration; then, where it is not the usual one of its voie, what it is cast on, who
 * resists, and the points of seuil it costs for good. Their effects are told in the book.
 *
 * What is not sure in the sources: the ritual flag of the two readings of aura; the cell kind of Ténèbres (elsewhere a
 * chasm) and the range of Quiétude (elsewhere E1).
 */
import { CELLS, type CellIndex } from './map.ts';
import { type Duration, SUBJECTS, type Subject, type Target } from './spell-terms.ts';
import { isTerrain, type Terrain } from './terrains.ts';
import { VOIES, type Voie } from './voies.ts';

/** The one cell where an exact-cell spell is cast (RDD-SPELL-02). */
type Coord = `${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M'}${number}`;

/**
 * `origine` is the very cell where the magic that is aimed at was cast; reading an aura begins in any sanctuary and goes
 * on in the cell of the magic that is read.
 */
export type Where = Terrain | Coord | 'origine' | 'sanctuaireOuOrigine';

/** `atLeast` is the least of a cost that the caster sets (RDD-CAST-02); `variable`, that of the magic aimed at. */
type Cost = { readonly fixed: number } | { readonly atLeast: number } | 'variable';

export function leastCost({ cost }: { readonly cost: Cost }): number {
  if (cost === 'variable') return 1;
  return 'fixed' in cost ? cost.fixed : cost.atLeast;
}

/** Cast in the cell of the magic that it is aimed at; only the player knows where that was. */
export const needsOrigin = ({ where }: { readonly where: string }): boolean =>
  where === 'origine' || where === 'sanctuaireOuOrigine';

/**
 * RDD-AIM-07: so many times EMPATHIE in metres; by touch; oneself; `zone`, the range that the zone itself was cast with;
 * `speciale`, told in the book. With `ruling` the sources give none, and E1 is ours (RDD-SPELL-01).
 */
type Reach = { readonly empathie: number; readonly ruling?: true } | 'toucher' | 'soi' | 'zone' | 'speciale';

/**
 * RDD-JR-01: the difficulty of the JR; null for none; `hn` by the birth hour that the caster named (see HN_RESISTANCE).
 * Where the spell lies on an object, it is who holds or owns that object that resists. An object that is already
 * enchanted always resists the four spells of Narcos that are no rituals.
 */
type Resistance = number | null | 'hn';

/** Ruling 3 of the catalogue. An animal has no birth hour: −8. */
export const HN_RESISTANCE = { right: -9, unnamed: -8, wrong: -6 } as const;

export interface Spell {
  /** The name in small letters without accents. */
  readonly id: string;
  /** French in both languages: it is a proper name. */
  readonly name: string;
  /** The Draconics that may cast it: one, but for three shared rituals. */
  readonly voies: readonly Voie[];
  /** Never put in reserve (RDD-RES-01). */
  readonly ritual: boolean;
  readonly where: Where;
  readonly difficulty: number | 'variable';
  readonly cost: Cost;
  readonly range: Reach;
  readonly duration: Duration;
  readonly resistance: Resistance;
  readonly subject: Subject;
  /** RDD-AIM-01; follows from the subject. */
  readonly target: Target;
  readonly thresholdCost: number;
  readonly edition: '3';
}

type PrintedRange = keyof typeof MULTIPLES | Extract<Reach, string>;

type Unusual = { readonly on?: Subject; readonly jr?: Resistance; readonly seuil?: number };

type Row = (usual: Subject, voies: readonly Voie[]) => Spell;

const row =
  (ritual: boolean) =>
  (
    name: string,
    where: Where,
    difficulty: number | 'variable',
    cost: number | `${number}+` | 'variable',
    range: PrintedRange,
    duration: Duration,
    unusual: Unusual = {},
  ): Row =>
  (usual, voies) => {
    const subject = unusual.on ?? usual;
    return {
      id: idOf(name),
      name,
      voies,
      ritual,
      where,
      difficulty,
      cost: costOf(cost),
      range: isMultiple(range) ? MULTIPLES[range] : range,
      duration,
      resistance: unusual.jr ?? null,
      subject,
      target: SUBJECTS[subject].target,
      thresholdCost: unusual.seuil ?? 0,
      edition: '3',
    };
  };

function idOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
  return plain.replaceAll(/[^a-z]+/g, '-');
}

function costOf(printed: number | string): Cost {
  if (printed === 'variable') return printed;
  return typeof printed === 'number' ? { fixed: printed } : { atLeast: Number.parseInt(printed, 10) };
}

const MULTIPLES = { E1: { empathie: 1 }, E2: { empathie: 2 }, '?': { empathie: 1, ruling: true } } as const;
const isMultiple = (printed: PrintedRange): printed is keyof typeof MULTIPLES => printed in MULTIPLES;

const sort = row(false);
const rituel = row(true);

/** Zones, on a point in sight. */
const ONIROS: readonly Row[] = [
  sort('Air en eau', 'cite', -8, 6, 'E1', 'hn'),
  sort('Air en feu', 'desolation', -10, 6, 'E1', 'hn'),
  rituel('Annulation de ses propres zones', 'origine', -4, 2, 'zone', 'instant', { on: 'zoneASoi' }),
  sort('Anti-magie', 'plaines', -2, '1+', 'E1', 'hn'),
  sort('Barque de rêve', 'lac', -8, '5+', 'E1', 'speciale'),
  sort('Bois en air', 'marais', -8, 6, 'E1', 'hn'),
  sort('Bois en eau', 'sanctuaire', -6, 4, 'E1', 'hn'),
  sort('Bois en feu', 'desert', -6, 4, 'E1', 'hn'),
  sort('Bois en métal', 'monts', -6, 4, 'E1', 'hn'),
  sort('Bois en terre', 'necropole', -4, 2, 'E1', 'hn'),
  sort('Bois transparent', 'cite', -4, 4, '?', 'hn'),
  sort('Bouclier', 'gouffre', -7, 6, '?', 'hn'),
  sort('Bouclier élémental contre l’eau', 'pont', -6, 4, 'E2', 'hn'),
  sort('Bouclier élémental contre la terre', 'desolation', -8, 6, 'E2', 'hn'),
  sort('Bouclier élémental contre le bois', 'desert', -8, 6, 'E2', 'hn'),
  sort('Bouclier élémental contre le feu', 'sanctuaire', -6, 4, 'E2', 'hn'),
  sort('Bouclier élémental contre le métal', 'marais', -8, 6, 'E2', 'hn'),
  sort('Bouée', 'pont', -3, '3+', 'E1', 'heurePlusR', { on: 'porteur', jr: -8 }),
  sort('Brouillard', 'foret', -3, '1+', 'E1', 'hn'),
  sort('Bulle volante', 'marais', -10, '6+', 'toucher', 'speciale', { on: 'porteur' }),
  sort('Chaleur', 'cite', -4, '1+', '?', 'hn'),
  sort('Clameurs', 'cite', -2, '1+', '?', 'hn'),
  sort('Croissance végétale', 'foret', -6, 5, '?', 'hn'),
  sort('Eau en air', 'desert', -4, 2, 'E1', 'hn'),
  sort('Eau en bois', 'foret', -4, 2, 'E1', 'hn'),
  sort('Eau en feu', 'monts', -8, 6, 'E1', 'hn'),
  sort('Eau en terre', 'pont', -6, 4, 'E1', 'hn'),
  rituel('Élargissement de zone', 'origine', -4, 4, '?', 'speciale', { on: 'zoneASoi' }),
  sort('Feu en air', 'desolation', -4, 2, 'E1', 'hn'),
  sort('Feu en bois', 'collines', -6, 4, 'E1', 'hn'),
  sort('Feu en eau', 'cite', -6, 4, 'E1', 'hn'),
  sort('Feu en métal', 'sanctuaire', -6, 4, 'E1', 'hn'),
  sort('Feu en terre', 'desert', -6, 4, 'E1', 'hn'),
  sort('Froid', 'desolation', -4, '1+', '?', 'hn'),
  sort('Illusion animale', 'foret', -4, 4, 'E1', 'hn'),
  sort('Illusion géographique', 'gouffre', -4, 4, 'E1', 'hn'),
  sort('Illusion humanoïde', 'cite', -6, 2, 'E1', 'hn'),
  sort('Invulnérabilité chromatique à l’orange', 'desert', -7, 3, '?', 'hn', { on: 'porteur', jr: -8 }),
  sort('Invulnérabilité chromatique au bleu', 'lac', -12, 6, '?', 'hn', { on: 'porteur', jr: -8 }),
  sort('Invulnérabilité chromatique au jaune', 'monts', -8, 4, '?', 'hn', { on: 'porteur', jr: -8 }),
  sort('Invulnérabilité chromatique au vert', 'gouffre', -10, 5, '?', 'hn', { on: 'porteur', jr: -8 }),
  sort('Invulnérabilité chromatique au violet', 'marais', -14, 8, '?', 'hn', { on: 'porteur', jr: -8 }),
  sort('Lanterne', 'cite', -3, 2, '?', 'hn'),
  sort('Luisance', 'desolation', -3, '2+', 'E1', 'heurePlusR', { on: 'porteur', jr: -8 }),
  sort('Lumière', 'plaines', -4, 3, '?', 'hn'),
  sort('Manteau', 'sanctuaire', -3, '1+', 'E1', 'heurePlusR', { on: 'porteur', jr: -8 }),
  sort('Métal en air', 'fleuve', -8, 6, 'E1', 'hn'),
  sort('Métal en bois', 'collines', -6, 4, 'E1', 'hn'),
  sort('Métal en eau', 'fleuve', -8, 6, 'E1', 'hn'),
  sort('Métal en feu', 'lac', -8, 6, 'E1', 'hn'),
  sort('Métal en terre', 'plaines', -6, 4, 'E1', 'hn'),
  sort('Métal transparent', 'gouffre', -4, 4, '?', 'hn'),
  sort('Miroirs', 'sanctuaire', -5, 5, '?', 'hn'),
  rituel('Permanence de zone', 'origine', -13, 13, '?', 'permanente', { on: 'zoneASoi', seuil: 1 }),
  sort('Pont immatériel', 'pont', -6, '2+', 'E1', 'hn'),
  sort('Quiétude', 'necropole', -3, 4, 'E2', 'hn'),
  sort('Silence', 'desert', -2, 4, 'E1', 'hn'),
  sort('Téléportation', 'collines', -11, 9, 'speciale', 'hnPuisHn'),
  sort('Ténèbres', 'cite', -4, 3, 'E1', 'hn'),
  sort('Terre en air', 'lac', -8, 6, 'E1', 'hn'),
  sort('Terre en bois', 'plaines', -4, 2, 'E1', 'hn'),
  sort('Terre en eau', 'foret', -6, 4, 'E1', 'hn'),
  sort('Terre en métal', 'gouffre', -6, 4, 'E1', 'hn'),
  sort('Terre transparente', 'collines', -4, 4, '?', 'hn'),
  sort('Transmutation chromatique bleu', 'monts', -9, 5, '?', 'hn'),
  sort('Transmutation chromatique jaune', 'desert', -7, 5, '?', 'hn'),
  sort('Transmutation chromatique orange', 'sanctuaire', -6, 5, '?', 'hn'),
  sort('Transmutation chromatique rouge', 'cite', -5, 5, '?', 'hn'),
  sort('Transmutation chromatique vert', 'foret', -8, 5, '?', 'hn'),
  sort('Transmutation chromatique violet', 'gouffre', -10, 5, '?', 'hn'),
];

/** Illusions and suggestions on creatures; the rituals in exact cells summon, on a spot in sight. */
const HYPNOS: readonly Row[] = [
  rituel('Annulation de ses propres illusions', 'origine', -4, 2, '?', 'instant', { on: 'illusionASoi' }),
  sort('Concentration', 'monts', -6, 2, 'soi', 'hn', { on: 'soi' }),
  rituel('Conjurer l’oubli', 'lac', -4, 4, '?', 'question', { on: 'humanoide' }),
  rituel('Coursiers de Psark', 'H4', -8, 7, 'E1', 'tacheOuHn'),
  sort('Dérision', 'gouffre', -6, 4, '?', 'hn', { on: 'humanoide' }),
  sort('Égarement', 'desolation', -4, 4, 'E1', 'uneHeure', { on: 'humanoide', jr: 'hn' }),
  sort('Fatigue', 'necropole', -7, 5, 'E1', 'instant', { on: 'creature', jr: 'hn' }),
  sort('Fauchage', 'plaines', -6, 5, 'E1', 'instant', { on: 'humanoide', jr: 'hn' }),
  sort('Fou-rire', 'cite', -5, 5, 'E1', 'instant', { on: 'humanoide', jr: 'hn' }),
  sort('Grand sommeil d’Hypnos', 'marais', -11, 8, '?', 'speciale', { on: 'humanoide', jr: 'hn' }),
  rituel('Guerrier Sorde', 'D13', -8, 7, 'E1', 'tache'),
  rituel('Guerrier Turme', 'C8', -8, 7, 'E1', 'tache'),
  rituel('Harpe d’Hypnos', 'monts', -4, '1+', 'E1', 'selonR', { on: 'instrument' }),
  sort('Invisibilité', 'fleuve', -10, 8, 'E1', 'hn', { on: 'touteChose' }),
  rituel('Invoquer sa présence', 'necropole', -9, '1+', 'E1', 'selonR', { on: 'miroir' }),
  rituel('Invoquer sa voix', 'cite', -6, '1+', 'E1', 'selonR', { on: 'instrument' }),
  rituel('Invoquer son image', 'sanctuaire', -6, '1+', 'E1', 'selonR', { on: 'miroir' }),
  rituel('Kanaillou', 'E1', -5, 4, 'E1', 'tache'),
  sort('Langue d’Hypnos', 'cite', -3, 2, 'E1', 'hn', { on: 'objet' }),
  rituel('Marmitons de Pavois', 'C6', -8, 7, 'E1', 'tache'),
  sort('Métamorphose', 'gouffre', -8, 6, 'E1', 'hn', { on: 'touteChose' }),
  rituel('Miroir d’Hypnos', 'necropole', -5, '1+', 'E1', 'selonR', { on: 'miroir' }),
  sort('Narine d’Hypnos', 'plaines', -4, 3, 'E1', 'hn', { on: 'touteChose' }),
  sort('Non-agressivité', 'sanctuaire', -4, 3, '?', 'instant', { on: 'animal', jr: -8 }),
  sort('Non-rêve', 'desolation', -7, '4+', '?', 'selonR', { on: 'humanoide', jr: 'hn' }),
  rituel('Nonechalepasse', 'M1', -8, 7, 'E1', 'tache'),
  sort('Nudité d’Hypnos', 'lac', -8, 4, 'E1', 'hn', { on: 'humanoide' }),
  sort('Oubli', 'fleuve', -8, '6+', '?', 'selonR', { on: 'humanoide', jr: 'hn' }),
  rituel('Panoplistes', 'F5', -8, 7, 'E1', 'hn'),
  sort('Peur', 'necropole', -5, 5, '?', 'instant', { on: 'humanoide', jr: 'hn' }),
  sort('Repos', 'cite', -3, '2+', '?', 'instant', { on: 'creature', jr: 'hn' }),
  sort('Robe d’Hypnos', 'monts', -6, 4, 'E1', 'hn', { on: 'humanoide' }),
  sort('Robe fantasmagorique', 'gouffre', -7, 4, 'E1', 'hn', { on: 'humanoide' }),
  rituel('Secouriste blanc', 'G4', -8, 7, 'E1', 'tacheOuHn'),
  sort('Sérénité', 'collines', -3, '3+', '?', 'instant', { on: 'humanoide', jr: 'hn' }),
  sort('Sommeil', 'marais', -9, '1+', 'E2', 'selonR', { on: 'creature', jr: 'hn' }),
  sort('Soufflet', 'gouffre', -6, '1+', 'E1', 'instant', { on: 'creature', jr: 'hn' }),
  sort('Suggestion', 'desert', -9, '3+', '?', 'speciale', { on: 'humanoide', jr: 'hn' }),
  sort('Transfiguration', 'monts', -6, 4, 'E1', 'hn', { on: 'touteChose' }),
  sort('Transparence des langues', 'pont', -8, 4, '?', 'heure', { on: 'humanoide', jr: 'hn' }),
  sort('Tympan d’Hypnos', 'collines', -5, 4, 'E1', 'hn', { on: 'saufVegetal' }),
  rituel('Voix d’Hypnos', 'desert', -4, 4, 'soi', 'round', { on: 'soi' }),
];

/** Enchantments, on a gem or a fluid. Four spells are no rituals, against the second edition (ruling 1). */
const NARCOS: readonly Row[] = [
  rituel('Alliance', 'pont', -4, 4, 'toucher', 'instant'),
  rituel('Autonomie', 'lac', -10, 10, 'toucher', 'instant', { seuil: 2 }),
  rituel('Bouilloire de Mélimnod', 'E5', -9, 9, 'toucher', 'instant', { seuil: 1 }),
  sort('Dague de Force', 'monts', -5, 3, 'toucher', 'hn', { on: 'dague' }),
  sort('Dragonne Lame', 'desolation', -6, 4, 'toucher', 'hn', { on: 'dragonne' }),
  rituel('Écaille d’activité', 'desolation', -9, 7, 'toucher', 'instant', { seuil: 1 }),
  rituel('Écaille d’Efficacité', 'monts', -8, 7, 'toucher', 'instant', { seuil: 1 }),
  rituel('Écailles de Protection contre griffes et crocs', 'marais', -10, 8, 'toucher', 'instant', { seuil: 1 }),
  rituel('Écailles de Protection contre la magie', 'sanctuaire', -8, 6, 'toucher', 'instant', { seuil: 1 }),
  rituel('Écailles de Protection contre la maladie', 'cite', -6, 4, 'toucher', 'instant', { seuil: 1 }),
  rituel('Écailles de Protection contre le feu', 'desert', -6, 4, 'toucher', 'instant', { seuil: 1 }),
  rituel('Écailles de Protection contre le venin', 'foret', -6, 4, 'toucher', 'instant', { seuil: 1 }),
  rituel('Écailles de Protection contre les lames', 'lac', -10, 8, 'toucher', 'instant', { seuil: 1 }),
  rituel('Écailles de Protection contre les projectiles', 'gouffre', -8, 6, 'toucher', 'instant', { seuil: 1 }),
  rituel('Enchantement', 'cite', -4, '1+', 'toucher', 'instant'),
  sort('Flèche de Feu', 'foret', -4, 2, 'toucher', 'hn', { on: 'fleche' }),
  sort('Gourdin-Dragon', 'foret', -7, 7, 'toucher', 'hn', { on: 'gourdin' }),
  rituel('Individualité', 'desert', -4, 4, 'toucher', 'instant'),
  rituel('Maîtrise', 'fleuve', -7, 7, 'toucher', 'instant'),
  rituel('Permanence', 'sanctuaire', -5, 5, 'toucher', 'instant', { seuil: 1 }),
  rituel('Puits de rêve', 'lac', -8, 8, 'toucher', 'instant', { seuil: 1 }),
  rituel('Purification', 'necropole', -4, 4, 'toucher', 'instant'),
  rituel('Restauration', 'cite', -6, '1+', 'toucher', 'instant', { seuil: 1 }),
];

/** Curses, most of them on a relic of the victim; the claws on an enchanted object. */
const THANATOS: readonly Row[] = [
  rituel('Animer un squelette', 'necropole', -9, '1+', '?', 'permanente', { on: 'cadavre' }),
  rituel('Animer un zombi', 'necropole', -7, '1+', '?', 'permanente', { on: 'cadavre' }),
  sort('Autométamorphose en bête', 'foret', -7, 7, 'soi', 'hn', { on: 'soi' }),
  sort('Cauchemar', 'monts', -5, 5, '?', 'nuit', { on: 'relique' }),
  sort('Cécité', 'cite', -8, '2+', '?', 'illimitee', { on: 'relique' }),
  rituel('Dague de meurtre', 'G9', -13, 13, '?', 'permanente', { jr: -8, seuil: 2 }),
  rituel('Faire parler un crâne', 'desert', -6, '1+', '?', 'selonR', { on: 'crane' }),
  rituel('Faire parler un mort', 'pont', -4, '1+', '?', 'selonR', { on: 'cadavre' }),
  sort('Flétrissement', 'fleuve', -8, '1+', '?', 'speciale', { on: 'humanoide', jr: -8 }),
  rituel('Griffe de Thanatos', 'necropole', -8, 8, '?', 'permanente', { seuil: 1 }),
  rituel('Griffe morbide de Thanatos', 'marais', -11, 11, '?', 'permanente', { jr: -8, seuil: 1 }),
  sort('Interdiction', 'desert', -7, 7, '?', 'hnVictime', { on: 'relique' }),
  rituel('Invocation d’un désespoir', 'desolation', -7, 7, '?', 'speciale', { on: 'objetNoir' }),
  rituel('Invocation d’une haine', 'marais', -7, 7, '?', 'speciale', { on: 'objetNoir' }),
  rituel('Invocation d’une peur', 'gouffre', -7, 7, '?', 'speciale', { on: 'objetNoir' }),
  sort('Maladie', 'desolation', -11, '5+', '?', 'illimitee', { on: 'relique' }),
  sort('Métamorphose en bête', 'fleuve', -10, 10, '?', 'illimitee', { on: 'relique' }),
  sort('Peur thanataire', 'lac', -9, '1+', '?', 'hn', { on: 'objet', jr: -8 }),
  sort('Poing de Thanatos', 'plaines', -6, '1+', '?', 'instant', { on: 'creature', jr: -8 }),
  rituel('Possession d’Esprit', 'lac', -9, '2+', '?', 'illimitee', { on: 'relique', jr: 'hn' }),
  rituel('Possession de Corps', 'marais', -9, '2+', '?', 'illimitee', { on: 'relique', jr: 'hn' }),
  sort('Putrescence', 'marais', -8, '1+', '?', 'permanente', { on: 'objet' }),
  sort('Surdité', 'gouffre', -6, '2+', '?', 'illimitee', { on: 'relique' }),
  sort('Tâche', 'foret', -8, 8, '?', 'hnVictime', { on: 'relique' }),
  sort('Thanatœil', 'necropole', -5, '1+', '?', 'hnVictime', { on: 'humanoide', jr: -8 }),
];

/** Cast with any of several voies, at the caster's choice. */
const UNDOING = rituel('Annulation de magie', 'origine', 'variable', 'variable', 'E1', 'instant');
const DETECTING = rituel('Détection d’aura', 'sanctuaire', -3, 1, 'E1', 'instant');
const READING = rituel('Lecture d’aura', 'sanctuaireOuOrigine', -3, 3, '?', 'instant');

export const SPELLS: readonly Spell[] = [
  ...ONIROS.map((spell) => spell('point', ['oniros'])),
  ...HYPNOS.map((spell) => spell('apparition', ['hypnos'])),
  ...NARCOS.map((spell) => spell('materiau', ['narcos'])),
  ...THANATOS.map((spell) => spell('objetEnchante', ['thanatos'])),
  UNDOING('magie', ['oniros', 'hypnos', 'narcos']),
  ...[DETECTING, READING].map((spell) => spell('aura', VOIES)),
];

const BY_ID: ReadonlyMap<string, Spell> = new Map(SPELLS.map((spell) => [spell.id, spell]));

export const spellById = (id: string): Spell | undefined => BY_ID.get(id);

/**
 * Whether a spell with this place (or a coordinate from a sheet) may be cast in the cell. `origin` is where the magic
 * that is aimed at was cast, if the caster knows it.
 */
export function suits(where: Where | string, cell: CellIndex, origin?: CellIndex): boolean {
  const here = CELLS[cell]!;
  if (where === 'origine') return cell === origin;
  if (where === 'sanctuaireOuOrigine') return here.kind === 'sanctuaire' || cell === origin;
  return isTerrain(where) ? here.kind === where : here.coord === where;
}
