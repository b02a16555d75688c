/**
 * Two nodes, their database and their bus in trouble: never two entries with one number, nothing acknowledged is lost, and
 * everybody sees the same in the end. `npm run faults` does it in full: postgres, nats, partition, pause.
 */
import { describe, expect, test } from 'vitest';
import { ensureNats, ensurePostgres } from '../../../../tools/postgres.mjs';
import { among, killingNats, killingPostgres, parting, type Setting, stopping } from './scenarios.ts';

const { missing } = ensurePostgres();
const noBus = missing ?? ensureNats().missing;
if (missing) console.error(`Nodes on PostgreSQL were NOT tested: ${missing}.`);
else if (noBus) console.error(`Nodes with NATS were NOT tested: ${noBus}.`);

describe.skipIf(missing)(missing ? `two nodes, NOT TESTED: ${missing}` : 'two nodes', () => {
  test(`whatever happens to a node, its database or ${noBus ? 'nothing else (no NATS here)' : 'its bus'}`, async () => {
    const setting: Setting = {
      from: 'sources',
      nodes: 2,
      tables: 3,
      perSecond: 60,
      nats: !noBus,
      say: () => undefined,
    };
    let unread = 0;
    const { verdict, crashes, fates } = await among(
      setting,
      killingPostgres(
        1,
        () => 300,
        () => unread++,
      ),
      stopping(1, 700),
      ...(noBus ? [] : [killingNats(1, () => 300)]),
      parting([
        { node: 0, from: 'postgres', weather: 'cut', ms: 300 },
        { node: 1, from: 'both', weather: 'held', ms: 500 },
        { node: 0, from: 'postgres', weather: 'swallowed', ms: 300 },
        { node: 1, from: 'nats', weather: 'swallowed', ms: 300 },
      ]),
    );
    expect(verdict).toMatchObject({ lost: 0, twice: 0, numbers: 0, different: 0, replayed: 0 });
    expect(verdict.acknowledged).toBeGreaterThan(setting.tables);
    expect(fates.later).toBeGreaterThan(0);
    expect([crashes, unread]).toEqual([0, 0]);
  });
});
