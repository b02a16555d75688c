/**
 * What a half-made answer would do, out of a view: whether it would be refused, what a blow brings, how likely a test is
 * at each Difficulty, what a Phrase amounts to. A board draws this; it knows no rules.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Term } from '@reverie/kernel/events';
import type { DecisionOf, SeatIndex } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Sketch } from '@reverie/kernel/sketch';
import { toNumber } from '@reverie/odds/fraction';
import type { Answer, Do } from './answers.ts';
import { BOTTES, type BotteId } from './data/bottes.ts';
import { manaFor } from './data/magic.ts';
import type { Characteristic, SkillId } from './data/skills.ts';
import { DIFFICULTIES } from './data/tables.ts';
import type { Event, Told } from './events.ts';
import { forcedBy, governing, imagoLeft, scoreOf, skillOf, tickedFor, traitStones } from './figure.ts';
import type { Duel, Test } from './frames.ts';
import { clampFixed, drawnFor, NEEDED, redrawCap, reussites, whiteWith } from './resolution.ts';
import { shows } from './rules/duel/opening.ts';
import { burdenOf, other } from './rules/duel/sides.ts';
import { cancelledIn, levelsIn } from './rules/magic.ts';
import { plainOf, startTest } from './rules/test-draw.ts';
import { rules } from './rules.ts';
import { figureOf, ofSeat, type State } from './state.ts';
import { successOf, type Trial } from './success.ts';
import type { Types } from './types.ts';
import type { View } from './view-shape.ts';

const NO_TELL = undefined;
/** What is imagined here is only looked at: any guess at what is hidden will do. */
const guessing = () => ({ chance: new Fast(1), tell: NO_TELL });

/** Views are looked at many times while a question is open. */
const imagined = new WeakMap<View, State>();

function stateIn(view: View, seat: SeatIndex): State {
  let found = imagined.get(view);
  if (!found) {
    found = rules.imagine(view, seat, guessing());
    imagined.set(view, found);
  }
  return found;
}

class Reached extends Error {
  readonly event: Event;
  constructor(event: Event) {
    super(event.kind);
    this.event = event;
  }
}

interface Attempt {
  readonly refusal?: Refusal;
  readonly state: State;
}

/** An answer tried out on a copy; what falls there is of no account. */
function attempt(view: View, d: DecisionOf<Types>, a: Answer): Attempt {
  const state = rules.copy(stateIn(view, d.seat));
  const refusal = rules.answer(state, d, a, guessing());
  return refusal ? { refusal, state } : { state };
}

/** The first event of a kind that the answer leads to. */
function firstOf<K extends Event['kind']>(view: View, d: DecisionOf<Types>, a: Answer, kind: K): Told<K> | undefined {
  const tell = (event: Event): void => {
    if (event.kind === kind) throw new Reached(event);
  };
  try {
    rules.answer(rules.copy(stateIn(view, d.seat)), d, a, { chance: new Fast(1), tell });
    return undefined;
  } catch (error) {
    if (error instanceof Reached) return error.event as Told<K>;
    throw error;
  }
}

/** Why an answer would be refused if it were given now. */
export const refusalOf = (view: View, d: DecisionOf<Types>, a: Answer): Refusal | undefined =>
  attempt(view, d, a).refusal;

// -- Blows.

export interface Blow {
  /** White stones lying there before the draw; black ones below zero. */
  readonly fixed: number;
  /** What makes the fixed stones. */
  readonly sum: readonly Term[];
  /** The share of 0, 1, 2, 3 and 4 Réussites, the ticks left of the Caractéristique used after a failure. */
  readonly shares: readonly number[];
  /** The chance of any without redraws. */
  readonly plain: number;
  readonly on: Characteristic | null;
  readonly redraws: number;
}

/** How many of n stones are white, as shares. */
function whites(bag: Trial['bag'], n: number): number[] {
  const [white, black] = bag === 'coin' ? [0, 0] : [bag.white, bag.black];
  // One stone after another: the share of w white ones among those drawn so far.
  let shares = [1];
  for (let drawn = 0; drawn < n; drawn++) {
    const next = Array.from({ length: drawn + 2 }, () => 0);
    shares.forEach((share, w) => {
      const left = white + black - drawn;
      const p = bag === 'coin' || left <= 0 ? 1 / 2 : Math.max(0, white - w) / left;
      next[w] = (next[w] ?? 0) + share * (1 - p);
      next[w + 1] = (next[w + 1] ?? 0) + share * p;
    });
    shares = next;
  }
  return shares;
}

