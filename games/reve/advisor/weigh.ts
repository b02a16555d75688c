/** What every answer to a decision is worth towards the goal, as far as the player can know. */
import { type CellIndex, cellAt, cellsOfKind } from '../data/map.ts';
import { DIRECTIONS, step } from '../hex.ts';
import type { Question } from '../questions.ts';
import { entering as enteringLost, lostShare } from './lost.ts';
import { CHANCE } from './quantities.ts';
import { coord, over, type Situation, stillLost, there, type Weighed } from './situation.ts';
import { castHere, castThrough, trigger } from './weigh-cast.ts';
import { encounter, present, send, struggle, teleport } from './weigh-meeting.ts';

export function weigh(at: Situation, q: Question): readonly Weighed[] {
  switch (q.kind) {
    case 'world':
      return world(at);
    case 'lands':
      return lands(at);
    case 'encounter':
      return stillLost(at, encounter(at, q.about));
    case 'struggle':
      return stillLost(at, struggle(at, q.about));
    case 'teleport':
      return teleport(at, q.about);
    case 'send':
      return stillLost(at, send(at, q.about));
    case 'present':
      return present(at, q.about);
    case 'cast':
      return castHere(at);
    case 'castThrough':
      return castThrough(at, q.about);
    case 'trigger':
      return trigger(at);
    case 'reserve':
      return [{ answer: { do: leaves(at) ? 'reserve' : 'keep' }, values: at.s.quantities.map(({ win }) => win) }];
    default:
      return [];
  }
}

const leaves = ({ s: { model } }: Situation): boolean => model.goal.to === 'cast' && model.goal.reserve === true;

/** RDD-UP: in either mode; the other than that of the solution costs or saves its point for this montée alone. */
function world(at: Situation): Weighed[] {
  const { s, view } = at;
  const { montee, mode: usual } = s.model;
  const free = view.effects.some(({ id }) => id === 'deplacementAccelere');
  return (['normal', 'accelere'] as const).flatMap((mode) => {
    const dearer = mode === usual || free ? 0 : usual === 'normal' ? 1 : -1;
    const points = view.points - dearer;
    if (montee === null || points <= montee) return [];
    const values = over(at, ({ t, cell }, q) => s.thrownOut(t)[q]![s.place(points, cell)]!);
    return [{ answer: { do: 'goUp', mode }, values: upAgain(at, values) }];
  });
}

/** RDD-MOVE. */
function lands(at: Situation): Weighed[] {
  const { s, view } = at;
  const next = s.arriving(at.t + 1, at.state);
  const lost = view.cell === null;
  const entering = (to: (cell: CellIndex) => CellIndex | undefined) => {
    const way = (cell: CellIndex) => there(s, to(cell));
    const values = over(at, ({ points, cell }, q) => next?.[q]?.[s.place(points, way(cell))] ?? 0);
    return lost ? values.with(CHANCE, enteringLost(s, at, at.spots.map(way))) : values;
  };
  const named = (what: 'home' | 'river', cells: readonly CellIndex[]): Weighed[] =>
    cells.map((cell) => ({ answer: { do: what, cell: coord(cell) }, values: entering(() => cell) }));
  const down = over(at, ({ t, points, cell }, q) => s.thrownOut(t)[q]![s.place(points, cell)]!);
  const homes = view.effects.find(({ id }) => id === 'terreAttache')?.cells ?? [];
  const knowsRiver = view.effects.some(({ id }) => id === 'connaissanceFleuve') && view.terrain === 'fleuve';
  return [
    ...DIRECTIONS.map(
      (towards): Weighed => ({ answer: { do: 'go', towards }, values: entering((c) => step(c, towards)) }),
    ),
    ...named(
      'home',
      homes.flatMap((cell) => cellAt(cell) ?? []),
    ),
    ...named('river', knowsRiver ? cellsOfKind('fleuve') : []),
    { answer: { do: view.journey?.moved ? 'rest' : 'stay' }, values: entering((c) => c) },
    { answer: { do: 'comeDown' }, values: upAgain(at, down) },
  ];
}

/** Lost, he finds himself just as lost when he goes up again. */
function upAgain(at: Situation, values: readonly number[]): readonly number[] {
  const { s, view, t, points } = at;
  const { montee, rounds } = s.model;
  if (view.cell !== null || montee === null || t + 1 >= rounds || points <= montee) return values;
  const then = { t: t + 1, state: s.tables.stateAfter[t]!, points: points - montee };
  return values.with(CHANCE, values[CHANCE]! * lostShare(s, then, at.spots));
}
