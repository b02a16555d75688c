/** ART-COMP-02: the starter pack, 40 artefacts, ten of each colour, each card once. */
import { type Card, item, monster, weapon } from './card.ts';
import { BLUE, DAY, GREEN, NIGHT, RED, WHITE } from './colours.ts';

export const STARTER_PACK: readonly Card[] = [
  // red
  monster(RED, DAY, 2, 3, 2, null, {
    fr: ['Braisillon', 'Il chauffe les pieds et brûle les secrets.'],
    en: ['Emberling', 'It warms feet and burns secrets.'],
  }),
  monster(RED, NIGHT, 2, 4, 1, null, {
    fr: ['Chat d’amadou', 'Caressez-le dans le sens de la flamme.'],
    en: ['Tinder Cat', 'Stroke it the way the flame lies.'],
  }),
  monster(RED, DAY, 3, 3, 3, ['forget', 2], {
    fr: ['Jongleur de flammèches', 'Il en lâche toujours deux.'],
    en: ['Spark Juggler', 'He always drops two.'],
  }),
  monster(RED, DAY, 3, 4, 3, null, {
    fr: ['Taureau de carnaval', 'Deux hommes dedans, aucun dehors.'],
    en: ['Carnival Bull', 'Two men inside, none outside.'],
  }),
  monster(RED, NIGHT, 4, 5, 3, 'doubleAttack', {
    fr: ['Dragon de la cheminée', 'Ramoné deux fois l’an, fâché deux fois.'],
    en: ['Hearth Dragon', 'Swept twice a year, cross twice a year.'],
  }),
  weapon(RED, 2, 3, null, null, {
    fr: ['Tisonnier volant', 'Il cherche la bûche qui dort.'],
    en: ['Flying Poker', 'It looks for the log that sleeps.'],
  }),
  weapon(RED, 3, 5, null, null, {
    fr: ['Lanterne-sabre', 'Qui voit clair a déjà frappé.'],
    en: ['Sabre Lantern', 'Who sees clearly has struck already.'],
  }),
  weapon(RED, 4, 5, 1, ['weary', 2], {
    fr: ['Canon de confettis', 'On en retrouve encore à Pâques.'],
    en: ['Confetti Cannon', 'You still find some at Easter.'],
  }),
  item(RED, 1, ['doubleAttack', 3], {
    fr: ['Allumette de minuit', 'Elle ne craque qu’une fois.'],
    en: ['Midnight Match', 'It strikes only once.'],
  }),
  item(RED, 1, ['weary', 4], {
    fr: ['Tambour d’insomnie', 'Le voisin du dessus s’exerce.'],
    en: ['Insomnia Drum', 'The upstairs neighbour is practising.'],
  }),
  // green
  monster(GREEN, DAY, 2, 3, 2, null, {
    fr: ['Hérisson de velours', 'Il pique, mais avec douceur.'],
    en: ['Velvet Hedgehog', 'It pricks, but gently.'],
  }),
  monster(GREEN, NIGHT, 2, 4, 1, null, {
    fr: ['Hibou-lanterne', 'Il éteint pour mieux voir.'],
    en: ['Lantern Owl', 'It puts itself out to see better.'],
  }),
  monster(GREEN, NIGHT, 3, 3, 3, ['reinforce', 2], {
    fr: ['Lutin du potager', 'Il arrose à minuit, au compte-gouttes.'],
    en: ['Kitchen-Garden Imp', 'It waters at midnight, drop by drop.'],
  }),
  monster(GREEN, NIGHT, 3, 4, 3, null, {
    fr: ['Cerf-racine', 'Ses bois ont des bourgeons.'],
    en: ['Root Stag', 'Its antlers are in bud.'],
  }),
  monster(GREEN, DAY, 4, 5, 4, ['weary', 2], {
    fr: ['Géant du verger', 'Il dort debout, une échelle contre l’épaule.'],
    en: ['Orchard Giant', 'He sleeps standing, a ladder at his shoulder.'],
  }),
  weapon(GREEN, 2, 3, null, null, {
    fr: ['Fronde à glands', 'Un chêne par blessure.'],
    en: ['Acorn Sling', 'An oak for every wound.'],
  }),
  weapon(GREEN, 3, 4, 1, null, {
    fr: ['Ronce-fouet', 'Elle rend les coups, et des mûres.'],
    en: ['Bramble Whip', 'It gives blows, and blackberries.'],
  }),
  weapon(GREEN, 4, 4, 2, ['recall', 1], {
    fr: ['Râteau de lune', 'Il ramasse ce que l’étang reflète.'],
    en: ['Moon Rake', 'It gathers what the pond reflects.'],
  }),
  item(GREEN, 1, ['reinforce', 4], {
    fr: ['Tisane des songes', 'Tilleul, verveine, et un nom de ville.'],
    en: ['Dream Tisane', 'Lime, verbena, and the name of a town.'],
  }),
  item(GREEN, 2, ['guard', 2], {
    fr: ['Couverture de mousse', 'Le nord est de ce côté.'],
    en: ['Moss Blanket', 'North is on this side.'],
  }),
  // blue
  monster(BLUE, DAY, 2, 2, 3, null, {
    fr: ['Méduse de baignoire', 'Elle monte avec l’eau chaude.'],
    en: ['Bathtub Jellyfish', 'It rises with the hot water.'],
  }),
  monster(BLUE, DAY, 2, 3, 2, null, {
    fr: ['Pingouin facteur', 'Une lettre par banquise.'],
    en: ['Postman Penguin', 'One letter for every ice floe.'],
  }),
  monster(BLUE, NIGHT, 3, 3, 3, ['recall', 1], {
    fr: ['Sirène du robinet', 'Elle chante quand on ferme mal.'],
    en: ['Tap Mermaid', 'She sings when it is badly closed.'],
  }),
  monster(BLUE, NIGHT, 3, 3, 3, ['guard', 1], {
    fr: ['Baleine de plafond', 'Elle passe, et le lustre salue.'],
    en: ['Ceiling Whale', 'It goes by, and the chandelier bows.'],
  }),
  monster(BLUE, DAY, 4, 4, 3, ['immobilise', 1], {
    fr: ['Kraken des flaques', 'Ne sautez pas à pieds joints.'],
    en: ['Puddle Kraken', 'Do not jump in with both feet.'],
  }),
  weapon(BLUE, 2, 3, null, null, {
    fr: ['Parapluie-harpon', 'Pour baleines et averses.'],
    en: ['Harpoon Umbrella', 'For whales and showers.'],
  }),
  weapon(BLUE, 3, 5, null, null, {
    fr: ['Arrosoir à ressac', 'Il revient toujours chercher la fleur.'],
    en: ['Surf Watering Can', 'It always comes back for the flower.'],
  }),
  weapon(BLUE, 4, 4, 2, 'doubleAttack', {
    fr: ['Ancre jumelle', 'L’une mord, l’autre tire.'],
    en: ['Twin Anchor', 'One bites, the other pulls.'],
  }),
  item(BLUE, 1, ['immobilise', 1], {
    fr: ['Berceuse des abysses', 'Trois notes, puis plus rien du tout.'],
    en: ['Lullaby of the Deep', 'Three notes, and then nothing at all.'],
  }),
  item(BLUE, 1, ['recall', 2], {
    fr: ['Coquillage aux échos', 'On y entend ce qu’on vient de perdre.'],
    en: ['Echo Shell', 'In it you hear what you have just lost.'],
  }),
  // white
  monster(WHITE, NIGHT, 2, 3, 2, null, {
    fr: ['Souris de craie', 'Elle efface sa propre queue.'],
    en: ['Chalk Mouse', 'It rubs out its own tail.'],
  }),
  monster(WHITE, DAY, 2, 2, 3, null, {
    fr: ['Bonhomme de plumes', 'Il ne fond que de rire.'],
    en: ['Feather Snowman', 'He only ever melts with laughter.'],
  }),
  monster(WHITE, NIGHT, 3, 3, 3, 'tradePower', {
    fr: ['Colporteur de brume', 'Il vend votre place et vous rend la monnaie.'],
    en: ['Mist Pedlar', 'He sells your place and gives you change.'],
  }),
  monster(WHITE, DAY, 3, 2, 4, ['guard', 1], {
    fr: ['Ours d’oreiller', 'Tout s’enfonce, même les cris.'],
    en: ['Pillow Bear', 'Everything sinks in, even screams.'],
  }),
  monster(WHITE, NIGHT, 4, 5, 4, ['forget', 2], {
    fr: ['Cygne d’horloge', 'Il chante à l’heure juste, une seule fois.'],
    en: ['Clock Swan', 'It sings on the hour, and only once.'],
  }),
  weapon(WHITE, 2, 3, null, null, {
    fr: ['Plume-flèche', 'Elle signe où elle touche.'],
    en: ['Quill Arrow', 'It signs where it hits.'],
  }),
  weapon(WHITE, 3, 4, 1, null, {
    fr: ['Ciseaux de givre', 'Ils coupent court au matin.'],
    en: ['Frost Scissors', 'They cut the morning short.'],
  }),
  weapon(WHITE, 4, 4, 1, ['immobilise', 1], {
    fr: ['Miroir tranchant', 'Ne vous y regardez pas de trop près.'],
    en: ['Cutting Mirror', 'Do not look at yourself too closely.'],
  }),
  item(WHITE, 2, ['guard', 2], {
    fr: ['Oreiller de nuage', 'Le côté frais est toujours l’autre.'],
    en: ['Cloud Pillow', 'The cool side is always the other one.'],
  }),
  weapon(WHITE, 2, 2, null, 'swapDreamer', {
    fr: ['Lit à bascule', 'On s’y couche d’un côté, on s’éveille de l’autre.'],
    en: ['Tilting Bed', 'You lie down on one side and wake on the other.'],
  }),
];
