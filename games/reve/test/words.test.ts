/** The words of the game: nothing without its sentence, in either language, and no sentence with a hole in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Fast } from '@reverie/kernel/chance/fast';
import { type DecisionOf, LANGUAGES, type Seat } from '@reverie/kernel/game';
import { rulesIn } from '@reverie/kernel/rulebook';
import { describe, expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import { READY } from '../characters.ts';
import { type EncounterKind, priceOf } from '../data/encounters.ts';
import { CELLS, type Cell, cellsOfKind } from '../data/map.ts';
import type { Event } from '../events.ts';
import { game as reve } from '../game.ts';
import { step } from '../hex.ts';
import type { About, Question } from '../questions.ts';
import { RULEBOOK } from '../rulebook.ts';
import * as purposes from '../rules/purposes.ts';
import { dreamerOf } from '../state.ts';
import type { Types } from '../types.ts';
import type { DreamerView, View } from '../view.ts';
import { REASONS, WAY_WORDS } from '../words/lexicon.ts';
import { speech } from '../words/speech.ts';

const SEED = Number(process.env.REVERIE_SEED ?? 1);
const { rules, texts } = reve;
const { fr, en } = texts;
const reasons = Object.keys(REASONS);
const ada: Seat = { name: 'Ada', role: 'haut-revant' };
const gardien: Seat = { name: 'Gaspard', role: 'gardien' };
const blaise: Seat = { name: 'Blaise', role: 'haut-revant' };

/** Terms of the book that English has words for. */
const FRENCH = /montée|gardien|\bvoies?\b|refoulement|haut-rêvant|souffle|VOLONTÉ|\bVUE\b/i;

describe('the rule book', () => {
  const ids = RULEBOOK.flatMap((chapter) => Object.keys(chapter.rules));

  test('English says in English what it has words for', () => {
    for (const text of Object.values(rulesIn(RULEBOOK, 'en'))) expect(text).not.toMatch(FRENCH);
  });

  test('a text that names another rule names one that exists', () => {
    const named = LANGUAGES.flatMap((language) => Object.values(rulesIn(RULEBOOK, language))).join(' ');
    for (const [id] of named.matchAll(/\bRDD-[A-Z]+-\d+/g)) expect(ids).toContain(id);
  });
});

/** The arguments of a call whose first one begins here, as they are written. */
function argumentsAt(code: string, from: number): string[] {
  const args = [''];
  for (let at = from, depth = 0; depth >= 0; at++) {
    const sign = code[at] as string;
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) args.push('');
    else args[args.length - 1] += sign;
  }
  return args;
}

/** The words that an expression may stand for: itself, or either side of a condition. */
const literals = (expression: string): string[] =>
  [...expression.replace(/^[^?]*\?/, '').matchAll(/'(\w+)'/g)].map(([, word]) => word as string);

describe('every refusal has its reason', () => {
  const src = fileURLToPath(new URL('../', import.meta.url));
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(src + file, 'utf8'))
    .join('\n');
  const calls = [...code.matchAll(/\binvalid\(/g)].map(({ index }) => argumentsAt(code, index + 'invalid('.length));
  const others = [...code.matchAll(/\botherwise: \['[\w-]+', '(\w+)'\]/g)].map(([, reason = '']) => reason);
  const found = [...calls.flatMap(([, reason = '']) => literals(reason)), ...others];

  test('all of them are found in the sources', () => {
    for (const call of calls) expect(literals(call[1] ?? '')).not.toEqual([]);
    expect(calls.length).toBeGreaterThan(40);
    expect(others.length).toBeGreaterThan(10);
  });

  test.each([...new Set(found)].sort())('%s', (reason) => {
    expect(reasons).toContain(reason);
  });

  test('and none is there for nothing', () => {
    expect(reasons.filter((reason) => !found.includes(reason))).toEqual([]);
  });

  test('with its figures', () => {
    expect(fr.reason('tooFewPoints', { cost: 2, points: 1 })).toBe('il y faut 2 points de rêve, il en reste 1');
    expect(en.reason('tooSoon', { rounds: 1 })).toBe('not yet: the ascent is possible in 1 round');
    expect(fr.reason('wrongCell', { spell: 'Tympan d’Hypnos', where: 'collines' })).toBe(
      'Tympan d’Hypnos se lance ailleurs : collines',
    );
    expect(en.reason('wrongCell', { spell: 'Guerrier Sorde', where: 'D13' })).toBe(
      'Guerrier Sorde is cast elsewhere: Cité Sordide (D13, city)',
    );
  });

  test('what comes from elsewhere is said as it is', () => {
    for (const reason of ['toString', '__proto__', 'nonsense']) expect(fr.reason(reason, {})).toBe(reason);
  });
});

