/**
 * Two nodes, their database and their bus in trouble: never two entries with one number, nothing acknowledged is lost, and
 * everybody sees the same in the end. `npm run faults` does it in full: postgres, nats, partition, pause.
 */
import { describe, expect, test } from 'vitest';
import { needing } from '../../../../tools/left-out.mjs';
import { findNats, findPostgres } from '../../../../tools/server-programs.mjs';
import { among, killingNats, killingPostgres, parting, type Setting, stopping } from './scenarios.ts';

const { missing } = findPostgres();
const noBus = missing ?? findNats().missing;

describe.skipIf(missing)(needing('two nodes', missing), () => {
  // Without NATS the database carries the hints, and the summary says so.
  test(needing('whatever happens to a node, its database or its bus', noBus), async () => {
    const setting: Setting = {
      from: 'sources',
      nodes: 2,
      tables: 3,
      perSecond: 40,
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
  }, 240_000);
});
