/** SON-OPP, SON-GRP, SON-IMP: against each other, and together: each draws a test of his own, in turn. */
import { pop, push } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import type { Use } from '../data/mends.ts';
import { type Characteristic, isCharacteristic, type SkillId } from '../data/skills.ts';
import { PRICES } from '../data/tables.ts';
import type { Io } from '../events.ts';
import { type Figure, type FigureIndex, scoreOf, skillOf } from '../figure.ts';
import type { AnyFrame, Contest, Duel, Verdict } from '../frames.ts';
import { deciderOf, figureOf, goTo, isAble, isFighting, nameOf, type State, told } from '../state.ts';
import { shutFor } from './drawing.ts';
import { canAfford, isPlayers, payable, priced, tryPay } from './panache.ts';
import { characteristicTest, escrimeTest, skillTest, startTest } from './test-draw.ts';
import { procedure } from './ways.ts';
import { enterStage } from './wounds.ts';

/** SON-OPP-03: fixed stones of one against another. */
export function opposed(rule: 'text' | 'example', own: number, foe: number): number {
  return rule === 'text' ? own + (own - foe) : own - Math.abs(own - foe);
}

type Given = Pick<Contest, 'how' | 'figures'> &
  Partial<Pick<Contest, 'skill' | 'on' | 'difficulty' | 'races' | 'relance'>>;

function begin(s: State, given: Given, under: AnyFrame): undefined {
  const { how, figures, skill = null, on = null, difficulty = 0, races = 0, relance = 0 } = given;
  const begun = { results: [], turn: 0, paid: [], verdict: null };
  push<AnyFrame>(
    s,
    { kind: 'contest', step: 'draw', how, figures, skill, on, difficulty, races, relance, ...begun },
    under,
  );
}

export function startContest(s: State, a: Do<'contest'>, under: AnyFrame, io: Io): Refusal | undefined {
  const [one, other] = [s.figures[a.a], s.figures[a.b]];
  if (!one || !other || one === other || !isAble(one) || !isAble(other))
    return refuse('invalid', 'SON-OPP-01', 'noSuchFigure');
  const { how, races = 0, difficulty = 0, relance = 0 } = a;
  const use = how === 'opposition' ? 'opposition' : 'contest';
  const unfit = unfitDraw(s, use, a);
  if (unfit) return unfit;
  for (const i of [a.a, a.b]) enterStage(s, i, io);
  const given = { how, skill: a.skill ?? null, on: a.characteristic ?? null, races, relance };
  return begin(s, { ...given, difficulty: how === 'opposition' ? 0 : difficulty, figures: [a.a, a.b] }, under);
}

type DrawnOn = Pick<Do<'probe'>, 'skill' | 'characteristic' | 'relance'>;

/** SON-WHEN-03: a skill or a characteristic; SON-DIF-03: a Relance where a Difficulty is the Conteur's. */
function unfitDraw(s: State, use: Use, { skill, characteristic, relance = 0 }: DrawnOn): Refusal | undefined {
  if ((skill === undefined) === (characteristic === undefined)) return refuse('invalid', 'SON-WHEN-03', 'testOneThing');
  if (relance === 0) return undefined;
  return s.options.relance ? shutFor(use, 'relance') : refuse('invalid', 'SON-DIF-03', 'noRelance');
}

/** What is drawn on, and what it brings. */
const ownTest = (figure: Figure, skill: SkillId | null | undefined, on: Characteristic | null | undefined) =>
  skill ? skillTest(figure, skill) : characteristicTest(figure, on ?? 'PER');

/** SON-WHEN-03: any figure on the table draws for itself, by the Conteur's word. */
export function probe(s: State, a: Do<'probe'>, under: AnyFrame, io: Io): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure || !isAble(figure)) return refuse('invalid', 'SON-WHEN-03', 'noSuchFigure');
  const own = a.skill || a.characteristic ? ownTest(figure, a.skill, a.characteristic) : undefined;
  const unfit = unfitDraw(s, own?.use ?? 'skill', a);
  if (unfit || !own) return unfit;
  const { difficulty: ruled, bonus = 0, relance = 0, text = '' } = a;
  if (bonus > s.options.bonusMost)
    return refuse('invalid', 'SON-BON-01', 'bonusTooHigh', { most: s.options.bonusMost });
  enterStage(s, a.to, io);
  io.tell?.({ kind: 'proposed', rule: 'SON-WHEN-03', ...told(s, a.to), what: own.what, text, panache: 0 });
  startTest(s, { figure: a.to, ...own, forced: own.forced + relance, bonus, ruled, text, alone: true }, under);
}

