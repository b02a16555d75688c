/** SON-KAR: one signed count of cases; four are a point. */
import type { Io } from '@reverie/kernel/game';
import type { Event } from '../events.ts';
import type { Figure, FigureIndex } from '../figure.ts';
import type { SongeRule } from '../rulebook.ts';
import { figureOf, hasConteur, type State, told } from '../state.ts';

/** SON-KAR-02: −4 points end the character; +16 is ours. */
export const KARMA_LEAST = -16;
export const KARMA_MOST = 16;

/** SON-KAR-02: four cases a point, whole points only. */
export const pointsOf = ({ karma }: Figure): number => Math.trunc(karma / 4);

export function changeKarma(
  s: State,
  i: FigureIndex,
  change: number,
  rule: SongeRule,
  why: string,
  io: Io<Event>,
): undefined {
  const figure = figureOf(s, i);
  const before = figure.karma;
  figure.karma = Math.max(KARMA_LEAST, Math.min(KARMA_MOST, before + change));
  if (figure.karma === before) return;
  io.tell?.({ kind: 'karma', rule, ...told(s, i), change: figure.karma - before, cases: figure.karma, why });
  // SON-KAR-10: at −4 points the character passes to the Conteur.
  if (figure.karma === KARMA_LEAST && figure.kind === 'arpenteur' && figure.out !== 'conteur') {
    if (hasConteur(s)) {
      // A figure that he plays in everything; everybody knows how good it is.
      const { escrime, manoeuvres, bottes, eclats, descripteurs, skills } = figure.sheet;
      figure.shown = [...Object.keys(manoeuvres), ...bottes, ...eclats, ...descripteurs, ...Object.keys(skills)];
      Object.assign(figure, { former: figure.seat, seat: null, kind: 'major', out: null, entered: true });
      figure.suspected = Array.from({ length: 9 }, (_, level) => (level === escrime ? 1 : 0));
    } else figure.out = 'conteur';
    io.tell?.({ kind: 'outOf', rule: 'SON-KAR-10', ...told(s, i), how: 'conteur' });
  }
}

/** SON-KAR-15: used Karma moves towards 0. */
export function useKarma(s: State, i: FigureIndex, cases: number, rule: SongeRule, io: Io<Event>): undefined {
  const { karma } = figureOf(s, i);
  changeKarma(s, i, karma > 0 ? -Math.min(cases, karma) : Math.min(cases, -karma), rule, 'used', io);
}

/** SON-KAR-10: an Éclat de Cauchemar serves from −3 points downwards. */
export const isNightmarish = (figure: Figure): boolean => pointsOf(figure) <= -3;
/** SON-KAR-17: what strangers feel: a stone for each point, two at most. */
export const reaction = (figure: Figure): number => Math.max(-2, Math.min(2, pointsOf(figure)));
