// Pictures of screens with 128 colours: a quarter of the size, and the difference hardly shows. JavaScript alone, because
// pictures are made wherever the tests run. pngjs reads them; palettes it does not write.
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST = 128;

/** The same picture with a palette; as it was where that would not be smaller. */
export function withPalette(png) {
  const { width, height, pixels } = read(png);
  const { palette, index } = quantize(pixels);
  const made = write(width, height, palette, index);
  return made.length < png.length ? made : png;
}

/** Width, height and red, green, blue of every pixel. */
export function read(png) {
  const { width, height, data } = PNG.sync.read(png);
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) pixels.set(data.subarray(i * 4, i * 4 + 3), i * 3);
  return { width, height, pixels };
}

/** Colours that are nearly alike are counted together; the box with the largest error is cut until there are enough. */
function quantize(pixels) {
  const bins = new Map();
  const keys = new Uint32Array(pixels.length / 3);
  for (let i = 0; i < keys.length; i++) {
    const [r, g, b] = [pixels[i * 3], pixels[i * 3 + 1], pixels[i * 3 + 2]];
    const key = ((r >> 1) << 14) | ((g >> 1) << 7) | (b >> 1);
    keys[i] = key;
    const bin = bins.get(key);
    if (bin) {
      bin.count++;
      bin.sum[0] += r;
      bin.sum[1] += g;
      bin.sum[2] += b;
    } else bins.set(key, { count: 1, sum: [r, g, b] });
  }
  const points = [...bins].map(([key, { count, sum }]) => ({ key, count, colour: sum.map((one) => one / count) }));
  let boxes = [boxOf(points)];
  while (boxes.length < Math.min(MOST, points.length)) {
    const worst = boxes.reduce((a, b) => (b.error > a.error ? b : a));
    if (worst.error === 0) break;
    boxes = [...boxes.filter((box) => box !== worst), ...cut(worst)];
  }
  const palette = boxes.map(({ mean }) => mean.map(Math.round));
  const place = new Map();
  for (const [i, { points: inside }] of boxes.entries()) for (const { key } of inside) place.set(key, i);
  return { palette, index: Uint8Array.from(keys, (key) => place.get(key)) };
}

function boxOf(points) {
  const count = points.reduce((sum, point) => sum + point.count, 0);
  const mean = [0, 1, 2].map((c) => points.reduce((sum, point) => sum + point.count * point.colour[c], 0) / count);
  const spread = [0, 1, 2].map((c) => points.reduce((sum, p) => sum + p.count * (p.colour[c] - mean[c]) ** 2, 0));
  return { points, mean, spread, error: points.length < 2 ? 0 : spread[0] + spread[1] + spread[2] };
}

function cut({ points, mean, spread }) {
  const axis = spread.indexOf(Math.max(...spread));
  const low = points.filter(({ colour }) => colour[axis] <= mean[axis]);
  const high = points.filter(({ colour }) => colour[axis] > mean[axis]);
  return [boxOf(low), boxOf(high)];
}

function write(width, height, palette, index) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) raw.set(index.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, body) {
  const made = Buffer.alloc(body.length + 12);
  made.writeUInt32BE(body.length, 0);
  made.write(type, 4, 'latin1');
  body.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, body.length + 8)), body.length + 8);
  return made;
}
