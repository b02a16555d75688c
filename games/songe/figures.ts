/** Figures: how they come to the table, and what their sheets give in a draw. */
import type { SeatIndex } from '@reverie/kernel/game';
import { isAttack, MANOEUVRE_IDS, MANOEUVRES, type ManoeuvreId } from './data/manoeuvres.ts';
import { type Characteristic, SKILLS, type SkillId } from './data/skills.ts';
import { ARMOURS, SHIELDS } from './data/tables.ts';
import type { Sheet, TraitLevel } from './sheet.ts';
import type { Figure } from './state.ts';
import { stones } from './stones.ts';

export function newFigure(sheet: Sheet, seat: SeatIndex | null): Figure {
  return {
    kind: sheet.kind,
    sheet,
    seat,
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

/** Something on the sheet changes. */
export function amend(figure: Figure, change: Partial<Sheet>): void {
  figure.sheet = { ...figure.sheet, ...change };
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
