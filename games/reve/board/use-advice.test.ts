import { expect, test, vi } from 'vitest';
import type { AdviceRequest, AdviceResult } from './advice.worker.ts';

const started: { readonly heard: Map<string, (event: object) => void>; readonly asked: number[]; ended: boolean }[] =
  [];
vi.stubGlobal(
  'Worker',
  class {
    readonly heard = new Map<string, (event: object) => void>();
    readonly asked: number[] = [];
    ended = false;
    constructor() {
      started.push(this);
    }
    addEventListener(what: string, listener: (event: object) => void) {
      this.heard.set(what, listener);
    }
    postMessage({ id }: AdviceRequest) {
      this.asked.push(id);
    }
    terminate() {
      this.ended = true;
    }
  },
);
vi.stubGlobal('navigator', { language: 'fr' });

test('an advisor that fails says so, and another one answers the next question', async () => {
  const { Thinker } = await import('./use-advice.ts');
  const told: AdviceResult[] = [];
  const thinker = new Thinker((one) => told.push(one));
  const question = {} as Omit<AdviceRequest, 'id'>;
  thinker.ask(question);
  thinker.ask(question);
  started[0]?.heard.get('error')?.({});
  expect(told).toEqual([{ id: 2, failed: 'worker' }]);
  expect(started[0]?.ended).toBe(true);
  thinker.ask(question);
  expect(started.map(({ asked }) => asked)).toEqual([[1], [3]]);
  started[1]?.heard.get('message')?.({ data: { id: 3, advice: {} } });
  expect(told.at(-1)).toMatchObject({ id: 3 });
});
