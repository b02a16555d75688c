/** The command line: commands, options, usage errors. */
import { Command, CommanderError } from 'commander';
import { badInput, type Ending, failure } from './command-error.ts';
import { admin } from './commands/admin.ts';
import { analyse } from './commands/analyse.ts';
import { bench } from './commands/bench.ts';
import { character } from './commands/character.ts';
import { create } from './commands/create.ts';
import { exportGame, importGame } from './commands/exchange.ts';
import { listGames, welcome } from './commands/games.ts';
import { join } from './commands/join.ts';
import { ladder } from './commands/ladder.ts';
import { odds } from './commands/odds.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { run } from './commands/run.ts';
import { selfplay } from './commands/selfplay.ts';
import { serve, settingLines } from './commands/serve.ts';
import { study } from './commands/study.ts';
import { verify } from './commands/verify.ts';
import { worker } from './commands/worker.ts';
import type { Context } from './context.ts';
import { hasFlag, languageOf, texts } from './language.ts';
import { short } from './layout.ts';
import { nearest } from './nearest.ts';
import { Output } from './output.ts';
import type { World } from './world.ts';

const VERSION = '0.1.0';

/** Runs the arguments and gives the exit code: 0 success, 1 failure, 2 bad input. */
export async function main(argv: readonly string[], world: World): Promise<number> {
  const { language, unknown } = languageOf(argv, world.env);
  const out = new Output(world, hasFlag(argv, '--json'));
  const self = world.env.npm_lifecycle_event === 'start' ? 'npm start --' : 'reverie';
  const ctx: Context = { world, language, t: texts[language], out, self };
  const ending =
    unknown === undefined ? await runCommand(ctx, argv) : badInput(ctx.t.errors.unknownLanguage(short(unknown)));
  if (ending) out.error(ending);
  return ending?.code ?? out.exitCode ?? 0;
}

async function runCommand(ctx: Context, argv: readonly string[]): Promise<Ending> {
  let ending: Ending;
  const program = commandLine(ctx, (result) => {
    ending = result;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return ending;
  } catch (error) {
    if (error instanceof CommanderError) return usageError(ctx, program, error, argv);
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    return failure(ctx.t.errors.internal(short(why, 200)));
  }
}

type End = (ending: Ending) => void;

function commandLine(ctx: Context, end: End): Command {
  const program = newProgram(ctx);
  const { help: h } = ctx.t;
  program
    .description(h.about)
    .usage(h.usage)
    .option('--lang <fr|en>', h.lang)
    .option('--json', h.json)
    .version(VERSION, '-V, --version', h.version)
    .helpOption('-h, --help', h.help)
    .helpCommand(`help [${h.command}]`, h.helpCommand)
    .addHelpText('after', `\n${h.exits}`)
    .allowExcessArguments()
    .action((_, { args: [unknown] }: Command) =>
      end(unknown === undefined ? welcome(ctx) : unknownCommand(ctx, program, unknown)),
    );
  /** Adds a command with the settings that all of them share. */
  const add: AddCommand = (name, about, argument) => {
    const added = program.command(name).description(about).helpOption('-h, --help', h.help).allowExcessArguments(false);
    return argument === undefined ? added : added.argument(argument, '');
  };
  playCommands(add, ctx, end);
  tableCommands(add, ctx, end);
  journalCommands(add, ctx, end);
  measureCommands(add, ctx, end);
  return program;
}

function newProgram({ t, out, world }: Context): Command {
  return new Command('reverie')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => (out.json ? out.line({ line: 'text', text }) : out.say(text.trimEnd())),
      // `usageError` reports errors, in one line and in the user's language.
      writeErr: () => undefined,
      getOutHelpWidth: () => world.stdout.columns ?? 80,
      getOutHasColors: () => false,
    })
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => t.help.titles[title] ?? title,
      optionDescription: (option) => option.description,
      argumentDescription: (argument) => argument.description,
    });
}

type AddCommand = (name: string, about: string, argument?: string) => Command;

