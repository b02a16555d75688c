/** What every answer to a decision is worth towards the goal, as far as the player can know. */
import type { Decision } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import { type EncounterKind, SPECIAL_ENCOUNTERS } from '../data/encounters.ts';
import { CELLS, type CellIndex, cellAt, cellsOfKind } from '../data/map.ts';
import { DIRECTIONS, drift, step, within } from '../hex.ts';
import { priceOf } from '../rules/refoulement.ts';
import type { DreamerView } from '../view.ts';
import { carriedTo, entering as enteringLost, lostShare } from './lost.ts';
import { freedWorth, heldWorth, meetingAt, messagerWorth, type Stand, settledAt } from './meet.ts';
import { OFF } from './model.ts';
import { CHANCE } from './quantities.ts';
import { elapsed, stateOf } from './solutions.ts';
import type { Solution } from './solve.ts';
import type { Holder } from './tables.ts';

export interface Weighed {
  readonly answer: Answer;
  /** In every quantity of the solution. */
  readonly values: readonly number[];
}

/** What a decision is about, in the parts that matter here. */
export type Question = Pick<Decision, 'kind' | 'about'>;
interface About {
  readonly encounter?: EncounterKind;
  readonly force?: number;
  readonly cell?: string | null;
  readonly terrain?: string | null;
}

/** Everything a weighing works with. While lost, there are several places where he may stand. */
export interface Situation {
  readonly view: DreamerView;
  readonly s: Solution;
  readonly t: number;
  readonly state: number;
  readonly points: number;
  readonly spots: readonly CellIndex[];
}

const coord = (cell: CellIndex): string => CELLS[cell]?.coord ?? '';

export function situationOf(s: Solution, view: DreamerView): Situation {
  const spots = view.cell === null ? view.candidates.map((name) => cellAt(name)!) : [cellAt(view.cell)!];
  return { view, s, t: elapsed(s, view), state: stateOf(s, view), points: view.points, spots };
}

/** The average over the places where he may stand. */
function over({ s, spots, t, state, points }: Situation, worth: (at: Stand, q: number) => number): number[] {
  return s.quantities.map((_, q) => {
    let total = 0;
    for (const cell of spots) total += worth({ t, state, points, cell }, q);
    return total / spots.length;
  });
}

export function weigh(at: Situation, { kind, about }: Question): readonly Weighed[] {
  const what = (about ?? {}) as About;
  switch (kind) {
    case 'world':
      return world(at);
    case 'lands':
      return lands(at);
    case 'encounter':
      return stillLost(at, encounter(at, what));
    case 'struggle':
      return stillLost(at, struggle(at, what));
    case 'teleport':
      return teleport(at, what);
    case 'send':
      return stillLost(at, send(at, what));
    case 'present':
      return present(at, what);
    case 'cast':
      return castHere(at);
    case 'castThrough':
      return castThrough(at, what);
    case 'trigger':
      return trigger(at);
    case 'reserve':
      return [{ answer: { do: 'keep' }, values: at.s.quantities.map(({ win }) => win) }];
    default:
      return [];
  }
}

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

/** And whatever he does about an encounter, he does not learn by it where he is. */
function stillLost(at: Situation, weighed: readonly Weighed[]): readonly Weighed[] {
  if (at.view.cell !== null || !at.view.journey) return weighed;
  const share = lostShare(at.s, at, at.spots);
  return weighed.map(({ answer, values }) => ({ answer, values: values.with(CHANCE, values[CHANCE]! * share) }));
}

const there = (s: Solution, cell: CellIndex | undefined): CellIndex =>
  cell === undefined || s.model.missing[cell] ? OFF : cell;

/** RDD-ENC-04. Met asleep (RDD-DREAM-01), nothing but the Dragons is at stake. */
function encounter(at: Situation, { encounter: kind = 'fleur', force = 0 }: About): Weighed[] {
  const { s, view } = at;
  const special = SPECIAL_ENCOUNTERS.find((one) => one.kind === kind)?.repression ?? 2;
  const ordinary = !(kind === 'passeurFou' || kind === 'tourbillonRouge');
  const price = ordinary ? priceOf(kind) : special;
  if (!view.journey) {
    const mastered = s.tables.mastering(at.state, Math.min(view.points, s.model.most), force);
    return [
      { answer: { do: 'master' }, values: s.quantities.map(() => mastered) },
      { answer: { do: 'repress' }, values: s.quantities.map(() => s.tables.holds(price)) },
    ];
  }
  const again = view.waiting.some((one) => one.cell === view.cell && one.kind === kind && one.force === force);
  const meetings = at.spots.map((cell) =>
    meetingAt(s, { t: at.t, state: at.state, points: at.points, cell }, { kind, force, price }, again),
  );
  // Lost, a dodge would be taken for the chance to choose again knowing where he is.
  const answers = (meetings[0]?.all ?? []).filter(({ by }) => view.cell !== null || by !== 'dodge');
  return answers.map(({ by }, place) => ({
    answer: { do: by },
    values: s.quantities.map(
      (_, q) => meetings.reduce((sum, { all }) => sum + all[place]!.values[q]!, 0) / meetings.length,
    ),
  }));
}