test.each(LANGUAGES)('%s has a phrase for every way in which a sentence says something', (language) => {
  const source = (name: string) =>
    readFileSync(new URL(`../words/${name}.ts`, import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const ways = [...(source(language) + source('lexicon')).matchAll(/\{\w+\|(\w+)\}/g)].map(([, how = '']) => how);
  expect(ways.length).toBeGreaterThan(100);
  for (const how of ways) expect(speech(language)).toHaveProperty(how);
});

test('every draw says what it is for', () => {
  const labels = Object.values(purposes).flatMap((purpose) => ('label' in purpose ? [purpose.label] : []));
  for (const label of [...labels, 'place', 'drift', 'changeur']) {
    expect(fr.purpose(label)).not.toBe(label);
    expect(en.purpose(label)).not.toBe('');
  }
  expect(labels.length).toBeGreaterThan(10);
});

test('what was drawn is read off the dice', () => {
  expect(fr.drawn('mastering', 7)).toBe('07');
  expect(fr.drawn('cast', 100)).toBe('00');
  expect(en.drawn('encounter.roll', 7)).toBe('7');
  expect(en.drawn('drift', 3)).toBe('SE');
});

describe('the log tells a story with its arithmetic', () => {
  // The rule of the log itself stands for those that the events would cite.
  const common = { rule: 'RDD-X-03', seat: 0 } as const;
  const rolled = { characteristic: 13, adjustment: -5, percent: 32, roll: 7, result: 'significative' } as const;
  const lines: readonly (readonly [Event, string, string])[] = [
    [
      { ...common, kind: 'wentUp', mode: 'normal', cost: 1, points: 13, phase: 1 },
      'Ada monte en TMR : 1 point de rêve, reste 13.',
      'Ada goes up into the Middle Lands: 1 rêve point, 13 left.',
    ],
    [
      { ...common, kind: 'entered', how: 'walk', terrain: 'collines', cell: 'J4', fatigue: 1 },
      'Ada avance : Collines d’Encre (J4). Fatigue +1.',
      'Ada moves on: Collines d’Encre (J4, hills). Fatigue +1.',
    ],
    [
      { ...common, kind: 'entered', how: 'changeur', terrain: 'monts', cell: null, fatigue: 0 },
      'Le Changeur dépose Ada : des monts, mais lesquels ?',
      'The Changer sets Ada down: mountains, but which?',
    ],
    [
      { ...common, kind: 'met', encounter: 'fleur', force: 4, again: false },
      'Ada rencontre une Fleur des rêves de force 4.',
      'Ada meets a Dream Flower of force 4.',
    ],
    [
      { ...common, kind: 'mastering', encounter: 'changeur', force: 8, voie: 'hypnos', rolled, success: true },
      'Ada affronte le Changeur de rêve (force 8) par Hypnos. Rêve 13 à −5, 32\u00a0% ; 07, significative : maîtrisé.',
      'Ada faces the Dream Changer (force 8) with Hypnos. Rêve 13 at −5, 32%; 07, significant success: mastered.',
    ],
    [
      { ...common, kind: 'dodged', encounter: 'reflet', until: (12 + 4) * 1200 },
      'Ada se dérobe ; le Reflet d’ancien rêve attendra là jusqu’à la fin de l’heure de la Couronne, jour 2.',
      'Ada dodges; the Reflection of an Old Dream will wait there until the end of the hour of the Crown, day 2.',
    ],
    [
      { ...common, kind: 'refoulementTest', roll: 3, counter: 5, holds: false },
      'Ada craque : 3 sur 1d20, pas au-dessus de 5. Le compteur revient à 0.',
      'Ada cracks: 3 on 1d20, not above 5. The counter goes back to 0.',
    ],
    [
      { ...common, kind: 'freed', encounter: 'reflet', drift: 0 },
      'Ada échappe enfin au Reflet d’ancien rêve.',
      'Ada escapes the Reflection of an Old Dream at last.',
    ],
    [
      { ...common, kind: 'cast', spell: 'tympan-d-hypnos', rolled, cost: 4, points: 9, again: false },
      'Ada lance Tympan d’Hypnos : RÊVE 13 à −5, 32\u00a0% ; 07, significative. Coût 4, reste 9.',
      'Ada casts Tympan d’Hypnos: RÊVE 13 at −5, 32%; 07, significant success. Cost 4, 9 left.',
    ],
    [
      { ...common, kind: 'dragon', table: 'queue', id: 'coupDeBarre', roll: 30 },
      'Ada reçoit une queue de Dragon (30) : Coup de barre. On prend aussitôt 3d6 points de fatigue.',
      'Ada gets a Dragon’s tail (30): Sudden weariness. One takes 3d6 points of fatigue at once.',
    ],
  ];

  test.each(lines)('%j', (event, inFrench, inEnglish) => {
    expect(fr.event(event, [ada])).toBe(inFrench);
    expect(en.event(event, [ada])).toBe(inEnglish);
  });
});

const ask = (question: Question): DecisionOf<Types> => ({ id: 0, seat: 0, ...question });
const lands = (about: Partial<About<'lands'>> = {}) =>
  ask({ kind: 'lands', about: { mode: 'normal', fatigue: 1, ...about } });
const encounter = (kind: EncounterKind, force = 7) =>
  ask({ kind: 'encounter', about: { encounter: kind, force, price: priceOf(kind) } });
const struggle = (kind: EncounterKind) =>
  ask({ kind: 'struggle', about: { encounter: kind, force: 8, price: 1, fatigue: 1 } });

test('a gardien is asked by name, and by number where nobody says who sits where', () => {
  const seats = [{ name: 'Ada', role: 'haut-revant' }];
  const asked = ask({ kind: 'permission', about: { seat: 0, of: 'accelere' } });
  expect(fr.decision(asked, seats)).toBe('Ada veut monter en accéléré. Le permettez-vous ?');
  expect(en.decision(asked)).toBe('seat 1 wants to go up in accelerated mode. Do you allow it?');
  const watch = ask({ kind: 'watch' });
  expect(fr.choice(watch, { do: 'break', seat: 0 }, seats)).toBe('rompre la concentration (Ada)');
});

test('a choice says what it costs, in the coins of the game', () => {
  const says = (of: DecisionOf<Types>, a: Answer, inFrench: string, inEnglish: string): void => {
    expect(fr.choice(of, a)).toBe(inFrench);
    expect(en.choice(of, a)).toBe(inEnglish);
  };
  const inertia = { costs: { normal: 2, accelere: 3 }, fatigue: 2 };
  says(
    ask({ kind: 'world', about: { costs: { normal: 1, accelere: 2 }, fatigue: 1 } }),
    { do: 'goUp', mode: 'normal' },
    'monter (1 point de rêve, 1 point de fatigue)',
    'go up (1 rêve point, 1 fatigue point)',
  );
  says(
    ask({ kind: 'world', about: inertia }),
    { do: 'goUp', mode: 'accelere' },
    'monter en accéléré (3 points de rêve, 2 points de fatigue)',
    'go up, accelerated (3 rêve points, 2 fatigue points)',
  );
  says(
    lands({ fatigue: 1 }),
    { do: 'go', towards: 'NE' },
    'aller au nord-est (1 point de fatigue)',
    'go north-east (1 fatigue point)',
  );
  const from = CELLS[0] as Cell;
  const to = CELLS[step(0, 'S') ?? -1] as Cell;
  says(
    lands({ cell: from.coord }),
    { do: 'go', towards: 'S' },
    `aller au sud : ${to.name}, ${to.coord} (1 point de fatigue)`,
    `go south: ${to.name}, ${to.coord} (1 fatigue point)`,
  );
  for (const about of [{ cell: from.coord, missing: [to.coord] }, { cell: from.coord }]) {
    says(
      lands(about),
      { do: 'go', towards: 'missing' in about ? 'S' : 'N' },
      `aller au ${'missing' in about ? 'sud' : 'nord'} : hors de la carte (1 point de fatigue)`,
      `go ${'missing' in about ? 'south' : 'north'}: off the map (1 fatigue point)`,
    );
  }
  says(encounter('passeur'), { do: 'dodge' }, 'se dérober (il attendra ici)', 'dodge (it will wait here)');
  says(encounter('fleur'), { do: 'dodge' }, 'se dérober (elle attendra ici)', 'dodge (it will wait here)');
  says(
    lands({ fatigue: 2 }),
    { do: 'stay' },
    'demeurer sur la case (2 points de fatigue)',
    'stay on the cell (2 fatigue points)',
  );
  says(
    lands({ fatigue: 1 }),
    { do: 'river', cell: 'A1' },
    'suivre le Fleuve jusqu’en A1 (1 point de fatigue)',
    'follow the river to A1 (1 fatigue point)',
  );
  says(encounter('fleur', 4), { do: 'master' }, 'maîtriser', 'master');
  says(
    encounter('mangeur', 4),
    { do: 'master' },
    'maîtriser (en cas d’échec 4 points de rêve)',
    'master (on failure 4 rêve points)',
  );
  says(
    struggle('reflet'),
    { do: 'master' },
    'maîtriser (1 point de fatigue pour ce round)',
    'master (1 fatigue point for this round)',
  );
  says(
    struggle('tourbillonBlanc'),
    { do: 'master', voie: 'hypnos' },
    'maîtriser par Hypnos (1 point de fatigue pour ce round ; en cas d’échec 1 point de rêve)',
    'master with Hypnos (1 fatigue point for this round; on failure 1 rêve point)',
  );
  says(
    encounter('tourbillonRouge', 8),
    { do: 'master' },
    'maîtriser (en cas d’échec 2 points de rêve et 1 de vie)',
    'master (on failure 2 rêve points and 1 of life)',
  );
  says(
    ask({ kind: 'cast' }),
    { do: 'cast', spell: 'tympan-d-hypnos' },
    'lancer Tympan d’Hypnos (R−5, 4 points de rêve)',
    'cast Tympan d’Hypnos (R−5, 4 rêve points)',
  );
  says(
    ask({ kind: 'cast' }),
    { do: 'cast', spell: 'anti-magie', cost: 1 },
    'lancer Anti-magie (R−2, 1 point de rêve)',
    'cast Anti-magie (R−2, 1 rêve point)',
  );
  says(
    encounter('reveDeDragon', 9),
    { do: 'repress' },
    'refouler (2 points de refoulement, et le test)',
    'repress (2 repression points, and the test)',
  );
  says(
    struggle('reflet'),
    { do: 'outside' },
    'le monde s’en mêle : un coup, une bousculade (1 point de refoulement, et le test)',
    'the world breaks in: a blow, a jostle (1 repression point, and the test)',
  );
  expect(fr.decision(encounter('changeur', 8))).toBe('Changeur de rêve, force 8 : que faites-vous ?');
  expect(en.decision(lands())).toBe('Where does the demi-rêve go?');
});

test.each([[[]], [['inertie', 'monteeLaborieuse']], [['epuisement', 'deplacementAccelere']]])(
  'the cost that is told is the cost that is paid, under %j',
  (effects: readonly string[]) => {
    const s = rules.setup(rules.options.parse({}), [ada], { chance: new Fast(1), tell: undefined });
    dreamerOf(s, 0).effects = effects.map((id) => ({ id }));
    const d = rules.pending(s)[0] as DecisionOf<Types>;
    for (const mode of ['normal', 'accelere'] as const) {
      const played = rules.copy(s);
      const told: Event[] = [];
      const [, points, fatigue] =
        /\((\d) points? de rêve, (\d) points? de fatigue\)/.exec(fr.choice(d, { do: 'goUp', mode })) ?? [];
      rules.answer(played, d, { do: 'goUp', mode }, { chance: new Fast(1), tell: (e) => told.push(e) });
      expect(told.find((e) => e.kind === 'wentUp')).toMatchObject({ cost: Number(points) });
      expect(told.find((e) => e.kind === 'entered')).toMatchObject({ fatigue: Number(fatigue) });
    }
  },
);

describe('the board', () => {
  const start = (sheet: object = READY.nitouche): View => {
    const options = rules.options.parse({ dreamers: [sheet] });
    return rules.view(rules.setup(options, [ada], { chance: new Fast(1), tell: undefined }), 0);
  };

  test('Nitouche at G4', async () => {
    await expect(`${fr.board(start(), [ada])}\n`).toMatchFileSnapshot('./boards/nitouche-at-g4.fr.txt');
  });

  test('lost in one of six sanctuaries', async () => {
    const view = start();
    const lost: DreamerView = {
      ...(view.dreamers[0] as DreamerView),
      cell: null,
      candidates: cellsOfKind('sanctuaire').map((cell) => CELLS[cell]?.coord ?? ''),
      journey: { mode: 'accelere', fatigue: 5, held: null } as DreamerView['journey'],
      reserves: [{ cell: 'J4', spell: 'tympan-d-hypnos', parameters: { cost: 4 }, erratic: false }],
    };
    const board = `${en.board({ ...view, dreamers: [lost] }, [ada])}\n`;
    await expect(board).toMatchFileSnapshot('./boards/nitouche-lost.en.txt');
  });

  test('every cell has its place, and the widest track still fits', () => {
    const board = fr.board(start({ ...READY.nitouche, endurance: 60, fatigue: 77 }), [ada]);
    const map = board.split('\n').slice(1, 32).join('\n');
    expect([...map.matchAll(/\/(?! {3}).{3}\\/g)].length).toBe(CELLS.length);
    expect([...map.matchAll(/\/≈≈≈\\/g)].length).toBe(cellsOfKind('fleuve').length);
    for (const line of board.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});

describe(`nothing that happens leaves a hole in a sentence (seed ${SEED})`, () => {
  const HOLE = /undefined|NaN|\[object|\bnull\b|[a-z][A-Z]|\w\.\d|\bown:| {2}| \.|\(\)|: \.$/;
  const whole = (line: string): void => expect(line).not.toMatch(HOLE);

  test.each([
    ['alone', [ada]],
    ['with a gardien', [ada, gardien]],
    ['two of them', [ada, blaise]],
  ] as const)('%s', (_, seats) => {
    const kinds = new Set<string>();
    for (let seed = SEED; seed < SEED + tiered(3, 20); seed++) {
      const chance = new Fast(seed);
      const told: Event[] = [];
      const io = { chance, tell: (e: Event) => told.push(e) };
      const s = rules.setup(rules.options.parse({}), seats, io);
      for (let moves = 0; moves < 150; moves++) {
        const open = rules.pending(s);
        const d = open[chance.pick({ label: 'test', seen: 'none' }, Math.max(1, open.length))];
        if (!d) break;
        const choices = rules.choices(s, d).filter((a) => a.do !== 'end');
        const a = choices[chance.pick({ label: 'test', seen: 'none' }, Math.max(1, choices.length))];
        if (!a) continue;
        expect(fr.decision(d)).not.toBe(d.kind);
        told.length = 0;
        for (const t of [fr, en]) for (const line of [t.decision(d), t.choice(d, a)]) whole(line);
        expect(`${en.decision(d)} ${en.choice(d, a)}`).not.toMatch(FRENCH);
        rules.answer(s, d, a, io);
        for (const e of told) {
          kinds.add(e.kind);
          const way = rules.way?.(e, d, a);
          if (way !== undefined) expect(WAY_WORDS).toHaveProperty([way]);
          for (const { what } of e.sum ?? []) expect(fr.term(what)).not.toBe(what);
          for (const t of [fr, en]) {
            whole(t.event(e, seats));
            if (t === en) expect(t.event(e, seats)).not.toMatch(FRENCH);
            expect(t.event(e, seats)).toMatch(/[.?]$/);
          }
        }
      }
      for (const t of [fr, en]) {
        const board = t.board(rules.view(s, 0), seats);
        if (t === en) expect(board).not.toMatch(FRENCH);
        expect(board).not.toMatch(/undefined|NaN|\[object|\bnull\b|[a-z][A-Z]|\bown:/);
        for (const line of board.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
      }
    }
    // Long enough to have seen most of what can be told.
    expect(kinds.size).toBeGreaterThan(tiered(18, 25));
  });
});
