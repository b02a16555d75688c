import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { folder, reverie } from './reverie.ts';

const HUGE = 'x'.repeat(1_000_000);

/** What is typed, and what is said about it in French and in English. */
const bad: readonly (readonly [argv: string[], fr: string, en: string])[] = [
  [['play', 'two-card-pokr'], 'vouliez-vous dire « two-card-poker » ?', 'did you mean “two-card-poker”?'],
  [['play', 'go'], 'jeu inconnu : « go »', 'unknown game: “go”'],
  [['play', HUGE], 'jeu inconnu', 'unknown game'],
  [['play', '__proto__'], 'jeu inconnu', 'unknown game'],
  [['plya'], 'commande inconnue : « plya » ; vouliez-vous dire « play » ?', 'unknown command: “plya”'],
  [['help', 'me'], 'commande inconnue : « me »', 'unknown command: “me”'],
  [[HUGE], 'commande inconnue', 'unknown command'],
  [['play', 'tic-tac-toe', '--sed', '3'], 'option inconnue : --sed ; vouliez-vous dire « --seed » ?', '--seed'],
  [['--frobnicate'], 'option inconnue : --frobnicate', 'unknown option: --frobnicate'],
  [['play'], 'il manque : <jeu>', 'missing: <game>'],
  [['verify'], 'il manque : <fichier>', 'missing: <file>'],
  [['play', 'tic-tac-toe', '--seed'], 'il manque une valeur : --seed', 'missing value: --seed'],
  [['play', 'tic-tac-toe', 'now'], 'trop d’arguments', 'too many arguments'],
  [['play', 'two-card-poker', '--options', '{'], '--options n’est pas du JSON', '--options is not JSON'],
  [['play', 'two-card-poker', '--options', '['.repeat(100_000)], 'n’est pas du JSON', 'is not JSON'],
  [['play', 'two-card-poker', '--options', '[]'], 'options mal formées : attendu', 'malformed options: expected'],
  [['play', 'two-card-poker', '--options', '{"hands":0}'], 'à « hands » : attendu ≥ 1', 'at “hands”: expected ≥ 1'],
  [['play', 'two-card-poker', '--options', '{"hands":"3"}'], 'à « hands »', 'at “hands”'],
  [['play', 'two-card-poker', '--options', `{"${HUGE}":1}`], 'options mal formées', 'malformed options'],
  [['play', 'two-card-poker', '--seats', 'human'], 'au moins 2', 'at least 2'],
  [['play', 'two-card-poker', '--seats', 'human,human,program'], 'au plus 2', 'at most 2'],
  [['play', 'two-card-poker', '--seats', 'human,'.repeat(5000)], 'siège', 'seat'],
  [['play', 'two-card-poker', '--seats', 'human,robot'], 'siège « robot » mal écrit', 'malformed seat “robot”'],
  [['play', 'two-card-poker', '--seats', ':human,program'], 'mal écrit', 'malformed seat'],
  [['play', 'two-card-poker', '--seats', 'A:human:king,program'], 'pas de rôle « king »', 'no role “king”'],
  [['play', 'two-card-poker', '--seats', `${'A'.repeat(41)}:humain,programme`], '40 signes', '40 characters'],
  [['play', 'tic-tac-toe', '--seed', '-1'], '« -1 » n’est pas une graine', '“-1” is not a seed'],
  [['play', 'tic-tac-toe', '--seed', 'NaN'], 'n’est pas une graine', 'is not a seed'],
  [['play', 'tic-tac-toe', '--seed', '4294967296'], 'n’est pas une graine', 'is not a seed'],
  [['play', 'tic-tac-toe', '--seed', 'chacha20-1:00'], 'n’est pas une graine', 'is not a seed'],
  [['play', 'tic-tac-toe', '--seed', '1', '--dice'], 'ne vont pas ensemble', 'exclude each other'],
  [['play', 'tic-tac-toe', '--save', join('nowhere', 'at', 'all')], 'ne s’écrit pas', 'cannot be written'],
  [['replay', 'nowhere'], 'nowhere ne se lit pas : il n’y a rien de ce nom', 'no such file'],
  [['run', 'nowhere'], 'ne se lit pas', 'cannot be read'],
  [['run', '.'], 'c’est un dossier', 'it is a folder'],
  [['bench', 'tic-tac-toe', '--seconds', 'NaN'], '--seconds : « NaN » n’est pas', '--seconds: “NaN” is not'],
  [['bench', 'tic-tac-toe', '--seconds', '0'], 'de 0.01 à 600', 'from 0.01 to 600'],
  [['bench', 'tic-tac-toe', '--seconds', '1e9'], 'n’est pas un nombre', 'is not a number'],
  [['bench', 'chess'], 'jeu inconnu', 'unknown game'],
  [['--lang', 'de'], 'langue inconnue : « de »', 'unknown language: “de”'],
];

