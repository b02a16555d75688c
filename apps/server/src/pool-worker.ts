/** A thread of the pool: handles one request at a time. */
import { parentPort } from 'node:worker_threads';
import { paced } from '@reverie/players/pace';
import { findGame } from '@reverie/shelf/shelf';
import { computeOdds, thinkAbout } from '@reverie/table/compute';
import { branchJournal } from './branch-journal.ts';
import type { PoolTasks } from './pool.ts';

interface PoolMessage<K extends keyof PoolTasks = keyof PoolTasks> {
  readonly kind: K;
  readonly request: PoolTasks[K]['request'];
  readonly ms: number;
}

/** How long it thinks, in milliseconds, before it looks whether it is to stop. */
const SLICE = 10;

const port = parentPort!;
let stopped = false;

function answer(message: PoolMessage): unknown {
  switch (message.kind) {
    case 'think':
      return paced(thinkAbout(findGame, message.request as PoolTasks['think']['request']), {
        now: () => performance.now(),
        pause: () => new Promise(setImmediate),
        slice: SLICE,
        most: message.ms,
        stopped: () => stopped,
        note: (best) => port.postMessage({ best }),
      });
    case 'odds':
      return computeOdds(findGame, message.request as PoolTasks['odds']['request']);
    case 'branch':
      return branchJournal(findGame, message.request as PoolTasks['branch']['request']);
  }
}

port.on('message', async (message: PoolMessage | 'stop') => {
  if (message === 'stop') {
    stopped = true;
    return;
  }
  stopped = false;
  try {
    port.postMessage({ answer: await answer(message) });
  } catch (error) {
    port.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});

port.postMessage('ready');
