/** The Conteur's own acts: rewards and judgements, fights and tests, scenes and time, the end of scenarios. */
import { push } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { ARPENTEURS, READY } from '../characters.ts';
import { BRUMES as IDEAS } from '../data/brumes.ts';
import { CAUCHEMAR_IDS, type CauchemarId } from '../data/eclats.ts';
import { CLES, POUVOIRS, unknownTo } from '../data/magic.ts';
import type { Io } from '../events.ts';
import { amend, type Figure, type FigureIndex, newFigure, type Out, placeWound, scoreOf } from '../figure.ts';
import type { AnyFrame, Session } from '../frames.ts';
import type { SongeRule } from '../rulebook.ts';
import { sheetSchema } from '../sheet.ts';
import {
  figureOf,
  goTo,
  isAble,
  isBusy,
  isFighting,
  knowers,
  notInPause,
  pauseIn,
  type State,
  say,
  told,
} from '../state.ts';
import { move } from '../stones.ts';
import { ended, startAlgarade } from './algarade.ts';
import { groupTest, probe, startContest } from './contest.ts';
import { arrive, correct, own, setClock, unharm } from './corrections.ts';
import { BRUMES, mayImpose } from './drawing.ts';
import { startDuel } from './duel/duel.ts';
import { other } from './duel/sides.ts';
import { awardExperience, endScenario, newSession } from './experience.ts';
import { startMelee } from './melee.ts';
import {
  changeKarma,
  conteurPays,
  gain,
  isNightmarish,
  isPlayers,
  limbesReached,
  pointsOf,
  reaction,
  tryPay,
} from './panache.ts';
import { startShot } from './ranged.ts';
import { comeBack, enterStage, hurt, passTime } from './wounds.ts';

/** Why stones are given, by rule: SON-PPG-02 to SON-PPG-06, SON-PPC-07, SON-KAR-14. */
const AWARDS: Readonly<Record<Do<'award'>['why'], SongeRule>> = {
  rolePlay: 'SON-PPG-04',
  line: 'SON-PPG-05',
  repartee: 'SON-PPC-07',
  outOfPlay: 'SON-PPG-06',
  flaw: 'SON-PPS-09',
  karma: 'SON-KAR-14',
  panache: 'SON-PPG-02',
};

/** SON-BAG-02: black stones come in while the party lingers in the Terres du Cauchemar, and may be taken out again. */
function addStones(s: State, a: Do<'addStones'>, io: Io): Refusal | undefined {
  if (s.store.coin) return refuse('invalid', 'SON-BAG-02', 'noBag');
  const most = s.store.bag.black;
  if (-a.black > most) return refuse('invalid', 'SON-BAG-02', 'noSuchStones', { white: 0, black: most });
  s.store.bag.black += a.black;
  s.minted.black += a.black;
  io.tell?.({ kind: 'bagChanged', rule: 'SON-BAG-02', black: a.black, text: a.text ?? '' });
}

/** SON-AFF-03: the Conteur too pays a PP for a keyword. */
function keyword(s: State, a: Do<'keyword'>, io: Io): Refusal | undefined {
  const refusal = conteurPays(s, 1, false, 'SON-AFF-03', io, a);
  if (refusal) return refusal;
  const fact = { text: a.text ?? '', by: s.conteur ?? 0, grade: 1, about: a.about, stones: 0, fresh: false };
  s.facts = [...s.facts, fact];
  say('SON-AFF-03', 'keyword', a.about, a.text, io);
}

const isThere = (s: State, i: FigureIndex): boolean => {
  const figure = s.figures[i];
  return figure !== undefined && isAble(figure);
};
const pair = (s: State, { a, b }: { readonly a: FigureIndex; readonly b: FigureIndex }): boolean =>
  a !== b && isThere(s, a) && isThere(s, b);

/** SON-INI-07: one fight, played whole; several are a `melee`. */
function openDuel(s: State, a: Do<'duel'>, io: Io, f: Session): Refusal | undefined {
  if (!pair(s, a)) return refuse('invalid', 'SON-CBT-03', 'noSuchFigure');
  if (figureOf(s, a.a).kind === 'minor' || figureOf(s, a.b).kind === 'minor')
    return refuse('invalid', 'SON-NPC-01', 'algaradesForThese');
  warn(s, a.a, a.b, io);
  startDuel(s, a.a, a.b, { flees: a.flees ?? 0, surprised: a.surprised }, io, f);
}

