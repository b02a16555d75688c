/** What each viewer may know: everything but the foe's Escrime, the stones drawn in the dark, and wounds kept by the Conteur. */

import type { Viewer } from '@reverie/kernel/game';
import { toText } from '@reverie/odds/fraction';
import type { AnyFrame, Duel } from './business.ts';
import { sharesOf } from './rules/dark.ts';
import { fixedOf, reussitesOf, whiteOf } from './rules/duelling.ts';
import { pointsOf } from './rules/karma.ts';
import { chanceOf, reads } from './rules/trial.ts';
import { type Figure, figureOf, hasConteur, hidesEscrime, type State } from './state.ts';
import type { BusinessView, FigureView, SideView, View } from './viewed.ts';

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
    suspects: hidden && figure.suspected ? rounded(figure.suspected) : null,
    lastTest: figure.lastTest,
    lastSpell: figure.lastSpell,
    spellRun: figure.spellRun,
  };
}

const rounded = (shares: readonly number[]): number[] => shares.map((share) => Math.round(share * 10_000) / 10_000);

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
    suspects: belief && figureOf(s, figure).seat === who ? rounded(sharesOf(belief)) : null,
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
    case 'melee':
      return {
        kind: 'melee',
        step: f.step,
        fights: f.fights,
        seats: f.seats,
        stakes: f.stakes,
        turn: f.turn,
        passes: f.passes,
        robbed: f.robbed,
      };
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
