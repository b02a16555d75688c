import { describe, expect, test } from 'vitest';
import { browserAdvice, browserKind, findBrowser } from './browser.mjs';
import { withoutDebian } from './debian.mjs';
import { machine } from './made-up.mjs';

const NONE = { missing: 'no Chrome, Chromium or Edge is installed' };
const found = (made) => findBrowser(machine(made));

describe('a browser', () => {
  test('that is named is taken; a name that leads nowhere is said, and nothing else is looked for', () => {
    const programs = ['/opt/mine/chrome', '/usr/bin/chromium'];
    expect(found({ env: { REVERIE_BROWSER: '/opt/mine/chrome' }, programs })).toEqual({ path: '/opt/mine/chrome' });
    expect(found({ env: { REVERIE_BROWSER: '/opt/gone' }, programs })).toEqual({
      missing: 'REVERIE_BROWSER names /opt/gone, which is not a program',
    });
  });

  test.each([
    ['chromium in the PATH', { env: { PATH: '/a:/b' }, programs: ['/b/chromium', '/usr/bin/google-chrome'] }],
    ['Chrome beside it, without a PATH', { programs: ['/usr/bin/google-chrome-stable'] }],
    ['Edge', { env: { PATH: '/usr/bin' }, programs: ['/usr/bin/microsoft-edge'] }],
    ['Chrome where its package puts it', { programs: ['/opt/google/chrome/chrome'] }],
    ['Chromium as a snap', { programs: ['/snap/bin/chromium'] }],
    [
      'an app on a Mac',
      { platform: 'darwin', programs: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'] },
    ],
    [
      'an app of one user',
      {
        platform: 'darwin',
        home: '/Users/ada',
        programs: ['/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
      },
    ],
    [
      'Chrome on Windows',
      {
        platform: 'win32',
        env: { ProgramFiles: 'C:\\Program Files' },
        programs: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
      },
    ],
    [
      'Edge on Windows',
      {
        platform: 'win32',
        env: { ProgramFiles: 'C:\\Program Files', 'ProgramFiles(x86)': 'C:\\Program Files (x86)' },
        programs: ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
      },
    ],
    [
      'a PATH of Windows',
      { platform: 'win32', env: { PATH: 'C:\\a;D:\\b' }, programs: ['D:\\b\\chrome.exe', 'C:\\a\\msedge.exe'] },
    ],
  ])('is found: %s', (_, made) => expect(found(made)).toEqual({ path: made.programs[0] }));

  test('of another kind is the one that is named, or the one that Playwright fetches; an unknown kind is refused', () => {
    const programs = ['/usr/bin/chromium', '/opt/firefox'];
    const env = { REVERIE_BROWSER_KIND: 'firefox' };
    expect(found({ env: { ...env, REVERIE_BROWSER: '/opt/firefox' }, programs })).toEqual({ path: '/opt/firefox' });
    expect(found({ env, programs }).missing).toMatch(/^no firefox is named/);
    expect(browserKind(machine({}))).toBe('chromium');
    expect(() => browserKind(machine({ env: { REVERIE_BROWSER_KIND: 'lynx' } }))).toThrow('not lynx');
  });

  test('a real one is preferred to a name that may only say where to find one', () => {
    const programs = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
    expect(found({ programs })).toEqual({ path: '/usr/bin/google-chrome' });
    expect(found({ programs: programs.slice(0, 1) })).toEqual({ path: '/usr/bin/chromium-browser' });
  });

  test('none: one line says what to install, and how on this system', () => {
    for (const [platform, how] of [
      ['linux', 'apt-get install chromium'],
      ['darwin', 'brew install --cask google-chrome'],
      ['win32', 'winget install Google.Chrome'],
      ['sunos', 'Chrome, Chromium or Edge, or name one'],
    ]) {
      expect(found({ platform })).toEqual(NONE);
      const line = browserAdvice(NONE.missing, { platform });
      expect(line).toContain(how);
      expect(line).toContain('REVERIE_BROWSER=');
      expect(line).not.toContain('\n');
    }
  });
});

test("Debian's packages are for root on Debian", () => {
  const debian = { platform: 'linux', isDebian: true, isRoot: true };
  expect(withoutDebian(debian)).toBeUndefined();
  expect(withoutDebian({ ...debian, isRoot: false })).toBe("installing Debian's needs root");
  expect(withoutDebian({ ...debian, isDebian: false })).toBe('this is not Debian');
  expect(withoutDebian({ ...debian, platform: 'darwin' })).toBe('this is not Debian');
});
