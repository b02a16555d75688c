/** SON-DUE: a duel, step by step: who is asked what, and what an answer leads to. */
import { ask, type Procedure, push } from '@reverie/kernel/frames';
import { type Decision, type Io, MAX_SEATS, type SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { BOTTES, type BotteId } from '../data/bottes.ts';
import { MANOEUVRE_IDS, type ManoeuvreId } from '../data/manoeuvres.ts';
import { PRICES } from '../data/tables.ts';
import type { Event } from '../events.ts';
import { attacksOf, defencesOf } from '../figures.ts';
import { type Facts, policy } from '../players/policy.ts';
import type { Sheet } from '../sheet.ts';
import { type AnyFrame, type Drawer, type Duel, type FigureIndex, figureOf, type State } from '../state.ts';
import {
  attack,
  attacked,
  canMend,
  chainOver,
  counter,
  countered,
  defend,
  defended,
  failed,
  handOver,
  invert,
  karma,
  manoeuvreOver,
  raise,
  readAgain,
  redraw,
  redrawsOf,
} from './chain.ts';
import { comparedOut, figureAt, goTo, nameAt, newDuel, other, seatAt, stonesBack, whiteOf } from './duelling.ts';
import {
  bottesNow,
  canShed,
  counterBotte,
  duelOver,
  fate,
  isSpecial,
  launch,
  mark,
  nextExchange,
  pendingWound,
  save,
  shed,
  sum,
  takeDessous,
  takeWound,
  unhurt,
  where,
} from './finish.ts';
import { pointsOf } from './karma.ts';
import {
  auctionOver,
  bid,
  impress,
  MOST_TIES,
  open,
  passToken,
  shift,
  shiftable,
  stance,
  tellAhead,
  upperHand,
} from './opening.ts';
import { cannotPay, gain, isPlayers, panacheOf, pay } from './panache.ts';
import { FOE } from './purposes.ts';

/** Answers that never change are made once. */
const PASS: Answer = { do: 'pass' };
const STAND: Answer = { do: 'stand' };
const STOP: Answer = { do: 'stop' };
const TAKE: Answer = { do: 'take' };
const table = <T extends string, A>(ids: readonly T[], make: (id: T) => A): Readonly<Record<T, A>> =>
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<T, A>;
const ATTACK = table(MANOEUVRE_IDS, (manoeuvre): Answer => ({ do: 'attack', manoeuvre }));
const DEFEND = table(MANOEUVRE_IDS, (manoeuvre): Answer => ({ do: 'defend', manoeuvre }));
const COUNTER = table(MANOEUVRE_IDS, (manoeuvre): Answer => ({ do: 'counter', manoeuvre }));
const READY: Answer = { do: 'ready' };
const GIVE_UP: readonly Answer[] = [{ do: 'yield' }, { do: 'flee' }];
const SUFFER: readonly Answer[] = [{ do: 'wound' }, { do: 'dessous' }];
const FATES: readonly Answer[] = [
  { do: 'fate', what: 'capture' },
  { do: 'fate', what: 'kill' },
  { do: 'fate', what: 'spare' },
];

export function startDuel(
  s: State,
  a: FigureIndex,
  b: FigureIndex,
  flees: number,
  io: Io<Event>,
  under?: AnyFrame,
): void {
  passToken(s);
  enter(s, a, io);
  enter(s, b, io);
  const f = newDuel(s, a, b, flees);
  io.tell?.({
    kind: 'duel',
    rule: 'SON-NPC-02',
    names: [s.figures[a]?.sheet.name ?? '', s.figures[b]?.sheet.name ?? ''],
  });
  if (under) push<AnyFrame>(s, f, under);
  else push<AnyFrame>(s, f);
}

/** SON-PPS-05: an important PNJ draws his perfidy when he enters. */
export function enter(s: State, i: FigureIndex, io: Io<Event>): void {
  const figure = figureOf(s, i);
  if (figure.entered || isPlayers(figure)) return;
  figure.entered = true;
  if (figure.kind !== 'minor')
    gain(s, i, figure.kind === 'major' ? s.options.perfidyMajor : s.options.perfidyMiddle, 'SON-PPS-05', 'perfidy', io);
}

/** Whom the step waits for, if for anybody: the side, and what it is asked. */
function asked(s: State, f: Duel): Drawer | undefined {
  switch (f.step) {
    case 'impress':
      return f.turn;
    case 'impressed':
      return other(f.turn);
    case 'bid':
      return f.passes >= 2 || panacheOf(s, f.sides[f.turn].figure) === 0 ? undefined : f.turn;
    case 'stance':
      return f.turn;
    case 'shift':
      return f.turn < 2 && shiftable(s, f, f.turn) >= 0 ? f.turn : undefined;
    case 'openMend': {
      const behind = whiteOf(s, f, 0) === whiteOf(s, f, 1) ? undefined : whiteOf(s, f, 0) < whiteOf(s, f, 1) ? 0 : 1;
      return behind !== undefined && behind === f.turn && f.passes === 0 && canMend(s, f, behind) ? behind : undefined;
    }
    case 'tie':
      return f.passes < 2 && panacheOf(s, f.sides[f.turn].figure) >= PRICES.tie ? f.turn : undefined;
    case 'attack':
      return f.up;
    case 'attackMend':
      return failed(s, f, f.up) && canMend(s, f, f.up) ? f.up : undefined;
    case 'defend':
    case 'botteAnswer':
      return other(f.up);
    case 'defendMend':
    case 'counterMend': {
      const side = other(f.up);
      return failed(s, f, side) && canMend(s, f, side) ? side : undefined;
    }
    case 'raise':
      if (f.passes >= 2 || panacheOf(s, f.sides[f.turn].figure) === 0) return undefined;
      return f.turn === f.up || f.result > 0 ? f.turn : undefined;
    case 'botte':
      return bottesNow(s, f).length > 0 ? f.up : undefined;
    case 'suffer':
      return pendingWound(s, f).wound === null || f.due[0]?.botte ? undefined : f.due[0]?.side;
    case 'fate':
      return f.turn;
    case 'mark':
      return f.given !== null && panacheOf(s, f.sides[f.up].figure) > 0 ? f.up : undefined;
    case 'shed':
      return canShed(s, f) ? f.up : undefined;
    default:
      return undefined;
  }
}

/** What a seat needs to know to decide; in the dark nothing that only hidden figures say. */
function aboutOf(s: State, f: Duel, side: Drawer): object {
  const foe = nameAt(s, f, other(side));
  switch (f.step) {
    case 'attackMend':
    case 'defendMend':
    case 'counterMend':
    case 'openMend':
      if (f.dark) return { foe, side, result: f.result };
      return {
        foe,
        side,
        white: whiteOf(s, f, side),
        foeWhite: f.step === 'openMend' ? whiteOf(s, f, other(side)) : null,
        result: f.result,
      };
    case 'suffer': {
      const { wound, total } = pendingWound(s, f);
      return { foe, side, wound, total, dessous: f.sides[side].dessous };
    }
    case 'botteAnswer':
      return { foe, side, botte: f.botte };
    case 'botte':
      return { foe, side, chain: f.chain, free: f.free };
    case 'mark':
      return { foe, side, wound: s.options.hiddenWounds ? null : f.given };
    default:
      return { foe, side, chain: f.chain, result: f.result, exchange: f.exchange, dessous: f.sides[side].dessous };
  }
}

function choicesFor(s: State, f: Duel, side: Drawer): readonly Answer[] {
  const figure = figureAt(s, f, side);
  switch (f.step) {
    case 'impress':
    case 'impressed':
      return [PASS, { do: 'impress' }];
    case 'bid': {
      const least = f.sides[other(side)].bid - f.sides[side].bid + 1;
      const count = Math.max(1, least);
      return count <= panacheOf(s, f.sides[side].figure) && count <= 12 ? [PASS, { do: 'bid', count }] : [PASS];
    }
    case 'stance': {
      const aims = f.dark ? [] : figure.sheet.bottes.map((botte): Answer => ({ do: 'ready', botte }));
      // Anybody may give up at any time; it is offered to those who are in trouble.
      const trouble = f.sides[side].dessous > 0 || figure.wounds.length + figure.boxes > 0;
      return trouble ? [READY, ...aims, ...GIVE_UP] : [READY, ...aims];
    }
    case 'shift':
      return [PASS, { do: 'shift', place: shiftable(s, f, side) }];
    case 'openMend':
    case 'attackMend':
    case 'defendMend':
    case 'counterMend':
      return mends(s, f, side);
    case 'tie':
      return [PASS, { do: 'breakTie' }];
    case 'attack':
      return repertoire(figure.sheet).attacks;
    case 'defend':
      return repertoire(figure.sheet).defences;
    case 'raise': {
      const most = Math.min(panacheOf(s, f.sides[side].figure), side === f.up ? 3 : f.result, 12);
      const raises: Answer[] = [PASS];
      for (let count = 1; count <= most; count++) raises.push({ do: 'raise', count });
      return raises;
    }
    case 'botte':
      return [
        PASS,
        ...bottesNow(s, f).map(
          (botte): Answer => (f.free === botte ? { do: 'botte', botte, free: true } : paidBotte(s, f, botte)),
        ),
      ];
    case 'botteAnswer': {
      const pays = panacheOf(s, f.sides[side].figure) >= PRICES.botteCounter;
      return [{ do: 'save' }, ...(pays ? [{ do: 'counterBotte' } as const] : []), TAKE];
    }
    case 'suffer':
      return SUFFER;
    case 'fate':
      return FATES;
    case 'mark':
      return marks(s, f);
    case 'shed':
      return [PASS, { do: 'shed' }];
    default:
      return [];
  }
}

interface Repertoire {
  readonly attacks: readonly Answer[];
  readonly defences: readonly Answer[];
}
/** Sheets are never written on, so what they allow is worked out once. */
const repertoires = new WeakMap<object, Repertoire>();
function repertoire(sheet: Readonly<Sheet>): Repertoire {
  let found = repertoires.get(sheet);
  if (!found) {
    const attacks = attacksOf({ sheet });
    found = {
      attacks: [...attacks.map((id) => ATTACK[id]), STOP],
      defences: [...defencesOf({ sheet }).map((id) => DEFEND[id]), TAKE, ...attacks.map((id) => COUNTER[id])],
    };
    repertoires.set(sheet, found);
  }
  return found;
}

/** The stones that fit its colours. */
function paidBotte(s: State, f: Duel, botte: BotteId): Answer {
  const { white, price, black } = BOTTES[botte];
  const have = figureAt(s, f, f.up).panache.white;
  return { do: 'botte', botte, white: Math.max(white, Math.min(have, price - black)) };
}

const SOURCES = ['escrime', 'characteristic', 'panache'] as const;
function mends(s: State, f: Duel, side: Drawer): Answer[] {
  const found: Answer[] = [STAND];
  for (const from of SOURCES) {
    const most = Math.min(redrawsOf(s, f, side, from), 12);
    if (most > 0) found.push({ do: 'redraw', count: 1, from });
    if (most > 1) found.push({ do: 'redraw', count: most, from });
  }
  if (f.step === 'openMend') return found;
  if (!f.inverted && redrawsOf(s, f, side, 'panache') > 0) found.push({ do: 'invert' });
  if (!f.dark && pointsOf(figureAt(s, f, side)) > 0) found.push({ do: 'karma' });
  return found;
}

function marks(s: State, f: Duel): Answer[] {
  const have = panacheOf(s, f.sides[f.up].figure);
  const found: Answer[] = [PASS, { do: 'where', place: 'bras' }];
  if (f.given === 'grave' || f.given === 'mortelle')
    for (const size of [2, 3, 4]) if (size <= have) found.push({ do: 'mark', size });
  if (isSpecial(f) && have >= PRICES.sensitivePlace) found.push({ do: 'where', place: 'gorge', sensitive: true });
  return found;
}

/** After a mend the question is the same one again, about other stones. */
function mended(s: State, f: Duel, side: Drawer, refusal: Refusal | undefined, io: Io<Event>): Refusal | undefined {
  if (refusal) return refusal;
  if (f.step === 'openMend') {
    comparedOut(s, f);
    tellAhead(s, f, io);
    f.passes = 0;
    const [a, b] = [whiteOf(s, f, 0), whiteOf(s, f, 1)];
    f.turn = a === b ? side : a < b ? 0 : 1;
  } else readAgain(s, f, side, io);
  goTo(s, f, f.step);
  return undefined;
}

function mending(s: State, f: Duel, side: Drawer, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do === 'redraw') return mended(s, f, side, redraw(s, f, side, a, io), io);
  if (f.step !== 'openMend') {
    if (a.do === 'invert') return mended(s, f, side, invert(s, f, side, a, io), io);
    if (a.do === 'karma') return mended(s, f, side, karma(s, f, side, io), io);
  }
  if (a.do !== 'stand') return refuse('invalid', 'SON-DUE-07', 'notNow');
  if (f.step === 'openMend') {
    f.passes = 1;
    goTo(s, f, 'openMend');
  } else stands(s, f, io);
  return undefined;
}

