/** Everything that can be set, by flag or environment. docs/OPERATIONS.md has the same table in words. */
import { z } from 'zod';

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');

export const configSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8642),
  /** Where the embedded store keeps its file. */
  DATA: z.string().default('data'),
  /** PostgreSQL in place of the embedded store. */
  DATABASE_URL: z.string().default(''),
  /** NATS in place of LISTEN/NOTIFY, for hints between nodes. */
  NATS_URL: z.string().default(''),
  /** Origins that pages may come from, separated by commas; by default only this server's own. */
  ORIGINS: z.string().default(''),
  /** Addresses of proxies whose word about the client's address is taken. */
  TRUST_PROXY: z.string().default(''),
  /** Days after which a table that nobody has touched is forgotten. */
  RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  /** Requests a minute from one address. */
  RATE_LIMIT: z.coerce.number().int().min(1).max(1_000_000).default(300),
  /** Tables that one address may open in an hour. */
  TABLES_AN_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(30),
  /** Wrong secrets and recovery codes in a minute from one address. */
  JOINS_A_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(10),
  /** Sockets that one address may have open. */
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(60),
  /** What nodes sign tickets with, the same at all of them; at least 32 signs. Without it a ticket is good at its own node. */
  TICKET_KEY: z.union([z.literal(''), z.string().min(32)]).default(''),
  /** Tables kept in memory although nobody looks at them. */
  TABLES_IN_MEMORY: z.coerce.number().int().min(0).max(1_000_000).default(2000),
  /** Threads for programs that think, odds and imported journals. */
  THREADS: z.coerce.number().int().min(1).max(64).default(1),
  /** The folder of the page, if it is to be served. */
  WEB: z.string().default(''),
  METRICS: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type Config = z.infer<typeof configSchema>;

/** The configuration out of the environment, flags first (`--port 80` is PORT); or what is wrong with it, in one line. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): Config | string {
  const given: Record<string, string> = {};
  for (const key of Object.keys(configSchema.shape)) {
    const value = environment[key] ?? environment[`REVERIE_${key}`];
    if (value !== undefined) given[key] = value;
  }
  for (let i = 0; i < argv.length; i++) {
    const [name = '', inline] = (argv[i] ?? '').split('=', 2);
    const key = name.replace(/^--/, '').replaceAll('-', '_').toUpperCase();
    if (!name.startsWith('--') || !(key in configSchema.shape)) return `unknown setting ${name.slice(0, 40)}`;
    const value = inline ?? argv[++i];
    if (value === undefined) return `${name} needs a value`;
    given[key] = value;
  }
  const parsed = configSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `${String(issue?.path[0] ?? 'settings')}: ${issue?.message ?? 'not usable'}`;
}

/** What is printed at start: everything, but no password. */
export function printable(config: Config): Record<string, unknown> {
  const hide = (url: string): string => url.replace(/\/\/[^@/]*@/, '//…@');
  const TICKET_KEY = config.TICKET_KEY === '' ? '' : '…';
  return { ...config, DATABASE_URL: hide(config.DATABASE_URL), NATS_URL: hide(config.NATS_URL), TICKET_KEY };
}
