/** MOR-ESC: a prisoner tries to get away (W10). */

import { ask, next, type Procedure, pop } from '@reverie/kernel/frames';
import { refuse } from '@reverie/kernel/refusal';
import { who } from '../events.ts';
import { fighterOf } from '../state.ts';
import type { Types } from '../types.ts';
import type { EscapeFrame } from '../unfinished.ts';
import { kindsOf } from './about.ts';
import { isFit } from './fighter.ts';
import { release } from './harm.ts';
import { startActivation } from './intent.ts';
import { askRolls } from './rolls.ts';
import { escapeAsk } from './terms.ts';

export const escaping: Procedure<Types, EscapeFrame> = {
  pending(s, f) {
    const one = fighterOf(s, f.who);
    if (f.step !== 'ask' || !isFit(one) || one.captor < 0) return [];
    const captor = fighterOf(s, one.captor);
    return [
      ask(f, one.seat, 'escape', {
        about: { fighter: f.who, captor: captor.id, need: captor.phys + captor.arm, first: s.first, kinds: kindsOf(s) },
      }),
    ];
  },
  choices: () => [{ do: 'escape' }, { do: 'pass' }],
  answer(s, f, _d, a) {
    if (a.do === 'pass') {
      pop(s, f);
      return undefined;
    }
    if (a.do !== 'escape') return refuse('invalid', 'MOR-ESC-01', 'notThis');
    next(s, f, 'rolled');
    // MOR-ESC-A4: destiny points are allowed.
    askRolls(s, [escapeAsk(fighterOf(s, f.who))]);
    return undefined;
  },
  run(s, f, io) {
    const one = fighterOf(s, f.who);
    const [rolled] = f.rolled;
    pop(s, f);
    if (!rolled || one.captor < 0 || !isFit(one)) return;
    const captor = fighterOf(s, one.captor);
    // MOR-ESC-A5: an automatic failure fails; a special success is worth no more.
    if (rolled.auto || rolled.total < captor.phys + captor.arm) {
      io.tell?.({ kind: 'escapeFailed', rule: 'MOR-ESC-03', who: who(one) });
      return;
    }
    release(one, 'MOR-ESC-03', io);
    // MOR-ESC-04, MOR-ESC-A2, -A3: he moves at once, nothing else, and may be intercepted.
    one.spent = 0;
    startActivation(s, one.seat, one.id, true);
  },
  absent: () => ({ do: 'pass' }),
};
