import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configSchema, readConfig } from '@reverie/server/config';
import { type RunningServer, startServer } from '@reverie/server/server';
import { MemoryStore } from '@reverie/table/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder, jsonLines, reverie } from './reverie.ts';

describe('reverie serve', () => {
  test('serves until it is told to stop, and prints where it listens', async () => {
    const data = folder();
    let stop = (): void => undefined;
    const told = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const listening = reverie(['serve', '--port', '0', '--data', data, '--log-level=silent', '--lang', 'en'], {
      whenToldToStop: (now) => void told.then(now),
    });
    stop();
    const { code, out } = await listening;
    expect(code).toBe(0);
    expect(jsonLines(out)).toEqual([
      {
        listening: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
        settings: expect.objectContaining({ DATA: data }),
      },
    ]);
  });

  test('a setting that is none, or is wrong, is said in one line', async () => {
    const wrong = async (...argv: string[]) => {
      const { code, err } = await reverie(['serve', ...argv], { whenToldToStop: () => undefined });
      return [code, err.trim()];
    };
    expect(await wrong('--colour', 'red')).toEqual([
      2,
      'reverie: réglage : --colour n’existe pas (voir : serve --help)',
    ]);
    expect(await wrong('--port', 'many')).toEqual([
      2,
      'reverie: réglage : PORT : on attend un nombre entier de 0 à 65535',
    ]);
    expect(await wrong('--port')).toEqual([2, 'reverie: réglage : --port demande une valeur']);
    expect(await wrong('--metrics', 'yes')).toEqual([2, expect.stringContaining('METRICS : on attend true ou false')]);
    expect(await wrong('--log-level', 'x')).toEqual([2, expect.stringContaining('un mot parmi fatal, error')]);
    expect(await wrong('--ticket-key', 'x', '--lang', 'en')).toEqual([
      2,
      'reverie: setting: TICKET_KEY: at least 32 characters expected',
    ]);
  });

  test('the help lists every setting with what it is without being set', async () => {
    for (const language of ['fr', 'en']) {
      const { code, out } = await reverie(['serve', '--help', '--lang', language]);
      expect(code).toBe(0);
      for (const [name, usual] of Object.entries(configSchema.parse({}))) {
        expect(out).toMatch(new RegExp(`\\n  --${name.toLowerCase().replaceAll('_', '-')} +${usual} *\\S`));
      }
    }
  });
});

describe('reverie export and import', () => {
  let running: RunningServer;
  beforeAll(async () => {
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent' }, []);
    if (typeof config === 'string') throw new Error(config);
    running = await startServer(config, new MemoryStore(), null);
  });
  afterAll(() => running.stop());

  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-reverie': '1' };
    const response = await fetch(running.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { table: string; owner: string; seats: (string | null)[]; code: string };
  };

  test('a game goes from a table to a file, and from the file to another table', async () => {
    const file = join(folder(), 'game.jsonl');
    const played = await reverie(
      ['play', 'two-card-poker', '--options', '{"hands":1}', '--save', file, '--seed', '1'],
      {
        typed: ['1', '1', '1', '1', '1', '1'],
      },
    );
    expect(played.code).toBe(0);
    const over = await reverie(['import', file, '--server', running.address]);
    expect([over.code, over.err]).toEqual([1, expect.stringContaining('la partie est finie à cet endroit')]);
    const last = readFileSync(file, 'utf8').trimEnd().split('\n').length - 2;
    for (const at of [String(last + 1), '999', '-1', 'x']) {
      const beyond = await reverie(['import', file, '--server', running.address, '--at', at]);
      expect([beyond.code, beyond.err]).toEqual([
        2,
        expect.stringContaining(`« ${at} » n’est pas un nombre de 0 à ${last}`),
      ]);
    }
    const { code, out } = await reverie(['import', file, '--server', running.address, '--at', '1', '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toContain('A table resumes after 2 entries.');
    const [seat] = /http\S+/.exec(out) ?? [];
    const damaged = join(folder(), 'damaged.jsonl');
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(damaged, lines.with(3, (lines[3] ?? '').replace('"seat":', '"seat": ')).join('\n'));
    const before = await reverie(['import', damaged, '--server', running.address, '--at', '1']);
    expect([before.code, before.out]).toEqual([
      0,
      expect.stringContaining('Laissé de côté, à partir d’ici : l’entrée 2'),
    ]);
    const beyond = await reverie(['import', damaged, '--server', running.address, '--at', '2']);
    expect([beyond.code, beyond.err]).toEqual([1, expect.stringContaining('l’entrée 2')]);

    const sat = await reverie(['join', seat ?? '', '--name', 'Ada'], { typed: ['quit'] });
    const own = /http\S+/.exec(sat.out)?.[0] ?? '';
    const taken = join(folder(), 'taken.jsonl');
    const early = await reverie(['export', own, '--out', taken, '--json']);
    expect(jsonLines(early.out)).toEqual([{ line: 'exported', file: taken, kind: 'transcript' }]);
    expect(readFileSync(taken, 'utf8')).toContain('"reverie":"transcript-1"');
    expect((await reverie(['verify', taken])).code).toBe(2);

    const rows = out.split('\n').map((line) => /http\S+/.exec(line)?.[0] ?? '');
    const [, id = '', watch = ''] = /\/t\/([\w-]+)#(\S+)/.exec(rows[3] ?? '') ?? [];
    const spoken = await post(`/api/tables/${id}/code`, { secret: watch });
    const byCode = await reverie(['export', spoken.code.replaceAll('-', ' '), '--server', running.address]);
    expect([byCode.code, byCode.out]).toEqual([0, expect.stringContaining('"reverie":"transcript-1"')]);
    const other = await reverie(['join', rows[2] ?? '', '--name', 'Blaise'], { typed: ['resign', 'quit'] });
    expect(other.code).toBe(0);
    const whole = await reverie(['export', own]);
    writeFileSync(taken, whole.out);
    const verified = await reverie(['verify', taken, '--json']);
    // What it copied was drawn elsewhere: only the other journal proves it.
    expect(jsonLines(verified.out)).toMatchObject([{ line: 'verified', audited: false, closed: true }]);
    const withParent = await reverie(['verify', taken, '--json', '--parent', file]);
    // It is what was played there, and that game was not played to its end: its seed is not published.
    expect(jsonLines(withParent.out)).toMatchObject([{ line: 'verified', audited: false, closed: true }]);
    expect((await reverie(['verify', taken, '--parent', taken])).err).toContain('la partie d’origine est');
    expect((await reverie(['replay', taken])).code).toBe(0);
  });

  test('what cannot be is said in one line, without the secret', async () => {
    const said = async (...argv: string[]) => {
      const { code, err } = await reverie(argv);
      return [code, err];
    };
    expect(await said('export', 'nonsense#canary')).toEqual([2, expect.not.stringContaining('canary')]);
    const { table } = await post('/api/tables', {
      game: 'tic-tac-toe',
      seats: [{ role: 'player' }, { role: 'player' }],
    });
    expect(await said('export', `${running.address}/t/${table}#canary`)).toEqual([
      1,
      expect.stringContaining('refuse'),
    ]);
    expect(await said('export', 'http://127.0.0.1:9/t/abc#x')).toEqual([1, expect.stringContaining('ne répond pas')]);
    expect(await said('import', 'nowhere.jsonl')).toEqual([2, expect.stringContaining('nowhere.jsonl')]);
    expect(await said('import', 'x', '--server', 'here')).toEqual([2, expect.stringContaining('adresse')]);
  });
});