function keyMoment(s: State, a: Do<'moment'>, _io: Io, f: Session): Refusal | undefined {
  if (!s.options.moments) return refuse('invalid', 'SON-PPS-16', 'notAtThisTable');
  const waiting = s.players.filter((seat) => !s.gone.includes(seat));
  push<AnyFrame>(s, { kind: 'moment', step: 'pay', price: a.price, text: a.text ?? '', waiting, all: true }, f);
}

/** A ready PNJ, or a sheet of the Conteur's own. */
function bring(s: State, a: Do<'bring'>, io: Io): Refusal | undefined {
  const sheet = a.sheet ?? READY[a.id ?? ''];
  if (!sheet || sheet.kind === 'arpenteur') return refuse('invalid', 'SON-CBT-03', 'noSuchFigure');
  if (s.figures.length >= 60) return refuse('invalid', 'SON-VAL-03', 'tooManyFigures');
  s.figures.push(newFigure(sheet, null, !a.hidden));
  if (!a.hidden) say('SON-CBT-03', 'enters', sheet.name, a.text, io);
}

type Act<A> = (s: State, a: A, io: Io, f: Session) => Refusal | undefined;
type Cites<A> = readonly SongeRule[] | ((d: unknown, a: A) => readonly SongeRule[]);

/**
 * What the Conteur tells with an act is heard by everybody, also where the act has no place of its own for it. `later`: the
 * text is not told now, but is a name, or stays with what the act begins.
 */
function heard<A>(s: State, f: Session, a: A, io: Io, take: Act<A>, later: boolean): Refusal | undefined {
  const { text, hidden } = a as { readonly text?: string | undefined; readonly hidden?: unknown };
  if (!text || hidden || later) return take(s, a, io, f);
  let said = false;
  const noting: Io = {
    ...io,
    tell: (e) => {
      if ('text' in e && e.text === text) said = true;
      io.tell?.(e);
    },
  };
  const refusal = take(s, a, noting, f);
  if (!refusal && !said) say('SON-WHEN-01', 'story', '', text, io);
  return refusal;
}

/** What may be done while something else goes on. */
const anyTime = <A>(cites: Cites<A>, take: Act<A>, later = false) => ({
  cites,
  take: (s: State, f: Session, a: A, io: Io): Refusal | undefined => heard(s, f, a, io, take, later),
});
/** SON-INI-07: when nothing goes on, or a fight between two blows; laid on whatever waits. */
const between = <A>(cites: Cites<A>, take: (s: State, a: A, io: Io, under: AnyFrame) => Refusal | undefined) =>
  anyTime<A>(cites, (s, a, io) => {
    const under = pauseIn(s);
    return under ? take(s, a, io, under) : notInPause(s, 'SON-INI-07');
  });
/** What must wait until nothing else does. */
const inPeace = <A>(cites: Cites<A>, take: Act<A>, later = false) =>
  anyTime<A>(cites, (s, a, io, f) => (isBusy(s) ? BUSY : take(s, a, io, f)), later);
const BUSY = refuse('invalid', 'SON-WHEN-01', 'oneThingAtATime');

/** Out of a fight, not out of the story. */
const AWAY: ReadonlySet<Out> = new Set(['fled', 'surrendered', 'captured']);

/** Something about one figure, which must be there. */
const to =
  <A extends { readonly to: FigureIndex }>(
    rule: SongeRule,
    take: (s: State, figure: Figure, a: A, io: Io) => Refusal | undefined,
    fits: (figure: Figure) => boolean = () => true,
  ) =>
  (s: State, a: A, io: Io): Refusal | undefined => {
    const figure = s.figures[a.to];
    return figure?.onStage && fits(figure) ? take(s, figure, a, io) : refuse('invalid', rule, 'noSuchFigure');
  };