function answer(s: State, f: Duel, side: Drawer, a: Answer, io: Io<Event>): Refusal | undefined {
  switch (f.step) {
    case 'openMend':
    case 'attackMend':
    case 'defendMend':
    case 'counterMend':
      return mending(s, f, side, a, io);
    case 'impress':
      if (a.do !== 'impress' && a.do !== 'pass') return refuse('invalid', 'SON-IMP-01', 'notNow');
      if (a.do === 'impress') goTo(s, f, 'impressed');
      else if (f.turn === 0) {
        f.turn = 1;
        goTo(s, f, 'impress');
      } else {
        f.turn = 0;
        goTo(s, f, 'bid');
      }
      return undefined;
    case 'impressed':
      if (a.do !== 'impress' && a.do !== 'pass') return refuse('invalid', 'SON-IMP-01', 'notNow');
      impress(s, f, a.do === 'impress', io);
      f.turn = 0;
      return undefined;
    case 'bid':
      if (a.do === 'bid') return bid(s, f, side, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'SON-INI-03', 'notNow');
      passTurn(s, f, 'bid');
      return undefined;
    case 'stance':
      return stance(s, f, side, a, io);
    case 'shift': {
      if (a.do !== 'pass' && a.do !== 'shift') return refuse('invalid', 'SON-PPC-03', 'notNow');
      const refusal = a.do === 'shift' ? shift(s, f, side, a, io) : undefined;
      if (refusal) return refusal;
      afterShift(s, f, side);
      return undefined;
    }
    case 'tie':
      return tied(s, f, side, a, io);
    case 'attack':
      if (a.do === 'attack') return attack(s, f, a, io);
      if (a.do !== 'stop') return refuse('invalid', 'SON-DUE-04', 'notNow');
      chainOver(s, f, io);
      return undefined;
    case 'defend':
      if (a.do === 'defend') return defend(s, f, a, io);
      if (a.do === 'counter') return counter(s, f, a, io);
      if (a.do !== 'take') return refuse('invalid', 'SON-DEF-01', 'notNow');
      f.turn = f.up;
      f.passes = 0;
      goTo(s, f, 'raise');
      return undefined;
    case 'raise':
      if (a.do === 'raise') return raise(s, f, side, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'SON-PPC-02', 'notNow');
      f.passes++;
      handOver(s, f, side);
      return undefined;
    case 'botte':
      if (a.do === 'botte') return launch(s, f, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'SON-BOT-04', 'notNow');
      sum(s, f);
      return undefined;
    case 'botteAnswer':
      if (a.do === 'counterBotte') return counterBotte(s, f, a, io);
      if (a.do === 'save') save(s, f, io);
      else if (a.do === 'take') sum(s, f);
      else return refuse('invalid', 'SON-BOT-05', 'notNow');
      return undefined;
    case 'suffer':
      if (a.do === 'dessous') return takeDessous(s, f, io);
      if (a.do !== 'wound') return refuse('invalid', 'SON-DES-01', 'notNow');
      takeWound(s, f, io);
      return undefined;
    case 'fate':
      if (a.do !== 'fate') return refuse('invalid', 'SON-DES-02', 'notNow');
      fate(s, f, a, io);
      return undefined;
    case 'mark':
      if (a.do === 'mark') return mark(s, f, a, io);
      if (a.do === 'where') return where(s, f, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'SON-MRK-01', 'notNow');
      goTo(s, f, 'shed');
      return undefined;
    case 'shed':
      if (a.do === 'shed') return shed(s, f, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'SON-DES-03', 'notNow');
      goTo(s, f, 'next');
      return undefined;
    default:
      return refuse('invalid', 'SON-DUE-10', 'notNow');
  }
}

