/**
 * What each viewer may know: everything but a foe's Escrime (SON-DUE-09), stones drawn in the dark and the Difficulty behind
 * them (SON-MAG-11), wounds that the Conteur keeps (SON-WND-07); and whole tables imagined from that.
 */
import type { Viewer, WeighedAnswer } from '@reverie/kernel/game';
import { onDemand } from '@reverie/kernel/on-demand';
import { toText } from '@reverie/odds/fraction';
import { READY } from './characters.ts';
import { WOUND_KINDS, type WoundKind } from './data/bottes.ts';
import { MANOEUVRE_IDS } from './data/manoeuvres.ts';
import type { Io } from './events.ts';
import { amend, copyFigure, type Figure, imagoLeft, isSameFigure, levelOf, newFigure } from './figure.ts';
import type { AnyFrame, Draw, Drawer, Duel, Hypothesis, Melee, Test } from './frames.ts';
import { optionsSchema, type Settled } from './options.ts';
import { clampFixed, drawnFor, ROW } from './resolution.ts';
import { full, guess, mindOf } from './rules/dark.ts';
import { GUESS } from './rules/drawing.ts';
import { keptSecret } from './rules/duel/finish.ts';
import { fixedOf, hypotheses, levelIn, other, reussitesOf, SIDES, sharesAt, whiteOf } from './rules/duel/sides.ts';
import { pointsOf } from './rules/panache.ts';
import { plainOf, reads } from './rules/test-draw.ts';
import { filled, type Sheet } from './sheet.ts';
import { copyOf, figureOf, hasConteur, hidesEscrime, type State } from './state.ts';
import { countOf, EACH, stones } from './stones.ts';
import { successOf } from './success.ts';
import type { Types } from './types.ts';
import type { BusinessView, DrawView, DuelView, FigureView, SideView, TestView, View } from './view-shape.ts';

/** SON-DUE-09: only the Conteur sees everything. */
const seesAll = (s: State, who: Viewer): boolean => hasConteur(s) && who === s.conteur;

/** Whose Escrime this viewer is not told, in a fight or not. */
const isHidden = (s: State, i: number, who: Viewer): boolean =>
  s.options.hiddenEscrime &&
  !seesAll(s, who) &&
  figureOf(s, i).seat !== who &&
  hidesEscrime(s, i) &&
  figureOf(s, i).onStage;

/** What stands for a PNJ whom the players have not seen yet. */
const NOBODY: Figure = newFigure(filled({ name: '?', kind: 'middle' }), null, false);

/** What is seen of the sheet of a PNJ: how he is armed, and what he has done or was given by the players. */
function shownSheet(figure: Figure): Sheet {
  const { sheet, shown } = figure;
  const before = sheetsShown.get(shown);
  if (before?.sheet === sheet) return before.seen;
  const seen = newlyShown(figure);
  sheetsShown.set(shown, { sheet, seen });
  return seen;
}
/** By the list of what was shown: hardly any answer makes another of it. */
const sheetsShown = new WeakMap<readonly string[], Readonly<{ sheet: Sheet; seen: Sheet }>>();

function newlyShown(figure: Figure): Sheet {
  const { sheet, shown } = figure;
  const { name, kind, masque, escrime, armour, shield, ranged, mana, karma, signe, track } = sheet;
  const has = (id: string): boolean => shown.includes(id);
  const levels = MANOEUVRE_IDS.filter(has).map((id) => [id, levelOf(figure, id) ?? 0]);
  return {
    ...NOBODY.sheet,
    ...{ name, kind, masque, escrime, armour, shield, ranged, mana, karma, signe, track },
    // END lowers what a blow does, as armour does: it is seen as soon as he is.
    characteristics: { END: sheet.characteristics.END ?? 0 },
    manoeuvres: Object.fromEntries(levels),
    bottes: sheet.bottes.filter(has),
    eclats: sheet.eclats.filter(has),
    descripteurs: sheet.descripteurs.filter(has),
    skills: Object.fromEntries(Object.entries(sheet.skills).filter(([id]) => has(id))),
  };
}

/** Whose sheet is seen only as far as it was shown. */
export const isStranger = ({ kind }: Pick<Figure, 'kind'>): boolean => kind !== 'arpenteur' && kind !== 'valet';

