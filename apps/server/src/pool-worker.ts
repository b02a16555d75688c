/** A thread of the pool: one question at a time. */
import { parentPort } from 'node:worker_threads';
import { findGame } from '@reverie/shelf/shelf';
import { choosing, weighing } from '@reverie/table/thinking';
import type { Work } from './pool.ts';
import { branching } from './work.ts';

interface Question<K extends keyof Work = keyof Work> {
  readonly kind: K;
  readonly asked: Work[K]['asked'];
}

function answer(question: Question): unknown {
  switch (question.kind) {
    case 'choose':
      return choosing(findGame, question.asked as Work['choose']['asked']);
    case 'odds':
      return weighing(findGame, question.asked as Work['odds']['asked']);
    case 'branch':
      return branching(findGame, question.asked as Work['branch']['asked']);
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
