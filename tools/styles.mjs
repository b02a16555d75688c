// What the style sheets of the house are made of: how many lines, how many sizes of letters, how many written colours.
// Sizes and colours come from packages/ui/src/style/tokens.css; whatever else is written counts as one more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.mjs';

const DECLARATION = /(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?:[^()]|\([^()]*\))*\)|\b(?:white|black)\b/gi;
/** `600 1.05rem / 1.2 var(--serif)`: what stands before the height of a line, or before the family. */
const SIZE_IN_FONT =
  /(?:^|\s)((?:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[\d.]+[a-z%]+))\s*(?:\/|\s(?:var\(|[\w"]))/;

const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Sizes and colours that a sheet writes, each once. A token is no size of a sheet's own; a game's accent does not count. */
export function writtenIn(css) {
  const sizes = new Set();
  const colours = new Set();
  for (const [, name, value] of withoutComments(css).matchAll(DECLARATION)) {
    const size =
      name === 'font-size' ? value.trim() : name === 'font' ? SIZE_IN_FONT.exec(value.trim())?.[1] : undefined;
    if (size !== undefined && !/^(inherit|var\(--text-[a-z]+\))$/.test(size)) sizes.add(size.replace(/\s+/g, ' '));
    if (name === '--game') continue;
    for (const [colour] of value.matchAll(COLOUR)) if (!colour.includes('var(')) colours.add(colour.toLowerCase());
  }
  return { sizes, colours };
}

/** All sheets of a tree together, and by sheet what each adds. */
export function styles(root) {
  const sheets = sourceFiles(root)
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return { file, lines: text.split('\n').length - 1, ...writtenIn(text) };
    });
  const all = (what) => new Set(sheets.flatMap((sheet) => [...sheet[what]]));
  return {
    sheets,
    lines: sheets.reduce((sum, { lines }) => sum + lines, 0),
    sizes: all('sizes'),
    colours: all('colours'),
  };
}
