/**
 * Everything that can be checked about a journal: that it replays, that its draws come from the seed committed to, and
 * that it is the game a device remembers. docs/FAIRNESS.md says what each check stops.
 */
import { Audited, commitment, sealer } from './chance/audited.ts';
import type { GameTypes, Rules, SeatIndex } from './game.ts';
import type { Entry, Header, Journal, JournalFault } from './journal.ts';
import { canonical } from './plain.ts';
import { hashOfHeard, type Receipt } from './receipt.ts';
import { type ReplayResult, replay, replayWith } from './replay.ts';
import type { Details, KernelReason } from './texts/fr.ts';

interface VerifyOptions {
  readonly receipt?: Receipt | undefined;
  /** The journal that this one branched from. */
  readonly parent?: Journal | undefined;
}

export interface Verification<G extends GameTypes> extends ReplayResult<G> {
  /** Whether every draw was made again from a published seed: of this game or, for what was copied, of its parent. */
  readonly audited: boolean;
  readonly draws: {
    /** Made in this game. */
    readonly own: number;
    /** Copied from the game that it branched from. */
    readonly inherited: number;
  };
  /** It ended without an outcome: whoever broke it off may have known the draws. */
  readonly brokenOff: boolean;
  /** Seats without a nonce: the draws do not depend on them. */
  readonly silent: readonly SeatIndex[];
}

export function verify<G extends GameTypes>(
  rules: Rules<G>,
  journal: Journal,
  { receipt, parent }: VerifyOptions = {},
): Verification<G> {
  const { header, entries } = journal;
  const about = { draws: drawsOf(journal), brokenOff: isBrokenOff(entries), silent: silentSeats(journal) };
  const fault = forgedOpening(journal) ?? (receipt && notRemembered(receipt, journal));
  if (fault) return { fault, audited: false, ...about };
  const end = entries.at(-1);
  const seed = end?.do === 'end' ? end.seed : undefined;
  const inherited = parent ? branchFault(rules, journal, parent) : { audited: about.draws.inherited === 0 };
  if ('fault' in inherited) return { fault: inherited.fault, audited: false, ...about };
  const look = receipt && lookFor<G>(receipt);
  // Whoever takes the seed out could have drawn anything.
  if (header.chance.kind === 'audited' && end?.do === 'end' && seed === undefined) {
    return { fault: { entry: end.n, reason: 'seedMissing', details: {} }, audited: false, ...about };
  }
  if (header.chance.kind !== 'audited' || seed === undefined) {
    const done = look ? replayWith(rules, journal, Number.POSITIVE_INFINITY, ASKED, { look }) : replay(rules, journal);
    return { ...done, audited: false, ...about };
  }
  if (commitment(seed, header.match, `${header.game}@${header.version}`) !== header.chance.commitment) {
    return { fault: { entry: end?.n ?? 'header', reason: 'seedCommitment', details: {} }, audited: false, ...about };
  }
  const seal = receipt && sealFault(receipt, journal, seed);
  if (seal) return { fault: seal, audited: false, ...about };
  const audited = new Audited({ seed, match: header.match, nonces: header.chance.nonces });
  const check = { audited, ...(look && { look }) };
  const done = replayWith(rules, journal, Number.POSITIVE_INFINITY, ASKED, check);
  return { ...done, audited: !done.fault && inherited.audited, ...about };
}

const ASKED = { kind: 'asked' } as const;

const headerFault = (reason: KernelReason, details: Details = {}): JournalFault => ({
  entry: 'header',
  reason,
  details,
});

function drawsOf({ header, entries }: Journal): { own: number; inherited: number } {
  const copied = header.forked?.entries ?? 0;
  const draws = { own: 0, inherited: 0 };
  for (const entry of entries) {
    if ('drawn' in entry) draws[entry.n < copied ? 'inherited' : 'own'] += entry.drawn.length;
  }
  return draws;
}

const isBrokenOff = (entries: readonly Entry[]): boolean => {
  const end = entries.at(-1);
  return end?.do === 'end' && end.outcome === undefined;
};

function silentSeats({ header, entries }: Journal): SeatIndex[] {
  if (header.chance.kind !== 'audited') return [];
  const { nonces } = header.chance;
  const later = new Set(entries.flatMap((entry) => (entry.do === 'nonce' ? [entry.seat] : [])));
  return header.seats.flatMap((_, seat) => (nonces[seat] || later.has(seat) ? [] : [seat]));
}

/** Openings that no honest house writes. */
function forgedOpening({ header, entries }: Journal): JournalFault | undefined {
  const copied = header.forked?.entries ?? 0;
  const played = entries.filter(({ do: done }) => done !== 'end').length;
  if (header.forked && (copied < 1 || copied > played))
    return headerFault('forkBeyond', { count: copied, found: played });
  const nonces = header.chance.kind === 'audited' ? header.chance.nonces : [];
  if (nonces.length > 0 && nonces.length !== header.seats.length) return headerFault('noncesCount');
  const given = new Set(nonces.flatMap((nonce, seat) => (nonce === '' ? [] : [seat])));
  if (header.forked && given.size > 0) return headerFault('forkNonces');
  for (const entry of entries) {
    if (entry.do !== 'nonce') continue;
    const late = !header.forked || entry.n < copied || given.has(entry.seat) || !header.seats[entry.seat];
    if (late) return { entry: entry.n, reason: 'nonceLate', details: { entry: entry.n, seat: entry.seat } };
    given.add(entry.seat);
  }
  return undefined;
}

