/**
 * RDD-CAST-06: what goes wrong when no gardien says it, a table of our own for each voie, in that voie's field:
 * inanimate matter, creatures, the enchanted object, something nasty.
 */
import type { Words } from '@reverie/kernel/words';
import type { Voie } from './voies.ts';

// biome-ignore format: one line each
export const ERRATIC_EFFECTS: Readonly<Record<Voie, readonly (Words & { readonly id: string })[]>> = {
  oniros: [
    { id: 'boue', fr: 'le sol tourne en boue sur dix pas', en: 'the ground turns to mud for ten paces' },
    { id: 'givre', fr: 'tout métal proche se couvre de givre', en: 'all metal nearby is covered with frost' },
    { id: 'fumee', fr: 'une fumée épaisse sort des pierres', en: 'thick smoke comes out of the stones' },
    { id: 'clarte', fr: 'une lumière crue tombe de nulle part', en: 'a harsh light falls from nowhere' },
    { id: 'vent', fr: 'un coup de vent renverse ce qui n’est pas tenu', en: 'a gust throws down whatever is not held' },
    { id: 'poussiere', fr: 'le bois alentour part en poussière', en: 'the wood around crumbles to dust' },
    { id: 'eau', fr: 'l’eau des gourdes et des mares se met à bouillir', en: 'the water of flasks and ponds begins to boil' },
    { id: 'tintement', fr: 'les objets tintent comme des cloches, longtemps', en: 'things ring like bells, for a long time' },
  ],
  hypnos: [
    { id: 'rire', fr: 'un fou rire prend toutes les créatures en vue', en: 'all creatures in sight are seized with laughter' },
    { id: 'sommeil', fr: 'la créature la plus proche s’endort debout', en: 'the nearest creature falls asleep on its feet' },
    { id: 'double', fr: 'chacun se voit avec le visage de son voisin', en: 'everyone sees himself with his neighbour’s face' },
    { id: 'oies', fr: 'une troupe d’oies paraît, furieuse', en: 'a flock of geese appears, furious' },
    { id: 'peur', fr: 'les bêtes des environs s’enfuient, prises de peur', en: 'the animals around flee in fright' },
    { id: 'inconnu', fr: 'un voyageur perdu surgit d’un autre rêve', en: 'a lost traveller steps out of another dream' },
    { id: 'silence', fr: 'plus personne n’entend plus personne', en: 'nobody hears anybody any more' },
    { id: 'crapaud', fr: 'un crapaud géant est là, et regarde', en: 'a giant toad is there, watching' },
  ],
  narcos: [
    { id: 'brise', fr: 'l’objet se brise en morceaux', en: 'the object breaks to pieces' },
    { id: 'gout', fr: 'l’objet enchante à rebours de ce qu’on voulait', en: 'the object enchants the other way round' },
    { id: 'brulant', fr: 'l’objet devient brûlant et le reste', en: 'the object turns burning hot and stays so' },
    { id: 'bavard', fr: 'l’objet murmure, et ne se taira plus', en: 'the object whispers, and will not stop' },
    { id: 'fuite', fr: 'l’objet perd sa magie goutte à goutte', en: 'the object loses its magic drop by drop' },
    { id: 'collant', fr: 'l’objet colle à la main qui le tient', en: 'the object sticks to the hand that holds it' },
  ],
  thanatos: [
    { id: 'froid', fr: 'un froid de tombe saisit le lanceur', en: 'a cold of the grave seizes the caster' },
    { id: 'mouches', fr: 'des mouches couvrent tout ce qui vit', en: 'flies cover everything that lives' },
    { id: 'main', fr: 'une main sort de terre et agrippe', en: 'a hand comes out of the earth and grips' },
    { id: 'cris', fr: 'des morts crient le nom du lanceur', en: 'the dead cry the caster’s name' },
    { id: 'fletri', fr: 'toute plante proche se flétrit, toute plaie se rouvre', en: 'every plant nearby withers, every wound reopens' },
    { id: 'ombre', fr: 'l’ombre du lanceur se lève et s’en va', en: 'the caster’s shadow gets up and walks away' },
  ],
};
