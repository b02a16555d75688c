// Trains a net on positions that `reverie selfplay` wrote, and writes its weights as a module of the game, with what they
// were made of and how well they fit beside them. Plain and on one core: a million positions take a minute or two.
//
//   node tools/train.mjs --hidden 32 --epochs 6 --out games/artefacts/programs/weights-two.ts positions-*.bin
//
// With `--from weights.json` nothing is learned: weights of tools/train.py are judged on the positions, which should be fresh
// ones, and written. Several are laid side by side: such a net says what they say on average.
import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const BEFORE = 3;
/** One game in so many is held out. */
const HELD_OUT = 10;
const BATCH = 64;

/** The rows of a file, and what its first line says. */
function rowsIn(file) {
  const { size } = statSync(file);
  const bytes = Buffer.alloc(size);
  const handle = openSync(file, 'r');
  for (let at = 0; at < size; ) at += readSync(handle, bytes, at, Math.min(size - at, 1 << 28), at);
  closeSync(handle);
  const end = bytes.indexOf(10);
  const head = JSON.parse(bytes.toString('utf8', 0, end));
  const length = BEFORE + head.features;
  const count = Math.floor((size - end - 1) / (4 * length));
  const rows = new Float32Array(count * length);
  Buffer.from(rows.buffer).set(bytes.subarray(end + 1, end + 1 + 4 * count * length));
  return { head, rows, count };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hidden: { type: 'string', default: '32' },
    epochs: { type: 'string', default: '6' },
    rate: { type: 'string', default: '0.002' },
    decay: { type: 'string', default: '0.00001' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', multiple: true },
    out: { type: 'string' },
    note: { type: 'string', default: '' },
  },
});
const given = values.from?.map((file) => JSON.parse(readFileSync(file, 'utf8')));
const hidden = given ? given.reduce((sum, one) => sum + one.hidden, 0) : Number(values.hidden);
const epochs = given ? 0 : Number(values.epochs);
const files = positionals.map(rowsIn);
const [first] = files;
if (!first) throw new Error('no positions: give files that `reverie selfplay` wrote');
const { game, version, features: inputs } = first.head;
for (const { head } of files)
  if (head.version !== version || head.game !== game) throw new Error('the files are of different minds');
for (const one of given ?? []) {
  if (one.version !== version || one.inputs !== inputs)
    throw new Error(`weights of ${one.version} for ${one.inputs} figures do not fit ${version} with ${inputs}`);
}

/** A quick source of numbers between 0 and 1, the same for the same seed. */
let state = Number(values.seed) >>> 0;
const random = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let x = Math.imul(state ^ (state >>> 15), 1 | state);
  x ^= x + Math.imul(x ^ (x >>> 7), 61 | x);
  return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
};

const length = BEFORE + inputs;
const training = [];
const held = [];
for (const [f, { rows, count }] of files.entries()) {
  for (let i = 0; i < count; i++)
    (given || rows[i * length + 2] % HELD_OUT === 0 ? held : training).push([f, i * length]);
}

const rows1 = new Float32Array(inputs * hidden).map(() => (random() - 0.5) * Math.sqrt(6 / 40));
const offsets = new Float32Array(hidden);
const last = new Float32Array(hidden).map(() => (random() - 0.5) * Math.sqrt(6 / hidden));
const bias = new Float32Array(1);
const parts = [rows1, offsets, last, bias].map((weights) => ({
  weights,
  gradient: new Float32Array(weights.length),
  mean: new Float32Array(weights.length),
  square: new Float32Array(weights.length),
}));
let beside = 0;
for (const { hidden: own, data: text, units: sizes } of given ?? []) {
  const bytes = Buffer.from(text, 'base64');
  let at = 0;
  const next = (part) => bytes.readInt16LE(2 * at++) * sizes[part];
  for (let i = 0; i < inputs; i++) for (let j = 0; j < own; j++) rows1[i * hidden + beside + j] = next(0);
  for (let j = 0; j < own; j++) offsets[beside + j] = next(1);
  for (let j = 0; j < own; j++) last[beside + j] = next(2) / given.length;
  bias[0] += next(3) / given.length;
  beside += own;
}
const sums = new Float32Array(hidden);
const back = new Float32Array(hidden);

/** What the net says of a row: before the curve. The sums of the hidden layer stay behind. */
function forward(rows, at) {
  sums.set(offsets);
  for (let i = 0; i < inputs; i++) {
    const x = rows[at + BEFORE + i];
    if (x === 0) continue;
    const from = i * hidden;
    for (let j = 0; j < hidden; j++) sums[j] += x * rows1[from + j];
  }
  let z = bias[0];
  for (let j = 0; j < hidden; j++) if (sums[j] > 0) z += sums[j] * last[j];
  return z;
}
const curve = (z) => 1 / (1 + Math.exp(-z));

function learn(rows, at) {
  const p = curve(forward(rows, at));
  const error = p - rows[at];
  parts[3].gradient[0] += error;
  for (let j = 0; j < hidden; j++) {
    if (sums[j] <= 0) {
      back[j] = 0;
      continue;
    }
    parts[2].gradient[j] += error * sums[j];
    back[j] = error * last[j];
    parts[1].gradient[j] += back[j];
  }
  const { gradient } = parts[0];
  for (let i = 0; i < inputs; i++) {
    const x = rows[at + BEFORE + i];
    if (x === 0) continue;
    const from = i * hidden;
    for (let j = 0; j < hidden; j++) gradient[from + j] += x * back[j];
  }
}

