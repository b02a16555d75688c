/** One game of a study, and what is counted of it. */
import type { Below } from '@reverie/kernel/chance/chance';
import type { DecisionOf, Game, GameTypes, Io, Outcome, Program, SeatIndex } from '@reverie/kernel/game';
import { decide } from '@reverie/kernel/program';
import { without } from '@reverie/players/answers';
import { type Counts, count } from './counts.ts';
import { seedOf } from './seeds.ts';
import { Streams } from './streams.ts';
import { areAlike, type Plan } from './study.ts';

/** A victory in whole parts, so that shared ones stay whole numbers. */
export const VICTORY = 720_720;
/** Names of what is counted. A slice is a group of seats whose victories are counted together. */
export const NAMES = {
  games: 'games',
  unfinished: 'unfinished',
  moves: 'moves',
  squares: 'squares',
  length: 'length',
  slice: 'slice',
  rule: 'rule',
  answer: 'answer',
} as const;

/** What the two sides of a paired study are counted under. */
export const SIDES = ['plain', 'switched'] as const;
export const PAIR = 'pair';
/** Parts of victories that the switch brought, and that it cost. */
export const GAINED = 'gained';
export const LOST = 'lost';

/** Plays game number `n`. Games of one deal share their draws, and players who differ move on by a seat in each. */
export function playNumber(plan: Plan, n: number, counts: Counts): void {
  const turns = turnsOf(plan);
  const deal = Math.floor(n / turns);
  const { options, against } = plan.tables[deal % plan.tables.length] as Plan['tables'][number];
  const game = { deal, turn: n % turns };
  if (against === undefined) {
    playOne(plan, options, game, counts, '');
    return;
  }
  const plain = playOne(plan, options, game, counts, `${SIDES[0]}/`);
  const switched = playOne(plan, against, game, counts, `${SIDES[1]}/`);
  const way = plain === undefined || switched === undefined ? 'open' : `${Math.sign(switched - plain)}`;
  count(counts, `${PAIR}/${way}`);
  if (way === 'open') return;
  const moved = (switched as number) - (plain as number);
  if (moved > 0) count(counts, `${PAIR}/${GAINED}`, moved);
  if (moved < 0) count(counts, `${PAIR}/${LOST}`, -moved);
}

/**
 * How many games a deal has: players change places where all places are alike, which those of a position are not. Where
 * all of them are the same program, the same draws would give the same game again, and count it twice.
 */
const turnsOf = ({ seats, study, programs }: Plan): number =>
  new Set(seats.map(({ role }) => role)).size === 1 && !study.position && !areAlike(programs) ? seats.length : 1;

/** The share of a victory that went to what is watched; undefined if the game did not end or nobody there is watched. */
function playOne(
  plan: Plan,
  options: unknown,
  { deal, turn }: { readonly deal: number; readonly turn: number },
  counts: Counts,
  under: string,
): number | undefined {
  const { game, study, seats } = plan;
  const { rules } = game;
  const playerAt = (seat: number): number => (seat + turn) % seats.length;
  const programs = seats.map((_, seat) => plan.programs[playerAt(seat)] as Program);
  // What is asked after `#` may be the label of an event.
  const noted = study.events || plan.watch.startsWith('#') ? new Notes() : undefined;
  const io: Io = {
    chance: new Streams(seedOf(study.seed, 2 * deal)),
    tell:
      noted &&
      ((event) => {
        noted.told(event.rule);
        // Before the table is laid nothing has happened that belongs to a seat.
        const labels = s === undefined ? undefined : game.labelEvent?.(event, s);
        if (labels) noted.labelled(...labels);
      }),
  };
  const { position } = study;
  let s: unknown;
  s = position ? rules.imagine(position.view, position.seat, io) : rules.setup(options, seats, io);
  const moves = playOn(game, s, programs, io, new Streams(seedOf(study.seed, 2 * deal + 1)), study.longest, noted);
  count(counts, under + NAMES.games);
  count(counts, under + NAMES.moves, moves);
  count(counts, under + NAMES.squares, moves * moves);
  count(counts, `${under}${NAMES.length}/${binOf(moves)}`);
  if (study.events) noted?.into(counts, under);
  const outcome = rules.pending(s).length === 0 ? rules.outcome(s) : undefined;
  if (!outcome) {
    count(counts, under + NAMES.unfinished);
    return undefined;
  }
  const labels = game.labels?.(s);
  const slices = seats.map(({ role }, seat) => [
    `seat:${seat}`,
    `player:${playerAt(seat)}`,
    `program:${programs[seat]?.id}`,
    ...(new Set(seats.map((one) => one.role)).size > 1 ? [`role:${role}`] : []),
    ...(labels?.[seat] ?? []),
    ...(noted?.labelsOf(seat) ?? []),
  ]);
  return countVictories(slices, outcome, plan.watch, counts, under);
}

