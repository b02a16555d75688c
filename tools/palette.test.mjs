import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { read, withPalette } from './palette.mjs';

/** A picture as browsers write it, with or without a channel for what is transparent. */
function picture(width, height, channels, colour) {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) png.data.set([...colour(x, y).map((c) => c & 255), 255], (y * width + x) * 4);
  }
  return PNG.sync.write(png, { colorType: channels === 4 ? 6 : 2, deflateLevel: 1 });
}

describe('pictures with a palette', () => {
  test.each([3, 4])('few colours stay exactly what they are (%i channels)', (channels) => {
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
    expect(() => withPalette(Buffer.from('GIF89a, or anything else'))).toThrow();
  });
});
