/** What the measurements in bench/ need beyond the ordinary doors of the game. */
export { CARDS, PACK_SIZE } from './data/cards.ts';
export { FOR_MORE, FOR_TWO, STARTER_DECKS } from './data/starter-decks.ts';
export { attackOdds } from './odds/attack.ts';
export { evaluate } from './programs/evaluate.ts';
export { greedy } from './programs/greedy.ts';
export { WEIGHTS } from './rules/belief.ts';
export { unsound } from './sound.ts';
