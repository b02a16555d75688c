/** What people may count on: sums that add up, questions that mean something, seats that know what they wait for. */
import { Fast } from '../chance/fast.ts';
import { type GameTypes, LANGUAGES, type Rules } from '../game.ts';
import { canonical } from '../plain.ts';
import { demand } from './expect.ts';
import { forAll, type Property, play, type Script, type Step, type Subject, tableOf } from './play.ts';

/** The terms of a sum come to what the rules reckoned with. */
export function addsUp<G extends GameTypes>(rules: Rules<G>, event: G['Event']): void {
  if (!event.sum || event.sum.length === 0) return;
  const total = rules.total?.(event);
  demand(total !== undefined, () => `a sum is shown and \`total\` does not say what it comes to: ${canonical(event)}`);
  const sum = event.sum.reduce((all, { value }) => all + value, 0);
  demand(total === sum, () => `the terms come to ${sum}, the rules reckon with ${total}: ${canonical(event)}`);
}

export function added<G extends GameTypes>(subject: Subject<G>): Property {
  const told = (event: G['Event']): void => addsUp(subject.game.rules, event);
  return forAll(subject, 'the terms of every sum add up', (script) => void play(subject, script, undefined, told));
}

export function awaited<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules, texts } = subject.game;
  const holds = (script: Script): void => {
    const { awaits } = rules;
    if (!awaits) return;
    const { seats } = tableOf(subject, script);
    play(subject, script, ({ s }) => {
      const asked = new Set(rules.pending(s).map(({ seat }) => seat));
      for (const seat of seats.keys()) {
        if (asked.has(seat)) continue;
        const what = awaits(s, seat);
        demand(what !== undefined, () => `seat ${seat} has no question and nothing to wait for`);
        for (const language of LANGUAGES) {
          demand(!!texts[language].awaits?.(what ?? ''), () => `no ${language} words for waiting for ${what}`);
        }
      }
    });
  };
  return forAll(subject, 'every seat has a question or something to wait for', holds, 0.5);
}

/** Positions of a game whose choices are all tried. */
const POSITIONS = 12;

/**
 * A question of several choices that all come to the same is noise. Open questions have more answers than are listed,
 * and what a question hides may be that there is nothing to choose; both are left alone.
 */
export function meant<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const after = ({ s, d }: Step<G>, a: G['Answer'], seed: number): string => {
    const copy = rules.copy(s);
    const events: G['Event'][] = [];
    const io = { chance: new Fast(seed), tell: (event: G['Event']) => void events.push(event) };
    const refusal = rules.answer(copy, d, a, io);
    return refusal ? canonical(refusal) : canonical([copy, events]);
  };
  const holds = (script: Script): void => {
    let tried = 0;
    play(subject, script, (step) => {
      const { s, d } = step;
      if (d.open || tried >= POSITIONS) return;
      const [first, ...others] = rules.choices(s, d);
      if (first === undefined || others.length === 0) return;
      tried++;
      const one = after(step, first, script.seed);
      demand(
        others.some((a) => after(step, a, script.seed) !== one),
        () => `every choice does the same: ${canonical([d, first, ...others])}`,
      );
    });
  };
  return forAll(subject, 'no question is asked whose every choice does the same', holds, 0.5);
}