/** What was shown last of a figure, and how it stood then. */
interface Shown {
  readonly view: FigureView;
  readonly stood: Figure;
}
/** To those who see all, to the others, and to those from whom Escrime is hidden. */
const figuresShown = {
  all: new WeakMap<Figure, Shown>(),
  open: new WeakMap<Figure, Shown>(),
  hidden: new WeakMap<Figure, Shown>(),
};

/**
 * One answer changes few of the figures, and those that are shown as the very same object as before need not be compared
 * by whoever looks for changes. A table may also be played on without being copied: what was shown is looked through each
 * time.
 */
function figureView(known: Figure, hidden: boolean, all: boolean): FigureView {
  const figure = all || known.onStage ? known : NOBODY;
  const shown = figuresShown[all ? 'all' : hidden ? 'hidden' : 'open'];
  const before = shown.get(figure);
  if (before && isSameFigure(before.stood, figure)) return before.view;
  const view = newFigureView(figure, hidden, all);
  shown.set(figure, { view, stood: copyFigure(figure) });
  return view;
}

function newFigureView(figure: Figure, hidden: boolean, all: boolean): FigureView {
  const sheet = all || !isStranger(figure) ? figure.sheet : shownSheet(figure);
  // Field by field, here and below: a spread takes several times as long, and there is a view for every seat and answer.
  return {
    kind: figure.kind,
    sheet: hidden && figure.onStage ? { ...sheet, escrime: null } : sheet,
    seat: figure.seat,
    former: figure.former,
    player: figure.player,
    onStage: figure.onStage,
    shown: figure.shown,
    panache: figure.panache,
    karma: figure.karma,
    mana: figure.mana,
    wounds: figure.wounds.map(({ kind, place, day, hidden: kept }) =>
      kept ? { kind: all ? kind : null, place, day, hidden: true } : { kind, place, day },
    ),
    boxes: figure.boxes,
    ticks: figure.ticks,
    imago: figure.imago,
    marks: figure.marks,
    out: figure.out,
    entered: figure.entered,
    asleep: figure.asleep,
    ammunition: figure.ammunition,
    loaded: figure.loaded,
    potionDay: figure.potionDay,
    nextDraw: figure.nextDraw,
    scene: figure.scene,
    shadow: figure.shadow,
    imposed: figure.imposed,
    guards: figure.guards,
    debts: figure.debts,
    signeUsed: figure.signeUsed,
    valet: figure.valet,
    keywords: figure.keywords,
    lastTest: figure.lastTest,
    lastSpell: figure.lastSpell,
    spellRun: figure.spellRun,
    routines: figure.routines,
    tried: figure.tried,
    xp: figure.xp,
    kept: figure.kept,
    improvised: figure.improvised,
    things: figure.things,
    bound: figure.bound,
    suspected: hidden && figure.onStage ? figure.suspected : null,
    points: pointsOf(figure),
    circumstance: figure.nextDraw + figure.scene,
  };
}

/** A figure as its player knows it, also where there is no table yet. */
export const viewOfFigure = (figure: Figure): FigureView => figureView(figure, false, true);

/** Views are made again and again while a question is open. */
const known = new Map<string, ReturnType<typeof successOf>>();

function remembered(trial: Parameters<typeof successOf>[0]): ReturnType<typeof successOf> {
  const key = JSON.stringify(trial);
  let found = known.get(key);
  if (!found) {
    if (known.size > 1000) known.clear();
    found = successOf(trial);
    known.set(key, found);
  }
  return found;
}

/** The chance of success as the player may know it, with the best use of redraws; undefined in the dark. */
function chanceOf(s: State, f: Test, redraws: number, all: boolean) {
  // SON-MAG-11: who set the Difficulty sees what it makes of it.
  if ((f.dark && !all) || f.step !== 'prepare' || f.margin > 0) return undefined;
  const { bag, lying, coin } = s.store;
  const from = coin ? ('coin' as const) : full({ bag, lying });
  if (!coin && countOf(bag) < 2 * ROW) return undefined;
  const { fortune, forced, difficulty } = f;
  return remembered({ bag: from, fixed: clampFixed(plainOf(s, f) - difficulty), fortune, redraws, forced });
}

const OPENING: ReadonlySet<Duel['step']> = new Set(['open', 'shift', 'openMend', 'tie']);

