// The examples in the README of a room are true: they run, and what they print is what the comments beside it say. The
// pictures of the first page are there, and a command makes them.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reverie } from '../apps/cli/test/reverie.ts';
import { README_PICTURES } from './screenshots.mjs';

const readme = (room) => readFileSync(new URL(`../${room}/README.md`, import.meta.url), 'utf8');
const block = (room, language) => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme(room))?.[1] ?? '';

const AsyncFunction = (async () => undefined).constructor;

test.each(['packages/table', 'packages/players', 'packages/lab', 'packages/shelf', 'apps/server'])(
  'the example of %s prints what it says',
  async (room) => {
    const example = block(room, 'ts');
    const expected = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    expect(expected.length).toBeGreaterThan(1);
    const imported = {};
    for (const [, names, path] of example.matchAll(/^import \{ (.*) \} from '(.*)';$/gm)) {
      const module = await import(/* @vite-ignore */ path);
      for (const name of names.split(', ')) imported[name] = module[name];
    }
    const printed = [];
    const body = example.replace(/^import .*$/gm, '');
    const run = new AsyncFunction(...Object.keys(imported), 'console', body);
    await run(...Object.values(imported), { log: (value) => printed.push(String(value)) });
    expect(printed).toEqual(expected);
  },
);

test('the commands in the README of apps/cli work', async () => {
  const commands = [...block('apps/cli', 'sh').matchAll(/^npm start -- (.*)$/gm)].map(([, line]) => line.split(' '));
  expect(commands.length).toBeGreaterThan(3);
  for (const argv of commands) {
    expect(await reverie(argv, { typed: ['quit'] }), argv.join(' ')).toMatchObject({ code: 0, err: '' });
  }
});

test.each(['README.md', 'README.fr.md'])(
  '%s shows each picture of docs/pictures once, and npm run screenshots makes them',
  (file) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    const shown = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path).sort();
    expect(shown).toEqual([...README_PICTURES.keys()].map((name) => `docs/pictures/${name}.png`).sort());
    const stored = readdirSync(new URL('../docs/pictures/', import.meta.url)).map((name) => `docs/pictures/${name}`);
    expect(stored.sort()).toEqual(shown);
  },
);
