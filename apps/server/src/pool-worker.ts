/** A thread of the pool: handles one request at a time. */
import { parentPort } from 'node:worker_threads';
import { findGame } from '@reverie/shelf/shelf';
import { chooseAnswer, computeOdds } from '@reverie/table/compute';
import { branchJournal } from './branch-journal.ts';
import type { PoolTasks } from './pool.ts';

interface Question<K extends keyof PoolTasks = keyof PoolTasks> {
  readonly kind: K;
  readonly asked: PoolTasks[K]['asked'];
}

function answer(question: Question): unknown {
  switch (question.kind) {
    case 'choose':
      return chooseAnswer(findGame, question.asked as PoolTasks['choose']['asked']);
    case 'odds':
      return computeOdds(findGame, question.asked as PoolTasks['odds']['asked']);
    case 'branch':
      return branchJournal(findGame, question.asked as PoolTasks['branch']['asked']);
  }
}

const port = parentPort!;
port.on('message', (question: Question) => {
  try {
    port.postMessage({ answer: answer(question) });
  } catch (error) {
    port.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});

port.postMessage('ready');
