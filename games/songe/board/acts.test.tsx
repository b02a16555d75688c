/** Every answer of the schema can be given from the board: by a form, or by a control that stands there when it is offered. */
import { Fast } from '@reverie/kernel/chance/fast';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, answerSchema } from '../answers.ts';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import type { Open } from './reading.ts';
import { boardMarkup } from './test/whole-markup.tsx';

type Board = typeof import('./Board.tsx');
type Acts = typeof import('./acts.ts');
type Words = typeof import('./act-words.ts');
let board: Board;
let acts: Acts;
let words: Words;

beforeAll(async () => {
  // The settings of a visitor read the browser when they are loaded.
  vi.stubGlobal('navigator', { language: 'fr-FR' });
  vi.stubGlobal('localStorage', { getItem: () => 'false', setItem: () => undefined });
  [board, acts, words] = await Promise.all([import('./Board.tsx'), import('./acts.ts'), import('./act-words.ts')]);
}, 60_000);

const DOS = answerSchema.options.map(({ shape }) => shape.do.value) as Answer['do'][];
const shapeOf = (act: string) =>
  answerSchema.options.find(({ shape }) => shape.do.value === act)?.shape as unknown as Record<
    string,
    { isOptional(): boolean }
  >;

const SEATS = {
  table: ['arpenteur', 'arpenteur', 'conteur'],
  arena: ['arpenteur'],
  crossing: ['arpenteur'],
} as const;

function begin(mode: keyof typeof SEATS, seed: number, options: object = {}) {
  const chance = new Fast(seed);
  const seats = SEATS[mode].map((role, i) => ({ name: `P${i}`, role }));
  const s = rules.setup(optionsSchema.parse({ mode, ...options }), seats, { chance, tell: undefined });
  return { s, seats, chance };
}

/** What the board shows a seat, as HTML. */
function shown(
  s: State,
  seat: number,
  seats: readonly { name: string; role: string }[],
  decisions?: Open[],
): Promise<string> {
  const open =
    decisions ??
    rules
      .pending(s)
      .flatMap((decision): Open[] =>
        decision.seat === seat ? [{ decision, choices: rules.choices(s, decision) }] : [],
      );
  return boardMarkup(board.SongeBoard, s, seat, seats, open);
}

const controlsIn = (html: string): string[] => [...html.matchAll(/data-do="(\w+)"/g)].map(([, one]) => one ?? '');

describe('forms', () => {
  test('every field of a form is a field of its answer, and no field of an answer is missing', () => {
    for (const act of acts.FORM_ACTS) {
      const shape = shapeOf(act);
      const fields = new Set(acts.actOf(act).fields.map(({ name }) => name));
      expect(
        [...fields].filter((name) => !(name in shape)),
        act,
      ).toEqual([]);
      // Acts that cost nothing need not say with which stones; some tell nothing; a new PNJ has a form of his own.
      const spare = new Set(['do', 'white', 'debt', 'text', 'sheet']);
      expect(
        Object.keys(shape).filter((name) => !fields.has(name) && !spare.has(name)),
        act,
      ).toEqual([]);
    }
  });

  test('what stands in a form at first, with words where words are wanted, is an answer', () => {
    const { s } = begin('table', 1);
    const view = rules.view(s, 2);
    for (const own of [-1, 0]) {
      const context = { view, language: 'fr' as const, words: words.actWords.fr, own };
      for (const act of acts.FORM_ACTS) {
        const draft = Object.fromEntries(
          Object.entries(acts.startOf(act, context)).map(([name, value]) => [name, value === '' ? 'mot' : value]),
        );
        const empty = acts
          .fieldsOf(act, draft)
          .some((field) => field.kind === 'pick' && !field.optional && field.from(context).length === 0);
        const whole = { ...draft, ...(act === 'spell' && { words: ['transformer', 'eau', 'air'] }) };
        if (!empty) expect(answerSchema.safeParse(acts.answerOf(act, whole)).success, act).toBe(true);
      }
    }
  });

  test('no form is without words, in either language', () => {
    for (const language of ['fr', 'en'] as const) {
      for (const act of acts.FORM_ACTS) {
        expect(words.actWords[language].acts[act], act).not.toBe('');
        for (const { label } of acts.actOf(act).fields)
          expect(words.actWords[language].fields[label], label).toBeTruthy();
      }
    }
  });
});

