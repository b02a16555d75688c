// A browser for tests: one that is installed, else Debian's, else the one that Playwright fetches.
import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';
import { pathFolders, pathsOf, thisMachine } from './machine.mjs';
import { root } from './steps.mjs';
import { NIGHTLY } from './tiers.mjs';

/** Chromium without what windows need: a seventh less work for the same tests, but no notifications. Nights have time. */
const SHELL = 'chromium-headless-shell';

/** Names in a PATH. On some systems `chromium-browser` only says that there is another package, so it comes last. */
const NAMES = [
  ...(NIGHTLY ? [] : [SHELL]),
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chromium-browser',
  ...(NIGHTLY ? [SHELL] : []),
];

/** Where installers put browsers that no PATH leads to. */
const PLACES = {
  linux: () => ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'],
  darwin: ({ home }) =>
    ['/Applications', `${home}/Applications`].flatMap((folder) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    ),
  win32: ({ env }) =>
    [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => [
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Chromium\\Application\\chrome.exe`,
        `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
      ]),
};

const HOW_TO_INSTALL = {
  linux: 'Debian and Ubuntu: apt-get install chromium; Fedora: dnf install chromium',
  darwin: 'brew install --cask google-chrome',
  win32: 'winget install Google.Chrome',
};

const KINDS = ['chromium', 'firefox', 'webkit'];

/** What tests drive: REVERIE_BROWSER_KIND, chromium by default. Playwright drives only its own firefox and webkit. */
export function browserKind({ env } = thisMachine) {
  const kind = env.REVERIE_BROWSER_KIND || 'chromium';
  if (!KINDS.includes(kind)) throw new Error(`REVERIE_BROWSER_KIND is one of ${KINDS.join(', ')}, not ${kind}`);
  return kind;
}

/** An installed Chrome, Chromium or Edge: `{ path }`, or `{ missing }`, the reason why there is none. */
export function findBrowser(machine = thisMachine) {
  const kind = browserKind(machine);
  const named = machine.env.REVERIE_BROWSER;
  if (named) {
    return machine.canRun(named)
      ? { path: named }
      : { missing: `REVERIE_BROWSER names ${named}, which is not a program` };
  }
  if (kind !== 'chromium') return { missing: `no ${kind} is named, and one that is installed does not do` };
  const { join } = pathsOf(machine);
  const folders = [...pathFolders(machine), ...(machine.platform === 'linux' ? ['/usr/bin', '/usr/local/bin'] : [])];
  const names = machine.platform === 'win32' ? ['chrome.exe', 'msedge.exe'] : NAMES;
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [...inPath, ...(PLACES[machine.platform]?.(machine) ?? [])].find(machine.canRun);
  return path ? { path } : { missing: 'no Chrome, Chromium or Edge is installed' };
}

/** One line that says what to install and how. */
export function browserAdvice(missing, { platform } = thisMachine) {
  const how = HOW_TO_INSTALL[platform];
  return `Tests need a browser: ${missing}. Install Chrome, Chromium or Edge${how ? ` (${how})` : ''}, or name one: REVERIE_BROWSER=/path/to/it npm test.`;
}

/**
 * The same, and where none is installed it is: from Debian where root may, else by Playwright, whose package must be
 * there by then. `REVERIE_BROWSER` tells what was found to the processes that are started afterwards.
 */
export function ensureBrowser() {
  const found = findOrInstall();
  if (found.path) process.env.REVERIE_BROWSER = found.path;
  return found;
}

function findOrInstall() {
  const found = findBrowser();
  const enough = found.path && !(NIGHTLY && found.path.endsWith(SHELL));
  if (enough || process.env.REVERIE_BROWSER) return found;
  const kind = browserKind();
  const fetched = playwrightsOwn(kind);
  if (thisMachine.canRun(fetched)) return works(fetched);
  const { failed } =
    kind === 'chromium' ? installFromDebian(NIGHTLY ? 'chromium' : SHELL) : { failed: 'Debian is not asked' };
  if (!failed || found.path) return findBrowser();
  console.error(`Fetching a browser, which tests need (playwright-core install ${kind})…`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/playwright-core/cli.js', 'install', ...(kind === 'chromium' ? ['--no-shell'] : []), kind],
    { cwd: root, stdio: 'ignore', timeout: 600_000 },
  );
  if (status === 0) return works(fetched);
  return { missing: `${found.missing}, ${failed}, and Playwright could not fetch one` };
}

/**
 * The kinds of browsers besides Chromium that Playwright has fetched, and a reason where there are none. Those of a system
 * do not do: Playwright speaks a protocol that only its own Firefox and WebKit have.
 */
export function otherBrowsers(machine = thisMachine, own = playwrightsOwn) {
  const found = ['firefox', 'webkit'].filter((kind) => machine.canRun(own(kind)));
  if (found.length === 0) return { found, missing: ['neither Firefox nor WebKit of Playwright is installed'] };
  return { found, missing: found.length === 2 ? [] : [`of Playwright only ${found[0]} is installed`] };
}

function playwrightsOwn(kind) {
  const ask = `import('playwright-core').then((all) => console.log(all.${kind}.executablePath()))`;
  return spawnSync(process.execPath, ['-e', ask], { cwd: root, encoding: 'utf8' }).stdout.trim();
}

/** A browser that was fetched may lack libraries of the system. On Windows it has all it needs, and would open a window. */
function works(path) {
  if (process.platform === 'win32') return { path };
  const { status, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status === 0) return { path };
  const reason = (error?.message ?? stderr).trim().split('\n')[0];
  return { missing: `the one that Playwright fetched does not start (${reason})` };
}