/** Games at this keyboard. */
function playCommands(add: AddCommand, ctx: Context, end: End): void {
  const { help: h } = ctx.t;
  add('games', h.games)
    .option('--examples', h.gamesExamples)
    .action((options) => end(listGames(ctx, options)));

  add('play', h.play, `<${h.game}>`)
    .option(`--seats <${h.list}>`, h.playSeats)
    .option('--rules <book|ours>', h.playRules)
    .option('--options <json>', h.playOptions)
    .option(`--seed <${h.seed}>`, h.playSeed)
    .option('--dice', h.playDice)
    .option(`--save <${h.file}>`, h.playSave)
    .option(`--resume <${h.file}>`, h.playResume)
    .option(`--at <${h.n}>`, h.playAt)
    .action(async (game, options) => end(await play(ctx, game, options)));

  add('create', h.create, `<${h.game}>`)
    .option(`--save <${h.file}>`, h.createSave)
    .option('--random', h.createRandom)
    .action(async (game, options) => end(await create(ctx, game, options)));
}

/** Tables on the network. */
function tableCommands(add: AddCommand, ctx: Context, end: End): void {
  const { help: h } = ctx.t;
  add('join', h.join, `<${h.wayIn}>`)
    .option(`--name <${h.name}>`, h.joinName)
    .option(`--server <${h.link}>`, h.joinServer)
    .action(async (link, options) => end(await join(ctx, link, options)));

  add('serve', h.serve)
    .usage(h.serveUsage)
    .addHelpText('after', () => `\n${[h.settings, ...settingLines(ctx)].join('\n')}`)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async (_, { args }: Command) => end(await serve(ctx, args)));

  add('admin', h.admin, `<${h.adminAction}>`)
    .argument(`[${h.adminWhat}]`)
    .option(`--data <${h.file}>`, h.adminData)
    .option(`--database-url <${h.link}>`, h.adminDatabase)
    .option(`--most <${h.n}>`, h.adminMost)
    .option(`--hours <${h.n}>`, h.adminHours)
    .action(async (action, what, options) => end(await admin(ctx, action, what, options)));

  add('export', h.export, `<${h.wayIn}>`)
    .option(`--out <${h.file}>`, h.exportOut)
    .option(`--server <${h.link}>`, h.joinServer)
    .action(async (link, options) => end(await exportGame(ctx, link, options)));

  add('import', h.import, `<${h.file}>`)
    .option(`--server <${h.link}>`, h.importServer)
    .option(`--at <${h.n}>`, h.importAt)
    .action(async (file, options) => end(await importGame(ctx, file, options)));
}

/** Games that were played. */
function journalCommands(add: AddCommand, ctx: Context, end: End): void {
  const { help: h } = ctx.t;
  add('replay', h.replay, `<${h.file}>`)
    .option(`--to <${h.n}>`, h.replayTo)
    .option(`--as <${h.viewer}>`, h.replayAs)
    .option('--step', h.replayStep)
    .action(async (file, options) => end(await replay(ctx, file, options)));

  add('verify', h.verify, `<${h.file}>`)
    .option('--nonce <nonce>', h.verifyNonce)
    .option('--commitment <hash>', h.verifyCommitment)
    .option(`--parent <${h.file}>`, h.verifyParent)
    .action(async (file, options) => end(await verify(ctx, file, options)));

  add('analyse', h.analyse, `<${h.file}>`)
    .option(`--work <${h.n}>`, h.analyseWork)
    .action(async (file, options) => end(await analyse(ctx, file, options)));

  add('character', h.character, `<${h.file}>`)
    .option(`--save <${h.file}>`, h.characterSave)
    .option('--to <foundry>', h.characterTo)
    .option(`--journal <${h.file}>`, h.characterJournal)
    .action(async (file, options) => end(await character(ctx, file, options)));

  add('run', h.run, `<${h.scenario}>`).action(async (file) => end(await run(ctx, file)));
}

