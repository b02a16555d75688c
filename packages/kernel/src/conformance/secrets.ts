/**
 * Non-interference: deal again all that a seat cannot know, and everything that this seat receives is the same,
 * byte for byte.
 *
 * At rest that is a plain comparison. For what is told while an answer runs, the same answer is run from both positions:
 * draws that the viewer sees fall come out the same, the others are drawn anew. If the viewer's views are equal afterwards,
 * the viewer has learnt nothing, so what the viewer was told must be equal too; if they differ, something was revealed by
 * right (the view at rest is held to account separately), and the answer must say so (`reveals`).
 */
import { type DrawRecord, type DrawResult, type Purpose, seenBy, sees } from '../chance/chance.ts';
import { Fast } from '../chance/fast.ts';
import type { Space } from '../chance/spaces.ts';
import { BaseChance } from '../chance/taking.ts';
import { reveals, shown } from '../events.ts';
import { guesses, sharesOf } from '../forecast.ts';
import type { GameTypes, Rules, Viewer } from '../game.ts';
import { type Act, type ActEffect, perform } from '../perform.ts';
import { canonical } from '../plain.ts';
import { isRefusal } from '../refusal.ts';
import { demand, same } from './expect.ts';
import { weighable } from './odds.ts';
import { forAll, type Property, play, runsOf, type Script, type Step, type Subject, tableOf } from './play.ts';

export const viewersOf = (seats: readonly unknown[]): Viewer[] => [...seats.keys(), 'spectator'];

/** All that `who` is given at rest: the view, whom the table waits for, and the viewer's own decisions with their choices. */
export function knowledge<G extends GameTypes>(rules: Rules<G>, s: G['State'], who: Viewer): string {
  const open = rules.pending(s);
  return canonical({
    view: rules.view(s, who),
    waitingFor: open.filter((d) => !d.optional).map((d) => d.seat),
    decisions: open.filter((d) => d.seat === who).map((d) => ({ d, choices: rules.choices(s, d) })),
    outcome: rules.outcome(s) ?? null,
  });
}

/** A position that `who` cannot tell from this one. */
export function redealt<G extends GameTypes>(rules: Rules<G>, s: G['State'], who: Viewer, seed: number): G['State'] {
  // Neighbouring seeds begin alike: where a single draw decides everything, they would all guess the same.
  return guesses(rules, rules.view(s, who), who)({ chance: new Fast(Math.imul(seed, 0x9e3779b1)), tell: undefined });
}

/** What was seen to fall falls again; what was not is drawn anew. */
class Echo extends BaseChance {
  readonly #taken: readonly DrawRecord[];
  readonly #who: Viewer;
  readonly #anew: Fast;
  readonly #note: (taken: DrawRecord) => void;
  #next = 0;

  constructor(taken: readonly DrawRecord[], who: Viewer, seed: number, note: (taken: DrawRecord) => void) {
    super();
    this.#taken = taken;
    this.#who = who;
    this.#anew = new Fast(seed);
    this.#note = note;
  }

