/**
 * Two verdicts that are each reached in one place: what an opposed roll comes to, whoever strikes and why, and how somebody
 * goes on who was met on his way.
 */
import type { How } from '../answers.ts';
import type { Result, Rolled } from '../frames.ts';

/** HB-04: who of two rolls higher, 1 for the first; an automatic failure loses to anything but another. */
export function orderOf(a: Pick<Rolled, 'auto' | 'total'>, b: Pick<Rolled, 'auto' | 'total'>): number {
  if (a.auto || b.auto) return a.auto === b.auto ? 0 : a.auto ? -1 : 1;
  return Math.sign(a.total - b.total);
}

/** Who fails of himself: neither, the one who answers, the one who strikes, both. */
type Fumbles = 'neither' | 'answer' | 'strike' | 'both';
const fumblesOf = (attack: Pick<Rolled, 'auto'>, answer: Pick<Rolled, 'auto'> | undefined): Fumbles =>
  attack.auto ? (answer?.auto ? 'both' : 'strike') : answer?.auto ? 'answer' : 'neither';

/** What is decided by the failures alone, from the striker's side; null where the totals decide. */
type Row = Readonly<Record<Fumbles, Result | null>>;
/** HB-22: the higher dominates. HB-24: who takes it rolls nothing. */
const MET: Row = { neither: null, answer: 'dominates', strike: 'dominated', both: 'tie' };
/** HB-23: a dodge reaches whatever fails of itself; if both do, the strike misses and nobody has dodged. */
const DODGED: Row = { neither: null, answer: 'dominates', strike: 'dodged', both: 'missed' };
const TAKEN: Row = { neither: 'dominates', answer: 'dominates', strike: 'missed', both: 'missed' };
const ROWS: Readonly<Record<How, Row>> = { passe: MET, body: MET, dodge: DODGED, will: DODGED, take: TAKEN };

/**
 * HB-04, HB-22 to HB-24, MOR-CON-04, MOR-VAL-05, MOR-VAL-A3 (a dodge is no domination, taking it is one): one verdict for
 * every opposed roll: a blow, each target of a sweep, an interception, somebody who slips past (MOR-DEF-A4), a shot or a spell.
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

/** What became of somebody who was met on his way. */
export interface Met {
  /** A blow, a shot or a spell went home, wounds or no wounds. */
  readonly hit: boolean;
  /** He answered with his weapon or his fists: the maniement of his turn. */
  readonly answered: boolean;
  readonly pushed: boolean;
  readonly rooted: boolean;
  readonly stunned: boolean;
  /** Dominated in a passe d'armes: his turn is over. */
  readonly ended: boolean;
  /** Out of combat or off the table; a prisoner. */
  readonly down: boolean;
  readonly taken: boolean;
  /** In the air when he was met: in a jump, or over an edge of his own will. */
  readonly aloft: 'jump' | 'drop' | null;
}

export interface Verdict {
  /** Along the way that he declared. */
  readonly goesOn: boolean;
  readonly keepsAction: boolean;
  /** Measured again over what of the line he has really run. */
  readonly keepsCharge: boolean;
  /** Out of the air, where he was met. */
  readonly falls: boolean;
}

/**
 * MOR-INT-07, MOR-INT-A3, MOR-INT-A4, MOR-INT-A9: how an interception ends for the one who was met. Felled, taken, stunned,
 * dominated or pushed, he neither goes on nor acts; rooted he stays, and may act from there; who has answered has had his
 * action. In the air whatever hits, pushes or holds him brings him down.
 */
export function verdictOn(met: Met): Verdict {
  const { hit, answered, pushed, rooted, stunned, ended, down, taken, aloft } = met;
  const undone = down || taken || stunned || ended || pushed;
  const falls = aloft !== null && !taken && (hit || pushed || rooted || stunned || ended || down);
  const keepsAction = !undone && !answered && !(falls && aloft === 'jump');
  return { goesOn: !undone && !rooted && !falls, keepsAction, keepsCharge: keepsAction, falls };
}
