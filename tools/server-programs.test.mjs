import { lstatSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { needing } from './left-out.mjs';
import { machine } from './made-up.mjs';
import { findNats, findPostgres, makeLinks } from './server-programs.mjs';

const postgres = (made) => findPostgres(machine(made));
const nats = (made) => findNats(machine(made));
/** A folder with all that a cluster needs. */
const bin = (folder) => [`${folder}/initdb`, `${folder}/postgres`];

describe('PostgreSQL', () => {
  test.each([
    ['in the PATH', '/opt/pg/bin', { env: { PATH: '/usr/bin:/opt/pg/bin' } }],
    ['as Debian has it', '/usr/lib/postgresql/9/bin', {}],
    ['as Red Hat has it', '/usr/pgsql-16/bin', {}],
    ['as Homebrew has it', '/opt/homebrew/opt/postgresql@17/bin', { platform: 'darwin' }],
    ['as an app of a Mac', '/Applications/Postgres.app/Contents/Versions/16/bin', { platform: 'darwin' }],
  ])('is found %s', (_, path, made) => expect(postgres({ ...made, programs: bin(path) })).toEqual({ path }));

  test('the newest version is taken, by number', () => {
    const programs = [9, 15, 8].flatMap((version) => bin(`/usr/lib/postgresql/${version}/bin`));
    expect(postgres({ programs })).toEqual({ path: '/usr/lib/postgresql/15/bin' });
  });

  test('a client alone is no server', () => {
    expect(postgres({ env: { PATH: '/usr/bin' }, programs: ['/usr/bin/psql', '/usr/bin/initdb'] })).toEqual({
      missing: 'PostgreSQL is not installed',
    });
  });

  test('a folder that is named is taken, or said to be wrong; a reason to do without wins', () => {
    const programs = [...bin('/opt/pg'), ...bin('/usr/lib/postgresql/15/bin')];
    expect(postgres({ env: { REVERIE_POSTGRES: '/opt/pg' }, programs })).toEqual({ path: '/opt/pg' });
    expect(postgres({ env: { REVERIE_POSTGRES: '/opt/no' }, programs })).toEqual({
      missing: 'REVERIE_POSTGRES names /opt/no, where it is not',
    });
    expect(postgres({ env: { REVERIE_POSTGRES: '/opt/pg', REVERIE_NO_POSTGRES: 'no time' }, programs })).toEqual({
      missing: 'no time',
    });
  });

  test('is left out on Windows, with the reason', () => {
    expect(postgres({ platform: 'win32' }).missing).toContain('Unix sockets');
  });
});

describe('NATS', () => {
  test.each([
    ['in the PATH', '/a/nats-server', { env: { PATH: '/b:/a' } }],
    ['where Debian puts it', '/usr/sbin/nats-server', { env: { PATH: '/usr/bin' } }],
  ])('is found %s', (_, path, made) => expect(nats({ ...made, programs: [path] })).toEqual({ path }));

  test('is missing, or left out on purpose', () => {
    expect(nats({})).toEqual({ missing: 'NATS is not installed' });
    expect(nats({ env: { REVERIE_NO_NATS: 'not today' }, programs: ['/usr/sbin/nats-server'] })).toEqual({
      missing: 'not today',
    });
    expect(nats({ platform: 'win32', programs: [] }).missing).toContain('Windows');
  });
});

const noLinks = process.platform === 'win32' ? 'on Windows links need a right of their own' : undefined;
test.skipIf(noLinks)(needing('links between libraries are made, relative, and once', noLinks), () => {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'a library');
  // Without a list there is nothing to do.
  makeLinks(folder);
  const links = ['libpq.so', 'libpq.so.5'].map((name) => `native/lib/${name}`);
  writeFileSync(
    join(folder, 'native/pg-symlinks.json'),
    JSON.stringify(links.map((target) => ({ source: 'native/lib/libpq.so.5.18', target }))),
  );
  for (let i = 0; i < 2; i++) makeLinks(folder);
  for (const link of links) {
    expect(lstatSync(join(folder, link)).isSymbolicLink()).toBe(true);
    expect(readlinkSync(join(folder, link))).toBe('libpq.so.5.18');
    expect(readFileSync(join(folder, link), 'utf8')).toBe('a library');
  }
});
