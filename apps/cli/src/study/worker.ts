/** A thread that plays shards of a study: a number in, its counts out. */
import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '@reverie/kernel/refusal';
import { playShard } from '@reverie/lab/run';
import { planOf, type Study } from '@reverie/lab/study';
import { findGame } from '@reverie/shelf/shelf';

const study = workerData as Study;
const game = findGame(study.game);
const plan = game && planOf(study, game);
if (!plan || isRefusal(plan)) throw new Error(`the study was checked before it came here: ${JSON.stringify(plan)}`);
parentPort?.on('message', (shard: number) => parentPort?.postMessage({ shard, counts: playShard(plan, shard) }));
