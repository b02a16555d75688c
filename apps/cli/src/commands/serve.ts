/** `reverie serve`: runs a server, with the settings of docs/OPERATIONS.md as flags. */
import { type Config, configSchema, flagOf, type SettingError } from '@reverie/server/config';
import { badInput, type Ending, failure } from '../command-error.ts';
import type { Context } from '../context.ts';
import { indent, short, table } from '../layout.ts';
import type { CliTexts } from '../texts/fr.ts';

/** Flags of the command itself, not of the server. */
const OWN_FLAGS = ['--lang', '--json'];

export async function serve({ world, t, out }: Context, given: readonly string[]): Promise<Ending> {
  const argv = given.filter((arg, i) => !OWN_FLAGS.includes(arg.split('=')[0] ?? '') && given[i - 1] !== '--lang');
  // Imported on demand: local games should start quickly.
  const { runServer } = await import('@reverie/server/run');
  const stop = world.onStop;
  if (!stop) return failure(t.serve.cannot);
  const failed = await runServer({
    env: world.env,
    argv,
    say: (line) => out.line(JSON.parse(line)),
    onStop: stop,
  });
  if (!failed) return undefined;
  if (failed.wrong === 'start') return failure(t.serve.notStarted(short(failed.why, 300)));
  return badInput(t.serve.badSetting(settingErrorText(t, failed.setting)));
}

function settingErrorText({ serve: t }: CliTexts, wrong: SettingError): string {
  const setting = short(wrong.setting);
  if ('path' in wrong) return t[wrong.wrong](setting, short(wrong.path, 200));
  if (wrong.wrong !== 'value') return t[wrong.wrong](setting);
  const { expected } = wrong;
  switch (expected.kind) {
    case 'whole':
      return t.value(setting, t.expected.whole(expected.least, expected.most));
    case 'signs':
      return t.value(setting, t.expected.signs(expected.least));
    case 'oneOf':
      return t.value(setting, t.expected.oneOf(expected.values));
    default:
      return t.value(setting, t.expected[expected.kind]);
  }
}

/** Every setting with its default, for the help. */
export function settingLines({ t }: Context): string[] {
  const words: Readonly<Record<keyof Config, string>> = t.serve.settings;
  const usual = Object.entries(configSchema.parse({})) as [keyof Config, unknown][];
  return indent(table(usual.map(([setting, value]) => [flagOf(setting), String(value), words[setting]])));
}