/** What stands in the controls of an answer: `of` names answers, `with` their fields. */
const fieldsIn = (html: string): string[] =>
  [...html.matchAll(/data-for="([\w ]+)" data-with="([\w ]*)"/g)].flatMap(([, of = '', fields = '']) =>
    of.split(' ').flatMap((one) => fields.split(' ').map((field) => `${one}.${field}`)),
  );
/** Fields of answers that are offered as they are. */
const fieldsOffered = (choices: readonly Answer[]): string[] =>
  choices.flatMap((a) => Object.keys(a).map((field) => `${a.do}.${field}`));

/** Adds what is seen in games played at random, until nothing is missing; every new sort of question is shown. */
async function seeInPlay(seen: Set<string>): Promise<void> {
  const known = new Set<string>();
  for (const mode of ['arena', 'crossing', 'table'] as const) {
    for (let seed = 1; seed <= (mode === 'table' ? 6 : 12); seed++) {
      const { s, seats, chance } = begin(mode, seed);
      const below = (n: number) => chance.pick({ label: 'test', seen: 'all' }, n);
      for (let i = 0; i < 250 && !rules.outcome(s); i++) {
        const pending = rules.pending(s);
        if (pending.length === 0) break;
        for (const decision of pending) {
          const choices = rules.choices(s, decision);
          // The Conteur's own table looks otherwise than a player's.
          const sort = `${decision.seat === s.conteur} ${decision.kind} ${[...new Set(choices.map((one) => one.do))].sort().join(' ')}`;
          if (known.has(sort)) continue;
          known.add(sort);
          const html = await shown(s, decision.seat, seats);
          for (const one of [...controlsIn(html), ...fieldsIn(html), ...fieldsOffered(choices)]) seen.add(one);
          if ([...DOS, ...FIELDS].every((one) => seen.has(one))) return;
        }
        const urgent = pending.filter(({ optional }) => !optional);
        const among = urgent.length > 0 && below(4) > 0 ? urgent : pending;
        const decision = among[below(among.length)] as (typeof among)[number];
        const choices = rules.choices(s, decision).filter((one) => one.do !== 'close' && one.do !== 'yield');
        if (choices.length > 0)
          rules.answer(s, decision, choices[below(choices.length)] as Answer, { chance, tell: undefined });
      }
    }
  }
}

/** Fields that may be left out, and need no control: each with its reason. */
const SPARE: Readonly<Record<string, string>> = {
  white: 'the stone that is taken in hand says it, where one is paid; white ones first, as the rules have it',
  debt: 'what is offered says it, where stones are missing',
  stands: 'the page stands by what was decided, and shows it with its own switch',
  'bring.sheet': 'a new PNJ has a form of his own',
  'noteWound.text': 'tells nothing',
  'experience.text': 'tells nothing',
};
/** Every field of every answer that may be left out. */
const FIELDS = DOS.flatMap((act) =>
  Object.entries(shapeOf(act)).flatMap(([name, field]) =>
    field.isOptional() && (SPARE[name] ?? SPARE[`${act}.${name}`]) === undefined ? [`${act}.${name}`] : [],
  ),
);

