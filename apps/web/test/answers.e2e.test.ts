/**
 * What programs answer in a browser and in Node: the same for the same view, seed and work, to the last bit of the chance
 * that they see. Run under several versions of Node, it holds these to one another too.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Fast } from '@reverie/kernel/chance/fast';
import type { Game } from '@reverie/kernel/game';
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { type Advice, type AdviceRequest, advise } from '@reverie/players/analysis/advice';
import { answerBy } from '@reverie/players/answer-by';
import { findGame } from '@reverie/shelf/shelf';
import { expect, inject, test } from 'vitest';
import type { Job } from '../src/house/jobs.ts';
import { atSite } from './browser.ts';

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

function inNode(game: Game, request: AdviceRequest): Advice {
  const thoughts = advise(game, request);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return value;
  }
}

test.each([
  ['artefacts', 'player', 12],
  ['songe', 'arpenteur', 9],
  ['mortebrume', 'chef', 25],
])('%s: the strongest program answers in the browser as in Node', async (id, role, every) => {
  const seed = 11;
  console.info(`seed ${seed}`);
  const game = findGame(id) as Game;
  const asked = questions(game, role, seed, every, 6);
  expect(asked).toHaveLength(6);
  const { page, leave } = await visit();
  const file = readdirSync(join(inject('web'), 'assets')).find((name) => /^house-thinking-worker-.*\.js$/.test(name));
  const jobs = asked.map((request): Job => ({ what: 'advice', game: id, request }));
  const answered = await page.evaluate(
    ([url, all]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const worker = new Worker(url, { type: 'module' });
        const found: unknown[] = [];
        worker.onerror = () => reject(new Error('the worker failed'));
        worker.onmessage = ({ data }) => {
          found[data.id] = data.advice ?? data;
          // What undefined is on this side of the wire is told by its text.
          if (Object.keys(found).length === all.length) resolve(found.map((one) => JSON.stringify(one)));
        };
        for (const [n, job] of all.entries()) worker.postMessage({ id: n, job });
      }),
    [`/assets/${file}`, jobs] as const,
  );
  expect(answered).toEqual(asked.map((request) => JSON.stringify(inNode(game, request))));
  await leave();
});
