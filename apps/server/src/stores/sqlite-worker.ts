/** The thread behind sqlite.ts: runs requests and answers with their ids. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreReadError, StoreWriteError } from './errors.ts';
import type { ThreadData, ThreadRequest, ThreadResponse } from './sqlite.ts';
import { Writer } from './sqlite-writer.ts';

const { file, mayCreate } = workerData as ThreadData;
const writer = new Writer(file, { mayCreate });
const port = parentPort!;

/** The responses of one commit go back in one message. */
let answers: ThreadResponse[] = [];
let closing = false;

port.on('message', (questions: readonly ThreadRequest[]) => {
  for (const question of questions) void reply(question);
});

async function reply(question: ThreadRequest): Promise<void> {
  const answered = await answer(question);
  answers.push(answered);
  closing ||= question.ask === 'close';
  if (answers.length === 1) process.nextTick(send);
}

function send(): void {
  port.postMessage(answers);
  answers = [];
  if (closing) port.close();
}

async function answer({ id, ask, with: given }: ThreadRequest): Promise<ThreadResponse> {
  try {
    const method = writer[ask] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, done: await method.apply(writer, [...given]) };
  } catch (error) {
    // Errors lose their class between threads. Any other error is a bug and ends this thread.
    if (error instanceof StoreWriteError || error instanceof StoreReadError) {
      return { id, reason: error.reason, message: error.message };
    }
    throw error;
  }
}
