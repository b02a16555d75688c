/** SON-PPS, SON-PPG, SON-LIM: panache gained, paid, lent and lost, and where the stones go. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import { pop, push } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import type { Io, Purse } from '../events.ts';
import type { Figure, FigureIndex } from '../figure.ts';
import type { AnyFrame, Loss } from '../frames.ts';
import type { SongeRule } from '../rulebook.ts';
import { deciderOf, figureOf, hasConteur, isAble, type State, told } from '../state.ts';
import { type Colour, countOf, gainInto, move, returnFrom, type Stones } from '../stones.ts';
import { procedure } from './ways.ts';

/** What is drawn for, on streams of their own. */
export const PANACHE: Purpose = { label: 'panache', seen: 'all' };

/** How somebody pays: SON-PPS-02, SON-PPS-15. */
export type Payment = Readonly<{
  white?: number | undefined;
  debt?: true | undefined;
  /** SON-LIM-03: which of his purses the Conteur pays from first. */
  purse?: 'own' | 'limbes' | 'conteur' | undefined;
}>;

export const isPlayers = (figure: Figure): boolean => figure.kind === 'arpenteur' || figure.kind === 'valet';

type Piles = readonly (readonly [Purse, Stones])[];

/** The one that was named before all others. */
const from = (first: Payment['purse'], all: Piles): Piles =>
  first === undefined ? all : [...all.filter(([one]) => one === first), ...all.filter(([one]) => one !== first)];

/** The stones that a figure may pay with, the first ones first. */
function pursesOf(s: State, figure: Figure): Piles {
  const own = ['own', figure.panache] as const;
  // SON-SIG-06: only those under the Signe of the Rêve.
  if (isPlayers(figure)) return figure.sheet.signe === 'reve' ? [own, ['reserve', s.store.reserve]] : [own];
  // SON-LIM-04: the Limbes serve middle and major PNJ, not minor ones; without a Conteur nobody dips into them.
  return figure.kind === 'minor' || s.conteur === null
    ? [own]
    : [own, ['limbes', s.store.limbes], ['conteur', s.purse]];
}

/** White stones in all purses that somebody may pay from. Added up as they lie: random play asks for it very often. */
export function whiteInPurses(s: State, i: FigureIndex): number {
  const figure = figureOf(s, i);
  const { white } = figure.panache;
  if (isPlayers(figure)) return figure.sheet.signe === 'reve' ? white + s.store.reserve.white : white;
  return figure.kind === 'minor' || s.conteur === null ? white : white + s.store.limbes.white + s.purse.white;
}

/** All of them. */
export function panacheOf(s: State, i: FigureIndex): number {
  const figure = figureOf(s, i);
  let total = countOf(figure.panache);
  if (isPlayers(figure)) return figure.sheet.signe === 'reve' ? total + countOf(s.store.reserve) : total;
  if (figure.kind !== 'minor' && s.conteur !== null) total += countOf(s.store.limbes) + countOf(s.purse);
  return total;
}

/** SON-PPS-15: what could be paid, with a debt where one's own stones are not enough. */
export function purseOf(s: State, i: FigureIndex): number {
  const figure = figureOf(s, i);
  // SON-KAR-10: the last case is never borrowed away.
  const owed = isPlayers(figure) ? Math.max(0, figure.karma - KARMA_LEAST - 1) : 0;
  return panacheOf(s, i) + owed;
}
export const canAfford = (s: State, i: FigureIndex, n: number): boolean => purseOf(s, i) >= n;

/** An answer that costs stones: paid with one's own, and with a debt. Made once: offers are listed for every question. */
export type Priced = Readonly<Record<'own' | 'owed', Answer>>;
export const priced = (a: Answer): Priced => ({ own: a, owed: { ...a, debt: true } as Answer });
/** The same by its number, each when it is first needed. */
export function pricedBy(make: (n: number) => Answer): (n: number) => Priced {
  const made = new Map<number, Priced>();
  return (n) => {
    let found = made.get(n);
    if (!found) {
      found = priced(make(n));
      made.set(n, found);
    }
    return found;
  };
}
/** How it is paid: with one's own as long as there is enough. */
export const payable = (s: State, i: FigureIndex, n: number, { own, owed }: Priced): Answer =>
  panacheOf(s, i) >= n ? own : owed;

