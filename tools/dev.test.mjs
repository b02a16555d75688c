import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { lockFolder } from '../apps/server/src/stores/folder-lock.ts';
import { bundleServer, ENTRIES } from './dev-backend.mjs';
import { goesToServer, rewritesShelf } from './dev-server.mjs';
import { needing } from './left-out.mjs';
import { sourceFiles } from './source-files.mjs';
import { devFlags, devLines } from './start-lines.mjs';
import { root } from './steps.mjs';

/** The server as `npm run dev` makes it, with doors for a test; below node_modules, where it finds its packages. */
const bundle = join(root, 'node_modules', '.reverie-dev', `test-${process.pid}`);
let folder;
let files;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reverie-dev-'));
  files = await bundleServer(bundle, [...ENTRIES, 'config', 'server', 'stores/open']);
}, 60_000);
afterAll(() => {
  for (const made of [folder, bundle]) rmSync(made, { recursive: true, force: true });
});

/** The addresses out of Fastify's drawing of its routes: a tree, four signs a step. */
function pathsIn(drawn) {
  const parts = [];
  return drawn.split('\n').flatMap((line) => {
    const [, before, part, methods] = /^(.*?)[├└]── (\S+)( \(.+\))?$/.exec(line) ?? [];
    if (part === undefined) return [];
    parts.splice(before.length / 4, Number.POSITIVE_INFINITY, part);
    return methods ? [parts.join('')] : [];
  });
}

test('every address that the server answers is handed on to it, and no address of the page', async () => {
  const at = (name) => import(pathToFileURL(join(bundle, `${name}.js`)).href);
  const [{ readConfig }, { startServer }, { openStore }] = await Promise.all(
    ['config', 'server', 'stores/open'].map(at),
  );
  const config = readConfig({ PORT: '0', DATA: join(folder, 'routes'), LOG_LEVEL: 'silent' }, []);
  const { store, hints } = await openStore(config);
  const server = await startServer(config, store, hints);
  const routes = server.app.printRoutes({ commonPrefix: false });
  await server.stop();
  const paths = pathsIn(routes);
  expect(paths).toEqual(expect.arrayContaining(['/api/house', '/api/tables/:id/look', '/ws', '/healthz']));
  for (const path of paths) expect([path, goesToServer(path)]).toEqual([path, true]);
  const own = ['/', '/t/abc', '/solo/abc', '/stage.html', '/src/shell/main.tsx', '/@vite/client', '/apis', '/wsx'];
  for (const path of own) expect([path, goesToServer(path)]).toEqual([path, false]);
  expect(['/ws?ticket=1', '/api/tables/a/look'].map(goesToServer)).toEqual([true, true]);
});

test('the shelf is written again for what it is written from', () => {
  for (const [event, path] of [
    ['addDir', 'games/pig'],
    ['add', 'games/pig/mind.ts'],
    ['unlink', 'games/pig/about.ts'],
    ['unlinkDir', 'games/pig'],
    ['change', 'games/pig/about.ts'],
  ])
    expect([event, path, rewritesShelf(event, path)]).toEqual([event, path, true]);
  for (const [event, path] of [
    ['change', 'games/pig/rules.ts'],
    ['add', 'games/dist/pig/about.js'],
    ['add', 'apps/web/src/App.tsx'],
    ['addDir', 'games'],
  ])
    expect([event, path, rewritesShelf(event, path)]).toEqual([event, path, false]);
});

test('the server is made of rules, words and its own files: it starts again for those, and not for a board', () => {
  const madeOf = (path) => files.has(join(root, path));
  for (const path of [
    'apps/server/src/main.ts',
    'apps/server/src/stores/sqlite-writer.ts',
    'games/reve/rules.ts',
    'games/reve/words/fr.ts',
    'packages/kernel/src/match.ts',
    'packages/players/src/sampler.ts',
    'packages/shelf/src/shelf.gen.ts',
    'packages/table/src/keeper.ts',
  ])
    expect([path, madeOf(path)]).toEqual([path, true]);
  expect([...files].filter((file) => /\.tsx$|\.test\.|[/\\]node_modules[/\\]/.test(file))).toEqual([]);
});

test('every thread that the server starts is bundled beside it', () => {
  const files = sourceFiles(root).filter((file) => file.startsWith('apps/server/src/') && file.endsWith('.ts'));
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const threads = texts.flatMap((text) => [...text.matchAll(/startThread\('\.\/([^']+)'/g)].map(([, name]) => name));
  expect(['main', ...threads].sort()).toEqual([...ENTRIES].sort());
});

test('its flags, and what it says in both languages', () => {
  expect(devFlags([])).toEqual({});
  expect(devFlags(['--port', '0', '--data', 'x'])).toEqual({ port: '0', data: 'x' });
  for (const args of [['play', 'pig'], ['--lan'], ['--port']]) expect(devFlags(args).wrong).toContain('FOLDER');
  expect(devLines('http://127.0.0.1:8643').join('\n')).toContain('Rêverie · http://127.0.0.1:8643');
});

const noSignals = process.platform === 'win32' ? 'Windows has no signals' : undefined;

test.skipIf(noSignals)(
  needing('npm run dev serves page and server at one address, and ends with all it started', noSignals),
  async () => {
    const data = join(folder, 'data');
    const dev = spawn(process.execPath, ['tools/dev.mjs', '--port', '0', '--data', data], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(dev, 'exit');
    onTestFinished(() => void dev.kill());
    let said = '';
    const address = await new Promise((resolve, reject) => {
      ended.then(([code]) => reject(new Error(`ended with ${code}: ${said}`)));
      createInterface({ input: dev.stdout }).on('line', (line) => {
        said += `${line}\n`;
        const found = /Rêverie · (\S+)/.exec(line)?.[1];
        if (found) resolve(found);
      });
    });
    try {
      const get = (path, headers = {}) => fetch(address + path, { headers }).then((response) => response.text());
      expect(await get('/t/abc', { accept: 'text/html' })).toContain('/@vite/client');
      expect(await get('/src/house/local.ts')).toContain('worker.ts?worker_file');
      expect(JSON.parse(await get('/healthz'))).toEqual({ ok: true });
      expect(JSON.parse(await get('/api/games')).games.map(({ id }) => id)).toContain('reve');
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
      await once(socket, 'open');
      socket.close();
    } finally {
      // As Ctrl-C does.
      dev.kill('SIGINT');
    }
    expect(await ended).toEqual([0, null]);
    // The server behind it has gone too: only one process may have its folder.
    lockFolder(data)();
  },
);
