import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { needing } from '../../../tools/left-out.mjs';
import { configSchema, readConfig } from '../src/config.ts';
import { runServer } from '../src/run.ts';

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

test('what docs/OPERATIONS.md says to type builds the page and serves it', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(scripts.build).toContain('node tools/page.mjs');
  const blocks = [...text.matchAll(/```\w+\n(.*?)```/gs)].map(([, block]) => block ?? '');
  const starting = blocks.filter((block) => block.includes('apps/server/dist/main.js'));
  expect(starting).toHaveLength(3);
  for (const block of starting) {
    expect(block).toMatch(/(WEB=|--web )apps\/web\/dist/);
    // The unit runs what the lines before it have built.
    if (!block.includes('[Unit]')) expect(block).toMatch(/npm ci.* && npm run build/);
  }
});

test('flags win over the environment, and both names of a variable are read', () => {
  expect(readConfig({ PORT: '1', REVERIE_HOST: 'a' }, ['--port', '2'])).toMatchObject({ PORT: 2, HOST: 'a' });
  expect(readConfig({}, ['--web=x', '--trust-proxy', '10.0.0.9'])).toMatchObject({ WEB: 'x', TRUST_PROXY: '10.0.0.9' });
  expect(readConfig({ PORT: '1', REVERIE_PORT: '2' }, [])).toMatchObject({ PORT: 2 });
  expect(readConfig({}, ['--database-url=postgres://h/d?sslmode=require'])).toMatchObject({
    DATABASE_URL: 'postgres://h/d?sslmode=require',
  });
  expect(readConfig({ PORT: '70000' }, [])).toMatch(/^PORT: /);
  expect(readConfig({}, ['port'])).toBe('unknown setting port');
});

test('what an operator mistypes is said in a line that names the setting and what is expected', () => {
  const said = (settings: Record<string, string>) => readConfig(settings, []);
  const number = 'a whole number from 0 to 65535 is expected';
  for (const PORT of ['many', '-1', '80.5', '1e3', '0x50', ' 80', '65536']) {
    expect(said({ PORT })).toBe(`PORT: ${number}`);
  }
  // An empty variable is how many files of settings say "none"; port 0 it is not.
  expect(said({ PORT: '', METRICS: '', HOST: '' })).toMatchObject({ PORT: 8642, METRICS: true, HOST: '127.0.0.1' });
  expect(readConfig({}, ['--port='])).toBe(`PORT: ${number}`);
  expect(said({ RETENTION_DAYS: '0' })).toBe('RETENTION_DAYS: a whole number from 1 to 3650 is expected');
  expect(said({ METRICS: 'yes' })).toBe('METRICS: true or false is expected');
  expect(said({ LOG_LEVEL: 'loud' })).toMatch(/^LOG_LEVEL: one of fatal, /);
  expect(said({ ORIGINS: 'https://a.example, http://b.example:8080' })).toMatchObject({
    ORIGINS: 'https://a.example,http://b.example:8080',
  });
  for (const ORIGINS of ['https://a.example/', 'a.example', 'https://a.example/x', '*']) {
    expect(said({ ORIGINS })).toMatch(/^ORIGINS: an origin such as https:/);
  }
  expect(said({ TRUST_PROXY: '10.0.0.9, fd00::/8,loopback' })).toMatchObject({
    TRUST_PROXY: '10.0.0.9,fd00::/8,loopback',
  });
  for (const TRUST_PROXY of ['proxy.local', '10.0.0', '10.0.0.0/33', 'true', '1']) {
    expect(said({ TRUST_PROXY })).toMatch(/^TRUST_PROXY: an address such as /);
  }
  expect(said({ DATABASE_URL: 'postgres://x mysql://y' })).toMatch(/^DATABASE_URL: an address such as postgres:/);
  expect(said({ DATABASE_URL: 'mysql://x' })).toMatch(/^DATABASE_URL: an address such as postgres:/);
  expect(said({ TICKET_KEY: 'short' })).toBe('TICKET_KEY: at least 32 characters are expected');
});

describe('a server that cannot start says why in one line', () => {
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'reverie-start-'));
    onTestFinished(() => rmSync(made, { recursive: true, force: true }));
    return made;
  };
  const start = (...argv: string[]) => runServer({ env: {}, argv, say: () => undefined, onStop: (stop) => stop() });

  test('a port that is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const failed = await start('--port', String(port), '--data', folder(), '--log-level', 'silent');
    expect(failed).toEqual({ wrong: 'start', why: expect.stringMatching(/^listen EADDRINUSE[^\n]+$/) });
    await new Promise((resolve) => taken.close(resolve));
  });

  test('a folder without a page, a place where nothing can be kept, a file that is no database', async () => {
    const at = ['--port', '0', '--log-level', 'silent'];
    // An operator has to mend these: a unit must be able to tell, and not to try again.
    expect(await start(...at, '--data', folder(), '--web', folder())).toMatchObject({
      wrong: 'setting',
      why: expect.stringMatching(/^WEB: no index.html in .+; npm run build builds the page/),
    });
    const file = join(folder(), 'file');
    writeFileSync(file, 'not a folder');
    expect(await start(...at, '--data', file)).toMatchObject({
      wrong: 'setting',
      why: `DATA: ${file} is not a folder`,
    });
    expect(await start(...at, '--data', join(file, 'data'))).toMatchObject({ wrong: 'start' });
    const broken = folder();
    writeFileSync(join(broken, 'tables.sqlite'), 'this is no database, whatever its name says'.repeat(100));
    expect(await start(...at, '--data', broken)).toMatchObject({
      wrong: 'start',
      why: expect.stringMatching(/^[^\n]+$/),
    });
    expect(await start(...at, '--data', folder())).toBeUndefined();
  });

  const elsewhere = process.platform === 'linux' ? undefined : 'only Linux has /proc';
  test.skipIf(elsewhere)(needing('a folder that cannot be made, of which it is said for ever', elsewhere), async () => {
    expect(await start('--port', '0', '--log-level', 'silent', '--data', '/proc/reverie/data')).toMatchObject({
      wrong: 'start',
      why: expect.stringContaining('/proc'),
    });
  });
});
