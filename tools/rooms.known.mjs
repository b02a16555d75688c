// What the house still has to untie. Nothing may be added here; a line whose circle or arrow is gone must be taken out
// (tools/rooms.test.mjs fails until it is).

/** Files that import each other in a circle. */
export const KNOWN_CIRCLES = [
  ['apps/server/src/limits.ts', 'apps/server/src/sockets.ts'],
  ['games/artefacts/words/choices.fr.ts', 'games/artefacts/words/events.fr.ts', 'games/artefacts/words/figures.ts'],
  [
    'games/mortebrume/rules/fighter.ts',
    'games/mortebrume/rules/measure.ts',
    'games/mortebrume/rules/paths.ts',
    'games/mortebrume/state.ts',
    'games/mortebrume/unfinished.ts',
  ],
  [
    'games/reve/advisor/arrive.ts',
    'games/reve/advisor/hold.ts',
    'games/reve/advisor/meet.ts',
    'games/reve/advisor/messages.ts',
    'games/reve/advisor/ring.ts',
    'games/reve/advisor/solve.ts',
  ],
  ['packages/kernel/src/chance/asked.ts', 'packages/kernel/src/perform.ts'],
  [
    'packages/kernel/src/chance/chance.ts',
    'packages/kernel/src/events.ts',
    'packages/kernel/src/game.ts',
    'packages/kernel/src/refusal.ts',
  ],
  ['packages/table/src/clocks.ts', 'packages/table/src/keeper.ts', 'packages/table/src/programs.ts'],
];

/** Arrows inside a game that point up, and boards that import rules. */
export const KNOWN_ARROWS = [
  'games/artefacts/board/Setup.tsx → games/artefacts/rules.ts',
  'games/artefacts/board/scene.ts → games/artefacts/rules/strength.ts',
  'games/artefacts/board/verdict.ts → games/artefacts/rules/payment.ts',
  'games/artefacts/board/verdict.ts → games/artefacts/rules/procedures.ts',
  'games/artefacts/citing.ts → games/artefacts/words/choices.fr.ts',
  'games/artefacts/odds/attack.ts → games/artefacts/programs/imagine.ts',
  'games/mortebrume/citing.ts → games/mortebrume/words/rules.fr.ts',
  'games/mortebrume/data/terrain.ts → games/mortebrume/geometry/field.ts',
  'games/mortebrume/preview.ts → games/mortebrume/odds/duel.ts',
  'games/mortebrume/preview.ts → games/mortebrume/odds/volley.ts',
  'games/mortebrume/view.ts → games/mortebrume/odds/duel.ts',
  'games/reve/board/sheet-check.ts → games/reve/rules.ts',
  'games/reve/data/characters.ts → games/reve/options.ts',
  'games/reve/data/characters.ts → games/reve/sheet.ts',
  'games/songe/data/characters.ts → games/songe/sheet.ts',
];
