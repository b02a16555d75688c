/** SON-LIM-01, SON-ALG-02: a stone of panache that is lost, not spent, goes back to the bag; which one is its owner's choice. */
import { pop, push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import { stepped } from '@reverie/kernel/steps';
import type { Event } from '../events.ts';
import type { FigureIndex } from '../figure.ts';
import type { AnyFrame, Loss } from '../frames.ts';
import type { SongeRule } from '../rulebook.ts';
import { deciderOf, figureOf, type State, told } from '../state.ts';
import { type Colour, countOf, returnFrom } from '../stones.ts';
import type { Types } from '../types.ts';

/** False where there is none to lose. */
export function lose(s: State, i: FigureIndex, rule: SongeRule, why: string, under: AnyFrame, io: Io<Event>): boolean {
  const { panache } = figureOf(s, i);
  if (panache.white > 0 && panache.black > 0)
    push<AnyFrame>(s, { kind: 'loss', step: 'which', figure: i, rule, why }, under);
  else if (countOf(panache) > 0) lost(s, { figure: i, rule, why }, panache.black > 0 ? 'black' : 'white', io);
  return countOf(panache) > 0;
}

function lost(s: State, f: Pick<Loss, 'figure' | 'rule' | 'why'>, colour: Colour, io: Io<Event>): undefined {
  const [white, black] = colour === 'white' ? [1, 0] : [0, 1];
  returnFrom(s.store, figureOf(s, f.figure).panache, white, black);
  io.tell?.({ kind: 'lost', rule: f.rule, ...told(s, f.figure), white, black, why: f.why });
}

export const loss = stepped<Types, Loss>({
  which: {
    kind: 'lose',
    to: (s, f) => deciderOf(s, f.figure),
    about: (s, { figure, why }) => ({ ...figureOf(s, figure).panache, why }),
    cites: ['SON-LIM-01', 'SON-ALG-02'],
    choices: () => [
      { do: 'lose', colour: 'black' },
      { do: 'lose', colour: 'white' },
    ],
    on: {
      lose(s, f, { colour }, io) {
        if (figureOf(s, f.figure).panache[colour] === 0) return refuse('invalid', f.rule, 'noSuchStones');
        lost(s, f, colour, io);
        pop(s, f);
      },
    },
    otherwise: ['SON-ALG-02', 'notNow'],
    absent: { do: 'lose', colour: 'black' },
    run(s, f, io) {
      lost(s, f, 'black', io);
      pop(s, f);
    },
  },
});
