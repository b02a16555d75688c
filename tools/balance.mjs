// `npm run balance` runs the studies that the games bring along and holds them to their bars: decks, hordes, scenarios,
// the first player, idling. Ends with 1 where a bar is broken for certain; what is still open is said.
//
// Where a game sets its table in several ways (`settings`), each is played by itself, or those that `--settings` names;
// `--programs` plays all of it once by each of these, the quick ones and the strong: `--programs raider,vesper-5`.
// `--save FOLDER` keeps what was played there: what was stopped goes on.
//
//   npm run balance [-- GAME …] [--games N] [--jobs N] [--programs ID,ID] [--settings ID,ID] [--save FOLDER]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setUp } from './setup.mjs';
import { build } from './steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    jobs: { type: 'string' },
    programs: { type: 'string' },
    settings: { type: 'string' },
    save: { type: 'string' },
  },
});
setUp();
build();
const { games } = await import('@reverie/shelf/shelf');
const { toldOf, verdictsOf } = await import('@reverie/lab/bars');
const cli = fileURLToPath(new URL('../apps/cli/dist/main.js', import.meta.url));

/** The counts of a study, played on all cores by the command; kept under a name where anything is kept. */
async function countsOf(study, name) {
  const flags = values.jobs ? ['--jobs', values.jobs] : [];
  if (values.save) {
    mkdirSync(values.save, { recursive: true });
    flags.push('--save', join(values.save, `${name}.json`));
  }
  const child = spawn(process.execPath, [cli, 'study', '-', '--form', 'counts', ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(study));
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the study ended with ${code}`);
  return JSON.parse(out);
}

const unknown = positionals.filter((id) => !games.some(({ rules }) => rules.id === id));
if (unknown.length > 0) {
  console.error(`No such game: ${unknown.join(', ')}. There are ${games.map(({ rules }) => rules.id).join(', ')}.`);
  process.exit(2);
}
/** One study at one setting of the table, played by one program or by those that it names; how many bars it broke. */
async function judge({ texts }, one, setting, program) {
  const study = {
    ...one.study,
    ...(values.games && { games: Number(values.games) }),
    ...(setting && { options: { ...one.study.options, ...setting.options } }),
    ...(program && { players: one.study.players.map((player) => ({ ...player, program })) }),
  };
  const name = [study.game, one.id, setting?.id, program].filter(Boolean).join('-');
  const counts = await countsOf(study, name);
  const how = [setting?.title.en, program && `played by ${program}`].filter(Boolean).map((part) => `, ${part}`);
  console.log(`${texts.en.title}: ${one.title.en}${how.join('')} (${counts.games} games)`);
  let missed = 0;
  for (const { bar, label, value, interval, verdict } of verdictsOf(counts, one)) {
    const name = texts.en.label?.(label) ?? label;
    const range = `${interval.low.toFixed(1)} to ${interval.high.toFixed(1)}`;
    const wanted = `${bar.least.toFixed(1)} to ${bar.most.toFixed(1)}`;
    console.log(`  ${verdict.padEnd(6)} ${name}, ${bar.what}: ${value.toFixed(1)} (${range}), bar ${wanted}`);
    if (verdict === 'missed') missed++;
  }
  for (const { label, value } of toldOf(counts, one))
    console.log(`  told   ${texts.en.label?.(label) ?? label}, games: ${value.toFixed(1)}`);
  return missed;
}

const wanted = values.settings?.split(',');
const settingsOf = ({ settings = [undefined] }) =>
  settings.filter((setting) => !wanted || !setting || wanted.includes(setting.id));

let missed = 0;
for (const game of games) {
  if (positionals.length > 0 && !positionals.includes(game.rules.id)) continue;
  for (const one of (game.studies ?? []).filter(({ bars }) => bars.length > 0))
    for (const program of values.programs?.split(',') ?? [undefined])
      for (const setting of settingsOf(one)) missed += await judge(game, one, setting, program);
}
if (missed > 0) {
  console.error(`${missed} bars are broken.`);
  process.exitCode = 1;
}
