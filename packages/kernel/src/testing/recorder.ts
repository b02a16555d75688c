/**
 * Records which rules play reaches, for `npm run rules`. Where REVERIE_RULES names a folder, `recorded` gives rules that
 * write down every id that an event, a sum, a refusal, an outcome or a question cites; elsewhere it gives the rules back.
 *
 * Only suites that play through the contract use it, so an id that nothing but a private function cites is never recorded.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameTypes, Io, RuleId, Rules } from '../game.ts';

/** The suite that plays. */
export type Suite = 'conformance' | 'test' | 'lesson' | 'golden';
/** How play reaches a rule: an event or its sum, a refusal, an outcome, or a question and its answers. */
export type Reach = 'told' | 'refused' | 'outcome' | 'asked';

type Note = (rule: RuleId, how: Reach) => void;

/** Writes each line once. Lines are short and appended whole, so several processes share one file. */
function noteInto(folder: string, game: string, suite: Suite): Note {
  mkdirSync(folder, { recursive: true });
  const seen = new Set<string>();
  return (rule, how) => {
    const line = `${rule} ${how} ${suite}\n`;
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(join(folder, `${game}.txt`), line);
  };
}

export function recorded<G extends GameTypes>(
  rules: Rules<G>,
  suite: Suite,
  folder = process.env.REVERIE_RULES,
): Rules<G> {
  return folder ? noted(rules, noteInto(folder, rules.id, suite)) : rules;
}

function noted<G extends GameTypes>(rules: Rules<G>, note: Note): Rules<G> {
  const listening = (io: Io<G['Event']>): Io<G['Event']> => {
    const { chance, tell } = io;
    if (!tell) return io;
    return {
      chance,
      tell(event) {
        note(event.rule, 'told');
        for (const { rule } of event.sum ?? []) note(rule, 'told');
        tell(event);
      },
    };
  };
  const asked = (found: readonly RuleId[] | undefined): void => {
    for (const rule of found ?? []) note(rule, 'asked');
  };
  return {
    ...rules,
    setup: (options, seats, io) => rules.setup(options, seats, listening(io)),
    answer(s, d, a, io) {
      asked(rules.cites?.(d));
      const refusal = rules.answer(s, d, a, listening(io));
      if (refusal) note(refusal.rule, 'refused');
      else asked(rules.cites?.(d, a));
      return refusal;
    },
    leave: (s, seat, io) => rules.leave(s, seat, listening(io)),
    outcome(s) {
      const outcome = rules.outcome(s);
      if (outcome) note(outcome.rule, 'outcome');
      return outcome;
    },
    ...(rules.check && {
      check(options: G['Options'], seats: Parameters<NonNullable<Rules<G>['check']>>[1]) {
        const refusal = rules.check?.(options, seats);
        if (refusal) note(refusal.rule, 'refused');
        return refusal;
      },
    }),
  };
}