export const presiding = {
  award: anyTime<Do<'award'>>(
    (_d, { why }) => [AWARDS[why], 'SON-PPG-01', ...(why === 'outOfPlay' ? (['SON-PPS-06'] as const) : [])],
    to('SON-PPG-03', (s, _figure, a, io) => gain(s, a.to, a.count, AWARDS[a.why], a.why, io)),
  ),
  // SON-KAR-03 to SON-KAR-06, SON-KAR-09.
  judge: anyTime<Do<'judge'>>(
    ['SON-KAR-03', 'SON-KAR-04', 'SON-KAR-09'],
    to(
      'SON-KAR-03',
      (s, figure, a, io) => {
        changeKarma(s, a.to, a.cases, a.cases < 0 ? 'SON-KAR-06' : 'SON-KAR-05', 'deed', io);
        say('SON-KAR-17', 'reaction', figure.sheet.name, String(reaction(figure)), io);
      },
      ({ kind }) => kind === 'arpenteur',
    ),
  ),
  circumstance: anyTime<Do<'circumstance'>>(
    ['SON-MAL-04', 'SON-BON-01', 'SON-MAL-02', 'SON-ALG-05'],
    to('SON-MAL-04', (_s, figure, a, io) => {
      if (a.lasts === 'draw') figure.nextDraw = a.stones;
      else figure.scene = a.stones;
      say(a.stones < 0 ? 'SON-MAL-04' : 'SON-MAL-01', 'circumstance', figure.sheet.name, a.text, io);
    }),
  ),
  demand: anyTime(['SON-TRA-07'], demand),
  addStones: anyTime(['SON-BAG-01', 'SON-BAG-02'], addStones),
  keyword: anyTime(['SON-AFF-03'], keyword),
  harm: anyTime<Do<'harm'>>(
    ['SON-WND-02', 'SON-WND-03', 'SON-WND-05', 'SON-WND-08'],
    to(
      'SON-WND-08',
      (s, figure, a, io) => {
        hurt(s, a.to, a.kind, 0, io);
        placeWound(figure, a.place);
      },
      ({ out }) => out === null,
    ),
  ),
  improvise: anyTime<Do<'improvise'>>(
    ['SON-DEC-04'],
    to('SON-DEC-04', (_s, figure, a, io) => {
      figure.improvised = 0;
      say('SON-DEC-04', 'improvised', figure.sheet.name, a.text, io);
    }),
  ),
  shadow: anyTime(['SON-SIG-03'], shadow),
  effect: anyTime(['SON-MAN-08'], effect),
  endFight: anyTime<Do<'endFight'>>(['SON-DUE-10'], (s, _a, io) => endFight(s, io)),
  duel: inPeace(['SON-CBT-03', 'SON-NPC-05', 'SON-INI-02', 'SON-INI-07'], openDuel),
  melee: inPeace<Do<'melee'>>(['SON-INI-04', 'SON-INI-05'], (s, a, io, f) => startMelee(s, a, f, io)),
  attach: between(['SON-NPC-04'], attach),
  algarade: inPeace<Do<'algarade'>>(['SON-NPC-01', 'SON-ALG-01'], (s, a, io, f) =>
    pair(s, a) ? startAlgarade(s, a.a, a.b, a.foes, f, io) : refuse('invalid', 'SON-ALG-01', 'noSuchFigure'),
  ),
  shot: between<Do<'shot'>>(['SON-RNG-01', 'SON-RNG-02', 'SON-RNG-03', 'SON-RNG-04', 'SON-RNG-06'], (s, a, io, f) => {
    if (!pair(s, a)) return refuse('invalid', 'SON-RNG-01', 'noSuchFigure');
    return isFighting(s, a.a) ? refuse('invalid', 'SON-INI-07', 'insteadOfFencing') : startShot(s, a, f, io);
  }),
  impose: anyTime<Do<'impose'>>(['SON-KAR-13', 'SON-KAR-16'], imposeOn),
  reload: between<Do<'reload'>>(['SON-FIR-03'], (s, a, io) => {
    const figure = s.figures[a.to];
    if (!figure || (figure.loaded && figure.ammunition)) return refuse('invalid', 'SON-FIR-03', 'alreadyLoaded');
    // SON-RNG-05: what was used up is found, bought or given.
    Object.assign(figure, { loaded: true, ammunition: true });
    say('SON-FIR-03', 'reload', figure.sheet.name, a.text, io);
  }),
  contest: between<Do<'contest'>>(
    (_d, { how }) => (how === 'opposition' ? ['SON-OPP-03', 'SON-SHT-10'] : ['SON-OPP-01', 'SON-SHT-10']),
    (s, a, io, f) => startContest(s, a, f, io),
  ),
  group: between<Do<'group'>>(['SON-GRP-02', 'SON-GRP-03'], (s, a, _io, f) => groupTest(s, a, f)),
  probe: between<Do<'probe'>>(['SON-WHEN-03', 'SON-TST-01', 'SON-CAR-01'], (s, a, io, f) => probe(s, a, f, io)),
  moment: inPeace(['SON-PPS-16'], keyMoment, true),
  bring: between(['SON-CBT-03'], bring),
  stage: between(['SON-CBT-03', 'SON-DUE-10'], stage),
  scene: inPeace<Do<'scene'>>(['SON-DEC-02'], (s, a, io) => {
    s.place = { name: a.place, traits: [...a.traits] };
    for (const [i, figure] of s.figures.entries()) {
      figure.scene = 0;
      // SON-DUE-10: who fled, gave up or was taken is still in the story.
      if (isPlayers(figure) && figure.out !== null && AWAY.has(figure.out)) comeBack(s, i, 'SON-DUE-10', io);
    }
    say('SON-DEC-02', 'scene', a.traits.length > 0 ? `${a.place} [${a.traits.join(', ')}]` : a.place, a.text, io);
  }),
  time: inPeace<Do<'time'>>(['SON-HEA-01', 'SON-HEA-03'], (s, a, io) => passTime(s, a, io)),
  trait: between(['SON-TRA-08'], changeTrait),
  signe: inPeace<Do<'signe'>>(
    ['SON-SIG-01', 'SON-SIG-06'],
    to('SON-SIG-01', (_s, figure, a, io) => {
      amend(figure, { signe: a.signe === 'none' ? null : a.signe });
      say('SON-SIG-01', 'signe', figure.sheet.name, a.signe, io);
    }),
  ),
  nightmare: between(['SON-KAR-10'], nightmare),
  body: anyTime<Do<'body'>>(['SON-KAR-10'], changeBody, true),
  teach: inPeace(['SON-LRN-02', 'SON-MAG-03'], teach),
  // SON-PER-01, SON-PER-02: no rules but the story; a look at END.
  peril: between<Do<'peril'>>(
    ['SON-PER-01', 'SON-PER-02'],
    to('SON-PER-01', (_s, figure, a, io) =>
      say('SON-PER-01', scoreOf(figure, 'END') < 0 ? 'suffers' : 'endures', figure.sheet.name, a.text, io),
    ),
  ),
  brumes: inPeace<Do<'brumes'>>(['SON-BRU-02', 'SON-BRU-04'], (_s, _a, io) => {
    const idea = io.chance.pick(BRUMES, IDEAS.length);
    io.tell?.({ kind: 'leg', rule: 'SON-BRU-04', n: 0, idea });
  }),
  xp: inPeace<Do<'xp'>>(['SON-XP-01', 'SON-XP-02', 'SON-XP-11', 'SON-XP-12', 'SON-XP-13'], (s, a, io) =>
    awardExperience(s, a.amount, io),
  ),
  scenarioEnd: inPeace<Do<'scenarioEnd'>>(['SON-XP-01', 'SON-SHT-12', 'SON-VAL-02'], (s, _a, io) => endScenario(s, io)),
  newSession: inPeace<Do<'newSession'>>(['SON-PPS-04', 'SON-PPS-06', 'SON-INI-02', 'SON-LIM-03'], (s, _a, io) =>
    newSession(s, io),
  ),
  newCharacter: inPeace<Do<'newCharacter'>>(
    (_d, { as }) => (as === 'valet' ? ['SON-VAL-03'] : ['SON-DTH-03']),
    newCharacter,
    true,
  ),
  correct: anyTime(['SON-X-05'], correct),
  unharm: anyTime(['SON-X-05'], unharm),
  own: anyTime(['SON-X-05'], own),
  clock: inPeace(['SON-X-05'], setClock),
  arrive: inPeace(['SON-X-06'], arrive),
  close: inPeace<Do<'close'>>(['SON-WHEN-01', 'SON-WHEN-02'], (s, _a, io, f) => {
    f.step = 'closed';
    s.over = { winners: [], rule: 'SON-XP-01' };
    io.tell?.({ kind: 'closed', rule: 'SON-XP-01' });
  }),
};

