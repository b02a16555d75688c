/** SON-X-01: how an answer may turn out, by the first event that settles it, and what that is worth. */
import type { Worth } from '@reverie/kernel/game';
import { type Step, stepped } from '@reverie/kernel/steps';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import type { AnyFrame } from '../frames.ts';
import type { SongeDecision, Types } from '../types.ts';

export function wayOf(e: Event, d: SongeDecision, a: Answer): string | undefined {
  switch (e.kind) {
    case 'upperHand':
      // For the side that is asked: SON-DUE-03.
      return d.kind.startsWith('duel.') ? (isMine(d, e.name) ? 'upperHand' : 'underHand') : undefined;
    case 'struck':
      if (
        a.do === 'attack' ||
        a.do === 'defend' ||
        a.do === 'counter' ||
        a.do === 'redraw' ||
        a.do === 'invert' ||
        a.do === 'karma'
      )
        return `r${e.reussites}`;
      return undefined;
    case 'settled':
      return e.success ? 'success' : 'failure';
    case 'drew':
      // SON-X-01: where redraws may still mend it, a failure is not the end.
      if (!e.last) return undefined;
      return e.success ? 'success' : d.kind === 'test.prepare' && d.about.redraws ? 'missed' : 'failure';
    case 'ahead':
      return e.name === '' ? 'tie' : isMine(d, e.name) ? 'upperHand' : 'underHand';
    case 'parriedBotte':
      return e.held ? 'held' : 'pierced';
    case 'contested':
      return e.winner < 0 ? 'nobody' : e.winner === 0 ? 'first' : 'second';
    case 'groupTest':
      return e.success ? 'success' : 'failure';
    case 'healed':
      return a.do === 'potion' ? `healed.${e.wound}` : undefined;
    case 'impressed':
      return e.winner === '' ? 'nobody' : isMine(d, e.winner) ? 'impressed' : 'unimpressed';
    default:
      return undefined;
  }
}

/** What the terms of a sum come to: the stones fixed before a draw. */
export const totalOf = (e: Event): number | undefined =>
  e.kind === 'drew' || e.kind === 'opened' || e.kind === 'struck' ? e.fixed : undefined;

/** Whether this is the name of the side that is asked. */
const isMine = (d: SongeDecision, name: string): boolean => !('foe' in d.about) || d.about.foe !== name;

const GOOD = [
  ...['upperHand', 'success', 'impressed', 'r4', 'r3', 'r2', 'r1'],
  ...['healed.mortelle', 'healed.grave', 'healed.serieuse', 'healed.legere'],
];
const BAD = ['underHand', 'failure', 'missed', 'unimpressed', 'r0'];

/** For the side that is asked. A botte that is parried is bad for whoever tried it … */
export const WORTH: Worth = { good: [...GOOD, 'pierced'], bad: [...BAD, 'held'] };
/** … and good for whoever parries it. */
export const PARRIED: Worth = { good: [...GOOD, 'held'], bad: [...BAD, 'pierced'] };

/** The steps of a procedure, with what its ways are worth. */
export const procedure = <F extends AnyFrame>(
  table: Readonly<Record<F['step'], Step<Types, F>>>,
  more: { readonly standing?: true } = {},
) => stepped<Types, F>(table, { ...more, worth: WORTH });
