/** MOR-STA: damage, wounds, what they lead to, and the effects of special successes. */
import type { Term } from '@reverie/kernel/events';
import type { RuleId } from '@reverie/kernel/game';
import type { Special } from '../data/weapons.ts';
import { who } from '../events.ts';
import { CM } from '../geometry/plane.ts';
import { type Fighter, NOBODY, type State } from '../state.ts';
import type { Port } from '../types.ts';
import { isFit, prisonersOf, profile, protectionOf, type Table } from './fighter.ts';

/** More than any displacement: a fighter whose turn is over has nothing left of it. */
const ALL = 1_000_000;

/** HB-22: nothing more this turn, neither action nor displacement. */
export function endTurn(f: Fighter): void {
  f.activated = true;
  f.acted = true;
  f.spent = ALL;
}

/** MOR-INT-A3: no displacement any more this turn; its action is another matter. */
export function stay(f: Fighter): void {
  f.spent = Math.max(f.spent, 2 * profile(f).move * CM);
}

/** Whether its turn is over. */
export const hasEnded = (f: Fighter): boolean => f.spent > ALL / 2;

/** MOR-SOR-06, MOR-SOR-A5: a spell in preparation does not survive being disturbed in the same turn. */
export function breakPreparation(s: State, f: Fighter, io: Port): void {
  if (f.prepared === null || f.preparedIn !== s.turn) return;
  f.prepared = null;
  io.tell?.({ kind: 'spellLost', rule: 'MOR-SOR-06', who: who(f) });
}

/** MOR-PRI-A2, MOR-PRI-A4 (no other way), MOR-THR-09: nobody's prisoner any more. */
export function release(f: Fighter, rule: RuleId, io: Port): void {
  f.captor = NOBODY;
  io.tell?.({ kind: 'freed', rule, who: who(f) });
}

/** MOR-STA-A3: what a body carried lies where it was. */
function dropThings(s: State, f: Fighter, io: Port): void {
  for (const thing of s.things) {
    if (thing.holder !== f.id) continue;
    thing.holder = NOBODY;
    thing.x = f.x;
    thing.y = f.y;
    // Whoever carried it is what it lies beside.
    const near = { who: who(f), gap: 0 };
    io.tell?.({ kind: 'lies', rule: 'MOR-STA-A3', thing: thing.kind, at: [f.x, f.y], near });
  }
}

function goDown(s: State, f: Fighter, io: Port): void {
  f.lying = true;
  f.picking = NOBODY;
  f.prepared = null;
  s.falling[f.seat as 0 | 1]++;
  io.tell?.({ kind: 'out', rule: 'MOR-STA-02', who: who(f) });
  for (const other of prisonersOf(s, f.id)) release(other, 'MOR-PRI-A2', io);
}

/** MOR-STA-03, MOR-PRI-05: removed from the table. */
function die(s: State, f: Fighter, io: Port): void {
  f.dead = true;
  io.tell?.({ kind: 'died', rule: 'MOR-STA-03', who: who(f) });
  dropThings(s, f, io);
  f.off = true;
  f.captor = NOBODY;
}

/** Takes wounds, whatever they come from (MOR-GEN-02: what is damage has met protection before). MOR-STA-A1: what goes beyond the last point is lost, it does not kill. */
export function wound(s: State, f: Fighter, wounds: number, io: Port): void {
  if (wounds <= 0 || f.off) return;
  if (f.phys === 0) {
    die(s, f, io);
    return;
  }
  f.phys = Math.max(0, f.phys - wounds);
  f.disturbed = true;
  breakPreparation(s, f, io);
  if (f.phys === 0) goDown(s, f, io);
}

/** Wounds that nobody deals and no armour stops, told as such. */
export function hurt(s: State, f: Fighter, wounds: number, rule: RuleId, io: Port): void {
  const left = Math.max(0, f.phys - wounds);
  io.tell?.({ kind: 'wounded', rule, who: who(f), damage: wounds, protection: 0, wounds, left, by: null });
  wound(s, f, wounds, io);
}

/** MOR-BOD-04, HB-26: one point of armour, or a wound where there is none; then nothing until the end of the turn. */
export function stun(s: State, f: Fighter, rule: RuleId, io: Port): void {
  if (f.arm > 0) {
    f.arm--;
    io.tell?.({ kind: 'armour', rule, who: who(f), left: f.arm });
  } else hurt(s, f, 1, rule, io);
  if (!isFit(f)) return;
  f.stunned = true;
  io.tell?.({ kind: 'state', rule, who: who(f), what: 'stunned', amount: 0 });
}

interface Blow {
  /** After bands and division, before doubling (HB-25). */
  readonly damage: number;
  readonly terms: readonly Term[];
  readonly special: boolean;
  readonly effect: Special | null;
  /** MOR-BOD-04: fists are never doubled. */
  readonly doubled: boolean;
  readonly by: Fighter | null;
  /** Where it comes from. */
  readonly x: number;
  readonly y: number;
  readonly rule: RuleId;
}

/** A blow from where somebody stands. */
export function blowOf(by: Fighter, rule: RuleId, blow: Omit<Blow, 'by' | 'x' | 'y' | 'rule'>): Blow {
  const { damage, terms, special, effect, doubled } = blow;
  return { damage, terms, special, effect, doubled, by, x: by.x, y: by.y, rule };
}

/** HB-25: what a blow does to somebody as he stands, before it is done: the rules and the odds both read it here. */
export function weighBlow(s: Table, f: Fighter, blow: Omit<Blow, 'terms' | 'by' | 'rule'>) {
  const { special, effect, doubled } = blow;
  // MOR-MUL-10: the effect comes as long as there is damage at all, even if protection stops it.
  const works = special && blow.damage > 0;
  const damage = works ? blow.damage * (doubled ? 2 : 1) + (effect === 'cut' ? 1 : 0) : blow.damage;
  const stuns = works && effect === 'stun';
  const worn = stuns && f.arm > 0 ? 1 : 0;
  const protection = works && effect === 'pierce' ? 0 : protectionOf(s, f, blow.x, blow.y) - worn;
  const wounds = Math.max(0, damage - protection);
  // All the physique that goes, the wound of a stun without armour included.
  const loss = wounds + (stuns && f.arm === 0 ? 1 : 0);
  return { damage, stuns, protection, wounds, loss, recoil: works && effect === 'recoil' ? blow.damage : 0 };
}

/**
 * HB-25 to the end: doubling, the special effect, protection, wounds. Gives the length of a recoil in centimetres, which
 * is the caller's to carry out.
 */
export function strikeHome(s: State, f: Fighter, blow: Blow, io: Port): number {
  const { by } = blow;
  const { damage, stuns, protection, wounds, recoil } = weighBlow(s, f, blow);
  const stood = f.phys > 0;
  if (stuns) stun(s, f, blow.doubled ? 'HB-26' : 'MOR-BOD-04', io);
  if (io.tell) {
    const sum: Term[] = [...blow.terms];
    if (damage > blow.damage) sum.push({ rule: 'HB-25', what: 'special', value: damage - blow.damage });
    if (protection > 0) sum.push({ rule: 'HB-25', what: 'protection', value: -protection });
    const left = Math.max(0, f.phys - wounds);
    io.tell({
      kind: 'wounded',
      rule: blow.rule,
      who: who(f),
      damage,
      protection,
      wounds,
      left,
      by: by && who(by),
      sum,
    });
  }
  // MOR-STA-A1: felled by the stun of this very blow, nobody dies of the rest of it.
  if (!stood || f.phys > 0) wound(s, f, wounds, io);
  return recoil;
}