function countVictories(
  slices: readonly (readonly string[])[],
  { winners }: Outcome,
  watch: string,
  counts: Counts,
  under: string,
): number | undefined {
  const found = new Map<string, { seats: number; won: number }>();
  for (const [seat, names] of slices.entries()) {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    for (const name of names) {
      const slice = found.get(name);
      if (slice) {
        slice.seats++;
        slice.won += won;
      } else found.set(name, { seats: 1, won });
    }
  }
  for (const [name, { seats, won }] of found) {
    count(counts, `${under}${NAMES.slice}/${name}/games`);
    count(counts, `${under}${NAMES.slice}/${name}/won`, Math.round((won / seats) * VICTORY));
  }
  if (watch.startsWith('#')) return found.has(watch.slice(1)) ? VICTORY : 0;
  const watched = found.get(watch);
  return watched && Math.round((watched.won / watched.seats) * VICTORY);
}

/** Lets the programs answer until nothing is asked; gives how many answers there were. */
function playOn<G extends GameTypes>(
  { rules }: Game<G>,
  s: G['State'],
  programs: readonly Program[],
  io: Io,
  streams: Streams,
  most: number,
  noted: Notes | undefined,
): number {
  const next = streams.of('next').below();
  const belows = programs.map((_, seat) => streams.of(`seat ${seat}`).below());
  let moves = 0;
  for (; moves < most; moves++) {
    const open = rules.pending(s);
    if (open.length === 0) break;
    const d = open[open.length === 1 ? 0 : next(open.length)] as DecisionOf<G>;
    const program = programs[d.seat] as Program;
    const below = belows[d.seat] as Below;
    let choices = rules.choices(s, d);
    for (;;) {
      const answer = decide(program, { view: rules.view(s, d.seat), decision: d, choices, below });
      if (answer === undefined) break;
      const refusal = rules.answer(s, d, answer, io);
      if (!refusal) {
        noted?.answered(d.kind, answer);
        break;
      }
      // What only hidden things forbid is refused, as it would be to a person: the program chooses again.
      const left = without(choices, answer);
      const fewer = left.length < choices.length;
      choices = left;
      if (refusal.refusal === 'unavailable' && fewer && choices.length > 0) continue;
      throw new Error(`${rules.id} refuses ${program.id} for ${d.kind}: ${refusal.reason} (${refusal.rule})`);
    }
  }
  return moves;
}

/** What was told and answered in one game. */
class Notes {
  readonly #labels = new Map<SeatIndex, Set<string>>();
  readonly #told = new Map<string, number>();
  readonly #answers = new Map<string, number>();

  told(rule: string): void {
    this.#told.set(rule, (this.#told.get(rule) ?? 0) + 1);
  }
  labelled(seat: SeatIndex, ...some: readonly string[]): void {
    const labels = this.#labels.get(seat) ?? new Set<string>();
    for (const label of some) labels.add(label);
    this.#labels.set(seat, labels);
  }
  labelsOf(seat: SeatIndex): ReadonlySet<string> {
    return this.#labels.get(seat) ?? new Set();
  }
  answered(kind: string, answer: unknown): void {
    const verb = typeof answer === 'object' && answer !== null && 'do' in answer ? `${answer.do}` : typeof answer;
    const name = `${kind}.${verb}`;
    this.#answers.set(name, (this.#answers.get(name) ?? 0) + 1);
  }
  into(counts: Counts, under: string): void {
    for (const [what, noted] of [[NAMES.rule, this.#told] as const, [NAMES.answer, this.#answers] as const]) {
      for (const [name, times] of noted) {
        count(counts, `${under}${what}/${name}/games`);
        count(counts, `${under}${what}/${name}/times`, times);
      }
    }
  }
}

/** Two digits are enough to draw how long games last, and keep the counts few. */
function binOf(moves: number): number {
  const size = 10 ** Math.max(0, `${moves}`.length - 2);
  return Math.floor(moves / size) * size;
}
