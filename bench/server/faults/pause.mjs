// A node stopped (SIGSTOP) while its write is on the way, and woken (SIGCONT): its late writes must not count.
import { stopping } from '../../../apps/server/test/faults/scenarios.ts';
import { quick, scaled } from './common.mjs';
import { befall } from './nodes.mjs';

const [long, short] = [quick ? 1 : 4, scaled(40, 4)];
const ms = quick ? 3000 : 20_000;
await befall(
  {
    part: 'pause',
    title: 'Nodes stopped and woken',
    note: `A node stopped (SIGSTOP) in the middle of an append and woken: ${long} times for ${ms / 1000} s, ${short} times for 0.5 s.`,
  },
  stopping(short, 500),
  stopping(long, ms),
);
