/** What the two examples do not have: free answers, decisions that may be let be, sums, dice in the middle. */
import { PassThrough, Readable } from 'node:stream';
import { Fast } from '@reverie/kernel/chance/fast';
import { type ChanceSetting, headerChance } from '@reverie/kernel/chance/live';
import type { Event } from '@reverie/kernel/events';
import type { Decision, Game, Question, Texts } from '@reverie/kernel/game';
import { Match } from '@reverie/kernel/match';
import { isRefusal, refuse } from '@reverie/kernel/refusal';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Context } from '../src/context.ts';
import { texts } from '../src/language.ts';
import { LineReader } from '../src/line-reader.ts';
import { Output } from '../src/output.ts';
import { Saver } from '../src/play/saver.ts';
import type { SitterKind } from '../src/play/seats.ts';
import { Session } from '../src/play/session.ts';
import { TextScreen } from '../src/play/text-screen.ts';

/** Seat 0 says two numbers from 0 to 100; a die is added to each. Seat 1 may cheer in between, any number of times. */
interface Sum {
  said: number[];
  asked: number;
}
type Said = number | 'cheer';
type Told = Event & { readonly kind: 'said' | 'cheered' };
interface Sums {
  State: Sum;
  Question: Question;
  Answer: Said;
  Event: Told;
  View: Sum;
  Options: object;
}

const words: Texts<Sums> = {
  title: 'Sums',
  pitch: 'Two numbers.',
  role: () => 'player',
  event: (e) => (e.kind === 'said' ? `It makes ${e.sum?.reduce((all, { value }) => all + value, 0)}.` : 'Cheers!'),
  decision: (d) => (d.optional ? 'Do you cheer?' : 'Which number?'),
  choice: (_, a) => (a === 'cheer' ? 'cheer' : `the number ${a}`),
  way: (way) => way,
  reason: () => 'a number from 0 to 100',
  purpose: () => 'the die',
  drawn: (_, outcome) => String(outcome),
  term: (what) => what,
  board: ({ said }) => `so far: ${said.join(' ')}`,
};

const sums: Game<Sums> = {
  rules: {
    id: 'sums',
    version: '1',
    seats: [{ role: 'player', min: 2, max: 2 }],
    secrets: false,
    options: z.object({}),
    answers: z.union([z.int(), z.literal('cheer')]),
    audience: { said: { to: 'all' }, cheered: { to: 'all' } },
    setup: () => ({ said: [], asked: 0 }),
    pending: (s): Decision[] =>
      s.said.length === 2
        ? []
        : [
            { id: s.asked * 2, seat: 0, kind: 'say', open: true },
            { id: s.asked * 2 + 1, seat: 1, kind: 'cheer', optional: true },
          ],
    choices: (_, d) => (d.optional ? ['cheer'] : [10, 20]),
    answer(s, d, a, io) {
      if (a !== 'cheer' && (a < 0 || a > 100)) return refuse('invalid', 'SUM-01', 'outside');
      s.asked++;
      if (a === 'cheer') io.tell?.({ kind: 'cheered', rule: 'SUM-02' });
      else {
        const die = io.chance.die({ label: 'die', seen: 'all' }, 6);
        s.said.push(a + die);
        const sum = [
          { rule: 'SUM-01', what: `seat ${d.seat}`, value: a },
          { rule: 'SUM-01', what: 'die', value: die },
        ];
        io.tell?.({ kind: 'said', rule: 'SUM-01', sum });
      }
      return undefined;
    },
    leave: () => undefined,
    view: (s) => s,
    imagine: (v) => ({ ...v, said: [...v.said] }),
    copy: (s) => ({ said: [...s.said], asked: s.asked }),
    outcome: (s) => (s.said.length === 2 ? { winners: [0], rule: 'SUM-01' } : undefined),
  },
  texts: { fr: words, en: words },
};

async function play(kinds: readonly SitterKind[], chance: ChanceSetting, typed: readonly string[]) {
  const stdout = new PassThrough();
  const said: Buffer[] = [];
  stdout.on('data', (chunk) => said.push(chunk));
  const stdin = Readable.from([typed.map((line) => `${line}\n`).join('')], { objectMode: false });
  const world = { stdin, stdout, stderr: stdout, env: {}, entropy: (n: number) => new Uint8Array(n), now: () => 'now' };
  const ctx: Context = { world, language: 'en', t: texts.en, out: new Output(world, false), self: 'reverie' };
  const game = sums as unknown as Game;
  const places = kinds.map((kind, i) => ({ name: ['Ada', 'Blaise'][i] as string, role: 'player', kind }));
  const match = Match.open(game.rules, { match: 'test', options: {}, seats: places, chance });
  if (isRefusal(match)) throw new Error(match.reason);
  const plan = {
    game,
    match: 'test',
    places,
    chance: headerChance(`${game.rules.id}@${game.rules.version}`, 'test', chance),
    seed: undefined,
    below: new Fast(1).below(),
    begin: () => match,
  };
  const screen = new TextScreen(ctx, game, places, true);
  const reader = new LineReader(world);
  const session = new Session({ ctx, plan, match, screen, reader, saver: new Saver(ctx, undefined), resumed: false });
  const ending = await session.play();
  reader.close();
  return { ending, match, out: Buffer.concat(said).toString() };
}

test('an answer beyond the list is written as JSON, and may be refused; the sum is told on request', async () => {
  const typed = ['3', '-5', 'why', '= 10'];
  const { match, out } = await play(['human', 'program'], { kind: 'fixed', outcomes: [4, 1] }, typed);
  expect(out).toContain('Other answers are possible: write them as JSON.');
  expect(out).toContain('Refused: a number from 0 to 100 (SUM-01).');
  // 3 is not on the list of numbers to choose, so it is the answer 3.
  expect(out).toContain('It makes 7. (SUM-01)');
  expect(out).toContain('the die: d6 → 4');
  expect(out).toContain('sum  seat 0 +3 (SUM-01), die +4 (SUM-01) = 7');
  expect(match.journal.entries.filter((entry) => entry.do === 'answer' && entry.seat === 0)).toHaveLength(2);
});

test('who may act is asked before a program goes on, and Enter lets it be', async () => {
  const { match, out } = await play(['program', 'human'], { kind: 'fast', seed: 1 }, ['cheer', '', '']);
  expect(out).toContain('Press Enter to skip.');
  expect(out.match(/Cheers!/g)?.length).toBe(1);
  expect(match.outcome).toBeDefined();
});

test('with real dice an answer waits for its draw, and is dropped if nobody makes it', async () => {
  const whole = await play(['human', 'human'], { kind: 'asked' }, ['10', '7', '6', '', '20', '[1]']);
  expect(whole.out).toContain('Draw: the die.\n  1d6: a number from 1 to 6');
  expect(whole.out).toContain('“7” is not possible here.');
  expect(whole.match.outcome).toBeDefined();
  const broken = await play(['human', 'human'], { kind: 'asked' }, ['10', 'quit']);
  expect(broken.ending).toBeUndefined();
  expect(broken.match.journal.entries.length).toBe(1);
});
