/** A thread that plays pieces of shards: which one comes in, its counts go out. */
import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '@reverie/kernel/refusal';
import { type Piece, playShard } from '@reverie/lab/run';
import { planOf, type Study } from '@reverie/lab/study';
import { findGame } from '@reverie/shelf/shelf';

const study = workerData as Study;
const game = findGame(study.game);
const plan = game && planOf(study, game);
if (!plan || isRefusal(plan)) throw new Error(`the study was checked before it came here: ${JSON.stringify(plan)}`);
parentPort?.on('message', ({ shard, piece }: { shard: number; piece: Piece }) =>
  parentPort?.postMessage({ counts: playShard(plan, shard, piece) }),
);
