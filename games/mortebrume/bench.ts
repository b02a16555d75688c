/** What the measurements in bench/ need beyond the ordinary doors of the game. */
export { BASE } from './data/constants.ts';
export { READY_HORDES } from './data/fighters.ts';
export { SCENARIOS } from './data/scenarios.ts';
export { pieceOf } from './geometry/field.ts';
export { sightOf } from './geometry/sight.ts';
export { wrongWith } from './invariants.ts';
export { decidedBy } from './labels.ts';
export { raider } from './programs/raider.ts';
export { moveOf, profile } from './rules/fighter.ts';
