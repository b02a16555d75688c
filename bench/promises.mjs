// Random games of every game, each position looked at: whatever is offered is taken, every shown sum adds up, every seat
// has a question or something to wait for. `npm run bench promises`; REVERIE_GAMES, REVERIE_FROM and REVERIE_GAME say how
// many, from which on, and of which game, so that machines can share them out.
import { Fast } from '@reverie/kernel/chance/fast';
import { games as shelf } from '@reverie/shelf/shelf';
import { addRow } from './report.mjs';

const seat = (role, i) => ({ name: `P${i + 1}`, role });
const seats = (...roles) => roles.map(seat);
/** What ends a game before anything has happened: taken only where nothing else is offered. */
const ENDS = new Set(['end', 'yield', 'flee', 'close']);
/** What each game is tried on, and how many answers a game has at most. */
const TABLES = {
  reve: {
    most: 250,
    tables: [
      { seats: seats('haut-revant') },
      { seats: seats('haut-revant', 'gardien') },
      { seats: seats('haut-revant', 'haut-revant', 'gardien') },
    ],
  },
  songe: {
    most: 250,
    tables: [
      { seats: seats('arpenteur') },
      { seats: seats('arpenteur', 'arpenteur') },
      { options: { hiddenEscrime: true }, seats: seats('arpenteur', 'arpenteur') },
      { options: { mode: 'crossing' }, seats: seats('arpenteur') },
      { seats: seats('conteur', 'arpenteur', 'arpenteur') },
    ],
  },
  artefacts: {
    most: 2000,
    tables: [
      { seats: seats('player', 'player') },
      { options: { draft: true }, seats: seats('player', 'player') },
      { seats: seats('player', 'player', 'player') },
      { options: { boostMode: 'secret' }, seats: seats('player', 'player', 'player', 'player') },
    ],
  },
  mortebrume: {
    most: 600,
    tables: [
      { seats: seats('chef', 'chef') },
      { options: { hordes: ['meute', 'thanigistes'], scenario: 'relique' }, seats: seats('chef', 'chef') },
      { options: { weather: 'rain', measuring: 'strict' }, seats: seats('chef', 'chef') },
    ],
  },
};

/** Plays game number `n`; gives the broken promises, each as a line. */
function playOne({ rules, texts }, { most, tables }, n) {
  const { options = {}, seats: table } = tables[n % tables.length];
  const broken = [];
  let last;
  const say = (what) => broken.push(`${rules.id} game ${n}: ${what} after ${JSON.stringify(last)}`);
  const tell = (event) => {
    if (!event.sum?.length) return;
    const sum = event.sum.reduce((all, { value }) => all + value, 0);
    const total = rules.total?.(event);
    if (sum !== total) say(`the terms come to ${sum}, the rules reckon with ${total}: ${JSON.stringify(event)}`);
  };
  const io = { chance: new Fast(n), tell };
  const below = new Fast(n + 0x2545f491).below();
  const s = rules.setup(rules.options.parse(options), table, io);
  let moves = 0;
  for (; moves < most; moves++) {
    const open = rules.pending(s);
    if (open.length === 0) {
      if (!rules.outcome(s)) say('nobody is asked and the game is not over');
      break;
    }
    if (rules.awaits) {
      for (const i of table.keys()) {
        if (open.some((d) => d.seat === i)) continue;
        const what = rules.awaits(s, i);
        if (what === undefined || !texts.fr.awaits?.(what)) say(`seat ${i} has no question and waits for ${what}`);
      }
    }
    const d = open[below(open.length)];
    const all = rules.choices(s, d);
    const lasting = all.filter((a) => !ENDS.has(a.do));
    const choices = lasting.length > 0 ? lasting : all;
    if (choices.length === 0) {
      say(`${d.kind} offers nothing`);
      break;
    }
    const a = choices[below(choices.length)];
    last = [d.kind, a];
    if (!rules.answers.safeParse(a).success) say(`${d.kind} offers what has not the shape of an answer`);
    const refusal = rules.answer(s, d, a, io);
    if (refusal && refusal.refusal !== 'unavailable') say(`${d.kind} refuses what it offers (${refusal.reason})`);
  }
  return { broken, moves };
}

export function promises(
  count = Number(process.env.REVERIE_GAMES ?? 500),
  from = Number(process.env.REVERIE_FROM ?? 0),
) {
  const only = process.env.REVERIE_GAME;
  const rows = [];
  let met = true;
  for (const game of shelf) {
    const plan = TABLES[game.rules.id];
    if (!plan || (only && only !== game.rules.id)) continue;
    const broken = [];
    let answers = 0;
    for (let n = from; n < from + count; n++) {
      const one = playOne(game, plan, n);
      broken.push(...one.broken);
      answers += one.moves;
    }
    for (const line of broken.slice(0, 5)) console.error(line);
    met &&= broken.length === 0;
    const figures = [count, answers, broken.length].map((figure) => figure.toLocaleString('en'));
    addRow(rows, [game.texts.en.title, ...figures, `0: ${broken.length === 0 ? 'met' : 'MISSED'}`]);
  }
  return {
    title: 'Promises',
    note: 'Random games: what is offered is taken, sums add up, every seat has a question or something to wait for.',
    head: ['game', 'games', 'answers', 'promises broken', 'bar'],
    rows,
    met,
  };
}
