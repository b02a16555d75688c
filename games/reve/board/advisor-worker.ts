import type { Question } from '../questions.ts';

/** The advisor in a worker of its own; whoever starts it ends it. */
export const startAdvisor = (): Worker =>
  new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' });

/** The questions that the advisor can answer. */
const ADVISED: ReadonlySet<string> = new Set([
  'world',
  'lands',
  'encounter',
  'struggle',
  'teleport',
  'send',
  'cast',
  'castThrough',
  'trigger',
  'reserve',
]);

export const isAdvised = ({ kind }: Pick<Question, 'kind'>): boolean => ADVISED.has(kind);
