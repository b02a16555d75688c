/** The Conteur's own acts: rewards and judgements, fights and tests, scenes and time, the end of scenarios. */
import { ask, next, type Procedure, pop, push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { BRUMES as IDEAS } from '../data/brumes.ts';
import { ARPENTEURS, READY } from '../data/characters.ts';
import { CAUCHEMAR_IDS, type CauchemarId } from '../data/eclats.ts';
import type { SongeRule } from '../data/rulebook.ts';
import type { Event } from '../events.ts';
import { amend, newFigure, scoreOf } from '../figures.ts';
import { sheetSchema } from '../sheet.ts';
import { type AnyFrame, type FigureIndex, figureOf, type Moment, ofSeat, type Session, type State } from '../state.ts';
import { countOf, move, returnFrom } from '../stones.ts';
import { startAlgarade } from './algarade.ts';
import { groupTest, startContest } from './contest.ts';
import { startDuel } from './duel.ts';
import { other } from './duelling.ts';
import { awardExperience, endScenario, newSession } from './experience.ts';
import { changeKarma, isNightmarish, reaction } from './karma.ts';
import { cannotPay, gain, isPlayers, limbesReached, pay } from './panache.ts';
import { BRUMES } from './purposes.ts';
import { startShot } from './ranged.ts';
import { isBusy } from './session.ts';
import { hurt, passTime } from './wounds.ts';

const say = (rule: SongeRule, what: string, about: string, text: string | undefined, io: Io<Event>): void =>
  io.tell?.({ kind: 'said', rule, what, about, text: text ?? '', by: 'conteur' });

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
function addStones(s: State, a: Do<'addStones'>, io: Io<Event>): Refusal | undefined {
  if (s.store.coin) return refuse('invalid', 'SON-BAG-02', 'noBag');
  const most = s.store.bag.black;
  if (-a.black > most) return refuse('invalid', 'SON-BAG-02', 'noSuchStones', { white: 0, black: most });
  s.store.bag.black += a.black;
  s.minted.black += a.black;
  io.tell?.({ kind: 'bagChanged', rule: 'SON-BAG-02', black: a.black, text: a.text ?? '' });
  return undefined;
}

/** SON-TRA-07: a PP that the Conteur demands for a Trait that was lived by. */
function demand(s: State, a: Do<'demand'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure?.sheet.traits.some(({ name }) => name === a.name))
    return refuse('invalid', 'SON-TRA-07', 'notOnSheet', { name: a.name });
  const refusal = cannotPay(s, a.to, 1, 'SON-TRA-07');
  if (refusal) return refusal;
  pay(s, a.to, 1, 'SON-TRA-07', io);
  return undefined;
}

/** SON-TRA-08: a Trait or its level changes if it is not played, or played very much. */
function changeTrait(s: State, a: Do<'trait'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure) return refuse('invalid', 'SON-TRA-08', 'noSuchFigure');
  const trait = figure.sheet.traits.find(({ name }) => name === a.name);
  const { traits } = figure.sheet;
  amend(figure, {
    traits: trait
      ? traits.map((one) => (one === trait ? { ...one, level: a.level } : one))
      : [...traits, { name: a.name, level: a.level, flaw: false }],
  });
  say('SON-TRA-08', 'trait', figure.sheet.name, a.name, io);
  return undefined;
}

/** SON-KAR-10: at −3 points, chosen by the Conteur. */
function nightmare(s: State, a: Do<'nightmare'>, io: Io<Event>): Refusal | undefined {
  const figure = s.figures[a.to];
  if (!figure || !isNightmarish(figure)) return refuse('invalid', 'SON-KAR-10', 'notDarkEnough');
  if (!(CAUCHEMAR_IDS as readonly string[]).includes(a.id))
    return refuse('invalid', 'SON-KAR-10', 'notOnSheet', { name: a.id });
  const id = a.id as CauchemarId;
  if (!figure.sheet.eclats.includes(id)) amend(figure, { eclats: [...figure.sheet.eclats, id] });
  say('SON-KAR-10', 'nightmare', figure.sheet.name, id, io);
  return undefined;
}