/** SON-GRP-02, SON-GRP-03: everybody draws; half of the group is enough. */
export function groupTest(s: State, a: Do<'group'>, under: AnyFrame): Refusal | undefined {
  const unfit = unfitDraw(s, 'group', a);
  if (unfit) return unfit;
  const { skill = null, characteristic: on = null, difficulty, alone, relance = 0 } = a;
  const figures = s.figures.flatMap((figure, i) => (figure.kind === 'arpenteur' && isAble(figure) ? [i] : []));
  return begin(s, { how: alone ? 'alone' : 'group', skill, on, difficulty, relance, figures }, under);
}

/** SON-IMP-01: pure Escrime before a fight; the other may answer. */
export const startImpressing = (s: State, f: Duel, figures: readonly FigureIndex[]): undefined =>
  begin(s, { how: 'impress', figures }, f);

/** The draw of one of them. */
function testOf(s: State, f: Contest, at: number) {
  const { how, skill, on, figures, races, relance, difficulty: ruled } = f;
  const i = figures[at] as FigureIndex;
  const figure = figureOf(s, i);
  if (how === 'impress') return { figure: i, ...escrimeTest(figure), ruled };
  const use = how === 'competition' ? 'contest' : how === 'opposition' ? 'opposition' : 'group';
  const own = { ...ownTest(figure, skill, on), use } as const;
  const bonus = Math.max(0, at === 0 ? races : -races);
  const drawn = { figure: i, ...own, forced: own.forced + relance, bonus, ruled };
  if (how !== 'opposition') return drawn;
  const foe = ownTest(figureOf(s, figures[1 - at] as FigureIndex), skill, on);
  return { ...drawn, level: opposed(s.options.opposition, own.level, foe.level) };
}

/** Who is out or asleep when it is their turn draws nothing. */
const MISSED: Verdict = { success: false, white: 0, shows: 0, reussites: 0, quality: 'failure' };

/** One draws after another; when all have, it is read. */
function draw(s: State, f: Contest, io: Io): undefined {
  if (f.verdict) f.results.push(f.verdict);
  f.verdict = null;
  for (let next = f.figures[f.results.length]; next !== undefined; next = f.figures[f.results.length]) {
    if (isAble(figureOf(s, next))) break;
    f.results.push(MISSED);
  }
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
  // SON-DTH-01, SON-MAG-14: who fell or fell asleep meanwhile does not count in the half.
  const there = f.figures.flatMap((i, at) => (isAble(figureOf(s, i)) ? [{ i, success: f.results[at]?.success }] : []));
  const who = there.filter(({ success }) => success).map(({ i }) => nameOf(s, i));
  const members = there.length;
  const rule = f.how === 'alone' ? 'SON-GRP-03' : 'SON-GRP-02';
  const success = members > 0 && who.length * 2 >= members;
  io.tell?.({ kind: 'groupTest', rule, what: f.skill ?? f.on ?? '', successes: who.length, members, success, who });
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

const BREAK_TIE = priced({ do: 'breakTie' });

export const contest = procedure<Contest>({
  draw: { run: draw },
  tie: {
    kind: 'contest.tie',
    open: true,
    // Who is out or asleep meanwhile breaks no tie.
    to: (s, f) =>
      isAble(figureOf(s, asked(f))) && canAfford(s, asked(f), PRICES.tie) ? deciderOf(s, asked(f)) : undefined,
    about: (s, f) => ({ what: f.skill ?? f.on ?? '', name: nameOf(s, asked(f)), white: whitesOf(f)[0] }),
    cites: ['SON-OPP-02'],
    choices: (s, f) => [{ do: 'pass' }, payable(s, asked(f), PRICES.tie, BREAK_TIE)],
    on: {
      pass: (s, f, _a, io) => tied(s, f, io),
      breakTie: (s, f, a, io) => tryPay(s, asked(f), PRICES.tie, 'SON-OPP-02', io, a) ?? tied(s, f, io, true),
    },
    run: (s, f, io) => tied(s, f, io),
  },
});

/** SON-GRP-01: why this one does not draw for the others, or why so many cannot help. Valets help, and draw where they are best. */
export function cannotLead(
  s: State,
  i: FigureIndex,
  what: SkillId | Characteristic | undefined,
  helpers: number,
): Refusal | undefined {
  if (helpers === 0) return undefined;
  const level = (figure: Figure): number =>
    what === undefined ? 0 : isCharacteristic(what) ? scoreOf(figure, what) : skillOf(figure, what);
  const own = figureOf(s, i);
  const others = s.figures.filter((one, at) => at !== i && isPlayers(one) && isAble(one) && !isFighting(s, at));
  if (what === undefined || others.some((one) => one.kind === 'arpenteur' && level(one) > level(own)))
    return refuse('invalid', 'SON-GRP-01', 'notTheBest');
  if (helpers > others.length) return refuse('invalid', 'SON-GRP-01', 'tooManyHelpers', { most: others.length });
}
