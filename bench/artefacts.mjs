// Artefacts du rêve: invariants over many random games, and how even the game is between programs that look one move ahead.
import {
  attackOdds,
  CARDS,
  FOR_MORE,
  FOR_TWO,
  greedy,
  PACK_SIZE,
  STARTER_DECKS,
  unsound,
} from '@reverie/games/artefacts/bench';
import { game as artefacts } from '@reverie/games/artefacts/game';
import { Fast } from '@reverie/kernel/chance/fast';
import { decide } from '@reverie/kernel/program';
import { wilson } from '@reverie/odds/weigh';
import { random } from '@reverie/players/random';
import { addRow } from './report.mjs';

const { rules } = artefacts;
const seatsOf = (players) => Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, role: 'player' }));
const usual = rules.options.parse({});

/** Whether the odds of an attack leave nothing open. */
function isCertain(view, d, a) {
  const { success } = attackOdds(view, d.seat, d.about.other, a).boosts[a.boost.length] ?? {};
  return !success || success.num === 0n || success.num === success.den;
}

/** Plays one game between programs; gives the last state. `attacks` counts those declared, and those whose end is certain. */
export function play(programs, options, seed, attacks) {
  const io = { chance: new Fast(seed), tell: undefined };
  const below = new Fast(seed + 0x2545f491).below();
  const s = rules.setup(options, seatsOf(programs.length), io);
  for (let d = rules.pending(s)[0]; d; d = rules.pending(s)[0]) {
    const choices = rules.choices(s, d);
    const view = rules.view(s, d.seat);
    const a = decide(programs[d.seat], { view, decision: d, choices, below });
    if (attacks && a.do === 'attack') {
      attacks.all++;
      if (isCertain(view, d, a)) attacks.certain++;
    }
    const refusal = rules.answer(s, d, a, io);
    if (refusal) throw new Error(`${programs[d.seat].id} was refused: ${JSON.stringify([d.kind, a, refusal])}`);
  }
  return s;
}

const percent = (x) => `${(100 * x).toFixed(1)} %`;
function share(count, games) {
  const { low, high } = wilson(count, games);
  return { value: count / games, text: `${percent(count / games)} [${percent(low)}..${percent(high)}]` };
}
const verdict = (ok) => (ok ? 'met' : 'MISSED');
const turnsOf = (s) => s.sides.reduce((sum, { turns }) => sum + turns, 0);

/** Random games of two, three and four, every position looked at. */
export function invariants(games = 100_000) {
  const rows = [];
  let met = true;
  for (const players of [2, 3, 4]) {
    const chance = new Fast(players);
    const below = chance.below();
    const io = { chance, tell: undefined };
    const seats = seatsOf(players);
    const wanted = Math.ceil(games / 3);
    let decisions = 0;
    let longest = 0;
    let wrong = '';
    for (let game = 0; game < wanted && !wrong; game++) {
      const s = rules.setup(usual, seats, io);
      let n = 0;
      for (let open = rules.pending(s); open.length > 0 && !wrong; open = rules.pending(s)) {
        const d = open[open.length === 1 ? 0 : below(open.length)];
        const choices = rules.choices(s, d);
        rules.answer(s, d, choices[below(choices.length)], io);
        wrong = unsound(s) ?? (++n > 5000 ? 'a game without end' : '');
      }
      decisions += n;
      longest = Math.max(longest, n);
    }
    met &&= wrong === '';
    addRow(rows, [
      players,
      wanted.toLocaleString('en'),
      decisions.toLocaleString('en'),
      longest,
      wrong || 'none',
      verdict(!wrong),
    ]);
  }
  return {
    title: 'Artefacts du rêve: random games, every position checked',
    note: '66 dream powers, 12 Dreamers, whole decks, rows ≤ 6, places ≤ 3, hands within their limit, endurance 0 to 4, nobody active without a Dreamer, every game ends.',
    head: ['players', 'games', 'decisions', 'longest game', 'violations', 'bar'],
    rows,
    met,
  };
}