function sideView(s: State, f: Duel, at: Drawer, who: Viewer, all: boolean): SideView {
  const side = f.sides[at];
  const open = all || !f.dark;
  const drawn = f.draws[at] !== null;
  const shown = drawn && open;
  // SON-DUE-09: the reading of a strike is told; of an opening only who is ahead.
  const read = drawn && (open || !OPENING.has(f.step));
  const wonders = f.minds && figureOf(s, side.figure).seat === who && hidesEscrime(s, f.sides[other(at)].figure);
  return {
    ...side,
    swagger: side.swaggerFor > 0 ? side.swagger : 0,
    fixed: shown ? fixedOf(s, f, at) : null,
    white: shown ? whiteOf(s, f, at) : null,
    row: shown ? f.rows[at] : [],
    reussites: read ? reussitesOf(s, f, at) : null,
    suspects: wonders && f.minds ? sharesAt(hypotheses(s, f, f.minds, [at]), other(at)) : null,
  };
}

const drawView = (draw: Draw | null, open: boolean): DrawView | null =>
  draw && { ...draw, row: open ? draw.row : null };

const givenView = (s: State, f: Duel, side: Drawer, all: boolean): Duel['given'][number] =>
  f.given[side] && !all && keptSecret(s, f, other(side)) ? 'legere' : f.given[side];

function duelView(s: State, f: Duel, who: Viewer, all: boolean): DuelView {
  const { sides: _sides, draws, rows: _rows, minds, ...rest } = f;
  const open = all || !f.dark;
  return {
    ...rest,
    sides: [sideView(s, f, 0, who, all), sideView(s, f, 1, who, all)],
    draws: [drawView(draws[0], open), drawView(draws[1], open)],
    minds: minds && { levels: minds.levels, steps: [...minds.steps] },
    // Whether a wound was given is seen; which one is kept.
    given: [givenView(s, f, 0, all), givenView(s, f, 1, all)],
    // SON-DMG-04: when somebody gives up is the Conteur's to know.
    flees: all ? f.flees : 0,
  };
}

/** The redraws that serve a test besides those of the fight. */
const redrawsOf = (s: State, f: Test): number =>
  f.mending === 'test' ? f.cap : f.mending === 'imago' ? imagoLeft(figureOf(s, f.figure)) : 0;

function testView(s: State, f: Test, all: boolean): TestView {
  const open = all || !f.dark || f.step === 'after';
  const redraws = redrawsOf(s, f);
  const [chance, plain] = [chanceOf(s, f, redraws, all), chanceOf(s, f, 0, all)];
  return {
    kind: f.kind,
    step: f.step,
    serial: f.serial,
    use: f.use,
    alone: f.alone,
    figure: f.figure,
    what: f.what,
    text: f.text,
    level: f.level,
    mending: f.mending,
    on: f.on,
    cap: f.cap,
    difficulty: open && f.step !== 'rule' ? f.difficulty : null,
    panache: f.panache,
    bonus: f.bonus,
    forced: f.forced,
    fortune: f.fortune,
    margin: f.margin,
    important: f.important,
    evil: f.evil,
    dark: f.dark,
    belief: f.belief,
    plain: f.plain,
    row: open ? f.row : null,
    redrawn: f.redrawn,
    inverted: f.inverted,
    extraDrawn: f.extraDrawn,
    verdict: f.verdict,
    phrase: f.phrase,
    object: f.object,
    success: f.step === 'rule' || f.step === 'prepare' ? null : reads(f),
    chance: chance ? toText(chance) : null,
    plainChance: plain ? toText(plain) : null,
    extra: [f.extraWhite, f.extraBlack],
  };
}

/** SON-DMG-04: when a foe gives up is the Conteur's to know, also while the fight waits. */
const fightView = (fight: Melee['fights'][number]): Melee['fights'][number] =>
  fight.going?.kind === 'duel' ? { ...fight, going: { ...fight.going, flees: 0 } } : fight;

function businessView(s: State, f: AnyFrame, who: Viewer, all: boolean): BusinessView {
  if (f.kind === 'duel') return duelView(s, f, who, all);
  if (f.kind === 'melee' && !all) return { ...f, fights: f.fights.map(fightView) };
  return f.kind === 'test' ? testView(s, f, all) : f;
}

/** Whether stones lie on the table that this viewer may not see. */
const stonesHidden = (s: State): boolean =>
  (s.stacks[0] ?? []).some((f) =>
    f.kind === 'duel'
      ? f.dark && (f.draws[0] !== null || f.draws[1] !== null)
      : f.kind === 'test' && f.dark && f.row.length > 0,
  );

