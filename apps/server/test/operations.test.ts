import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configSchema, readConfig } from '../src/config.ts';

const text = readFileSync(new URL('../../../docs/OPERATIONS.md', import.meta.url), 'utf8');

test('the table of settings in docs/OPERATIONS.md is the configuration, with its defaults', () => {
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| .+ \|$/gm)].map(([, name, value]) => [
    name,
    value === '–' ? '' : value?.replaceAll('`', ''),
  ]);
  const config = configSchema.parse({});
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)])),
  );
  expect(rows.map(([name]) => name)).toEqual(Object.keys(config));
});

test('flags win over the environment, and both names of a variable are read', () => {
  expect(readConfig({ PORT: '1', REVERIE_HOST: 'a' }, ['--port', '2'])).toMatchObject({ PORT: 2, HOST: 'a' });
  expect(readConfig({}, ['--web=x', '--trust-proxy', '10.0.0.9'])).toMatchObject({ WEB: 'x', TRUST_PROXY: '10.0.0.9' });
  expect(readConfig({ PORT: '70000' }, [])).toMatch(/^PORT: /);
  expect(readConfig({}, ['port'])).toBe('unknown setting port');
});