  take<T extends DrawResult>(why: Purpose, space: Space<T>): T {
    const then = this.#taken[this.#next++];
    const seenThen = then?.label === why.label && sees(why.seen, this.#who) && space.includes(then.outcome);
    const outcome = seenThen ? (then.outcome as T) : space.sample(this.#anew.below());
    this.#note({ label: why.label, seen: why.seen, space: space.name, outcome });
    return outcome;
  }
}

function heard<G extends GameTypes>(rules: Pick<Rules<G>, 'audience'>, done: ActEffect<G>, who: Viewer): string {
  const lines = done.told.map(({ event, drawn }) => ({
    event: shown(rules.audience, event, who) ?? null,
    drawn: seenBy(drawn, who),
  }));
  // An event that this viewer does not get, without a draw to see, is nothing at all.
  return canonical(lines.filter(({ event, drawn }) => event !== null || drawn.length > 0));
}

/**
 * - equal: the viewer heard the same. `hidden` tells that the positions are two all the same.
 * - revealed: the viewer knows different things now, by right.
 * - impossible: the answer cannot be given in the other position.
 */
export type Verdict = 'equal' | 'hidden' | 'revealed' | 'impossible';

/** Runs one act from a position and from one that `who` cannot tell from it, and compares what `who` hears. */
export function compareTold<G extends GameTypes>(
  rules: Rules<G>,
  before: G['State'] | undefined,
  act: Act<G>,
  who: Viewer,
  seed: number,
): Verdict {
  const source = new Fast(seed);
  const real = perform(rules, before, act, (note) => new Echo([], who, seed, note));
  if (isRefusal(real)) return 'impossible';
  const other =
    before === undefined ? undefined : redealt(rules, before, who, source.pick({ label: '', seen: 'none' }, 1 << 30));
  const imagined = perform(rules, other, act, (note) => new Echo(real.taken, who, seed + 1, note));
  if (isRefusal(imagined)) {
    const own = act.do === 'answer' && act.decision.seat === who;
    demand(
      !own || imagined.refusal === 'unavailable',
      () => `an answer is ${imagined.refusal} or not by what its seat cannot know`,
    );
    return 'impossible';
  }
  if (knowledge(rules, real.state, who) !== knowledge(rules, imagined.state, who)) {
    const drew = real.taken.length > 0;
    const own = act.do === 'answer' && act.decision.seat === who;
    if (own && !drew && canonical(rules.view(real.state, who)) !== canonical(rules.view(imagined.state, who))) {
      demand(
        real.told.some(({ event }) => reveals(rules.audience, event)),
        () =>
          `seat ${who} learns something by its own answer, but no event of it is marked "reveals": ${canonical(act)}`,
      );
    }
    return 'revealed';
  }
  same(
    `${named(who)} is told what only hidden things decide, by ${canonical(act)}`,
    heard(rules, imagined, who),
    heard(rules, real, who),
  );
  return canonical(real.state) === canonical(imagined.state) ? 'equal' : 'hidden';
}

/** All falls again as it did, but for one draw, which falls otherwise. */
class Otherwise extends BaseChance {
  readonly #taken: readonly DrawRecord[];
  readonly #which: number;
  readonly #anew: Fast;
  #next = 0;
  /** Whether all else was asked for and fell again as it did. */
  alike = true;

  constructor(taken: readonly DrawRecord[], which: number, seed: number) {
    super();
    this.#taken = taken;
    this.#which = which;
    this.#anew = new Fast(seed);
  }

  take<T extends DrawResult>(why: Purpose, space: Space<T>): T {
    const at = this.#next++;
    const then = this.#taken[at];
    const again = then?.label === why.label && canonical(then.space) === canonical(space.name);
    if (again && at !== this.#which) return then.outcome as T;
    let outcome = space.sample(this.#anew.below());
    if (!again) {
      this.alike = false;
      return outcome;
    }
    for (let tries = 0; tries < 8 && canonical(outcome) === canonical(then.outcome); tries++) {
      outcome = space.sample(this.#anew.below());
    }
    return outcome;
  }
}

/**
 * What somebody saw fall, they know: had it fallen otherwise, and all else the same, they would be given something else.
 * Where only what is hidden from them would differ, the draw shows them a secret. Tried with one of the draws they saw.
 */
function sawNoSecret<G extends GameTypes>(
  rules: Rules<G>,
  before: G['State'] | undefined,
  act: Act<G>,
  who: Viewer,
  seed: number,
): void {
  const real = perform(rules, before, act, (note) => new Echo([], who, seed, note));
  if (isRefusal(real)) return;
  const watched = real.taken.flatMap(({ seen }, i) => (sees(seen, who) ? [i] : []));
  const which = watched[(seed >>> 0) % watched.length];
  if (which === undefined) return;
  const chance = new Otherwise(real.taken, which, seed + 1);
  const other = perform(rules, before, act, () => chance);
  if (isRefusal(other) || !chance.alike || canonical(other.state) === canonical(real.state)) return;
  demand(knowledge(rules, other.state, who) !== knowledge(rules, real.state, who), () => {
    const { label, space } = real.taken[which] as DrawRecord;
    return `${named(who)} sees a draw that decides only what is hidden there: ${label} ${canonical(space)}, by ${canonical(act)}`;
  });
}

const named = (who: Viewer): string => (who === 'spectator' ? 'a spectator' : `seat ${who}`);

/** So many times the games of a property are played at most, until something is hidden in one of them. */
const LONGEST_SEARCH = 20;

/** Odds are compared on this many answers of a game: they cost far more than the rest. */
const ODDS_A_GAME = 2;

export function secret<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const name = 'nobody receives anything that depends on what they cannot know';

  const oddsOf = (step: Step<G>): string | undefined => {
    const branches = weighable(rules, step);
    return branches && canonical([...sharesOf(branches)].map(([way, share]) => [way, share.toFixed(9)]).sort());
  };

  const seen = (s: G['State'], who: Viewer): string => canonical(rules.view(s, who));

  const check = (seed: number): void => {
    const changed = new Set<Viewer>();
    const blind = new Set<Viewer>();
    let compared = 0;
    const hears = (s: G['State'] | undefined, act: Act<G>, who: Viewer, salt: number): void => {
      const verdict = compareTold(rules, s, act, who, salt);
      if (rules.secrets) sawNoSecret(rules, s, act, who, salt);
      if (verdict === 'equal' || verdict === 'hidden') compared++;
      // Nothing was dealt again before a set-up: two games that look alike to `who` prove that something is hidden.
      if (s === undefined && verdict === 'hidden') blind.add(who);
    };
    const holds = (script: Script): void => {
      const { seats, options } = tableOf(subject, script);
      let salt = script.seed;
      let odds = 0;
      for (const who of viewersOf(seats)) hears(undefined, { do: 'setup', options, seats }, who, ++salt);
      play(subject, script, (step) => {
        for (const who of viewersOf(seats)) {
          const other = redealt(rules, step.s, who, ++salt);
          const another = redealt(rules, step.s, who, ++salt);
          if (canonical(other) !== canonical(another)) changed.add(who);
          const told = named(who);
          same(
            `${told} can tell apart what it cannot know`,
            knowledge(rules, other, who),
            knowledge(rules, step.s, who),
          );
          const eyes = rules.seesAs?.(step.s, who) ?? who;
          if (eyes !== who) same(`${told} sees otherwise than ${eyes}`, seen(step.s, eyes), seen(step.s, who));
          hears(step.s, { do: 'answer', decision: step.d, answer: step.a }, who, ++salt);
          if (who !== step.d.seat || !rules.way || odds >= ODDS_A_GAME) continue;
          const [found, expected] = [oddsOf({ ...step, s: other }), oddsOf(step)];
          if (found === undefined || expected === undefined) continue;
          if (expected !== '[["","1.000000000"]]') odds++;
          same('the odds say more than the seat knows', found, expected);
        }
      });
    };
    const property = forAll(subject, name, holds, 0.5);
    property.check(seed);
    // A secret that comes up in few games is looked for in others.
    for (let more = 1; rules.secrets && changed.size === 0 && more < LONGEST_SEARCH; more++)
      property.check(seed + more);
    // A check that cannot fail is no check: something must have been dealt again, and something compared.
    demand(compared > 0, () => `nothing that was told could be compared in ${runsOf(subject, 0.5)} games`);
    demand(!rules.secrets || changed.size > 0, 'the game has secrets, but what is imagined is always the same');
    demand(rules.secrets || changed.size === 0, 'something is imagined, so something is hidden, but `secrets` says no');
    for (const who of blind)
      demand(changed.has(who), () => `nothing is imagined for ${who}, who does not know everything`);
  };
  return { name, check };
}
