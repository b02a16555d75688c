/** No room, no right to write: said as such, reading goes on, and all is well again without a restart. */
import { describe, expect, test } from 'vitest';
import { needing } from '../../../../tools/left-out.mjs';
import { findPostgres } from '../../../../tools/server-programs.mjs';
import { atNight, NIGHTLY } from '../../../../tools/tiers.mjs';
import { cannotBeNobody, cannotMount, fullDisk, type Outage, readOnlyFile, readOnlyPostgres } from './disk.ts';

/** Processes are started, and on a busy machine that takes its time. */
const SLOW = 120_000;

function expectBorne({ recordedBefore, notRecorded, read, served, crashes }: Outage): void {
  expect(recordedBefore).toBeGreaterThan(0);
  expect(notRecorded).toBe(10);
  expect(served).toBe(read);
  expect(crashes).toBe(0);
}

describe('a server that cannot write', () => {
  const noMount = cannotMount();
  test.skipIf(noMount)(
    needing('a disk without room', noMount),
    async () => expectBorne(await fullDisk('sources')),
    SLOW,
  );

  const noUser = cannotBeNobody();
  test.skipIf(noUser || !NIGHTLY)(
    atNight(needing('a file that may only be read', noUser)),
    async () => expectBorne(await readOnlyFile('sources')),
    SLOW,
  );

  const { missing } = findPostgres();
  test.skipIf(missing || !NIGHTLY)(
    atNight(needing('a database that may only be read', missing)),
    async () => expectBorne(await readOnlyPostgres('sources')),
    SLOW,
  );
});