/** What a device remembers of the opening, compared with the journal that it is handed. */
function notRemembered(receipt: Receipt, { header, entries }: Journal): JournalFault | undefined {
  const { header: seen, nonce = '', seat } = receipt;
  if (header.match !== receipt.match) return headerFault('otherMatch', { found: header.match, match: receipt.match });
  const audited = header.chance.kind === 'audited' ? header.chance : undefined;
  if (receipt.commitment !== undefined && audited?.commitment !== receipt.commitment)
    return headerFault('otherCommitment');
  const nonces = audited?.nonces ?? [];
  const later = entries.flatMap((entry) => (entry.do === 'nonce' ? [entry] : []));
  const mine = (one: string, at: SeatIndex): boolean => one === nonce && (seat === undefined || at === seat);
  if (nonce !== '' && !nonces.some(mine) && !later.some((entry) => mine(entry.nonce, entry.seat)))
    return headerFault('otherNonce');
  if (receipt.nonces && !sameNonces(receipt.nonces, nonces)) return headerFault('otherNonces');
  const altered = seen && alteredPart(seen, header);
  if (altered) return headerFault(altered);
  if (receipt.rewritten !== undefined)
    return { entry: receipt.rewritten, reason: 'pastRewritten', details: { entry: receipt.rewritten } };
  const last = receipt.sealed?.n ?? -1;
  return last < entries.length
    ? undefined
    : { entry: entries.length, reason: 'endMissing', details: { entry: last, found: entries.length } };
}

const sameNonces = (seen: readonly string[], found: readonly string[]): boolean =>
  Array.from({ length: Math.max(seen.length, found.length) }).every((_, i) => (seen[i] ?? '') === (found[i] ?? ''));

/** Which part of a header is not as it was when the game began. */
function alteredPart(seen: Header, found: Header): KernelReason | undefined {
  const same = (part: (header: Header) => unknown): boolean =>
    canonical(part(seen) ?? null) === canonical(part(found) ?? null);
  if (!same(({ game, version }) => [game, version])) return 'gameAltered';
  if (!same(({ options }) => options)) return 'optionsAltered';
  if (!same(({ seats }) => seats)) return 'seatsAltered';
  if (!same(({ forked }) => forked)) return 'forkAltered';
  if (!same(({ chance }) => chance)) return 'chanceAltered';
  return seen.hash === found.hash ? undefined : 'headerOther';
}

/** Whether the entries up to the last one seen are those that were sealed. */
function sealFault({ sealed }: Receipt, { header, entries }: Journal, seed: string): JournalFault | undefined {
  if (!sealed) return undefined;
  const entry = entries[sealed.n] as Entry;
  const right = sealer(seed, header.match)(entry.hash) === sealed.seal;
  return right ? undefined : { entry: sealed.n, reason: 'pastRewritten', details: { entry: sealed.n } };
}

/** Compares what a seat was shown with what the rules show it. */
function lookFor<G extends GameTypes>({ heard, seat }: Receipt) {
  return (match: NonNullable<ReplayResult<G>['match']>, { n }: Entry): KernelReason | undefined => {
    const known = heard?.[n];
    return known === undefined || known === hashOfHeard(match.heard(seat ?? 'spectator', n, n))
      ? undefined
      : 'shownOtherwise';
  };
}

/** Compares what a branch copied with its parent, and checks the draws there. */
function branchFault<G extends GameTypes>(
  rules: Rules<G>,
  { header, entries }: Journal,
  parent: Journal,
): { readonly fault: JournalFault } | { readonly audited: boolean } {
  const wrong = (reason: KernelReason, details: Details = {}) => ({ fault: headerFault(reason, details) });
  if (!header.forked) return wrong('noFork');
  if (parent.header.match !== header.forked.match) {
    return wrong('otherParent', { found: parent.header.match, match: header.forked.match });
  }
  const same = (part: (of: Header) => unknown): boolean => canonical(part(header)) === canonical(part(parent.header));
  if (!same(({ game, version, options, seats }) => [game, version, options, seats.map(({ role }) => role)]))
    return wrong('otherParent', { found: parent.header.match, match: header.forked.match });
  const differs = firstCopyFault(entries.slice(0, header.forked.entries), parent.entries);
  if (differs !== undefined) return { fault: { entry: differs, reason: 'parentDiffers', details: { entry: differs } } };
  const { fault, audited } = verify(rules, parent);
  return fault ? wrong('parentBad', { entry: fault.entry }) : { audited };
}

/** Where a branch stops being what its parent was at some moment; undefined if it is that whole. */
function firstCopyFault(copied: readonly Entry[], parent: readonly Entry[]): number | undefined {
  const texts = copied.map(contentOf);
  /** The parent's line at each moment, and whether all of it up to there is as copied. */
  const line: { readonly n: number; readonly alike: boolean }[] = [];
  let best = 0;
  for (const entry of parent) {
    if (entry.do === 'nonce' || entry.do === 'end') continue;
    if (entry.do === 'back') {
      while ((line.at(-1)?.n ?? -1) > entry.to) line.pop();
      continue;
    }
    const alike = (line.at(-1)?.alike ?? true) && texts[line.length] === contentOf(entry);
    line.push({ n: entry.n, alike });
    if (alike) best = Math.max(best, line.length);
    if (alike && line.length === copied.length) return undefined;
  }
  return best;
}

function contentOf(entry: Entry): string {
  const { n: _n, hash: _hash, at: _at, ...content } = entry;
  if (!('state' in content)) return canonical(content);
  const { state: _state, ...rest } = content;
  return canonical(rest);
}
