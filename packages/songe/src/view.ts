/** What each viewer may know: everything but the foe's Escrime, the stones drawn in the dark, and wounds kept by the Conteur. */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import { toText } from '@reverie/odds/fraction';
import type { WoundKind } from './data/bottes.ts';
import { fixedOf, reussitesOf, whiteOf } from './rules/duelling.ts';
import { pointsOf } from './rules/karma.ts';
import { chanceOf, reads } from './rules/test.ts';
import type { Kind, Sheet } from './sheet.ts';
import {
  type Algarade,
  type AnyFrame,
  type Contest,
  type Crossing,
  type Duel,
  type Fact,
  type Figure,
  figureOf,
  type Hypothesis,
  hasConteur,
  hidesEscrime,
  type Out,
  type Routine,
  type Side,
  type State,
  type Test,
} from './state.ts';
import type { Stones } from './stones.ts';

export interface FigureView {
  readonly kind: Kind;
  readonly seat: SeatIndex | null;
  /** Escrime is null where it is hidden. */
  readonly sheet: Omit<Sheet, 'escrime'> & { readonly escrime: number | null };
  readonly panache: Stones;
  readonly karma: number;
  readonly points: number;
  readonly mana: number;
  readonly wounds: readonly { readonly kind: WoundKind | null; readonly place: string; readonly day: number }[];
  readonly boxes: number;
  readonly ticks: Figure['ticks'];
  readonly imago: number;
  readonly marks: readonly string[];
  readonly out: Out | null;
  readonly asleep: boolean;
  readonly loaded: boolean;
  readonly ammunition: boolean;
  readonly circumstance: number;
  readonly shadow: number;
  readonly guards: Figure['guards'];
  readonly debts: number;
  readonly signeUsed: boolean;
  readonly valet: Figure['valet'];
  readonly keywords: readonly string[];
  readonly routines: readonly Routine[];
  readonly tried: readonly string[];
  readonly xp: Figure['xp'];
  readonly kept: number;
  readonly improvised: number;
  readonly things: readonly string[];
  readonly bound: readonly string[];
  readonly potionDay: number;
  readonly lastTest: Figure['lastTest'];
  readonly lastSpell: string;
  readonly spellRun: number;
}

export interface SideView
  extends Pick<Side, 'figure' | 'used' | 'dessous' | 'last' | 'run' | 'lastDefence' | 'defenceRun' | 'aim' | 'bid'> {
  readonly swagger: number;
  readonly fixed: number | null;
  readonly white: number | null;
  readonly row: readonly boolean[];
  readonly reussites: number | null;
  /** SON-DUE-09: how likely each level of the foe's Escrime is, 0 to 8, from what was read; for this side's own player. */
  readonly suspects: readonly number[] | null;
}

export type BusinessView =
  | {
      readonly kind: 'duel';
      readonly step: Duel['step'];
      readonly exchange: number;
      readonly holder: number;
      readonly up: number;
      readonly dark: boolean;
      readonly sides: readonly [SideView, SideView];
      readonly manoeuvre: string | null;
      readonly defence: string | null;
      readonly result: number;
      readonly chain: number;
      readonly made: number;
      readonly free: string | null;
      readonly botte: string | null;
      readonly turn: number;
      readonly passes: number;
      readonly inverted: boolean;
      readonly trick: string | null;
    }
  | {
      readonly kind: 'test';
      readonly step: Test['step'];
      readonly figure: number;
      readonly what: string;
      readonly text: string;
      readonly level: number;
      readonly dark: boolean;
      readonly difficulty: number | null;
      readonly bonus: number;
      readonly fortune: boolean;
      readonly row: readonly boolean[] | null;
      readonly success: boolean | null;
      readonly chance: string | null;
      readonly extra: readonly [number, number];
      readonly important: boolean;
      readonly panache: number;
      readonly forced: number | null;
      readonly redrawn: boolean;
      readonly inverted: boolean;
    }
  | Pick<Contest, 'kind' | 'step' | 'how' | 'what' | 'figures' | 'fixed' | 'whites' | 'turn' | 'paid'>
  | Pick<Algarade, 'kind' | 'step' | 'figure' | 'band' | 'foes' | 'used' | 'rounds'>
  | Pick<Crossing, 'kind' | 'step' | 'leg' | 'idea' | 'passed'>
  | {
      readonly kind: 'request';
      readonly by: SeatIndex;
      readonly act: string;
      readonly name: string;
      readonly text: string;
      readonly price: number;
      readonly white: number | null;
      readonly debt: boolean;
      readonly grade: number;
    }
  | {
      readonly kind: 'moment';
      readonly price: number;
      readonly text: string;
      readonly waiting: readonly SeatIndex[];
      readonly all: boolean;
    }
  | { readonly kind: 'shot'; readonly figure: number; readonly target: number };

