/** SON-INI-03..06: several fights at once. One auction for all of them; then they go round from the winner, and one may wait. */
import { pop, push } from '@reverie/kernel/frames';
import type { SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import type { Io } from '../events.ts';
import type { AnyFrame, Melee } from '../frames.ts';
import { deciderOf, figureOf, goTo, isAble, nameOf, ofSeat, type State, told } from '../state.ts';
import { startAlgarade, unfitFor } from './algarade.ts';
import { isSurprised, startDuel } from './duel/duel.ts';
import { passToken } from './duel/opening.ts';
import { CONTEUR, conteurHas, conteurPays, isPlayers, payable, pricedBy, purseOf, tryPay } from './panache.ts';
import { procedure } from './ways.ts';
import { enterStage } from './wounds.ts';

const isStanding = (s: State, i: number): boolean => {
  const figure = s.figures[i];
  return figure !== undefined && isAble(figure);
};
/** Seats sit clockwise by their numbers. */
const stepsFrom = (from: SeatIndex, seat: SeatIndex): number => (seat - from + 16) % 16;

export function startMelee(s: State, a: Do<'melee'>, under: AnyFrame, io: Io): Refusal | undefined {
  const everybody = a.fights.flatMap((fight) => [fight.a, fight.b]);
  if (new Set(everybody).size < everybody.length) return refuse('invalid', 'SON-INI-04', 'oneFightEach');
  for (const { a: hero, b: foe, foes } of a.fights) {
    if (!isStanding(s, hero) || !isStanding(s, foe)) return refuse('invalid', 'SON-INI-04', 'noSuchFigure');
    const one = figureOf(s, hero);
    if (!isPlayers(one) || one.seat === null) return refuse('invalid', 'SON-INI-04', 'noSuchFigure');
    const refusal = foes > 0 ? unfitFor(s, hero, foe, foes) : undefined;
    if (refusal) return refusal;
    if (foes === 0 && figureOf(s, foe).kind === 'minor') return refuse('invalid', 'SON-NPC-01', 'algaradesForThese');
  }
  for (const i of everybody) enterStage(s, i, io);
  passToken(s);
  const there = new Set<SeatIndex>(a.fights.map((fight) => figureOf(s, fight.a).seat ?? 0));
  if (s.conteur !== null) there.add(s.conteur);
  const seats = [...there].sort((one, two) => stepsFrom(s.token, one) - stepsFrom(s.token, two));
  const fights = a.fights.map((fight) => ({ ...fight, late: false }));
  const begun = { stakes: seats.map(() => 0), turn: 0, passes: 0, robbed: -1, late: false };
  push<AnyFrame>(s, { kind: 'melee', step: 'bid', fights, seats, ...begun }, under);
}

const highest = (f: Melee): number => Math.max(...f.stakes);
/** SON-LIM-04: the Limbes serve middle and major PNJ. */
const servesMajors = (s: State, f: Melee): boolean => f.fights.some(({ b }) => figureOf(s, b).kind !== 'minor');
/** SON-PPS-15: what could be staked, on a debt too. */
const couldStake = (s: State, f: Melee, seat: SeatIndex): number =>
  seat === s.conteur ? conteurHas(s, servesMajors(s, f)) : ofSeat(s, seat) < 0 ? 0 : purseOf(s, ofSeat(s, seat));
const leastOf = (f: Melee): number => highest(f) - (f.stakes[f.turn] ?? 0) + 1;

/** Who is asked to bid: not who leads, nor the holder while nobody bids, nor who cannot pay. */
function bidder(s: State, f: Melee): SeatIndex | undefined {
  const seat = f.seats[f.turn];
  if (seat === undefined || f.passes >= f.seats.length) return undefined;
  const leads = highest(f) === 0 ? seat === s.token : f.stakes[f.turn] === highest(f);
  return leads || !isReady(s, f, seat) || leastOf(f) > Math.min(12, couldStake(s, f, seat)) ? undefined : seat;
}

/** SON-INI-03: who was taken by surprise does not bid, nor who is out or asleep; the Conteur, where this is true of all he has. */
function isReady(s: State, f: Melee, seat: SeatIndex): boolean {
  const own = f.fights.filter(({ a }) => seat === s.conteur || figureOf(s, a).seat === seat);
  return own.some(({ a, b, surprised }) =>
    seat === s.conteur
      ? !isSurprised(surprised, 1) && isStanding(s, b)
      : !isSurprised(surprised, 0) && isStanding(s, a),
  );
}

/** The next one's turn to bid. */
function onward(s: State, f: Melee): undefined {
  f.turn = (f.turn + 1) % f.seats.length;
  goTo(s, f, 'bid');
}

function bid(s: State, f: Melee, a: Do<'bid'>, io: Io, { seat }: { readonly seat: SeatIndex }): Refusal | undefined {
  const least = leastOf(f);
  if (a.count < least) return refuse('invalid', 'SON-INI-03', 'bidTooLow', { least });
  const stake = (f.stakes[f.turn] ?? 0) + a.count;
  if (seat === s.conteur) {
    const refusal = conteurPays(s, a.count, servesMajors(s, f), 'SON-INI-03', io, a);
    if (refusal) return refusal;
    const { figure, name } = CONTEUR;
    io.tell?.({ kind: 'bid', rule: 'SON-INI-03', figure, name, stake });
  } else {
    const figure = ofSeat(s, seat);
    const refusal = tryPay(s, figure, a.count, ['SON-INI-03', 'SON-PPC-01'], io, a);
    if (refusal) return refusal;
    io.tell?.({ kind: 'bid', rule: 'SON-INI-03', ...told(s, figure), stake });
  }
  f.stakes[f.turn] = stake;
  f.passes = 0;
  onward(s, f);
}

/** SON-INI-04: round from whoever won, not in the order of the bids. */
function auctionOver(s: State, f: Melee, io: Io): undefined {
  const most = highest(f);
  const winner = most === 0 ? s.token : (f.seats[f.stakes.indexOf(most)] ?? s.token);
  // SON-INI-05: the one robbed holds the token again for the next fight.
  if (winner !== s.token) f.robbed = s.token;
  s.token = winner;
  const name =
    winner === s.conteur ? 'Conteur' : winner < 0 || ofSeat(s, winner) < 0 ? '' : nameOf(s, ofSeat(s, winner));
  if (winner >= 0)
    io.tell?.({ kind: 'initiative', rule: most > 0 ? 'SON-INI-03' : 'SON-INI-01', name, stolen: most > 0 });
  const steps = ({ a }: Melee['fights'][number]): number => stepsFrom(winner, figureOf(s, a).seat ?? 0);
  f.fights.sort((one, two) => steps(one) - steps(two));
  io.tell?.({ kind: 'order', rule: 'SON-INI-04', names: f.fights.map(({ a }) => nameOf(s, a)) });
  goTo(s, f, 'turn');
}

/** SON-INI-06: behind whom one could wait: the next who has not waited himself; −1 where there is nobody. */
const behind = (f: Melee): number => f.fights.findIndex(({ late, going }, at) => at > 0 && !late && !going);

function delay(s: State, f: Melee, _a: Answer, io: Io): Refusal | undefined {
  const at = behind(f);
  const [fight, other] = [f.fights[0], f.fights[at]];
  if (!fight || !other) return refuse('invalid', 'SON-INI-06', 'nobodyToWaitFor');
  f.fights.splice(at + 1, 0, { ...fight, late: true });
  f.fights.shift();
  const after = nameOf(s, other.a);
  io.tell?.({ kind: 'delayed', rule: 'SON-INI-06', ...told(s, fight.a), after });
  goTo(s, f, 'turn');
}

/** The fight is played whole (SON-INI-07), its initiative already decided; one that cannot be any more is let go. */
function engage(s: State, f: Melee, io: Io): undefined {
  const fight = f.fights.shift();
  f.late = fight?.late ?? false;
  goTo(s, f, 'turn');
  // What has begun is ended by its own rules.
  if (fight?.going) return void push<AnyFrame>(s, fight.going, f);
  if (!fight || !isStanding(s, fight.a) || !isStanding(s, fight.b)) return;
  if (fight.foes === 0) startDuel(s, fight.a, fight.b, { joined: true, surprised: fight.surprised }, io, f);
  else startAlgarade(s, fight.a, fight.b, fight.foes, f, io, true);
}

function over(s: State, f: Melee): undefined {
  s.tokenStays = f.robbed >= 0;
  if (f.robbed >= 0) s.token = f.robbed;
  pop(s, f);
}

/** The next fight, if it can still be. */
const upNext = (s: State, { fights: [fight] }: Melee) =>
  fight && !fight.going && isStanding(s, fight.a) && isStanding(s, fight.b) ? fight : undefined;

function passBid(s: State, f: Melee): undefined {
  f.passes++;
  onward(s, f);
}

const PASS: Answer = { do: 'pass' };
const BID = pricedBy((count) => ({ do: 'bid', count }));

export const melee = procedure<Melee>({
  bid: {
    kind: 'melee.bid',
    to: bidder,
    open: true,
    about: (_s, f) => ({ stake: highest(f) }),
    cites: ['SON-INI-04'],
    choices(s, f, { seat }) {
      const [i, count] = [ofSeat(s, seat), leastOf(f)];
      return [PASS, i < 0 ? BID(count).own : payable(s, i, count, BID(count))];
    },
    on: { bid: { cites: ['SON-INI-03'], take: bid }, pass: passBid },
    otherwise: ['SON-INI-03', 'notNow'],
    run(s, f, io) {
      if (f.passes >= f.seats.length) auctionOver(s, f, io);
      else passBid(s, f);
    },
  },
  turn: {
    kind: 'melee.turn',
    to(s, f) {
      const fight = upNext(s, f);
      return fight && deciderOf(s, fight.a);
    },
    about(s, { fights: [fight] }) {
      return { name: nameOf(s, fight?.a ?? -1), foe: nameOf(s, fight?.b ?? -1) };
    },
    cites: ['SON-INI-06'],
    choices: (_s, f) => (behind(f) < 0 ? [{ do: 'engage' }] : [{ do: 'engage' }, { do: 'delay' }]),
    on: { engage: (s, f, _a, io) => engage(s, f, io), delay },
    run(s, f, io) {
      if (f.fights.length > 0) engage(s, f, io);
      else over(s, f);
    },
  },
});
