/** `reverie admin`: what operators do with a store besides serving it. docs/OPERATIONS.md says when. */
import { isIP } from 'node:net';
import { type Config, readConfig } from '@reverie/server/config';
import { badInput, type CommandError, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { indent, short, table } from '../layout.ts';

interface AdminOptions {
  readonly data?: string;
  readonly databaseUrl?: string;
  readonly most?: string;
  readonly hours?: string;
}

const ACTIONS = ['check', 'largest', 'delete', 'close', 'block', 'unblock'] as const;
type Action = (typeof ACTIONS)[number];

const HOUR = 3_600_000;

export async function admin(
  ctx: Context,
  action: string,
  what: string | undefined,
  options: AdminOptions,
): Promise<Ending> {
  const { t } = ctx;
  if (!(ACTIONS as readonly string[]).includes(action))
    return badInput(t.admin.unknown(short(action), ACTIONS.join(', ')));
  const needs = action !== 'check' && action !== 'largest';
  if (needs && !what) return badInput(action.endsWith('block') ? t.admin.needsAddress : t.admin.needsTable);
  if (action.endsWith('block') && isIP(what ?? '') === 0) return badInput(t.admin.noAddress(short(what ?? '')));
  const numbers = [options.most ?? '20', options.hours ?? '24'];
  if (numbers.some((text) => !/^[1-9]\d{0,6}$/.test(text))) return badInput(t.admin.badNumber);
  const config = configOf(ctx, options);
  if (isCommandError(config)) return config;
  // Imported on demand: local games should start quickly.
  const server = await import('@reverie/server/admin');
  try {
    // A running server keeps tables in memory: nobody else may write to them in its folder.
    const store = await server.openAdminStore(config, action === 'delete' || action === 'close');
    try {
      return await run(ctx, action as Action, what ?? '', store, options);
    } finally {
      await store.close();
    }
  } catch (error) {
    return failure(t.admin.failed(short(error instanceof Error ? error.message : String(error), 200)));
  }
}

function configOf({ world, t }: Context, { data, databaseUrl }: AdminOptions): Config | CommandError {
  const flags = [
    ...(data === undefined ? [] : ['--data', data]),
    ...(databaseUrl === undefined ? [] : ['--database-url', databaseUrl]),
  ];
  const config = readConfig(world.env, flags);
  return typeof config === 'string' ? badInput(t.serve.badSetting(config)) : config;
}

type AdminStore = Awaited<ReturnType<typeof import('@reverie/server/admin').openAdminStore>>;

async function run(
  ctx: Context,
  action: Action,
  what: string,
  store: AdminStore,
  { most = '20', hours = '24' }: AdminOptions,
): Promise<Ending> {
  const { out, t, world } = ctx;
  const { blockAddress, check, closeTable } = await import('@reverie/server/admin');
  const done = (text: string, value: object): undefined => {
    if (out.json) out.line(value);
    out.say(text);
  };
  switch (action) {
    case 'check':
      return printCheck(ctx, await check(store));
    case 'largest': {
      const rows = await store.largest(Number(most));
      if (out.json) for (const row of rows) out.line({ line: 'table', ...row });
      const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
      const cells = rows.map((row) => [
        row.table,
        t.admin.entries(row.entries),
        `${Math.ceil(row.bytes / 1024)} KiB`,
        day(row.changed),
      ]);
      for (const line of indent(table(cells))) out.say(line);
      return undefined;
    }
    case 'delete':
      if (!(await store.drop(what))) return failure(t.admin.noTable(short(what)));
      return done(t.admin.deleted(what), { line: 'deleted', table: what });
    case 'close': {
      const result = await closeTable(store, what, Date.parse(world.now()));
      if (result === 'noTable') return failure(t.admin.noTable(short(what)));
      if (result === 'refused') return failure(t.admin.notClosed(short(what)));
      return done(t.admin.closed(what), { line: 'closed', table: what });
    }
    case 'block':
      await blockAddress(store, what, Date.parse(world.now()) + Number(hours) * HOUR);
      return done(t.admin.blocked(what, Number(hours)), { line: 'blocked', address: what, hours: Number(hours) });
    case 'unblock':
      await blockAddress(store, what, null);
      return done(t.admin.unblocked(what), { line: 'unblocked', address: what });
  }
}

type Checked = Awaited<ReturnType<typeof import('@reverie/server/admin').check>>;

/** What is wrong, and what to do about it. */
function printCheck({ out, t }: Context, result: Checked): Ending {
  const { tables, faults, damaged, unplayable } = result;
  if (out.json) out.line({ line: 'check', ...result });
  for (const fault of faults.slice(0, 20)) out.say(`  ${short(fault, 120)}`);
  for (const one of damaged) out.say(`  ${t.admin.damagedTable(one)}`);
  for (const one of unplayable) out.say(`  ${t.admin.unplayableTable(one)}`);
  if (faults.length + damaged.length > 0) return failure(t.admin.damaged(damaged.length, tables));
  out.say(t.admin.sound(tables, unplayable.length));
  return undefined;
}
