/**
 * How a duellist decides who looks one step ahead: most Réussites for what is left in the purse. The rules use it for
 * figures that nobody plays, and the program that sits down to a duel uses it too; it looks at nothing that its side may
 * not know.
 */
import type { Answer } from '../../answers.ts';
import type { WoundKind } from '../../data/bottes.ts';
import { type Group, isAttack, MANOEUVRES, type ManoeuvreId } from '../../data/manoeuvres.ts';
import { levelOf } from '../../figure.ts';
import type { DuelQuestion, MendAbout, Standing } from '../../questions.ts';
import type { Sheet } from '../../sheet.ts';

export interface Facts {
  readonly sheet: Sheet;
  readonly panache: number;
  readonly dessous: number;
  readonly last: ManoeuvreId | null;
  readonly run: number;
  readonly lastDefence: ManoeuvreId | null;
  readonly defenceRun: number;
  readonly wounds: number;
}

/** Réussites after which one more makes the wound a worse one. */
const STEPS = [2, 5, 7];
/** What the sly would rather do. */
const TRICKS: ReadonlySet<Group> = new Set(['scenery', 'special']);

/** The index of a choice. `below` gives whole numbers, for ties. */
export function policy(
  d: DuelQuestion,
  choices: readonly Answer[],
  facts: Facts,
  below: (n: number) => number,
): number {
  const find = (fits: (a: Answer) => boolean): number => choices.findIndex(fits);
  const or = (...places: readonly number[]): number => places.find((place) => place >= 0) ?? 0;
  const named = (what: Answer['do']): number => find((a) => a.do === what);
  const { temper } = facts.sheet;
  switch (d.kind) {
    case 'duel.impress':
      return or(facts.sheet.escrime >= 3 || temper === 'proud' ? named('impress') : -1, named('pass'));
    case 'duel.impressed':
      return or(facts.sheet.escrime >= 2 || temper === 'proud' ? named('impress') : -1, named('pass'));
    case 'duel.bid':
      return or(facts.panache >= 6 ? find((a) => a.do === 'bid' && a.count === 1) : -1, named('pass'));
    case 'duel.stance': {
      const aims = choices.flatMap((a, place) => (a.do === 'ready' && a.botte !== undefined ? [place] : []));
      return aims.length > 0 ? (aims[below(aims.length)] as number) : or(named('ready'));
    }
    case 'duel.shift':
      return or(named('shift'));
    case 'duel.tie':
      return or(facts.panache >= TIE_FROM[temper ?? 'none'] ? named('breakTie') : -1, named('pass'));
    case 'duel.openMend':
      return or(
        isHopeless(d.about, choices) ? -1 : find((a) => a.do === 'redraw' && a.from === 'escrime'),
        named('stand'),
      );
    case 'duel.attack':
      return bestOf(choices, facts, false, below);
    case 'duel.defend':
      return bestOf(choices, facts, true, below);
    case 'duel.attackMend':
    case 'duel.defendMend':
    case 'duel.counterMend':
      return mend(d.kind === 'duel.attackMend', d.about, choices, facts, or, find, named);
    case 'duel.raise':
      return raise(d.about, choices, facts, or, named);
    case 'duel.botte':
      return or(
        find((a) => a.do === 'botte' && a.free === true),
        named('botte'),
      );
    case 'duel.botteAnswer':
      return or(named('counterBotte'), named('save'));
    case 'duel.suffer':
      return or(stepsBack(d.about.wound, facts) ? named('dessous') : -1, named('wound'));
    case 'duel.fate':
      return or(find((a) => a.do === 'fate' && a.what === 'capture'));
    case 'duel.shed':
      return or(named('shed'));
    default:
      return or(named('pass'), named('stand'));
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
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  choices.forEach((a, place) => {
    if ((a.do !== 'attack' && a.do !== 'defend') || isAttack(a.manoeuvre) === defence) return;
    const repeated = defence
      ? facts.lastDefence === a.manoeuvre
        ? facts.defenceRun
        : 0
      : facts.last === a.manoeuvre
        ? 2 * facts.run
        : 0;
    const trick = facts.sheet.temper === 'sly' && TRICKS.has(MANOEUVRES[a.manoeuvre].group) ? 1 : 0;
    const worth = (levelOf(facts, a.manoeuvre) ?? 0) + trick - repeated;
    if (worth > most) {
      most = worth;
      best = [];
    }
    if (worth === most) best.push(place);
  });
  return best.length > 0 ? (best[below(best.length)] as number) : 0;
}

type Or = (...places: readonly number[]) => number;
type Find = (fits: (a: Answer) => boolean) => number;

/** A near miss is worth a redraw; an inversion where it makes it good. */
function mend(
  attack: boolean,
  about: MendAbout,
  choices: readonly Answer[],
  facts: Facts,
  or: Or,
  find: Find,
  named: (what: Answer['do']) => number,
): number {
  const missing = 5 - (about.white ?? 4);
  const stand = named('stand');
  if (missing > 2) return stand;
  const escrime = find((a) => a.do === 'redraw' && a.from === 'escrime' && a.count === 1);
  const own = find((a) => a.do === 'redraw' && a.from === 'characteristic');
  const inversion = missing === 1 && facts.panache > 2 && attack ? named('invert') : -1;
  return or(own, escrime, inversion, stand, choices.length - 1);
}

/** A stone where it makes a worse wound, or takes one back. */
function raise(
  { chain, result }: Standing,
  choices: readonly Answer[],
  facts: Facts,
  or: Or,
  named: (what: Answer['do']) => number,
): number {
  const one = choices.findIndex((a) => a.do === 'raise' && a.count === 1);
  const keeps = facts.sheet.temper === 'bold' ? 0 : 3;
  const worth = facts.panache > keeps && STEPS.includes(chain + result);
  return or(worth ? one : -1, named('pass'));
}