/** Why anything else is refused. */
export const notForConteur = (s: State): Refusal => (isBusy(s) ? BUSY : refuse('invalid', 'SON-WHEN-01', 'notYours'));

function those(s: State, fits: (figure: Figure) => boolean): FigureIndex[] {
  const found: FigureIndex[] = [];
  for (const [i, figure] of s.figures.entries()) if (fits(figure)) found.push(i);
  return found;
}

/** What may be done to a figure at any time. The very same answers each time: they are offered again after every answer. */
function rewards(to: FigureIndex): readonly Answer[] {
  rewardsOf[to] ??= [
    { do: 'award', to, count: 1, why: 'line' },
    { do: 'award', to, count: 1, why: 'rolePlay' },
    { do: 'judge', to, cases: -2 },
    { do: 'judge', to, cases: 2 },
    { do: 'circumstance', to, stones: 1, lasts: 'draw' },
    { do: 'circumstance', to, stones: -1, lasts: 'scene' },
  ];
  return rewardsOf[to];
}
const rewardsOf: (readonly Answer[])[] = [];
const MORE_STONES: Answer = { do: 'addStones', black: 2 };

/** Samples of what the Conteur may do. */
export function conteurActs(s: State): Answer[] {
  const heroes = those(s, (figure) => figure.kind === 'arpenteur' && isAble(figure));
  const [hero = 0, second] = heroes;
  const people = heroes.length > 0 ? heroes : those(s, ({ kind, onStage }) => kind === 'arpenteur' && onStage);
  const found: Answer[] = people.flatMap(rewards);
  if (!s.store.coin) found.push(MORE_STONES);
  for (const to of heroes) if (mayImpose(s, to)) found.push({ do: 'impose', to, on: !figureOf(s, to).imposed });
  const top = s.stacks[0]?.at(-1);
  if (s.store.limbes.black > 0)
    for (const to of those(s, (figure) => isPlayers(figure) && figure.sheet.signe === 'cauchemar'))
      found.push({ do: 'shadow', to, count: 1 });
  if (top?.kind === 'duel') {
    if (top.trick) found.push({ do: 'effect', to: top.sides[other(top.up)].figure, stones: -1 });
  }
  if (top?.kind === 'duel' || top?.kind === 'algarade') found.push({ do: 'endFight' });
  if (isBusy(s)) return found;
  const foes = those(
    s,
    (figure) => figure.seat === null && isAble(figure) && figure.kind !== 'minor' && figure.kind !== 'arpenteur',
  );
  const [foe] = foes;
  if (foe !== undefined)
    for (const a of heroes) for (const b of new Set([foe, foes.at(-1) ?? foe])) found.push({ do: 'duel', a, b });
  const [, rival] = foes;
  const duel = (a: FigureIndex, b: FigureIndex) => ({ a, b, foes: 0 });
  if (foe !== undefined && rival !== undefined && second !== undefined)
    found.push({ do: 'melee', fights: [duel(hero, foe), duel(second, rival)] });
  for (const a of heroes) {
    const { escrime } = figureOf(s, a).sheet;
    const b = s.figures.findIndex(
      (figure) => figure.kind === 'minor' && isAble(figure) && figure.sheet.escrime < escrime,
    );
    if (b >= 0) found.push({ do: 'algarade', a, b, foes: 3 }, { do: 'algarade', a, b, foes: 1 });
  }
  const guard = s.figures.findIndex(({ kind, out, guards }) => kind === 'minor' && out === null && !guards);
  const major = foes.find((i) => s.figures[i]?.kind === 'major');
  if (guard >= 0 && major !== undefined) found.push({ do: 'attach', a: guard, b: major, foes: 3 });
  if (foe !== undefined)
    for (const a of heroes.filter((i) => shoots(s, i)))
      found.push({ do: 'shot', a, b: foe, distance: 'proche', moving: true, cover: 'buste' });
  for (const to of those(s, ({ loaded, ammunition }) => !loaded || !ammunition)) found.push({ do: 'reload', to });
  for (const b of heroes.slice(1))
    found.push({ do: 'contest', a: hero, b, skill: 'vigilance', how: 'competition', difficulty: 0 });
  if (foe !== undefined)
    for (const a of heroes) found.push({ do: 'contest', a, b: foe, skill: 'vigilance', how: 'opposition' });
  found.push(
    { do: 'group', skill: 'vigilance', difficulty: 0 },
    { do: 'scene', place: 'Salle du Trône', traits: ['chandelier', 'bannières', 'tapis'] },
    { do: 'time', days: 1, hours: 0 },
    { do: 'time', days: 0, hours: 2 },
    { do: 'time', days: 0, hours: 0, minutes: 30 },
  );
  for (const to of heroes) found.push({ do: 'probe', to, skill: 'vigilance', difficulty: 0 });
  if (s.options.moments) found.push({ do: 'moment', price: 1 });
  for (const to of heroes) {
    found.push({ do: 'signe', to, signe: 'reve' }, { do: 'signe', to, signe: 'cauchemar' }, { do: 'peril', to });
    found.push({ do: 'harm', to, kind: 'legere', place: 'bras' });
    if (s.figures.length < 60) found.push({ do: 'newCharacter', to, as: 'valet' });
    // SON-MAG-03: words for those who have magic already.
    const { pouvoirs, cles } = figureOf(s, to).sheet;
    const [verb, key] = [unknownTo(pouvoirs, POUVOIRS), unknownTo(cles, CLES)];
    if (verb && Object.keys(pouvoirs).length > 0) found.push({ do: 'teach', to, word: verb, verb: true });
    if (key && Object.keys(pouvoirs).length > 0) found.push({ do: 'teach', to, word: key });
  }
  s.figures.forEach((figure, to) => {
    if (figure.former !== null || (figure.kind === 'arpenteur' && figure.out === 'dead' && figure.seat !== null))
      if (s.figures.length < 60) found.push({ do: 'newCharacter', to, as: 'replacement' });
    if (figure.out !== null && AWAY.has(figure.out)) found.push({ do: 'stage', to, on: true });
    else if (figure.seat === null && figure.out === null) found.push({ do: 'stage', to, on: !figure.onStage });
  });
  found.push({ do: 'brumes' }, { do: 'xp', amount: 3 }, { do: 'scenarioEnd' }, { do: 'newSession' });
  if (s.figures.length < 8) found.push({ do: 'bring', id: 'duelliste' });
  found.push({ do: 'close' });
  return found;
}

