// Builds the page (apps/web) unless exactly these sources are built already. `node tools/page.mjs` does it by hand,
// and `npm run build` after everything else.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root, run, steps } from './steps.mjs';

const SOURCES = [
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/fetched-together.ts',
  'apps/web/src',
  'apps/web/stage.html',
  'apps/web/stage',
  'apps/web/public',
  'package-lock.json',
];

/**
 * The folder of the built page; ends the process if it cannot be built. With the stage it is for tests alone, and goes
 * into a folder of its own, without compressed forms.
 */
export function buildPage({ stage = false } = {}) {
  const dist = join(root, 'apps', 'web', stage ? 'dist-stage' : 'dist');
  const stamp = join(dist, '.built');
  const print = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return dist;
  console.error('On construit la page… · Building the page…');
  // Test runners set this to something else, and React would be built for developers.
  const code = run([...steps.bundle, ...(stage ? ['--mode', 'stage'] : [])], 2, { NODE_ENV: 'production' });
  if (code !== 0) {
    console.error('The page could not be built.');
    process.exit(code);
  }
  if (!stage) compress(dist);
  writeFileSync(stamp, print);
  return dist;
}

/** Settings of a server that also serves the page, built for it; a folder that was named, here or by a flag, wins. */
export function withPage(env, flags = []) {
  const named = env.REVERIE_WEB || env.WEB || flags.some((flag) => /^--web(=|$)/.test(flag));
  return named ? env : { ...env, WEB: buildPage() };
}

/** Beside every text its compressed forms, made once: the server hands them out as they are. */
function compress(dist) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const file of filesBelow(dist)) {
    if (!/\.(html|js|css|svg|webmanifest)$/.test(file)) continue;
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text, quality));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** What lies among the sources and is none of the page's: what the compiler makes of them, and tests. */
const BESIDE = /[\\/]dist[\\/]|\.test\.tsx?$/;

/** Name, size and time of everything that goes into the page. */
function fingerprint() {
  const packages = ['games', 'packages/kernel/examples'];
  packages.push(...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`));
  const hash = createHash('sha256');
  for (const source of [...SOURCES, ...packages]) {
    for (const file of filesBelow(join(root, source)).filter((one) => !BESIDE.test(one))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  buildPage({ stage: process.argv.includes('--stage') });
}