describe('bad input: exit code 2, one short line on stderr, nothing on stdout', () => {
  test.each(bad.map(([argv, fr, en]) => [argv.join(' ').slice(0, 60), argv, fr, en] as const))(
    '%s',
    async (_, argv, fr, en) => {
      for (const [said, env] of [
        [fr, {}],
        [en, { REVERIE_LANG: 'en' }],
      ] as const) {
        const { code, out, err } = await reverie(argv, { env });
        expect(err).toContain(said);
        expect([code, out]).toEqual([2, '']);
        expect(err.split('\n').length).toBe(2);
        expect(err.length).toBeLessThan(500);
      }
      const { code, out, err } = await reverie([...argv.slice(0, 1), '--json', ...argv.slice(1)]);
      const complaint = JSON.parse(err);
      expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
      expect(complaint).toEqual({
        error: { code: 2, text: expect.stringContaining(argv[0] === '--lang' ? 'langue' : fr) },
      });
    },
  );
});

describe('files that are not what they should be', () => {
  const commands = ['replay', 'verify', 'run'];

  test('too large a file is not read', async () => {
    const file = join(folder(), 'large');
    writeFileSync(file, '');
    truncateSync(file, 64 * 1024 * 1024 + 1);
    for (const command of commands) {
      const { code, err } = await reverie([command, file]);
      expect([code, err]).toEqual([2, expect.stringContaining('dépasse 64 Mo')]);
    }
  });

  test('a binary file is not text', async () => {
    const file = join(folder(), 'binary');
    for (const bytes of [
      [0x7b, 0, 0x7d],
      [0xff, 0xfe, 0x41],
      [0xc3, 0x28],
    ]) {
      writeFileSync(file, Buffer.from(bytes));
      for (const command of commands) {
        const { code, err } = await reverie([command, file]);
        expect([code, err]).toEqual([2, expect.stringContaining('n’est pas du texte')]);
      }
    }
  });

  test('something else is not a journal, nor a scenario', async () => {
    const file = join(folder(), 'else');
    for (const text of ['', '\n', '{}', 'bread\nmilk\n', '[1,2]', '"reverie"', `${HUGE}\n`, '['.repeat(100_000)]) {
      writeFileSync(file, text);
      for (const command of commands) {
        const { code, out, err } = await reverie([command, file]);
        expect([code, out]).toEqual([2, '']);
        expect(err.split('\n').length).toBe(2);
        expect(err.length).toBeLessThan(500);
      }
    }
  });
});

test('nothing that comes from outside can steer the terminal', async () => {
  const ESC = String.fromCharCode(27);
  const { err } = await reverie(['play', `x${ESC}]0;title${String.fromCharCode(7)}`]);
  expect(err).not.toContain(ESC);
  const { out } = await reverie(['play', 'tic-tac-toe', '--seats', `A${ESC}[2J:human,bot`], { typed: ['quit'] });
  expect(out).not.toContain(ESC);
});

test('a fault of our own is one line too, and exit code 1', async () => {
  const fault = () => {
    throw new Error('no more chance\nat some line of some file');
  };
  const { code, err } = await reverie(['play', 'tic-tac-toe'], { entropy: fault });
  expect([code, err]).toEqual([1, 'reverie: erreur interne : no more chance\n']);
});

test('an input that cannot be read ends the game, and is no scenario', async () => {
  const broken = () =>
    new Readable({
      read() {
        this.destroy(new Error('gone'));
      },
    });
  expect((await reverie(['play', 'tic-tac-toe'], { stdin: broken() })).code).toBe(0);
  expect((await reverie(['run', '-'], { stdin: broken() })).code).toBe(2);
  const closed = new Readable().destroy();
  expect((await reverie(['play', 'tic-tac-toe'], { stdin: closed })).code).toBe(0);
});
