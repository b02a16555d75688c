// `npm run faults`: everything that can go wrong with a server, done to it, with figures kept in bench/results.md. Some parts
// only: `npm run faults -- postgres frames`. About forty minutes in all on a quiet machine; `--quick` tries everything a
// little, and only prints it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PARTS = {
  kill: 'kill -9 of a server, fifty times while people play',
  start: 'how soon a server is ready with ten thousand tables',
  postgres: 'kill -9 of PostgreSQL under several nodes, twenty times',
  nats: 'kill -9 of NATS under several nodes, twenty times',
  partition: 'nodes parted from PostgreSQL and NATS, two hundred schedules',
  routed: 'three nodes over two databases, which are killed, parted and paused',
  absence: 'two hundred people who are connected, and whom somebody at another node wants replaced',
  pause: 'a node stopped in the middle of a write, and woken',
  storm: 'two thousand sockets that come back at once',
  slow: 'clients that do not read',
  disorder: 'commands that come twice, late and out of order',
  frames: 'a million frames that are none',
  secrets: 'ten thousand games, looked through for what nobody may know',
  doors: 'a thousand wrong codes at once, while somebody else sits down',
  spectators: 'two hundred spectators who shout, while two people play',
  clocks: 'a hundred thousand walks that try to make time',
  stop: 'a server told to stop while its database says nothing, twenty times',
  damage: 'a damaged page of SQLite',
  disk: 'no room, no right to write',
  versions: 'the same games on another Node',
};

const given = process.argv.slice(2);
const isFlag = (arg, i) => arg.startsWith('--') || given[i - 1] === '--kills';
const asked = given.filter((arg, i) => !isFlag(arg, i));
const flags = given.filter(isFlag);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  const parts = Object.entries(PARTS).map(([part, what]) => `  ${part.padEnd(10)} ${what}`);
  console.error(`There is no part ${unknown.join(', ')}. The parts are:\n${parts.join('\n')}`);
  process.exit(2);
}

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
// What is shared with the tests is read from its sources; the servers that are measured are the built ones.
const loader = ['--import', new URL('../../apps/server/test/sources.mjs', import.meta.url).href];

const missed = [];
for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const start = performance.now();
  console.log(`── ${part}: ${PARTS[part]}`);
  const child = spawn(process.execPath, [...loader, file(`faults/${part}.mjs`), ...flags], { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  console.log(`── ${part}: ${code === 0 ? 'good' : 'MISSED'}, ${Math.round((performance.now() - start) / 1000)} s\n`);
  if (code !== 0) missed.push(part);
}
if (missed.length > 0) {
  console.error(`Missed: ${missed.join(', ')}.`);
  process.exitCode = 1;
}
