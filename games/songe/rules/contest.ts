/** SON-OPP, SON-GRP, SON-IMP: against each other, and together: each draws a test of his own, in turn. */
import { pop, push } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import type { SkillId } from '../data/skills.ts';
import { PRICES } from '../data/tables.ts';
import type { Io } from '../events.ts';
import { type FigureIndex, skillOf } from '../figure.ts';
import type { AnyFrame, Contest, Duel, Verdict } from '../frames.ts';
import { deciderOf, figureOf, goTo, isAble, nameOf, type State, told } from '../state.ts';
import { canAfford, howToPay, tryPay } from './panache.ts';
import { escrimeTest, skillTest, startTest } from './test.ts';
import { procedure } from './ways.ts';
import { enterStage } from './wounds.ts';

/** SON-OPP-03: fixed stones of one against another. */
export function opposed(rule: 'text' | 'example', own: number, foe: number): number {
  return rule === 'text' ? own + (own - foe) : own - Math.abs(own - foe);
}

type Given = Pick<Contest, 'how' | 'figures'> & Partial<Pick<Contest, 'skill' | 'difficulty' | 'races'>>;

function begin(s: State, given: Given, under: AnyFrame): undefined {
  const { how, figures, skill = null, difficulty = 0, races = 0 } = given;
  const begun = { results: [], turn: 0, paid: [], verdict: null };
  push<AnyFrame>(s, { kind: 'contest', step: 'draw', how, figures, skill, difficulty, races, ...begun }, under);
}

export function startContest(s: State, a: Do<'contest'>, under: AnyFrame, io: Io): Refusal | undefined {
  if (!s.figures[a.a] || !s.figures[a.b] || a.a === a.b) return refuse('invalid', 'SON-OPP-01', 'noSuchFigure');
  for (const i of [a.a, a.b]) enterStage(s, i, io);
  const { how, skill, races = 0, difficulty = 0 } = a;
  return begin(s, { how, skill, races, difficulty: how === 'opposition' ? 0 : difficulty, figures: [a.a, a.b] }, under);
}

/** SON-GRP-02, SON-GRP-03: everybody draws; half of the group is enough. */
export function groupTest(s: State, { skill, difficulty, alone }: Do<'group'>, under: AnyFrame): undefined {
  const figures = s.figures.flatMap((figure, i) => (figure.kind === 'arpenteur' && isAble(figure) ? [i] : []));
  begin(s, { how: alone ? 'alone' : 'group', skill, difficulty, figures }, under);
}

/** SON-IMP-01: pure Escrime before a fight; the other may answer. */
export const startImpressing = (s: State, f: Duel, figures: readonly FigureIndex[]): undefined =>
  begin(s, { how: 'impress', figures }, f);

/** The draw of one of them. */
function testOf(s: State, { how, skill, figures, races, difficulty: ruled }: Contest, at: number) {
  const i = figures[at] as FigureIndex;
  const figure = figureOf(s, i);
  if (!skill) return { figure: i, ...escrimeTest(figure), ruled };
  const use = how === 'competition' ? 'contest' : how === 'opposition' ? 'opposition' : 'group';
  const own = { ...skillTest(figure, skill), use } as const;
  const bonus = Math.max(0, at === 0 ? races : -races);
  if (how !== 'opposition') return { figure: i, ...own, bonus, ruled };
  const foe = skillOf(figureOf(s, figures[1 - at] as FigureIndex), skill);
  return { figure: i, ...own, level: opposed(s.options.opposition, own.level, foe), bonus, ruled };
}

/** One draws after another; when all have, it is read. */
function draw(s: State, f: Contest, io: Io): undefined {
  if (f.verdict) f.results.push(f.verdict);
  f.verdict = null;
  if (f.results.length < f.figures.length) startTest(s, testOf(s, f, f.results.length), f);
  else if (f.how === 'impress') impressed(s, f, io);
  else if (f.how === 'group' || f.how === 'alone') together(s, f, io);
  else {
    const winner = winnerOf(f.results);
    if (winner === 'tie') goTo(s, f, 'tie');
    else conclude(s, f, winner, io);
  }
}

/** SON-OPP-01: a success beats a failure; of two the one with more white; of two failures nobody. */
export function winnerOf([a, b]: readonly Pick<Verdict, 'success' | 'shows'>[]): -1 | 0 | 1 | 'tie' {
  if (!a?.success || !b?.success) return a?.success ? 0 : b?.success ? 1 : -1;
  return a.shows === b.shows ? 'tie' : a.shows > b.shows ? 0 : 1;
}