/** Whether n stones can be paid; a colour may be asked for some of them. */
export function cannotPay(
  s: State,
  i: FigureIndex,
  n: number,
  rule: RuleId,
  how: Payment = {},
  need?: Partial<Stones>,
): Refusal | undefined {
  const figure = figureOf(s, i);
  const have = panacheOf(s, i);
  if (have < n) {
    // SON-PPS-15: only what is missing, and only for those who have a Karma of their own.
    if (!how.debt || !isPlayers(figure)) return refuse('invalid', rule, 'tooFewStones', { price: n, have });
    if (need || how.white !== undefined) return refuse('invalid', 'SON-PPS-15', 'debtHasNoColour');
    // SON-KAR-10: nobody borrows his last case away.
    if (figure.karma - (n - have) <= KARMA_LEAST)
      return refuse('invalid', 'SON-KAR-02', 'karmaExhausted', { cases: figure.karma });
    return undefined;
  }
  const white = whiteInPurses(s, i);
  return wrongStones(white, have - white, n, how, need);
}

/** SON-PPS-02, SON-PPS-03: stones of a colour that are not there, or not those that are asked for. */
function wrongStones(white: number, black: number, n: number, how: Payment, need?: Partial<Stones>) {
  if (how.white !== undefined && (how.white > white || how.white > n || n - how.white > black))
    return refuse('invalid', 'SON-PPS-02', 'noSuchStones', { white, black });
  const whiteWanted = need?.white ?? 0;
  const blackWanted = need?.black ?? 0;
  const given = how.white ?? Math.min(white, n - blackWanted);
  if (whiteWanted > given || blackWanted > n - given || n - given > black)
    return refuse('invalid', 'SON-PPS-03', 'wrongColour', { white: whiteWanted, black: blackWanted });
}

/** Pays n stones that `cannotPay` found to be there. */
export function pay(
  s: State,
  i: FigureIndex,
  n: number,
  rule: SongeRule,
  io: Io,
  how: Payment = {},
  need?: Partial<Stones>,
): undefined {
  if (n <= 0) return;
  const figure = figureOf(s, i);
  if (how.debt) borrow(s, i, n - panacheOf(s, i), io);
  takeOut(s, pursesOf(s, figure), n, rule, { ...told(s, i), players: isPlayers(figure) }, io, how, need);
}

/** Out of these piles, one after another. */
function takeOut(
  s: State,
  piles: Piles,
  n: number,
  rule: SongeRule,
  { figure, name, players }: { readonly figure: FigureIndex; readonly name: string; readonly players: boolean },
  io: Io,
  how: Payment,
  need?: Partial<Stones>,
): undefined {
  let white = 0;
  for (const [, pile] of piles) white += pile.white;
  let whites = how.white ?? Math.min(white, n - (need?.black ?? 0));
  let blacks = n - whites;
  for (const [purse, pile] of from(how.purse, piles)) {
    const w = Math.min(whites, pile.white);
    const b = Math.min(blacks, pile.black);
    if (w + b === 0) continue;
    whites -= w;
    blacks -= b;
    spend(s, players ? figureOf(s, figure) : undefined, purse, pile, w, b);
    io.tell?.({ kind: 'spent', rule, figure, name, white: w, black: b, purse });
  }
  if (whites + blacks > 0) throw new Error('panache was paid that is not there');
  limbesReached(s, io);
}

/** SON-LIM-03: what the Conteur may spend himself; SON-LIM-04: the Limbes too, where it serves a middle or major PNJ. */
const conteurPiles = (s: State, serves: boolean): Piles =>
  serves
    ? [
        ['conteur', s.purse],
        ['limbes', s.store.limbes],
      ]
    : [['conteur', s.purse]];
export const conteurHas = (s: State, serves: boolean): number =>
  conteurPiles(s, serves).reduce((sum, [, pile]) => sum + countOf(pile), 0);

