/** `reverie odds GAME [CALCULATION]`: a question about chance, exactly; with `--table`, the odds that a rule book prints. */
import { type Calculation, readSettings, shareOf } from '@reverie/kernel/calculation';
import type { Panel, Settings } from '@reverie/kernel/plot';
import { check } from '@reverie/lab/check';
import { figure } from '@reverie/lab/plot/figures';
import { toSvg } from '@reverie/lab/plot/markup';
import { type Cells, cellsOf, toCsv, toMarkdown } from '@reverie/lab/plot/table';
import { linesOf } from '@reverie/lab/plot/text';
import { words } from '@reverie/lab/words/words';
import { badInput, type CommandError, type Ending, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { gameByName } from '../find.ts';
import { formOption } from '../form.ts';
import { short, table } from '../layout.ts';
import { nearest } from '../nearest.ts';
import { wholeOption } from '../numbers.ts';

const PLAYERS = '4';
const FORMS = ['text', 'markdown', 'csv', 'json', 'svg'] as const;
type Form = (typeof FORMS)[number];
const MOST_DRAWS = 1_000_000_000;

interface OddsOptions {
  readonly table?: boolean | undefined;
  readonly players?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly form?: string | undefined;
  readonly draws?: string | undefined;
  readonly panel?: string | undefined;
}

export function odds(ctx: Context, id: string, asked: string | undefined, options: OddsOptions): Ending {
  const { t, out, language } = ctx;
  const game = gameByName(ctx, id);
  if (isCommandError(game)) return game;
  if (options.table) return oddsTable(ctx, id, options.players);
  const { calculations = [] } = game;
  const { title } = game.texts[language];
  if (calculations.length === 0) return badInput(t.calculate.none(title));
  if (asked === undefined) {
    for (const { id: name, words: w, settings } of calculations) {
      if (out.json) out.line({ line: 'calculation', id: name, title: w[language].title, settings });
      else for (const line of described(ctx, id, name, w[language].question, settings)) out.say(line);
    }
    return undefined;
  }
  const calculation = calculations.find((one) => one.id === asked);
  const names = calculations.map((one) => one.id);
  if (!calculation) return badInput(t.calculate.unknown(short(asked), names.join(', '), nearest(asked, names)));
  const form = formOption(ctx, options.form, FORMS);
  if (isCommandError(form)) return form;
  const settings = settingsFrom(ctx, calculation, options.set ?? []);
  if (isCommandError(settings)) return settings;
  const draws = wholeOption(ctx, '--draws', options.draws ?? '0', { least: 0, most: MOST_DRAWS });
  if (isCommandError(draws)) return draws;
  const panels = calculation.panels(settings, language);
  const ids = panels.map((panel) => panel.id);
  if (options.panel !== undefined && !ids.includes(options.panel))
    return badInput(t.calculate.unknownPanel(short(options.panel), ids.join(', ')));
  const shown = panels.filter((panel) => options.panel === undefined || panel.id === options.panel);
  show(ctx, calculation, settings, form, draws, shown, options.panel === undefined ? undefined : shown[0]);
  return undefined;
}

function described(
  ctx: Context,
  game: string,
  name: string,
  question: string,
  settings: Calculation['settings'],
): string[] {
  const ranges = settings.map((one) =>
    one.kind === 'whole'
      ? `${one.id}=${one.least}…${one.most}`
      : `${one.id}=${one.of.slice(0, 4).join('|')}${one.of.length > 4 ? '|…' : ''}`,
  );
  return [ctx.out.bold(`reverie odds ${game} ${name}`), `  ${question}`, `  --set ${ranges.join(' ')}`, ''];
}

function settingsFrom(ctx: Context, calculation: Calculation, given: readonly string[]): Settings | CommandError {
  const { t, language } = ctx;
  const pairs: Record<string, string> = {};
  for (const one of given.flatMap((text) => text.split(/[,\s]+/)).filter((text) => text !== '')) {
    const at = one.indexOf('=');
    if (at < 1) return badInput(t.calculate.notASetting(short(one)));
    const name = one.slice(0, at);
    if (Object.hasOwn(pairs, name)) return badInput(t.calculate.setTwice(short(name)));
    pairs[name] = one.slice(at + 1);
  }
  const read = readSettings(calculation, pairs);
  const w = calculation.words[language];
  if ('wrong' in read) {
    const known = calculation.settings.find(({ id }) => id === read.wrong);
    if (!known)
      return badInput(
        t.calculate.unknownSetting(short(read.wrong), calculation.settings.map(({ id }) => id).join(', ')),
      );
    const range = known.kind === 'whole' ? t.calculate.whole(known.least, known.most) : known.of.join(', ');
    return badInput(t.calculate.badValue(read.wrong, short(read.value), range));
  }
  const fault = calculation.whyNot?.(read.settings);
  if (fault) return badInput(`${fault.setting}: ${w.reason?.(fault.reason, read.settings) ?? fault.reason}`);
  return read.settings;
}

function show(
  ctx: Context,
  calculation: Calculation,
  settings: Settings,
  form: Form,
  draws: number,
  panels: readonly Panel[],
  one: Panel | undefined,
): void {
  const { out, language, world, t } = ctx;
  const w = calculation.words[language];
  const ways = calculation.exact(settings);
  const share = shareOf(ways, calculation.good);
  const checked = draws > 0 ? check(calculation, settings, draws, 1) : [];
  const percent = (value: number, digits = 2): string => t.percent(figure(100 * value, 'en', digits));
  // What it was asked for, so that an answer can be read, and asked for again, without the command.
  const given = calculation.settings.map(({ id, kind }) => {
    const value = `${settings[id]}`;
    return [w.settings[id] ?? id, kind === 'one' ? w.option(id, value) : value, `${id}=${value}`];
  });
  const rows = [
    [t.calculate.way, t.calculate.share, ...(draws > 0 ? [t.calculate.drawn(draws), t.calculate.errors] : [])],
    ...ways.map(({ way }) => {
      const found = checked.find((one) => one.way === way);
      const drawn = found ? [percent(found.drawn), t.decimal(found.errors.toFixed(2))] : [];
      return [w.way(way), percent(shareOf(ways, [way])), ...drawn];
    }),
  ];
  if (form === 'json') {
    const weights = ways.map(({ way, weight }) => [way, `${weight}`]);
    out.line({ line: 'odds', calculation: calculation.id, settings, share, weights, checked, panels });
  } else if (form === 'svg') for (const panel of panels) world.stdout.write(toSvg(panel, language));
  else if (form === 'csv')
    world.stdout.write(
      // A panel that was asked for by name comes alone; with all of them a file would hold several tables.
      one ? toCsv(plain(cellsOf(one.plot, 'en'))) : toCsv(figuresOf(calculation, settings, ways, checked)),
    );
  else if (form === 'markdown') {
    const parts = [
      `# ${w.title}`,
      given.map(([name, value, set]) => `- ${name}${t.colon}${value} (\`${set}\`)`).join('\n'),
      toMarkdown(rows),
      ...panels.flatMap(({ title, text, plot }) => [`## ${title}`, text, toMarkdown(cellsOf(plot, language))]),
    ];
    world.stdout.write(`${parts.filter((part) => part !== '').join('\n\n')}\n`);
  } else {
    // A question is answered, not introduced.
    out.say(`${out.bold(w.title)}${w.title.endsWith('?') ? ' ' : t.colon}${percent(share)}`);
    for (const line of table(given)) out.say(`  ${line}`);
    out.say();
    for (const line of table(rows)) out.say(`  ${line}`);
    for (const { title, text, plot } of panels) {
      out.say();
      out.say(out.bold(title));
      if (text) out.say(text);
      for (const line of table(linesOf(plot, language))) out.say(`  ${line}`);
    }
    out.say();
    out.say(words[language].exact);
  }
}

/** Numbers as tools read them. */
const plain = (cells: Cells): Cells => cells.map((row) => row.map((cell) => cell.replace(/^−/, '-')));

/** For tools: keys and plain numbers, what was asked for in every row. */
function figuresOf(
  { settings: asked }: Calculation,
  settings: Settings,
  ways: ReturnType<Calculation['exact']>,
  checked: ReturnType<typeof check>,
): string[][] {
  const drawn = checked.length > 0 ? ['drawn', 'errors'] : [];
  return [
    [...asked.map(({ id }) => id), 'way', 'weight', 'share', ...drawn],
    ...ways.map(({ way, weight }) => {
      const found = checked.find((one) => one.way === way);
      return [
        ...asked.map(({ id }) => `${settings[id]}`),
        way,
        `${weight}`,
        `${shareOf(ways, [way])}`,
        ...(found ? [`${found.drawn}`, `${found.errors}`] : []),
      ];
    }),
  ];
}

/** The odds that a rule book prints, beside the true ones. */
function oddsTable(ctx: Context, id: string, given: string | undefined): Ending {
  const { t, out, language } = ctx;
  const game = gameByName(ctx, id);
  if (isCommandError(game)) return game;
  if (!game.printedOdds) return badInput(t.printed.none(game.texts[language].title));
  const players = wholeOption(ctx, '--players', given ?? PLAYERS, { least: 1, most: 6 });
  if (isCommandError(players)) return players;
  const printed = game.printedOdds(players);
  if (out.json) {
    for (const row of printed.rows) out.line({ line: 'odds', ...row });
    return undefined;
  }
  const { preface, head, cells } = printed.table(language);
  for (const line of preface) out.say(line);
  out.say();
  for (const line of table([head, ...cells])) out.say(line);
  return undefined;
}