function shoots(s: State, i: FigureIndex): boolean {
  const { sheet, ammunition, loaded } = figureOf(s, i);
  if (!sheet.ranged || !ammunition) return false;
  return sheet.ranged === 'arc' || sheet.ranged === 'couteau' || (loaded && !s.options.apulvre);
}

// -- What the Conteur changes about figures and fights: Traits, nightmares, new characters, shadows, effects.

/** SON-TRA-07: a PP that the Conteur demands for a Trait that was lived by. */
function demand(s: State, a: Do<'demand'>, io: Io): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure?.sheet.traits.some(({ name }) => name === a.name))
    return refuse('invalid', 'SON-TRA-07', 'notOnSheet', { name: a.name });
  return tryPay(s, a.to, 1, 'SON-TRA-07', io);
}

/** SON-TRA-08: a Trait or its level changes if it is not played, or played very much. */
function changeTrait(s: State, a: Do<'trait'>, io: Io): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure) return refuse('invalid', 'SON-TRA-08', 'noSuchFigure');
  const { name, level } = a;
  const { traits } = figure.sheet;
  const trait = traits.find((one) => one.name === name) ?? { name, level, flaw: false };
  const changed = traits.map((one) => (one === trait ? { ...one, level } : one));
  amend(figure, { traits: traits.includes(trait) ? changed : [...traits, trait] });
  say('SON-TRA-08', 'trait', figure.sheet.name, a.name, io);
}

