/** Programs and minds: they answer, they are the same everywhere, and they know what their seat knows. */
import { Fast } from '../chance/fast.ts';
import type { DecisionOf, GameTypes, Mind, Program, SeatIndex, Thought } from '../game.ts';
import { canonical, copyPlain } from '../plain.ts';
import { checked, decide, thoughtsOf } from '../program.ts';
import { demand, same } from './expect.ts';
import { forAll, type Property, play, type Script, type Step, type Subject, tableOf } from './play.ts';
import { redealt } from './secrets.ts';

/** Positions of a game at which programs are asked, and the work they may do there: a program may be slow. */
const POSITIONS = 2;
const WORK = 200;

/** The thoughts of a program as text, the last one last. */
function thoughts<G extends GameTypes>(
  program: Program<G>,
  view: G['View'],
  decision: DecisionOf<G>,
  choices: readonly G['Answer'][],
  work: number,
): { readonly all: string; readonly first: Thought<G>; readonly last: Thought<G> } {
  const situation = { view, decision, choices, below: new Fast(5).below() };
  const going = thoughtsOf(program, situation, work);
  const all: Thought<G>[] = [];
  for (;;) {
    const { done, value } = going.next();
    all.push(checked(program, situation, value));
    if (done) return { all: canonical(all), first: all[0] as Thought<G>, last: value };
  }
}

export function considered<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules, programs = [] } = subject.game;
  const name = 'every program answers what it is asked, and the same again';
  const accepts = ({ s, d }: Step<G>, program: Program<G>, { answer }: Thought<G>): void => {
    if (answer === undefined) return;
    const refusal = rules.answer(rules.copy(s), d, answer, { chance: new Fast(1), tell: undefined });
    demand(
      !refusal || refusal.refusal === 'unavailable',
      () => `${program.id} gives an answer that is refused: ${canonical([d, answer, refusal])}`,
    );
  };
  const holds = (script: Script): void => {
    const every = Math.max(1, Math.floor(script.picks.length / POSITIONS));
    let n = 0;
    play(subject, script, (step) => {
      const { s, d } = step;
      if (n++ % every !== 0) return;
      const view = rules.view(s, d.seat);
      const before = canonical(view);
      const choices = rules.choices(s, d);
      for (const program of programs) {
        const found = thoughts(program, view, d, choices, WORK);
        for (const thought of [found.first, found.last]) accepts(step, program, thought);
        accepts(step, program, thoughts(program, view, d, choices, 0).last);
        same(`${program.id} changed the view that it was given`, canonical(rules.view(s, d.seat)), before);
        const other = redealt(rules, s, d.seat, script.seed + n);
        const again = thoughts(program, copyPlain(rules.view(other, d.seat)), d, choices, WORK);
        same(`${program.id} answers by more than view, chance and work`, again.all, found.all);
      }
    });
  };
  return forAll(subject, name, holds, 0.25);
}

export function judged<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules, mind } = subject.game;
  const name = 'a mind judges a position by what its seat knows';
  if (!mind) return { name, check: () => undefined };
  const figures = (s: G['State'], seat: SeatIndex): string => {
    const out = new Float64Array(mind.features.length + 1).fill(Number.NaN);
    mind.read(s, seat, out);
    const read = [...out.subarray(0, -1)];
    const wrong = read.findIndex((figure) => !Number.isFinite(figure));
    demand(wrong < 0, () => `the figure ${mind.features[wrong]} is ${read[wrong]}`);
    demand(Number.isNaN(out.at(-1) as number), 'a mind writes more figures than it names');
    const value = mind.value(s, seat);
    demand(value >= 0 && value <= 1, () => `the chance of seat ${seat} is ${value}`);
    return canonical([...read, value]);
  };
  const holds = (script: Script): void => {
    const { seats } = tableOf(subject, script);
    let salt = script.seed;
    const look = (s: G['State']): void => {
      for (const seat of seats.keys()) {
        const other = redealt(rules, s, seat, ++salt);
        same(`the mind sees what seat ${seat} does not`, figures(other, seat), figures(s, seat));
      }
    };
    demand(new Set(mind.features).size === mind.features.length, 'two figures of the mind share a name');
    const last = play(subject, script, (step) => {
      look(step.s);
      answers(mind, subject, step);
    });
    look(last);
  };
  return forAll(subject, name, holds, 0.25);
}

/** What a mind says of the answers to a question. */
function answers<G extends GameTypes>(mind: Mind<G>, { game }: Subject<G>, { s, d }: Step<G>): void {
  const { rules, programs } = game;
  demand(typeof mind.quiet(d) === 'boolean', () => `${d.kind} is neither quiet nor not`);
  const choices = rules.choices(s, d);
  const known = new Set(choices.map((a) => mind.key(a, s, d)));
  const kept = mind.narrow?.(s, d, choices);
  demand(!kept || (kept.length > 0 && kept.every((a) => choices.includes(a))), () => `${d.kind} is narrowed to others`);
  const weights = mind.prior?.(s, d, choices);
  demand(
    !weights || (weights.length === choices.length && weights.every((weight) => weight > 0 && Number.isFinite(weight))),
    () => `the prior of ${d.kind} is ${canonical(weights)}`,
  );
  const quickest = programs?.at(-1);
  const quick = mind.quick?.(s, d, choices, new Fast(d.id).below());
  if (quickest && quick !== undefined) {
    const asked = { view: rules.view(s, d.seat), decision: d, choices, below: new Fast(d.id).below() };
    same(`the mind is quick in another way than ${quickest.id}`, canonical(quick), canonical(decide(quickest, asked)));
  }
  for (const a of mind.widen?.(s, d) ?? []) {
    demand(d.open === true, () => `${d.kind} is widened, and is not open`);
    demand(!known.has(mind.key(a, s, d)), () => `${canonical(a)} is among the choices already`);
    const refusal = rules.answer(rules.copy(s), d, a, { chance: new Fast(1), tell: undefined });
    demand(
      !refusal || refusal.refusal === 'unavailable',
      () => `what widens ${d.kind} is refused: ${canonical([a, refusal])}`,
    );
  }
}
