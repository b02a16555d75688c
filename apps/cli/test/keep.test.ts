import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type Entry, JournalWriter, readJournal, writeJournal } from '@reverie/kernel/journal';
import { describe, expect, test } from 'vitest';
import { NO_MODES, needing } from '../../../tools/left-out.mjs';
import { folder, jsonLines, reverie } from './reverie.ts';

const SEED = `chacha20-1:${'cd'.repeat(32)}`;
const THREE = ['--options', '{"hands":3}'];
const answers = new Array(20).fill('2');

/** A finished game of poker, and the lines of its journal. */
async function finished(): Promise<{ dir: string; file: string; lines: string[] }> {
  const dir = folder();
  const file = join(dir, 'game.jsonl');
  const { code } = await reverie(['play', 'two-card-poker', ...THREE, '--seed', SEED, '--save', file], {
    typed: answers,
  });
  expect(code).toBe(0);
  return { dir, file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') };
}

test('save, resume, replay, verify', async () => {
  const dir = folder();
  const file = join(dir, 'game.jsonl');
  const begun = await reverie(['play', 'two-card-poker', ...THREE, '--save', file], { typed: ['2', 'quit'] });
  expect(begun.code).toBe(0);
  expect(begun.out).toContain(`Partie gardée dans ${file}.`);
  expect(begun.out).toContain(`Pour reprendre : reverie play two-card-poker --resume ${file}`);
  const started = { env: { npm_lifecycle_event: 'start' }, typed: ['quit'] };
  const other = await reverie(['play', 'two-card-poker', '--save', join(dir, 'other')], started);
  expect(other.out).toContain('Pour reprendre : npm start -- play two-card-poker --resume');
  for (const made of ['other', 'other.seed']) rmSync(join(dir, made));
  // The seed is kept apart, and is not in the journal.
  const seed = readFileSync(`${file}.seed`, 'utf8').trim();
  expect(readFileSync(file, 'utf8')).not.toContain(seed);

  const unfinished = await reverie(['verify', file]);
  expect(unfinished.code).toBe(0);
  expect(unfinished.out).toContain('la graine n’est pas encore publiée');
  expect(unfinished.out).toContain('partie inachevée');

  const before = readFileSync(file, 'utf8');
  const ended = await reverie(['play', 'two-card-poker', '--resume', file], { typed: answers });
  expect(ended.code).toBe(0);
  expect(ended.out).toContain('La partie reprend où elle en était.');
  expect(ended.out).toContain('Ada mise. (POK-03)');
  expect(ended.out).toContain(`À vérifier avec : reverie verify ${file}`);
  expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
  expect(readdirSync(dir)).toEqual(['game.jsonl']);

  const verified = await reverie(['verify', file, '--lang', 'en']);
  expect([verified.code, verified.err]).toEqual([0, '']);
  expect(verified.out).toMatch(/seed and commitment {2}\d+ draws from the published seed/);
  expect(verified.out).toContain('The journal is valid.');

  const replayed = await reverie(['replay', file]);
  expect(replayed.code).toBe(0);
  expect(replayed.out).toMatch(/^ {3}0 {2}Ada reçoit \? \?\. \(POK-02\)$/m);
  expect(replayed.out).toContain('POK-07');

  const again = await reverie(['play', 'two-card-poker', '--resume', file]);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('cette partie est finie')]);
});

test.skipIf(NO_MODES)(needing('the seed is for its owner alone', NO_MODES), async () => {
  const file = join(folder(), 'game.jsonl');
  await reverie(['play', 'two-card-poker', '--save', file], { typed: ['quit'] });
  expect(statSync(`${file}.seed`).mode & 0o077).toBe(0);
});

test('taking back, saving and going on in between: every draw is still from the seed', async () => {
  const file = join(folder(), 'game.jsonl');
  const ten = ['--options', '{"hands":10}'];
  await reverie(['play', 'two-card-poker', ...ten, '--save', file], { typed: ['2', '2', 'retour', '1', 'retour'] });
  await reverie(['play', 'two-card-poker', '--resume', file], { typed: ['2', '2', '2', 'retour', 'quit'] });
  const { out } = await reverie(['play', 'two-card-poker', '--resume', file], { typed: new Array(60).fill('2') });
  expect(out).toContain('gagne');
  const { code, out: verified } = await reverie(['verify', file]);
  expect([code, verified]).toEqual([0, expect.stringContaining('Le journal tient.')]);
  expect((await reverie(['replay', file])).out).toContain('retour à l’entrée');
});

