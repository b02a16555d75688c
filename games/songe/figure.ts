/** Figures: what the table keeps of each, how they come to it, and what their sheets give in a draw. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { WoundKind } from './data/bottes.ts';
import { isAttack, MANOEUVRE_IDS, MANOEUVRES, type ManoeuvreId } from './data/manoeuvres.ts';
import { type Characteristic, SKILLS, type SkillId } from './data/skills.ts';
import { ARMOURS, SHIELDS } from './data/tables.ts';
import type { Quality } from './resolution.ts';
import type { Kind, Sheet, TraitLevel } from './sheet.ts';
import { copyStones, type Stones, stones } from './stones.ts';

/** A figure is named by its place in `State.figures`. */
export type FigureIndex = number;

interface Wound {
  readonly kind: WoundKind;
  /** The day it was given. */
  readonly day: number;
  /** SON-WND-10: place and kind, as noted. */
  readonly place: string;
  /** SON-WND-07: known to the Conteur alone until the fight is over. */
  readonly hidden: boolean;
}

/** Why a figure plays no part any more. */
export type Out = 'withdrawn' | 'dead' | 'captured' | 'fled' | 'down' | 'conteur' | 'surrendered';

/** SON-ROU-01: a spell known by heart. */
type Routine = { readonly phrase: string; readonly level: number };

export interface Figure {
  /** SON-KAR-10: an Arpenteur who passes to the Conteur is a major PNJ from then on. */
  kind: Kind;
  /** Never written on: what changes is another sheet (`amend`), so that copies of a table may share it. */
  sheet: Readonly<Sheet>;
  /** Who plays it; null for the Conteur, or the rules where there is none. */
  seat: SeatIndex | null;
  /** SON-KAR-10: whose Arpenteur this was, until that player has another. */
  former: SeatIndex | null;
  /** Whose Arpenteur this is, or was while that player sat here: the dead go home too. */
  player: SeatIndex | null;
  /** Whether the players have seen this PNJ come in, and what he has shown: manoeuvres, bottes, Éclats, what they gave him. */
  onStage: boolean;
  shown: readonly string[];
  /** SON-SHT-07. */
  panache: Stones;
  /** SON-SHT-06, SON-KAR-02: one signed count of cases. */
  karma: number;
  /** SON-SHT-08. */
  mana: number;
  /** SON-SHT-13. */
  wounds: readonly Wound[];
  /** Rounds of a middle PNJ. */
  boxes: number;
  /** SON-SHT-12: combat redraws used in this scenario. */
  ticks: Readonly<Record<Characteristic, number>>;
  /** SON-MAG-07: Imago used in this session. */
  imago: number;
  marks: readonly string[];
  out: Out | null;
  /** SON-PPS-05: a PNJ who has drawn his perfidy. */
  entered: boolean;
  /** SON-MAG-14. */
  asleep: boolean;
  /** SON-RNG-05, SON-FIR-03. */
  ammunition: boolean;
  loaded: boolean;
  /** SON-POT-03: the day of the last potion. */
  potionDay: number;
  /** SON-MAL-01..04: what the Conteur gives or takes for the next draw, and for the scene. */
  nextDraw: number;
  scene: number;
  /** SON-SIG-03: black stones of the Limbes that lie on the next draw. */
  shadow: number;
  /** SON-KAR-13: the Conteur imposes bad Karma on the next draw that is good. */
  imposed: boolean;
  /** SON-NPC-04: the major PNJ whom minor ones shield, and how many of them still stand. */
  guards: { readonly of: FigureIndex; readonly left: number } | null;
  /** SON-PPS-17: failures that the Conteur may still call. */
  debts: number;
  /** SON-SIG-02, SON-SIG-05: used in this scenario. */
  signeUsed: boolean;
  /** SON-VAL-01: whose valet, whether paid, and for how many scenarios he was not. */
  valet: { readonly of: FigureIndex; readonly paid: boolean; readonly unpaid: number } | null;
  /** SON-QUA-05: one more black stone on what a keyword forbids. */
  keywords: readonly string[];
  /** How the last test was read, once it was: also what was hidden until then (SON-MAG-11). */
  lastTest: Readonly<{ what: string; difficulty: number; white: number; black: number; quality: Quality }> | null;
  /** SON-ROU-01: the last spell, how often running; routines. */
  lastSpell: string;
  spellRun: number;
  routines: readonly Routine[];
  /** SON-LRN-01: unknown words tried in this session. */
  tried: readonly string[];
  /** SON-SHT-14: not yet used, rounds of eight, all ever earned, rounds towards a characteristic or Escrime. */
  xp: Readonly<{ free: number; rounds: number; total: number; toward: Readonly<Record<string, number>> }>;
  /** SON-XP-04: kept for the next session. */
  kept: number;
  /** SON-DEC-04: uses of an improvised weapon in hand; −1 without one. */
  improvised: number;
  /** SON-EQP: what the character has at hand, and what is bound to him. */
  things: readonly string[];
  bound: readonly string[];
  /** SON-DUE-09: how likely each level of a hidden Escrime is to those who saw its duels; null before the first. */
  suspected: readonly number[] | null;
}

