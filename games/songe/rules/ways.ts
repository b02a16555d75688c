/** SON-X-01: how an answer may turn out, by the first event that settles it, and what that is worth. */
import type { Worth } from '@reverie/kernel/game';
import { type Step, stepped } from '@reverie/kernel/steps';
import type { Answer } from '../answers.ts';
import type { Event, Told } from '../events.ts';
import type { AnyFrame } from '../frames.ts';
import type { Way as FaceWay } from '../questions.ts';
import type { SongeDecision, Types } from '../types.ts';

export function wayOf(e: Event, d: SongeDecision, a: Answer): string | undefined {
  if (d.kind === 'crossing.face') return wayThrough(e, a.do === 'face' ? d.about.ways[a.way]?.by : undefined);
  switch (e.kind) {
    case 'upperHand':
    case 'ahead':
      return OPENINGS.has(d.kind) ? handOf(e, d) : undefined;
    case 'struck':
      if (!STRUCK.has(a.do) && d.kind !== 'duel.avoid') return undefined;
      // SON-BOT-05: eight white stones, or not.
      if (e.held !== undefined) return e.held ? 'held' : 'pierced';
      // SON-DEF-01: of a parry, what still gets through.
      return e.defence && 'result' in d.about ? `t${Math.max(0, d.about.result - e.reussites)}` : `r${e.reussites}`;
    case 'settled':
      // Of several draws none settles the matter, nor does the tiring that comes before a spell.
      if (d.kind.startsWith('duel.') || a.do === 'contest' || a.do === 'group' || a.do === 'spell') return undefined;
      return e.success ? 'success' : 'failure';
    case 'drew':
      // SON-X-01: where redraws may still mend it, a failure is not the end, and this is the chance without them.
      if (!e.last || !d.kind.startsWith('test.') || d.kind === 'test.rule') return undefined;
      if (d.kind === 'test.prepare' && d.about.redraws) return e.success ? 'atOnce' : 'missed';
      return e.success ? 'success' : 'failure';
    case 'parriedBotte':
      return e.held ? 'held' : 'pierced';
    case 'contested':
      return e.winner < 0 ? 'nobody' : e.winner === 0 ? 'first' : 'second';
    case 'groupTest':
      return e.success ? 'success' : 'failure';
    case 'healed':
      return a.do === 'potion' ? `healed.${e.hidden ? 'hidden' : e.wound}` : undefined;
    case 'impressed':
      return e.winner === '' ? 'nobody' : isMine(d, e.winner) ? 'impressed' : 'unimpressed';
    default:
      return undefined;
  }
}

/** Questions of an opening: SON-DUE-03. */
const OPENINGS: ReadonlySet<string> = new Set(
  ['stance', 'shift', 'openMend', 'tie', 'avoid'].map((step) => `duel.${step}`),
);
/** Answers that a blow or a parry comes of. */
const STRUCK: ReadonlySet<Answer['do']> = new Set([
  ...(['attack', 'defend', 'counter', 'redraw', 'invert', 'karma', 'fortune'] as const),
]);

/** SON-DUE-03, SON-BOT-02: for the side that is asked, and with a botte for nothing if its combination is there. */
const handOf = ({ name, free }: Told<'ahead'> | Told<'upperHand'>, d: SongeDecision): string =>
  name === '' ? 'tie' : !isMine(d, name) ? 'underHand' : free ? 'combination' : 'upperHand';

/** How an encounter of the Brumes ends; a band is always beaten (SON-ALG-04). */
function wayThrough(e: Event, by: FaceWay['by'] | undefined): string | undefined {
  if (e.kind === 'legOver') return e.passed ? 'passed' : 'notPassed';
  return e.kind === 'duel' && by === 'band' ? 'passed' : undefined;
}

/** What the terms of a sum come to: the stones fixed before a draw, or what is left of a blow. */
export function totalOf(e: Event): number | undefined {
  if (e.kind === 'hurt') return e.sum && e.total;
  return e.kind === 'drew' || e.kind === 'opened' || e.kind === 'struck' ? e.fixed : undefined;
}

/** Whether this is the name of the side that is asked. */
const isMine = (d: SongeDecision, name: string): boolean => !('foe' in d.about) || d.about.foe !== name;

const GOOD = [
  ...['combination', 'upperHand', 'success', 'atOnce', 'passed', 'impressed', 'r4', 'r3', 'r2', 'r1', 't0'],
  ...['healed.mortelle', 'healed.grave', 'healed.serieuse', 'healed.legere', 'healed.hidden'],
];
const BAD = ['underHand', 'failure', 'notPassed', 'missed', 'unimpressed', 'r0', 't4', 't3', 't2', 't1'];

/** For the side that is asked. A botte that is parried is bad for whoever tried it … */
export const WORTH: Worth = { good: [...GOOD, 'pierced'], bad: [...BAD, 'held'] };
/** … and good for whoever parries it. */
export const PARRIED: Worth = { good: [...GOOD, 'held'], bad: [...BAD, 'pierced'] };

/** The steps of a procedure, with what its ways are worth. */
export const procedure = <F extends AnyFrame>(
  table: Readonly<Record<F['step'], Step<Types, F>>>,
  more: { readonly standing?: true } = {},
) => stepped<Types, F>(table, { ...more, worth: WORTH });
