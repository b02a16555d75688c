/** SON-SHT-05, SON-ECL: Éclats. The booklet that lists them is not to be had; but for Souvenir des Brumes these are ours. */
import { entry, type Words } from '@reverie/kernel/words';

interface Eclat extends Words {
  /** SON-ECL-01: 1 to 3 PP by power, then PM. */ readonly price: number;
  /** SON-ECL-02: the colour that every stone of the price must have. */
  readonly colour: 'white' | 'black' | null;
  readonly mana: number;
  readonly effect: Words;
}
const e = (
  fr: string,
  en: string,
  price: number,
  colour: Eclat['colour'],
  mana: number,
  does: string,
  inEnglish: string,
): Eclat => ({ fr, en, price, colour, mana, effect: { fr: does, en: inEnglish } });

// biome-ignore format: an Éclat is one row
export const ECLATS = {
  souvenir: e('Souvenir des Brumes', 'Memory of the Brumes', 1, null, 1, 'se rappeler ce que les Brumes effacent', 'remember what the Brumes wipe out'),
  pasDeChat: e('Pas de Chat', 'Cat’s Tread', 1, null, 2, 'marcher sans bruit, sur n’importe quoi', 'walk without a sound, on anything'),
  oeilDeSuie: e('Œil de Suie', 'Eye of Soot', 1, 'black', 2, 'voir dans le noir comme en plein jour', 'see in the dark as in daylight'),
  voixDeVelours: e('Voix de Velours', 'Velvet Voice', 2, 'white', 3, 'être cru une fois, quoi qu’on dise', 'be believed once, whatever one says'),
  secondSouffle: e('Second Souffle', 'Second Breath', 1, 'white', 3, 'oublier une heure la fatigue et la douleur', 'forget fatigue and pain for an hour'),
  reflet: e('Reflet Vagabond', 'Wandering Reflection', 2, null, 4, 'laisser son reflet agir à sa place', 'let one’s reflection act instead'),
  marcheMur: e('Marche-Mur', 'Wall-Walker', 2, null, 4, 'courir le long d’un mur', 'run along a wall'),
  clefDesSonges: e('Clef des Songes', 'Key of Dreams', 2, null, 3, 'ouvrir une porte fermée', 'open one closed door'),
  heureVolee: e('Heure Volée', 'Stolen Hour', 3, 'white', 6, 'revivre la minute passée autrement', 'live the last minute again, otherwise'),
  ombreFidele: e('Ombre Fidèle', 'Faithful Shadow', 2, 'black', 4, 'envoyer son ombre espionner', 'send one’s shadow to spy'),
  coeurDeVerre: e('Cœur de Verre', 'Heart of Glass', 1, 'white', 2, 'sentir le mensonge', 'feel a lie'),
  pluieDeCendres: e('Pluie de Cendres', 'Rain of Ashes', 3, 'black', 6, 'étouffer toute lumière d’un lieu', 'smother all light in a place'),
  languePerdue: e('Langue Perdue', 'Lost Tongue', 1, null, 2, 'comprendre ce qui se dit', 'understand what is said'),
} as const satisfies Record<string, Eclat>;
export type EclatId = keyof typeof ECLATS;
export const ECLAT_IDS = Object.keys(ECLATS) as EclatId[];

/** SON-KAR-10: what comes with −3 points of Karma. */
// biome-ignore format: an Éclat is one row
export const CAUCHEMARS = {
  supplice: e('Supplice', 'Torment', 2, 'black', 3, 'faire souffrir à distance', 'cause pain from afar'),
  pourriture: e('Regard qui pourrit', 'Rotting Gaze', 1, 'black', 2, 'pourrir un objet du regard', 'rot an object with a look'),
  faim: e('Faim sans fond', 'Bottomless Hunger', 1, 'black', 2, 'vider un homme de ses forces en le touchant', 'drain a man’s strength by touch'),
  murmure: e('Murmure des morts', 'Whisper of the Dead', 2, 'black', 3, 'faire parler un mort, qui mentira', 'make a dead man speak, who will lie'),
} as const satisfies Record<string, Eclat>;
export type CauchemarId = keyof typeof CAUCHEMARS;
export const CAUCHEMAR_IDS = Object.keys(CAUCHEMARS) as CauchemarId[];

const ALL: Readonly<Record<string, Eclat>> = { ...ECLATS, ...CAUCHEMARS };
export const eclatCalled = (id: string): Eclat | undefined => entry(ALL, id);
