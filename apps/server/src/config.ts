/** All settings, by flag or environment. docs/OPERATIONS.md has the same table. */
import { isIP } from 'node:net';
import { z } from 'zod';

const WHOLE = /^\d{1,9}$/;

/** What a setting must be: a value, so that callers can report it in the user's language. */
type ExpectedValue =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'signs'; readonly least: number }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'postgres' | 'origin' | 'address' | 'flag' | 'contact' };

/** What is wrong with a setting: unknown, without a value, or with an invalid one. */
export type SettingError =
  | { readonly wrong: 'unknown' | 'noValue'; readonly setting: string }
  | { readonly wrong: 'value'; readonly setting: string; readonly expected: ExpectedValue }
  /** Its path is not what it should be. */
  | { readonly wrong: 'noPage' | 'noFolder'; readonly setting: string; readonly path: string };

const expecting = (expected: ExpectedValue) => ({ params: { expected } });

/** A whole number within bounds; no other notation is accepted. */
const whole = (least: number, most: number, usual: number) =>
  z
    .string()
    .refine(
      (text) => WHOLE.test(text) && Number(text) >= least && Number(text) <= most,
      expecting({ kind: 'whole', least, most }),
    )
    .transform(Number)
    .default(usual);

/** A list separated by commas; every item must pass, surrounding spaces are ignored. */
const list = (fits: (item: string) => boolean, kind: 'origin' | 'address') =>
  z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .refine((items) => items.every((item) => item === '' || fits(item)), expecting({ kind }))
    .transform((items) => items.filter((item) => item !== '').join(','))
    .default('');

const isOrigin = (item: string): boolean => URL.canParse(item) && new URL(item).origin === item;

/** An address, a range (10.0.0.0/8), or a named range (loopback). */
function isAddress(item: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(item)) return true;
  const [address = '', bits, ...more] = item.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version > 0 && more.length === 0 && (bits === undefined || (WHOLE.test(bits) && Number(bits) <= most));
}

const FLAGS = ['true', 'false', '1', '0'];

const flag = z
  .string()
  .refine((text) => FLAGS.includes(text), expecting({ kind: 'flag' }))
  .transform((text) => text === 'true' || text === '1');

/** The databases of a setting, in the order that places tables. */
export const addressesOf = (urls: string): readonly string[] => urls.split(/\s+/).filter((url) => url !== '');

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const configSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535, 8642),
  /** Folder of the embedded store. */
  DATA: z.string().default('data'),
  /** PostgreSQL instead of the embedded store; several, separated by spaces, have the tables spread over them. */
  DATABASE_URL: z
    .string()
    .refine(
      (text) => addressesOf(text).every((url) => /^(postgres|postgresql|socket):/.test(url)),
      expecting({ kind: 'postgres' }),
    )
    .default(''),
  /** The queue of studies in PostgreSQL, whose progress the page shows. */
  LAB_DATABASE_URL: z
    .string()
    .refine((url) => url === '' || /^(postgres|postgresql|socket):\S+$/.test(url), expecting({ kind: 'postgres' }))
    .default(''),
  /** NATS instead of LISTEN/NOTIFY, for hints between nodes. */
  NATS_URL: z.string().default(''),
  /** Origins allowed for pages, separated by commas; by default only this server's own. */
  ORIGINS: list(isOrigin, 'origin'),
  /** Proxies that are trusted to report the client's address. */
  TRUST_PROXY: list(isAddress, 'address'),
  /** Days after which an unused table is deleted. */
  RETENTION_DAYS: whole(1, 3650, 180),
  /** Days for which the secret of a seat is valid: since it was issued, and since the last entry at its table. */
  SEAT_DAYS: whole(1, 3650, 180),
  SEAT_IDLE_DAYS: whole(1, 3650, 30),
  /** Seconds after which somebody who is not connected counts as absent, at least; clocks lengthen it. */
  ABSENT_AFTER: whole(1, 300, 30),
  /** Requests per minute and address. */
  RATE_LIMIT: whole(1, 1_000_000, 300),
  /** Tables that one address may open per hour. */
  TABLES_AN_HOUR: whole(1, 1_000_000, 30),
  /** Wrong secrets and recovery codes per minute and address. */
  JOINS_A_MINUTE: whole(1, 1_000_000, 10),
  /** Open sockets per address. */
  SOCKETS_PER_ADDRESS: whole(1, 1_000_000, 60),
  /** Open connections altogether. */
  CONNECTIONS: whole(1, 1_000_000, 20_000),
  /**
   * Key with which nodes sign tickets, shared by all; at least 32 characters. Without it a ticket is valid only at its
   * node.
   */
  TICKET_KEY: z
    .string()
    .refine((key) => key === '' || key.length >= 32, expecting({ kind: 'signs', least: 32 }))
    .default(''),
  /** Idle tables kept in memory. */
  TABLES_IN_MEMORY: whole(0, 1_000_000, 2000),
  /** Threads for bots, odds and imported journals. */
  THREADS: whole(1, 64, 1),
  /** Folder of the page, if this server serves it. */
  WEB: z.string().default(''),
  METRICS: flag.default(true),
  /** Whether people who are away can be alerted: by web push, and the owner of a table by a webhook. */
  ALERTS: flag.default(true),
  /** Whom push services may write to about this server, as mailto: or https:; some refuse messages without it. */
  PUSH_CONTACT: z
    .string()
    .refine((text) => text === '' || /^(mailto:.+@.+|https:\/\/.+)$/.test(text), expecting({ kind: 'contact' }))
    .default(''),
  /** Origins outside the public internet that alerts may be sent to, separated by commas. */
  ALERT_ORIGINS: list(isOrigin, 'origin'),
  LOG_LEVEL: z
    .string()
    .refine((text) => (LEVELS as readonly string[]).includes(text), expecting({ kind: 'oneOf', values: LEVELS }))
    .transform((text) => text as (typeof LEVELS)[number])
    .default('info'),
});
export type Config = z.infer<typeof configSchema>;