function passTurn(s: State, f: Duel, step: Duel['step']): void {
  f.passes++;
  f.turn = other(f.turn);
  goTo(s, f, step);
}

function afterShift(s: State, f: Duel, side: Drawer): void {
  if (side === 0) {
    f.turn = 1;
    goTo(s, f, 'shift');
  } else toOpenMend(s, f);
}
function toOpenMend(s: State, f: Duel): void {
  f.passes = 0;
  f.turn = whiteOf(s, f, 0) < whiteOf(s, f, 1) ? 0 : 1;
  goTo(s, f, 'openMend');
}

/** SON-OPP-02: one who pays breaks the tie; if both do, or nobody, it is drawn again. */
function tied(s: State, f: Duel, side: Drawer, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do !== 'breakTie' && a.do !== 'pass') return refuse('invalid', 'SON-OPP-02', 'notNow');
  if (a.do === 'breakTie') {
    const refusal = cannotPay(s, f.sides[side].figure, PRICES.tie, 'SON-OPP-02', a);
    if (refusal) return refusal;
    pay(s, f.sides[side].figure, PRICES.tie, 'SON-OPP-02', io, a);
    f.chain += side + 1;
  }
  passTurn(s, f, 'tie');
  return undefined;
}

/** The draw that was to be mended is read as it is. */
function stands(s: State, f: Duel, io: Io<Event>): void {
  if (f.step === 'attackMend') attacked(s, f, io);
  else if (f.step === 'defendMend') defended(s, f);
  else countered(s, f, io);
}

