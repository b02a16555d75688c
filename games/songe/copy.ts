/** A table copied by hand: odds are worked out on thousands of copies, and the sheets are most of what lies there. */
import { copyPlain } from '@reverie/kernel/plain';
import type { Figure, State } from './state.ts';
import type { Stones } from './stones.ts';

const pile = ({ white, black }: Stones): Stones => ({ white, black });

function copyFigure(f: Figure): Figure {
  return {
    kind: f.kind,
    sheet: f.sheet,
    seat: f.seat,
    panache: pile(f.panache),
    karma: f.karma,
    mana: f.mana,
    wounds: f.wounds.length === 0 ? [] : copyPlain(f.wounds),
    boxes: f.boxes,
    ticks: {
      FOR: f.ticks.FOR,
      DEX: f.ticks.DEX,
      AGI: f.ticks.AGI,
      INT: f.ticks.INT,
      PER: f.ticks.PER,
      END: f.ticks.END,
      IMA: f.ticks.IMA,
    },
    imago: f.imago,
    marks: [...f.marks],
    out: f.out,
    entered: f.entered,
    asleep: f.asleep,
    ammunition: f.ammunition,
    loaded: f.loaded,
    potionDay: f.potionDay,
    nextDraw: f.nextDraw,
    scene: f.scene,
    shadow: f.shadow,
    guards: copyPlain(f.guards),
    debts: f.debts,
    signeUsed: f.signeUsed,
    valet: copyPlain(f.valet),
    keywords: [...f.keywords],
    lastTest: f.lastTest,
    lastSpell: f.lastSpell,
    spellRun: f.spellRun,
    routines: f.routines.length === 0 ? [] : copyPlain(f.routines),
    tried: [...f.tried],
    xp: { free: f.xp.free, rounds: f.xp.rounds, total: f.xp.total, toward: copyPlain(f.xp.toward) },
    kept: f.kept,
    improvised: f.improvised,
    things: [...f.things],
    bound: [...f.bound],
    suspected: f.suspected,
  };
}

export function copyOf(s: State): State {
  const { store } = s;
  return {
    stacks: copyPlain(s.stacks),
    serial: s.serial,
    gone: [...s.gone],
    options: s.options,
    store: {
      coin: store.coin,
      bag: pile(store.bag),
      lying: pile(store.lying),
      limbes: pile(store.limbes),
      reserve: pile(store.reserve),
      out: pile(store.out),
    },
    minted: pile(s.minted),
    figures: s.figures.map(copyFigure),
    purse: pile(s.purse),
    conteur: s.conteur,
    players: s.players,
    limbesMark: s.limbesMark,
    limbesDue: s.limbesDue,
    token: s.token,
    tokenStays: s.tokenStays,
    day: s.day,
    hour: s.hour,
    facts: s.facts.length === 0 ? [] : copyPlain(s.facts),
    place: copyPlain(s.place),
    xpDoubled: s.xpDoubled,
    scenario: s.scenario,
    readings: s.readings.slice(),
    over: copyPlain(s.over),
  };
}
