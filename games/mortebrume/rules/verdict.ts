/**
 * The two verdicts of the game: the result of an opposed roll, for every kind of strike, and how a mover goes on after
 * an interception.
 */
import type { How } from '../answers.ts';
import type { Result, Rolled } from '../frames.ts';

/** HB-04: the higher of two rolls, 1 for the first; an automatic failure loses to anything but another one. */
export function orderOf(a: Pick<Rolled, 'auto' | 'total'>, b: Pick<Rolled, 'auto' | 'total'>): number {
  if (a.auto || b.auto) return a.auto === b.auto ? 0 : a.auto ? -1 : 1;
  return Math.sign(a.total - b.total);
}

/** Which rolls are automatic failures: neither, the answer, the strike, both. */
type Fumbles = 'neither' | 'answer' | 'strike' | 'both';
const fumblesOf = (attack: Pick<Rolled, 'auto'>, answer: Pick<Rolled, 'auto'> | undefined): Fumbles =>
  attack.auto ? (answer?.auto ? 'both' : 'strike') : answer?.auto ? 'answer' : 'neither';

/** What is decided by the failures alone, from the striker's side; null where the totals decide. */
type Row = Readonly<Record<Fumbles, Result | null>>;
/** HB-22: the higher dominates. HB-24: a target that takes the blow rolls nothing. */
const MET: Row = { neither: null, answer: 'dominates', strike: 'dominated', both: 'tie' };
/** HB-23: a dodge beats an automatic failure; if both fail, the strike misses and no dodge succeeds. */
const DODGED: Row = { neither: null, answer: 'dominates', strike: 'dodged', both: 'missed' };
const TAKEN: Row = { neither: 'dominates', answer: 'dominates', strike: 'missed', both: 'missed' };
const ROWS: Readonly<Record<How, Row>> = { passe: MET, body: MET, dodge: DODGED, will: DODGED, take: TAKEN };

/**
 * HB-04, HB-22 to HB-24, MOR-CON-04, MOR-VAL-05, MOR-VAL-A3 (a dodge is no domination, taking it is one): one verdict
 * for every opposed roll: a blow, each target of a sweep, an interception, a slip past a defender (MOR-DEF-A4), a shot
 * or a spell.
 */
export function compare(
  attack: Pick<Rolled, 'auto' | 'total'>,
  how: How,
  answer: Pick<Rolled, 'auto' | 'total'> | undefined,
): Result {
  const row = answer ? ROWS[how] : TAKEN;
  const settled = row[fumblesOf(attack, answer)];
  if (settled !== null) return settled;
  const order = answer ? orderOf(attack, answer) : 1;
  if (row === DODGED) return order > 0 ? 'dominates' : 'dodged';
  return order > 0 ? 'dominates' : order < 0 ? 'dominated' : 'tie';
}

/** What an interception did to the mover. */
export interface Met {
  /** A blow, a shot or a spell went home, wounds or no wounds. */
  readonly hit: boolean;
  /** The mover answered with weapon or fists: the maniement of its turn. */
  readonly answered: boolean;
  readonly pushed: boolean;
  /** The mover dominated, and closed in by its own choice (MOR-CON-02). */
  readonly closedIn: boolean;
  readonly rooted: boolean;
  readonly stunned: boolean;
  /** Dominated in a passe d'armes: the turn is over. */
  readonly ended: boolean;
  /** Out of combat or off the table; a prisoner. */
  readonly down: boolean;
  readonly taken: boolean;
  /** In the air at the interception: in a jump, or in a voluntary drop over an edge. */
  readonly aloft: 'jump' | 'drop' | null;
}

export interface Verdict {
  /** Along the declared way. */
  readonly goesOn: boolean;
  readonly keepsAction: boolean;
  /** What is left of the displacement, after the action or instead of it. */
  readonly keepsPace: boolean;
  /** Out of the air, at the point of the interception. */
  readonly falls: boolean;
}

/**
 * MOR-INT-07, MOR-INT-A3, MOR-INT-A4, MOR-INT-A9: how an interception ends for the mover. Out of combat, captured,
 * stunned, dominated or pushed, it neither goes on nor acts; rooted, it stays and may act from there; an answer costs
 * the action. In the air a hit, a push or roots bring it down. What stops a figure takes the rest of its displacement,
 * unless it closed in by its own choice (MOR-CON-03).
 */
export function verdictOn(met: Met): Verdict {
  const { hit, answered, pushed, closedIn, rooted, stunned, ended, down, taken, aloft } = met;
  const undone = down || taken || stunned || ended || pushed;
  const falls = aloft !== null && !taken && (hit || pushed || rooted || stunned || ended || down);
  const keepsAction = !undone && !answered && !(falls && aloft === 'jump');
  const stopped = undone || rooted || falls;
  return { goesOn: !stopped && !closedIn, keepsAction, keepsPace: !stopped, falls };
}