/** SON-LRN-02: a master and time: a word at Faible, a verb where it is said. */
function teach(s: State, a: Do<'teach'>, io: Io): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure?.onStage) return refuse('invalid', 'SON-LRN-02', 'noSuchFigure');
  const kind = a.verb ? 'pouvoirs' : 'cles';
  if (Object.hasOwn(figure.sheet[kind], a.word))
    return refuse('invalid', 'SON-LRN-02', 'knownAlready', { word: a.word });
  amend(figure, { [kind]: { ...figure.sheet[kind], [a.word]: 1 } });
  io.tell?.({ kind: 'learnt', rule: 'SON-LRN-02', ...told(s, a.to), what: 'word', name2: a.word, value: 1 });
}

/** SON-KAR-10: at −2 points the body changes a little, as the Conteur says. */
export function changeBody(s: State, a: Do<'body'>, io: Io): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure || pointsOf(figure) > -2) return refuse('invalid', 'SON-KAR-10', 'notDarkEnough');
  figure.marks = [...figure.marks, a.change];
  say('SON-KAR-10', 'body', figure.sheet.name, a.change, io);
}

/** SON-KAR-10: at −3 points, chosen by the Conteur. */
export function nightmare(s: State, a: Do<'nightmare'>, io: Io): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure || !isNightmarish(figure)) return refuse('invalid', 'SON-KAR-10', 'notDarkEnough');
  if (!(CAUCHEMAR_IDS as readonly string[]).includes(a.id))
    return refuse('invalid', 'SON-KAR-10', 'notOnSheet', { name: a.id });
  const id = a.id as CauchemarId;
  if (!figure.sheet.eclats.includes(id)) amend(figure, { eclats: [...figure.sheet.eclats, id] });
  say('SON-KAR-10', 'nightmare', figure.sheet.name, id, io);
}

