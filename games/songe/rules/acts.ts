/** SON-WHEN-03, SON-PPS-07: what a player does at the table, when nothing else goes on and at any time. */
import type { SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { type Answer, type Do, REQUESTS, type RequestAct } from '../answers.ts';
import { eclatCalled } from '../data/eclats.ts';
import { CHARACTERISTICS, type Characteristic, MASQUES, type SkillId } from '../data/skills.ts';
import { PRICES } from '../data/tables.ts';
import type { Io } from '../events.ts';
import { type FigureIndex, placeWound, scoreOf, traitStones } from '../figure.ts';
import type { AnyFrame, Session } from '../frames.ts';
import type { SongeRule } from '../rulebook.ts';
import {
  figureOf,
  hasConteur,
  isAble,
  isFighting,
  nameOf,
  notInPause,
  ofSeat,
  pauseIn,
  type State,
  say,
  told,
} from '../state.ts';
import { countOf, move, type Stones } from '../stones.ts';
import type { SongeDecision } from '../types.ts';
import { cannotLead } from './contest.ts';
import { cannotTakeOn } from './drawing.ts';
import { useExperience } from './experience.ts';
import { castSpell, drinks, objectsOf, phrases, recharge, useObject } from './magic.ts';
import { borrow, cannotPay, changeKarma, KARMA_LEAST, KARMA_MOST, pay, pointsOf, tryPay } from './panache.ts';
import { type Asked, citesOf, isRequest, isSuspended, request } from './request.ts';
import { characteristicTest, skillTest, startTest } from './test-draw.ts';
import { holdOn, leaveStage } from './wounds.ts';

/** SON-WHEN-03: a skill, a characteristic, or a Trait to be resisted. */
function proposeTest(s: State, by: FigureIndex, a: Do<'test'>, io: Io, f: AnyFrame): Refusal | undefined {
  // SON-VAL-02: a valet does what his master asks, where he is there.
  const i = a.valet ?? by;
  const hired = s.figures[i];
  if (i !== by && (hired?.valet?.of !== by || !isAble(hired))) return refuse('invalid', 'SON-VAL-02', 'noValet');
  const figure = figureOf(s, i);
  const asked = [a.skill, a.characteristic, a.trait].filter((one) => one !== undefined);
  if (asked.length !== 1) return refuse('invalid', 'SON-WHEN-03', 'testOneThing');
  const { panache = 0, helpers = 0, margin = 0 } = a;
  const fact = a.fact === undefined ? undefined : s.facts[a.fact];
  if (a.fact !== undefined && (!fact || fact.stones === 0)) return refuse('invalid', 'SON-AFF-05', 'noSuchFact');
  // SON-KAR-11, SON-AFF-05: a PP each.
  const price = (a.evil ? 1 : 0) + (fact && !fact.fresh ? 1 : 0);
  if (a.evil && pointsOf(figure) > -1) return refuse('invalid', 'SON-KAR-11', 'noBadKarma');
  const refusal = cannotPay(s, i, price, a.evil ? 'SON-KAR-11' : 'SON-AFF-05', a);
  if (refusal) return refusal;
  const trait = a.trait === undefined ? undefined : figure.sheet.traits.find(({ name }) => name === a.trait);
  if (a.trait !== undefined && (!s.options.traits || !trait))
    return refuse('invalid', 'SON-TRA-01', s.options.traits ? 'notOnSheet' : 'notAtThisTable', { name: a.trait });
  // SON-GRP-01: the best of the group draws, a stone for each helper.
  const alone = cannotLead(s, i, a.skill ?? a.characteristic, helpers);
  if (alone) return alone;
  // SON-TRA-01: a Trait always with a fortune; SON-TST-02: a specialisation gives one when the Conteur says that it applies.
  const tested = a.skill
    ? skillTest(figure, a.skill)
    : trait
      ? ({
          use: 'trait',
          what: `trait:${trait.name}`,
          level: -traitStones(trait.level),
          mending: 'none',
          fortune: true,
        } as const)
      : characteristicTest(figure, a.characteristic as Characteristic);
  const unfit = cannotTakeOn(tested.use, a);
  if (unfit) return unfit;
  pay(s, i, price, a.evil ? 'SON-KAR-11' : 'SON-AFF-05', io, a);
  const bonus = helpers + (fact?.stones ?? 0) - figure.keywords.filter((word) => (a.text ?? '').includes(word)).length;
  if (fact) s.facts = s.facts.map((one) => (one === fact ? { ...one, fresh: false } : one));
  const text = a.text ?? '';
  io.tell?.({ kind: 'proposed', rule: 'SON-WHEN-03', ...told(s, i), what: tested.what, text, panache });
  startTest(s, { figure: i, ...tested, text, panache, bonus, margin, evil: a.evil ?? false, alone: true }, f);
}

function giveTo(s: State, i: FigureIndex, a: Do<'give'>, io: Io): Refusal | undefined {
  const { panache } = figureOf(s, i);
  const white = a.white ?? Math.min(a.count, panache.white);
  const black = a.count - white;
  if (white > panache.white || black > panache.black || black < 0)
    return refuse('invalid', 'SON-PPS-18', 'noSuchStones', { white: panache.white, black: panache.black });
  /** SON-PPS-18, SON-PPG-03: stones pass over with their colours. */
  const give = (purse: Stones, to: string, rule: SongeRule): undefined => {
    move(panache, purse, white, black);
    io.tell?.({ kind: 'gave', rule, ...told(s, i), to, white, black, text: a.text ?? '' });
  };
  // SON-PPG-03: players may give to the Conteur too.
  if (a.to === s.conteur && hasConteur(s)) return give(s.purse, 'Conteur', 'SON-PPG-03');
  const to = ofSeat(s, a.to);
  if (to < 0 || to === i || figureOf(s, to).out === 'conteur') return refuse('invalid', 'SON-PPS-18', 'noSuchFigure');
  give(figureOf(s, to).panache, nameOf(s, to), 'SON-PPS-18');
}

/** SON-PPS-15: only who is short, and only what is missing. */
function borrowing(s: State, i: FigureIndex, a: Do<'borrow'>, io: Io): Refusal | undefined {
  const figure = figureOf(s, i);
  const missing = a.need - countOf(figure.panache);
  if (missing <= 0) return refuse('invalid', 'SON-PPS-15', 'notShort');
  if (figure.karma - missing <= KARMA_LEAST)
    return refuse('invalid', 'SON-KAR-02', 'karmaExhausted', { cases: figure.karma });
  borrow(s, i, missing, io);
}

function raiseKarma(s: State, i: FigureIndex, a: Do<'raiseKarma'>, io: Io): Refusal | undefined {
  if (figureOf(s, i).karma + a.cases > KARMA_MOST) return refuse('invalid', 'SON-KAR-02', 'karmaFull');
  const refusal = tryPay(s, i, PRICES.karmaCase * a.cases, 'SON-PPS-14', io, a);
  return refusal ?? changeKarma(s, i, a.cases, 'SON-PPS-14', 'bought', io);
}

/** SON-VAL-01: a PP for the scenario. */
function payValet(s: State, i: FigureIndex, a: Do<'valet'>, io: Io): Refusal | undefined {
  const hired = s.figures[a.figure];
  const valet = hired?.valet;
  if (!valet || valet.of !== i) return refuse('invalid', 'SON-VAL-01', 'noValet');
  if (valet.paid) return refuse('invalid', 'SON-VAL-01', 'alreadyPaid');
  const refusal = tryPay(s, i, PRICES.valet, 'SON-VAL-01', io, a);
  if (refusal) return refusal;
  hired.valet = { ...valet, paid: true };
  const { figure, text = '' } = a;
  io.tell?.({ kind: 'done', rule: 'SON-VAL-01', ...told(s, i), act: 'valet', what: nameOf(s, figure), text });
}

function noteWound(s: State, i: FigureIndex, a: Do<'noteWound'>, io: Io): Refusal | undefined {
  const figure = figureOf(s, i);
  const wound = figure.wounds[a.wound];
  if (!wound || wound.hidden) return refuse('invalid', 'SON-WND-10', 'noSuchWound');
  placeWound(figure, a.place, a.wound);
  say('SON-WND-10', 'wound', nameOf(s, i), a.place, io, 'table');
}

/** SON-DTH-02: a death that is chosen, before the end of the scenario, at the best moment. */
function die(s: State, i: FigureIndex, a: Do<'die'>, io: Io): undefined {
  say('SON-DTH-02', 'death', nameOf(s, i), a.text, io, 'table');
  const figure = figureOf(s, i);
  // Whoever lies mortally wounded may choose it too.
  if (figure.out === 'withdrawn') figure.out = null;
  leaveStage(s, i, 'dead', 'SON-DTH-02', io);
}

/** Who may act: anybody at all, whoever still plays his character, with nothing else going on, and in his senses. */
const STATES = ['any', 'own', 'idle', 'awake'] as const;
type Needs = (typeof STATES)[number];

function hindrance(s: State, i: FigureIndex, needs: Needs): Refusal | undefined {
  const { out, asleep } = figureOf(s, i);
  const need = STATES.indexOf(needs);
  if (need >= 1 && (out === 'conteur' || out === 'dead')) return refuse('invalid', 'SON-KAR-10', 'notYoursAnyMore');
  if (need >= 2) {
    // SON-INI-07: between two blows; the fighters themselves at the price of their action, when it is their turn.
    if (isFighting(s, i)) return refuse('invalid', 'SON-INI-07', 'insteadOfFencing');
    if (!pauseIn(s)) return notInPause(s, 'SON-WHEN-03');
  }
  return need >= 3 && (asleep || out !== null) ? refuse('invalid', 'SON-MAG-14', 'asleep') : undefined;
}

type Cites<A> = readonly SongeRule[] | ((d: SongeDecision<'act'>, a: A) => readonly SongeRule[]);
type Act<A> = (s: State, i: FigureIndex, a: A, io: Io, f: AnyFrame) => Refusal | undefined;
const act = <A>(needs: Needs, cites: Cites<A>, take: Act<A>) => ({
  cites,
  take(s: State, f: Session, a: A, io: Io, d: SongeDecision<'act'>): Refusal | undefined {
    const i = ofSeat(s, d.seat);
    return hindrance(s, i, needs) ?? take(s, i, a, io, pauseIn(s) ?? f);
  },
});

/** What the Conteur must agree to. SON-PPC-08: in a duel all these uses of panache stay open. */
const asking = {
  cites: (_d: unknown, a: Asked) => citesOf(a),
  take(s: State, f: Session, a: Asked, io: Io, d: SongeDecision<'act'>): Refusal | undefined {
    const i = ofSeat(s, d.seat);
    const gone = hindrance(s, i, 'own');
    if (gone) return gone;
    const top = s.stacks[0]?.at(-1);
    if ((top?.kind === 'duel' || isFighting(s, i)) && top && isAble(figureOf(s, i)))
      return request(s, d.seat, i, a, top, io);
    return hindrance(s, i, 'awake') ?? request(s, d.seat, i, a, pauseIn(s) ?? f, io);
  },
};

const SKILL = ['SON-TST-01', 'SON-SHT-02', 'SON-GRP-01'] as const;
const CHARACTERISTIC = ['SON-CAR-01', 'SON-CAR-02', 'SON-SHT-01', 'SON-SHT-11'] as const;
const SPELL = [
  ...(['SON-MAG-02', 'SON-MAG-04', 'SON-MAG-05', 'SON-MAG-06', 'SON-MAG-12', 'SON-MAG-13', 'SON-SHT-08'] as const),
];
const FOCUS = ['SON-FOC-01', 'SON-FOC-02', 'SON-FOC-03'] as const;

export const actions = {
  ...(Object.fromEntries(REQUESTS.map((one) => [one, asking])) as Record<RequestAct, typeof asking>),
  give: act('any', ['SON-PPS-18', 'SON-PPG-03', 'SON-SHT-07'], giveTo),
  borrow: act('own', ['SON-PPS-15', 'SON-KAR-07', 'SON-PPG-01'], borrowing),
  hold: act('idle', ['SON-DTH-04', 'SON-WND-06'], (s, i, _a: Do<'hold'>, io) => holdOn(s, i, io)),
  experience: act<Do<'experience'>>('idle', (_d, { use }) => EXPERIENCE_CITES[use], useExperience),
  potion: act('idle', ['SON-POT-01', 'SON-POT-03'], drinks),
  die: act('idle', ['SON-DTH-01', 'SON-DTH-02'], die),
  noteWound: act('idle', ['SON-WND-10', 'SON-SHT-13'], noteWound),
  test: act<Do<'test'>>(
    'awake',
    (_d, { characteristic, trait, panache, evil }) => [
      ...(characteristic ? CHARACTERISTIC : trait ? (['SON-TRA-01'] as const) : SKILL),
      ...(panache ? (['SON-PPG-08'] as const) : []),
      ...(evil ? (['SON-KAR-11'] as const) : []),
    ],
    proposeTest,
  ),
  spell: act<Do<'spell'>>('awake', (_d, { focus }) => (focus === undefined ? SPELL : [...SPELL, ...FOCUS]), castSpell),
  useObject: act('awake', ['SON-OBJ-01', 'SON-OBJ-03', 'SON-OBJ-04', 'SON-OBJ-05'], useObject),
  recharge: act('awake', ['SON-OBJ-06'], recharge),
  raiseKarma: act('awake', ['SON-PPS-14', 'SON-SHT-06', 'SON-KAR-02'], raiseKarma),
  valet: act('awake', ['SON-VAL-01'], payValet),
};

/** Why anything else is refused. */
export const notAnAct = (s: State, seat: SeatIndex): Refusal =>
  hindrance(s, ofSeat(s, seat), 'awake') ?? refuse('invalid', 'SON-WHEN-03', 'notYours');

const EXPERIENCE_CITES = {
  karma: ['SON-XP-03', 'SON-SHT-14', 'SON-XP-11'],
  keep: ['SON-XP-04'],
  round: ['SON-XP-05'],
  gift: ['SON-XP-06', 'SON-XP-07', 'SON-XP-08', 'SON-XP-09', 'SON-XP-10', 'SON-BOT-06', 'SON-XP-13'],
  word: ['SON-LRN-01', 'SON-LRN-02'],
  valet: ['SON-VAL-04'],
  routine: ['SON-ROU-02'],
} as const satisfies Readonly<Record<Do<'experience'>['use'], readonly SongeRule[]>>;

const GIFT = { do: 'experience', use: 'gift', gift: 'skill', name: 'vigilance' } as const satisfies Answer;

/** Whether anything is offered: it is asked several times for every answer. In peace there is always a test. */
export function mayAct(s: State, seat: SeatIndex): boolean {
  const figure = s.figures[ofSeat(s, seat)];
  const atPeace = figure && isAble(figure) && pauseIn(s) && !isFighting(s, ofSeat(s, seat));
  return atPeace || offers(s, seat).length > 0;
}

/** What is offered: samples, since words and numbers are free. */
export function offers(s: State, seat: SeatIndex): Answer[] {
  const i = ofSeat(s, seat);
  const found: Answer[] = [];
  if (i < 0) return found;
  const figure = figureOf(s, i);
  const stones = countOf(figure.panache);
  const friend = s.players.find((one) => one !== seat && !s.gone.includes(one) && ofSeat(s, one) >= 0);
  if (stones > 0 && friend !== undefined) found.push({ do: 'give', to: friend, count: 1 });
  if (figure.out === 'conteur' || figure.out === 'dead') return found;
  if (stones < 2 && figure.karma > KARMA_LEAST + 2) found.push({ do: 'borrow', need: stones + 1 });
  if (s.stacks[0]?.at(-1)?.kind === 'duel' && isAble(figure)) found.push(...priced(s, i, stones).filter(isRequest));
  if (!pauseIn(s) || isFighting(s, i)) return found;
  if (figure.wounds.some(({ kind }) => kind === 'mortelle') && stones > 0 && figure.out === 'withdrawn')
    found.push({ do: 'hold' });
  if (figure.xp.free >= 2 && figure.karma < KARMA_MOST) found.push({ do: 'experience', use: 'karma' });
  if (figure.xp.free >= 1 && figure.xp.rounds < 8) found.push({ do: 'experience', use: 'round' });
  if (figure.xp.rounds >= 8) found.push(GIFT);
  for (const [at, { valet, xp }] of s.figures.entries()) {
    if (valet?.of !== i) continue;
    if (xp.free >= 1 && xp.rounds < 8) found.push({ do: 'experience', use: 'round', figure: at });
    if (xp.rounds >= 8) found.push({ ...GIFT, figure: at });
  }
  const [potion] = figure.sheet.potions;
  if (potion !== undefined && figure.potionDay !== s.day) found.push({ do: 'potion', quality: potion });
  if (figure.asleep || figure.out !== null) return found;
  const skills = (Object.entries(figure.sheet.skills) as [SkillId, number][]).sort((a, b) => b[1] - a[1]).slice(0, 4);
  for (const [skill] of skills) found.push({ do: 'test', skill });
  if (skills[0]) found.push({ do: 'test', skill: skills[0][0], panache: 1 });
  const best = CHARACTERISTICS.reduce((one, other) => (scoreOf(figure, other) > scoreOf(figure, one) ? other : one));
  found.push({ do: 'test', characteristic: best });
  const [trait] = figure.sheet.traits.filter(({ flaw }) => flaw);
  if (trait && s.options.traits) found.push({ do: 'test', trait: trait.name });
  if (trait) found.push({ do: 'flaw', name: trait.name });
  if (pointsOf(figure) <= -1 && stones > 0 && skills[0]) found.push({ do: 'test', skill: skills[0][0], evil: true });
  // In a duel they are offered already.
  if (s.stacks[0]?.at(-1)?.kind !== 'duel') found.push(...priced(s, i, stones));
  found.push({ do: 'failOnPurpose' }, { do: 'deed', want: 'panache' }, { do: 'deed', want: 'karma' });
  found.push(...phrases(figure));
  const [word] = figure.tried;
  if (word && figure.xp.free >= 1) found.push({ do: 'experience', use: 'word', name: word });
  found.push(...objectsOf(figure));
  figure.sheet.objects.forEach(({ charge }, object) => {
    if (charge !== null && figure.mana > 0) found.push({ do: 'recharge', object });
  });
  s.figures.forEach(({ valet }, at) => {
    if (valet?.of === i && !valet.paid && stones > 0) found.push({ do: 'valet', figure: at });
  });
  return found;
}

/** SON-PPS-07: what can be paid now. */
function priced(s: State, i: FigureIndex, stones: number): Answer[] {
  const figure = figureOf(s, i);
  const { sheet } = figure;
  const found: Answer[] = [];
  const [descripteur] = sheet.descripteurs;
  const quality = sheet.traits.find(({ flaw }) => !flaw);
  if (stones >= 1) {
    if (descripteur) found.push({ do: 'descripteur', name: descripteur });
    if (quality) found.push({ do: 'quality', name: quality.name });
    if (sheet.masque) found.push({ do: 'masque', skill: MASQUES[sheet.masque].skills[0] }, { do: 'masque' });
    found.push(
      { do: 'tavern', text: 'Trois lames, un lustre, une baronne, et moi au milieu.' },
      { do: 'mini' },
      { do: 'object', name: 'corde' },
    );
    if (s.options.affirmations) found.push({ do: 'affirm', grade: 1, about: 'Bellerive' });
  }
  const pnj = s.figures.findIndex((one) => one.seat === null && one.out === null && one.onStage);
  if (stones >= 1 && s.options.affirmations && pnj >= 0)
    found.push({ do: 'enrich', figure: pnj, what: 'descripteur', name: 'Bavard' });
  if (stones >= 2) {
    found.push({ do: 'success' });
    if (s.options.affirmations) found.push({ do: 'characterise', about: 'Sanctuaire', stones: 1 });
  }
  if (stones >= 3) {
    found.push({ do: 'bind', name: 'rapière' });
    if (figure.karma < KARMA_MOST) found.push({ do: 'raiseKarma', cases: 1 });
  }
  for (const id of sheet.eclats) {
    const eclat = eclatCalled(id);
    if (!eclat) continue;
    const { price, colour, mana } = eclat;
    const poor = cannotPay(s, i, price, 'SON-ECL-01', {}, colour ? { [colour]: price } : undefined);
    const bears = figure.karma - Math.max(0, mana - figure.mana) > KARMA_LEAST;
    if (!isSuspended(figure, id) && !poor && bears) found.push({ do: 'eclat', id });
  }
  return found;
}
