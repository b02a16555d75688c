/**
 * What odds take for granted between an answer and its dice: how many dice of destiny one adds to one's own roll (HB-02),
 * and, when a blow is declared, how it is met. Nobody intercepts, nobody defends, and the other side adds nothing; where
 * both sides name who speaks for them, the other names the strongest will.
 */
import type { WeighedAnswer } from '@reverie/kernel/game';
import type { Answer, How } from './answers.ts';
import { profile } from './rules/fighter.ts';
import { standing } from './rules/intention.ts';
import { reactionsTo } from './rules/melee.ts';
import { destinyOf } from './rules/rolls.ts';
import { speakers } from './rules/turn.ts';
import type { Fighter, State, View } from './state.ts';
import type { Decision, Types } from './types.ts';

/** With none, with one, with two: beyond that nobody reckons. */
const MOST = 2;
const REACTIONS: readonly How[] = ['passe', 'dodge', 'take'];

const nameOf = (how: How | '', add: number): string => `${how}+${add}`;
function read(name: string): { readonly how: How | ''; readonly add: number } {
  const [how = '', add = '0'] = name.split('+');
  return { how: how as How | '', add: Number(add) };
}

/** The assumptions under which an answer has odds of its own, the plainest first. */
export function assumesOf(v: View, d: Decision, a: Answer): readonly string[] {
  const points = Math.min(MOST, destinyOf(v, d.seat as 0 | 1));
  const adds = Array.from({ length: points + 1 }, (_, add) => add);
  if (a.do === 'answer') return a.how === 'take' || points === 0 ? [] : adds.map((add) => nameOf('', add));
  if (d.kind !== 'declare' || a.do !== 'declare' || a.action.kind !== 'strike') return [];
  const f = v.fighters[d.about.fighter];
  const target = v.fighters[a.action.target];
  if (!f || !target) return [];
  const [x, y] = a.path[a.path.length - 1]?.to ?? [f.x, f.y];
  const open = reactionsTo(target, standing(f, x, y, f.z, 0, 0));
  return REACTIONS.filter((how) => open.includes(how)).flatMap((how) => adds.map((add) => nameOf(how, add)));
}

/** Whose will comes to most on the mean, among those who may speak. */
function voiceOf(s: State, seat: number): number {
  const willOf = (f: Fighter): number => {
    const { value, die } = profile(f).will;
    return value + (die + 1) / 2;
  };
  const [first, ...others] = speakers(s, seat) as [Fighter, ...Fighter[]];
  return others.reduce((best, f) => (willOf(f) > willOf(best) ? f : best), first).id;
}

/** The next question before the dice fall, and what is taken for its answer. */
export function grantedAt(
  s: State,
  next: Decision | undefined,
  { decision, as = '' }: WeighedAnswer<Types>,
): WeighedAnswer<Types> | undefined {
  const { how, add } = read(as);
  switch (next?.kind) {
    case 'dice':
      return { decision: next, answer: { do: 'dice', add: next.seat === decision.seat ? add : 0 } };
    case 'nameMorale':
    case 'nameInitiative':
      // The other's turn to name: of any other answer it is too far away.
      if (decision.kind !== next.kind) return undefined;
      return { decision: next, answer: { do: 'name', fighter: voiceOf(s, next.seat as number) } };
    case 'react':
    case 'cast':
      return how ? { decision: next, answer: { do: 'pass' } } : undefined;
    case 'answer':
      return how ? { decision: next, answer: { do: 'answer', how } } : undefined;
    default:
      return undefined;
  }
}
