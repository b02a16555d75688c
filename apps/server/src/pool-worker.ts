/** A thread of the pool: handles one request at a time. */
import { parentPort } from 'node:worker_threads';
import { findGame } from '@reverie/shelf/shelf';
import { chooseAnswer, computeOdds } from '@reverie/table/compute';
import { branchJournal } from './branch-journal.ts';
import type { PoolTasks } from './pool.ts';

interface PoolMessage<K extends keyof PoolTasks = keyof PoolTasks> {
  readonly kind: K;
  readonly request: PoolTasks[K]['request'];
}

function answer(message: PoolMessage): unknown {
  switch (message.kind) {
    case 'choose':
      return chooseAnswer(findGame, message.request as PoolTasks['choose']['request']);
    case 'odds':
      return computeOdds(findGame, message.request as PoolTasks['odds']['request']);
    case 'branch':
      return branchJournal(findGame, message.request as PoolTasks['branch']['request']);
  }
}

const port = parentPort!;
port.on('message', (message: PoolMessage) => {
  try {
    port.postMessage({ answer: answer(message) });
  } catch (error) {
    port.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});

port.postMessage('ready');
