/** The table itself: everybody may act, at any time. */
import { pop } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import { stepped } from '@reverie/kernel/steps';
import type { Answer } from '../answers.ts';
import { CAUCHEMAR_IDS } from '../data/eclats.ts';
import type { Moment, Session } from '../frames.ts';
import type { TableAbout } from '../questions.ts';
import { conteurOf, figureOf, isAble, nameOf, ofSeat, pauseIn, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { actions, mayAct, notAnAct, offers } from './acts.ts';
import { changeBody, conteurActs, nightmare, notForConteur, presiding } from './conteur.ts';
import { canAfford, payable, pointsOf, priced, tryPay } from './panache.ts';
import { procedure } from './ways.ts';

/** Those off the stage have no name to the players. */
const aboutOf = (s: State, presides: boolean): TableAbout => ({
  busy: pauseIn(s) === undefined,
  names: s.figures.map(({ sheet, onStage }) => (onStage || presides ? sheet.name : '')),
  seats: s.players.map((seat) => [seat, s.figures[ofSeat(s, seat)]?.sheet.name ?? ''] as const),
});

/** SON-KAR-10: what the book offers. */
const BODY = ['yeux injectés de sang', 'langue ou dents pointues', 'petites cornes'] as const;
function omensOf(s: State, { figure: to, points }: { readonly figure: number; readonly points: number }): Answer[] {
  // Whose Karma has risen again meanwhile bears no mark of it.
  if (pointsOf(figureOf(s, to)) > points) return [{ do: 'pass' }];
  const found: Answer[] =
    points === -2
      ? BODY.map((change) => ({ do: 'body', to, change }))
      : CAUCHEMAR_IDS.map((id) => ({ do: 'nightmare', to, id }));
  return [...found, { do: 'pass' }];
}
function omenOver(s: State, f: Session): undefined {
  s.omens = s.omens.slice(1);
  // The next one is another question.
  f.serial = ++s.serial;
}

export const session = procedure<Session>(
  {
    open: {
      asks: [
        {
          // SON-LIM-02: an event is owed; the story waits for it.
          kind: 'limbesEvent',
          to: (s) => (s.limbesDue > 0 ? conteurOf(s) : undefined),
          open: true,
          about: (s) => ({ due: s.limbesDue }),
          cites: ['SON-LIM-01', 'SON-LIM-02', 'SON-LIM-03', 'SON-LIM-04'],
          choices: () => [{ do: 'limbesEvent', text: '' }],
          on: {
            limbesEvent(s, f, a, io) {
              s.limbesDue--;
              io.tell?.({ kind: 'limbesEvent', rule: 'SON-LIM-02', text: a.text ?? '', by: 'conteur' });
              // The next one is another question.
              f.serial = ++s.serial;
            },
          },
          otherwise: ['SON-LIM-02', 'limbesFirst'],
        },
        {
          // SON-KAR-10: what becomes of who leans towards the Cauchemar is asked at once.
          kind: 'omen',
          to: (s) => (s.omens.length > 0 ? conteurOf(s) : undefined),
          open: true,
          about(s) {
            const { figure = 0, points = 0 } = s.omens[0] ?? {};
            return { figure, name: nameOf(s, figure), points };
          },
          cites: ['SON-KAR-10'],
          choices: (s, _f, d) => omensOf(s, d.about),
          on: {
            body: (s, f, a, io) => changeBody(s, a, io) ?? omenOver(s, f),
            nightmare: (s, f, a, io) => nightmare(s, a, io) ?? omenOver(s, f),
            pass: (s, f) => omenOver(s, f),
          },
          otherwise: ['SON-KAR-10', 'notNow'],
          absent: { do: 'pass' },
        },
        {
          kind: 'preside',
          to: (s) => (s.limbesDue > 0 ? undefined : conteurOf(s)),
          optional: true,
          open: true,
          about: (s) => aboutOf(s, true),
          cites: ['SON-WHEN-01', 'SON-WHEN-02'],
          choices: conteurActs,
          on: presiding,
          otherwise: notForConteur,
          absent: { do: 'close' },
        },
        {
          kind: 'act',
          to: (s) => s.players.filter((seat) => !s.gone.includes(seat) && mayAct(s, seat)),
          optional: true,
          open: true,
          about(s, _f, seat) {
            const { busy, names, seats } = aboutOf(s, false);
            const { objects } = figureOf(s, ofSeat(s, seat)).sheet;
            return { busy, names, seats, objects: objects.map(({ name }) => name) };
          },
          cites: ['SON-WHEN-03'],
          choices: (s, _f, d) => offers(s, d.seat),
          on: actions,
          otherwise: (s, _f, d) => notAnAct(s, d.seat),
          absent: { do: 'close' },
        },
      ],
      run: pop,
    },
    closed: { run: pop },
  },
  { standing: true },
);

// -- SON-PPS-16: a key moment, which everybody pays for, or it is not final.

const answered = (f: Moment, seat: SeatIndex): undefined => {
  f.waiting = f.waiting.filter((one) => one !== seat);
};

const PAY = priced({ do: 'payMoment' });

export const moment = stepped<Types, Moment>({
  pay: {
    kind: 'moment',
    // Who is out or asleep is not waited for.
    to: (s, f) => f.waiting.filter((seat) => ofSeat(s, seat) >= 0 && isAble(figureOf(s, ofSeat(s, seat)))),
    about: (_s, f) => ({ price: f.price, text: f.text }),
    cites: ['SON-PPS-16'],
    choices(s, f, d) {
      const i = ofSeat(s, d.seat);
      if (!canAfford(s, i, f.price)) return [{ do: 'pass' }];
      return [{ do: 'pass' }, payable(s, i, f.price, PAY)];
    },
    on: {
      pass(_s, f, _a, _io, d) {
        f.all = false;
        answered(f, d.seat);
      },
      payMoment: (s, f, a, io, d) => tryPay(s, ofSeat(s, d.seat), f.price, 'SON-PPS-16', io, a) ?? answered(f, d.seat),
    },
    run(s, f, io) {
      io.tell?.({ kind: 'moment', rule: 'SON-PPS-16', price: f.price, text: f.text, final: f.all });
      pop(s, f);
    },
  },
  done: { run: pop },
});
