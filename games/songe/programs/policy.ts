/**
 * How a duellist decides who looks one step ahead: most Réussites for what is left in the purse. The rules use it for
 * figures that nobody plays, and the program that sits down to a duel uses it too; it looks at nothing that its side may
 * not know.
 */
import type { Answer } from '../answers.ts';
import { isAttack, type ManoeuvreId } from '../data/manoeuvres.ts';
import { levelOf } from '../figures.ts';
import type { Sheet } from '../sheet.ts';

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

interface About {
  readonly result?: number;
  readonly white?: number;
  readonly chain?: number;
  readonly wound?: string | null;
  readonly dessous?: number;
}

/** Réussites after which one more makes the wound a worse one. */
const STEPS = [2, 5, 7];

/** The index of a choice. `below` gives whole numbers, for ties. */
export function policy(
  step: string,
  about: object,
  choices: readonly Answer[],
  facts: Facts,
  below: (n: number) => number,
): number {
  const known = about as About;
  const find = (fits: (a: Answer) => boolean): number => choices.findIndex(fits);
  const or = (...places: readonly number[]): number => places.find((place) => place >= 0) ?? 0;
  const named = (what: Answer['do']): number => find((a) => a.do === what);
  switch (step) {
    case 'impress':
      return or(facts.sheet.escrime >= 3 ? named('impress') : -1, named('pass'));
    case 'impressed':
      return or(facts.sheet.escrime >= 2 ? named('impress') : -1, named('pass'));
    case 'bid':
      return or(facts.panache >= 6 ? find((a) => a.do === 'bid' && a.count === 1) : -1, named('pass'));
    case 'stance': {
      const aims = choices.flatMap((a, place) => (a.do === 'ready' && a.botte !== undefined ? [place] : []));
      return aims.length > 0 ? (aims[below(aims.length)] as number) : or(named('ready'));
    }
    case 'shift':
      return or(named('shift'));
    case 'tie':
      return or(facts.panache >= 3 ? named('breakTie') : -1, named('pass'));
    case 'openMend':
      return or(
        find((a) => a.do === 'redraw' && a.from === 'escrime'),
        named('stand'),
      );
    case 'attack':
      return bestOf(choices, facts, false, below);
    case 'defend':
      return bestOf(choices, facts, true, below);
    case 'attackMend':
    case 'defendMend':
    case 'counterMend':
      return mend(known, choices, facts, step, or, find, named);
    case 'raise':
      return raise(known, choices, facts, or, named);
    case 'botte':
      return or(
        find((a) => a.do === 'botte' && a.free === true),
        named('botte'),
      );
    case 'botteAnswer':
      return or(named('counterBotte'), named('save'));
    case 'suffer':
      return or(known.wound !== 'legere' && facts.dessous < 2 ? named('dessous') : -1, named('wound'));
    case 'fate':
      return or(find((a) => a.do === 'fate' && a.what === 'capture'));
    case 'shed':
      return or(named('shed'));
    default:
      return or(named('pass'), named('stand'));
  }
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
    const worth = (levelOf(facts, a.manoeuvre) ?? 0) - repeated;
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
  known: About,
  choices: readonly Answer[],
  facts: Facts,
  step: string,
  or: Or,
  find: Find,
  named: (what: Answer['do']) => number,
): number {
  const missing = 5 - (known.white ?? 4);
  const stand = named('stand');
  if (missing > 2) return stand;
  const escrime = find((a) => a.do === 'redraw' && a.from === 'escrime' && a.count === 1);
  const own = find((a) => a.do === 'redraw' && a.from === 'characteristic');
  const inversion = missing === 1 && facts.panache > 2 && step === 'attackMend' ? named('invert') : -1;
  return or(own, escrime, inversion, stand, choices.length - 1);
}

/** A stone where it makes a worse wound, or takes one back. */
function raise(
  known: About,
  choices: readonly Answer[],
  facts: Facts,
  or: Or,
  named: (what: Answer['do']) => number,
): number {
  const total = (known.chain ?? 0) + (known.result ?? 0);
  const one = choices.findIndex((a) => a.do === 'raise' && a.count === 1);
  const worth = facts.panache > 3 && STEPS.includes(total);
  return or(worth ? one : -1, named('pass'));
}