export interface View {
  readonly mode: 'arena' | 'table' | 'crossing';
  /** The bag and what lies on the table together: what lies there is shown with whoever drew it. */
  readonly bag: Stones | 'coin';
  readonly limbes: Stones;
  readonly reserve: Stones;
  readonly out: Stones;
  readonly purse: Stones;
  readonly conteur: SeatIndex | null;
  readonly players: readonly SeatIndex[];
  readonly token: SeatIndex;
  readonly tokenStays: boolean;
  readonly day: number;
  readonly hour: number;
  readonly scenario: number;
  readonly limbesDue: number;
  readonly xpDoubled: boolean;
  readonly place: State['place'];
  readonly facts: readonly Fact[];
  readonly figures: readonly FigureView[];
  /** From the ground up; the last one is what goes on. */
  readonly business: readonly BusinessView[];
  /** SON-DUE-09: what was read in the dark since the last stance. */
  readonly readings: State['readings'];
  readonly over: State['over'];
}

/** SON-DUE-09: only the Conteur sees everything. */
export const seesAll = (s: State, who: Viewer): boolean => hasConteur(s) && who === s.conteur;

/** Whose Escrime this viewer is not told, in a fight or not. */
export function hiddenFrom(s: State, who: Viewer): Set<number> {
  const hidden = new Set<number>();
  if (!s.options.hiddenEscrime || seesAll(s, who)) return hidden;
  s.figures.forEach(({ seat }, i) => {
    if (seat !== who && hidesEscrime(s, i)) hidden.add(i);
  });
  return hidden;
}

function figureView(figure: Figure, hidden: boolean, all: boolean): FigureView {
  const { escrime, ...sheet } = figure.sheet;
  return {
    kind: figure.kind,
    seat: figure.seat,
    sheet: { ...sheet, escrime: hidden ? null : escrime },
    panache: { ...figure.panache },
    karma: figure.karma,
    points: pointsOf(figure),
    mana: figure.mana,
    wounds: figure.wounds.map(({ kind, place, day, hidden: kept }) => ({
      kind: kept && !all ? null : kind,
      place,
      day,
    })),
    boxes: figure.boxes,
    ticks: { ...figure.ticks },
    imago: figure.imago,
    marks: figure.marks,
    out: figure.out,
    asleep: figure.asleep,
    loaded: figure.loaded,
    ammunition: figure.ammunition,
    circumstance: figure.nextDraw + figure.scene,
    shadow: figure.shadow,
    guards: figure.guards,
    debts: figure.debts,
    signeUsed: figure.signeUsed,
    valet: figure.valet,
    keywords: figure.keywords,
    routines: figure.routines,
    tried: figure.tried,
    xp: figure.xp,
    kept: figure.kept,
    improvised: figure.improvised,
    things: figure.things,
    bound: figure.bound,
    potionDay: figure.potionDay,
    lastTest: figure.lastTest,
    lastSpell: figure.lastSpell,
    spellRun: figure.spellRun,
  };
}

function suspected(belief: readonly Hypothesis[]): number[] {
  const shares = new Array<number>(9).fill(0);
  for (const { e, p } of belief) shares[e] = (shares[e] ?? 0) + p;
  return shares.map((share) => Math.round(share * 10_000) / 10_000);
}

const OPENING: ReadonlySet<Duel['step']> = new Set(['open', 'shift', 'openMend', 'tie']);

