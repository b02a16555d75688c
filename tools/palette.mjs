// Pictures of screens with 128 colours: a quarter of the size, and hardly anybody sees the difference. Plain Node, because the
// pictures are made wherever the tests run.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST = 128;

/** The same picture with a palette; as it was where that would not be smaller. */
export function withPalette(png) {
  const { width, height, pixels } = read(png);
  const { palette, index } = quantize(pixels);
  const made = write(width, height, palette, index);
  return made.length < png.length ? made : png;
}

/** Width, height and red, green, blue of every pixel, of a picture with 8 bits a channel, as browsers write them. */
export function read(png) {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('not a PNG');
  const data = [];
  let [width, height, channels, colours] = [0, 0, 0, null];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      channels = { 2: 3, 3: 1, 6: 4 }[body[9]] ?? 0;
      if (body[8] !== 8 || !channels || body[12] !== 0) throw new Error('only plain pictures with 8 bits a channel');
    } else if (type === 'PLTE') colours = body;
    else if (type === 'IDAT') data.push(body);
    at += 12 + length;
  }
  const rows = unfiltered(inflateSync(Buffer.concat(data)), width, height, channels);
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) {
      pixels[i * 3 + c] = colours ? colours[rows[i] * 3 + c] : rows[i * channels + c];
    }
  }
  return { width, height, pixels };
}

function unfiltered(raw, width, height, channels) {
  const stride = width * channels;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? rows[y * stride + x - channels] : 0;
      const up = y > 0 ? rows[(y - 1) * stride + x] : 0;
      const corner = x >= channels && y > 0 ? rows[(y - 1) * stride + x - channels] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      rows[y * stride + x] = raw[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return rows;
}

function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
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
