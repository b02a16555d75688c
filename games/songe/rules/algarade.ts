/** SON-ALG: a fight against nameless ones, which an Arpenteur cannot lose. */
import { pop, push } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { isAttack, type ManoeuvreId } from '../data/manoeuvres.ts';
import type { Io } from '../events.ts';
import { attacksOf, defencesOf, type FigureIndex, levelOf } from '../figure.ts';
import type { Algarade, AnyFrame } from '../frames.ts';
import { conteurOf, deciderOf, figureOf, goTo, isAble, nameOf, type State, told } from '../state.ts';
import { cannotTakeOn } from './drawing.ts';
import { passToken } from './duel/opening.ts';
import { castSpell, drinks, otherActs, useObject } from './magic.ts';
import { changeKarma, gain, lose } from './panache.ts';
import { fightTest, startTest } from './test-draw.ts';
import { mayWait, wait, waits } from './turns.ts';
import { procedure } from './ways.ts';
import { enterStage } from './wounds.ts';

/** SON-ALG-04: more of them for one Arpenteur, and he must stop or be wounded. */
const MOST_FOES = 3;

/** Why these two cannot meet in an Algarade. */
export function unfitFor(s: State, figure: FigureIndex, band: FigureIndex, foes: number): Refusal | undefined {
  const own = s.figures[figure];
  const theirs = s.figures[band];
  if (!own || !theirs || figure === band) return refuse('invalid', 'SON-ALG-01', 'noSuchFigure');
  if (theirs.kind !== 'minor') return refuse('invalid', 'SON-NPC-05', 'duelsForThese');
  // SON-ALG-08: below the Arpenteur.
  if (theirs.sheet.escrime >= own.sheet.escrime) return refuse('invalid', 'SON-ALG-08', 'tooStrong');
  if (foes > MOST_FOES) return refuse('invalid', 'SON-ALG-04', 'tooManyFoes', { most: MOST_FOES });
}

export function startAlgarade(
  s: State,
  figure: FigureIndex,
  band: FigureIndex,
  foes: number,
  under: AnyFrame,
  io: Io,
  joined = false,
): Refusal | undefined {
  const refusal = unfitFor(s, figure, band, foes);
  if (refusal) return refusal;
  const [own, theirs] = [figureOf(s, figure), figureOf(s, band)];
  enterStage(s, band, io);
  if (!joined) passToken(s);
  io.tell?.({ kind: 'duel', rule: 'SON-ALG-01', names: [own.sheet.name, theirs.sheet.name] });
  if (s.options.fastAlgarade && foes === 1) {
    // SON-ALG-06: described, no draw, no PP.
    io.tell?.({ kind: 'felled', rule: 'SON-ALG-06', ...told(s, figure), count: 1, left: 0 });
    return undefined;
  }
  const begun = { used: [], redraws: 0, panache: 0, manoeuvre: null, text: '', rounds: 0, verdict: null };
  push<AnyFrame>(s, { kind: 'algarade', step: 'attack', figure, band, foes, ...begun }, under);
}

const difference = (s: State, f: Algarade): number =>
  figureOf(s, f.figure).sheet.escrime - figureOf(s, f.band).sheet.escrime;

/** SON-ALG-01, SON-ALG-03, SON-ALG-07: the skill, the difference, one less for what was used before and, in defence, for each further foe. */
function fixedFor(s: State, f: Algarade, id: ManoeuvreId): number {
  const used = f.used.includes(id) ? 1 : 0;
  const further = isAttack(id) ? 0 : f.foes - 1;
  return (levelOf(figureOf(s, f.figure), id) ?? 0) + difference(s, f) - used - further;
}

/** The manoeuvre that was chosen is tested; what comes of it is read at the next step. */
function test(s: State, f: Algarade, comic: boolean): undefined {
  const id = f.manoeuvre as ManoeuvreId;
  goTo(s, f, isAttack(id) ? 'attacked' : 'defended');
  const fight = fightTest(figureOf(s, f.figure), id, fixedFor(s, f, id));
  startTest(s, { figure: f.figure, ...fight, panache: f.panache, bonus: comic ? 1 : 0, ruled: 0 }, f);
}