function sideView(s: State, f: Duel, at: 0 | 1, who: Viewer, all: boolean): SideView {
  const { figure, used, dessous, last, run, lastDefence, defenceRun, aim, bid, swagger, swaggerFor, belief } =
    f.sides[at];
  const drawn = f.drawn[at] >= 0;
  const open = drawn && (all || !f.dark);
  // SON-DUE-09: the reading of a strike is told; of an opening only who is ahead.
  const read = drawn && (open || !OPENING.has(f.step));
  return {
    figure,
    used,
    dessous,
    last,
    run,
    lastDefence,
    defenceRun,
    aim,
    bid,
    swagger: swaggerFor > 0 ? swagger : 0,
    fixed: open ? fixedOf(s, f, at) : null,
    white: open ? whiteOf(s, f, at) : null,
    row: open ? f.rows[at] : [],
    reussites: read ? reussitesOf(s, f, at) : null,
    suspects: belief && figureOf(s, figure).seat === who ? suspected(belief) : null,
  };
}

function businessView(s: State, f: AnyFrame, who: Viewer, all: boolean): BusinessView | undefined {
  switch (f.kind) {
    case 'duel':
      return {
        kind: 'duel',
        step: f.step,
        exchange: f.exchange,
        holder: f.holder,
        up: f.up,
        dark: f.dark,
        sides: [sideView(s, f, 0, who, all), sideView(s, f, 1, who, all)],
        manoeuvre: f.manoeuvre,
        defence: f.defence,
        result: f.result,
        chain: f.chain,
        made: f.made,
        free: f.free,
        botte: f.botte,
        turn: f.turn,
        passes: f.passes,
        inverted: f.inverted,
        trick: f.trick,
      };
    case 'test': {
      const open = all || !f.dark || f.step === 'after';
      const drawn = f.step !== 'rule' && f.step !== 'prepare';
      const chance = chanceOf(s, f);
      return {
        kind: 'test',
        step: f.step,
        figure: f.figure,
        what: f.what,
        text: f.text,
        level: f.level,
        dark: f.dark,
        difficulty: open && f.step !== 'rule' ? f.difficulty : null,
        bonus: f.bonus,
        fortune: f.fortune,
        row: open ? f.row : null,
        success: drawn ? reads(f) : null,
        chance: chance ? toText(chance) : null,
        extra: [f.extraWhite, f.extraBlack],
        important: f.important,
        panache: f.panache,
        forced: open ? f.forced : null,
        redrawn: f.redrawn,
        inverted: f.inverted,
      };
    }
    case 'contest':
      return {
        kind: 'contest',
        step: f.step,
        how: f.how,
        what: f.what,
        figures: f.figures,
        fixed: f.fixed,
        whites: f.whites,
        turn: f.turn,
        paid: f.paid,
      };
    case 'algarade':
      return {
        kind: 'algarade',
        step: f.step,
        figure: f.figure,
        band: f.band,
        foes: f.foes,
        used: f.used,
        rounds: f.rounds,
      };
    case 'crossing':
      return { kind: 'crossing', step: f.step, leg: f.leg, idea: f.idea, passed: f.passed };
    case 'request':
      return {
        kind: 'request',
        by: f.by,
        act: f.act,
        name: f.name,
        text: f.text,
        price: f.price,
        white: f.white,
        debt: f.debt,
        grade: f.grade,
      };
    case 'moment':
      return { kind: 'moment', price: f.price, text: f.text, waiting: f.waiting, all: f.all };
    case 'shot':
      return { kind: 'shot', figure: f.figure, target: f.target };
    default:
      return undefined;
  }
}

export function viewOf(s: State, who: Viewer): View {
  const all = seesAll(s, who);
  const hidden = hiddenFrom(s, who);
  const { store } = s;
  return {
    mode: s.options.mode,
    bag: store.coin
      ? 'coin'
      : { white: store.bag.white + store.lying.white, black: store.bag.black + store.lying.black },
    limbes: { ...store.limbes },
    reserve: { ...store.reserve },
    out: { ...store.out },
    purse: { ...s.purse },
    conteur: s.conteur,
    players: s.players,
    token: s.token,
    tokenStays: s.tokenStays,
    day: s.day,
    hour: s.hour,
    scenario: s.scenario,
    limbesDue: s.limbesDue,
    xpDoubled: s.xpDoubled,
    place: s.place,
    facts: s.facts,
    figures: s.figures.map((figure, i) => figureView(figure, hidden.has(i), all)),
    business: (s.stacks[0] ?? []).flatMap((f) => businessView(s, f, who, all) ?? []),
    readings: s.readings,
    over: s.over,
  };
}