/** The usual options; a game that has begun says how it is played. */
const USUAL = onDemand((): Settled => ({ ...optionsSchema.parse({}), mode: 'arena' }));
const unusual = new WeakMap<Settled, Partial<Settled>>();

function unusualOptions(options: Settled): Partial<Settled> {
  let found = unusual.get(options);
  if (!found) {
    const { arpenteurs: _sheets, foe: _foe, mode: _mode, ...open } = options;
    found = Object.fromEntries(Object.entries(open).filter(([key, value]) => value !== USUAL[key as keyof Settled]));
    unusual.set(options, found);
  }
  return found;
}

export function viewOf(s: State, who: Viewer): View {
  const all = seesAll(s, who);
  const { store, options, stacks, figures } = s;
  // Field by field: this is made for every viewer and answer, and leaving fields out takes several times as long.
  const view: View = {
    serial: s.serial,
    gone: s.gone,
    mode: options.mode,
    options: unusualOptions(options),
    conteur: s.conteur,
    players: s.players,
    limbesMark: s.limbesMark,
    limbesDue: s.limbesDue,
    token: s.token,
    tokenStays: s.tokenStays,
    bag: store.coin ? 'coin' : full(store),
    lying: all || !stonesHidden(s) ? store.lying : null,
    limbes: store.limbes,
    reserve: store.reserve,
    out: store.out,
    purse: s.purse,
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
    figures: figures.map((figure, i) => figureView(figure, isHidden(s, i, who), all)),
    business: (stacks[0] ?? []).map((f) => businessView(s, f, who, all)),
  };
  return s.weighed ? Object.assign(view, { weighed: s.weighed }) : view;
}

// -- The other way round.

/** What is hidden stands for the moment as it cannot be; it is guessed afterwards. */
const UNKNOWN = 0;

function figureOut({ sheet, wounds, points: _points, circumstance: _both, ...rest }: FigureView): Figure {
  return {
    ...rest,
    sheet: sheet.escrime === null ? { ...sheet, escrime: UNKNOWN } : (sheet as Sheet),
    wounds: wounds.map(({ kind, place, day, hidden = false }) => ({ kind: kind ?? 'legere', place, day, hidden })),
  };
}

const drawOut = (draw: DrawView | null): Draw | null => draw && { ...draw, row: draw.row ?? [] };

function duelOut({ sides, draws, ...rest }: DuelView): Duel {
  const side = ({ fixed: _f, white: _w, row: _r, reussites: _read, suspects: _s, ...own }: SideView) => own;
  return {
    ...rest,
    sides: [side(sides[0]), side(sides[1])],
    draws: [drawOut(draws[0]), drawOut(draws[1])],
    rows: [[...sides[0].row], [...sides[1].row]],
  };
}

function testOut({ difficulty, row, extra, success: _s, chance: _c, plainChance: _p, ...rest }: TestView): Test {
  const [extraWhite, extraBlack] = extra;
  return { ...rest, difficulty: difficulty ?? UNKNOWN, row: [...(row ?? [])], extraWhite, extraBlack };
}

const frameOut = (f: BusinessView): AnyFrame => (f.kind === 'duel' ? duelOut(f) : f.kind === 'test' ? testOut(f) : f);

/** All that the view says, with stopgaps where it says nothing. */
function stateOf(view: View): State {
  const { mode, options, bag, lying, limbes, reserve, out, figures, business, ...shown } = view;
  const piles = [limbes, reserve, out, view.purse, ...figures.map(({ panache }) => panache)];
  const all = (colour: 'white' | 'black'): number => piles.reduce((sum, pile) => sum + pile[colour], 0);
  const each = EACH * view.players.length;
  const there = bag === 'coin' ? stones(each, each) : bag;
  const laid = lying ?? stones();
  const s: State = {
    ...shown,
    options: { ...USUAL, ...options, mode },
    store: {
      coin: bag === 'coin',
      bag: bag === 'coin' ? there : stones(there.white - laid.white, there.black - laid.black),
      lying: laid,
      limbes,
      reserve,
      out,
    },
    minted: bag === 'coin' ? there : stones(there.white + all('white'), there.black + all('black')),
    figures: figures.map(figureOut),
    stacks: business.length === 0 ? [] : [business.map(frameOut)],
  };
  return copyOf(s);
}

/**
 * A whole table that fits the view. Hidden Escrime and stones are drawn as likely as what was read makes them, any kind of
 * hidden wound is as likely as another. No odds but those of a potion depend on hidden wounds, which weigh on nothing, nor
 * any on those who do not fight, so these are not drawn for odds.
 */
