// `npm run nightly -- image`: what the Dockerfile says, done in a fresh clone of the last commit, without Docker: its files,
// its RUN lines by a shell, and its CMD until the server answers. Folders of the image become folders of a temporary one.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

/** The lines of a Dockerfile as `{ does, what }`; a line that ends with a backslash goes on. */
export function instructionsOf(text) {
  const lines = text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [does, ...what] = line.split(/\s+/);
      return { does: does.toUpperCase(), what: what.join(' ') };
    });
}

/** What there is to do, with paths of the image below a folder: commands of the shell, the settings, the program. */
export function planOf(text, folder) {
  const instructions = instructionsOf(text);
  const all = (name) => instructions.filter(({ does }) => does === name).map(({ what }) => what);
  const roots = [...all('WORKDIR'), ...all('VOLUME')];
  const moved = (said) =>
    roots.reduce((it, path) => it.replace(new RegExp(`(?<![\\w./-])${path}(?![\\w-])`, 'g'), join(folder, path)), said);
  const [work, ...others] = all('WORKDIR');
  if (!work || others.length > 0 || all('COPY').join() !== '. .') {
    throw new Error('tools/image.mjs reads a Dockerfile with one WORKDIR and one line COPY . .');
  }
  return {
    work: join(folder, work),
    commands: all('RUN').map(moved),
    env: Object.fromEntries(
      all('ENV').flatMap((what) => what.split(' ').map((pair) => moved(pair).split(/=(.*)/).slice(0, 2))),
    ),
    program: JSON.parse(all('CMD').at(-1)),
  };
}

/** Whether a path of the clone, with slashes, is left out of the image; a folder that is takes its files with it. */
export function ignores(text) {
  const patterns = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const asRule = (pattern) =>
    pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  const rules = patterns.map((pattern) => new RegExp(`^${asRule(pattern)}$`));
  return (path) => rules.some((rule) => rule.test(path));
}

/** The owner of folders is a matter of the image; everything else must work anywhere. */
const STAND_INS = 'chown() { :; }\n';

async function tryImage() {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-image-'));
  try {
    const { stdout } = spawnSync('git', ['show', 'HEAD:Dockerfile'], { cwd: root, encoding: 'utf8' });
    const { work, commands, env, program } = planOf(stdout, folder);
    must('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(root).href, work], folder);
    const ignored = ignores(readFileSync(join(work, '.dockerignore'), 'utf8'));
    for (const path of readdirSync(work, { recursive: true, encoding: 'utf8' })) {
      if (ignored(path.replaceAll('\\', '/'))) rmSync(join(work, path), { recursive: true, force: true });
    }
    for (const command of commands) {
      console.log(`RUN ${command}`);
      must('sh', ['-ec', STAND_INS + command], work);
    }
    await answers(program, work, env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function must(program, args, cwd) {
  const { status, error } = spawnSync(program, args, { cwd, env: plain(), stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ended with exit code ${status}`);
}

/** Without what npm and the tests of this checkout have set. */
function plain() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|REVERIE_|NODE_ENV$)/i.test(name)));
}

async function listening(stdout) {
  for await (const line of createInterface({ input: stdout })) {
    const address = /"listening":"([^"]+)"/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the server ended before it listened');
}

/** Starts the program at a port of the system's choice, and asks for its health and its page. */
async function answers([program, ...args], cwd, env) {
  console.log(`CMD ${[program, ...args].join(' ')}`);
  // The image listens to all the world; here this machine is enough.
  const settings = { ...plain(), ...env, HOST: '127.0.0.1', PORT: '0' };
  const server = spawn(program === 'node' ? process.execPath : program, args, {
    cwd,
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const address = await listening(server.stdout);
    const health = await fetch(new URL('/healthz', address));
    if (!health.ok) throw new Error(`/healthz answers ${health.status}`);
    const page = await fetch(new URL('/', address));
    const text = await page.text();
    if (!page.ok || !/<script[^>]+src=/.test(text)) throw new Error(`/ answers ${page.status} without the page`);
    console.log('/healthz and / answer');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await tryImage();
  } catch (error) {
    console.error(`The image cannot be made: ${error.message}`);
    process.exitCode = 1;
  }
}