/** The flag of a setting: `--rate-limit` for RATE_LIMIT. */
export const flagOf = (setting: string): string => `--${setting.toLowerCase().replaceAll('_', '-')}`;

/** The configuration from flags (`--port 80` is PORT) and the environment, in this order; or what is wrong with it. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): Config | SettingError {
  const given: Record<string, string> = {};
  for (const key of Object.keys(configSchema.shape)) {
    // The prefixed name wins: `HOST` or `DATA` may be set for something else. An empty variable counts as unset.
    const value = environment[`REVERIE_${key}`] || environment[key];
    if (value) given[key] = value;
  }
  for (let i = 0; i < argv.length; i++) {
    const [, name = '', inline] = /^([^=]*)(?:=(.*))?$/s.exec(argv[i] ?? '') ?? [];
    const key = name.replace(/^--/, '').replaceAll('-', '_').toUpperCase();
    if (!name.startsWith('--') || !(key in configSchema.shape)) {
      return { wrong: 'unknown', setting: name.slice(0, 40) };
    }
    const value = inline ?? argv[++i];
    if (value === undefined) return { wrong: 'noValue', setting: name };
    given[key] = value;
  }
  const parsed = configSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code !== 'custom') throw new Error(`a setting that says nothing of what it must be: ${issue?.message}`);
  return { wrong: 'value', setting: String(issue.path[0]), expected: issue.params?.expected as ExpectedValue };
}

/** The same, with an error as one line for operators. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): Config | string {
  const settings = readSettings(environment, argv);
  return 'wrong' in settings ? settingErrorText(settings) : settings;
}

/** Operators are addressed in English. */
export function settingErrorText(wrong: SettingError): string {
  if (wrong.wrong === 'value') return `${wrong.setting}: ${expectedText(wrong.expected)}`;
  if (wrong.wrong === 'noFolder') return `${wrong.setting}: ${wrong.path} is not a folder`;
  if (wrong.wrong === 'noPage')
    return `${wrong.setting}: no index.html in ${wrong.path}; npm run build builds the page into apps/web/dist`;
  return wrong.wrong === 'unknown' ? `unknown setting ${wrong.setting}` : `${wrong.setting} needs a value`;
}

function expectedText(expected: ExpectedValue): string {
  switch (expected.kind) {
    case 'whole':
      return `a whole number from ${expected.least} to ${expected.most} is expected`;
    case 'signs':
      return `at least ${expected.least} characters are expected`;
    case 'oneOf':
      return `one of ${expected.values.join(', ')} is expected`;
    case 'postgres':
      return 'an address such as postgres://user:password@host/database is expected';
    case 'origin':
      return 'an origin such as https://reve.example, without a path or a slash at its end, is expected';
    case 'address':
      return 'an address such as 10.0.0.9 or 10.0.0.0/8 is expected';
    case 'contact':
      return 'an address such as mailto:me@example.org or https://example.org is expected';
    case 'flag':
      return 'true or false is expected';
  }
}

/** The settings without passwords, printed at start. */
export function printable(config: Config): Record<string, unknown> {
  const hide = (url: string): string => url.replace(/\/\/.*@/, '//…@').replace(/(password=)[^&]*/gi, '$1…');
  const TICKET_KEY = config.TICKET_KEY === '' ? '' : '…';
  const DATABASE_URL = addressesOf(config.DATABASE_URL).map(hide).join(' ');
  const LAB_DATABASE_URL = hide(config.LAB_DATABASE_URL);
  return { ...config, DATABASE_URL, LAB_DATABASE_URL, NATS_URL: hide(config.NATS_URL), TICKET_KEY };
}
