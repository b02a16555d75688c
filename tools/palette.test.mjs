import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { read, withPalette } from './palette.mjs';

/** A picture as browsers write it: each row with a filter of its own. */
function picture(width, height, channels, colour) {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => [...colour(x, y), 255].slice(0, channels)).flat(),
  );
  const filtered = rows.flatMap((row, y) => {
    const kind = y % 5;
    const at = (r, x) => (r < 0 || x < 0 ? 0 : rows[r][x]);
    return [
      kind,
      ...row.map((value, x) => {
        const [a, b, c] = [at(y, x - channels), at(y - 1, x), at(y - 1, x - channels)];
        const near = [a, b, c].map((one) => Math.abs(a + b - c - one));
        const best = near[0] <= near[1] && near[0] <= near[2] ? a : near[1] <= near[2] ? b : c;
        return (value - [0, a, b, Math.floor((a + b) / 2), best][kind]) & 255;
      }),
    ];
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, channels === 4 ? 6 : 2, 0, 0, 0], 8);
  const chunk = (type, body) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const data = deflateSync(Buffer.from(filtered), { level: 1 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('pictures with a palette', () => {
  test.each([3, 4])('few colours stay exactly what they are (%i channels, every filter)', (channels) => {
    const mixed = (x, y) => (x * 7919 + y * 104_729 + x * y * 31) % 61;
    const png = picture(120, 90, channels, (x, y) => [
      mixed(x, y) * 4,
      (mixed(x, y) % 7) * 30,
      (mixed(x, y) % 3) * 100,
    ]);
    const made = withPalette(png);
    expect(read(made)).toEqual(read(png));
    expect(made[25], 'colour type 3: a palette').toBe(3);
  });

  test('many colours come close to what they were, in a smaller file', () => {
    const png = picture(128, 128, 3, (x, y) => [x * 2, y * 2, (x * y) & 255]);
    const made = withPalette(png);
    expect(made.length).toBeLessThan(png.length);
    const [before, after] = [read(png).pixels, read(made).pixels];
    const off = before.reduce((sum, value, i) => sum + Math.abs(value - after[i]), 0) / before.length;
    expect(off).toBeLessThan(14);
  });

  test('what is not such a picture is refused', () => {
    expect(() => withPalette(Buffer.from('GIF89a, or anything else'))).toThrow('not a PNG');
  });
});
