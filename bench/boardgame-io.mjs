// The anchor: random games of tic-tac-toe with the pure reducer of boardgame.io, without its client or server. The game is
// the one of its tutorial. All games begin from one initial state, so that only moves are paid for.
import { createRequire } from 'node:module';

// Outside production boardgame.io also logs, and checks that every move can be serialised.
process.env.NODE_ENV ??= 'production';

const require = createRequire(new URL('./anchors/package.json', import.meta.url));
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const isVictory = (cells) =>
  lines.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
const isDraw = (cells) => cells.every((cell) => cell !== null);

const ticTacToe = ProcessGameConfig({
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (isDraw(G.cells)) return { draw: true };
  },
});

const initial = InitializeGame({ game: ticTacToe, numPlayers: 2 });
const reduce = CreateGameReducer({ game: ticTacToe });

/** The package keeps its action creators to itself; this is the action its makeMove() gives. */
const makeMove = (type, args, playerID) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials: undefined },
});

/** One game to its end, each move picked uniformly among the free cells. Returns the number of moves. */
function playGame(random) {
  let state = initial;
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
    const id = free[Math.floor(random() * free.length)];
    state = reduce(state, makeMove('clickCell', [id], state.ctx.currentPlayer));
    moves += 1;
    if (state._stateID !== moves) throw new Error(`boardgame.io refused the legal move ${id}`);
  }
  return moves;
}

/** Plays whole games until `cpuMs` milliseconds of CPU time are used up; returns what was played and the time it took. */
export function playMoves(cpuMs, random = Math.random) {
  const start = process.cpuUsage();
  let moves = 0;
  let games = 0;
  let used = 0;
  while (used < cpuMs) {
    moves += playGame(random);
    games += 1;
    const { user, system } = process.cpuUsage(start);
    used = (user + system) / 1000;
  }
  return { moves, games, cpuMs: used };
}
