/** Prepares a game: a new one, or one resumed from a journal. */
import { createHash } from 'node:crypto';
import { commitment, isSeed, seedString } from '@reverie/kernel/chance/audited';
import type { Below } from '@reverie/kernel/chance/chance';
import { Fast } from '@reverie/kernel/chance/fast';
import { type ChanceSetting, headerChance } from '@reverie/kernel/chance/live';
import type { Game } from '@reverie/kernel/game';
import type { Written } from '@reverie/kernel/house';
import type { Entry, Header } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { PRESETS, type Preset, presetOf, withPreset } from '@reverie/kernel/presets';
import { isRefusal } from '@reverie/kernel/refusal';
import { fork, replay } from '@reverie/kernel/replay';
import { checkSeats, parseOptions } from '@reverie/kernel/seating';
import { sayFault, sayRefusal } from '@reverie/kernel/texts/say';
import { badInput, type CommandError, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { parseJson, readIfThere } from '../files.ts';
import { type LoadedJournal, loadJournal } from '../journals.ts';
import { short } from '../layout.ts';
import { wholeOption } from '../numbers.ts';
import { seedFileOf } from './saver.ts';
import { defaultPlaces, type Place, placesFrom, type Sitter, sittersFrom } from './seats.ts';

export type AnyMatch = Match;

export interface PlayOptions {
  readonly seats?: string | undefined;
  readonly options?: string | undefined;
  /** By the book or as this house plays; `options` are set on top of it. */
  readonly rules?: string | undefined;
  readonly seed?: string | undefined;
  readonly dice?: boolean | undefined;
  readonly save?: string | undefined;
  readonly resume?: string | undefined;
  readonly at?: string | undefined;
}

/** Everything that is known before the first draw, so that the commitment can be printed before it. */
export interface Plan {
  readonly game: Game;
  /** Which rules a new game is played by; null where it is neither preset, undefined where the game has none. */
  readonly preset?: Preset | null;
  /** The id of the match. */
  readonly match: string;
  readonly places: readonly Place[];
  readonly chance: Header['chance'];
  /** The audited seed; secret until the end. */
  readonly seed: string | undefined;
  /** The bots' random numbers, separate from the game's. */
  readonly below: Below;
  /** What of the journal could not be read and is not part of this game. */
  readonly leftOut?: string;
  begin(): AnyMatch | CommandError;
}

const LARGEST_FAST_SEED = 2 ** 32 - 1;

export function newPlan(ctx: Context, game: Game, o: PlayOptions): Plan | CommandError {
  const { t, language, world } = ctx;
  const { rules } = game;
  if (o.at !== undefined) return badInput(t.play.atWithoutResume);
  const options = optionsFrom(ctx, game, o);
  if (isCommandError(options)) return options;
  const places = o.seats === undefined ? defaultPlaces(game) : placesFrom(ctx, game, o.seats);
  if (isCommandError(places)) return places;
  const chance = chanceFrom(ctx, o);
  if (isCommandError(chance)) return chance;

  const parsed = parseOptions(rules, options.value);
  const refusal = isRefusal(parsed) ? parsed : (checkSeats(rules, places) ?? rules.check?.(parsed.options, places));
  if (refusal) return badInput(sayRefusal(language, refusal, game.texts[language]));
  const match = matchFor(ctx, rules.id, o.seed);
  return {
    game,
    ...(game.house && { preset: presetOf(rules, game.house, options.value as Written) ?? null }),
    match,
    places,
    chance: headerChance(`${rules.id}@${rules.version}`, match, chance),
    seed: chance.kind === 'audited' ? chance.seed : undefined,
    below: botChance(ctx, o.seed, 0),
    begin() {
      const opened = Match.open(rules, { match, options: options.value, seats: places, chance, at: world.now() });
      return isRefusal(opened) ? badInput(sayRefusal(language, opened, game.texts[language])) : opened;
    },
  };
}

/** The options as they are given, on top of the preset that is asked for. */
function optionsFrom({ t }: Context, { rules, house }: Game, o: PlayOptions): { value: unknown } | CommandError {
  const given = o.options === undefined ? { value: {} } : parseJson(o.options);
  if (!given) return badInput(t.play.optionsNotJson);
  if (o.rules === undefined) return given;
  const preset = PRESETS.find((one) => one === o.rules);
  if (!house || !preset) return badInput(house ? t.play.noSuchRules(short(o.rules)) : t.play.noRulesHere);
  return { value: { ...withPreset(rules, house, {}, preset), ...(given.value as object) } };
}

/** With a seed of your own the same game repeats, so the match id, on which draws depend, derives from it. */
function matchFor({ world }: Context, game: string, seed: string | undefined): string {
  return seed === undefined ? Buffer.from(world.entropy(8)).toString('hex') : digest(`${game} ${seed}`);
}

function chanceFrom({ t, world }: Context, { seed, dice }: PlayOptions): ChanceSetting | CommandError {
  if (dice) return seed === undefined ? { kind: 'asked' } : badInput(t.play.diceAndSeed);
  if (seed === undefined) return { kind: 'audited', seed: seedString(world.entropy(32)) };
  if (isSeed(seed)) return { kind: 'audited', seed };
  const fast = /^\d{1,10}$/.test(seed) ? Number(seed) : Number.NaN;
  return fast <= LARGEST_FAST_SEED ? { kind: 'fast', seed: fast } : badInput(t.play.noSeed(short(seed)));
}

export async function resumedPlan(
  ctx: Context,
  game: Game,
  file: string,
  o: PlayOptions,
): Promise<Plan | CommandError> {
  const { t } = ctx;
  for (const option of ['options', 'rules', 'dice'] as const) {
    if (o[option] !== undefined) return badInput(t.play.notWithResume(`--${option}`));
  }
  const found = await loadJournal(ctx, file);
  if (isCommandError(found)) return found;
  const { journal, fault } = found;
  const { header, entries } = journal;
  if (found.game !== game) return badInput(t.play.otherGame(header.game, game.rules.id));
  if (o.at !== undefined) return branchPlan(ctx, found, o.at, o);
  if (fault) {
    const why = sayFault(ctx.language, fault, game.texts[ctx.language]);
    return failure(entries.length > 0 ? t.play.damaged(why, entries.length - 1) : why);
  }
  if (entries.at(-1)?.do === 'end') return badInput(t.play.over(ctx.self, short(file, 80)));
  const sitters = o.seats === undefined ? lastSitters(header, entries) : sittersFrom(ctx, game, o.seats, header.seats);
  if (isCommandError(sitters)) return sitters;
  const chance = await resumedChance(ctx, header, file, o.seed);
  if (isCommandError(chance)) return chance;
  return {
    game,
    match: header.match,
    places: header.seats.map((seat, i) => ({ ...(sitters[i] as Sitter), ...seat })),
    chance: header.chance,
    seed: chance.kind === 'audited' ? chance.seed : undefined,
    below: botChance(ctx, chance.kind === 'audited' ? chance.seed : undefined, entries.length),
    begin() {
      const { match, fault } = replay(game.rules, journal, { chance });
      return fault || !match
        ? failure(fault ? sayFault(ctx.language, fault, game.texts[ctx.language]) : t.play.nothingPlayed)
        : match;
    },
  };
}

/**
 * A branch: a new game that resumes another after an entry, as an import at a table does. It has draws of its own,
 * because whoever played the other game knows its next draws.
 */
function branchPlan(
  ctx: Context,
  { game, journal, fault }: LoadedJournal,
  typed: string,
  o: PlayOptions,
): Plan | CommandError {
  const { t, language } = ctx;
  const { rules } = game;
  const { header, entries } = journal;
  const at = wholeOption(ctx, '--at', typed, { least: 0, most: Math.max(0, entries.length - 1) });
  if (isCommandError(at)) return at;
  const kept = entries.slice(0, at + 1);
  const sitters = o.seats === undefined ? lastSitters(header, kept) : sittersFrom(ctx, game, o.seats, header.seats);
  if (isCommandError(sitters)) return sitters;
  const chance = chanceFrom(ctx, header.chance.kind === 'asked' ? { ...o, dice: true } : o);
  if (isCommandError(chance)) return chance;
  const match = matchFor(ctx, rules.id, o.seed);
  return {
    game,
    match,
    places: header.seats.map((seat, i) => ({ ...(sitters[i] as Sitter), ...seat })),
    chance: headerChance(`${rules.id}@${rules.version}`, match, chance),
    seed: chance.kind === 'audited' ? chance.seed : undefined,
    below: botChance(ctx, o.seed, kept.length),
    ...(fault && { leftOut: t.journal.leftOut(sayFault(language, fault, game.texts[language])) }),
    begin() {
      const { match: branch, fault: wrong } = fork(rules, journal, at, match, chance);
      if (wrong || !branch)
        return failure(wrong ? sayFault(language, wrong, game.texts[language]) : t.play.nothingPlayed);
      return branch.outcome ? badInput(t.play.overThere(at)) : branch;
    },
  };
}

/** Whoever answered last for a seat continues; a seat that never answered gets the default of a new table. */
function lastSitters({ seats }: Header, entries: readonly Entry[]): Sitter[] {
  return seats.map((_, seat) => {
    const last = entries.findLast((entry) => entry.do === 'answer' && entry.seat === seat);
    if (last?.do === 'answer') return { kind: last.by ?? 'human' };
    return { kind: seat === 0 ? 'human' : 'program' };
  });
}

async function resumedChance(
  { t, ...ctx }: Context,
  header: Header,
  file: string,
  given: string | undefined,
): Promise<ChanceSetting | CommandError> {
  const { chance, match, game, version } = header;
  if (chance.kind === 'asked') return chance;
  if (chance.kind === 'fixed') return badInput(t.play.fixedChance);
  if (chance.kind === 'fast') {
    return given === undefined ? chance : badInput(t.play.notWithResume('--seed'));
  }
  const kept = given ?? (await readIfThere({ t, ...ctx }, seedFileOf(file)));
  if (isCommandError(kept)) return kept;
  const seed = kept?.trim();
  if (seed === undefined) return badInput(t.play.seedMissing(short(seedFileOf(file), 80)));
  if (!isSeed(seed) || commitment(seed, match, `${game}@${version}`) !== chance.commitment) {
    return badInput(t.play.seedOther);
  }
  return { kind: 'audited', seed, nonces: chance.nonces };
}

/** Random numbers for bots: the same for the same seed at the same point of the game. */
function botChance({ world }: Context, seed: string | undefined, entries: number): Below {
  const text = seed === undefined ? Buffer.from(world.entropy(16)).toString('hex') : `programs ${seed} ${entries}`;
  return new Fast(Number.parseInt(digest(text).slice(0, 8), 16)).below();
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
