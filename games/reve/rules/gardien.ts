/**
 * What the book leaves to the gardien des rêves: asked of that seat, and drawn where nobody sits there, which every event
 * of it says (RDD-X-04).
 */

import { ask, type Procedure, pop, push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { ERRATIC_EFFECTS } from '../data/erratic.ts';
import { type CellIndex, cellAt } from '../data/map.ts';
import type { By, Event } from '../events.ts';
import { type AnyFrame, type Dreamer, dreamerOf, hasGardien, type Mode, type Ruling, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { existing } from './dragons.ts';
import { failed, generalState, has, roll } from './dreamer.ts';
import { goUp, mayGoUp } from './montee.ts';
import { isMissing, setDown } from './move.ts';
import { ERRATIC, hidden, TEAR, WILL } from './purposes.ts';

const QUESTIONS = { montee: 'permission', place: 'place', erratic: 'erratic', tear: 'tear' } as const;
/** Cells that a gardien is offered for a reinsertion; he may name any. */
const SAMPLE_CELLS = ['A1', 'G4', 'J4', 'D13', 'M15'];

export const ruling: Procedure<Types, Ruling> = {
  pending: (s, f) =>
    s.gardien !== null && hasGardien(s)
      ? [ask(f, s.gardien, QUESTIONS[f.step], { about: { seat: f.seat, of: f.about, ...f.erratic }, open: true })]
      : [],

  choices(s, f) {
    switch (f.step) {
      case 'montee':
        return [{ do: 'allow' }, { do: 'forbid' }, { do: 'require', difficulty: -4 }];
      case 'place': {
        const d = dreamerOf(s, f.seat);
        const cells = SAMPLE_CELLS.filter((cell) => !isMissing(d, cellAt(cell) ?? -1));
        return [{ do: 'draw' }, ...cells.map((cell): Answer => ({ do: 'place', cell }))];
      }
      case 'erratic':
        return [{ do: 'draw' }, { do: 'describe', detail: '…' }];
      case 'tear':
        return [{ do: 'draw' }, { do: 'tear', colour: 'violette', diameter: 10, lasting: false }];
    }
  },

  answer(s, f, _d, a, io) {
    const d = dreamerOf(s, f.seat);
    switch (f.step) {
      case 'montee':
        return permit(s, f, d, a, 'gardien', io);
      case 'place':
        if (a.do === 'place') return place(s, f, d, a.cell, io);
        if (a.do !== 'draw') return refuse('invalid', 'RDD-OFF-01', 'placeOrDraw');
        break;
      case 'erratic':
        if (a.do === 'describe') return goesWrong(s, f, d, a.detail, 'gardien', io);
        if (a.do !== 'draw') return refuse('invalid', 'RDD-CAST-06', 'describeOrDraw');
        break;
      case 'tear':
        if (a.do === 'tear') return tears(s, f, d, a, 'gardien', io);
        if (a.do !== 'draw') return refuse('invalid', 'RDD-AIM-08', 'tearOrDraw');
    }
    drawn(s, f, d, io);
    return undefined;
  },

  run: (s, f, io) => drawn(s, f, dreamerOf(s, f.seat), io),
  absent: (_s, f) => (f.step === 'montee' ? { do: 'allow' } : { do: 'draw' }),
};

/** Nobody decides: the montée is allowed, anything else is drawn. */
function drawn(s: State, f: Ruling, d: Dreamer, io: Io<Event>): void {
  switch (f.step) {
    case 'montee':
      permit(s, f, d, { do: 'allow' }, 'draw', io);
      return;
    case 'place': {
      const cells = existing(d);
      putBack(s, f, d, cells[io.chance.pick(hidden(s, 'place'), cells.length)] as CellIndex, 'draw', io);
      return;
    }
    case 'erratic': {
      const table = ERRATIC_EFFECTS[f.erratic?.voie ?? 'oniros'];
      goesWrong(s, f, d, table[io.chance.pick(ERRATIC, table.length)]?.id ?? '', 'draw', io);
      return;
    }
    case 'tear': {
      const colour = io.chance.pick(TEAR, 2) === 0 ? 'violette' : 'jaune';
      const diameter = io.chance.die(TEAR, 100);
      tears(s, f, d, { colour, diameter, lasting: io.chance.pick(TEAR, 6) === 0 }, 'draw', io);
    }
  }
}

/**
 * RDD-UP-03: still and master of his body; the gardien may refuse, or ask for a VOLONTÉ roll. Meanwhile he may also have
 * changed a figure that the montée depends on. Refused, the round is gone.
 */
function permit(s: State, f: Ruling, d: Dreamer, a: Answer, by: By, io: Io<Event>): Refusal | undefined {
  if (a.do !== 'allow' && a.do !== 'forbid' && a.do !== 'require')
    return refuse('invalid', 'RDD-UP-03', 'allowOrForbid');
  const mode = has(d, 'deplacementAccelere') ? 'accelere' : (f.about as Mode);
  let allowed = a.do !== 'forbid' && mayGoUp(s, d, mode) === undefined;
  const told = { kind: 'monteeRuled', rule: 'RDD-UP-03', seat: d.seat, by } as const;
  if (allowed && a.do === 'require') {
    const rolled = roll(io, WILL, d.sheet.volonte, a.difficulty + generalState(d));
    allowed = !failed(rolled.result);
    io.tell?.({ ...told, allowed, rolled });
  } else io.tell?.({ ...told, allowed });
  const under = pop<AnyFrame>(s, f);
  if (allowed && under) goUp(s, f, d, mode, under, io);
  else d.notBefore = Math.max(d.notBefore, s.round + 1);
  return undefined;
}

function place(s: State, f: Ruling, d: Dreamer, named: string, io: Io<Event>): Refusal | undefined {
  const cell = cellAt(named);
  if (cell === undefined || isMissing(d, cell)) return refuse('invalid', 'RDD-OFF-01', 'missingCell', { cell: named });
  return putBack(s, f, d, cell, 'gardien', io);
}

/** RDD-OFF-01: on a cell that the gardien names; without one, a uniform draw among all those that are there. */
function putBack(s: State, f: Ruling, d: Dreamer, cell: CellIndex, by: By, io: Io<Event>): undefined {
  const under = pop<AnyFrame>(s, f);
  io.tell?.({ kind: 'offMap', rule: 'RDD-OFF-01', seat: d.seat, by });
  setDown(d, cell, io);
  // Walked off, it is a cell like another; carried off, what an encounter began goes on without another roll.
  const how = f.about === 'walk' ? 'placed' : 'drift';
  push<AnyFrame>(s, { kind: 'cell', step: 'fatigue', seat: d.seat, how }, under);
}

/** RDD-CAST-06: an effect of the way's field, anywhere in range; without a gardien, from a table of our own. */
function goesWrong(s: State, f: Ruling, d: Dreamer, detail: string, by: By, io: Io<Event>): undefined {
  pop<AnyFrame>(s, f);
  const { voie, reach } = f.erratic ?? { voie: 'oniros', reach: 0 };
  io.tell?.({ kind: 'erratic', rule: 'RDD-CAST-06', seat: d.seat, spell: f.about, voie, by, detail, reach });
}

/** RDD-AIM-08: around the caster, violet or yellow, up to 100 m across, for a moment or for ever. */
function tears(s: State, f: Ruling, d: Dreamer, tear: Omit<Do<'tear'>, 'do'>, by: By, io: Io<Event>): undefined {
  pop<AnyFrame>(s, f);
  const { colour, diameter, lasting, detail = '' } = tear;
  io.tell?.({ kind: 'tear', rule: 'RDD-AIM-08', seat: d.seat, by, colour, diameter, lasting, detail });
}