/** Questions too rare for random games: as they are asked, on a table where they could be. */
const RARE: readonly (readonly [
  mode: keyof typeof SEATS,
  seat: number,
  kind: string,
  about: object,
  choices: Answer[],
])[] = [
  ['table', 0, 'test.prepare', { what: 'char:INT', text: '', name: '', level: 1 }, [{ do: 'draw' }, { do: 'sign' }]],
  [
    'table',
    2,
    'test.rule',
    { what: 'char:INT', text: '', name: '', level: 1, panache: 0 },
    [{ do: 'rule', difficulty: 0 }, { do: 'callDebt' }],
  ],
  ['table', 2, 'test.after', { what: 'spell', text: '', name: '', level: 1 }, [{ do: 'after', yesBut: false }]],
  [
    'table',
    2,
    'request',
    { act: 'affirm', what: '', name: '', text: '', price: 1, contradicts: false },
    [{ do: 'agree' }, { do: 'refuse' }],
  ],
  ['table', 2, 'test.impose', { what: 'char:INT', text: '', name: '', level: 1 }, [{ do: 'pass' }, { do: 'impose' }]],
  [
    'table',
    2,
    'request',
    { act: 'eclat', what: '', name: '', text: '', price: 1, contradicts: false },
    [{ do: 'agree' }, { do: 'prevent' }],
  ],
  ['table', 2, 'limbesEvent', { due: 1 }, [{ do: 'limbesEvent', text: '' }]],
  ['table', 0, 'melee.turn', { name: 'A', foe: 'B' }, [{ do: 'engage' }, { do: 'delay' }]],
  ['table', 0, 'moment', { price: 1, text: '' }, [{ do: 'pass' }, { do: 'payMoment' }]],
  [
    'arena',
    0,
    'duel.botteAnswer',
    { foe: 'B', side: 0, botte: 'plume' },
    [{ do: 'save' }, { do: 'counterBotte' }, { do: 'take' }],
  ],
  [
    'arena',
    0,
    'duel.shift',
    { foe: 'B', side: 0, chain: 0, result: 0, exchange: 1, dessous: 0 },
    [{ do: 'pass' }, { do: 'shift', place: 1 }],
  ],
  [
    'arena',
    0,
    'duel.fate',
    { foe: 'B', side: 0, chain: 0, result: 0, exchange: 1, dessous: 0 },
    [{ do: 'fate', what: 'spare' }],
  ],
  [
    'arena',
    0,
    'duel.shed',
    { foe: 'B', side: 0, chain: 0, result: 0, exchange: 1, dessous: 1 },
    [{ do: 'pass' }, { do: 'shed' }],
  ],
  [
    'arena',
    0,
    'duel.mark',
    { foe: 'B', side: 0, wound: 'grave' },
    [{ do: 'pass' }, { do: 'mark', size: 2 }, { do: 'where', place: 'bras' }],
  ],
  [
    'arena',
    0,
    'duel.attackMend',
    { foe: 'B', side: 0, result: 0, white: 4 },
    [{ do: 'stand' }, { do: 'karma' }, { do: 'invert' }, { do: 'fortune' }],
  ],
];

/** SON-LIM-03: questions at which the Conteur pays for a PNJ, in a duel of his with an Arpenteur. */
const PAID: readonly (readonly [kind: string, about: object, choices: Answer[]])[] = [
  ['test.prepare', { level: 1 }, [{ do: 'draw' }, { do: 'draw', fortune: 'panache' }]],
  ['duel.bid', { stake: 0, foeStake: 0, passed: 0, name: 'A' }, [{ do: 'pass' }, { do: 'bid', count: 1 }]],
  ['duel.shift', {}, [{ do: 'pass' }, { do: 'shift', place: 1 }]],
  ['duel.tie', {}, [{ do: 'pass' }, { do: 'breakTie' }]],
  ['duel.attackMend', { white: 4 }, [{ do: 'stand' }, { do: 'redraw', count: 1, from: 'panache' }, { do: 'invert' }]],
  ['duel.avoid', {}, [{ do: 'take' }, { do: 'pass' }]],
  [
    'duel.raise',
    { counter: true, back: 1 },
    [{ do: 'pass' }, { do: 'raise', count: 1 }, { do: 'raise', count: 1, cancel: true }],
  ],
  [
    'duel.botte',
    { free: null },
    [{ do: 'pass' }, { do: 'botte', botte: 'plume' }, { do: 'botte', botte: 'plume', free: true }],
  ],
  ['duel.botteAnswer', { botte: 'plume' }, [{ do: 'save' }, { do: 'counterBotte' }, { do: 'take' }]],
  ['duel.mark', { wound: 'grave' }, [{ do: 'pass' }, { do: 'mark', size: 2 }, { do: 'where', place: 'bras' }]],
  ['duel.shed', {}, [{ do: 'pass' }, { do: 'shed' }]],
  [
    'duel.defend',
    {},
    [
      { do: 'defend', manoeuvre: 'esquiveSimple' },
      { do: 'counter', manoeuvre: 'enForce' },
    ],
  ],
  [
    'duel.attack',
    {},
    [
      { do: 'attack', manoeuvre: 'enForce' },
      { do: 'spell', words: ['figer'] },
    ],
  ],
];
async function seePayments(seen: Set<string>): Promise<void> {
  const { s, seats, chance } = begin('table', 3);
  const preside = rules.pending(s).find(({ kind }) => kind === 'preside');
  if (!preside) throw new Error('no Conteur');
  rules.answer(s, preside, { do: 'duel', a: 0, b: 2 }, { chance, tell: undefined });
  for (const [kind, more, choices] of PAID) {
    const about = {
      foe: 'A',
      name: 'B',
      what: 'char:INT',
      text: '',
      side: 1,
      chain: 0,
      result: 1,
      exchange: 1,
      dessous: 0,
      ...more,
    };
    const open = { decision: { id: 1, seat: 2, kind, about }, choices } as unknown as Open;
    const html = await shown(s, 2, seats, [open]);
    for (const one of [...fieldsIn(html), ...fieldsOffered(choices)]) seen.add(one);
  }
}

