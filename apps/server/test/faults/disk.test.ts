/** No room, no right to write: said as such, reading goes on, and all is well again without a restart. */
import { describe, expect, test } from 'vitest';
import { ensurePostgres } from '../../../../tools/postgres.mjs';
import { cannotBeNobody, cannotMount, fullDisk, type Outage, readOnlyFile, readOnlyPostgres } from './disk.ts';

const named = (what: string, missing: string | undefined): string => {
  if (missing) console.error(`${what}: NOT TESTED: ${missing}.`);
  return missing ? `${what}, NOT TESTED: ${missing}` : what;
};

function expectBorne({ recordedBefore, notRecorded, read, served, crashes }: Outage): void {
  expect(recordedBefore).toBeGreaterThan(0);
  expect(notRecorded).toBe(10);
  expect(served).toBe(read);
  expect(crashes).toBe(0);
}

describe('a server that cannot write', () => {
  const noMount = cannotMount();
  test.skipIf(noMount)(named('a disk without room', noMount), async () => expectBorne(await fullDisk('sources')));

  const noUser = cannotBeNobody();
  test.skipIf(noUser)(named('a file that may only be read', noUser), async () =>
    expectBorne(await readOnlyFile('sources')),
  );

  const { missing } = ensurePostgres();
  test.skipIf(missing)(named('a database that may only be read', missing), async () =>
    expectBorne(await readOnlyPostgres('sources')),
  );
});
