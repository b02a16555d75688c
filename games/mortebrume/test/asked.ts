/** Which questions the rules must not ask: a figure out of combat, captured or withdrawn, or one whose turn is over. */
import type { DecisionOf } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import type { ActivationFrame, AnyFrame } from '../frames.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';

/** What a game has shown so far in its current turn: a position alone does not tell who took part in what. */
interface Seen {
  turn: number;
  /** All whose activation is over, and those who have nothing left of their turn, not even a reaction. */
  readonly done: Set<number>;
  readonly spent: Set<number>;
  open: readonly ActivationFrame[];
}
const games = new WeakMap<State, Seen>();

const activations = (stack: readonly AnyFrame[]): ActivationFrame[] =>
  stack.flatMap((frame) => (frame.kind === 'activation' ? [{ ...frame }] : []));
const isSame = (a: ActivationFrame, b: ActivationFrame): boolean =>
  a.seat === b.seat && a.who === b.who && a.combined === b.combined;

/** The participants of the activations that are over, from what was open at the last question of this game. */
function seenIn(s: State): Seen {
  const seen = games.get(s) ?? { turn: s.turn, done: new Set(), spent: new Set(), open: [] };
  games.set(s, seen);
  if (seen.turn !== s.turn) {
    seen.turn = s.turn;
    seen.done.clear();
    seen.spent.clear();
    seen.open = [];
  }
  const open = activations(s.stacks[0] ?? []);
  for (const frame of seen.open) {
    if (open.some((one) => isSame(one, frame))) continue;
    // A combined attack that is taken back before its declaration has no movers.
    for (const { who } of frame.movers) {
      seen.done.add(who);
      // MOR-CMB-06 to -08, MOR-ESC-A2
      if (frame.combined || frame.onlyMove) seen.spent.add(who);
    }
  }
  seen.open = open;
  return seen;
}

/** The figures that an answer lets react with an action or a displacement, and those that it activates. */
function reactingIn(a: Answer, d: DecisionOf<Types>): readonly number[] {
  if (a.do === 'react') return [...a.intercept.map(({ fighter }) => fighter), ...(a.defend ? [a.defend.fighter] : [])];
  const strikes = a.do === 'answer' && (a.how === 'passe' || a.how === 'body');
  return strikes && d.kind === 'answer' ? [d.about.fighter] : [];
}
function activatedBy(a: Answer): readonly number[] {
  if (a.do === 'choose') return [a.fighter];
  return a.do === 'attack' ? a.attackers.map(({ fighter }) => fighter) : [];
}

/** Questions that name the target of a fight that is over, or a roll; whether its figure may act is no part of them. */
const NAMING: ReadonlySet<string> = new Set(['answer', 'continue', 'dice']);

function askedOf(s: State, d: DecisionOf<Types>, done: ReadonlySet<number>): string | undefined {
  if (!('about' in d) || !('fighter' in d.about) || NAMING.has(d.kind)) return undefined;
  // A thing is placed by its player, for no figure.
  if (d.kind === 'place' && d.about.thing !== undefined && d.about.fighter < 0) return undefined;
  const f = s.fighters[d.about.fighter];
  if (!f) return 'a figure that does not exist is asked';
  if (f.off) return 'a withdrawn figure is asked';
  // A figure out of combat is placed where it fell.
  if (d.kind === 'place') return undefined;
  if (f.phys === 0) return 'a figure out of combat is asked';
  if (f.captor >= 0 !== (d.kind === 'escape')) return 'a prisoner is asked, or a free figure to escape';
  if (d.kind === 'declare' && !d.about.freed && done.has(f.id)) return 'a figure acts again after its activation';
  return undefined;
}

export function misasked(s: State, d: DecisionOf<Types>, choices: readonly Answer[]): string | undefined {
  const { done, spent } = seenIn(s);
  for (const a of choices) {
    const reacting = reactingIn(a, d);
    const activated = activatedBy(a);
    for (const who of [...reacting, ...activated]) {
      const f = s.fighters[who];
      if (!f || f.off || f.phys === 0 || f.captor >= 0) return `an answer lets ${f?.mark} act, who cannot`;
    }
    if (activated.some((who) => done.has(who))) return 'a figure may be activated twice';
    if (reacting.some((who) => spent.has(who))) return 'a figure may react after its turn';
  }
  return askedOf(s, d, done);
}
