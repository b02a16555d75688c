// Whether a change of the code changed what is played: `record FILE.gz` plays games at random and writes down every answer,
// its draws and a digest of what came of it; `check FILE.gz` gives the same answers and draws to the rules as they are now
// and compares the digests; `show FILE.gz GAME N MOVE` prints what came of one answer, to be laid beside the other code's.
// To compare with an older commit: check it out beside this one, build it, copy this file there, and record.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Fast } from '@reverie/kernel/chance/fast';
import * as recorded from '@reverie/kernel/chance/recorded';
import * as taking from '@reverie/kernel/chance/taking';
import { shown } from '@reverie/kernel/events';
import { perform } from '@reverie/kernel/perform';
import { canonical } from '@reverie/kernel/plain';
import { isRefusal } from '@reverie/kernel/refusal';
import { games } from '@reverie/shelf/shelf';

// Older commits call these otherwise.
const RecordedChance = recorded.RecordedChance ?? recorded.Recorded;
const NotingChance = taking.NotingChance ?? taking.Drawing;

const named = (role, ...names) => names.map((name) => ({ name, role }));
const square = (x, y, w, h) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
/** A strip of ground between the hordes that one step crosses: random play is in the thick of it at once. */
const close = {
  name: 'au contact',
  strip: 30,
  scenery: [
    { kind: 'rock', at: square(34, 33, 7, 8), height: 3 },
    { kind: 'wall', at: square(12, 36, 10, 2), height: 5 },
    { kind: 'hole', at: square(52, 35, 10, 5), height: 6 },
  ],
  things: [{ thing: 'rocher', at: [30, 36] }],
};

const one = named('arpenteur', 'A');
const two = named('arpenteur', 'A', 'B');
const conteur = named('conteur', 'C');
const chefs = named('chef', 'Ada', 'Blaise');
const players = (n) => named('player', ...['Ada', 'Blaise', 'Cosette', 'Denis'].slice(0, n));

/** For each game: its tables, how many answers at most, and the answers that end too much and are mostly passed over. */
const PLANS = {
  reve: {
    moves: 240,
    avoid: ['end', 'comeDown', 'pass', 'dodge'],
    tables: [
      { options: {}, seats: named('haut-revant', 'A') },
      { options: {}, seats: [...named('haut-revant', 'A'), ...named('gardien', 'G')] },
      { options: {}, seats: named('haut-revant', 'A', 'B') },
    ],
  },
  songe: {
    moves: 160,
    avoid: ['yield', 'flee', 'close', 'rest'],
    tables: [
      { options: {}, seats: one },
      { options: { arpenteurs: ['aurelie', 'gondrin'] }, seats: two },
      { options: { hiddenEscrime: true, arpenteurs: ['varthos', 'ysolde'] }, seats: two },
      { options: { hiddenEscrime: true, foe: 'comte', bag: 'coin' }, seats: one },
      { options: { hiddenEscrime: true, duelBase: 'zero', foe: 'comte' }, seats: one },
      { options: { mode: 'crossing', hiddenEscrime: true }, seats: one },
      { options: { mode: 'crossing' }, seats: one },
      { options: { mode: 'table', arpenteurs: ['maelle', 'casseDoigts'] }, seats: [...two, ...conteur] },
      {
        options: { mode: 'table', arpenteurs: ['maelle'], hiddenEscrime: true, hiddenWounds: true },
        seats: [...one, ...conteur],
      },
    ],
  },
  artefacts: {
    moves: 400,
    avoid: [],
    tables: [
      { options: {}, seats: players(2) },
      { options: {}, seats: players(3) },
      { options: { boostMode: 'secret', boostMatch: 'colour' }, seats: players(2) },
      {
        options: { boostMode: 'raise', boostMatch: 'kind', barterPick: 'each', dreamerDefence: 'itemsAndPower' },
        seats: players(4),
      },
      { options: { draft: true, mulligan: 'subset' }, seats: players(2) },
    ],
  },
  mortebrume: {
    moves: 160,
    avoid: [],
    tables: [
      { options: { scenario: close, hordes: ['thanigistes', 'meleiens'] }, seats: chefs },
      {
        options: { scenario: close, hordes: ['meute', 'thanigistes'], measuring: 'strict', weather: 'rain' },
        seats: chefs,
      },
      { options: { scenario: 'relique' }, seats: chefs },
    ],
  },
};

const digest = (value) => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 10);

/** What came of an act, for everybody. */
function cameOf(rules, done, seats) {
  if (isRefusal(done)) return { refusal: done };
  return {
    told: done.told.map(({ event, drawn }) => ({
      event,
      drawn: drawn.map(({ label, outcome }) => [label, outcome]),
      shown: [...seats.keys(), 'spectator'].map((who) => shown(rules.audience, event, who) ?? null),
    })),
    outcome: rules.outcome(done.state) ?? null,
  };
}

/** What everybody is asked and may answer. */
const questions = (rules, state) => rules.pending(state).map((d) => [d.seat, d.kind, rules.choices(state, d)]);

const drawsOf = (done) => (isRefusal(done) ? [] : done.taken.map(({ label, outcome }) => [label, outcome]));

