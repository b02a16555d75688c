// No room and no right to write, for real: a small file system filled to the last block, files of another's, a database told to
// take nothing more. What cannot be done on this machine is said by name.
import {
  cannotBeNobody,
  cannotMount,
  fullDisk,
  readOnlyFile,
  readOnlyPostgres,
} from '../../../apps/server/test/faults/disk.ts';
import { ensurePostgres } from '../../../tools/server-programs.mjs';
import { record } from '../../report.mjs';
import { bar, command, done, ms, say } from './common.mjs';

const rows = [];
let met = true;
for (const [what, missing, make] of [
  ['a disk without room (tmpfs), SQLite', cannotMount(), fullDisk],
  ['a file that may only be read, SQLite', cannotBeNobody(), readOnlyFile],
  ['a database that may only be read, PostgreSQL', ensurePostgres().missing, readOnlyPostgres],
]) {
  if (missing) {
    console.error(`${what}: NOT DONE: ${missing}.`);
    rows.push([what, `NOT DONE: ${missing}`, '', '', '', '']);
    continue;
  }
  say(what);
  const { notRecorded, read, served, crashes, recovered } = await make('build');
  const good = notRecorded === 10 && served === read && crashes === 0;
  met &&= good;
  rows.push([what, `${notRecorded} of 10`, `${served} of ${read}`, crashes, ms(recovered), `all: ${bar(good)}`]);
}
done();
record({
  title: 'A server that cannot write',
  command: command('disk'),
  note: 'A server in a process of its own; the cause is then taken away, and nothing is started again.',
  head: ['trouble', 'said to be not recorded', 'still served', 'crashes', 'recorded again after', 'bar'],
  rows,
});
process.exitCode = met ? 0 : 1;