const bagIn = ({ bag, lying }: View): Trial['bag'] =>
  bag === 'coin' || !lying ? bag : { white: bag.white - lying.white, black: bag.black - lying.black };

/** What a manoeuvre brings; undefined in the dark, where nobody knows what is fixed (SON-DUE-09). */
export function blow(
  view: View,
  d: DecisionOf<Types>,
  a: Do<'attack'> | Do<'defend'> | Do<'counter'>,
): Blow | undefined {
  const duel = view.business.at(-1);
  if (duel?.kind !== 'duel' || duel.dark || !('side' in d.about)) return undefined;
  const { fixed = 0, sum = [] } = firstOf(view, d, a, 'struck') ?? {};
  const figure = stateIn(view, d.seat).figures[duel.sides[d.about.side].figure];
  const on = figure ? tickedFor(figure, a.manoeuvre) : null;
  const redraws = figure && on ? scoreOf(figure, on) - figure.ticks[on] : 0;
  const n = drawnFor(fixed);
  const bag = bagIn(view);
  const shares = [0, 0, 0, 0, 0];
  const count = (white: number, share: number): void => {
    const r = reussites(whiteWith(fixed, white));
    shares[r] = (shares[r] ?? 0) + share;
  };
  const lie = (white: number) => (bag === 'coin' ? bag : { white: bag.white - white, black: bag.black - (n - white) });
  let plain = 0;
  const settle = (white: number, share: number): void => {
    const failed = whiteWith(fixed, white) < NEEDED;
    if (!failed) plain += share;
    const again = failed ? Math.min(redraws, n - white) : 0;
    if (again <= 0) {
      count(white, share);
      return;
    }
    const left = lie(white);
    whites(left === 'coin' ? left : { white: left.white, black: left.black + again }, again).forEach((more, extra) => {
      count(white + extra, share * more);
    });
  };
  // SON-TST-06: what a bad characteristic forces comes first.
  const forced = figure ? forcedBy(figure, a.manoeuvre) : 0;
  whites(bag, n).forEach((share, white) => {
    const back = Math.min(forced, white);
    if (back === 0) {
      settle(white, share);
      return;
    }
    const left = lie(white);
    whites(left === 'coin' ? left : { white: left.white + back, black: left.black }, back).forEach((more, extra) => {
      settle(white - back + extra, share * more);
    });
  });
  return { fixed, sum, shares, plain, on, redraws: Math.max(0, redraws) };
}

/** How likely the next opening of a side is to show the combination of a botte (SON-BOT-02); undefined in the dark. */
export function aimChance(view: View, d: DecisionOf<Types>, botte: BotteId): number | undefined {
  const duel = (stateIn(view, d.seat).stacks[0] ?? []).find((one): one is Duel => one.kind === 'duel');
  if (!duel || duel.dark || !('side' in d.about)) return undefined;
  const s = stateIn(view, d.seat);
  const { side } = d.about;
  const own = s.figures[duel.sides[side].figure];
  const foe = s.figures[duel.sides[other(side)].figure];
  if (!own || !foe) return undefined;
  const base = s.options.duelBase === 'escrime' ? own.sheet.escrime : 0;
  const initiative = duel.holder === side ? 2 : 0;
  const fixed = clampFixed(burdenOf(s, duel, side) + initiative + base + own.sheet.escrime - foe.sheet.escrime);
  const places = [
    BOTTES[botte].combination,
    ...own.sheet.combinations.flatMap((one) => (one.botte === botte ? [one.places] : [])),
  ];
  return rowShare(bagIn(view), drawnFor(fixed), (row) => places.some((one) => shows(row, fixed, one)));
}

