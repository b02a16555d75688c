/** The answers on a cell where something may be cast, or goes off (RDD-CAST, RDD-RES). */
import type { Answer } from '../answers.ts';
import { CELLS, cellAt } from '../data/map.ts';
import type { About } from '../questions.ts';
import { settledAt } from './meet.ts';
import { over, type Situation, stillLost, type Weighed } from './situation.ts';

/** Who is lost cannot cast what needs one exact cell (RDD-HID-01); the rules do not offer it to him. */
function castAnswer({ s, view }: Situation, here: boolean): Answer | undefined {
  const { goal } = s.model;
  if (goal.to !== 'cast') return undefined;
  const { spell, cost, voie, difficulty, origin } = goal;
  return {
    do: 'cast',
    spell,
    ...(cost !== undefined && { cost }),
    ...(voie !== undefined && { voie }),
    ...(difficulty !== undefined && { difficulty }),
    ...(here && origin !== undefined && origin === view.cell && { here: true as const }),
  };
}

export function castHere(at: Situation): Weighed[] {
  const { s } = at;
  const { suits, cast } = s.model;
  const next = s.arriving(at.t + 1, at.state);
  const on = over(at, ({ t, state, points, cell }, q) => {
    const to = s.wayFrom(t, state, points, cell);
    return to < 0 ? 0 : (next?.[q]?.[s.place(points, to)] ?? 0);
  });
  const passing: Weighed = { answer: { do: 'pass' }, values: on };
  const pass = stillLost(at, [passing])[0] ?? passing;
  const answer = castAnswer(at, true);
  if (!answer || !cast || cast.cost > at.points || !at.spots.every((cell) => suits[cell])) return [pass];
  const values = over(at, ({ t, state, points, cell }, q) => s.castValue(q, t, state, points, cell));
  return [{ answer, values }, pass];
}

/** The Messager is there; the demi-rêve is not (RDD-MES-01). */
export function castThrough(at: Situation, { cell, terrain }: About<'castThrough'>): Weighed[] {
  const { s } = at;
  const { suits } = s.model;
  const pass: Weighed = { answer: { do: 'pass' }, values: over(at, (stand, q) => settledAt(s, stand)(q)) };
  const answer = castAnswer(at, false);
  const named = cell ? cellAt(cell) : undefined;
  const fits = named === undefined ? CELLS.some((one, c) => one.kind === terrain && suits[c]) : suits[named];
  if (!answer || !fits) return [pass];
  return [
    { answer, values: over(at, ({ t, state, points, cell: c }, q) => s.castValue(q, t, state, points, c)) },
    pass,
  ];
}

/** Réserve en sécurité: only what is wanted. */
export function trigger(at: Situation): Weighed[] {
  const { s } = at;
  const wanted = at.spots.every((cell) => s.model.reserve[cell] === 'wanted');
  const fired = s.quantities.map(({ win }) => (wanted ? win : 0));
  return [
    { answer: { do: 'trigger' }, values: fired },
    { answer: { do: 'letPass' }, values: over(at, (stand, q) => (wanted ? 0 : settledAt(s, stand)(q))) },
  ];
}
