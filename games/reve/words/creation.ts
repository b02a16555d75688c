/** The words of making a haut-rêvant. */
import type { Derived, FieldId, PurseId } from '../creation.ts';

export interface CreationWords {
  readonly fields: Readonly<Record<FieldId, { readonly name: string; readonly help: string }>>;
  readonly purses: Readonly<Record<PurseId, string>>;
  readonly derived: Readonly<Record<keyof Derived, string>>;
  /** Said of bounds and purses. */
  readonly ours: string;
}

export const creationFr: CreationWords = {
  fields: {
    name: { name: 'Nom', help: 'comme on l’appelle à la table' },
    taille: { name: 'TAILLE', help: 'fait la vie et l’endurance' },
    constitution: { name: 'CONSTITUTION', help: 'fait la vie et l’endurance' },
    volonte: { name: 'VOLONTÉ', help: 'endurance, et le calme qu’il faut pour monter' },
    vue: { name: 'VUE', help: 'pour les cibles difficiles à voir' },
    empathie: { name: 'EMPATHIE', help: 'la portée des sorts' },
    reve: { name: 'RÊVE', help: 'points de rêve, seuil, et chaque sort' },
    oniros: { name: 'Voie d’Oniros', help: 'les matières et les éléments' },
    hypnos: { name: 'Voie d’Hypnos', help: 'les illusions et les invocations' },
    narcos: { name: 'Voie de Narcos', help: 'les objets enchantés' },
    thanatos: { name: 'Voie de Thanatos', help: 'la magie noire ; elle appelle des ombres' },
    birthHour: { name: 'Heure de naissance', help: 'l’une des douze heures' },
    start: { name: 'Case du demi-rêve', help: 'n’importe laquelle des 189, comme G4' },
    spells: { name: 'Sorts connus', help: 'leurs noms, séparés par des virgules' },
  },
  purses: { characteristics: 'points de caractéristiques', draconic: 'points de Draconic' },
  derived: {
    vie: 'vie',
    endurance: 'endurance',
    track: 'cases de fatigue',
    seuil: 'seuil de rêve',
    points: 'points de rêve',
  },
  ours: 'Les bornes et les réserves de points sont les nôtres : les règles jouées ici n’en donnent pas.',
};

export const creationEn: CreationWords = {
  fields: {
    name: { name: 'Name', help: 'what people call him or her at the table' },
    taille: { name: 'TAILLE', help: 'makes life and endurance' },
    constitution: { name: 'CONSTITUTION', help: 'makes life and endurance' },
    volonte: { name: 'VOLONTÉ', help: 'endurance, and the calm that going up takes' },
    vue: { name: 'VUE', help: 'for targets that are hard to see' },
    empathie: { name: 'EMPATHIE', help: 'how far spells reach' },
    reve: { name: 'RÊVE', help: 'rêve points, threshold, and every spell' },
    oniros: { name: 'Voie of Oniros', help: 'matter and elements' },
    hypnos: { name: 'Voie of Hypnos', help: 'illusions and summonings' },
    narcos: { name: 'Voie of Narcos', help: 'enchanted things' },
    thanatos: { name: 'Voie of Thanatos', help: 'black magic; it calls shadows' },
    birthHour: { name: 'Hour of birth', help: 'one of the twelve hours' },
    start: { name: 'Cell of the demi-rêve', help: 'any of the 189, such as G4' },
    spells: { name: 'Spells known', help: 'their names, with commas between' },
  },
  purses: { characteristics: 'points for characteristics', draconic: 'points for Draconic' },
  derived: {
    vie: 'life',
    endurance: 'endurance',
    track: 'cells of fatigue',
    seuil: 'rêve threshold',
    points: 'rêve points',
  },
  ours: 'Bounds and purses are our own: the rules played here give none.',
};
