/** Forty more artefacts for those who build their decks: other mixes of the nine powers, and no tenth. */
import { type Card, item, monster, weapon } from './card.ts';
import { BLUE, DAY, GREEN, NIGHT, RED, WHITE } from './colours.ts';

export const SECOND_SET: readonly Card[] = [
  // red
  monster(RED, NIGHT, 2, 5, 0, null, {
    fr: ['Renard de papier', 'Plié à la hâte, déplié d’un bond.'],
    en: ['Paper Fox', 'Folded in haste, unfolded in one leap.'],
  }),
  monster(RED, DAY, 3, 2, 3, 'doubleAttack', {
    fr: ['Coq de girouette', 'Il pique au nord, puis au sud.'],
    en: ['Weathercock', 'It pecks north, and then south.'],
  }),
  monster(RED, NIGHT, 3, 2, 4, ['guard', 1], {
    fr: ['Pompier somnambule', 'Il arrose d’abord, il demande ensuite.'],
    en: ['Sleepwalking Fireman', 'He hoses first and asks later.'],
  }),
  monster(RED, NIGHT, 3, 5, 2, ['forget', 1], {
    fr: ['Comète apprivoisée', 'Elle revient quand on la siffle, un jour.'],
    en: ['Tame Comet', 'It comes when you whistle, some day.'],
  }),
  monster(RED, DAY, 4, 6, 4, null, {
    fr: ['Mammouth de braise', 'L’hiver fond sous ses pas.'],
    en: ['Ember Mammoth', 'Winter melts under its feet.'],
  }),
  weapon(RED, 2, 2, null, ['reinforce', 2], {
    fr: ['Soufflet de forge', 'Il souffle sur les autres pour les réveiller.'],
    en: ['Forge Bellows', 'It blows on others to keep them going.'],
  }),
  weapon(RED, 3, 4, null, ['forget', 1], {
    fr: ['Fer à repasser fou', 'Adieu, les plis de la mémoire.'],
    en: ['Mad Flatiron', 'Farewell, creases of memory.'],
  }),
  weapon(RED, 4, 7, null, null, {
    fr: ['Roue de feu d’artifice', 'Elle part sans qu’on sache pour où.'],
    en: ['Catherine Wheel', 'Off it goes, nobody knows where.'],
  }),
  item(RED, 1, ['forget', 2], {
    fr: ['Cendre de journal', 'Ce qui était écrit ne l’est plus.'],
    en: ['Diary Ash', 'What was written is not.'],
  }),
  item(RED, 1, ['reinforce', 2], {
    fr: ['Chaussettes au four', 'On repartirait jusqu’au bout du monde.'],
    en: ['Oven Socks', 'You could set off again to the end of the world.'],
  }),
  // green
  monster(GREEN, NIGHT, 2, 1, 3, null, {
    fr: ['Tortue de mousse', 'Elle porte un étang et son héron.'],
    en: ['Moss Turtle', 'It carries a pond, and the pond’s heron.'],
  }),
  monster(GREEN, NIGHT, 3, 3, 3, ['recall', 1], {
    fr: ['Écureuil archiviste', 'Tout est rangé, rien n’est retrouvé.'],
    en: ['Archivist Squirrel', 'Everything is filed, nothing is found.'],
  }),
  monster(GREEN, DAY, 3, 3, 2, ['weary', 2], {
    fr: ['Taupe des rêves creux', 'Sous chaque idée, une galerie.'],
    en: ['Mole of Hollow Dreams', 'Under every idea, a tunnel.'],
  }),
  monster(GREEN, DAY, 3, 3, 4, ['guard', 1], {
    fr: ['Épouvantail aimable', 'Il s’excuse auprès des corbeaux.'],
    en: ['Kindly Scarecrow', 'He apologises to the crows.'],
  }),
  monster(GREEN, NIGHT, 4, 5, 5, null, {
    fr: ['Colline qui marche', 'Les moutons n’ont rien remarqué.'],
    en: ['Walking Hill', 'The sheep have noticed nothing.'],
  }),
  weapon(GREEN, 2, 1, 3, null, {
    fr: ['Bouclier de châtaigne', 'Le piquant est dehors, en principe.'],
    en: ['Chestnut Shield', 'The prickles are outside, as a rule.'],
  }),
  weapon(GREEN, 3, 2, 1, 'doubleAttack', {
    fr: ['Sécateur bavard', 'Clic, et puis clac.'],
    en: ['Chatty Secateurs', 'Snip, and then snap.'],
  }),
  weapon(GREEN, 4, 5, 2, ['reinforce', 1], {
    fr: ['Charrue de l’aube', 'Elle retourne la nuit comme une terre.'],
    en: ['Dawn Plough', 'It turns the night over like soil.'],
  }),
  item(GREEN, 1, ['recall', 2], {
    fr: ['Herbier volant', 'Chaque fleur se souvient de sa page.'],
    en: ['Flying Herbarium', 'Every flower remembers its page.'],
  }),
  item(GREEN, 1, ['immobilise', 1], {
    fr: ['Lierre du sommeil', 'Il monte tant qu’on bâille.'],
    en: ['Sleep Ivy', 'It climbs for as long as you yawn.'],
  }),
  // blue
  monster(BLUE, DAY, 2, 4, 1, null, {
    fr: ['Canard de papier mâché', 'Il flotte dans l’idée de l’eau.'],
    en: ['Papier-Mâché Duck', 'It floats on the idea of water.'],
  }),
  monster(BLUE, DAY, 3, 2, 2, ['immobilise', 1], {
    fr: ['Anguille de dentelle', 'Elle fait des nœuds aux lacets des autres.'],
    en: ['Lace Eel', 'It ties knots in other people’s laces.'],
  }),
  monster(BLUE, NIGHT, 3, 3, 3, 'tradePower', {
    fr: ['Contrebandier des marées', 'Il échange du vent contre du vent.'],
    en: ['Tide Smuggler', 'He trades wind for wind.'],
  }),
  monster(BLUE, DAY, 3, 4, 3, ['recall', 1], {
    fr: ['Vapeur en bouteille', 'La bouteille est à la mer, le bateau dedans.'],
    en: ['Bottled Steamer', 'The bottle is at sea, the ship inside.'],
  }),
  monster(BLUE, NIGHT, 4, 4, 5, ['reinforce', 2], {
    fr: ['Hôtel sous-marin', 'Petit déjeuner servi jusqu’à marée basse.'],
    en: ['Undersea Hotel', 'Breakfast served until low tide.'],
  }),
  weapon(BLUE, 2, 2, null, ['weary', 1], {
    fr: ['Pistolet à larmes', 'Il tire quand on se retient.'],
    en: ['Tear Pistol', 'It goes off when you hold back.'],
  }),
  weapon(BLUE, 3, 4, 1, null, {
    fr: ['Filet à étoiles', 'Les mailles sont larges comme le soir.'],
    en: ['Star Net', 'Its mesh is as wide as the evening.'],
  }),
  weapon(BLUE, 4, 5, 1, ['weary', 1], {
    fr: ['Hélice du sommeil', 'On s’endort au rythme des pales.'],
    en: ['Propeller of Sleep', 'One nods off to the beat of its blades.'],
  }),
  item(BLUE, 2, ['guard', 2], {
    fr: ['Bulle de bain', 'Elle tient tant qu’on n’y croit pas trop.'],
    en: ['Bath Bubble', 'It holds as long as you do not believe in it too much.'],
  }),
  item(BLUE, 1, 'tradePower', {
    fr: ['Marché aux songes', 'Pas de prix affichés, tout se murmure.'],
    en: ['Dream Market', 'No prices shown, everything is whispered.'],
  }),
  // white
  monster(WHITE, DAY, 2, 0, 4, null, {
    fr: ['Agneau compté', 'Le cent douzième, celui qui reste.'],
    en: ['Counted Lamb', 'The hundred and twelfth, the one that stays.'],
  }),
  monster(WHITE, NIGHT, 3, 3, 3, 'swapDreamer', {
    fr: ['Fée des draps', 'Elle borde, et c’est fini.'],
    en: ['Sheet Fairy', 'She tucks you in, and that is that.'],
  }),
  monster(WHITE, DAY, 2, 4, 1, null, {
    fr: ['Hermine de porcelaine', 'Fêlée, mais fière.'],
    en: ['Porcelain Stoat', 'Cracked, but proud.'],
  }),
  monster(WHITE, NIGHT, 3, 3, 3, ['forget', 2], {
    fr: ['Bibliothécaire sans visage', 'Elle met un doigt où serait la bouche.'],
    en: ['Faceless Librarian', 'She puts a finger where the mouth would be.'],
  }),
  monster(WHITE, DAY, 4, 4, 4, 'doubleAttack', {
    fr: ['Attelage de lièvres', 'Le traîneau arrive toujours en retard.'],
    en: ['Team of Hares', 'The sleigh is always late.'],
  }),
  weapon(WHITE, 2, 2, 2, null, {
    fr: ['Bouclier de buée', 'On y écrit son nom du doigt.'],
    en: ['Breath Shield', 'You write your name on it with a finger.'],
  }),
  weapon(WHITE, 3, 5, null, null, {
    fr: ['Stalactite d’opéra', 'Elle attend le contre-ut.'],
    en: ['Opera Icicle', 'It waits for the high C.'],
  }),
  weapon(WHITE, 4, 5, 1, ['forget', 1], {
    fr: ['Gomme géante', 'Elle s’use moins que ce qu’elle use.'],
    en: ['Giant Eraser', 'It wears less than what it wears away.'],
  }),
  item(WHITE, 3, ['guard', 4], {
    fr: ['Château de couettes', 'Le pont-levis est une manche de pyjama.'],
    en: ['Duvet Castle', 'Its drawbridge is a pyjama sleeve.'],
  }),
  item(WHITE, 1, 'swapDreamer', {
    fr: ['Chambres communicantes', 'On ferme une porte, l’autre s’ouvre.'],
    en: ['Connecting Rooms', 'Close one door and the other opens.'],
  }),
];