/** The Conteur pays himself, out of what he chooses, or it is said why he cannot. */
export function conteurPays(
  s: State,
  n: number,
  serves: boolean,
  rule: SongeRule,
  io: Io,
  how: Payment,
): Refusal | undefined {
  const have = conteurHas(s, serves);
  if (have < n) return refuse('invalid', rule, 'tooFewStones', { price: n, have });
  const piles = conteurPiles(s, serves);
  const white = piles.reduce((sum, [, pile]) => sum + pile.white, 0);
  const wrong = wrongStones(white, have - white, n, how);
  if (!wrong) takeOut(s, piles, n, rule, CONTEUR, io, how);
  return wrong;
}
export const CONTEUR = { figure: -1, name: 'Conteur', players: false } as const;

/** Pays if it can be paid, else says why not. Two rules: the one that asks, and the one that it is spent under. */
export function tryPay(
  s: State,
  i: FigureIndex,
  n: number,
  rule: SongeRule | readonly [SongeRule, SongeRule],
  io: Io,
  how: Payment = {},
  need?: Partial<Stones>,
): Refusal | undefined {
  const [asks, spent] = typeof rule === 'string' ? [rule, rule] : rule;
  const refusal = cannotPay(s, i, n, asks, how, need);
  if (!refusal) pay(s, i, n, spent, io, how, need);
  return refusal;
}

/** SON-BAG-05: where spent stones go; those of a player's figure, or of the Conteur's. */
function spend(s: State, player: Figure | undefined, purse: Purse, pile: Stones, white: number, black: number) {
  const { store } = s;
  // SON-SIG-03, SON-SIG-06: stones used under a Signe leave the game.
  const leaves =
    s.options.sink === 'out' &&
    (purse === 'reserve' || (purse === 'limbes' && s.figures.some(({ sheet }) => sheet.signe === 'cauchemar')));
  if (leaves) move(pile, store.out, white, black);
  else if (player && purse === 'own') {
    // SON-LIM-01: the black ones that players spend go to the Limbes; SON-SIG-06: the white ones of some to the reserve.
    move(pile, store.limbes, 0, black);
    if (player.sheet.signe === 'reve') move(pile, store.reserve, white, 0);
    else returnFrom(store, pile, white, 0);
    // SON-LIM-03: what the Conteur spends does not enter the Limbes.
  } else returnFrom(store, pile, white, black);
}

/** SON-LIM-02: at 8 stones and at every 4 more; each threshold once, until the bowl falls below it by use. */
export function limbesReached(s: State, io: Io): undefined {
  const there = countOf(s.store.limbes);
  const reached = there < 8 ? 0 : 1 + Math.floor((there - 8) / 4);
  if (reached > s.limbesMark) {
    s.limbesDue += reached - s.limbesMark;
    io.tell?.({ kind: 'limbes', rule: 'SON-LIM-02', stones: there });
    // The Conteur is asked for it: another question than what he may do at any time.
    const table = s.stacks[0]?.[0];
    if (table?.kind === 'session') table.serial = ++s.serial;
  }
  s.limbesMark = reached;
}

/** SON-PPG-01: drawn at random. */
export function gain(s: State, i: FigureIndex, n: number, rule: SongeRule, why: string, io: Io): undefined {
  if (n <= 0) return;
  const figure = figureOf(s, i);
  const before = countOf(figure.panache);
  const white = gainInto(s.store, figure.panache, PANACHE, n, io.chance);
  const got = countOf(figure.panache) - before;
  io.tell?.({ kind: 'gained', rule, ...told(s, i), white, black: got - white, why });
}

/** SON-PPS-15, SON-KAR-07: a negative case for each stone, drawn at random. */
export function borrow(s: State, i: FigureIndex, n: number, io: Io): undefined {
  if (n <= 0) return;
  changeKarma(s, i, -n, 'SON-KAR-07', 'debt', io);
  gain(s, i, n, 'SON-PPS-15', 'debt', io);
}

// -- SON-KAR: one signed count of cases; four are a point.

/** SON-KAR-02: −4 points end the character; +16 is ours. */
export const KARMA_LEAST = -16;
export const KARMA_MOST = 16;

/** SON-KAR-02: four cases a point, whole points only. */
export const pointsOf = ({ karma }: Figure): number => Math.trunc(karma / 4);