/** SON-KAR-13: said before a draw is read, once for the next one that is good; or taken back. */
function imposeOn(s: State, a: Do<'impose'>, io: Io): Refusal | undefined {
  const { to: i = -1, on = true } = a;
  const figure = s.figures[i];
  if (!figure?.onStage) return refuse('invalid', 'SON-KAR-13', 'noSuchFigure');
  if (on && !mayImpose(s, i)) return refuse('invalid', 'SON-KAR-13', 'noBadKarma');
  if (figure.imposed === on) return refuse('invalid', 'SON-KAR-13', 'alreadySo');
  figure.imposed = on;
  say('SON-KAR-13', on ? 'badKarma' : 'badKarmaOff', figure.sheet.name, '', io);
}

/** SON-DTH-03: a new character, slightly stronger; SON-VAL-03: a valet, played by somebody else. */
function newCharacter(s: State, a: Do<'newCharacter'>, io: Io): Refusal | undefined {
  const old = s.figures[a.to];
  if (!old || (old.kind !== 'arpenteur' && old.former === null)) return refuse('invalid', 'SON-DTH-03', 'noSuchFigure');
  if (s.figures.length >= 60) return refuse('invalid', 'SON-VAL-03', 'tooManyFigures');
  if (a.as === 'valet') {
    if (old.seat === null) return refuse('invalid', 'SON-VAL-03', 'noSuchFigure');
    const others = s.players.filter((seat) => seat !== old.seat);
    const sheet = sheetSchema.parse({
      name: (a.text ?? '').slice(0, 60) || 'Planchet',
      kind: 'valet',
      skills: { vigilance: 2, baratin: 2, survie: 1 },
      escrime: 1,
    });
    const valet = newFigure(sheet, others[0] ?? old.seat);
    valet.valet = { of: a.to, paid: false, unpaid: 0 };
    s.figures.push(valet);
    say('SON-VAL-03', 'valet', old.sheet.name, sheet.name, io);
    return undefined;
  }
  if (old.out !== 'dead' && old.former === null) return refuse('invalid', 'SON-DTH-03', 'stillAlive');
  const used = new Set(s.figures.map(({ sheet }) => sheet.name));
  const fresh = Object.values(ARPENTEURS).find(({ name }) => !used.has(name)) ?? ARPENTEURS.aurelie;
  const figure = newFigure(fresh, old.seat ?? old.former);
  amend(figure, { escrime: Math.min(8, figure.sheet.escrime + 1) });
  // The old one has no seat any more: the new one is the Arpenteur of the player.
  old.seat = null;
  old.former = null;
  s.figures.push(figure);
  say('SON-DTH-03', 'newCharacter', figure.sheet.name, a.text, io);
}

/** SON-CBT-03, SON-DUE-10: the Conteur brings somebody in, or back, or lets a PNJ go where nobody sees him. */
function stage(s: State, a: Do<'stage'>, io: Io): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure) return refuse('invalid', 'SON-CBT-03', 'noSuchFigure');
  const away = figure.out !== null && AWAY.has(figure.out);
  if (!a.on) {
    if (isFighting(s, a.to)) return refuse('invalid', 'SON-INI-07', 'inAFight');
    if (figure.seat !== null || !figure.onStage)
      return refuse('invalid', 'SON-CBT-03', 'notOnStage', { name: figure.sheet.name });
    figure.onStage = false;
    return say('SON-CBT-03', 'leaves', figure.sheet.name, a.text, io);
  }
  if (figure.onStage && !away) return refuse('invalid', 'SON-CBT-03', 'alreadyThere', { name: figure.sheet.name });
  enterStage(s, a.to, io);
  if (away) comeBack(s, a.to, 'SON-DUE-10', io);
}

