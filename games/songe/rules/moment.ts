/** SON-PPS-16: a key moment, which everybody pays for, or it is not final. */

import { pop } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import { stepped } from '@reverie/kernel/steps';
import type { Moment } from '../frames.ts';
import { ofSeat } from '../state.ts';
import type { Types } from '../types.ts';
import { cannotPay, tryPay } from './panache.ts';
import { WORTH } from './ways.ts';

const answered = (f: Moment, seat: SeatIndex): undefined => {
  f.waiting = f.waiting.filter((one) => one !== seat);
};

export const moment = stepped<Types, Moment>(
  {
    pay: {
      kind: 'moment',
      to: (s, f) => f.waiting.filter((seat) => ofSeat(s, seat) >= 0),
      about: (_s, f) => ({ price: f.price, text: f.text }),
      cites: ['SON-PPS-16'],
      choices(s, f, d) {
        const pays = !cannotPay(s, ofSeat(s, d.seat), f.price, 'SON-PPS-16');
        return pays ? [{ do: 'pass' }, { do: 'payMoment' }] : [{ do: 'pass' }];
      },
      on: {
        pass(_s, f, _a, _io, d) {
          f.all = false;
          answered(f, d.seat);
        },
        payMoment(s, f, a, io, d) {
          const i = ofSeat(s, d.seat);
          const refusal = tryPay(s, i, f.price, 'SON-PPS-16', io, a);
          if (refusal) return refusal;
          answered(f, d.seat);
        },
      },
      otherwise: ['SON-PPS-16', 'notNow'],
      absent: { do: 'pass' },
      run(s, f, io) {
        io.tell?.({ kind: 'moment', rule: 'SON-PPS-16', price: f.price, text: f.text, final: f.all });
        pop(s, f);
      },
    },
    done: { run: pop },
  },
  { worth: WORTH },
);
