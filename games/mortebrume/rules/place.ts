/** W9: putting a figure or a thing down (MOR-FAL-06, MOR-THR-06). */

import { ask, type Procedure, pop } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { who } from '../events.ts';
import { onTable, overlaps, surfaceAt } from '../geometry/field.ts';
import { CM, type Point } from '../geometry/plane.ts';
import { AROUND, touching } from '../geometry/sweep.ts';
import { groundOf } from '../scenery.ts';
import { fighterOf, type State } from '../state.ts';
import type { Types } from '../types.ts';
import type { PlaceFrame } from '../unfinished.ts';
import { kindsOf } from './about.ts';
import { inContact } from './fighter.ts';
import { isWithin } from './measure.ts';
import { settle } from './shift.ts';

function fault(s: State, f: PlaceFrame, [x, y]: Point): Refusal | undefined {
  const beside = fighterOf(s, f.beside);
  const details = { x: x / CM, y: y / CM };
  const rule = f.why === 'receiver' ? 'MOR-FAL-06' : 'MOR-THR-06';
  const r = f.who >= 0 ? fighterOf(s, f.who).r : 0;
  const ground = groundOf(s);
  if (!onTable(ground, x, y, r)) return refuse('invalid', 'HB-14', 'offTable', details);
  const there = { x, y, r };
  const near = f.why === 'receiver' ? inContact(there, beside) : isWithin(there, beside, f.most);
  if (!near) return refuse('invalid', rule, 'notBeside', details);
  if (f.who < 0) return undefined;
  const z = surfaceAt(ground, x, y, r);
  if (z === undefined) return refuse('invalid', 'MOR-JMP-08', 'hangsOver', details);
  return overlaps(s.fighters, f.who, x, y, r) ? refuse('invalid', 'HB-14', 'crowded', details) : undefined;
}

function places(s: State, f: PlaceFrame): Point[] {
  const beside = fighterOf(s, f.beside);
  const r = f.who >= 0 ? fighterOf(s, f.who).r : 0;
  return AROUND.map(([dx, dy]) => touching(beside.x, beside.y, beside.r, dx, dy, r)).filter((at) => !fault(s, f, at));
}

export const placing: Procedure<Types, PlaceFrame> = {
  pending: (s, f) =>
    places(s, f).length === 0
      ? []
      : [
          ask(f, f.seat, 'place', {
            open: true,
            about: {
              fighter: f.who,
              thing: s.things[f.thing]?.kind ?? null,
              beside: f.beside,
              why: f.why,
              first: s.first,
              kinds: kindsOf(s),
            },
          }),
        ],
  choices: (s, f) => places(s, f).map((at) => ({ do: 'place', at }) as const),
  answer(s, f, _d, a, io) {
    if (a.do !== 'place') return refuse('invalid', 'MOR-FAL-06', 'notThis');
    const wrong = fault(s, f, a.at);
    if (wrong) return wrong;
    pop(s, f);
    if (f.who >= 0) {
      const figure = fighterOf(s, f.who);
      const from: Point = [figure.x, figure.y];
      settle(s, figure, a.at[0], a.at[1], io);
      const rule = f.why === 'receiver' ? 'MOR-FAL-06' : 'MOR-THR-06';
      io.tell?.({ kind: 'moved', rule, who: who(figure), from, to: [figure.x, figure.y], why: 'placed' });
    }
    const thing = s.things[f.thing];
    if (thing) {
      [thing.x, thing.y] = a.at;
      io.tell?.({ kind: 'lies', rule: 'MOR-THR-06', thing: thing.kind, at: a.at });
    }
    return undefined;
  },
  run(s, f) {
    pop(s, f);
  },
  absent: (s, f) => ({ do: 'place', at: places(s, f)[0] as Point }),
};
