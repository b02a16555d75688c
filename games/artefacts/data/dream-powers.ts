/**
 * The 66 dream powers. Cards of one kind and colour are alike, so a card is named by its sort, kind × 5 + colour: 25
 * sorts, each with its number of copies.
 */
import { BEATS, type Colour, KINDS, LOSES_TO, RAINBOW, SPECIAL } from './colours.ts';

type Names = readonly [fr: string, en: string, frFlavour: string, enFlavour: string];
/** By kind: red, green, blue, white, rainbow. */
// biome-ignore format: one line each
const NAMES: readonly (readonly Names[])[] = [
  [
    ['Coquelicot', 'Poppy', 'On court, et l’herbe s’écarte.', 'One runs, and the grass makes way.'],
    ['Balançoire', 'Swing', 'Plus haut encore, et l’on tient le verger.', 'A little higher and the orchard is yours.'],
    ['Marelle d’eau', 'Water Hopscotch', 'Sept flaques jusqu’au ciel.', 'Seven puddles up to heaven.'],
    ['Linge au vent', 'Washing in the Wind', 'Les draps font voile.', 'The sheets set sail.'],
    ['Kermesse', 'Village Fair', 'Tout le monde a gagné un poisson.', 'Everybody has won a fish.'],
  ],
  [
    ['Examen oublié', 'Forgotten Exam', 'Il est midi, et le sujet est en braille.', 'It is noon, and the paper is in braille.'],
    ['Chemin qui s’allonge', 'Lengthening Road', 'La maison recule d’un pas.', 'The house takes a step back.'],
    ['Marée dans l’escalier', 'Tide on the Stairs', 'Une marche à chaque vague.', 'One step with every wave.'],
    ['Dent de lait', 'Milk Tooth', 'Elles tombent toutes, poliment.', 'They all fall out, politely.'],
    ['Grand magasin', 'Department Store', 'On vous a lâché la main.', 'Somebody let go of your hand.'],
  ],
  [
    ['Lampion', 'Paper Lantern', 'Il connaît le chemin du bal.', 'It knows the way to the dance.'],
    ['Luciole', 'Firefly', 'Elle écrit votre nom sans faute.', 'It spells your name without a fault.'],
    ['Bain de lune', 'Moon Bath', 'L’eau est tiède et très haute.', 'The water is warm and very high.'],
    ['Vol au-dessus des toits', 'Rooftop Flight', 'Il suffisait d’y penser.', 'It only took thinking of it.'],
    ['Train de nuit', 'Night Train', 'Toutes les couchettes sont à vous.', 'Every berth is yours.'],
  ],
  [
    ['Fièvre', 'Fever', 'Les murs respirent un peu trop fort.', 'The walls breathe a little too loud.'],
    ['Forêt derrière la porte', 'Forest behind the Door', 'Elle a frappé trois fois.', 'It knocked three times.'],
    ['Puits', 'Well', 'Quelqu’un remonte le seau.', 'Somebody is pulling up the bucket.'],
    ['Visage effacé', 'Wiped Face', 'Il vous ressemble, de dos.', 'It looks like you, from behind.'],
    ['Chute', 'Fall', 'Le lit n’arrive jamais.', 'The bed never comes.'],
  ],
  [
    ['Braise d’enfance', 'Childhood Ember', 'Elle prend à tous les bois.', 'It catches on any wood.'],
    ['Graine de songe', 'Dream Seed', 'Il en sort ce qu’on y a rêvé.', 'What was dreamt into it comes up.'],
    ['Larme de rire', 'Tear of Laughter', 'Salée des deux côtés.', 'Salty on both sides.'],
    ['Page blanche', 'Blank Page', 'Tout y est déjà.', 'It is all there already.'],
    ['Rêve lucide', 'Lucid Dream', 'On sait, et l’on reste.', 'You know, and you stay.'],
  ],
];

/** Three of each sort; two where a sort is a joker of any kind. */
const copiesOf = (kind: number, colour: number): number => (kind === SPECIAL || colour === RAINBOW ? 2 : 3);

const dreamPower = (kind: number, colour: number, [fr, en, frFlavour, enFlavour]: Names) => ({
  ...{ kind, colour, copies: copiesOf(kind, colour) },
  name: { fr, en },
  flavour: { fr: frFlavour, en: enFlavour },
  /** ART-DP-05: printed for advanced rules, never used in this game. */
  resistance: colour === RAINBOW ? null : BEATS[colour as Colour],
  weakness: colour === RAINBOW ? null : LOSES_TO[colour as Colour],
});

export const DREAM_POWERS: readonly Readonly<ReturnType<typeof dreamPower>>[] = NAMES.flatMap((row, kind) =>
  row.map((names, colour) => dreamPower(kind, colour, names)),
);

export const SORTS = DREAM_POWERS.length;
/** ART-COMP-01: how many cards of each sort there are, 66 in all. */
export const ALL_POWERS: readonly number[] = DREAM_POWERS.map(({ copies }) => copies);
export const NO_POWERS: readonly number[] = DREAM_POWERS.map(() => 0);

export const POWER_KIND: readonly number[] = DREAM_POWERS.map(({ kind }) => kind);
export const POWER_COLOUR: readonly number[] = DREAM_POWERS.map(({ colour }) => colour);

/** A sort by its kind and colour. */
export const sortOf = (kind: number, colour: number): number => kind * KINDS.length + colour;