/** SON-NPC-04: those who fall here shield nobody any more. */
function fallen(s: State, f: Algarade): undefined {
  const band = figureOf(s, f.band);
  if (!band.guards) return;
  const left = band.guards.left - f.foes;
  band.guards = left > 0 ? { of: band.guards.of, left } : null;
}

/** SON-ALG-02: a PP for a test won, one lost for a test lost; SON-ALG-03: none gained for what was used before. */
function paid(s: State, f: Algarade, success: boolean, again: boolean, io: Io): undefined {
  if (success) {
    if (!again) gain(s, f.figure, 1, 'SON-PPG-10', 'algarade', io);
  } else if (!lose(s, f.figure, 'SON-ALG-02', 'algarade', f, io))
    changeKarma(s, f.figure, -1, 'SON-ALG-02', 'algarade', io);
}

function mishap(s: State, f: Algarade, rule: 'SON-ALG-04' | 'SON-ALG-07', io: Io): undefined {
  io.tell?.({ kind: 'mishap', rule, ...told(s, f.figure), text: '' });
}

/** SON-ALG-07: one attack for all of them, the best they have. */
function foesAttack(s: State, f: Algarade): undefined {
  const band = figureOf(s, f.band);
  const level = (id: ManoeuvreId): number => levelOf(band, id) ?? 0;
  const best = attacksOf(band).reduce((one, id) => (level(id) > level(one) ? id : one), 'attaqueSimple' as const);
  goTo(s, f, 'struck');
  startTest(s, { figure: f.band, ...fightTest(band, best, level(best) - difference(s, f)), ruled: 0 }, f);
}

const MOST_ROUNDS = 12;

/** SON-MAN-01: a manoeuvre of one's own. SON-ALG-05: one that is told may make the others laugh. */
function manoeuvre(s: State, f: Algarade, a: Do<'attack'> | Do<'defend'>, io: Io): Refusal | undefined {
  const attacks = a.do === 'attack';
  if (isAttack(a.manoeuvre) !== attacks)
    return attacks ? refuse('invalid', 'SON-ALG-01', 'noAttack') : refuse('invalid', 'SON-DEF-01', 'noDefence');
  if (levelOf(figureOf(s, f.figure), a.manoeuvre) === undefined)
    return refuse('invalid', 'SON-MAN-01', 'notYourManoeuvre');
  const unfit = cannotTakeOn('algarade', a);
  if (unfit) return unfit;
  f.manoeuvre = a.manoeuvre;
  f.panache = a.panache ?? 0;
  f.text = a.text ?? '';
  io.tell?.({ kind: 'manoeuvre', rule: 'SON-ALG-01', ...told(s, f.figure), manoeuvre: a.manoeuvre, text: f.text });
  goTo(s, f, 'comic');
}

/** The verdict of the test that was waited for, once; whether this manoeuvre was used before is noted. */
function tested(f: Algarade): { readonly success: boolean; readonly again: boolean } | undefined {
  const { verdict, manoeuvre: id } = f;
  if (!verdict || !id) return undefined;
  f.verdict = null;
  const again = f.used.includes(id);
  f.used.push(id);
  return { success: verdict.success, again };
}

function attacked(s: State, f: Algarade, io: Io): undefined {
  const test = tested(f);
  if (!test || !isOn(s, f)) return unfought(s, f);
  paid(s, f, test.success, test.again, io);
  if (test.success) {
    // SON-ALG-07, SON-ALG-09: one blow for all of them.
    io.tell?.({ kind: 'felled', rule: 'SON-ALG-09', ...told(s, f.figure), count: f.foes, left: 0 });
    fallen(s, f);
    f.foes = 0;
    return goTo(s, f, 'done');
  }
  mishap(s, f, 'SON-ALG-04', io);
  foesTurn(s, f);
}

function foesTurn(s: State, f: Algarade): undefined {
  f.rounds++;
  goTo(s, f, f.rounds >= MOST_ROUNDS ? 'done' : 'foes');
}

/** SON-INI-07: something else than an attack: the turn passes to those whom one fights. */
const instead =
  <A>(act: (s: State, i: FigureIndex, a: A, io: Io, under: AnyFrame) => Refusal | undefined) =>
  (s: State, f: Algarade, a: A, io: Io): Refusal | undefined =>
    act(s, f.figure, a, io, f) ?? foesTurn(s, f);

