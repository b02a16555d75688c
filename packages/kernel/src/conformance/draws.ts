/** Where a game can draw one of its choices without making them all: the draw is one of them, and each is as likely as any. */
import type { Below } from '../chance/chance.ts';
import type { GameTypes } from '../game.ts';
import { canonical } from '../plain.ts';
import { demand } from './expect.ts';
import { forAll, type Property, play, type Subject } from './play.ts';

/** Ways less likely than this are not followed; what they are worth together is the error. */
const LEAST = 2e-5;

/** Every way that `draw` can go, with its probability: the picks known so far are given again, the next one is each in turn. */
function weighed<A>(draw: (below: Below) => A): { readonly found: Map<string, number>; readonly cut: number } {
  const found = new Map<string, number>();
  let cut = 0;
  const follow = (picks: readonly number[], p: number): void => {
    if (p < LEAST) {
      cut += p;
      return;
    }
    let at = 0;
    let open = 0;
    try {
      const drawn = canonical(
        draw((n) => {
          demand(Number.isSafeInteger(n) && n > 0, () => `a draw below ${n}`);
          const pick = n === 1 ? 0 : picks[at++];
          if (pick !== undefined) return pick;
          open = n;
          throw OPEN;
        }),
      );
      found.set(drawn, (found.get(drawn) ?? 0) + p);
    } catch (thrown) {
      if (thrown !== OPEN) throw thrown;
      for (let pick = 0; pick < open; pick++) follow([...picks, pick], p / open);
    }
  };
  follow([], 1);
  return { found, cut };
}
const OPEN = new Error('the next pick is not known yet');

export function drawn<G extends GameTypes>(subject: Subject<G>): Property {
  const { rules } = subject.game;
  const holds = (s: G['State']): void => {
    const { draw } = rules;
    if (!draw) return;
    for (const d of rules.pending(s)) {
      const before = canonical(s);
      const choices = rules.choices(s, d).map((choice) => canonical(choice));
      const { found, cut } = weighed((below) => draw(s, d, below));
      demand(canonical(s) === before, 'drawing a choice changed the position');
      for (const one of found.keys()) demand(choices.includes(one), () => `drawn, but no choice: ${one}`);
      for (const one of choices) {
        const due = choices.filter((other) => other === one).length / choices.length;
        const p = found.get(one) ?? 0;
        demand(
          p <= due + 1e-9 && p >= due - cut - 1e-9,
          () => `drawn with ${p} instead of ${due}: ${one} of ${canonical(d)}`,
        );
      }
    }
  };
  return forAll(
    subject,
    'a choice drawn alone is any of the choices, each as likely',
    (script) => {
      if (rules.draw) play(subject, script, ({ s }) => holds(s));
    },
    0.5,
  );
}
