/**
 * How a duellist decides who looks one step ahead: most Réussites for what is left in the purse. The rules use it for
 * figures that nobody plays, and the program that sits down to a duel uses it too; it looks at nothing that its side may
 * not know.
 */
import type { Answer, Do } from '../../answers.ts';
import type { WoundKind } from '../../data/bottes.ts';
import { type Group, isAttack, MANOEUVRES } from '../../data/manoeuvres.ts';
import { levelOf } from '../../figure.ts';
import type { Side } from '../../frames.ts';
import type { DuelQuestion, MendAbout, Standing } from '../../questions.ts';
import type { Sheet } from '../../sheet.ts';

type Own = 'dessous' | 'last' | 'run';
export type Facts = Readonly<Pick<Side, Own> & { sheet: Sheet; panache: number; wounds: number }>;

/** Réussites after which one more makes the wound a worse one. */
const STEPS = [2, 5, 7];
/** What the sly would rather do. */
const TRICKS: ReadonlySet<Group> = new Set(['scenery', 'special']);

const named = (choices: readonly Answer[], what: Answer['do']): number => choices.findIndex((a) => a.do === what);
const redrawIn = (choices: readonly Answer[], from: Do<'redraw'>['from'], most = 12): number =>
  choices.findIndex((a) => a.do === 'redraw' && a.from === from && a.count <= most);
/** The first of these places that there is. */
const or = (...places: readonly number[]): number => places.find((place) => place >= 0) ?? 0;

/** The index of a choice. `below` gives whole numbers, for ties. */
export function policy(
  d: DuelQuestion,
  choices: readonly Answer[],
  facts: Facts,
  below: (n: number) => number,
): number {
  const { escrime, temper } = facts.sheet;
  const either = (wanted: boolean, what: Answer['do'], otherwise: Answer['do']): number =>
    or(wanted ? named(choices, what) : -1, named(choices, otherwise));
  switch (d.kind) {
    case 'duel.impress':
      return either(escrime >= 3 || temper === 'proud', 'impress', 'pass');
    case 'duel.impressed':
      return either(escrime >= 2 || temper === 'proud', 'impress', 'pass');
    case 'duel.bid':
      return or(
        facts.panache >= 6 ? choices.findIndex((a) => a.do === 'bid' && a.count === 1) : -1,
        named(choices, 'pass'),
      );
    case 'duel.stance': {
      const aims = choices.flatMap((a, place) => (a.do === 'ready' && a.botte !== undefined ? [place] : []));
      return aims.length > 0 ? (aims[below(aims.length)] as number) : or(named(choices, 'ready'));
    }
    case 'duel.tie':
      return either(facts.panache >= TIE_FROM[temper ?? 'none'], 'breakTie', 'pass');
    case 'duel.openMend':
      return or(isHopeless(d.about, choices) ? -1 : redrawIn(choices, 'escrime'), named(choices, 'stand'));
    case 'duel.attack':
    case 'duel.defend':
      return bestOf(choices, facts, d.kind === 'duel.defend', below);
    case 'duel.attackMend':
    case 'duel.defendMend':
    case 'duel.counterMend':
      return mend(d.kind === 'duel.attackMend', d.about, choices, facts);
    case 'duel.raise':
      return raise(d.about, choices, facts);
    case 'duel.botte':
      return or(
        choices.findIndex((a) => a.do === 'botte' && a.free === true),
        named(choices, 'botte'),
      );
    case 'duel.botteAnswer':
      return either(true, 'counterBotte', 'save');
    case 'duel.suffer':
      return either(stepsBack(d.about.wound, facts), 'dessous', 'wound');
    case 'duel.fate':
      return or(choices.findIndex((a) => a.do === 'fate' && a.what === 'capture'));
    case 'duel.shift':
    case 'duel.shed':
      return either(true, d.kind === 'duel.shed' ? 'shed' : 'shift', 'pass');
    default:
      return either(true, 'pass', 'stand');
  }
}

/** Stones in the purse from which one pays to break a tie. */
const TIE_FROM = { none: 3, wary: 5, bold: 2, sly: 3, proud: 1 } as const;

/** Whether all redraws of Escrime together would hardly level an opening: less than one in four. In the dark nobody knows. */
function isHopeless({ white, foeWhite }: MendAbout, choices: readonly Answer[]): boolean {
  if (white === undefined || foeWhite === undefined || foeWhite === null) return false;
  const redraws = choices.reduce(
    (most, a) => (a.do === 'redraw' && a.from === 'escrime' ? Math.max(most, a.count) : most),
    0,
  );
  return 4 * waysToTurn(redraws, foeWhite - white) < 1 << redraws;
}

/** In how many of the outcomes of `n` stones at least `k` are white. */
function waysToTurn(n: number, k: number): number {
  if (k <= 0) return 1 << n;
  return k > n ? 0 : waysToTurn(n - 1, k - 1) + waysToTurn(n - 1, k);
}

/** A wound is taken or paid for with ground: the bold and the proud bleed, the wary give way. */
function stepsBack(wound: WoundKind | null, { dessous, sheet: { temper } }: Facts): boolean {
  if (temper === 'bold' || temper === 'proud') return (wound === 'grave' || wound === 'mortelle') && dessous < 2;
  return temper === 'wary' ? dessous < 3 : wound !== 'legere' && dessous < 2;
}

/** The skill that gives most now, what was just done counting less. */
function bestOf(choices: readonly Answer[], facts: Facts, defence: boolean, below: (n: number) => number): number {
  // An attack that repeats weighs twice: against the striker, and for the parry (SON-DUE-06).
  const repeated = defence ? facts.run : 2 * facts.run;
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  choices.forEach((a, place) => {
    if ((a.do !== 'attack' && a.do !== 'defend') || isAttack(a.manoeuvre) === defence) return;
    const trick = facts.sheet.temper === 'sly' && TRICKS.has(MANOEUVRES[a.manoeuvre].group) ? 1 : 0;
    const worth = (levelOf(facts, a.manoeuvre) ?? 0) + trick - (a.manoeuvre === facts.last ? repeated : 0);
    if (worth > most) {
      most = worth;
      best = [];
    }
    if (worth === most) best.push(place);
  });
  return best.length > 0 ? (best[below(best.length)] as number) : 0;
}

/** A near miss is worth a redraw; an inversion where it makes it good. */
function mend(attack: boolean, about: MendAbout, choices: readonly Answer[], facts: Facts): number {
  const missing = 5 - (about.white ?? 4);
  const stand = named(choices, 'stand');
  if (missing > 2) return stand;
  const inversion = missing === 1 && facts.panache > 2 && attack ? named(choices, 'invert') : -1;
  return or(redrawIn(choices, 'characteristic'), redrawIn(choices, 'escrime', 1), inversion, stand);
}

/** A stone where it makes a worse wound, or takes one back. */
function raise({ chain, result }: Standing, choices: readonly Answer[], { panache, sheet }: Facts): number {
  const worth = panache > (sheet.temper === 'bold' ? 0 : 3) && STEPS.includes(chain + result);
  const one = choices.findIndex((a) => a.do === 'raise' && a.count === 1);
  return or(worth ? one : -1, named(choices, 'pass'));
}