/** The share of the rows of n stones that fit, stone after stone. */
function rowShare(bag: Trial['bag'], n: number, fits: (row: readonly boolean[]) => boolean): number {
  const walk = (row: readonly boolean[], white: number, share: number): number => {
    if (row.length === n) return fits(row) ? share : 0;
    const left = bag === 'coin' ? 0 : bag.white + bag.black - row.length;
    const p = bag === 'coin' || left <= 0 ? 1 / 2 : Math.max(0, bag.white - white) / left;
    return walk([...row, true], white + 1, share * p) + walk([...row, false], white, share * (1 - p));
  };
  return walk([], 0, 1);
}

// -- Tests.

interface Outlook {
  readonly fixed: number;
  readonly chance: number;
  /** Without redraws. */
  readonly plain: number;
  readonly redraws: number;
}

export type Tested =
  | { readonly skill: SkillId }
  | { readonly characteristic: Characteristic }
  | { readonly trait: string };

interface Terms {
  readonly difficulty?: number;
  readonly panache?: number;
  readonly bonus?: number;
  readonly evil?: boolean;
  readonly fortune?: boolean;
  readonly relance?: number;
}

const known = new Map<string, number>();
function successShare(trial: Trial): number {
  const key = JSON.stringify(trial);
  let share = known.get(key);
  if (share === undefined) {
    if (known.size > 4000) known.clear();
    share = toNumber(successOf(trial));
    known.set(key, share);
  }
  return share;
}

function read(view: View, s: State, f: Test, { difficulty = 0, fortune, relance = 0 }: Terms): Outlook {
  const fixed = clampFixed(plainOf(s, f) - difficulty);
  const redraws = f.mending === 'test' ? f.cap : f.mending === 'imago' ? imagoLeft(figureOf(s, f.figure)) : 0;
  const trial = { bag: bagIn(view), fixed, fortune: fortune ?? f.fortune, forced: f.forced + relance };
  return { fixed, chance: successShare({ ...trial, redraws }), plain: successShare(trial), redraws };
}

/** How likely a test of a figure is, before it is proposed. */
export function outlook(view: View, seat: SeatIndex, at: number, what: Tested, terms: Terms = {}): Outlook | undefined {
  const s = stateIn(view, seat);
  const figure = s.figures[at];
  if (!figure) return undefined;
  const on = 'skill' in what ? governing(what.skill) : 'characteristic' in what ? what.characteristic : null;
  const value = on ? scoreOf(figure, on) : 0;
  const trait = 'trait' in what ? figure.sheet.traits.find(({ name }) => name === what.trait) : undefined;
  const level = 'skill' in what ? skillOf(figure, what.skill) : trait ? -traitStones(trait.level) : value;
  const name = 'skill' in what ? `skill:${what.skill}` : trait ? `trait:${trait.name}` : `char:${on}`;
  const tried = rules.copy(s);
  const under = tried.stacks[0]?.at(-1);
  if (!under) return undefined;
  startTest(
    tried,
    {
      use: 'skill' in what ? 'skill' : trait ? 'trait' : 'characteristic',
      figure: at,
      what: name,
      level,
      mending: trait ? 'none' : 'test',
      on,
      cap: redrawCap(value, 'skill' in what ? level : value),
      forced: Math.max(0, -value),
      fortune: trait !== undefined,
      panache: terms.panache ?? 0,
      bonus: terms.bonus ?? 0,
      evil: terms.evil ?? false,
    },
    under,
  );
  const f = tried.stacks[0]?.at(-1);
  return f?.kind === 'test' ? read(view, tried, f, terms) : undefined;
}

/** SON-DIF-01: the ladder of Difficulties for the test that waits for the Conteur, with the chance on each rung. */
export function ladder(
  view: View,
  seat: SeatIndex,
  terms: Terms = {},
): readonly (Outlook & { readonly black: number })[] {
  const s = stateIn(view, seat);
  const f = (s.stacks[0] ?? []).findLast((one): one is Test => one.kind === 'test');
  if (!f) return [];
  const given = { ...f, bonus: f.bonus + (terms.bonus ?? 0) };
  return DIFFICULTIES.map(({ black }) => ({
    black,
    ...read(view, s, given, { ...terms, difficulty: black }),
  })).reverse();
}

/** The test that lies on the table, for whoever may know its Difficulty. */
export function outlookNow(view: View, seat: SeatIndex): Outlook | undefined {
  const s = stateIn(view, seat);
  const f = (s.stacks[0] ?? []).at(-1);
  const shown = view.business.at(-1);
  if (f?.kind !== 'test' || f.step !== 'prepare') return undefined;
  if (f.dark && shown?.kind === 'test' && shown.difficulty === null) return undefined;
  return read(view, s, f, { difficulty: f.difficulty });
}