/** A step at which nobody is asked anything. */
function run(s: State, f: Duel, io: Io<Event>): void {
  switch (f.step) {
    case 'bid':
      // Who has nothing to stake passes.
      if (f.passes < 2) passTurn(s, f, 'bid');
      else auctionOver(s, f, io);
      return;
    case 'open':
      open(s, f, io);
      return;
    case 'shift':
      afterShift(s, f, f.turn);
      return;
    case 'openMend':
      opened(s, f, io);
      return;
    case 'tie':
      if (f.passes < 2) passTurn(s, f, 'tie');
      else tieOver(s, f, io);
      return;
    case 'attackMend':
    case 'defendMend':
    case 'counterMend':
      stands(s, f, io);
      return;
    case 'raise':
      if (f.passes < 2) {
        f.passes++;
        handOver(s, f, f.turn);
      } else manoeuvreOver(s, f, io);
      return;
    case 'botte':
      sum(s, f);
      return;
    case 'suffer':
      if (f.due.length === 0) goTo(s, f, 'mark');
      else if (pendingWound(s, f).wound === null) unhurt(s, f, io);
      else takeWound(s, f, io);
      return;
    case 'mark':
      goTo(s, f, 'shed');
      return;
    case 'shed':
      goTo(s, f, 'next');
      return;
    case 'next':
      nextExchange(s, f, io);
      return;
    default:
      duelOver(s, f, io);
  }
}

