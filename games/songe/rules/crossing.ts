/** SON-BRU: through the Brumes alone. The rules tell the story: the twenty ideas, their Difficulties, and what comes of them. */
import { pop, push } from '@reverie/kernel/frames';
import { refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { READY } from '../characters.ts';
import { BRUMES as IDEAS, type Idea } from '../data/brumes.ts';
import { MASQUES, type SkillId } from '../data/skills.ts';
import { PRICES } from '../data/tables.ts';
import type { Io } from '../events.ts';
import { amend, newFigure } from '../figure.ts';
import type { AnyFrame, Crossing } from '../frames.ts';
import type { Way } from '../questions.ts';
import { figureOf, goTo, type State, told } from '../state.ts';
import { startAlgarade } from './algarade.ts';
import { BRUMES, GUESS } from './drawing.ts';
import { startDuel } from './duel/duel.ts';
import { canAfford, changeKarma, gain, lose, panacheOf, pay } from './panache.ts';
import { skillTest, startTest } from './test-draw.ts';
import { procedure } from './ways.ts';
import { drinkPotion, hurt, passTime } from './wounds.ts';

export function startCrossing(s: State, figure: number): undefined {
  const begun = { leg: 0, idea: -1, passed: 0, seen: [], verdict: null };
  push<AnyFrame>(s, { kind: 'crossing', step: 'road', figure, foe: -1, ...begun });
}

function waysOf(s: State, f: Crossing): Way[] {
  const idea = IDEAS[f.idea];
  const figure = figureOf(s, f.figure);
  if (!idea) return [];
  const found: Way[] = idea.ways.map(([skill, difficulty]) => ({ by: 'skill', skill, difficulty }));
  if (idea.duel) found.push({ by: 'duel' });
  if (idea.band && (READY[idea.band]?.escrime ?? 9) < figure.sheet.escrime) found.push({ by: 'band' });
  if (canAfford(s, f.figure, PRICES.masque)) {
    // SON-PPS-08, SON-PPS-11: one stone, and it is solved in keeping with what one is.
    const how = panacheOf(s, f.figure) < PRICES.masque && ({ debt: true } as const);
    const [name] = figure.sheet.descripteurs;
    const { masque } = figure.sheet;
    const skill = masque
      ? (MASQUES[masque].skills as readonly SkillId[]).find((one) => idea.ways.some(([way]) => way === one))
      : undefined;
    if (skill) found.push({ by: 'masque', skill, ...how });
    else if (name) found.push({ by: 'descripteur', name, ...how });
  }
  return found.slice(0, 6);
}

/** SON-BRU-03: dread; a table instead of a Conteur says what it does. */
function concluded(s: State, f: Crossing, passed: boolean, io: Io): undefined {
  const idea = IDEAS[f.idea] as Idea;
  const prize = passed ? idea.gain : idea.loss;
  if (passed) f.passed++;
  io.tell?.({ kind: 'legOver', rule: 'SON-BRU-03', n: f.leg, passed, prize });
  const figure = figureOf(s, f.figure);
  switch (prize) {
    case 'panache':
      if (passed) gain(s, f.figure, 1, 'SON-PPG-02', 'panache', io);
      else lose(s, f.figure, 'SON-BRU-03', 'brumes', f, io);
      break;
    case 'karma':
      changeKarma(s, f.figure, passed ? 1 : -1, passed ? 'SON-KAR-05' : 'SON-KAR-06', 'brumes', io);
      break;
    case 'potion':
      amend(figure, { potions: [...figure.sheet.potions, 2] });
      break;
    case 'mana':
      figure.mana = Math.min(figure.sheet.mana, figure.mana + 4);
      break;
    case 'legere':
    case 'serieuse':
      // In a duel lost the wounds were given there.
      if (f.foe < 0) hurt(s, f.figure, prize, 0, io);
      break;
    case 'day':
      passTime(s, { days: 1 }, io);
      break;
    case 'black':
      thicken(s, 4, io);
      break;
    default:
      break;
  }
  f.foe = -1;
  if (figure.out === 'surrendered' || figure.out === 'fled' || figure.out === 'captured') figure.out = null;
  limbes(s, f, io);
  goTo(s, f, figure.out !== null || f.leg >= s.options.legs ? 'over' : 'road');
}

/** SON-BAG-02: who lingers in the Brumes finds more black stones in the bag. */
function thicken(s: State, black: number, io: Io): undefined {
  if (s.store.coin) return;
  s.store.bag.black += black;
  s.minted.black += black;
  io.tell?.({ kind: 'bagChanged', rule: 'SON-BAG-02', black, text: '' });
}

/** SON-LIM-02: the hostile event of the Limbes: the next encounter is a stone harder. */
function limbes(s: State, f: Crossing, io: Io): undefined {
  while (s.limbesDue > 0) {
    s.limbesDue--;
    figureOf(s, f.figure).nextDraw -= 1;
    io.tell?.({ kind: 'limbesEvent', rule: 'SON-LIM-02', text: '', by: 'table' });
  }
}

function meet(s: State, f: Crossing, io: Io): undefined {
  const left = IDEAS.flatMap((_, at) => (f.seen.includes(at) ? [] : [at]));
  f.idea = left[io.chance.pick(BRUMES, left.length)] as number;
  f.seen.push(f.idea);
  f.leg++;
  io.tell?.({ kind: 'leg', rule: 'SON-BRU-04', n: f.leg, idea: f.idea });
  goTo(s, f, 'leg');
}

function face(s: State, f: Crossing, way: Way, io: Io): undefined {
  const idea = IDEAS[f.idea] as Idea;
  const figure = figureOf(s, f.figure);
  if (way.by === 'skill') {
    goTo(s, f, 'tested');
    return void startTest(s, { figure: f.figure, ...skillTest(figure, way.skill), ruled: way.difficulty }, f);
  }
  if (way.by === 'descripteur' || way.by === 'masque') {
    const rule = way.by === 'masque' ? 'SON-PPS-11' : 'SON-PPS-08';
    pay(s, f.figure, PRICES.masque, rule, io, way);
    const what = way.by === 'masque' ? way.skill : way.name;
    io.tell?.({ kind: 'done', rule, ...told(s, f.figure), act: way.by, what, text: '' });
    return concluded(s, f, true, io);
  }
  const sheet = READY[(way.by === 'duel' ? idea.duel : idea.band) ?? ''];
  if (!sheet) throw new Error('nobody to fight');
  s.figures.push(newFigure(sheet, null));
  f.foe = s.figures.length - 1;
  goTo(s, f, 'fought');
  if (way.by === 'band') return void startAlgarade(s, f.figure, f.foe, 2, f, io);
  if (s.weighed) {
    // For odds the policy fights on both sides. Too much to be weighed way by way: it is sampled at once.
    figure.seat = null;
    io.chance.pick(GUESS, 1_000_000_000);
  }
  startDuel(s, f.figure, f.foe, {}, io, f);
}

const player = (s: State, f: Crossing) => figureOf(s, f.figure).seat ?? undefined;

function over(s: State, f: Crossing, io: Io): undefined {
  const { seat, out } = figureOf(s, f.figure);
  const through = out === null && f.leg >= s.options.legs;
  s.over = { winners: through && seat !== null ? [seat] : [], rule: 'SON-BRU-04' };
  io.tell?.({ kind: 'closed', rule: 'SON-BRU-01' });
  pop(s, f);
}

/** What facing it in each way rests on. */
const FACE_CITES = {
  duel: ['SON-DUE-01'],
  band: ['SON-ALG-01', 'SON-ALG-02'],
  masque: ['SON-PPS-11'],
  skill: ['SON-TST-01'],
  descripteur: ['SON-PPS-08'],
} as const;

export const crossing = procedure<Crossing>({
  road: {
    kind: 'crossing.road',
    to: player,
    about: (s, f) => ({ leg: f.leg, legs: s.options.legs }),
    cites: ['SON-BRU-01', 'SON-BRU-04'],
    choices(s, f) {
      const { sheet, potionDay, wounds, asleep } = figureOf(s, f.figure);
      const [quality] = sheet.potions;
      const potion: Answer[] =
        quality !== undefined && potionDay !== s.day && wounds.length > 0 ? [{ do: 'potion', quality }] : [];
      // SON-MAG-14: who is asleep goes nowhere before a rest.
      return [...(asleep ? [] : [{ do: 'onward' } as const]), { do: 'rest' }, ...potion, { do: 'yield' }];
    },
    on: {
      onward: {
        cites: ['SON-BRU-04'],
        take: (s, f, _a, io) =>
          figureOf(s, f.figure).asleep ? refuse('invalid', 'SON-MAG-14', 'asleep') : meet(s, f, io),
      },
      rest: {
        cites: ['SON-HEA-03'],
        take(s, f, _a, io) {
          passTime(s, { days: 1 }, io);
          thicken(s, 2, io);
          goTo(s, f, 'road');
        },
      },
      potion: {
        cites: ['SON-POT-01', 'SON-POT-03'],
        take: (s, f, a, io) => drinkPotion(s, f.figure, a.quality, io) ?? goTo(s, f, 'road'),
      },
      yield: { cites: ['SON-DUE-10'], take: (s, f) => goTo(s, f, 'over') },
    },
    absent: { do: 'yield' },
    run: over,
  },
  leg: {
    kind: 'crossing.face',
    to: player,
    about: (s, f) => ({ idea: f.idea, ways: waysOf(s, f) }),
    cites: ['SON-BRU-03', 'SON-WHEN-03'],
    choices: (s, f) => waysOf(s, f).map((_, way): Answer => ({ do: 'face', way })),
    on: {
      face: {
        cites: (d, { way }) => FACE_CITES[d.about.ways[way]?.by ?? 'descripteur'],
        take(s, f, a, io) {
          const way = waysOf(s, f)[a.way];
          if (!way) return refuse('invalid', 'SON-BRU-03', 'noSuchWay');
          face(s, f, way, io);
        },
      },
    },
    otherwise: ['SON-BRU-03', 'noSuchWay'],
    absent: { do: 'face', way: 0 },
    run: over,
  },
  tested: {
    run(s, f, io) {
      const { verdict } = f;
      f.verdict = null;
      if (verdict) concluded(s, f, verdict.success, io);
      else over(s, f, io);
    },
  },
  fought: {
    run(s, f, io) {
      // A band is always beaten; in a duel whoever is still standing has won.
      const foe = figureOf(s, f.foe);
      concluded(s, f, foe.kind === 'minor' || foe.out !== null, io);
    },
  },
  over: { run: over },
});
