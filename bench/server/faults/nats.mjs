// NATS killed (-9) again and again: hints are lost, and nothing else.
import { killingNats } from '../../../apps/server/test/faults/scenarios.ts';
import { scaled } from './common.mjs';
import { befall } from './nodes.mjs';

const times = scaled(20, 2);
await befall(
  {
    part: 'nats',
    title: 'Killing NATS',
    note: `kill -9 of NATS ${times} times, down for 0.2 to 2.2 s each time.`,
    resumes: 5000,
  },
  killingNats(times, () => 200 + Math.random() * 2000),
);
