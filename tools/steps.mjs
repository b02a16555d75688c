// The commands that start, test and bench are made of. Each runs in a Node of its own, so no shell is involved.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = 'node_modules/typescript/bin/tsc';

/** What one check of types leaves for the next, which then looks only at what has changed. An install takes it away. */
function remembered(name) {
  return ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/reverie/${name}.tsbuildinfo`];
}

export const steps = {
  types: [tsc, '--noEmit', ...remembered('types')],
  webTypes: [tsc, '--noEmit', '-p', 'apps/web', ...remembered('web-types')],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=none', '--error-on-warnings', '.'],
  tidy: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error'],
  build: [tsc, '-b', 'tsconfig.build.json'],
  // For tests, which ask for types by themselves.
  emit: [tsc, '-b', 'tsconfig.build.json', '--noCheck'],
  page: ['tools/page.mjs'],
  stage: ['tools/page.mjs', '--stage'],
  programs: ['tools/programs.mjs'],
  bundle: ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error'],
  tests: ['node_modules/vitest/vitest.mjs', 'run'],
};

/** Runs a script of the project from its root, by this Node or another, and returns the exit code. */
export function run([script, ...args], stdout = 'inherit', env = {}, node = process.execPath) {
  const { status, error } = spawnSync(node, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', stdout, 'inherit'],
  });
  if (error) throw error;
  return status ?? 1;
}

/** The same beside others: gives the exit code and all that was said. */
export function runBeside([script, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      // Output that is kept for later would have no colours.
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** Runs a script for as long as somebody wants it, and ends as it does. */
export function stayWith(args, options) {
  const child = spawn(process.execPath, args, options);
  // The terminal sends Ctrl-C to both processes, and a game may want to ask before it ends: wait for it.
  process.on('SIGINT', () => {});
  const ended = whenToldToEnd(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    ended();
    if (signal) console.error(`Rêverie was ended by ${signal}.`);
    process.exitCode = code ?? 1;
  });
  return child;
}

/** Calls back when this process is told to end, or is left behind; gives a function that no longer listens. */
export function whenToldToEnd(end) {
  process.on('SIGTERM', end);
  // A shell that is told to end goes without a word to us: nobody else would end what it has started.
  const { ppid } = process;
  const orphaned = setInterval(() => process.ppid === ppid || end(), 500);
  return () => {
    clearInterval(orphaned);
    process.off('SIGTERM', end);
  };
}

/** Builds, with what the compiler says on stderr; ends the process if it fails. */
export function build(step = steps.build) {
  const code = run(step, 2);
  if (code !== 0) {
    console.error('The build failed.');
    process.exit(code);
  }
}

/** The time since `start` (of performance.now()), for people. */
export function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
