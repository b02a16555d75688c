/**
 * What a duel looks like to a seat at the beginning of an exchange, in figures for a net: both fighters, and the moment.
 * Of a foe whose sheet is not shown only that counts which everybody sees.
 */
import type { SeatIndex } from '@reverie/kernel/game';
import { isAttack } from '../data/manoeuvres.ts';
import { CHARACTERISTICS } from '../data/skills.ts';
import { armourOf, attacksOf, defencesOf, type Figure, levelOf, scoreOf, woundMalus } from '../figure.ts';
import type { AnyFrame, Crossing, Duel, Side } from '../frames.ts';
import { pointsOf } from '../rules/panache.ts';
import { figureOf, hidesEscrime, ofSeat, type State } from '../state.ts';

const FIGHTER = [
  ...['legere', 'serieuse', 'grave', 'mortelle', 'hidden', 'boxes', 'room', 'malus', 'out'],
  ...['panache', 'rich', 'karma', 'escrime', 'escrimeKnown', 'redraws', 'own', 'armour', 'endurance'],
  ...['attack', 'attack2', 'attack3', 'defence', 'defence2', 'bottes', 'shield'],
  ...['dessous', 'dessous2', 'swagger', 'run', 'defenceRun', 'holder'],
] as const;

const MOMENT = ['duel', 'exchange', 'late', 'alone', 'dark', 'crossing', 'leg', 'passed', 'first'] as const;

const named = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix}.${name}`);

export const FEATURES: readonly string[] = [
  ...named('own', FIGHTER),
  ...named('foe', FIGHTER),
  ...named('lead', FIGHTER),
  ...named('moment', MOMENT),
];

const LENGTH = FIGHTER.length;

/** The levels that somebody fights with, the best first; those that were done last count less. */
function levels(figure: Figure, attack: boolean, last: string | null, run: number): number[] {
  const ids = attack ? attacksOf(figure) : defencesOf(figure);
  return ids.map((id) => (levelOf(figure, id) ?? 0) - (id === last ? run : 0)).sort((a, b) => b - a);
}

function readFighter(
  s: State,
  i: number,
  side: Side | undefined,
  holds: boolean,
  viewer: SeatIndex,
  out: Float64Array,
  from: number,
): void {
  const figure = figureOf(s, i);
  const own = figure.seat === viewer;
  const stranger = !own && figure.kind !== 'arpenteur' && figure.kind !== 'valet';
  const hidden = !own && s.options.hiddenEscrime && hidesEscrime(s, i);
  const wounds = [0, 0, 0, 0, 0];
  for (const wound of figure.wounds) {
    const at = wound.hidden ? 4 : ['legere', 'serieuse', 'grave', 'mortelle'].indexOf(wound.kind);
    wounds[at] = (wounds[at] as number) + 1;
  }
  const panache = figure.panache.white + figure.panache.black;
  const escrime = hidden ? 0 : figure.sheet.escrime;
  let left = 0;
  if (!stranger) for (const what of CHARACTERISTICS) left += Math.max(0, scoreOf(figure, what) - figure.ticks[what]);
  const [last, run] = [side?.last ?? null, side?.run ?? 0];
  const attacks = stranger ? [] : levels(figure, true, last, run);
  const defences = stranger ? [] : levels(figure, false, last, run);
  const { track } = figure.sheet;
  const room = track[1] + track[2] + track[3] - (wounds[1] as number) - (wounds[2] as number) - (wounds[3] as number);
  let at = from;
  for (const figures of [
    (wounds[0] as number) / 3,
    (wounds[1] as number) / 2,
    (wounds[2] as number) / 2,
    wounds[3] as number,
    (wounds[4] as number) / 2,
    figure.boxes / 3,
    room / 6,
    woundMalus(figure) / 3,
    figure.out === null ? 0 : 1,
    panache / 8,
    Math.max(0, panache - 6) / 8,
    pointsOf(figure) / 4,
    escrime / 8,
    hidden ? 0 : 1,
    hidden ? 0 : Math.max(0, escrime - (side?.used ?? 0)) / 6,
    left / 8,
    armourOf(figure) / 4,
    stranger ? 0 : Math.max(0, scoreOf(figure, 'END')) / 4,
    (attacks[0] ?? 0) / 6,
    (attacks[1] ?? 0) / 6,
    (attacks[2] ?? 0) / 6,
    (defences[0] ?? 0) / 6,
    (defences[1] ?? 0) / 6,
    stranger ? 0 : figure.sheet.bottes.length / 3,
    figure.sheet.shield === 'aucun' ? 0 : 1,
    (side?.dessous ?? 0) / 3,
    (side?.dessous ?? 0) >= 2 ? 1 : 0,
    (side?.swaggerFor ?? 0) > 0 ? (side?.swagger ?? 0) : 0,
    last && isAttack(last) ? run / 3 : 0,
    last && !isAttack(last) ? run / 3 : 0,
    holds ? 1 : 0,
  ]) {
    out[at++] = figures;
  }
}

const frameOf = <K extends AnyFrame['kind']>(s: State, kind: K): Extract<AnyFrame, { kind: K }> | undefined =>
  s.stacks[0]?.find((frame): frame is Extract<AnyFrame, { kind: K }> => frame.kind === kind);

/** Writes every figure: one's own side, the foe's, how far one is ahead, and the moment. */
export function read(s: State, seat: SeatIndex, out: Float64Array): void {
  out.fill(0, 0, FEATURES.length);
  const duel: Duel | undefined = frameOf(s, 'duel');
  const crossing: Crossing | undefined = frameOf(s, 'crossing');
  const mine = duel ? duel.sides.findIndex(({ figure }) => figureOf(s, figure).seat === seat) : -1;
  if (duel && mine >= 0) {
    const own = duel.sides[mine as 0 | 1];
    const foe = duel.sides[(1 - mine) as 0 | 1];
    readFighter(s, own.figure, own, duel.holder === mine, seat, out, 0);
    readFighter(s, foe.figure, foe, duel.holder === 1 - mine, seat, out, LENGTH);
    for (let i = 0; i < LENGTH; i++) out[2 * LENGTH + i] = (out[i] as number) - (out[LENGTH + i] as number);
  } else {
    const own = ofSeat(s, seat);
    if (own >= 0) readFighter(s, own, undefined, false, seat, out, 0);
  }
  let at = 3 * LENGTH;
  out[at++] = duel && mine >= 0 ? 1 : 0;
  out[at++] = (duel?.exchange ?? 0) / 20;
  out[at++] = (duel?.exchange ?? 0) > 12 ? 1 : 0;
  out[at++] = s.players.length === 1 ? 1 : 0;
  out[at++] = duel?.dark ? 1 : 0;
  out[at++] = crossing ? 1 : 0;
  out[at++] = (crossing?.leg ?? 0) / 6;
  out[at++] = (crossing?.passed ?? 0) / 6;
  out[at] = mine === 0 ? 1 : 0;
}