/** What redrawing so many of the black stones that lie there brings: the share of success. */
export function redrawChance(view: View, count: number, needed: number): number {
  const left = view.bag === 'coin' ? 'coin' : bagIn(view);
  // SON-BAG-04: they go back before as many are drawn.
  const bag = left === 'coin' ? left : { white: left.white, black: left.black + count };
  return whites(bag, count).reduce((sum, share, white) => sum + (white >= needed ? share : 0), 0);
}

// -- Magic.

interface PhraseSketch {
  readonly refusal?: Refusal;
  readonly total: number;
  /** SON-MAG-05: the places of the words that cancel each other at this table. */
  readonly cancelled: readonly number[];
  /** SON-MAG-12: what each Difficulty would mean: nobody but the Conteur knows which it is. */
  readonly mist: readonly { readonly black: number; readonly chance: number; readonly mana: number }[];
}

export function phrase(view: View, d: DecisionOf<Types>, a: Do<'spell'>): PhraseSketch {
  const { refusal, state } = attempt(view, d, a);
  const f = (state.stacks[0] ?? []).at(-1);
  if (refusal || f?.kind !== 'test')
    return { ...(refusal && { refusal }), total: 0, cancelled: wordsOff(state, d.seat, a), mist: [] };
  const mist = DIFFICULTIES.filter(({ black }) => black >= 0).map(({ black }) => ({
    black,
    chance: read(view, state, f, { difficulty: black }).chance,
    mana: manaFor(black),
  }));
  return { total: f.level, cancelled: wordsOff(state, d.seat, a), mist };
}

/** A routine has its own level: none of its words counts. */
function wordsOff(s: State, seat: SeatIndex, a: Do<'spell'>): number[] {
  const figure = s.figures[ofSeat(s, seat)];
  return figure && !a.routine ? cancelledIn(levelsIn(figure, a.words, a.focus), s.options.phrase) : [];
}

// -- The opening of a duel, for those who make a sheet.

/** How often the first of two wins, ties and loses an opening of coins: SON-DUE-01. */
export function openingOdds(own: number, foe: number): readonly [won: number, tied: number, lost: number] {
  const shares = (fixed: number) => {
    const found: number[] = [];
    whites('coin', drawnFor(fixed)).forEach((share, white) => {
      const all = whiteWith(fixed, white);
      found[all] = (found[all] ?? 0) + share;
    });
    return found;
  };
  const mine = shares(clampFixed(own + own - foe));
  const theirs = shares(clampFixed(foe + foe - own));
  let [won, tied, lost] = [0, 0, 0];
  mine.forEach((p, a) => {
    theirs.forEach((q, b) => {
      if (a > b) won += p * q;
      else if (a === b) tied += p * q;
      else lost += p * q;
    });
  });
  return [won, tied, lost];
}

/** The contract of a game's sketch: a refusal, and the odds of a blow or a test where they are known. */
export function sketch(view: View, d: DecisionOf<Types>, draft: Answer): Sketch {
  const refusal = refusalOf(view, d, draft);
  if (refusal) return { refusal, marks: [] };
  if (draft.do === 'attack' || draft.do === 'defend' || draft.do === 'counter') {
    const found = blow(view, d, draft);
    if (found) {
      // SON-DEF-01: of a parry, what still gets through.
      const through = draft.do === 'defend' && 'result' in d.about ? d.about.result : undefined;
      const odds = new Map<string, number>();
      found.shares.forEach((share, r) => {
        const way = through === undefined ? `r${r}` : `t${Math.max(0, through - r)}`;
        odds.set(way, (odds.get(way) ?? 0) + share);
      });
      return { marks: [], odds: [...odds].map(([way, share]) => ({ way, share })) };
    }
  }
  return { marks: [] };
}

/** The duel that goes on, if one does. */
export const duelIn = (view: View): (View['business'][number] & { readonly kind: 'duel' }) | undefined =>
  view.business.find((one): one is Extract<typeof one, { kind: Duel['kind'] }> => one.kind === 'duel');
