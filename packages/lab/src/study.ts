/** A study: a question that is answered by playing many games. It is a file, and the same file gives the same answer. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Game, Program, Seat } from '@reverie/kernel/game';
import { isRefusal, type Refusal, refuse } from '@reverie/kernel/refusal';
import { checkSeats, parseOptions } from '@reverie/kernel/seating';
import { misshape } from '@reverie/kernel/shape';
import { botIds, findBot } from '@reverie/players/bots';
import { z } from 'zod';

/** A study file that holds more is a mistake, or an attempt to keep a machine busy for ever. */
const MOST_GAMES = 100_000_000;

const howMany = z.union([
  z.int().min(1).max(MOST_GAMES),
  z.strictObject({
    /** Stop as soon as the interval of what is watched is this wide, in points of a hundred. */
    width: z.number().min(0.01).max(100),
    /** Stop already when it is certain which way the difference of a paired study goes. */
    decided: z.boolean().default(false),
    most: z.int().min(1).max(MOST_GAMES).default(1_000_000),
  }),
]);

export const studySchema = z.strictObject({
  reverie: z.literal('study-1'),
  title: z.string().max(200).optional(),
  game: z.string().max(100),
  options: z.json().default({}),
  /** Options that change from deal to deal, in turn, over the ones above: every deck against every other, say. */
  tables: z.array(z.record(z.string(), z.json())).min(1).max(1000).optional(),
  /** Who sits down: a program each, in the order of the first game; they move on by a seat from game to game. */
  players: z.array(z.strictObject({ program: z.string().max(100), role: z.string().max(100).optional() })).max(16),
  games: howMany,
  seed: z.int().min(0).max(0xffff_ffff).default(1),
  /**
   * Whose victories are the answer: `seat:0`, `player:1`, `program:greedy`, or a label of the game such as `turn:0`. With `#`
   * before a label the answer is how often anybody has it: `#ended:idle`.
   */
  watch: z.string().max(200).optional(),
  /** The same games again with other options: what the difference does, on the same draws. */
  against: z.strictObject({ name: z.string().max(200), options: z.json() }).optional(),
  /** Games begin here and not with a new table: what a seat knew, out of which each game imagines the rest. */
  position: z.strictObject({ version: z.string().max(40), seat: z.int().min(0).max(15), view: z.json() }).optional(),
  /** Count which rules were told and which answers were given; it costs time. */
  events: z.boolean().default(false),
  /** A game that goes on for more answers is counted as unfinished. */
  longest: z.int().min(1).max(1_000_000).default(10_000),
});

export type Study = z.output<typeof studySchema>;

/** A study that can be played: its words turned into things. */
export interface Plan {
  readonly study: Study;
  readonly game: Game;
  /** For each table in turn; what it is switched to, if the study compares. */
  readonly tables: readonly { readonly options: unknown; readonly against: unknown }[];
  readonly seats: readonly Seat[];
  readonly programs: readonly Program[];
  readonly watch: string;
  readonly most: number;
}

export function parseStudy(json: unknown): Study | Refusal {
  const parsed = studySchema.safeParse(json);
  return parsed.success ? parsed.data : refuse('invalid', 'LAB-STUDY', 'studyShape', { ...misshape(parsed.error) });
}

/** Turns a study into a plan; refuses with the field that is wrong. */
export function planOf(study: Study, game: Game): Plan | Refusal {
  if (game.rules.id !== study.game) return wrong('game', { game: study.game });
  const programs: Program[] = [];
  for (const [i, { program }] of study.players.entries()) {
    const found = findBot(game, program);
    if (!found) return wrong('program', { where: `players.${i}.program`, program, there: botIds(game).join(', ') });
    programs.push(found);
  }
  const seats = seatsOf(study, game);
  const badSeats = checkSeats(game.rules, seats);
  if (badSeats) return badSeats;
  if (typeof study.games === 'object' && study.games.decided && !study.against)
    return wrong('unpaired', { where: 'games.decided' });
  const badWatch = checkWatch(study, seats, programs);
  if (badWatch) return badWatch;
  const badPosition = study.position && checkPosition(study.position, game);
  if (badPosition) return badPosition;
  const tables: Plan['tables'][number][] = [];
  for (const [i, table] of (study.tables ?? [{}]).entries()) {
    const field = study.tables ? `tables.${i}` : 'options';
    const options = parseOptions(game.rules, over(study.options, table));
    if (isRefusal(options)) return inField(field, options);
    const against = study.against && parseOptions(game.rules, over(study.against.options, table));
    if (isRefusal(against)) return inField('against.options', against);
    tables.push({ options: options.options, against: against?.options });
  }
  return {
    study,
    game,
    tables,
    seats,
    programs,
    watch: study.watch ?? game.watch ?? (areAlike(programs) ? 'seat:0' : 'player:0'),
    most: typeof study.games === 'number' ? study.games : study.games.most,
  };
}

/** Whether all play alike: an opponent is made anew for every seat, and is the same program under the same id. */
export const areAlike = (programs: readonly Program[]): boolean => new Set(programs.map(({ id }) => id)).size <= 1;

/** What the lab itself counts by is known before anything is played; the labels of a game are not. */
function checkWatch({ watch = '' }: Study, seats: readonly Seat[], programs: readonly Program[]): Refusal | undefined {
  const [what = '', which = ''] = watch.replace(/^#/, '').split(/:(.*)/s);
  const places = seats.map((_, i) => `${i}`);
  const known: Readonly<Record<string, readonly string[]>> = {
    seat: places,
    player: places,
    program: programs.map(({ id }) => id),
    role: seats.map(({ role }) => role),
  };
  const there = Object.hasOwn(known, what) ? (known[what] as readonly string[]) : [which];
  if (there.includes(which)) return undefined;
  return wrong('watch', {
    where: 'watch',
    watch,
    there: [...new Set(there)].map((one) => `${what}:${one}`).join(', '),
  });
}

/** A view of other rules, or one that no game can have led to, is refused here and not in the middle of a shard. */
function checkPosition({ version, seat, view }: NonNullable<Study['position']>, { rules }: Game): Refusal | undefined {
  if (version !== rules.version) return wrong('version', { where: 'position.version', version, there: rules.version });
  try {
    const s = rules.imagine(view, seat, { chance: new Fast(1), tell: undefined });
    if (JSON.stringify(rules.view(s, seat)) === JSON.stringify(view)) return undefined;
  } catch {
    // Said below: whatever the rules stumble over, the view is not one of theirs.
  }
  return wrong('position', { where: 'position.view' });
}

/** What is not a record is left for the game to refuse. */
const over = (options: unknown, table: object): unknown =>
  typeof options === 'object' && options !== null && !Array.isArray(options) ? { ...options, ...table } : options;

/** Roles as the file says, else as the game fills its table. */
function seatsOf({ players }: Study, { rules }: Game): Seat[] {
  const usual = rules.seats.flatMap(({ role, max }) => Array.from({ length: max }, () => role));
  return players.map(({ role }, i) => ({ name: `${i + 1}`, role: role ?? usual[i] ?? '' }));
}

const wrong = (reason: string, details: Refusal['details']): Refusal => refuse('invalid', 'LAB-STUDY', reason, details);

/** The same refusal, with the field of the study in front of the field of the options. */
function inField(field: string, refusal: Refusal): Refusal {
  const where = [field, refusal.details.where].filter((part) => part !== undefined && part !== '').join('.');
  return { ...refusal, details: { ...refusal.details, where } };
}