test('a game can be kept from the prompt, also elsewhere', async () => {
  const dir = folder();
  const [one, two] = [join(dir, 'one'), join(dir, 'two')];
  const typed = ['sauver', `sauver ${one}`, '2', `save ${two}`, `save ${join(dir, 'no', 'where')}`, 'quit'];
  const { code, out } = await reverie(['play', 'two-card-poker', '--seed', '3'], { typed });
  expect(code).toBe(0);
  expect(out).toContain('Dans quel fichier ?');
  expect(out).toContain(`Partie gardée dans ${one}.`);
  expect(out).toContain('ne s’écrit pas');
  expect(readFileSync(two, 'utf8').startsWith(readFileSync(one, 'utf8'))).toBe(true);
});

test('other chance is taken up too: fast goes on, real dice are asked for again', async () => {
  const fast = join(folder(), 'fast');
  await reverie(['play', 'two-card-poker', ...THREE, '--seed', '7', '--save', fast], { typed: ['2', 'quit'] });
  expect((await reverie(['play', 'two-card-poker', '--resume', fast], { typed: answers })).code).toBe(0);
  const { code, out } = await reverie(['verify', fast]);
  expect([code, out]).toEqual([0, expect.stringContaining('sans engagement (hasard rapide)')]);
  // The generator goes on where it stood, and does not deal the first hands again.
  const drawn = readJournal(readFileSync(fast, 'utf8')).journal?.entries.flatMap((e) => ('drawn' in e ? e.drawn : []));
  const hands = drawn?.map(([, hand]) => JSON.stringify(hand)) ?? [];
  expect(hands.length).toBe(6);
  expect(hands.slice(2, 4)).not.toEqual(hands.slice(0, 2));

  const dice = join(folder(), 'dice');
  await reverie(['play', 'two-card-poker', '--dice', '--save', dice], { typed: ['0 0 0 0 0 2', 'quit'] });
  const again = await reverie(['play', 'two-card-poker', '--resume', dice], { typed: ['1', 'quit'] });
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('Ada reçoit A A.')]);
});

describe('an output that nobody reads on', () => {
  const PROGRAMS = ['--seats', 'program,program', '--options', '{"hands":200}'];
  const pipe = (after: number) => ({ after, code: 'EPIPE' });

  test.each([0, 1, 40])(
    'closed after %i pieces: the programs stop, and what they played is kept whole',
    async (after) => {
      const dir = folder();
      const file = join(dir, 'game');
      const argv = ['play', 'two-card-poker', ...PROGRAMS, '--save', file];
      const { code, err } = await reverie(argv, { closes: pipe(after), exit: () => expect.unreachable() });
      expect([code, err]).toEqual([0, '']);
      expect(readdirSync(dir).toSorted()).toEqual(['game', 'game.seed']);
      const { journal, fault } = readJournal(readFileSync(file, 'utf8'));
      expect(fault).toBeUndefined();
      expect(journal?.entries.at(-1)?.do).not.toBe('end');
      if (after === 40) expect(journal?.entries.length).toBeGreaterThan(5);
      const on = await reverie(['play', 'two-card-poker', '--resume', file, ...PROGRAMS.slice(0, 2)]);
      expect(on).toMatchObject({ code: 0, err: '' });
      expect((await reverie(['verify', file])).out).toContain('Le journal tient.');
      expect(readdirSync(dir)).toEqual(['game']);
    },
  );

  test('somebody who is being asked is not waited for', async () => {
    const file = join(folder(), 'game');
    const stdin = new PassThrough();
    const argv = ['play', 'two-card-poker', ...THREE, '--save', file];
    const { code } = await reverie(argv, { stdin, closes: pipe(3), exit: () => expect.unreachable() });
    expect(code).toBe(0);
    expect((await reverie(['verify', file])).code).toBe(0);
  });

  test('a full disk is a failure, and what was played is kept all the same', async () => {
    const file = join(folder(), 'game');
    const argv = ['play', 'two-card-poker', ...PROGRAMS, '--save', file];
    const { code, err } = await reverie(argv, { closes: { after: 4, code: 'ENOSPC' } });
    expect([code, err]).toEqual([1, 'reverie: write ENOSPC\n']);
    expect((await reverie(['verify', file])).code).toBe(0);
  });

  test('who keeps nothing just ends', async () => {
    const { file } = await finished();
    const codes: number[] = [];
    await reverie(['replay', file], { closes: pipe(1), exit: (code) => codes.push(code) });
    await reverie(['replay', file], { closes: { after: 1, code: 'ENOSPC' }, exit: (code) => codes.push(code) });
    await expect.poll(() => codes).toEqual([0, 1]);
  });
});