test('every answer of the book can be given from the board', async () => {
  const found = new Set<string>();
  for (const [mode, seat, kind, about, choices] of RARE) {
    const { s, seats } = begin(mode, 3);
    const open = { decision: { id: 1, seat, kind, about }, choices } as unknown as Open;
    const html = await shown(s, seat, seats, [open]);
    for (const one of [...controlsIn(html), ...fieldsIn(html), ...fieldsOffered(choices)]) found.add(one);
  }
  // Whoever comes late is let in beside the board, where every game does so.
  found.add('arrive');
  // Forms that lie folded in a tab of the Arpenteur or the Conteur.
  for (const act of acts.FORM_ACTS) {
    found.add(act);
    for (const { name } of acts.actOf(act).fields) found.add(`${act}.${name}`);
  }
  await seePayments(found);
  await seeInPlay(found);
  expect(DOS.filter((one) => !found.has(one))).toEqual([]);
  expect(FIELDS.filter((one) => !found.has(one))).toEqual([]);
});

test('questions with nothing to decide answer themselves, and no others', async () => {
  const { autoAnswer } = await import('./auto.ts');
  const { s } = begin('arena', 5);
  const view = rules.view(s, 0);
  const ask = (kind: string, about: object, choices: Answer[]) =>
    autoAnswer(view, { decision: { id: 1, seat: 0, kind, about }, choices } as unknown as Open);
  expect(ask('duel.stance', { side: 0 }, [{ do: 'ready' }])).toEqual({ do: 'ready' });
  expect(ask('duel.stance', { side: 0 }, [{ do: 'ready' }, { do: 'yield' }])).toBeUndefined();
  const redraw: Answer = { do: 'redraw', count: 1, from: 'escrime' };
  expect(ask('duel.attackMend', { side: 0, white: 3 }, [{ do: 'stand' }, redraw])).toEqual({ do: 'stand' });
  expect(ask('duel.attackMend', { side: 0, white: 4 }, [{ do: 'stand' }, redraw])).toBeUndefined();
  expect(ask('duel.openMend', { side: 0, white: 3, foeWhite: 5 }, [{ do: 'stand' }, redraw])).toEqual({ do: 'stand' });
  // In the dark nobody knows what is hopeless.
  expect(ask('duel.openMend', { side: 0 }, [{ do: 'stand' }, redraw])).toBeUndefined();
  const raise: Answer[] = [{ do: 'pass' }, { do: 'raise', count: 1 }];
  expect(ask('duel.raise', { side: 1, chain: 0, result: 0 }, raise)).toEqual({ do: 'pass' });
  expect(ask('duel.raise', { side: 1, chain: 2, result: 1 }, raise)).toBeUndefined();
});

test('what was decided stands for the rest of the duel, until a wound or another word', async () => {
  const { autoAnswer, NO_ORDERS, ordersAfter } = await import('./auto.ts');
  const { s } = begin('arena', 5);
  const view = rules.view(s, 0);
  const asked = (kind: string, about: object, choices: Answer[]) =>
    ({ decision: { id: 1, seat: 0, kind, about: { side: 0, ...about } }, choices }) as unknown as Open;
  const stance = asked('duel.stance', {}, [{ do: 'ready' }, { do: 'ready', botte: 'plume' }, { do: 'yield' }]);
  const aiming = ordersAfter(NO_ORDERS, view, stance, { do: 'ready', botte: 'plume' });
  expect(autoAnswer(view, stance, aiming)).toEqual({ do: 'ready', botte: 'plume' });
  expect(autoAnswer(view, stance, { ...aiming, wounds: 3 })).toBeUndefined();
  const tie = asked('duel.tie', {}, [{ do: 'pass' }, { do: 'breakTie' }]);
  expect(autoAnswer(view, tie, aiming)).toBeUndefined();
  expect(autoAnswer(view, tie, ordersAfter(aiming, view, tie, { do: 'pass' }))).toEqual({ do: 'pass' });
  expect(autoAnswer(view, tie, ordersAfter(aiming, view, tie, { do: 'breakTie' }))).toBeUndefined();
  const redraws: Answer[] = [{ do: 'stand' }, { do: 'redraw', count: 1, from: 'escrime' }];
  const mend = asked('duel.attackMend', { white: 4 }, redraws);
  expect(autoAnswer(view, mend, aiming)).toBeUndefined();
});