function opened(s: State, f: Duel, io: Io<Event>): void {
  const [a, b] = [whiteOf(s, f, 0), whiteOf(s, f, 1)];
  if (a !== b) {
    upperHand(s, f, a > b ? 0 : 1, io);
    return;
  }
  io.tell?.({ kind: 'tie', rule: 'SON-DUE-03' });
  f.passes = 0;
  f.turn = 0;
  f.chain = 0;
  goTo(s, f, 'tie');
}

/** `chain` holds who paid while the tie lasts: 1 the first side, 2 the second, 3 both. */
function tieOver(s: State, f: Duel, io: Io<Event>): void {
  const paid = f.chain;
  f.chain = 0;
  if (paid === 1 || paid === 2) {
    upperHand(s, f, paid === 1 ? 0 : 1, io);
    return;
  }
  stonesBack(s, f);
  f.made++;
  if (f.made < MOST_TIES) goTo(s, f, 'open');
  else {
    f.made = 0;
    goTo(s, f, 'next');
  }
}

/** What the policy of those whom nobody plays looks at; a program gets the same out of its view. */
export function factsOf(s: State, f: Duel, side: Drawer): Facts {
  const figure = figureAt(s, f, side);
  const { dessous, last, lastDefence, run: times, defenceRun } = f.sides[side];
  return {
    sheet: figure.sheet,
    panache: panacheOf(s, f.sides[side].figure),
    dessous,
    last,
    run: times,
    lastDefence,
    defenceRun,
    wounds: figure.wounds.length + figure.boxes,
  };
}

