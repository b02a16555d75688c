/**
 * Answers of a duel by their kind. Of forty manoeuvres most come to the same: what counts is the level that is left of one
 * after repeating it, and whose redraws serve it. Who tries every one of them learns little about each.
 */
import type { Answer, Do } from '../answers.ts';
import { type Figure, levelOf, scoreOf, tickedFor } from '../figure.ts';
import type { Duel } from '../frames.ts';
import { figureOf, type State } from '../state.ts';
import type { SongeDecision } from '../types.ts';

type Blow = Do<'attack'> | Do<'defend'> | Do<'counter'>;

interface Asked {
  readonly figure: Figure;
  readonly duel: Duel;
  readonly side: 0 | 1;
}

const isBlow = (a: Answer): a is Blow => a.do === 'attack' || a.do === 'defend' || a.do === 'counter';

/** Who is asked in a duel. */
function askedIn(s: State, d: SongeDecision): Asked | undefined {
  const duel = s.stacks[0]?.at(-1);
  if (duel?.kind !== 'duel' || !('side' in d.about)) return undefined;
  const { side } = d.about;
  return { figure: figureOf(s, duel.sides[side].figure), duel, side };
}

/** SON-MAL-03: the level that is left of a manoeuvre, since it was done just before. */
function left({ figure, duel, side }: Asked, { manoeuvre }: Blow): number {
  const { last, run } = duel.sides[side];
  return (levelOf(figure, manoeuvre) ?? 0) - (last === manoeuvre ? run : 0);
}

/** SON-DUE-08: whose redraws would serve a manoeuvre, and how many there are. */
function served({ figure }: Asked, { manoeuvre }: Blow): string {
  const on = tickedFor(figure, manoeuvre);
  return on === null ? '' : `${on} ${scoreOf(figure, on) - figure.ticks[on]}`;
}

/** A name for an answer: answers that come to the same share it. */
export function kindOf(a: Answer, s: State, d: SongeDecision): string {
  const asked = isBlow(a) ? askedIn(s, d) : undefined;
  return asked && isBlow(a) ? `${a.do} ${left(asked, a)} ${served(asked, a)}` : JSON.stringify(a);
}

/** What the initiative is worth at most, in stones. */
const INITIATIVE = 1;

/**
 * Nobody who fights for the victory gives it up. SON-INI-03: and nobody outbids, since both lose what they stake: who takes
 * the other for somebody who always passes would stake all he has, stone by stone.
 */
function isFolly(s: State, d: SongeDecision, a: Answer): boolean {
  if (a.do === 'yield' || a.do === 'flee') return s.options.mode === 'arena';
  return a.do === 'bid' && d.kind === 'duel.bid' && d.about.stake + a.count > INITIATIVE;
}

/**
 * The answers that may be the best: of manoeuvres that the same redraws serve only the highest, of those that none serve
 * only one that is higher than all the others. What stands until a wound is the same answer.
 */
export function worthTrying(s: State, d: SongeDecision, choices: readonly Answer[]): readonly Answer[] {
  const asked = askedIn(s, d);
  if (!asked) return choices;
  const highest = new Map<string, { readonly a: Blow; readonly level: number }>();
  const kept: Answer[] = [];
  for (const a of choices) {
    if (isBlow(a)) {
      const name = `${a.do} ${served(asked, a)}`;
      const level = left(asked, a);
      if (level > (highest.get(name)?.level ?? Number.NEGATIVE_INFINITY)) highest.set(name, { a, level });
    } else if (!isFolly(s, d, a) && !('stands' in a && a.stands)) kept.push(a);
  }
  for (const [name, { a, level }] of highest) {
    const isServed = name !== `${a.do} `;
    const others = [...highest].filter(([other]) => other !== name && other.startsWith(a.do));
    if (isServed || others.every(([, one]) => one.level < level)) kept.push(a);
  }
  return kept.length > 0 ? kept : choices;
}
