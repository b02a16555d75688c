import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { readConfig } from '@reverie/server/config';
import { type RunningServer, startServer } from '@reverie/server/server';
import { MemoryStore } from '@reverie/table/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonLines, reverie } from './reverie.ts';

let running: RunningServer;
beforeAll(async () => {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '100000', TABLES_AN_HOUR: '100000' }, []);
  if (typeof config === 'string') throw new Error(config);
  running = await startServer(config, new MemoryStore(), null);
});
afterAll(() => running.stop());

const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json', 'x-reverie': '1' };
  const response = await fetch(running.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { table: string; owner: string; seats: (string | null)[]; code: string };
};

/** A table against a program, one hand, begun as soon as the person has sat down. */
async function table(): Promise<{ link: string; id: string; owner: string; secret: string }> {
  const {
    table: id,
    owner,
    seats,
  } = await post('/api/tables', {
    game: 'two-card-poker',
    options: { hands: 1 },
    seats: [{ role: 'player' }, { role: 'player', sitter: { kind: 'program', program: 'random' } }],
  });
  const secret = seats[0] ?? '';
  return { id, owner, secret, link: `${running.address}/t/${id}#${secret}` };
}

describe('what a person keeps', () => {
  test('nonce and commitment are printed when the game begins, and verify compares them', async () => {
    const { link, id, owner } = await table();
    const sat = await reverie(['join', link, '--name', 'Ada'], { typed: ['quit'] });
    const own = /http\S+/.exec(sat.out)?.[0] ?? '';
    await post(`/api/tables/${id}/start`, { secret: owner });
    const played = await reverie(['join', own, '--json'], { typed: ['resign', 'quit'] });
    const lines = jsonLines(played.out);
    const nonces = lines.flatMap((line) => (line.kind === 'claimed' ? [String(line.nonce)] : []));
    expect(nonces).toHaveLength(1);
    const commitment = String(lines.find((line) => line.kind === 'opened')?.commitment);
    const file = join(mkdtempSync(join(tmpdir(), 'reverie-')), 'game.jsonl');
    await reverie(['export', own, '--out', file]);
    const good = ['verify', file, '--nonce', nonces[0] ?? '', '--commitment', commitment];
    expect((await reverie(good)).out).toContain('le vôtre est dans les tirages');
    expect((await reverie(['verify', file])).out).toContain('à comparer avec ce que vous avez gardé');
    expect(await reverie(['verify', file, '--nonce', 'another'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('n’est pas dans le journal'),
    });
    expect(await reverie(['verify', file, '--commitment', '0'.repeat(64)])).toMatchObject({
      code: 1,
      err: expect.stringContaining('n’est pas celui qui vous a été montré'),
    });
  });

  test('whoever waits for the game is told what to keep', async () => {
    const { link, id, owner } = await table();
    const stdin = new PassThrough();
    const joined = reverie(['join', link, '--name', 'Ada'], { stdin });
    const looks = async () =>
      (await post(`/api/tables/${id}/look`, { secret: owner })) as unknown as { free: number[] };
    while ((await looks()).free.length > 0) await new Promise((resolve) => setTimeout(resolve, 30));
    await post(`/api/tables/${id}/start`, { secret: owner });
    stdin.write('resign\n');
    stdin.end('quit\n');
    expect((await joined).out).toMatch(/À garder pour vérifier les tirages : --nonce [\w-]+ --commitment [0-9a-f]{64}/);
  });
});

describe('reverie join', () => {
  test('sits down by a link, plays a hand against a program, and says how to come back', async () => {
    const { link, id, owner } = await table();
    // Sitting down first, so that the game can begin before the answers are typed.
    const first = await reverie(['join', link, '--name', 'Ada'], { typed: ['quit'] });
    const again = /(http\S+)/.exec(first.out)?.[1] ?? '';
    expect(first.code).toBe(0);
    expect(again).toContain(`/t/${id}#`);
    await post(`/api/tables/${id}/start`, { secret: owner });
    const { code, out } = await reverie(['join', again], { typed: ['say bonsoir', '1', '1', '1'] });
    expect(code).toBe(0);
    expect(out).toContain('À vous de parler.');
    expect(out).toContain('Ada : bonsoir');
  });

  test('shows the recovery code once, and it gives the seat back', async () => {
    const { link, id } = await table();
    const { out } = await reverie(['join', link, '--name', 'Ada'], { typed: ['quit'] });
    const [own = ''] = /http\S+/.exec(out) ?? [];
    const code = /Code de récupération, à noter : ([\p{L}-]+)\./u.exec(out)?.[1] ?? '';
    expect((await reverie(['join', own], { typed: ['quit'] })).out).not.toContain('Code de récupération');
    expect(await post(`/api/tables/${id}/recover`, { code })).toMatchObject({ seat: 0 });
  });

  test('without a name and nobody to ask, the invitation stays good; at a keyboard the name is asked for', async () => {
    const { link } = await table();
    const nameless = await reverie(['join', link], { typed: ['quit'] });
    expect([nameless.code, nameless.err]).toEqual([2, expect.stringContaining('--name')]);
    const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    stdin.write('Ada\nquit\n');
    const { code, out } = await reverie(['join', link], { stdin, tty: true });
    expect([code, out]).toEqual([0, expect.stringContaining('Ada s’assied.')]);
  });

  test('a program without a name goes by its role and number', async () => {
    const { link, id, owner } = await table();
    const own = /http\S+/.exec((await reverie(['join', link, '--name', 'Ada'], { typed: ['quit'] })).out)?.[0] ?? '';
    await post(`/api/tables/${id}/start`, { secret: owner });
    const { out } = await reverie(['join', own, '--lang', 'en'], { typed: ['1', '1', '1'] });
    expect(out).toContain('player 2 gets ? ?.');
  });

  test('one’s own link is no attempt at anything, however often one comes back', async () => {
    const { link } = await table();
    const first = await reverie(['join', link, '--name', 'Ada'], { typed: ['quit'] });
    const own = /(http\S+)/.exec(first.out)?.[1] ?? '';
    for (let i = 0; i < 12; i++) expect((await reverie(['join', own], { typed: ['quit'] })).code).toBe(0);
  });

  test('at a keyboard: begins the game, stays when it is over, and plays again', async () => {
    const { link, id } = await table();
    const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    const card = async () =>
      (await (await fetch(`${running.address}/api/tables/${id}`)).json()) as { phase: string; rematch: string | null };
    const sitting = reverie(['join', link, '--name', 'Ada', '--lang', 'en'], { stdin, tty: true });
    stdin.write('start\n');
    await expect.poll(async () => (await card()).phase, { timeout: 20_000 }).not.toBe('gathering');
    await expect
      .poll(
        async () => {
          const { phase } = await card();
          if (phase !== 'over') stdin.write('1\n');
          return phase;
        },
        { timeout: 20_000, interval: 300 },
      )
      .toBe('over');
    stdin.write('rematch\n');
    await expect.poll(async () => (await card()).rematch, { timeout: 20_000 }).not.toBeNull();
    stdin.write('quit\n');
    const { code, out } = await sitting;
    expect(code).toBe(0);
    expect(out).toContain('The game is over: rematch, say …, or quit.');
    expect(out).toContain('Rematch at another table');
  });

  test('the odds of each choice come after the question', async () => {
    const opened = await post('/api/tables', { game: 'reve', seats: [{ role: 'haut-revant' }] });
    const stdin = new PassThrough();
    let heard = '';
    const sitting = reverie(
      ['join', `${running.address}/t/${opened.table}#${opened.seats[0]}`, '--name', 'Ada', '--lang', 'en'],
      {
        stdin,
        heard: (text) => (heard += text),
      },
    );
    stdin.write('start\n');
    // A line for each choice, and once more with its odds.
    await expect.poll(() => heard, { timeout: 60_000 }).toMatch(/\n +1 {2}[^\n]*\n[\s\S]*\n {2}1 {2}[^\n]*\d%/);
    stdin.end('quit\n');
    expect((await sitting).code).toBe(0);
  });

  test('understands what play understands, in both languages: words, JSON, why, rules', async () => {
    const { link, id } = await table();
    const typed = [
      'aide',
      'commencer',
      '="fold it"',
      'pourquoi',
      'règles POK-03',
      'zork',
      'sauver x',
      'passer',
      'quitter',
    ];
    const { code, out } = await reverie(['join', link, '--name', 'Ada'], { typed });
    expect(code).toBe(0);
    expect(out).toContain('commencer la partie, quand tous sont assis');
    expect(out).toContain('réponse mal formée : attendu check');
    expect(out).toMatch(/ Ada reçoit [^\n]*\n +POK-02 /);
    expect(out).toMatch(/\n +POK-03 {2}Le premier à parler/);
    expect(out).toContain('Pas compris : un numéro de la liste');
    expect(out).toContain('reverie export LIEN');
    expect(out).toContain('Ada passe.');
    const [own = ''] = /http\S+/.exec(out) ?? [];
    await reverie(['join', own], { typed: ['abandonner'] });
    const card = await fetch(`${running.address}/api/tables/${id}`);
    expect(await card.json()).toMatchObject({ phase: 'over' });
  });

  test('in JSON an answer may be JSON too, and what is looked up comes as lines', async () => {
    const { link } = await table();
    const typed = ['start', '="x"', 'why', 'rules POK-03', '"check"', 'quit'];
    const said = jsonLines((await reverie(['join', link, '--name', 'Ada', '--json'], { typed })).out);
    expect(said.filter(({ line }) => line === 'fate').map(({ fate }) => fate)).toEqual([
      'recorded',
      'refused',
      'recorded',
    ]);
    expect(said).toContainEqual({ line: 'rule', id: 'POK-03', text: expect.any(String) });
    expect(said.find(({ line }) => line === 'why')).toMatchObject({ lines: [{ event: { kind: 'dealt' } }, {}] });
  });

  test('where answers are numbers of cells, those are what one types, as at play', async () => {
    const seats = [{ role: 'player' }, { role: 'player', sitter: { kind: 'program', program: 'random' } }];
    const opened = await post('/api/tables', { game: 'tic-tac-toe', seats });
    const sit = (link: string, ...typed: string[]) =>
      reverie(['join', link, '--name', 'Ada', '--json'], { typed: [...typed, 'quit'] });
    const first = await sit(`${running.address}/t/${opened.table}#${opened.seats[0]}`, 'start', '4');
    const again = await sit(String(jsonLines(first.out)[0]?.link));
    const { standing } = jsonLines(again.out).findLast(({ line }) => line === 'standing') ?? {};
    expect((standing as { view: { cells: string[] } }).view.cells[4]).toBe('x');
  });

  test('a code that was read aloud is as good as the link', async () => {
    const { id, secret } = await table();
    const { code } = await post(`/api/tables/${id}/code`, { secret });
    const spoken = code.toUpperCase().replaceAll('-', ' ');
    const sat = await reverie(['join', spoken, '--name', 'Ada', '--server', running.address], { typed: ['quit'] });
    expect([sat.code, sat.out]).toEqual([0, expect.stringContaining(`${running.address}/t/${id}#`)]);
    // The seat is taken: the code leads there still, and opens nothing.
    const late = await reverie(['join', code, '--server', running.address]);
    expect([late.code, late.err]).toEqual([1, expect.stringContaining('n’ouvre plus rien')]);
    const wrong = await reverie(['join', 'hibou-hibou-hibou', '--server', running.address]);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('ne mène à aucune table')]);
    const nowhere = await reverie(['join', code, '--server', 'nonsense']);
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('« nonsense »')]);
  });

  test('in JSON every line, every standing and the fate of every command', async () => {
    const { link, id, owner } = await table();
    const first = await reverie(['join', link, '--name', 'Ada', '--json'], { typed: ['quit'] });
    const said = jsonLines(first.out);
    expect(said[0]).toEqual({
      line: 'seat',
      link: expect.stringContaining(`/t/${id}#`),
      recovery: expect.stringMatching(/^(\p{L}{4,}-?){5}$/u),
    });
    expect(said.some(({ line }) => line === 'standing')).toBe(true);
    await post(`/api/tables/${id}/start`, { secret: owner });
  });

  test('what is no link, no table or no server is said in one line', async () => {
    const said = async (...argv: string[]) => {
      const { code, err } = await reverie(['join', ...argv]);
      return [code, err];
    };
    expect(await said('hello')).toEqual([2, expect.stringContaining('n’est ni le lien d’une table ni un code')]);
    expect(await said(`${running.address}/t/nowhere#x`)).toEqual([
      1,
      expect.stringContaining('il n’y a pas de telle table'),
    ]);
    expect(await said('http://127.0.0.1:9/t/abc#x')).toEqual([1, expect.stringContaining('ne répond pas')]);
    const { id } = await table();
    expect(await said(`${running.address}/t/${id}#wrong`)).toEqual([1, expect.stringContaining('n’ouvre plus rien')]);
  });
});