/** RDD-RFL-02, RDD-TBL-03: nothing but to try again; freed, he is as far away as by his defeats so far. */
function struggle(at: Situation, { encounter: kind, force = 0 }: About): Weighed[] {
  const { s, view } = at;
  const mastered = s.tables.mastering(at.state, Math.min(at.points, s.model.most), force);
  const holder = kind as Holder;
  const values = over(at, (stand, q) => {
    const freed = freedWorth(s, stand, holder, view.journey?.held?.defeats ?? 0);
    return mastered * freed(q) + (1 - mastered) * heldWorth(s, stand, holder, force)(q);
  });
  return [{ answer: { do: 'master' }, values }];
}

/** RDD-PAS-01, RDD-CHA-01: by name, or by direction and steps for who does not know where he is. */
function teleport(at: Situation, { encounter: kind, force = 0 }: About): Weighed[] {
  const { s, spots, view } = at;
  const worth = (to: (cell: CellIndex) => CellIndex | undefined) => {
    const way = (cell: CellIndex) => there(s, to(cell));
    const values = over(at, (stand, q) => settledAt(s, { ...stand, cell: way(stand.cell) })(q));
    return view.cell === null ? values.with(CHANCE, carriedTo(s, at, spots.map(way))) : values;
  };
  const stays: Weighed = { answer: { do: 'decline' }, values: worth((cell) => cell) };
  const byName = (cells: readonly CellIndex[]): Weighed[] =>
    cells
      .filter((cell) => !s.model.missing[cell] && (view.cell === null || coord(cell) !== view.cell))
      .map((cell) => ({ answer: { do: 'teleport', cell: coord(cell) }, values: worth(() => cell) }));
  if (kind === 'changeur') return [stays, ...byName(cellsOfKind(view.terrain))];
  if (view.cell !== null) return [stays, ...byName(within(spots[0]!, force))];
  return [
    stays,
    ...straightLines(force).map(
      ({ towards, steps }): Weighed => ({
        answer: { do: 'teleport', towards, steps },
        values: worth((cell) => drift(cell, towards, steps)),
      }),
    ),
  ];
}

const straightLines = (force: number) =>
  DIRECTIONS.flatMap((towards) => Array.from({ length: force }, (_, i) => ({ towards, steps: i + 1 })));

/** RDD-MES-01. */
function send(at: Situation, { force = 0 }: About): Weighed[] {
  const { s, view, spots } = at;
  const { suits, cast, missing } = s.model;
  const stays: Weighed = { answer: { do: 'decline' }, values: over(at, (stand, q) => settledAt(s, stand)(q)) };
  if (!cast || cast.cost > at.points) return [stays];
  const sent = (stand: Stand, to: CellIndex | undefined, q: number) =>
    to !== undefined && suits[to] && !missing[to]
      ? s.castValue(q, stand.t, stand.state, stand.points, stand.cell)
      : settledAt(s, stand)(q);
  if (view.cell !== null) {
    const cells = within(spots[0]!, force).filter((cell) => suits[cell] && cell !== spots[0]);
    return [
      stays,
      ...cells.map(
        (cell): Weighed => ({
          answer: { do: 'send', cell: coord(cell) },
          values: over(at, (stand, q) => sent(stand, cell, q)),
        }),
      ),
    ];
  }
  return [
    stays,
    ...straightLines(force).map(
      ({ towards, steps }): Weighed => ({
        answer: { do: 'send', towards, steps },
        values: over(at, (stand, q) => sent(stand, drift(stand.cell, towards, steps), q)),
      }),
    ),
  ];
}

/** Présent des cités: mastered from the outset. */
function present(at: Situation, { force = 0 }: About): Weighed[] {
  const { s } = at;
  const { most } = s.model;
  const best = teleport(at, { encounter: 'passeur', force }).reduce((one, other) =>
    other.values[CHANCE]! > one.values[CHANCE]! ? other : one,
  );
  const flower = over(at, (stand, q) => settledAt(s, { ...stand, points: Math.min(most, stand.points + force) })(q));
  return [
    { answer: { do: 'present', kind: 'fleur' }, values: flower },
    { answer: { do: 'present', kind: 'passeur' }, values: best.values },
    { answer: { do: 'present', kind: 'messager' }, values: over(at, (stand, q) => messagerWorth(s, stand, force)(q)) },
  ];
}

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

function castHere(at: Situation): Weighed[] {
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
function castThrough(at: Situation, { cell, terrain }: About): Weighed[] {
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
function trigger(at: Situation): Weighed[] {
  const { s } = at;
  const wanted = at.spots.every((cell) => s.model.reserve[cell] === 'wanted');
  const fired = s.quantities.map(({ win }) => (wanted ? win : 0));
  return [
    { answer: { do: 'trigger' }, values: fired },
    { answer: { do: 'letPass' }, values: over(at, (stand, q) => (wanted ? 0 : settledAt(s, stand)(q))) },
  ];
}
