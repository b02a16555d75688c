/** What the measurements in bench/ need beyond the ordinary doors of the game. */
export { advise } from './advisor/advise.ts';
export { READY } from './characters.ts';
export { CELLS } from './data/map.ts';
export { SPELLS } from './data/spells.ts';
