/** The state of a table: stones, figures, time, what was said; and what is unfinished. */
import { type FrameStacks, next } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { By, Io } from './events.ts';
import { copyFigure, type Figure, type FigureIndex, isSameFigure } from './figure.ts';
import { type AnyFrame, copyFrame, type Drawer } from './frames.ts';
import type { Settled } from './options.ts';
import type { Kind } from './questions.ts';
import type { SongeRule } from './rulebook.ts';
import { copyStones, type Stones, type Store } from './stones.ts';

/** SON-AFF: something made true. */
interface Fact {
  readonly text: string;
  readonly by: SeatIndex;
  readonly grade: number;
  readonly about: string;
  /** SON-AFF-04: white stones of a characterisation. */
  readonly stones: number;
  /** SON-AFF-05: free at the moment of creation. */
  readonly fresh: boolean;
}

/** For which question odds are worked out, and for which side of a duel (−1 for none). */
type Weighed = Readonly<{ kind: Kind; side: Drawer | -1 }>;

export interface State extends FrameStacks<AnyFrame> {
  /** Only while odds are worked out: stones are then drawn by their numbers, in order only where that side reads it. */
  weighed?: Weighed;
  readonly options: Settled;
  store: Store;
  /** SON-BAG-02: how many there should be in all. */
  minted: Stones;
  figures: Figure[];
  /** SON-LIM-03: the Conteur's own. */
  purse: Stones;
  conteur: SeatIndex | null;
  players: readonly SeatIndex[];
  /** SON-LIM-02: thresholds passed, and events still owed. */
  limbesMark: number;
  limbesDue: number;
  /** SON-INI: who holds the token, and whether it moves on before the next fight. */
  token: SeatIndex;
  tokenStays: boolean;
  day: number;
  hour: number;
  minute: number;
  facts: readonly Fact[];
  /** SON-KAR-10: whom the Cauchemar marks, at so many points of Karma: the Conteur is asked. */
  omens: readonly { readonly figure: FigureIndex; readonly points: number }[];
  /** SON-DEC-02. */
  place: Readonly<{ name: string; traits: readonly string[] }>;
  /** SON-FIN-01. */
  xpDoubled: boolean;
  scenario: number;
  /** All that was read in the dark since the last stance, also when the fight is over. */
  readings: readonly Reading[];
  over: { readonly winners: readonly SeatIndex[]; readonly rule: string } | null;
}

/**
 * SON-DUE-09: what was read out of a draw in the dark: Réussites of a blow; who shows more white in an opening (1 the first
 * side, −1 the second, 0 nobody); whether a botte was held off.
 */
type Reading = Readonly<{ what: 'struck' | 'ahead' | 'held'; figure: FigureIndex; value: number }>;

export const figureOf = (s: State, i: FigureIndex): Figure => {
  const figure = s.figures[i];
  if (!figure) throw new RangeError(`no figure ${i}`);
  return figure;
};

/**
 * SON-DUE-09: whose Escrime is not told where that is an option: foes in duels. Those whom one meets in Algarades have
 * nothing to hide, since SON-ALG-08 says that they are weaker; and companions know each other, so that a player's is hidden
 * only in the arena, from the other player (ruling).
 */
export function hidesEscrime(s: State, i: FigureIndex): boolean {
  const { kind } = figureOf(s, i);
  if (!s.options.hiddenEscrime || kind === 'minor') return false;
  return s.options.mode === 'arena' || (kind !== 'arpenteur' && kind !== 'valet');
}

/** The Arpenteur of a seat. */
export function ofSeat({ figures }: State, seat: SeatIndex): FigureIndex {
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i] as Figure;
    if (figure.seat === seat && figure.kind === 'arpenteur') return i;
  }
  return -1;
}

/** The Conteur's seat, while somebody sits there. */
export const conteurOf = (s: State): SeatIndex | undefined =>
  s.conteur !== null && !s.gone.includes(s.conteur) ? s.conteur : undefined;
export const hasConteur = (s: State): boolean => conteurOf(s) !== undefined;
/** Who sees what is hidden from the players. */
export const knowers = (s: State): readonly SeatIndex[] => {
  const seat = conteurOf(s);
  return seat === undefined ? [] : [seat];
};

/** Who decides for a figure; undefined where the rules do. */
export function deciderOf(s: State, i: FigureIndex): SeatIndex | undefined {
  return figureOf(s, i).seat ?? conteurOf(s);
}