describe('nothing is overwritten', () => {
  test('not a file of somebody’s, nor another game, nor the same game further on', async () => {
    const { file, dir } = await finished();
    const note = join(dir, 'note.txt');
    writeFileSync(note, 'bread and milk');
    const before = readFileSync(file, 'utf8');
    for (const target of [note, file]) {
      for (const seed of [[], ['--seed', SEED], ['--seed', '1']]) {
        const argv = ['play', 'two-card-poker', ...THREE, ...seed, '--save', target];
        const { code, err } = await reverie(argv, { typed: ['2', 'quit'] });
        expect([code, err]).toEqual([2, expect.stringContaining('rien n’est écrasé')]);
      }
      const { out } = await reverie(['play', 'tic-tac-toe'], { typed: [`save ${target}`] });
      expect(out).toContain('rien n’est écrasé');
    }
    expect(readFileSync(note, 'utf8')).toBe('bread and milk');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(dir).toSorted()).toEqual(['game.jsonl', 'note.txt']);
  });

  test('not a seed that belongs to something else', async () => {
    const file = join(folder(), 'game');
    writeFileSync(`${file}.seed`, 'precious');
    const { code, err } = await reverie(['play', 'two-card-poker', '--save', file]);
    expect([code, err]).toEqual([2, expect.stringContaining(`${file}.seed existe`)]);
    expect(existsSync(file)).toBe(false);
    expect(readFileSync(`${file}.seed`, 'utf8')).toBe('precious');
  });
});

describe('what cannot be taken up again says why', () => {
  test('options that are settled, another game, other seats', async () => {
    const file = join(folder(), 'game');
    await reverie(['play', 'two-card-poker', '--save', file], { typed: ['2', 'quit'] });
    const resume = async (...argv: string[]) => (await reverie(['play', ...argv, '--resume', file])).err;
    expect(await resume('tic-tac-toe')).toContain('une partie de two-card-poker, pas de tic-tac-toe');
    expect(await resume('two-card-poker', '--options', '{}')).toContain('--options ne va pas avec --resume');
    expect(await resume('two-card-poker', '--dice')).toContain('--dice ne va pas avec --resume');
    expect(await resume('two-card-poker', '--seats', 'human')).toContain('la partie en a 2');
    expect(await resume('two-card-poker', '--seats', 'Eve:human,program')).toContain('est assis « Ada »');
    expect(await resume('two-card-poker', '--seed', SEED)).toContain('l’engagement ne correspond pas');
    writeFileSync(`${file}.seed`, SEED);
    expect(await resume('two-card-poker')).toContain('l’engagement ne correspond pas');
  });

  test('a seed that is gone can be given', async () => {
    const dir = folder();
    const file = join(dir, 'game');
    await reverie(['play', 'two-card-poker', '--seed', SEED, '--save', file], { typed: ['2', 'quit'] });
    const elsewhere = join(folder(), 'copy');
    writeFileSync(elsewhere, readFileSync(file));
    const lost = await reverie(['play', 'two-card-poker', '--resume', elsewhere]);
    expect([lost.code, lost.err]).toEqual([2, expect.stringContaining('donnez --seed')]);
    const given = await reverie(['play', 'two-card-poker', '--resume', elsewhere, '--seed', SEED], { typed: ['quit'] });
    expect(given.code).toBe(0);
  });
});