/** Greedy against random, and greedy players with the four ready decks against each other. */
export function balance(perPair = 200, againstRandom = 300) {
  let beaten = 0;
  for (let i = 0; i < againstRandom; i++) {
    const seat = i % 2;
    const s = play(seat === 0 ? [greedy, random] : [random, greedy], usual, 900_000 + i);
    if (s.winners[0] === seat) beaten++;
  }
  const wins = Object.fromEntries(FOR_TWO.map((id) => [id, 0]));
  const played = Object.fromEntries(FOR_TWO.map((id) => [id, 0]));
  let games = 0;
  let first = 0;
  const lengths = [];
  const attacks = { all: 0, certain: 0 };
  let idle = 0;
  for (const one of FOR_TWO) {
    for (const other of FOR_TWO) {
      if (one === other) continue;
      const options = rules.options.parse({ decks: [one, other] });
      for (let i = 0; i < perPair; i++) {
        const s = play([greedy, greedy], options, 7919 * games + 1, attacks);
        games++;
        const winner = s.winners[0];
        if (winner === s.order[0]) first++;
        if (s.ending === 'idle') idle++;
        lengths.push(turnsOf(s));
        played[one]++;
        played[other]++;
        wins[winner === 0 ? one : other]++;
      }
    }
  }
  const rows = [];
  let met = true;
  const bar = (what, { value, text }, wanted, ok) => {
    met &&= ok(value);
    addRow(rows, [what, text, `${wanted}: ${verdict(ok(value))}`]);
  };
  bar(`greedy beats random (${againstRandom} games)`, share(beaten, againstRandom), '> 85 %', (x) => x > 0.85);
  bar('the first player wins', share(first, games), '45–55 %', (x) => x >= 0.45 && x <= 0.55);
  lengths.sort((a, b) => a - b);
  const at = (part) => lengths[Math.floor(part * (games - 1))];
  const mean = lengths.reduce((a, b) => a + b, 0) / games;
  const text = `${mean.toFixed(1)} (half ${at(0.25)} to ${at(0.75)}, nine in ten ${at(0.05)} to ${at(0.95)})`;
  bar('turns in a game, both players’ together, on average', { value: mean, text }, '10–30', (x) => x >= 10 && x <= 30);
  bar('decided by a Dreamer woken for idling', share(idle, games), '< 12 %', (x) => x < 0.12);
  bar('attacks whose end is certain', share(attacks.certain, attacks.all), '60–80 %', (x) => x >= 0.6 && x <= 0.8);
  const three = atThree(perPair);
  bar(`decided so with three players (${perPair} games)`, share(three, perPair), '< 12 %', (x) => x < 0.12);
  for (const id of FOR_TWO) {
    bar(
      `${STARTER_DECKS[id].name.en} against the field`,
      share(wins[id], played[id]),
      '42–58 %',
      (x) => x >= 0.42 && x <= 0.58,
    );
  }
  return {
    title: 'Artefacts du rêve: balance',
    note: `Greedy players, two at a table, ${games.toLocaleString('en')} games of the four ready decks against each other from both seats; 95 % intervals.`,
    head: ['what', 'share', 'bar'],
    rows,
    met,
  };
}

/** How many of so many games between three players end by a Dreamer woken for idling. */
function atThree(games) {
  let idle = 0;
  for (let i = 0; i < games; i++) {
    const options = rules.options.parse({ decks: [0, 1, 2].map((seat) => FOR_MORE[(i + seat) % FOR_MORE.length]) });
    if (play([greedy, greedy, greedy], options, 104_729 * i + 3).ending === 'idle') idle++;
  }
  return idle;
}

/** The starter pack dealt out at random into two decks: what holding a card does to a deck's chance. */
export function cards(games = 2000) {
  const held = new Array(PACK_SIZE).fill(0);
  const won = new Array(PACK_SIZE).fill(0);
  const deal = new Fast(77);
  for (let game = 0; game < games; game++) {
    const order = deal.shuffle({ label: 'deal', seen: 'none' }, PACK_SIZE);
    const decks = [order.slice(0, PACK_SIZE / 2), order.slice(PACK_SIZE / 2)];
    const ids = decks.map((deck) => deck.map((card) => CARDS[card].id));
    const s = play([greedy, greedy], rules.options.parse({ decks: ids }), 31_337 * game + 5);
    for (const [seat, deck] of decks.entries()) {
      for (const card of deck) {
        held[card]++;
        if (s.winners[0] === seat) won[card]++;
      }
    }
  }
  // A card is in one of the two decks. With it in neither the decks would be even, so what it shifts is the distance from a half.
  const shifts = held.map((n, card) => ({ card, shift: won[card] / n - 0.5, ...wilson(won[card], n) }));
  shifts.sort((a, b) => b.shift - a.shift);
  const points = (x) => `${x < 0 ? '−' : '+'}${Math.abs(100 * x).toFixed(1)}`;
  const met = shifts.every(({ shift }) => Math.abs(shift) <= 0.08);
  const rows = [...shifts.slice(0, 5), ...shifts.slice(-5)].map(({ card, shift, low, high }) => [
    CARDS[card].name.en,
    points(shift),
    `${points(low - 0.5)}..${points(high - 0.5)}`,
    `within 8: ${verdict(Math.abs(shift) <= 0.08)}`,
  ]);
  return {
    title: 'Artefacts du rêve: what a card does for its deck',
    note: `What the card adds to the win rate of the deck that holds it, in points: the starter pack dealt at random into two decks of twenty, greedy players, ${games.toLocaleString('en')} games; the five highest and the five lowest of forty, 95 % intervals.`,
    head: ['card', 'shift', 'interval', 'bar'],
    rows,
    met,
    shifts,
  };
}
