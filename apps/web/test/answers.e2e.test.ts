/**
 * What programs answer in a browser and in Node: the same for the same view, seed and work, to the last bit of the chance
 * that they see. Run under several versions of Node, it holds these to one another too.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Fast } from '@reverie/kernel/chance/fast';
import type { Game } from '@reverie/kernel/game';
import { readJournal } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { type Advice, type AdviceRequest, advise } from '@reverie/players/analysis/advice';
import { type Analysis, analyse } from '@reverie/players/analysis/analyse';
import { answerBy } from '@reverie/players/answer-by';
import { findGame } from '@reverie/shelf/shelf';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { atNight, NIGHTLY, tiered } from '../../../tools/tiers.mjs';
import type { Job } from '../src/house/jobs.ts';
import { atSite } from './browser.ts';
import { played } from './played.ts';

const { visit } = atSite();

/** Questions of a game between the quickest programs: one in so many, as soon as there is something to think about. */
function questions(game: Game, role: string, seed: number, every: number, most: number): AdviceRequest[] {
  const seats = ['Ada', 'Blaise'].map((name) => ({ name, role }));
  const match = Match.open(game.rules, { match: 'M', options: {}, seats, chance: { kind: 'fast', seed } });
  const program = game.programs?.at(-1);
  if (isRefusal(match) || !program) throw new Error('no game');
  const below = new Fast(seed).below();
  const found: AdviceRequest[] = [];
  for (let i = 0; found.length < most; i++) {
    const decision = match.pending.find(({ optional }) => !optional);
    if (!decision) break;
    const choices = match.choices(decision);
    const dear = choices.length > 1 && game.mind?.leaves?.(decision) !== true;
    if (dear && i >= every * found.length) {
      found.push({ view: match.view(decision.seat), decision, choices, seats: seats.length });
    }
    answerBy(match, decision, program, below);
  }
  return found;
}

/** Runs a job of the worker to its end here. */
function inNode<R>(job: Generator<unknown, R>): R {
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
  }
}

/** What a worker that thinks sends back to each job, the last of it, once all have ended; told as text, for what is undefined. */
function inWorker(page: Page, jobs: readonly Job[], ends: readonly number[]): Promise<readonly string[]> {
  const file = readdirSync(join(inject('web'), 'assets')).find((name) => /^house-thinking-worker-.*\.js$/.test(name));
  return page.evaluate(
    ([url, all, awaited]) =>
      new Promise<string[]>((resolve, reject) => {
        const worker = new Worker(url, { type: 'module' });
        const found: string[] = [];
        worker.onerror = () => reject(new Error('the worker failed'));
        worker.onmessage = ({ data }) => {
          if (data.progress || data.ended) return;
          found[awaited.indexOf(data.id)] = JSON.stringify(data.advice ?? data.stretch ?? data);
          if (Object.keys(found).length === awaited.length) resolve(found);
        };
        for (const [n, job] of all.entries()) worker.postMessage({ id: n, job });
      }),
    [`/assets/${file}`, jobs, ends] as const,
  );
}

test.each([
  ['artefacts', 'player', 12],
  ['songe', 'arpenteur', 9],
  ['mortebrume', 'chef', 25],
])('%s: the strongest program answers in the browser as in Node', async (id, role, every) => {
  const seed = 11;
  console.info(`seed ${seed}`);
  const game = findGame(id) as Game;
  const many = tiered(2, 6);
  const asked = questions(game, role, seed, every, many);
  expect(asked).toHaveLength(many);
  const { page, leave } = await visit();
  const jobs = asked.map((request): Job => ({ what: 'advice', game: id, request }));
  const answered = await inWorker(page, jobs, [...jobs.keys()]);
  expect(answered).toEqual(asked.map((request) => JSON.stringify(inNode<Advice>(advise(game, request)))));
  await leave();
});

test.runIf(NIGHTLY)(
  atNight('the stretches of an analysis, in any order and with a hint in between, are what Node makes'),
  async () => {
    const game = findGame('artefacts') as Game;
    const text = played('artefacts', ['player', 'player'], 40);
    const [request] = questions(game, 'player', 11, 12, 1);
    const { journal } = readJournal(text);
    if (!request || !journal) throw new Error('no game');
    const { steps } = inNode(analyse(game, journal)) as Analysis;
    const { page, leave } = await visit();
    const stretch = (number: number): Job => ({ what: 'analyse', journal: text, stretch: number });
    const jobs: readonly Job[] = [
      { what: 'ready', game: 'artefacts' },
      stretch(-1),
      stretch(1),
      { what: 'advice', game: 'artefacts', request },
      stretch(0),
      stretch(2),
    ];
    const [last, second, advice, first, third] = await inWorker(page, jobs, [1, 2, 3, 4, 5]);
    const found = [first, second, third, last].flatMap((some) => JSON.parse(some ?? '') as unknown[]);
    expect(JSON.stringify(found)).toBe(JSON.stringify(steps));
    expect(advice).toBe(JSON.stringify(inNode(advise(game, request))));
    await leave();
  },
);
