/**
 * A server as a process: reads settings, prints one line, serves until told to stop. Used by `reverie serve` and
 * main.ts.
 */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, printable, readSettings, type SettingError, settingErrorText } from './config.ts';
import { type RunningServer, startServer } from './server.ts';
import { openStore } from './stores/open.ts';
import { missingPage } from './web.ts';

interface ServerProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly argv: readonly string[];
  say(line: string): void;
  /** Calls back on a request to stop. */
  onStop(stop: () => void): void;
}

/** Why a server did not start: an invalid setting, or a missing resource. */
type StartFailure =
  | { readonly wrong: 'setting'; readonly why: string; readonly setting: SettingError }
  | { readonly wrong: 'start'; readonly why: string };

/** Serves until told to stop, or says at once why it cannot start. */
export async function runServer({ env, argv, say, onStop }: ServerProcess): Promise<StartFailure | undefined> {
  const config = readSettings(env, argv);
  if ('wrong' in config) return { wrong: 'setting', why: settingErrorText(config), setting: config };
  const setting = checkPaths(config);
  if (setting) return { wrong: 'setting', why: settingErrorText(setting), setting };
  const running = await startWithStore(config).catch((error: unknown): StartFailure => {
    const why = error instanceof Error ? error.message : String(error);
    return { wrong: 'start', why: why.split('\n', 1)[0] ?? '' };
  });
  if ('wrong' in running) return running;
  say(JSON.stringify({ listening: running.address, settings: printable(config) }));
  await new Promise<void>((resolve) => onStop(resolve));
  await running.stop();
  return undefined;
}

/** Checks paths in the settings. Only the operator can fix these: a restart does not help. */
function checkPaths({ DATA, DATABASE_URL, WEB }: Config): SettingError | undefined {
  const page = resolve(WEB);
  if (WEB !== '' && missingPage(page)) return { wrong: 'noPage', setting: 'WEB', path: page };
  const taken = DATABASE_URL === '' && existsSync(DATA) && !statSync(DATA).isDirectory();
  return taken ? { wrong: 'noFolder', setting: 'DATA', path: resolve(DATA) } : undefined;
}

async function startWithStore(config: Config): Promise<RunningServer> {
  const { store, hints } = await openStore(config);
  return startServer(config, store, hints).catch(async (error: unknown) => {
    await hints?.close();
    await store.close();
    throw error;
  });
}

/** Calls back on SIGTERM and SIGINT. */
export function onStopSignal(stop: () => void): void {
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