/** SON-KAR-10: what is due at how many points. */
const OMENS = [
  [-2, 'bodyDue'],
  [-3, 'nightmareDue'],
] as const;

export function changeKarma(s: State, i: FigureIndex, change: number, rule: SongeRule, why: string, io: Io): undefined {
  const figure = figureOf(s, i);
  const before = figure.karma;
  figure.karma = Math.max(KARMA_LEAST, Math.min(KARMA_MOST, before + change));
  if (figure.karma === before) return;
  io.tell?.({ kind: 'karma', rule, ...told(s, i), change: figure.karma - before, cases: figure.karma, why });
  // SON-KAR-10: at −2 points the body changes, at −3 an Éclat de Cauchemar comes: told to all, asked of the Conteur.
  const [was, points] = [Math.trunc(before / 4), pointsOf(figure)];
  for (const [mark, what] of OMENS) {
    if (figure.kind !== 'arpenteur' || mark >= was || mark < points || figure.karma === KARMA_LEAST) continue;
    io.tell?.({ kind: 'said', rule: 'SON-KAR-10', what, about: figure.sheet.name, text: '', by: 'table' });
    if (hasConteur(s)) s.omens = [...s.omens, { figure: i, points: mark }];
  }
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
export function useKarma(s: State, i: FigureIndex, cases: number, rule: SongeRule, io: Io): undefined {
  const { karma } = figureOf(s, i);
  changeKarma(s, i, karma > 0 ? -Math.min(cases, karma) : Math.min(cases, -karma), rule, 'used', io);
}

/** SON-KAR-10: an Éclat de Cauchemar serves from −3 points downwards. */
export const isNightmarish = (figure: Figure): boolean => pointsOf(figure) <= -3;
/** SON-KAR-17: what strangers feel: a stone for each point, two at most. */
export const reaction = (figure: Figure): number => Math.max(-2, Math.min(2, pointsOf(figure)));

// -- SON-LIM-01, SON-ALG-02: a stone of panache that is lost, not spent, goes back to the bag; which one is its owner's choice.

const hasBoth = ({ white, black }: Stones): boolean => white > 0 && black > 0;

/** False where there is none to lose. */
export function lose(s: State, i: FigureIndex, rule: SongeRule, why: string, under: AnyFrame, io: Io): boolean {
  const { panache } = figureOf(s, i);
  if (countOf(panache) === 0) return false;
  if (hasBoth(panache)) push<AnyFrame>(s, { kind: 'loss', step: 'which', figure: i, rule, why }, under);
  else lost(s, { figure: i, rule, why }, panache.black > 0 ? 'black' : 'white', io);
  return true;
}

function lost(s: State, f: Pick<Loss, 'figure' | 'rule' | 'why'>, colour: Colour, io: Io): undefined {
  const [white, black] = colour === 'white' ? [1, 0] : [0, 1];
  returnFrom(s.store, figureOf(s, f.figure).panache, white, black);
  io.tell?.({ kind: 'lost', rule: f.rule, ...told(s, f.figure), white, black, why: f.why });
}

export const loss = procedure<Loss>({
  which: {
    kind: 'lose',
    // What else happens meanwhile may leave nothing to choose, or nobody who is asked.
    to(s, f) {
      const figure = figureOf(s, f.figure);
      return hasBoth(figure.panache) && isAble(figure) ? deciderOf(s, f.figure) : undefined;
    },
    about: (s, { figure, why }) => ({ ...figureOf(s, figure).panache, why }),
    cites: ['SON-LIM-01', 'SON-ALG-02'],
    choices: () => [
      { do: 'lose', colour: 'black' },
      { do: 'lose', colour: 'white' },
    ],
    on: {
      lose(s, f, { colour }, io) {
        if (figureOf(s, f.figure).panache[colour] === 0) return refuse('invalid', f.rule, 'noSuchStones');
        lost(s, f, colour, io);
        pop(s, f);
      },
    },
    otherwise: ['SON-ALG-02', 'notNow'],
    run(s, f, io) {
      const { panache } = figureOf(s, f.figure);
      if (countOf(panache) > 0) lost(s, f, panache.black > 0 ? 'black' : 'white', io);
      pop(s, f);
    },
  },
});
