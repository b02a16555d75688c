/** A server as a process: settings in, one line out, until it is told to stop. `reverie serve` and main.ts are this. */
import { printable, readConfig } from './config.ts';
import { startServer } from './server.ts';
import { openStore } from './stores/open.ts';

export interface Around {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly argv: readonly string[];
  say(line: string): void;
  /** Calls back when it is time to stop. */
  whenToldToStop(stop: () => void): void;
}

/** Serves until it is told to stop; or says at once, in a sentence, what is wrong with the settings. */
export async function runServer({ env, argv, say, whenToldToStop }: Around): Promise<string | undefined> {
  const config = readConfig(env, argv);
  if (typeof config === 'string') return config;
  const { store, hints } = await openStore(config);
  const running = await startServer(config, store, hints).catch(async (error: unknown) => {
    await hints?.close();
    await store.close();
    throw error;
  });
  say(JSON.stringify({ listening: running.address, settings: printable(config) }));
  await new Promise<void>((resolve) => whenToldToStop(resolve));
  await running.stop();
  return undefined;
}

/** A process is told to stop by signals. */
export function whenSignalled(stop: () => void): void {
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
