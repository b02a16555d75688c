/** The table itself: everybody may act, at any time. */

import { ask, type Procedure, pop } from '@reverie/kernel/frames';
import type { Decision } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import type { Session } from '../business.ts';
import { figureOf, hasConteur, ofSeat } from '../state.ts';
import type { Types } from '../types.ts';
import { act } from './acts.ts';
import { isBusy } from './busy.ts';
import { presiding } from './conteur.ts';
import { conteurActs } from './conteur-offers.ts';
import { offers } from './offers.ts';

export const session: Procedure<Types, Session> = {
  standing: true,
  pending(s, f) {
    if (f.step === 'closed') return [];
    // Figures and seats by name, for those who read numbers in an answer.
    const names = s.figures.map(({ sheet }) => sheet.name);
    const seats = s.players.map((seat) => [seat, names[ofSeat(s, seat)] ?? ''] as const);
    const about = { busy: isBusy(s), names, seats };
    const found: Decision[] = [];
    if (hasConteur(s) && s.conteur !== null) {
      // SON-LIM-02: an event is owed; the story waits for it.
      if (s.limbesDue > 0) found.push(ask(f, s.conteur, 'limbesEvent', { open: true, about: { due: s.limbesDue } }));
      else found.push(ask(f, s.conteur, 'preside', { optional: true, open: true, about }));
    }
    for (const seat of s.players) {
      if (s.gone.includes(seat) || offers(s, seat).length === 0) continue;
      const objects = figureOf(s, ofSeat(s, seat)).sheet.objects.map(({ name }) => name);
      found.push(ask(f, seat, 'act', { optional: true, open: true, about: { ...about, objects } }));
    }
    return found;
  },
  choices(s, _f, d) {
    if (d.kind === 'limbesEvent') return [{ do: 'limbesEvent', text: '' }];
    return d.kind === 'preside' ? conteurActs(s) : offers(s, d.seat);
  },
  answer(s, f, d, a, io) {
    if (d.kind === 'act') return act(s, f, d.seat, a, io);
    if (d.kind === 'limbesEvent') {
      if (a.do !== 'limbesEvent') return refuse('invalid', 'SON-LIM-02', 'limbesFirst');
      s.limbesDue--;
      io.tell?.({ kind: 'limbesEvent', rule: 'SON-LIM-02', text: a.text ?? '', by: 'conteur' });
      // The next one is another question.
      f.serial = ++s.serial;
      return undefined;
    }
    return presiding(s, f, a, io);
  },
  run(s, f) {
    pop(s, f);
  },
  absent: (_s, _f, d) => (d.kind === 'limbesEvent' ? { do: 'limbesEvent', text: '' } : { do: 'close' }),
};
