import { describe, expect, test } from 'vitest';
import { jsonLines, reverie } from './reverie.ts';

const SEED = `chacha20-1:${'ab'.repeat(32)}`;

describe('a whole game', () => {
  test('tic-tac-toe, two people, the cells typed as they stand on the board', async () => {
    const { code, out, err } = await reverie(['play', 'tic-tac-toe', '--seats', 'Ada:human,Blaise:human'], {
      typed: ['0', '3', '1', '4', '2'],
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Ada marque la case 0. (TTT-01)');
    expect(out).toContain('x 1 2\n3 4 5\n6 7 8');
    expect(out).toContain('Quelle case marquez-vous ?');
    expect(out).toContain('Ada gagne la partie.\n  TTT-03  Trois de ses signes en ligne font gagner.');
    // Nothing is hidden in this game, so nobody has to look away.
    expect(out).not.toContain('détournent');
  });

  test('two-card poker against a program: commitment first, seed at the end, the same again for the same seed', async () => {
    const typed = new Array(20).fill('2');
    const argv = ['play', 'two-card-poker', '--options', '{"hands":3}', '--seed', SEED];
    const { code, out } = await reverie(argv, { typed });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Poker à deux cartes · règles 1\nAda, au clavier · Blaise, un programme\nEngagement du hasard : [0-9a-f]{64}\n/,
    );
    expect(out).toMatch(/\n> 2\n\n {2}Ada mise\. \(POK-03\)\n/);
    expect(out).toMatch(/ {2}1 {2}passer {3}perd \d+,\d\u00a0% · partage \d+,\d\u00a0% · gagne \d+,\d\u00a0%\n/);
    expect(out).toMatch(/(gagne la partie|Personne ne gagne la partie)/);
    expect(out).toContain(`Graine du hasard : ${SEED}`);
    expect(out).toContain('POK-07');
    expect((await reverie(argv, { typed })).out).toBe(out);
  });

  test('the cards of the others are nowhere on the screen before they are shown', async () => {
    const argv = ['play', 'two-card-poker', '--options', '{"hands":1}', '--seed', SEED, '--lang', 'en'];
    const { out } = await reverie(argv, { typed: ['quit'] });
    expect(out).toMatch(/Ada gets [9TJQKA] [9TJQKA]\./);
    expect(out).toContain('Blaise gets ? ?.');
    expect(out).toContain('hand of seat 1');
    expect(out).not.toContain('hand of seat 2');
    expect(out).not.toContain(SEED);
  });

  test('programs alone: somebody who stands by sees it all go past', async () => {
    const { code, out } = await reverie(['play', 'two-card-poker', '--seats', 'program,program', '--seed', '4']);
    expect(code).toBe(0);
    expect(out).toContain('votre main ? ?');
    expect(out).toContain('POK-07');
  });
});

test('hot seat: whoever comes next is called, and sees only their own hand', async () => {
  const argv = [
    'play',
    'two-card-poker',
    '--seats',
    'Marie:human,Paul:human',
    '--seed',
    SEED,
    '--options',
    '{"hands":1}',
  ];
  const { code, out } = await reverie(argv, { typed: ['', '2', '', '2'] });
  expect(code).toBe(0);
  const [before = '', marie = '', paul = ''] = out.split(/À (?:Marie|Paul)\. Que les autres détournent les yeux\./);
  expect(before).not.toContain('reçoit');
  expect(marie).toMatch(/Marie reçoit [9TJQKA] [9TJQKA]/);
  expect(marie).toContain('Paul reçoit ? ?');
  expect(paul).toMatch(/Paul reçoit [9TJQKA] [9TJQKA]/);
  expect(paul).toContain('Marie reçoit ? ?');
  expect(paul).toContain('On montre');
});

test('hot seat on a terminal: what the last player saw is wiped away', async () => {
  const argv = ['play', 'two-card-poker', '--seats', 'human,human', '--seed', SEED];
  const { out } = await reverie(argv, { typed: ['', '2', '', 'quit'], tty: true });
  const wiped = `${String.fromCharCode(27)}[2J`;
  expect(out.split(wiped).length).toBe(2);
  expect(out.split(wiped)[1]).toMatch(/^[^\n]*\n?.*À Blaise/s);
});

describe('at the prompt', () => {
  const poker = (typed: string[], ...more: string[]) =>
    reverie(['play', 'two-card-poker', '--seed', SEED, ...more], { typed });

  test('answers by number, by words, by their beginning, in JSON', async () => {
    for (const answer of ['2', ' 2 ', 'miser', 'MI', '"bet"', '= "bet"']) {
      expect((await poker([answer, 'quit'])).out, answer).toContain('Ada mise.');
    }
    expect((await poker(['bet', 'quit'], '--lang', 'en')).out).toContain('Ada bets.');
  });

  test('what makes no sense is said, and asked again', async () => {
    const typed = [
      '3',
      '0',
      '99999999999999999999',
      'NaN',
      '1.5',
      '-1',
      'x'.repeat(200_000),
      '{',
      '{"a":1}',
      '"call"',
      '[1]',
    ];
    const { code, out } = await poker([...typed, '2', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('Ce numéro n’est pas dans la liste.');
    expect(out).toContain('Pas compris : un numéro de la liste, ou ? pour l’aide.');
    expect(out).toContain('C’est trop long pour une réponse.');
    expect(out).toContain('Ce n’est pas du JSON.');
    expect(out).toContain('Refusé : réponse mal formée');
    expect(out).toContain('Refusé : « call » n’est pas possible ici (POK-03).');
    expect(out).toContain('Ada mise.');
    expect(out.length).toBeLessThan(5000);
  });

  test('several choices that begin alike are listed, and none is taken', async () => {
    const { out } = await reverie(['play', 'tic-tac-toe'], { typed: ['case', 'case 4', 'quit'] });
    expect(out).toContain('Lequel ?');
    expect(out).toContain('Ada marque la case 4.');
  });

  test('help, rules and reasons in either language', async () => {
    const { out } = await poker([
      '?',
      'aide',
      'règles POK-06',
      'rule pok-06',
      'regles',
      'rules POK-6',
      'pourquoi',
      'quit',
    ]);
    expect(out).toContain('sauver FICHIER');
    expect(out.match(/POK-06 {2}Une paire bat/g)?.length).toBe(3);
    expect(out).toContain('Il n’y a pas de règle « POK-6 » ; vouliez-vous dire « POK-06 » ?');
    expect(out).toMatch(/Ada reçoit . .\.\n {6}POK-02 {2}À chaque donne.*\n {6}tirage {2}main du siège 1 :/);
  });

  test('taking back: nothing yet; by consent of the programs; not against people', async () => {
    expect((await poker(['retour', 'quit'])).out).toContain('Il n’y a rien à reprendre.');
    const taken = await reverie(['play', 'tic-tac-toe'], { typed: ['4', 'back', 'quit'] });
    expect(taken.out).toContain('Repris, avec l’accord des programmes.');
    expect(taken.out.split('0 1 2\n3 4 5\n6 7 8').length).toBe(3);
    const people = await reverie(['play', 'tic-tac-toe', '--seats', 'human,human'], {
      typed: ['4', '0', 'back', 'quit'],
    });
    expect(people.out).toContain('Il faudrait l’accord des autres.');
  });

  test('leaving the table ends the game by its rule', async () => {
    const { code, out } = await reverie(['play', 'tic-tac-toe'], { typed: ['abandonner'] });
    expect(code).toBe(0);
    expect(out).toContain('Blaise gagne la partie.\n  TTT-05');
  });

  test('the end of the input is a polite leaving', async () => {
    for (const typed of [[], ['2'], ['quit'], ['quitter']]) {
      const { code, out, err } = await poker(typed);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('La partie n’est pas gardée.');
    }
  });

  test('a pipe that never answers is not listened to for ever', async () => {
    const { code, err } = await reverie(['play', 'tic-tac-toe'], { typed: new Array(500).fill('y') });
    expect([code, err]).toEqual([2, 'reverie: trop de réponses qui n’en sont pas : la partie s’arrête\n']);
  });
});

describe('real dice', () => {
  const dice = (typed: string[], ...more: string[]) =>
    reverie(['play', 'two-card-poker', '--dice', '--options', '{"hands":1}', ...more], { typed });

  test('draws are asked for, wrong ones refused with the reason, and the bag is not given away', async () => {
    const wrong = ['4', '0 0 0 0 0 3', '1 1', 'NaN', '{"a":1}', 'nonsense', '?'];
    const { code, out } = await dice([...wrong, '0 0 0 0 0 2', '1', '2', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('À tirer par Ada : main du siège 1.\n  2 en tout : combien de chacune des 6 sortes');
    expect(out).toContain('« 0 0 0 0 0 3 » n’est pas possible ici.');
    expect(out).toContain('Tapez ce qui est tombé');
    expect(out).toContain('main du siège 2 : personne ici ne doit voir ce tirage, la machine le fait');
    expect(out).toContain('Ada reçoit A A.');
    expect(out).not.toContain('4,4,4');
  });

  test('two people type their own cards, each alone at the screen; JSON is as good', async () => {
    const typed = ['', '[1,1,0,0,0,0]', '', '0,0,0,0,0,2', '', '2', '', '2'];
    const { code, out } = await dice(typed, '--seats', 'Ada:human,Blaise:human');
    expect(code).toBe(0);
    expect(out).toContain('À tirer par Blaise');
    expect(out).toContain('On montre : T 9 contre A A. (POK-05)');
    expect(out).toContain('Blaise gagne la partie.');
  });
});

test('as lines of JSON: every line can be read, odds are fractions, refusals have their reason', async () => {
  const argv = ['play', 'two-card-poker', '--json', '--seed', SEED, '--options', '{"hands":2}'];
  const { code, out, err } = await reverie(argv, {
    typed: ['nope', '"call"', '?', 'why', 'rules POK-01', ...new Array(20).fill('2')],
  });
  expect([code, err]).toEqual([0, '']);
  const lines = jsonLines(out);
  const kinds = new Set(lines.map(({ line }) => line));
  for (const kind of ['opening', 'event', 'view', 'decision', 'note', 'refusal', 'help', 'why', 'rule', 'end']) {
    expect(kinds, kind).toContain(kind);
  }
  expect(lines[0]).toMatchObject({
    game: 'two-card-poker',
    chance: { kind: 'audited', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(lines.at(-1)).toMatchObject({ line: 'end', outcome: { rule: 'POK-07' }, seed: SEED });
  const odds = lines
    .flatMap(({ choices }) => (choices as { odds: unknown }[] | undefined) ?? [])
    .map(({ odds }) => odds);
  expect(odds).toContainEqual({
    exact: true,
    ways: expect.arrayContaining([['win', expect.stringMatching(/^\d+\/\d+$/)]]),
  });
});

describe('the book or the house', () => {
  const artefacts = (typed: string[], ...more: string[]) =>
    reverie(['play', 'artefacts', '--seats', 'human,human', '--seed', SEED, ...more], { typed });

  test('--rules plays by the book or our way, and the opening says which, or neither', async () => {
    expect((await artefacts(['', 'quit'], '--rules', 'book')).out).toContain('règles : selon le livre');
    const ours = (await artefacts(['', 'quit'])).out;
    expect(ours).toContain('règles : à notre façon\n  – À trois ou quatre, un nouveau Dormeur ramène dans le deck');
    const neither = await artefacts(['', 'quit'], '--rules', 'book', '--options', '{"tie":"both"}', '--lang', 'en');
    expect(neither.out).toContain('rules: neither by the book nor our way');
    const { code, err } = await artefacts([], '--rules', 'mine');
    expect([code, err]).toEqual([2, expect.stringContaining('--rules vaut book ou ours, non « mine »')]);
    const none = await reverie(['play', 'two-card-poker', '--rules', 'book'], { typed: [] });
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('ne se joue que d’une façon')]);
  });

  test('a rule is read with whose it is', async () => {
    const { out } = await artefacts(['', 'rules ART-RESULT-07', 'rules ART-COLOUR-03', 'quit'], '--lang', 'en');
    expect(out).toContain('(the book · option “On a tie” tie)');
    expect(out).toContain('(ruling of this house: the book ties circle and cross together');
  });
});
