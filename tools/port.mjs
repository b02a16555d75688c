// The port that a page is served at: the one that was asked for, or the usual one while it is free.
import { createServer } from 'node:net';

/**
 * By the flag `--port`, else by the environment. Gives the port (0 for any) and what was asked for; ends the process
 * with one line in each language where that is no port, or is taken.
 */
export async function portFor(flag, usual, host, env = process.env) {
  const named = flag === true ? '' : (flag ?? env.REVERIE_PORT ?? env.PORT);
  if (named !== undefined && !(/^\d{1,5}$/.test(named) && Number(named) < 65_536)) {
    console.error(
      `« ${named} » n’est pas un port : un nombre entier de 0 (n’importe lequel) à 65535.\n` +
        `“${named}” is no port: a whole number from 0 (any) to 65535.`,
    );
    process.exit(2);
  }
  if (named !== undefined && Number(named) !== 0 && !(await isFree(Number(named), host))) {
    console.error(
      `Le port ${named} est pris : fermez ce qui l’occupe, ou dites --port 0 pour un port libre.\n` +
        `Port ${named} is taken: close what uses it, or say --port 0 for a free one.`,
    );
    process.exit(1);
  }
  return { named, port: Number(named ?? ((await isFree(usual, host)) ? usual : 0)) };
}

/** Another Rêverie may be running: then this one takes any port. */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