export function newFigure(sheet: Sheet, seat: SeatIndex | null, onStage = true): Figure {
  return {
    kind: sheet.kind,
    sheet,
    seat,
    former: null,
    player: sheet.kind === 'arpenteur' ? seat : null,
    onStage,
    shown: [],
    panache: stones(),
    karma: sheet.karma,
    mana: sheet.mana,
    wounds: [],
    boxes: 0,
    ticks: { FOR: 0, DEX: 0, AGI: 0, INT: 0, PER: 0, END: 0, IMA: 0 },
    imago: 0,
    marks: [],
    out: null,
    entered: false,
    asleep: false,
    ammunition: true,
    loaded: true,
    potionDay: -1,
    nextDraw: 0,
    scene: 0,
    shadow: 0,
    imposed: false,
    guards: null,
    debts: 0,
    signeUsed: false,
    valet: null,
    keywords: [],
    lastTest: null,
    lastSpell: '',
    spellRun: 0,
    routines: [],
    tried: [],
    xp: { free: 0, rounds: 0, total: 0, toward: {} },
    kept: 0,
    improvised: -1,
    things: [],
    bound: [],
    suspected: null,
  };
}

/**
 * Tables are copied for every answer, and thousands of times for odds. Only panache is written on, and copied: lists and
 * records of a figure are replaced where they change, so that copies share them.
 */
export function copyFigure(f: Figure): Figure {
  // Field by field: a spread takes several times as long.
  return {
    kind: f.kind,
    sheet: f.sheet,
    seat: f.seat,
    former: f.former,
    player: f.player,
    onStage: f.onStage,
    shown: f.shown,
    panache: copyStones(f.panache),
    karma: f.karma,
    mana: f.mana,
    wounds: f.wounds,
    boxes: f.boxes,
    ticks: f.ticks,
    imago: f.imago,
    marks: f.marks,
    out: f.out,
    entered: f.entered,
    asleep: f.asleep,
    ammunition: f.ammunition,
    loaded: f.loaded,
    potionDay: f.potionDay,
    nextDraw: f.nextDraw,
    scene: f.scene,
    shadow: f.shadow,
    imposed: f.imposed,
    guards: f.guards,
    debts: f.debts,
    signeUsed: f.signeUsed,
    valet: f.valet,
    keywords: f.keywords,
    lastTest: f.lastTest,
    lastSpell: f.lastSpell,
    spellRun: f.spellRun,
    routines: f.routines,
    tried: f.tried,
    xp: f.xp,
    kept: f.kept,
    improvised: f.improvised,
    things: f.things,
    bound: f.bound,
    suspected: f.suspected,
  };
}

/** Whether two figures are the same in every field. Lists and records are replaced where they change, never written on; panache is. */
export const isSameFigure = (f: Figure, g: Figure): boolean =>
  f.kind === g.kind &&
  f.sheet === g.sheet &&
  f.seat === g.seat &&
  f.former === g.former &&
  f.player === g.player &&
  f.onStage === g.onStage &&
  f.shown === g.shown &&
  f.panache.white === g.panache.white &&
  f.panache.black === g.panache.black &&
  f.karma === g.karma &&
  f.mana === g.mana &&
  f.wounds === g.wounds &&
  f.boxes === g.boxes &&
  f.ticks === g.ticks &&
  f.imago === g.imago &&
  f.marks === g.marks &&
  f.out === g.out &&
  f.entered === g.entered &&
  f.asleep === g.asleep &&
  f.ammunition === g.ammunition &&
  f.loaded === g.loaded &&
  f.potionDay === g.potionDay &&
  f.nextDraw === g.nextDraw &&
  f.scene === g.scene &&
  f.shadow === g.shadow &&
  f.imposed === g.imposed &&
  f.guards === g.guards &&
  f.debts === g.debts &&
  f.signeUsed === g.signeUsed &&
  f.valet === g.valet &&
  f.keywords === g.keywords &&
  f.lastTest === g.lastTest &&
  f.lastSpell === g.lastSpell &&
  f.spellRun === g.spellRun &&
  f.routines === g.routines &&
  f.tried === g.tried &&
  f.xp === g.xp &&
  f.kept === g.kept &&
  f.improvised === g.improvised &&
  f.things === g.things &&
  f.bound === g.bound &&
  f.suspected === g.suspected;

