import { readConfig } from '@reverie/server/config';
import { type Running, startServer } from '@reverie/server/server';
import { MemoryStore } from '@reverie/table/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonLines, reverie } from './reverie.ts';

let running: Running;
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

  test('a code that was read aloud is as good as the link', async () => {
    const { id, secret } = await table();
    const { code } = await post(`/api/tables/${id}/code`, { secret });
    const spoken = code.toUpperCase().replaceAll('-', ' ');
    const sat = await reverie(['join', spoken, '--name', 'Ada', '--server', running.address], { typed: ['quit'] });
    expect([sat.code, sat.out]).toEqual([0, expect.stringContaining(`${running.address}/t/${id}#`)]);
    // The seat is taken: the code leads there still, and opens nothing.
    const late = await reverie(['join', code, '--server', running.address]);
    expect([late.code, late.err]).toEqual([1, expect.stringContaining('n’ouvre plus rien')]);
    const wrong = await reverie(['join', 'babab-babab-babab', '--server', running.address]);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('ne mène à aucune table')]);
    const nowhere = await reverie(['join', code, '--server', 'nonsense']);
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('« nonsense »')]);
  });

  test('in JSON every line, every standing and the fate of every command', async () => {
    const { link, id, owner } = await table();
    const first = await reverie(['join', link, '--json'], { typed: ['quit'] });
    expect(jsonLines(first.out).some(({ line }) => line === 'standing')).toBe(true);
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