function recordGame(rules, plan, n) {
  const { options: raw, seats } = plan.tables[n % plan.tables.length];
  const options = rules.options.parse(raw);
  const chance = new Fast(n + 1);
  const below = new Fast(7919 * (n + 1)).below();
  const act = (state, what) => perform(rules, state, what, (note) => new NotingChance(chance, note));
  const setup = act(undefined, { do: 'setup', options, seats });
  const acts = [];
  const digests = [[digest(cameOf(rules, setup, seats)), digest(questions(rules, setup.state))]];
  const pool = [];
  let { state } = setup;
  for (let move = 0; move < plan.moves; move++) {
    const open = rules.pending(state);
    if (open.length === 0) break;
    const d = open[below(open.length)];
    const nth = open.filter((o) => o.seat === d.seat && o.kind === d.kind).indexOf(d);
    let a;
    if (pool.length > 0 && below(8) === 0) a = pool[below(pool.length)];
    else {
      const choices = rules.choices(state, d);
      const kept = choices.filter((c) => !plan.avoid.includes(c.do));
      const from = kept.length > 0 && below(20) > 0 ? kept : choices;
      a = from[below(from.length)];
      if (pool.length < 60) pool.push(a);
    }
    const leaves = below(1000) === 0;
    const done = act(state, leaves ? { do: 'leave', seat: d.seat } : { do: 'answer', decision: d, answer: a });
    acts.push([d.seat, leaves ? 'leave' : d.kind, nth, leaves ? null : a, drawsOf(done)]);
    if (!isRefusal(done)) state = done.state;
    digests.push([digest(cameOf(rules, done, seats)), digest(questions(rules, state))]);
  }
  return { n, options: raw, seats, setup: drawsOf(setup), acts, digests };
}

/** Plays a record again; calls `at` after each act with what came of it. */
function playAgain(rules, { options: raw, seats, setup, acts }, at) {
  const options = rules.options.parse(raw);
  const act = (state, what, draws) => perform(rules, state, what, (note) => new RecordedChance(draws, note));
  const begun = act(undefined, { do: 'setup', options, seats }, setup);
  let { state } = begun;
  if (!at(0, begun, state)) return;
  for (const [i, [seat, kind, nth, answer, draws]] of acts.entries()) {
    const leaves = kind === 'leave';
    const decision = leaves ? undefined : rules.pending(state).filter((o) => o.seat === seat && o.kind === kind)[nth];
    if (!leaves && !decision) throw new Error(`seat ${seat} is not asked ${kind}`);
    const done = act(state, leaves ? { do: 'leave', seat } : { do: 'answer', decision, answer }, draws);
    if (!isRefusal(done)) state = done.state;
    if (!at(i + 1, done, state)) return;
  }
}

const [command, file, only, number, at] = process.argv.slice(2);
const read = () =>
  gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

if (command === 'record') {
  const count = Number(only ?? 2000);
  const lines = [];
  for (const { rules } of games) {
    const plan = PLANS[rules.id];
    if (!plan) continue;
    let answers = 0;
    for (let n = 0; n < count; n++) {
      const game = recordGame(rules, plan, n);
      answers += game.acts.length;
      lines.push(JSON.stringify({ game: rules.id, ...game }));
    }
    console.log(`${rules.id}: ${count} games, ${answers} answers`);
  }
  writeFileSync(file, gzipSync(lines.join('\n')));
} else if (command === 'check') {
  let wrong = 0;
  for (const { rules } of games) {
    if (only && rules.id !== only) continue;
    const found = { games: 0, different: 0, asked: 0 };
    for (const record of read()) {
      if (record.game !== rules.id) continue;
      found.games++;
      let where = 'set-up';
      try {
        let asks = true;
        playAgain(rules, record, (i, done, state) => {
          where = i === 0 ? 'set-up' : `move ${i}: ${JSON.stringify(record.acts[i - 1].slice(0, 4))}`;
          const [came, asked] = record.digests[i];
          if (digest(cameOf(rules, done, record.seats)) !== came) throw new Error('something else came of it');
          asks &&= digest(questions(rules, state)) === asked;
          if (!asks && found.asked === 0)
            console.log(`  ${rules.id} game ${record.n}, after ${where}: other questions or choices`);
          if (!asks) found.asked++;
          return true;
        });
      } catch (error) {
        found.different++;
        if (found.different <= 5)
          console.log(`  ${rules.id} game ${record.n}, ${where.slice(0, 300)}: ${error.message}`);
      }
    }
    wrong += found.different;
    console.log(
      `${rules.id}: ${found.games} games, ${found.different} different, ${found.asked} positions with other questions`,
    );
  }
  process.exitCode = wrong > 0 ? 1 : 0;
} else if (command === 'show') {
  const { rules } = games.find((game) => game.rules.id === only);
  const record = read().find((line) => line.game === only && line.n === Number(number));
  playAgain(rules, record, (i, done, state) => {
    if (i !== Number(at)) return true;
    console.log(
      JSON.stringify(
        { act: record.acts[i - 1], came: cameOf(rules, done, record.seats), asks: questions(rules, state) },
        null,
        1,
      ),
    );
    return false;
  });
} else {
  console.error('behaviour.mjs record FILE.gz [COUNT] | check FILE.gz [GAME] | show FILE.gz GAME N MOVE');
  process.exitCode = 2;
}
