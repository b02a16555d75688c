/** Mortebrume: the rule book. */
import { ruleBook } from '@reverie/kernel/book';
import type { Rules } from '@reverie/kernel/game';
import { about } from './about.ts';
import { answerSchema } from './answers.ts';
import { assumesOf, grantedAt } from './assumptions.ts';
import { audience, totalOf } from './events.ts';
import type { AnyFrame } from './frames.ts';
import { checkOptions, optionsSchema } from './options.ts';
import { samples } from './programs/samples/samples.ts';
import { activation } from './rules/activation.ts';
import { escaping } from './rules/capture.ts';
import { placing } from './rules/falls.ts';
import { melee } from './rules/melee.ts';
import { movingOn } from './rules/movement.ts';
import { rolls } from './rules/rolls.ts';
import { volley } from './rules/shooting.ts';
import { deploying, deploymentFault, end, newTable } from './rules/table.ts';
import { council, turn } from './rules/turn.ts';
import { copyState, shareFighters } from './state.ts';
import type { Decision, Types } from './types.ts';
import { imagine, viewOf } from './view.ts';
import { wayOf } from './ways.ts';

export const rules: Rules<Types> = ruleBook<Types, AnyFrame>({
  id: about.id,
  version: '8',
  seats: about.seats,
  secrets: true,
  options: optionsSchema,
  answers: answerSchema,
  audience,
  check: (options) => checkOptions(options) ?? deploymentFault(options),
  setup: newTable,
  procedures: {
    deploy: deploying,
    turn,
    council,
    rolls,
    activation,
    melee,
    volley,
    place: placing,
    on: movingOn,
    escape: escaping,
  },
  samples,
  /** Who leaves the table has lost: there is nobody to command the horde. */
  left(s, seat, io) {
    if (s.ended) return;
    io.tell?.({ kind: 'left', rule: 'HB-34', seat });
    end(s, io, seat);
    s.stacks = [];
  },
  view: viewOf,
  imagine,
  copy: copyState,
  share: shareFighters,
  outcome: (s) => s.ended ?? undefined,
  way: wayOf,
  assumes: assumesOf,
  onward: (s, of) => grantedAt(s, rules.pending(s)[0] as Decision | undefined, of),
  total: totalOf,
});
