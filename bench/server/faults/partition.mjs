// Two nodes, parted from the database, the bus or both: connections cut, traffic held and delivered late, traffic swallowed.
import { Fast } from '@reverie/kernel/chance/fast';
import { anyPartition, parting } from '../../../apps/server/test/faults/scenarios.ts';
import { scaled, seed } from './common.mjs';
import { befall } from './nodes.mjs';

const below = new Fast(seed).below();
const many = scaled(200, 8);
const schedule = Array.from({ length: many }, () => anyPartition(below, 2, 50, 1500));
const long = ['cut', 'held', 'swallowed'].map((weather, i) => ({
  node: i % 2,
  from: 'both',
  weather,
  ms: scaled(30_000, 3000),
}));
await befall(
  {
    part: 'partition',
    title: 'Nodes parted from the database and the bus',
    note: `${many} random partitions of 50 to 1,500 ms (seed ${seed}) and ${long.length} of ${long[0].ms / 1000} s: which node, from what, and whether connections are cut, traffic is held and delivered late, or swallowed for good.`,
    nodes: 2,
  },
  parting(schedule),
  parting(long),
);