function defended(s: State, f: Algarade, io: Io): undefined {
  const test = tested(f);
  if (!test || !isOn(s, f)) return unfought(s, f);
  // SON-ALG-02: a parry is a whole test. Not parried, it is a mishap and no wound (ruling on SON-ALG-07).
  if (!test.success) mishap(s, f, 'SON-ALG-07', io);
  paid(s, f, test.success, test.again, io);
  goTo(s, f, 'next');
}

/** Where nobody plays this Arpenteur any more, or one side is out, the fight is told, not fought. */
const unfought = (s: State, f: Algarade): undefined => goTo(s, f, 'done');

/** Who is out or asleep fights no more, and is not waited for. */
const isOn = (s: State, f: Algarade): boolean => isAble(figureOf(s, f.figure)) && isAble(figureOf(s, f.band));
const player = (s: State, f: Algarade) => (isOn(s, f) ? deciderOf(s, f.figure) : undefined);
const aboutOf = (s: State, f: Algarade) => ({ name: nameOf(s, f.figure), foe: nameOf(s, f.band), foes: f.foes });

/** SON-ALG-04: won, as always; SON-DUE-10: or stopped. */
export function ended(s: State, f: Algarade, won: boolean, io: Io): undefined {
  const end = won ? { winner: nameOf(s, f.figure), why: 'won' } : { winner: '', why: 'stopped' };
  io.tell?.({ kind: 'fightOver', rule: won ? 'SON-ALG-04' : 'SON-DUE-10', ...end });
  pop(s, f);
}

export const algarade = procedure<Algarade>({
  attack: {
    kind: 'algarade.attack',
    to: player,
    open: true,
    about: aboutOf,
    cites: ['SON-ALG-01', 'SON-ALG-02'],
    choices: (s, f) => [
      ...attacksOf(figureOf(s, f.figure)).map((id): Answer => ({ do: 'attack', manoeuvre: id })),
      ...otherActs(s, f.figure),
      ...(mayWait(s, f) ? [{ do: 'delay' } as const] : []),
    ],
    on: {
      attack: { cites: ['SON-ALG-01', 'SON-ALG-03'], take: manoeuvre },
      potion: { cites: ['SON-POT-01', 'SON-POT-03'], take: instead(drinks) },
      spell: { cites: ['SON-MAG-02', 'SON-MAG-12'], take: instead(castSpell) },
      useObject: { cites: ['SON-OBJ-03'], take: instead(useObject) },
      delay: { cites: ['SON-INI-06'], take: (s, f, _a, io) => wait(s, f, io) },
    },
    otherwise: ['SON-ALG-01', 'noAttack'],
    absent: (s, f) => ({ do: 'attack', manoeuvre: attacksOf(figureOf(s, f.figure))[0] ?? 'attaqueSimple' }),
    run: unfought,
  },
  comic: {
    kind: 'algarade.comic',
    to: (s, f) => (f.text === '' || !isOn(s, f) ? undefined : conteurOf(s)),
    about: (s, f) => ({ ...aboutOf(s, f), text: f.text }),
    cites: ['SON-ALG-05'],
    choices: () => [{ do: 'refuse' }, { do: 'agree' }],
    on: { agree: (s, f) => test(s, f, true), refuse: (s, f) => test(s, f, false) },
    run: (s, f) => test(s, f, false),
  },
  attacked: { run: attacked },
  defended: { run: defended },
  foes: { run: (s, f) => (isOn(s, f) ? foesAttack(s, f) : unfought(s, f)) },
  struck: {
    run(s, f) {
      goTo(s, f, f.verdict?.success ? 'defend' : 'next');
      f.verdict = null;
    },
  },
  defend: {
    kind: 'algarade.defend',
    to: player,
    about: aboutOf,
    cites: ['SON-ALG-07'],
    choices: (s, f) => defencesOf(figureOf(s, f.figure)).map((id): Answer => ({ do: 'defend', manoeuvre: id })),
    on: { defend: manoeuvre },
    otherwise: ['SON-DEF-01', 'noDefence'],
    absent: { do: 'defend', manoeuvre: 'esquiveSimple' },
    run: unfought,
  },
  next: {
    run(s, f) {
      if (!waits(s, f, 'attack')) goTo(s, f, 'attack');
    },
  },
  done: {
    run: (s, f, io) => ended(s, f, isAble(figureOf(s, f.figure)), io),
  },
});