/** SON-DTH-03: a new character, slightly stronger; SON-VAL-03: a valet, played by somebody else. */
function newCharacter(s: State, a: Do<'newCharacter'>, io: Io<Event>): Refusal | undefined {
  const old = s.figures[a.to];
  if (old?.kind !== 'arpenteur') return refuse('invalid', 'SON-DTH-03', 'noSuchFigure');
  if (s.figures.length >= 60) return refuse('invalid', 'SON-VAL-03', 'tooManyFigures');
  if (a.as === 'valet') {
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
  if (old.out !== 'dead' && old.out !== 'conteur') return refuse('invalid', 'SON-DTH-03', 'stillAlive');
  const used = new Set(s.figures.map(({ sheet }) => sheet.name));
  const fresh = Object.values(ARPENTEURS).find(({ name }) => !used.has(name)) ?? ARPENTEURS.aurelie;
  const figure = newFigure(fresh, old.seat);
  amend(figure, { escrime: Math.min(8, figure.sheet.escrime + 1) });
  // The old one has no seat any more: the new one is the Arpenteur of the player.
  old.seat = null;
  s.figures.push(figure);
  say('SON-DTH-03', 'newCharacter', figure.sheet.name, a.text, io);
  return undefined;
}

/** What may be done while something else goes on. */
function anyTime(s: State, a: Answer, io: Io<Event>): Refusal | undefined | 'no' {
  switch (a.do) {
    case 'award': {
      if (!s.figures[a.to]) return refuse('invalid', 'SON-PPG-03', 'noSuchFigure');
      gain(s, a.to, a.count, AWARDS[a.why], a.why, io);
      return undefined;
    }
    case 'judge': {
      // SON-KAR-03 to SON-KAR-06, SON-KAR-09.
      const figure = s.figures[a.to];
      if (figure?.kind !== 'arpenteur') return refuse('invalid', 'SON-KAR-03', 'noSuchFigure');
      changeKarma(s, a.to, a.cases, a.cases < 0 ? 'SON-KAR-06' : 'SON-KAR-05', 'deed', io);
      say('SON-KAR-17', 'reaction', figure.sheet.name, String(reaction(figure)), io);
      return undefined;
    }
    case 'circumstance': {
      const figure = s.figures[a.to];
      if (!figure) return refuse('invalid', 'SON-MAL-04', 'noSuchFigure');
      if (a.lasts === 'draw') figure.nextDraw = a.stones;
      else figure.scene = a.stones;
      say(a.stones < 0 ? 'SON-MAL-04' : 'SON-MAL-01', 'circumstance', figure.sheet.name, a.text, io);
      return undefined;
    }
    case 'demand':
      return demand(s, a, io);
    case 'addStones':
      return addStones(s, a, io);
    case 'keyword': {
      // SON-AFF-03: the Conteur too pays a PP for a keyword.
      if (countOf(s.purse) < 1) return refuse('invalid', 'SON-AFF-03', 'tooFewStones', { price: 1, have: 0 });
      const white = s.purse.white > 0 ? 1 : 0;
      returnFrom(s.store, s.purse, white, 1 - white);
      s.facts.push({ text: a.text ?? '', by: s.conteur ?? 0, grade: 1, about: a.about, stones: 0, fresh: false });
      say('SON-AFF-03', 'keyword', a.about, a.text, io);
      return undefined;
    }
    case 'harm': {
      const figure = s.figures[a.to];
      if (!figure || figure.out !== null) return refuse('invalid', 'SON-WND-08', 'noSuchFigure');
      hurt(s, a.to, a.kind, 0, io);
      const wound = figure.wounds.at(-1);
      if (wound) wound.place = a.place;
      return undefined;
    }
    case 'improvise': {
      const figure = s.figures[a.to];
      if (!figure) return refuse('invalid', 'SON-DEC-04', 'noSuchFigure');
      figure.improvised = 0;
      say('SON-DEC-04', 'improvised', figure.sheet.name, a.text, io);
      return undefined;
    }
    case 'shadow':
      return shadow(s, a, io);
    case 'effect':
      return effect(s, a, io);
    case 'endFight':
      return endFight(s, io);
    default:
      return 'no';
  }
}

/** SON-SIG-03: black stones of the Limbes lie on the next draw of one under the Cauchemar, and leave the game. */
function shadow(s: State, a: Do<'shadow'>, io: Io<Event>): Refusal | undefined {
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
  io.tell?.({ kind: 'shadowed', rule: 'SON-SIG-03', figure: a.to, name: figure.sheet.name, stones: a.count });
  limbesReached(s, io);
  return undefined;
}

/** SON-MAN-08: what a manoeuvre does besides its Réussites: the Conteur's words, and stones on somebody's next draw. */
function effect(s: State, a: Do<'effect'>, io: Io<Event>): Refusal | undefined {
  const top = s.stacks[0]?.at(-1);
  if (top?.kind !== 'duel' || top.trick === null) return refuse('invalid', 'SON-MAN-08', 'noEffectNow');
  if (!top.sides.some((side) => side.figure === a.to)) return refuse('invalid', 'SON-MAN-08', 'noSuchFigure');
  const figure = figureOf(s, a.to);
  const manoeuvre = top.trick;
  top.trick = null;
  figure.nextDraw += a.stones;
  const { name } = figure.sheet;
  const text = a.text ?? '';
  io.tell?.({ kind: 'effect', rule: 'SON-MAN-08', figure: a.to, name, manoeuvre, stones: a.stones, text });
  return undefined;
}

/** SON-NPC-04: minor PNJ stand before a major one and fall in his place. */
function attach(s: State, a: Do<'attach'>, io: Io<Event>): Refusal | undefined {
  const guard = s.figures[a.a];
  const major = s.figures[a.b];
  if (!guard || !major || guard.out !== null || major.out !== null)
    return refuse('invalid', 'SON-NPC-04', 'noSuchFigure');
  if (guard.kind !== 'minor' || major.kind !== 'major') return refuse('invalid', 'SON-NPC-04', 'minorsShieldMajors');
  guard.guards = { of: a.b, left: a.foes };
  const { name } = guard.sheet;
  io.tell?.({ kind: 'attached', rule: 'SON-NPC-04', figure: a.a, name, whom: major.sheet.name, count: a.foes });
  return undefined;
}

/** SON-DUE-10: the Conteur's word ends a fight. */
function endFight(s: State, io: Io<Event>): Refusal | undefined {
  const top = s.stacks[0]?.at(-1);
  if (top?.kind !== 'duel') return refuse('invalid', 'SON-DUE-10', 'noFight');
  say('SON-DMG-04', 'endFight', '', '', io);
  next(s, top, 'over');
  return undefined;
}

const pair = (s: State, a: FigureIndex, b: FigureIndex): boolean =>
  a !== b && s.figures[a]?.out === null && s.figures[b]?.out === null;

export function presiding(s: State, f: Session, a: Answer, io: Io<Event>): Refusal | undefined {
  const done = anyTime(s, a, io);
  if (done !== 'no') return done;
  if (isBusy(s)) return refuse('invalid', 'SON-WHEN-01', 'oneThingAtATime');
  switch (a.do) {
    // SON-INI-04, SON-INI-06, SON-INI-07: each fight is played whole, and the Conteur begins it when its moment has come: a
    // player who delays is begun later, and who won the initiative is begun first (ruling).
    case 'duel': {
      if (!pair(s, a.a, a.b)) return refuse('invalid', 'SON-CBT-03', 'noSuchFigure');
      if (figureOf(s, a.a).kind === 'minor' || figureOf(s, a.b).kind === 'minor')
        return refuse('invalid', 'SON-NPC-01', 'algaradesForThese');
      warn(s, a.a, a.b, io);
      startDuel(s, a.a, a.b, a.flees ?? 0, io, f);
      return undefined;
    }
    case 'attach':
      return attach(s, a, io);
    case 'algarade':
      return pair(s, a.a, a.b)
        ? startAlgarade(s, a.a, a.b, a.foes, f, io)
        : refuse('invalid', 'SON-ALG-01', 'noSuchFigure');
    case 'shot':
      return pair(s, a.a, a.b) ? startShot(s, a, f, io) : refuse('invalid', 'SON-RNG-01', 'noSuchFigure');
    case 'reload': {
      const figure = s.figures[a.to];
      if (!figure || figure.loaded) return refuse('invalid', 'SON-FIR-03', 'alreadyLoaded');
      figure.loaded = true;
      say('SON-FIR-03', 'reload', figure.sheet.name, a.text, io);
      return undefined;
    }
    case 'contest':
      return startContest(s, a, f);
    case 'group':
      groupTest(s, a, io);
      return undefined;
    case 'moment': {
      if (!s.options.moments) return refuse('invalid', 'SON-PPS-16', 'notAtThisTable');
      push<AnyFrame>(
        s,
        {
          kind: 'moment',
          step: 'pay',
          price: a.price,
          text: a.text ?? '',
          waiting: s.players.filter((seat) => !s.gone.includes(seat)),
          all: true,
        },
        f,
      );
      return undefined;
    }
    case 'bring': {
      const sheet = READY[a.id];
      if (!sheet || sheet.kind === 'arpenteur') return refuse('invalid', 'SON-CBT-03', 'noSuchFigure');
      if (s.figures.length >= 60) return refuse('invalid', 'SON-VAL-03', 'tooManyFigures');
      s.figures.push(newFigure(sheet, null));
      say('SON-CBT-03', 'enters', sheet.name, a.text, io);
      return undefined;
    }
    case 'scene': {
      s.place = { name: a.place, traits: [...a.traits] };
      for (const figure of s.figures) figure.scene = 0;
      say('SON-DEC-02', 'scene', a.place, a.traits.join(', '), io);
      return undefined;
    }
    case 'time':
      passTime(s, a.days, a.hours, io);
      return undefined;
    case 'trait':
      return changeTrait(s, a, io);
    case 'signe': {
      const figure = s.figures[a.to];
      if (!figure) return refuse('invalid', 'SON-SIG-01', 'noSuchFigure');
      amend(figure, { signe: a.signe === 'none' ? null : a.signe });
      say('SON-SIG-01', 'signe', figure.sheet.name, a.signe, io);
      return undefined;
    }
    case 'nightmare':
      return nightmare(s, a, io);
    case 'peril': {
      // SON-PER-01, SON-PER-02: no rules but the story; a look at END.
      const figure = s.figures[a.to];
      if (!figure) return refuse('invalid', 'SON-PER-01', 'noSuchFigure');
      say('SON-PER-01', scoreOf(figure, 'END') < 0 ? 'suffers' : 'endures', figure.sheet.name, a.text, io);
      return undefined;
    }
    case 'brumes': {
      // SON-BRU-02: where one of them remembers, the crossing is played.
      const idea = io.chance.pick(BRUMES, IDEAS.length);
      io.tell?.({ kind: 'leg', rule: 'SON-BRU-04', n: 0, idea });
      return undefined;
    }
    case 'xp':
      awardExperience(s, a.amount, io);
      return undefined;
    case 'scenarioEnd':
      endScenario(s, io);
      return undefined;
    case 'newSession':
      newSession(s, io);
      return undefined;
    case 'newCharacter':
      return newCharacter(s, a, io);
    case 'close':
      f.step = 'closed';
      s.over = { winners: [], rule: 'SON-XP-01' };
      io.tell?.({ kind: 'closed', rule: 'SON-XP-01' });
      return undefined;
    default:
      return refuse('invalid', 'SON-WHEN-01', 'notYours');
  }
}

/** SON-NPC-03: the class of a PNJ is the Conteur's; where his Escrime does not fit it, the Conteur is told, and nobody else (SON-DUE-09). */
function warn(s: State, a: FigureIndex, b: FigureIndex, io: Io<Event>): void {
  const best = Math.max(...s.figures.map(({ kind, sheet }) => (kind === 'arpenteur' ? sheet.escrime : 0)));
  for (const i of [a, b]) {
    const { kind, sheet } = figureOf(s, i);
    if ((kind === 'major' && sheet.escrime <= best) || (kind === 'middle' && sheet.escrime > best))
      io.tell?.({
        kind: 'unfit',
        rule: 'SON-NPC-03',
        figure: i,
        name: sheet.name,
        knows: s.conteur === null ? [] : [s.conteur],
        escrime: sheet.escrime,
      });
  }
}

/** SON-PPS-16: everybody pays, or it is not final. */
export const moment: Procedure<State, Moment, Answer, Event> = {
  pending(s, f) {
    return f.step === 'pay'
      ? f.waiting
          .filter((seat) => ofSeat(s, seat) >= 0)
          .map((seat) => ask(f, seat, 'moment', { about: { price: f.price, text: f.text } }))
      : [];
  },
  choices(s, f, d) {
    const pays = !cannotPay(s, ofSeat(s, d.seat), f.price, 'SON-PPS-16');
    return [{ do: 'pass' }, ...(pays ? [{ do: 'payMoment' } as const] : [])];
  },
  answer(s, f, d, a, io) {
    if (a.do !== 'pass' && a.do !== 'payMoment') return refuse('invalid', 'SON-PPS-16', 'notNow');
    const i = ofSeat(s, d.seat);
    if (a.do === 'payMoment') {
      const refusal = cannotPay(s, i, f.price, 'SON-PPS-16', a);
      if (refusal) return refusal;
      pay(s, i, f.price, 'SON-PPS-16', io, a);
    } else f.all = false;
    f.waiting = f.waiting.filter((seat) => seat !== d.seat);
    return undefined;
  },
  run(s, f, io) {
    io.tell?.({ kind: 'moment', rule: 'SON-PPS-16', price: f.price, text: f.text, final: f.all });
    pop(s, f);
  },
  absent: () => ({ do: 'pass' }),
};

/** Samples of what the Conteur may do. */
export function conteurActs(s: State): Answer[] {
  const heroes = s.figures.flatMap((figure, i) => (figure.kind === 'arpenteur' && figure.out === null ? [i] : []));
  const [hero = 0] = heroes;
  const found: Answer[] = (heroes.length > 0 ? heroes : [hero]).flatMap((to): Answer[] => [
    { do: 'award', to, count: 1, why: 'line' },
    { do: 'award', to, count: 1, why: 'rolePlay' },
    { do: 'judge', to, cases: -2 },
    { do: 'judge', to, cases: 2 },
    { do: 'circumstance', to, stones: 1, lasts: 'draw' },
    { do: 'circumstance', to, stones: -1, lasts: 'scene' },
  ]);
  if (!s.store.coin) found.push({ do: 'addStones', black: 2 });
  const top = s.stacks[0]?.at(-1);
  const cursed = s.figures.findIndex((figure) => isPlayers(figure) && figure.sheet.signe === 'cauchemar');
  if (cursed >= 0 && s.store.limbes.black > 0) found.push({ do: 'shadow', to: cursed, count: 1 });
  if (top?.kind === 'duel') {
    if (top.trick) found.push({ do: 'effect', to: top.sides[other(top.up)].figure, stones: -1 });
    found.push({ do: 'endFight' });
  }
  if (isBusy(s)) return found;
  const foes = s.figures.flatMap((figure, i) =>
    figure.seat === null && figure.out === null && figure.kind !== 'minor' && figure.kind !== 'arpenteur' ? [i] : [],
  );
  const band = s.figures.findIndex(
    ({ kind, out, sheet }) => kind === 'minor' && out === null && sheet.escrime < (s.figures[hero]?.sheet.escrime ?? 0),
  );
  const [foe] = foes;
  const active = heroes.length > 0;
  if (foe !== undefined && active)
    for (const a of heroes) for (const b of new Set([foe, foes.at(-1) ?? foe])) found.push({ do: 'duel', a, b });
  if (band >= 0 && active)
    found.push({ do: 'algarade', a: hero, b: band, foes: 3 }, { do: 'algarade', a: hero, b: band, foes: 1 });
  const guard = s.figures.findIndex(({ kind, out, guards }) => kind === 'minor' && out === null && !guards);
  const major = foes.find((i) => s.figures[i]?.kind === 'major');
  if (guard >= 0 && major !== undefined) found.push({ do: 'attach', a: guard, b: major, foes: 3 });
  const archer = heroes.find((i) => shoots(s, i));
  if (archer !== undefined && foe !== undefined)
    found.push({ do: 'shot', a: archer, b: foe, distance: 'proche', moving: true, cover: 'buste' });
  const unloaded = s.figures.findIndex(({ loaded }) => !loaded);
  if (unloaded >= 0) found.push({ do: 'reload', to: unloaded });
  if (heroes.length > 1)
    found.push({
      do: 'contest',
      a: heroes[0] as number,
      b: heroes[1] as number,
      skill: 'vigilance',
      how: 'competition',
      difficulty: 0,
    });
  if (foe !== undefined && active)
    found.push({ do: 'contest', a: hero, b: foe, skill: 'vigilance', how: 'opposition' });
  found.push(
    { do: 'group', skill: 'vigilance', difficulty: 0 },
    { do: 'scene', place: 'Salle du Trône', traits: ['chandelier', 'bannières', 'tapis'] },
    { do: 'time', days: 1, hours: 0 },
    { do: 'time', days: 0, hours: 2 },
  );
  if (s.options.moments) found.push({ do: 'moment', price: 1 });
  found.push(
    { do: 'signe', to: hero, signe: 'reve' },
    { do: 'signe', to: hero, signe: 'cauchemar' },
    { do: 'peril', to: hero },
    { do: 'brumes' },
    { do: 'xp', amount: 3 },
    { do: 'scenarioEnd' },
    { do: 'newSession' },
  );
  if (active) found.push({ do: 'harm', to: hero, kind: 'legere', place: 'bras' });
  if (active && s.figures.length < 60) found.push({ do: 'newCharacter', to: hero, as: 'valet' });
  if (s.figures.length < 8) found.push({ do: 'bring', id: 'duelliste' });
  found.push({ do: 'close' });
  return found;
}

function shoots(s: State, i: FigureIndex): boolean {
  const { sheet, ammunition, loaded } = figureOf(s, i);
  if (!sheet.ranged || !ammunition) return false;
  return sheet.ranged === 'arc' || sheet.ranged === 'couteau' || (loaded && !s.options.apulvre);
}
