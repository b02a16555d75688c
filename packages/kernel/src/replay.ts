/** Journals read back: replaying, taking up again, forking. verify.ts checks them. */
import type { Audited } from './chance/audited.ts';
import { type ChanceFor, type ChanceSetting, headerChance } from './chance/live.ts';
import { RecordError } from './chance/recorded.ts';
import { NotingChance } from './chance/taking.ts';
import type { GameTypes, Rules } from './game.ts';
import { type Entry, type Journal, type JournalFault, JournalWriter, lineOf } from './journal.ts';
import { Match } from './match.ts';
import { canonical, hashOf } from './plain.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { checkSeats, parseOptions } from './seating.ts';
import type { Details, KernelReason } from './texts/fr.ts';

export type ReplayResult<G extends GameTypes> = {
  /** The game as far as it could be replayed. */
  readonly match?: Match<G>;
  readonly fault?: JournalFault;
};

export interface Replay {
  /** The last entry to replay; all of them by default. */
  readonly to?: number;
  /** Where later draws come from, if the game is to go on. A replay that is only looked at needs none. */
  readonly chance?: ChanceSetting;
}

/** Plays a journal again, entry by entry, and stops at the first one that does not go as it is written. */
export function replay<G extends GameTypes>(
  rules: Rules<G>,
  journal: Journal,
  { to = Number.POSITIVE_INFINITY, chance = { kind: 'asked' } }: Replay = {},
): ReplayResult<G> {
  return replayWith(rules, journal, to, chance, {});
}

/** A game of one's own from a position of another: the same first entries, then whatever comes. */
export function fork<G extends GameTypes>(
  rules: Rules<G>,
  journal: Journal,
  at: number,
  match: string,
  chance: ChanceSetting,
): ReplayResult<G> {
  const { hash: _, ...header } = journal.header;
  const kept = lineOf(journal.entries.filter(({ n }) => n <= at)).filter((entry) => entry.do !== 'end');
  const writer = JournalWriter.begin({
    ...header,
    match,
    chance: headerChance(`${rules.id}@${rules.version}`, match, chance),
    forked: { match: journal.header.match, entries: kept.length },
  });
  // Entries are numbered anew: what was taken back is left out.
  for (const { n: _n, hash: _hash, ...draft } of kept) writer.add(draft as Parameters<JournalWriter['add']>[0]);
  return replay(rules, writer, { chance });
}

/** What a check wants besides the replay itself. */
export interface ReplayCheck<G extends GameTypes> {
  /** Makes the draws again, to compare them with those recorded. */
  readonly audited?: Audited;
  /** Called after each entry; what it gives is a fault of that entry. */
  readonly look?: (match: Match<G>, entry: Entry) => KernelReason | undefined;
}

export function replayWith<G extends GameTypes>(
  rules: Rules<G>,
  journal: Journal,
  to: number,
  chance: ChanceSetting,
  check: ReplayCheck<G>,
): ReplayResult<G> {
  const run = replayInSteps(rules, journal, to, chance, check);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** The same, with a pause after each entry: a long game need not keep a thread from everything else. */
export function* replayInSteps<G extends GameTypes>(
  rules: Rules<G>,
  journal: Journal,
  to: number,
  chance: ChanceSetting,
  { audited, look }: ReplayCheck<G>,
): Generator<undefined, ReplayResult<G>> {
  const { header, entries } = journal;
  const wrong = (reason: KernelReason, details: Details): { fault: JournalFault } => ({
    fault: { entry: 'header', reason, details },
  });
  if (header.game !== rules.id) return wrong('otherGame', { found: header.game, game: rules.id });
  if (header.version !== rules.version) return wrong('otherVersion', { found: header.version, version: rules.version });
  const options = parseOptions(rules, header.options);
  if (isRefusal(options)) return refusedTable(options);
  const refusal = checkSeats(rules, header.seats) ?? rules.check?.(options.options, header.seats);
  if (refusal) return refusedTable(refusal);
  const { match, redo, begin } = Match.replaying(rules, journal, options.options, chance);
  if (entries.length === 0) begin();
  for (const entry of entries) {
    if (entry.n > to) break;
    const fault = (reason: KernelReason, details: Details = {}) => ({
      match,
      fault: { entry: entry.n, reason, details: { entry: entry.n, ...details } },
    });
    // The draws that a fork took over come from the other game's seed.
    const inherited = entry.n < (header.forked?.entries ?? 0);
    const drawn: [string, unknown][] = [];
    if (entry.do === 'nonce') audited?.addNonce(entry.seat, entry.nonce);
    const anew: ChanceFor | undefined =
      audited && !inherited
        ? (note) =>
            new NotingChance(audited, (taken) => {
              drawn.push([taken.label, taken.outcome]);
              note(taken);
            })
        : undefined;
    try {
      const refused = redo(entry, anew);
      if (refused) return { match, fault: { ...fault('replayRefused').fault, refusal: refused } };
    } catch (error) {
      if (error instanceof RecordError) return fault('replayDiffers', { why: error.message });
      throw error;
    }
    const label = anew && firstDifference(drawn, entry);
    if (label !== undefined) return fault('drawDiffers', { label });
    if (entry.do === 'end' && canonical(entry.outcome ?? null) !== canonical(match.outcome ?? null))
      return fault('outcomeDiffers');
    if ('state' in entry && entry.state !== undefined && hashOf(match.state) !== entry.state)
      return fault('stateDiffers');
    const seen = look?.(match, entry);
    if (seen) return fault(seen);
    yield;
  }
  return { match };
}

const refusedTable = (refusal: Refusal): { fault: JournalFault } => ({
  fault: { entry: 'header', reason: 'tableRefused', details: {}, refusal },
});

/** The label of the first draw that was recorded otherwise than it falls. */
function firstDifference(drawn: readonly [string, unknown][], entry: Entry): string | undefined {
  const recorded = 'drawn' in entry ? entry.drawn : [];
  for (let i = 0; i < Math.max(drawn.length, recorded.length); i++) {
    const [made, written] = [drawn[i], recorded[i]];
    if (!made || !written || canonical(made) !== canonical(written)) return made?.[0] ?? written?.[0];
  }
  return undefined;
}
