/** The engines on a game that is small enough to know what is right: tic-tac-toe with a mind that counts open lines. */
import { plainBook } from '@reverie/kernel/book';
import { Fast } from '@reverie/kernel/chance/fast';
import { type Types, ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import type { Game, Mind, Opponent, Program } from '@reverie/kernel/game';
import { choosing, decide, thoughtsOf } from '@reverie/kernel/program';
import { describe, expect, test } from 'vitest';
import { botIds, findBot, usualBot } from './bots.ts';
import type { Thinking } from './candidates.ts';
import { botName } from './names.ts';
import { planner } from './planner.ts';
import { sampler } from './sampler.ts';
import { search } from './search.ts';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const PLAIN = { noise: 0, risk: 0, ease: 0 };

const mind: Mind<Types> = {
  version: 'ttt-1',
  engine: 'plan',
  features: [],
  read: () => undefined,
  value(s, seat) {
    const over = ticTacToe.rules.outcome(s);
    if (over) return over.winners.includes(seat) ? 1 : over.winners.length > 0 ? 0 : 0.5;
    const { cells } = ticTacToe.rules.view(s, seat);
    let sum = 0;
    for (const line of LINES) {
      const marks = line.map((at) => cells[at]);
      const count = (one: number) => marks.filter((mark) => mark === 'xo'[one]).length;
      const [own, foe] = [count(seat), count(1 - seat)];
      // A line of two that the other may close now is worth less than one that the other may fill.
      if (foe === 0) sum += own === 2 ? 2 : own;
      if (own === 0) sum -= foe === 2 ? 9 : foe;
    }
    return 0.5 + Math.max(-0.49, Math.min(0.49, sum / 40));
  },
  quiet: () => true,
  key: (a) => `${a}`,
};
const first: Program<Types> = choosing('first', () => 0);
const game: Thinking<Types> = { ...ticTacToe, programs: [first], mind };

/** What a program answers after these marks. */
function answer(program: Program<Types>, marks: readonly number[], work?: number, seed = 1) {
  const { rules } = game;
  const io = { chance: new Fast(1), tell: undefined };
  const s = rules.setup(
    rules.options.parse({}),
    ['A', 'B'].map((name) => ({ name, role: 'player' })),
    io,
  );
  for (const mark of marks) rules.answer(s, rules.pending(s)[0] as never, mark as never, io);
  const [decision] = rules.pending(s);
  if (!decision) throw new Error('the game is over');
  const choices = rules.choices(s, decision);
  const situation = { view: rules.view(s, decision.seat), decision, choices, below: new Fast(seed).below() };
  return { answer: decide(program, situation, work), thoughts: () => [...thoughtsOf(program, situation, work)] };
}

describe.each([
  ['planner', planner],
  ['sampler', sampler],
  ['search', search],
] as const)('the %s', (_, engine) => {
  const program = engine(game, 'engine', 400, PLAIN);

  test('completes a line, and closes that of the other', () => {
    expect(answer(program, [0, 3, 1, 4]).answer).toBe(2);
    expect(answer(program, [0, 3, 1]).answer).toBe(2);
  });

  test('gives the first thought at once, by the quick program; with no work that is all', () => {
    expect(answer(program, [0, 3, 1, 4]).thoughts()[0]).toEqual({ answer: 2 });
    expect(answer(program, [4], 0).answer).toBe(0);
    expect(answer(program, [4], 0).thoughts()).toEqual([]);
  });

  test('pauses between the steps of the quick program, and starts from its last word', () => {
    const slow = choosing<Types>('slow', function* () {
      yield 2;
      yield 1;
      return 0;
    });
    const paused = engine({ ...game, programs: [slow] }, 'engine', 400, PLAIN);
    const told = answer(paused, [4]).thoughts();
    expect(told.slice(0, 3)).toEqual([{ answer: 2 }, { answer: 1 }, { answer: 0 }]);
    expect(answer(paused, [4]).answer).toBe(answer(program, [4]).answer);
    expect(answer(paused, [4], 0).thoughts()).toEqual([]);
    expect(answer(paused, [4], 0).answer).toBe(0);
  });

  test('gives the same thoughts for the same view, chance and work', () => {
    const noisy = engine(game, 'noisy', 200, { noise: 0.2, risk: 0.1, ease: 0.05 });
    for (let seed = 1; seed < 6; seed++) {
      expect(answer(noisy, [4], undefined, seed)).toMatchObject({ answer: answer(noisy, [4], undefined, seed).answer });
    }
    const answers = new Set(Array.from({ length: 20 }, (__, seed) => answer(noisy, [4], undefined, seed + 1).answer));
    expect(answers.size).toBeGreaterThan(1);
  });
});

describe('the planner', () => {
  /** Whom one strikes is chosen first; nothing is worth more or less before the blow has fallen. */
  interface Blow {
    State: { foe: number; struck: boolean };
    Question: { readonly kind: 'whom' } | { readonly kind: 'strike'; readonly about: { readonly foe: number } };
    Answer: number;
    Event: { kind: 'struck'; rule: 'BLO-01' };
    View: { foe: number; struck: boolean };
    Options: Record<string, never>;
  }
  const rules = plainBook<Blow>({
    id: 'blow',
    version: '1',
    seats: [{ role: 'player', min: 1, max: 1 }],
    options: ticTacToe.rules.options as never,
    answers: ticTacToe.rules.answers as never,
    setup: () => ({ foe: -1, struck: false }),
    pending({ foe, struck }) {
      if (struck) return [];
      return foe < 0 ? [{ id: 1, seat: 0, kind: 'whom' }] : [{ id: 2, seat: 0, kind: 'strike', about: { foe } }];
    },
    choices: (_s, { kind }) => (kind === 'whom' ? [1, 2, 3] : [0, 1]),
    answer(s, { kind }, a) {
      if (kind === 'whom') s.foe = a;
      else s.struck = true;
      return undefined;
    },
    outcome: ({ struck }) => (struck ? { winners: [], rule: 'BLO-01' } : undefined),
    leave: () => undefined,
  });

  test('keeps answers apart that only the next question tells apart', () => {
    const judgement: Mind<Blow> = {
      version: '1',
      features: [],
      read: () => undefined,
      value: ({ foe, struck }) => (struck && foe === 2 ? 0.9 : 0.5),
      quiet: () => true,
      key: String,
    };
    const toy = { rules, programs: [choosing<Blow>('first', () => 0)], mind: judgement } as unknown as Thinking<Blow>;
    const s = rules.setup({}, [], { chance: new Fast(1), tell: undefined });
    const [decision] = rules.pending(s);
    if (!decision) throw new Error('nothing is asked');
    const situation = { view: s, decision, choices: rules.choices(s, decision), below: new Fast(1).below() };
    expect(decide(planner(toy, 'planner', 400, PLAIN), situation)).toBe(2);
  });

  describe('with work enough for the turns of the others', () => {
    /** Completes a line of its own, else takes the first field. */
    const completing = choosing<Types>('completing', ({ view: { cells }, decision: { seat }, choices }) => {
      const own = 'xo'[seat];
      const wins = (at: number) =>
        LINES.some((line) => line.includes(at) && line.every((one) => one === at || cells[one] === own));
      return Math.max(0, choices.findIndex(wins));
    });
    /** Sees nothing before the game is over. */
    const blind: Mind<Types> = {
      ...mind,
      value: (s, seat) => (ticTacToe.rules.outcome(s) ? mind.value(s, seat) : 0.5),
    };
    const program = planner({ ...game, programs: [completing], mind: blind }, 'planner', 400, PLAIN);
    /** Cross lacks 8 for a line; 1, 2 and 4 are free as well. */
    const open = [6, 0, 7, 3, 5];

    test('sees what the end of its own turn does not show: a line that the other completes', () => {
      expect(answer(program, open, 400).answer).toBe(1);
      expect(answer(program, open, 1200).answer).toBe(8);
    });

    test('pauses on the way, and says what the answer is worth after them', () => {
      const thoughts = answer(program, open, 1200).thoughts();
      expect(thoughts.length).toBeGreaterThan(5);
      expect(thoughts.every(({ answer: a }) => [1, 2, 4, 8].includes(a as number))).toBe(true);
    });

    test('leaves the turns of the others out where they would cost more than is left', () => {
      const endless = choosing<Types>('endless', function* () {
        for (let n = 0; n < 5000; n++) yield 0;
        return 0;
      });
      let steps = 0;
      const slow = {
        ...endless,
        *think(...given: Parameters<typeof endless.think>): ReturnType<typeof endless.think> {
          const thoughts = endless.think(...given);
          for (let step = thoughts.next(); ; step = thoughts.next()) {
            if (step.done) return step.value;
            steps++;
            yield step.value;
          }
        },
      };
      const patient = planner({ ...game, programs: [slow], mind: blind }, 'planner', 400, PLAIN);
      expect(answer(patient, open, 1200).answer).toBe(1);
      // Its own first thought takes all the steps of the quick program; the reply is given up on the way.
      expect(steps).toBeLessThan(5000 + 1200);
    });
  });
});

describe('the search', () => {
  test('sees what the value one answer ahead does not: a fork that has to be prevented', () => {
    // Cross in two corners, nought in the middle: any other corner loses to a fork.
    const program = search(game, 'search', 3000, PLAIN);
    for (let seed = 1; seed <= 4; seed++) expect([1, 3, 5, 7]).toContain(answer(program, [0, 4, 8], 3000, seed).answer);
  });

  test('is what a mind without an engine of its own is given', () => {
    const { engine: _, ...plain } = mind;
    const opponents = [{ id: 'ada', way: 'merciless', face: [] }] as const;
    const program = findBot(
      { ...game, mind: plain, opponents } as unknown as Game,
      'ada-5',
    ) as unknown as Program<Types>;
    expect([1, 3, 5, 7]).toContain(answer(program, [0, 4, 8], 3000).answer);
  });

  test('does no more work than it is given, but for the visit that it is at', () => {
    let tried = 0;
    const counted = {
      ...game,
      rules: {
        ...game.rules,
        answer(...given: Parameters<typeof game.rules.answer>) {
          tried++;
          return game.rules.answer(...given);
        },
      },
    } as Thinking<Types>;
    const program = search(counted, 'counted', 100, PLAIN);
    answer(program, [4], 100);
    // A visit of nine answers, each tried once, in a game of nine.
    expect(tried).toBeLessThanOrEqual(2 * (100 + 9 + 9));
  });
});

describe('the sampler', () => {
  const judged = (value: Mind<Types>['value'], more: Partial<Mind<Types>> = {}): Program<Types> =>
    sampler({ ...game, mind: { ...mind, value, ...more } }, 'judged', 400, { noise: 0, risk: 0, ease: 0.05 });
  const isTaken = (s: Types['State'], at: number): boolean => ticTacToe.rules.view(s, 0).cells[at] !== null;

  test('stays with the quick program where no other answer is clearly better', () => {
    expect(
      answer(
        judged(() => 0.5),
        [4],
      ).answer,
    ).toBe(0);
    // A whim that depends on nothing: one sample in three likes the answer, whatever it is.
    const whim = new Fast(7).below();
    const moody = judged(() => (whim(3) === 0 ? 1 : 0));
    const kept = Array.from({ length: 20 }, (_, seed) => answer(moody, [4], 60, seed + 1).answer === 0);
    expect(kept.filter(Boolean).length).toBeGreaterThan(5);
    expect(
      answer(
        judged((s) => (isTaken(s, 8) ? 0.6 : 0.5)),
        [4],
      ).answer,
    ).toBe(8);
  });

  test('gives its best so far every few dozen answers, and ends soon after its budget in the middle of a guess', () => {
    const far = judged(() => 0.5, { quiet: () => false });
    // Eight answers of up to eight each: a guess takes more than forty.
    expect(answer(far, [4], 400).thoughts().length).toBeGreaterThan(400 / 2 / 48);
    expect(answer(far, [4], 20).thoughts().length).toBeLessThan(4);
  });

  test('looks as far as the mind asks for', () => {
    const seen = new Set<number>();
    const marks = (s: Types['State']): number =>
      ticTacToe.rules.view(s, 0).cells.filter((mark) => mark !== null).length;
    const counting: Mind<Types>['value'] = (s) => {
      seen.add(marks(s));
      return 0.5;
    };
    answer(judged(counting), [4]);
    expect([...seen]).toEqual([2]);
    seen.clear();
    answer(judged(counting, { horizon: 3 }), [4]);
    expect([...seen]).toEqual([4]);
  });
});

describe('opponents', () => {
  const opponent = (id: string, way: Opponent['way']): Opponent => ({ id, way, face: [] });
  const opponents = [opponent('ada', 'prudent'), opponent('blaise', 'merciless')];
  const words = { opponents: { ada: { name: 'Ada', line: '…' }, blaise: { name: 'Blaise', line: '…' } } };
  const texts = { fr: { ...game.texts.fr, ...words }, en: { ...game.texts.en, ...words } };
  const whole = { ...game, opponents, texts } as unknown as Game;

  test('stand before the programs at five levels, the merciless one first', () => {
    expect(botIds(whole)).toHaveLength(12);
    expect(botIds(whole).slice(0, 3)).toEqual(['blaise-5', 'ada-5', 'blaise-4']);
    expect(botIds(whole).slice(-2)).toEqual(['first', 'random']);
    expect(usualBot(whole, 0)).toBe('ada-3');
    expect(usualBot(whole, 1)).toBe('blaise-3');
    expect(usualBot(whole, 1, 'Ada')).toBe('ada-3');
    expect(usualBot(whole, 1, 'Grace')).toBe('blaise-3');
    expect(botName(whole, 'ada-2', 'fr')).toBe('Ada, niveau 2');
    expect(botName(whole, 'random', 'en')).toBe('at random');
  });

  test('work more from level to level, and cannot think without a mind', () => {
    const works = [1, 2, 3, 4, 5].map((level) => findBot(whole, `ada-${level}`)?.work ?? 0);
    expect(works).toEqual(works.toSorted((a, b) => a - b));
    const steady = { ...whole, mind: { ...mind, effort: 0.5, least: 300 } } as unknown as Game;
    expect([1, 2, 3, 4, 5].map((level) => findBot(steady, `ada-${level}`)?.work)).toEqual([300, 300, 300, 480, 1200]);
    const { mind: _, ...mindless } = whole;
    expect(() => findBot(mindless as Game, 'ada-1')).toThrow('ada-1 cannot think');
    expect(findBot(mindless as Game, 'ada-6')).toBeUndefined();
  });

  test('misjudge as much as the mind says for their level', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
    const completes = (noise: readonly number[], level: number) => {
      const program = findBot({ ...whole, mind: { ...mind, noise } } as unknown as Game, `blaise-${level}`);
      return seeds.filter((seed) => answer(program as Program<Types>, [0, 3, 1, 4], undefined, seed).answer === 2)
        .length;
    };
    expect(completes([0, 9, 0, 0, 0], 1)).toBe(20);
    expect(completes([0, 9, 0, 0, 0], 2)).toBeLessThan(10);
  });

  test('take advice only if they are merciless; the others look for an answer of their own', () => {
    const advised = { ...whole, mind: { ...mind, advised: () => true } } as unknown as Game;
    const answerOf = (id: string) => answer(findBot(advised, id) as unknown as Program<Types>, [4, 0, 6]).answer;
    const quick = answer(first, [4, 0, 6]).answer;
    expect(quick).not.toBe(2);
    expect(answerOf('blaise-5')).toBe(quick);
    expect(answerOf('ada-5')).toBe(2);
  });
});