export function imagine(view: View, who: Viewer, io: Io, of?: WeighedAnswer<Types>): State {
  const s = stateOf(view);
  if (of) {
    const { kind, about } = of.decision;
    s.weighed = { kind, side: 'side' in about ? about.side : -1 };
  }
  if (seesAll(s, who)) return s;
  const stack = s.stacks[0] ?? [];
  const duel = stack.find((frame): frame is Duel => frame.kind === 'duel');
  if (!of)
    // Those who do not fight now: any Escrime is as likely as another, but for what their duels have shown.
    s.figures.forEach((figure, i) => {
      if (isStranger(figure)) imagineSheet(figure, io);
      if (isHidden(s, i, who) && !duel?.sides.some((side) => side.figure === i))
        amend(figure, { escrime: guess(mindOf(figure.suspected), io.chance).e });
    });
  if (!of || of.answer.do === 'potion') for (const figure of s.figures) imagineWounds(figure, io);
  const top = stack.at(-1);
  if (top?.kind === 'test' && top.belief && top.step !== 'rule') imagineTest(s, top, top.belief, io);
  if (duel?.minds) imagineDuel(s, duel, who, io);
  return s;
}

function imagineWounds(figure: Figure, io: Io): void {
  if (!figure.wounds.some(({ hidden }) => hidden)) return;
  figure.wounds = figure.wounds.map((wound) =>
    wound.hidden ? { ...wound, kind: WOUND_KINDS[io.chance.pick(GUESS, WOUND_KINDS.length)] as WoundKind } : wound,
  );
}

/** A stranger is as any ready PNJ of his class might be, besides what he has shown; who was not seen yet may be any of them. */
function imagineSheet(figure: Figure, io: Io): void {
  const { sheet, onStage } = figure;
  const cast = Object.values(READY).filter(({ kind }) => kind !== 'arpenteur' && (!onStage || kind === figure.kind));
  const like = cast[io.chance.pick(GUESS, cast.length)] as Sheet;
  if (!onStage) {
    Object.assign(figure, newFigure(like, null, false));
    return;
  }
  // What is known stays as it is, also where something was written down twice.
  const both = <T>(one: readonly T[], other: readonly T[]): T[] => [
    ...one,
    ...other.filter((each) => !one.includes(each)),
  ];
  amend(figure, {
    characteristics: { ...like.characteristics, ...sheet.characteristics },
    skills: { ...like.skills, ...sheet.skills },
    manoeuvres: { ...like.manoeuvres, ...sheet.manoeuvres },
    bottes: both(sheet.bottes, like.bottes),
    eclats: both(sheet.eclats, like.eclats),
    descripteurs: both(sheet.descripteurs, like.descripteurs),
  });
}

/** The Difficulty, and the stones that would then lie there. */
function imagineTest(s: State, f: Test, belief: readonly Hypothesis[], io: Io): void {
  const { e, a, white, black } = guess(belief, io.chance);
  f.difficulty = e;
  if (f.step === 'prepare') return;
  const n = drawnFor(clampFixed(f.plain - e));
  // Their order plays no part until it is told.
  f.row = Array.from({ length: n }, (_, i) => i < a);
  lay(s, white, black);
}

/** The Escrime of those one does not know, and the stones drawn with it. */
function imagineDuel(s: State, f: Duel, who: Viewer, io: Io): void {
  const known = SIDES.filter((side) => !isHidden(s, f.sides[side].figure, who));
  if (!f.minds || known.length === 2) return;
  const { e, a, b, white, black } = guess(hypotheses(s, f, f.minds, known), io.chance);
  for (const side of SIDES)
    if (!known.includes(side)) amend(figureOf(s, f.sides[side].figure), { escrime: levelIn(e, side) });
  for (const side of SIDES) {
    const draw = f.draws[side];
    if (!draw) continue;
    const [own, n] = [side === 0 ? a : b, drawnFor(fixedOf(s, f, side))];
    draw.row = Array.from({ length: n }, (_, i) => i < own);
  }
  lay(s, white, black);
}

/** What lies on the table comes out of the bag. */
function lay({ store: { bag, lying, coin } }: State, white: number, black: number): void {
  if (coin) return;
  bag.white += lying.white - white;
  bag.black += lying.black - black;
  lying.white = white;
  lying.black = black;
}