const NOTHING: readonly Decision[] = [];

const KINDS: Partial<Record<Duel['step'], string>> = {};
/** The question of a step is asked for several times until it is answered; it is made once. */
const questions = new WeakMap<Duel, readonly [Decision]>();
function question(s: State, f: Duel, side: Drawer, seat: SeatIndex): readonly Decision[] {
  const made = questions.get(f);
  if (made && made[0].id === f.serial * MAX_SEATS + seat) return made;
  let kind = KINDS[f.step];
  if (kind === undefined) {
    kind = `duel.${f.step}`;
    KINDS[f.step] = kind;
  }
  const fresh = [ask(f, seat, kind, { about: aboutOf(s, f, side), open: true })] as const;
  questions.set(f, fresh);
  return fresh;
}

export const duel: Procedure<State, Duel, Answer, Event> = {
  pending(s, f) {
    const side = asked(s, f);
    if (side === undefined) return NOTHING;
    const seat = seatAt(s, f, side);
    return seat === null ? NOTHING : question(s, f, side, seat);
  },
  choices: (s, f) => {
    const side = asked(s, f);
    return side === undefined ? [] : choicesFor(s, f, side);
  },
  answer(s, f, _d, a, io) {
    const side = asked(s, f);
    return side === undefined ? refuse('stale', 'SON-DUE-10', 'notNow') : answer(s, f, side, a, io);
  },
  run(s, f, io) {
    const side = asked(s, f);
    if (side === undefined) {
      run(s, f, io);
      return;
    }
    // Nobody plays this figure: the policy decides (SON-X-02).
    const choices = choicesFor(s, f, side);
    const chosen = policy(f.step, aboutOf(s, f, side), choices, factsOf(s, f, side), (n) => io.chance.pick(FOE, n));
    const refusal = answer(s, f, side, choices[chosen] as Answer, io);
    // In the dark only the truth may forbid a redraw: then the draw stands.
    if (refusal) stands(s, f, io);
  },
  absent(s, f) {
    const side = asked(s, f) ?? 0;
    if (f.step === 'stance') return { do: 'yield' };
    const choices = choicesFor(s, f, side);
    return (
      choices.find(
        ({ do: what }) => what === 'pass' || what === 'stand' || what === 'take' || what === 'stop' || what === 'wound',
      ) ?? (choices[0] as Answer)
    );
  },
};

export const isManoeuvre = (id: string): id is ManoeuvreId => (MANOEUVRE_IDS as readonly string[]).includes(id);
