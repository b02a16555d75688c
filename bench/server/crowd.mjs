// People at all tables of one server, in a process of their own: `[, , game]`. They play when told to, for as long as told
// to, so that several games can be measured in turn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyAnswer, askChild, openTable, sit, startChild } from './people.mjs';
import { GAMES, TABLES } from './played.mjs';

const [, , game] = process.argv;
const { options = {}, roles, never } = GAMES[game];
const folder = mkdtempSync(join(tmpdir(), 'reverie-load-'));
const { child, address } = await startChild(folder);
const places = Array.from({ length: TABLES }, () => []);

let playing = false;
/** Commands that are not answered yet. */
let underWay = 0;
let recorded = 0;
let errors = 0;
let latencies = [];
let settled = () => undefined;

function play(place, seat, table, secret, before) {
  let busy = false;
  let left = false;
  const answer = async (client) => {
    const { standing } = client;
    if (!standing || left) return;
    if (standing.rematch) {
      left = true;
      return play(place, seat, standing.rematch, secret, client);
    }
    if (!playing || busy) return;
    const again = standing.outcome && seat === 0 && { do: 'rematch', start: true };
    const command = again || anyAnswer(standing, never);
    if (!command) return;
    busy = true;
    underWay++;
    const asked = performance.now();
    const { fate, why } = await client.command(command);
    busy = false;
    underWay--;
    if (fate === 'recorded' && !again) recorded++;
    if (fate === 'recorded' && !again && playing) latencies.push(performance.now() - asked);
    // A refusal is the game's: hidden things forbid it, or somebody at the table was quicker. Whoever goes on to the next
    // table is stopped at this one.
    if (fate === 'notRecorded' && why !== 'stopped') errors++;
    if (!playing && underWay === 0) settled();
    void answer(client);
  };
  places[place][seat] = { client: sit(() => address, table, secret, answer, { before }), answer };
}

function begin() {
  latencies = [];
  playing = true;
  for (const { client, answer } of places.flat()) void answer(client);
}

/** Nobody gives another command, and all that were given are answered. */
async function end() {
  playing = false;
  if (underWay > 0) {
    await new Promise((resolve) => {
      settled = resolve;
    });
  }
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Until so many commands were recorded since the server began. */
async function warmUp(commands) {
  begin();
  while (recorded < commands) await wait(100);
  await end();
  return { errors };
}

/** Plays for some milliseconds: how long each command took that was recorded, and the CPU that server and people used. */
async function window(ms) {
  const { usage: before } = await askChild(child, 'usage');
  const own = process.cpuUsage();
  const start = performance.now();
  begin();
  await wait(ms);
  const seconds = (performance.now() - start) / 1000;
  const { usage } = await askChild(child, 'usage');
  const people = process.cpuUsage(own);
  const answered = latencies;
  await end();
  const cpu = usage.user + usage.system - before.user - before.system;
  return { seconds, latencies: answered, cpu, people: people.user + people.system, errors };
}

async function stop() {
  for (const { client } of places.flat()) client.stop();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
  process.disconnect();
}

// All tables are open before anybody plays: a busy server opens them slowly.
for (const place of places.keys()) {
  const { table, secrets } = await openTable(address, game, options, roles);
  for (const [seat, secret] of secrets.entries()) play(place, seat, table, secret);
}
process.on('message', async ({ warm, ms, over }) => {
  if (over) await stop();
  else process.send(warm === undefined ? await window(ms) : await warmUp(warm));
});
process.send({ ready: true });
