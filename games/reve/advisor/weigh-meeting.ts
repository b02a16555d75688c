/** The answers to whoever is met on the way (RDD-ENC). */
import { type EncounterKind, priceOf, SPECIAL_ENCOUNTERS } from '../data/encounters.ts';
import { type CellIndex, cellsOfKind } from '../data/map.ts';
import { bendsWithin, shifted, within } from '../hex.ts';
import { carriedTo } from './lost.ts';
import { freedWorth, heldWorth, meetingAt, messagerWorth, type Stand, settledAt } from './meet.ts';
import { CHANCE } from './quantities.ts';
import { coord, over, type Situation, there, type Weighed } from './situation.ts';
import type { Holder } from './tables.ts';

/** Who is met, as the questions say it. */
interface Encountered {
  readonly encounter: EncounterKind;
  readonly force: number;
}

/** RDD-ENC-04. Met asleep (RDD-DREAM-01), nothing but the Dragons is at stake. */
export function encounter(at: Situation, { encounter: kind, force }: Encountered): Weighed[] {
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
export function struggle(at: Situation, { encounter: kind, force }: Encountered): Weighed[] {
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
export function teleport(at: Situation, { encounter: kind, force }: Encountered): Weighed[] {
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
    ...bendsWithin(force).map(
      (way): Weighed => ({ answer: { do: 'teleport', ...way }, values: worth((cell) => shifted(cell, way)) }),
    ),
  ];
}

/** RDD-MES-01. */
export function send(at: Situation, { force }: Pick<Encountered, 'force'>): Weighed[] {
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
    ...bendsWithin(force).map(
      (way): Weighed => ({
        answer: { do: 'send', ...way },
        values: over(at, (stand, q) => sent(stand, shifted(stand.cell, way), q)),
      }),
    ),
  ];
}

/** Présent des cités: mastered from the outset. */
export function present(at: Situation, { force }: Pick<Encountered, 'force'>): Weighed[] {
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