const whitesOf = ({ results: [a, b] }: Contest) => [a?.shows ?? -1, b?.shows ?? -1] as const;

function conclude(s: State, f: Contest, winner: -1 | 0 | 1, io: Io): undefined {
  const [a = -1, b = -1] = f.figures;
  const rule = f.how === 'opposition' ? 'SON-OPP-03' : 'SON-OPP-01';
  io.tell?.({ kind: 'contested', rule, ...told(s, a), foe: nameOf(s, b), whites: whitesOf(f), winner });
  pop(s, f);
}

function together(s: State, f: Contest, io: Io): undefined {
  const who = f.figures.filter((_, at) => f.results[at]?.success).map((i) => nameOf(s, i));
  const members = f.figures.length;
  const rule = f.how === 'alone' ? 'SON-GRP-03' : 'SON-GRP-02';
  const success = members > 0 && who.length * 2 >= members;
  io.tell?.({ kind: 'groupTest', rule, what: f.skill ?? '', successes: who.length, members, success, who });
  pop(s, f);
}

/** SON-IMP-01, SON-IMP-02: for two exchanges a stone for who shows more; who fails to impress takes no malus. */
function impressed(s: State, f: Contest, io: Io): undefined {
  const [mine, theirs] = whitesOf(f);
  const success = f.results[0]?.success === true;
  const below = pop<AnyFrame>(s, f);
  if (below?.kind !== 'duel') throw new Error('nobody is impressed out of a duel');
  const [challenger] = f.figures;
  // The white stones decide between two who succeed, and between a success and a failure.
  const outcome = !success || theirs > mine ? -1 : theirs === mine ? 0 : 1;
  const names = below.sides.map(({ figure }) => nameOf(s, figure));
  const won = below.sides.findIndex(({ figure }) => (figure === challenger) === outcome > 0);
  if (outcome !== 0)
    for (const [at, side] of below.sides.entries()) {
      side.swagger = at === won ? 1 : success ? -1 : 0;
      side.swaggerFor = 2;
    }
  const [winner = '', loser = ''] = outcome === 0 ? [] : [names[won], names[1 - won]];
  const rule = success ? 'SON-IMP-01' : 'SON-IMP-02';
  const whites = [mine, theirs] as const;
  io.tell?.({ kind: 'impressed', rule, ...told(s, challenger as FigureIndex), whites, winner, loser });
}

const asked = (f: Contest): FigureIndex => f.figures[f.turn] as FigureIndex;

/** SON-OPP-02: if both pay, or nobody does, it is drawn again. */
function tied(s: State, f: Contest, io: Io, paid = false): undefined {
  f.paid.push(paid);
  f.turn++;
  const [a, b] = f.paid;
  if (f.turn < 2) goTo(s, f, 'tie');
  else if (a !== b) conclude(s, f, a ? 0 : 1, io);
  else {
    Object.assign(f, { results: [], paid: [], turn: 0 });
    goTo(s, f, 'draw');
  }
}

export const contest = procedure<Contest>({
  draw: { run: draw },
  tie: {
    kind: 'contest.tie',
    open: true,
    to: (s, f) => (canAfford(s, asked(f), PRICES.tie) ? deciderOf(s, asked(f)) : undefined),
    about: (s, f) => ({ what: f.skill ?? '', name: nameOf(s, asked(f)), white: whitesOf(f)[0] }),
    cites: ['SON-OPP-02'],
    choices: (s, f) => [{ do: 'pass' }, { do: 'breakTie', ...howToPay(s, asked(f), PRICES.tie) }],
    on: {
      pass: (s, f, _a, io) => tied(s, f, io),
      breakTie: (s, f, a, io) => tryPay(s, asked(f), PRICES.tie, 'SON-OPP-02', io, a) ?? tied(s, f, io, true),
    },
    run: (s, f, io) => tied(s, f, io),
  },
});

/** SON-GRP-01: who is best at it. */
export function bestAt(s: State, skill: SkillId): FigureIndex {
  let best = -1;
  s.figures.forEach((figure, i) => {
    if (figure.kind !== 'arpenteur' || !isAble(figure)) return;
    if (best < 0 || skillOf(figure, skill) > skillOf(figureOf(s, best), skill)) best = i;
  });
  return best;
}