function measureCommands(add: AddCommand, ctx: Context, end: End): void {
  const { help: h } = ctx.t;
  add('odds', h.odds, `<${h.game}>`)
    .argument(`[${h.calculation}]`, '')
    .option('--set <name=value...>', h.oddsSet)
    .option('--form <text|markdown|csv|json|svg>', h.oddsForm)
    .option(`--draws <${h.n}>`, h.oddsDraws)
    .option(`--panel <${h.name}>`, h.oddsPanel)
    .option('--table', h.oddsTable)
    .option(`--players <${h.n}>`, h.oddsPlayers)
    .action((game, calculation, options) => end(odds(ctx, game, calculation, options)));

  add('study', h.study, `<${h.file}>`)
    .option(`--jobs <${h.n}>`, h.studyJobs)
    .option('--form <text|markdown|csv|json|svg|counts>', h.studyForm)
    .option(`--save <${h.file}>`, h.studySave)
    .option(`--database-url <${h.link}>`, h.studyDatabase)
    .option('--each-switch', h.studySwitches)
    .option(`--panel <${h.name}>`, h.oddsPanel)
    .action(async (file, options) => end(await study(ctx, file, options)));

  add('worker', h.worker)
    .option(`--database-url <${h.link}>`, h.workerDatabase)
    .option(`--idle <${h.n}>`, h.workerIdle)
    .action(async (options) => end(await worker(ctx, options)));

  add('ladder', h.ladder, `<${h.game}>`)
    .option(`--programs <${h.list}>`, h.ladderPrograms)
    .option(`--seats <${h.n}>`, h.ladderSeats)
    .option(`--games <${h.n}>`, h.ladderGames)
    .option(`--seed <${h.n}>`, h.ladderSeed)
    .option(`--jobs <${h.n}>`, h.studyJobs)
    .option('--tables <json>', h.ladderTables)
    .option('--whole', h.ladderWhole)
    .action(async (game, options) => end(await ladder(ctx, game, options)));

  add('selfplay', h.selfplay, `<${h.game}>`)
    .option(`--out <${h.file}>`, h.selfplayOut)
    .option(`--programs <${h.list}>`, h.selfplayPrograms)
    .option('--options <json>', h.selfplayOptions)
    .option(`--games <${h.n}>`, h.ladderGames)
    .option(`--seed <${h.n}>`, h.ladderSeed)
    .option(`--stray <${h.n}>`, h.selfplayStray)
    .option(`--until <${h.n}>`, h.selfplayUntil)
    .option(`--every <${h.n}>`, h.selfplayEvery)
    .action(async (game, options) => end(await selfplay(ctx, game, options)));

  add('bench', h.bench, `[${h.game}]`)
    .option(`--seconds <${h.n}>`, h.benchSeconds)
    .action((game, options) => end(bench(ctx, game, options)));
}

function unknownCommand({ t }: Context, program: Command, typed: string): Ending {
  const names = program.commands.map((command) => command.name());
  return badInput(t.errors.unknownCommand(short(typed), nearest(typed, [...names, 'help'])));
}

/** Turns an error of the argument parser into one line in the user's language. */
function usageError(ctx: Context, program: Command, error: CommanderError, argv: readonly string[]): Ending {
  const { errors } = ctx.t;
  const quoted = short(/'([^']*)'/s.exec(error.message)?.[1] ?? '');
  if (error.exitCode === 0) return undefined;
  switch (error.code) {
    case 'commander.unknownOption': {
      const used = program.commands.find((command) => argv.includes(command.name()));
      const known = [...program.options, ...(used?.options ?? [])].flatMap(({ long }) => long ?? []);
      return badInput(errors.unknownOption(quoted, nearest(quoted, [...known, '--help'])));
    }
    case 'commander.missingArgument':
      return badInput(errors.missingArgument(`<${quoted}>`));
    case 'commander.optionMissingArgument':
      return badInput(errors.optionWithoutValue(quoted));
    case 'commander.excessArguments':
      return badInput(errors.tooManyArguments);
    case 'commander.help':
      return unknownCommand(ctx, program, argv.find((arg) => !arg.startsWith('-') && arg !== 'help') ?? '');
    default:
      return badInput(errors.badArguments);
  }
}