let steps = 0;
function step(rate) {
  steps++;
  const m = 1 - 0.9 ** steps;
  const v = 1 - 0.999 ** steps;
  for (const { weights, gradient, mean, square } of parts) {
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i] / BATCH;
      mean[i] = 0.9 * mean[i] + 0.1 * g;
      square[i] = 0.999 * square[i] + 0.001 * g * g;
      weights[i] -= rate * (mean[i] / m / (Math.sqrt(square[i] / v) + 1e-8) + Number(values.decay) * weights[i]);
    }
    gradient.fill(0);
  }
}

/** Log loss, who is named as the winner, and calibration by tenths, over the rows held out, by thirds of the game. */
function judge() {
  const thirds = [0, 1, 2].map(() => ({ loss: 0, right: 0, n: 0 }));
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, came: 0, n: 0 }));
  const cells = Array.from({ length: 30 }, () => ({ said: 0, came: 0, n: 0 }));
  for (const [f, at] of held) {
    const { rows } = files[f];
    const p = Math.min(1 - 1e-6, Math.max(1e-6, curve(forward(rows, at))));
    const won = rows[at];
    const third = Math.min(2, Math.floor(rows[at + 1] * 3));
    const tenth = Math.min(9, Math.floor(p * 10));
    thirds[third].loss -= won * Math.log(p) + (1 - won) * Math.log(1 - p);
    thirds[third].right += p > 0.5 === won > 0.5 ? 1 : 0;
    thirds[third].n++;
    for (const cell of [tenths[tenth], cells[third * 10 + tenth]]) {
      cell.said += p;
      cell.came += won;
      cell.n++;
    }
  }
  const all = thirds.reduce((sum, { loss }) => sum + loss, 0) / Math.max(1, held.length);
  const gap = (list, least) =>
    Math.max(0, ...list.filter(({ n }) => n >= least).map(({ said, came, n }) => (100 * Math.abs(said - came)) / n));
  return { loss: all, thirds, tenths, gap: gap(tenths, 200), cellGap: gap(cells, 500) };
}

const began = performance.now();
for (let epoch = 0; epoch < epochs; epoch++) {
  for (let i = training.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [training[i], training[j]] = [training[j], training[i]];
  }
  // From the full rate down to a twentieth, so that the last steps settle.
  for (let i = 0; i + BATCH <= training.length; i += BATCH) {
    const done = (epoch + i / training.length) / epochs;
    for (let k = i; k < i + BATCH; k++) learn(files[training[k][0]].rows, training[k][1]);
    step(Number(values.rate) * Math.max(0.05, 1 - done));
  }
  const { loss, gap } = judge();
  console.error(`epoch ${epoch + 1}: held out ${loss.toFixed(4)}, gap ${gap.toFixed(1)} points`);
}

const units = [];
const figures = new Int16Array((inputs + 2) * hidden + 1);
let at = 0;
for (const { weights } of parts) {
  const most = weights.reduce((sum, weight) => Math.max(sum, Math.abs(weight)), 1e-9);
  const unit = most / 32_000;
  units.push(unit);
  for (const weight of weights) figures[at++] = Math.round(weight / unit);
}
const data = Buffer.from(figures.buffer).toString('base64');
const { loss, thirds, tenths, gap, cellGap } = judge();
const percent = (a, b) => `${Math.round((100 * a) / Math.max(1, b))}`;
const made = given?.[0]?.made ?? `node tools/train.mjs --hidden ${hidden} --epochs ${epochs} --rate ${values.rate}`;
const learned = given?.map(({ rows }) => rows) ?? [training.length + held.length];
const data0 = learned.map((rows) => rows.toLocaleString('en')).join(' and ');
const lines = [
  `Made by \`${made}\` for the mind ${version} of ${game}${learned.length > 1 ? `, ${learned.length} nets side by side` : ''}.`,
  `Data: ${data0} positions, ${given ? `judged on ${held.length.toLocaleString('en')} fresh ones` : `one game in ${HELD_OUT} held out`}. ${values.note}`.trim(),
  `Held out: log loss ${loss.toFixed(4)}; by thirds of the game ${thirds.map((t) => (t.loss / Math.max(1, t.n)).toFixed(3)).join(' / ')};`,
  `names the winner in ${thirds.map((t) => percent(t.right, t.n)).join(' / ')} %.`,
  `Said → came, in percent, by tenths: ${tenths.map((t) => `${percent(t.said, t.n)}→${percent(t.came, t.n)}`).join(', ')};`,
  `largest gap ${gap.toFixed(1)} points in a tenth, ${cellGap.toFixed(1)} in a tenth of a third.`,
];
console.error(lines.join('\n'), `\n${((performance.now() - began) / 1000).toFixed(0)} s`);
if (values.out) {
  writeFileSync(
    values.out,
    `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\nimport type { Weights } from '@reverie/kernel/net';\n\nexport const weights: Weights = {\n  version: '${version}',\n  inputs: ${inputs},\n  hidden: ${hidden},\n  units: [${units.map((unit) => unit.toPrecision(9)).join(', ')}],\n  data: '${data}',\n};\n`,
  );
}
