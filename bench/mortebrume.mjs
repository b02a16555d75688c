// Lines of sight of Mortebrume: one line against sixteen pieces of scenery, and all pairs of fourteen fighters.

import { pieceOf, sightOf } from '@reverie/games/mortebrume/bench';
import { Fast } from '@reverie/kernel/chance/fast';
import { RUNS, rate, showSpread, spread } from './measure.mjs';

/** The bars, in microseconds. */
const BARS = { line: 5, all: 500 };

const WALL = { blocks: true, hides: true, soft: false, slow: false, stands: false, climbed: false, hole: false };

/** A table of 75 cm with sixteen boxes and fourteen fighters, all where a seed puts them. */
function scene(seed) {
  const below = new Fast(seed).below();
  const pieces = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [below(6500), below(6500)];
    const [w, h] = [200 + below(900), 200 + below(900)];
    const corners = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
    return pieceOf(`p${i}`, corners, 600, WALL);
  });
  const bodies = Array.from({ length: 14 }, (_, id) => {
    const [x, y] = [200 + below(7100), 200 + below(7100)];
    return { id, x, y, z: 0, r: 125, h: 350, off: false, lying: false };
  });
  return { ground: { side: 7500, pieces }, bodies };
}

const hides = () => true;

export function sight() {
  const scenes = Array.from({ length: 20 }, (_, i) => scene(i + 1));
  let seen = 0;
  const pairs = ({ ground, bodies }) => {
    for (const from of bodies) {
      for (const to of bodies) {
        if (from === to) continue;
        if (sightOf(ground, bodies, [], from, to, 12_000, hides).verdict !== 'none') seen++;
      }
    }
  };
  const batch = () => {
    for (const one of scenes) pairs(one);
    return scenes.length;
  };
  rate(batch, 2000);
  const all = spread(Array.from({ length: RUNS }, () => 1e6 / rate(batch, 300)));
  const each = { median: all.median / 182, least: all.least / 182, most: all.most / 182 };
  if (seen === 0) throw new Error('nobody saw anybody: the scenes are no test');
  const micro = (us) => us.toFixed(2);
  const row = (name, figures, bar) => {
    const ok = figures.median < bar;
    return { ok, cells: [name, showSpread(figures, micro), `< ${bar} µs: ${ok ? 'met' : 'MISSED'}`] };
  };
  const rows = [
    row('one line, 16 pieces and 12 figures between', each, BARS.line),
    row('all 182 lines of 14 fighters', all, BARS.all),
  ];
  return {
    title: 'Lines of sight',
    note: `Microseconds of CPU in Mortebrume after warm-up, median [least..most] of ${RUNS} runs over 20 random tables of 75 cm.`,
    head: ['what is judged', 'microseconds', 'bar'],
    rows: rows.map(({ cells }) => cells),
    met: rows.every(({ ok }) => ok),
  };
}