export const nameOf = (s: State, i: FigureIndex): string => figureOf(s, i).sheet.name;
/** A figure as events tell it: names are on the sheets, not on the seats. */
export const told = (s: State, figure: FigureIndex) => ({ figure, name: nameOf(s, figure) });

/** Something in words: of the Conteur's, or of the table's own. */
export const say = (
  rule: SongeRule,
  what: string,
  about: string,
  text: string | undefined,
  io: Io,
  by: By = 'conteur',
): undefined => void io.tell?.({ kind: 'said', rule, what, about, text: text ?? '', by });

/** On to a step: what handlers end with. */
export const goTo = <F extends AnyFrame>(s: State, f: F, step: F['step']): undefined => void next(s, f, step);

/** Whether something else lies on the table. */
export const isBusy = (s: State): boolean => (s.stacks[0]?.length ?? 0) > 1;

/** SON-MAG-14, SON-DTH-01: a figure that is there and in its senses. */
export const isAble = ({ out, asleep, valet }: Pick<Figure, 'out' | 'asleep' | 'valet'>): boolean =>
  // SON-VAL-02: a valet who was not paid is absent.
  out === null && !asleep && (valet === null || valet.paid);

/** Where a fight waits for a deed and no stones lie there: others may do something, and the fighters something else. */
const PAUSES: Readonly<Partial<Record<AnyFrame['kind'], readonly string[]>>> = {
  duel: ['impress', 'impressed', 'bid', 'stance', 'attack'],
  algarade: ['attack', 'defend'],
  melee: ['bid', 'turn'],
};

/** SON-INI-07: a fight lies on the table, not over it. What an act is laid on between two blows; undefined where it must wait. */
export function pauseIn(s: State): AnyFrame | undefined {
  const top = s.stacks[0]?.at(-1);
  return top && (top.kind === 'session' || PAUSES[top.kind]?.includes(top.step)) ? top : undefined;
}

/** Why nothing may be done now: stones lie there in a fight, or something else goes on. */
export const notInPause = (s: State, rule: SongeRule): Refusal =>
  (s.stacks[0] ?? []).some(({ kind }) => PAUSES[kind])
    ? refuse('invalid', rule, 'betweenBlows')
    : refuse('invalid', rule, 'oneThingAtATime');

/** Whether a figure fights now, or waits for its turn in the fights that go on. */
export const isFighting = (s: State, i: FigureIndex): boolean =>
  (s.stacks[0] ?? []).some((f) =>
    f.kind === 'duel'
      ? f.sides.some(({ figure }) => figure === i)
      : f.kind === 'algarade'
        ? f.figure === i || f.band === i
        : f.kind === 'melee' && f.fights.some(({ a, b, going }) => going && (a === i || b === i)),
  );

/** A copy that may be written on. What rules replace and never write on is shared: see also `copyFigure`. */
export function copyOf(s: State): State {
  const { bag, lying, limbes, reserve, out, coin } = s.store;
  // Field by field: a spread takes several times as long.
  const copy: State = {
    stacks: s.stacks.map((stack) => stack.map(copyFrame)),
    serial: s.serial,
    gone: s.gone.slice(),
    options: s.options,
    store: {
      coin,
      bag: copyStones(bag),
      lying: copyStones(lying),
      limbes: copyStones(limbes),
      reserve: copyStones(reserve),
      out: copyStones(out),
    },
    minted: copyStones(s.minted),
    figures: s.figures.map(copyFigure),
    purse: copyStones(s.purse),
    conteur: s.conteur,
    players: s.players,
    limbesMark: s.limbesMark,
    limbesDue: s.limbesDue,
    token: s.token,
    tokenStays: s.tokenStays,
    day: s.day,
    hour: s.hour,
    minute: s.minute,
    omens: s.omens,
    facts: s.facts,
    place: s.place,
    xpDoubled: s.xpDoubled,
    scenario: s.scenario,
    readings: s.readings,
    over: s.over,
  };
  if (s.weighed) copy.weighed = s.weighed;
  return copy;
}

/** Figures have so many fields that comparing them by name takes several times as long. */
export function shareFigures({ figures: before }: State, { figures: after }: State): void {
  for (let i = 0; i < after.length; i++) {
    const old = before[i];
    if (old && isSameFigure(old, after[i] as Figure)) after[i] = old;
  }
}