describe('a journal that was touched', () => {
  test('is told up to there, and the entry is named', async () => {
    const { file, lines } = await finished();
    const touched = [...lines];
    touched[3] = (touched[3] as string).replace('"seat":', '"seat": ');
    writeFileSync(file, `${touched.join('\n')}\n`);
    const { code, out, err } = await reverie(['replay', file]);
    expect(out).toMatch(/^ {3}1 {2}/m);
    expect(out).not.toMatch(/^ {3}2 {2}/m);
    expect([code, err]).toEqual([1, 'reverie: l’entrée 2 a été modifiée : son empreinte ne correspond pas\n']);
    expect(await reverie(['verify', file, '--lang', 'en'])).toEqual({
      code: 1,
      out: '',
      err: 'reverie: entry 2 was altered: its hash does not match\n',
    });
    expect((await reverie(['play', 'two-card-poker', '--resume', file])).code).toBe(1);
    // What stands before the damage can still be read.
    expect((await reverie(['replay', file, '--to', '1'])).code).toBe(0);
    expect((await reverie(['replay', file, '--to', '2'])).code).toBe(1);
  });

  test('by an editor says what the editor did', async () => {
    const { file, lines } = await finished();
    const whole = `${lines.join('\n')}\n`;
    const told = async (text: string) => {
      writeFileSync(file, text);
      const { code, err } = await reverie(['verify', file, '--lang', 'en']);
      expect(code).toBe(1);
      return err;
    };
    expect(await told(whole.slice(0, -1))).toContain('is not ended by a line feed');
    expect(await told(`${whole}\n`)).toContain('there is an empty line');
    expect(await told(whole.replaceAll('\n', '\r\n'))).toContain('end as on Windows');
    expect(await told(`\uFEFF${whole}`)).toContain('begins with a byte order mark');
  });

  test('can be gone on from where it still holds, as a game of its own', async () => {
    const { file, lines, dir } = await finished();
    const touched = [...lines];
    touched[4] = (touched[4] as string).replace('"seat":', '"seat": ');
    writeFileSync(file, `${touched.join('\n')}\n`);
    const resume = ['play', 'two-card-poker', '--resume', file];
    expect(await reverie(resume)).toMatchObject({ code: 1, err: expect.stringContaining('--at 2') });
    expect(await reverie([...resume, '--at', '3'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('un nombre de 0 à 2'),
    });
    expect((await reverie(['play', 'two-card-poker', '--at', '1'])).err).toContain('--at ne va qu’avec --resume');
    const other = join(dir, 'other');
    const { code, out } = await reverie([...resume, '--at', '2', '--save', other], { typed: answers });
    expect([code, out]).toEqual([0, expect.stringContaining('Laissé de côté, à partir d’ici : l’entrée 3')]);
    expect((await reverie(['verify', other])).out).toContain('que seul son journal prouve : --parent');
    expect(readJournal(readFileSync(other, 'utf8')).journal?.header.forked?.entries).toBe(3);
    expect(readFileSync(file, 'utf8')).toBe(`${touched.join('\n')}\n`);
  });

  test('a whole one can be branched off too, but not after its end', async () => {
    const { file, lines } = await finished();
    const branch = (at: number) =>
      reverie(['play', 'two-card-poker', '--resume', file, '--at', String(at)], { typed: ['quit'] });
    expect(await branch(1)).toMatchObject({ code: 0, err: '', out: expect.not.stringContaining('Laissé') });
    expect(await branch(lines.length - 2)).toMatchObject({
      code: 2,
      err: expect.stringContaining('est finie à l’entrée'),
    });
  });

  test('is found out in its header, at a cut, and when it is forged with new hashes', async () => {
    const { file, lines } = await finished();
    const verdict = async (text: string) => {
      writeFileSync(file, text);
      const { code, err } = await reverie(['verify', file]);
      expect(err.split('\n').length).toBe(code === 0 ? 1 : 2);
      return [code, err];
    };
    const [head = '', ...entries] = lines;
    expect(await verdict([head.replace('"Ada"', '"Eve"'), ...entries, ''].join('\n'))).toEqual([
      1,
      expect.stringContaining('l’en-tête du journal est abîmé ou a été modifié'),
    ]);
    expect(await verdict(lines.join('\n').slice(0, -40))).toEqual([1, expect.stringContaining('tronqué')]);
    expect(await verdict([head, ...entries.slice(0, 2), ''].join('\n'))).toEqual([0, '']);
    expect(await verdict(`\ufeff${lines.join('\n')}\n`)).toEqual([
      expect.any(Number),
      expect.stringContaining('journal'),
    ]);
    const forged = (change: (entry: Entry) => Entry) => {
      const { journal } = readJournal(`${lines.join('\n')}\n`);
      if (!journal) throw new Error('the journal was good before');
      const { hash: _, ...header } = journal.header;
      const writer = JournalWriter.begin(header);
      for (const entry of journal.entries) {
        const { n: _n, hash: _hash, ...draft } = change(entry);
        writer.add(draft as Parameters<JournalWriter['add']>[0]);
      }
      return writeJournal(writer);
    };
    expect((await verdict(forged((entry) => entry)))[0]).toBe(0);
    const luckier = forged((e) =>
      e.do === 'setup' ? { ...e, drawn: [['deal.0', [0, 0, 0, 0, 0, 2]], e.drawn[1] as never] } : e,
    );
    expect((await verdict(luckier))[0]).toBe(1);
    const crowned = forged((e) => (e.do === 'end' ? { ...e, outcome: { winners: [0, 1], rule: 'POK-07' } } : e));
    expect((await verdict(crowned))[0]).toBe(1);
    const reseeded = forged((e) => (e.do === 'end' ? { ...e, seed: `chacha20-1:${'00'.repeat(32)}` } : e));
    expect(await verdict(reseeded)).toEqual([1, expect.stringContaining('l’engagement')]);
  });

  test('or that is of a game or of rules that are not here', async () => {
    const { file, lines } = await finished();
    const { journal } = readJournal(`${lines.join('\n')}\n`);
    const { hash: _, ...header } = journal?.header ?? ({} as never);
    writeFileSync(file, writeJournal(JournalWriter.begin({ ...header, game: 'chess' })));
    expect(await reverie(['verify', file])).toMatchObject({ code: 2, err: expect.stringContaining('jeu inconnu') });
    writeFileSync(file, writeJournal(JournalWriter.begin({ ...header, version: '99' })));
    for (const command of ['verify', 'replay']) {
      expect(await reverie([command, file])).toMatchObject({
        code: 1,
        err: expect.stringContaining('suit les règles 99'),
      });
    }
    writeFileSync(file, writeJournal(JournalWriter.begin(header)));
    expect(await reverie(['play', 'two-card-poker', '--resume', file])).toMatchObject({ code: 2 });
    for (const command of ['verify', 'replay']) expect((await reverie([command, file])).code).toBe(0);
  });
});

describe('replay', () => {
  test('as a seat, by number or name, as a spectator, or as one who sees everything', async () => {
    const { file } = await finished();
    const told = async (...argv: string[]) => (await reverie(['replay', file, ...argv])).out;
    const hand = /Blaise reçoit [9TJQKA] [9TJQKA]/;
    expect(await told('--as', '1')).toMatch(hand);
    expect(await told('--as', 'Blaise')).toBe(await told('--as', '1'));
    expect(await told('--as', '0')).not.toMatch(hand);
    expect(await told()).not.toMatch(/reçoit [9TJQKA]/);
    expect(await told('--as', 'all')).toMatch(hand);
    expect(await told('--as', 'all')).toMatch(/Ada reçoit [9TJQKA] [9TJQKA]/);
    for (const nobody of ['2', '-1', 'NaN', 'Eve', '']) {
      expect(await reverie(['replay', file, '--as', nobody])).toMatchObject({ code: 2, out: '' });
    }
  });

  test('up to an entry, one at a time, as JSON', async () => {
    const { file, lines } = await finished();
    const short = await reverie(['replay', file, '--to', '1']);
    expect(short.out).toMatch(/^ {3}1 {2}/m);
    expect(short.out).not.toMatch(/^ {3}2 {2}/m);
    for (const wrong of ['-1', '1.5', 'NaN', '1e3', String(lines.length)]) {
      expect(await reverie(['replay', file, '--to', wrong])).toMatchObject({ code: 2, out: '' });
    }
    const stepped = await reverie(['replay', file, '--step'], { typed: ['', 'q'] });
    expect(stepped.code).toBe(0);
    expect(stepped.out).toMatch(/^ {3}1 {2}/m);
    expect(stepped.out).not.toMatch(/^ {3}2 {2}/m);
    const json = jsonLines((await reverie(['replay', file, '--json', '--as', 'all'])).out);
    expect(json[0]).toMatchObject({ line: 'event', entry: 0, event: { kind: 'dealt' } });
    expect(json.at(-1)).toMatchObject({ line: 'end', outcome: { rule: 'POK-07' } });
  });
});

test('a journal from standard input is as good as one from a file', async () => {
  const { file } = await finished();
  const input = readFileSync(file, 'utf8');
  for (const command of [['verify'], ['replay', '--as', 'all']]) {
    const [name = '', ...more] = command;
    expect(await reverie([name, '-', ...more], { input })).toEqual(await reverie([name, file, ...more]));
  }
  expect(await reverie(['replay', '-', '--step'], { input })).toMatchObject({
    code: 2,
    err: expect.stringContaining('--step ne va pas avec -'),
  });
});

test('verify as JSON', async () => {
  const { file } = await finished();
  const { out } = await reverie(['verify', file, '--json']);
  expect(jsonLines(out)).toEqual([
    expect.objectContaining({ line: 'verified', game: 'two-card-poker', audited: true, closed: true, draws: 6 }),
  ]);
});