/** SON-NPC-04: minor PNJ stand before a major one and fall in his place. */
function attach(s: State, a: Do<'attach'>, io: Io): Refusal | undefined {
  const guard = s.figures[a.a];
  const major = s.figures[a.b];
  if (!guard || !major || guard.out !== null || major.out !== null)
    return refuse('invalid', 'SON-NPC-04', 'noSuchFigure');
  if (guard.kind !== 'minor' || major.kind !== 'major') return refuse('invalid', 'SON-NPC-04', 'minorsShieldMajors');
  for (const i of [a.a, a.b]) enterStage(s, i, io);
  guard.guards = { of: a.b, left: a.foes };
  io.tell?.({ kind: 'attached', rule: 'SON-NPC-04', ...told(s, a.a), whom: major.sheet.name, count: a.foes });
}

/** SON-SIG-03: black stones of the Limbes lie on the next draw of one under the Cauchemar, and leave the game. */
function shadow(s: State, a: Do<'shadow'>, io: Io): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure || !isPlayers(figure)) return refuse('invalid', 'SON-SIG-03', 'noSuchFigure');
  if (figure.sheet.signe !== 'cauchemar') return refuse('invalid', 'SON-SIG-03', 'noNightmare');
  const { limbes, bag, out } = s.store;
  if (a.count > limbes.black)
    return refuse('invalid', 'SON-SIG-03', 'tooFewStones', { price: a.count, have: limbes.black });
  if (s.options.sink === 'out') move(limbes, out, 0, a.count);
  else if (s.store.coin) limbes.black -= a.count;
  else move(limbes, bag, 0, a.count);
  figure.shadow += a.count;
  io.tell?.({ kind: 'shadowed', rule: 'SON-SIG-03', ...told(s, a.to), stones: a.count });
  limbesReached(s, io);
}

/** SON-MAN-08: what a manoeuvre does besides its Réussites: the Conteur's words, and stones on somebody's next draw. */
function effect(s: State, a: Do<'effect'>, io: Io): Refusal | undefined {
  const top = s.stacks[0]?.at(-1);
  if (top?.kind !== 'duel' || top.trick === null) return refuse('invalid', 'SON-MAN-08', 'noEffectNow');
  if (!top.sides.some((side) => side.figure === a.to)) return refuse('invalid', 'SON-MAN-08', 'noSuchFigure');
  const figure = figureOf(s, a.to);
  const { trick: manoeuvre } = top;
  const { stones, text = '' } = a;
  top.trick = null;
  figure.nextDraw += stones;
  io.tell?.({ kind: 'effect', rule: 'SON-MAN-08', ...told(s, a.to), manoeuvre, stones, text });
}

/** SON-DUE-10: the Conteur's word ends a fight. */
function endFight(s: State, io: Io): Refusal | undefined {
  const top = s.stacks[0]?.at(-1);
  if (top?.kind !== 'duel' && top?.kind !== 'algarade') return refuse('invalid', 'SON-DUE-10', 'noFight');
  say('SON-DMG-04', 'endFight', '', '', io);
  if (top.kind === 'duel') goTo(s, top, 'over');
  else ended(s, top, false, io);
}

/** SON-NPC-03: the class of a PNJ is the Conteur's; where his Escrime does not fit it, the Conteur is told, and nobody else (SON-DUE-09). */
function warn(s: State, a: FigureIndex, b: FigureIndex, io: Io): undefined {
  const best = Math.max(...s.figures.map(({ kind, sheet }) => (kind === 'arpenteur' ? sheet.escrime : 0)));
  for (const i of [a, b]) {
    const { kind, sheet } = figureOf(s, i);
    if ((kind === 'major' && sheet.escrime <= best) || (kind === 'middle' && sheet.escrime > best))
      io.tell?.({ kind: 'unfit', rule: 'SON-NPC-03', ...told(s, i), knows: knowers(s), escrime: sheet.escrime });
  }
}
