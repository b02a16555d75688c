/** `reverie serve`: the server from the command line, with the settings of docs/OPERATIONS.md as flags. */
import { badInput, type Ending, failure } from '../complaint.ts';
import type { Context } from '../context.ts';
import { short } from '../layout.ts';

/** `--lang` and `--json` are the command's own. */
const OWN = ['--lang', '--json'];

export async function serve({ world, t, out }: Context, given: readonly string[]): Promise<Ending> {
  const argv = given.filter((arg, i) => !OWN.includes(arg.split('=')[0] ?? '') && given[i - 1] !== '--lang');
  // Loaded here: nobody who plays alone waits for it.
  const { runServer } = await import('@reverie/server/run');
  const stop = world.whenToldToStop;
  if (!stop) return failure(t.serve.cannot);
  const failed = await runServer({
    env: world.env,
    argv,
    say: (line) => out.line(JSON.parse(line)),
    whenToldToStop: stop,
  });
  if (!failed) return undefined;
  const why = short(failed.why, 300);
  return failed.wrong === 'setting' ? badInput(t.serve.badSetting(why)) : failure(t.serve.notStarted(why));
}
