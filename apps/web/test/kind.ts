/** The browser that tests drive, whose kind REVERIE_BROWSER_KIND names: the one place that knows of kinds. */
import { chromium, firefox, webkit } from 'playwright-core';
import { browserKind } from '../../../tools/browser.mjs';

const kind = browserKind();

export const browserType = { chromium, firefox, webkit }[kind];

/** Nothing of the browser's own business over a network that may not be there. */
export const FLAGS =
  kind === 'chromium'
    ? [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ]
    : [];

/** Why a test that speaks Chromium's own protocol is left out. */
export const NO_DEVTOOLS = kind === 'chromium' ? undefined : `${kind} does not speak the protocol of Chromium`;

/** Why a test of notifications is left out: what has no windows denies them, whatever a test grants. */
export const NO_NOTIFICATIONS =
  NO_DEVTOOLS ??
  (/headless.shell/.test(process.env.REVERIE_BROWSER ?? '')
    ? 'a headless shell denies notifications (REVERIE_BROWSER=/usr/bin/chromium)'
    : undefined);
