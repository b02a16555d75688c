/** SON-PPS-16: a key moment, which everybody pays for. */

import { ask, type Procedure, pop } from '@reverie/kernel/frames';
import { refuse } from '@reverie/kernel/refusal';
import type { Moment } from '../business.ts';
import { ofSeat } from '../state.ts';
import type { Types } from '../types.ts';
import { cannotPay, pay } from './panache.ts';

/** SON-PPS-16: everybody pays, or it is not final. */
export const moment: Procedure<Types, Moment> = {
  pending(s, f) {
    return f.step === 'pay'
      ? f.waiting
          .filter((seat) => ofSeat(s, seat) >= 0)
          .map((seat) => ask(f, seat, 'moment', { about: { price: f.price, text: f.text } }))
      : [];
  },
  choices(s, f, d) {
    const pays = !cannotPay(s, ofSeat(s, d.seat), f.price, 'SON-PPS-16');
    return [{ do: 'pass' }, ...(pays ? [{ do: 'payMoment' } as const] : [])];
  },
  answer(s, f, d, a, io) {
    if (a.do !== 'pass' && a.do !== 'payMoment') return refuse('invalid', 'SON-PPS-16', 'notNow');
    const i = ofSeat(s, d.seat);
    if (a.do === 'payMoment') {
      const refusal = cannotPay(s, i, f.price, 'SON-PPS-16', a);
      if (refusal) return refusal;
      pay(s, i, f.price, 'SON-PPS-16', io, a);
    } else f.all = false;
    f.waiting = f.waiting.filter((seat) => seat !== d.seat);
    return undefined;
  },
  run(s, f, io) {
    io.tell?.({ kind: 'moment', rule: 'SON-PPS-16', price: f.price, text: f.text, final: f.all });
    pop(s, f);
  },
  absent: () => ({ do: 'pass' }),
};