/** Something on the sheet changes. */
export function amend(figure: Figure, change: Partial<Sheet>): void {
  figure.sheet = { ...figure.sheet, ...change };
}

/** What is earned or used of experience. */
export function earn(figure: Figure, change: Partial<Figure['xp']>): void {
  figure.xp = { ...figure.xp, ...change };
}

/** SON-SHT-12: so many redraws of a characteristic are used. */
export function tick(figure: Figure, on: Characteristic, count: number): void {
  const ticks = { ...figure.ticks };
  ticks[on] += count;
  figure.ticks = ticks;
}

/** SON-WND-10: where a wound is, as noted; the last one, if it is not said which. Nothing where there is none. */
export function placeWound(figure: Figure, where: string, at = figure.wounds.length - 1): void {
  const wound = figure.wounds[at];
  if (wound) figure.wounds = figure.wounds.with(at, { ...wound, place: where });
}

/** A PNJ does something for all to see. */
export function show(figure: Figure, id: string): void {
  if (!figure.shown.includes(id)) figure.shown = [...figure.shown, id];
}

/** SON-SHT-01. */
export const scoreOf = ({ sheet }: Figure, what: Characteristic): number => sheet.characteristics[what] ?? 0;
export const skillOf = ({ sheet }: Figure, skill: SkillId): number => sheet.skills[skill] ?? 0;
/** SON-TST-05. */
export const governing = (skill: SkillId): Characteristic => SKILLS[skill].on;

/** SON-MAN-01: one's own level, else the base; undefined where it must be owned. */
export function levelOf({ sheet }: { readonly sheet: Sheet }, id: ManoeuvreId): number | undefined {
  const own = sheet.manoeuvres[id];
  if (own !== undefined) return own;
  if (id === 'bouclier' && sheet.shield === 'aucun') return undefined;
  return MANOEUVRES[id].base ?? undefined;
}

const of = (figure: { readonly sheet: Sheet }, attack: boolean): ManoeuvreId[] =>
  MANOEUVRE_IDS.filter((id) => isAttack(id) === attack && levelOf(figure, id) !== undefined);
export const attacksOf = (figure: { readonly sheet: Sheet }): ManoeuvreId[] => of(figure, true);
export const defencesOf = (figure: { readonly sheet: Sheet }): ManoeuvreId[] => of(figure, false);

/** SON-DUE-08: of the characteristics of this manoeuvre, the one that has most redraws left; none at all for some. */
export function tickedFor(figure: Figure, id: ManoeuvreId): Characteristic | null {
  let best: Characteristic | null = null;
  let most = 0;
  for (const on of MANOEUVRES[id].on) {
    const left = scoreOf(figure, on) - figure.ticks[on];
    if (left > most) {
      most = left;
      best = on;
    }
  }
  return best;
}

/** SON-MAG-07: redraws of Imago that are left in this session. */
export const imagoLeft = (figure: Figure): number => Math.max(0, scoreOf(figure, 'IMA') - figure.imago);

/** SON-TST-06: what a manoeuvre forces to be drawn again, where all its characteristics are bad. */
export function forcedBy(figure: Figure, id: ManoeuvreId): number {
  const { on } = MANOEUVRES[id];
  let best = Number.NEGATIVE_INFINITY;
  for (const one of on) best = Math.max(best, scoreOf(figure, one));
  return on.length === 0 ? 0 : Math.max(0, -best);
}

/** SON-MAL-05: the worst wound only; SON-WND-07: what is hidden does not weigh yet. */
export function woundMalus({ wounds }: Figure): number {
  let worst = 0;
  for (const { kind, hidden } of wounds) {
    const weight = hidden || kind === 'legere' ? 0 : kind === 'serieuse' ? 1 : kind === 'grave' ? 2 : 3;
    if (weight > worst) worst = weight;
  }
  return worst;
}

/** SON-ARM-01: armour and shield add up. */
export const armourOf = ({ sheet }: Figure): number => ARMOURS[sheet.armour].off + SHIELDS[sheet.shield].off;

/** SON-TRA-02: a Trait as black stones. */
export const traitStones = (level: TraitLevel): number => (level === 'extreme' ? 2 : level === 'fort' ? 1 : 0);
