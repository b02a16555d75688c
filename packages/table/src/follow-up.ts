/** Tables that follow from other games: rematches, and branches of a journal. */

import type { Game, GameTypes } from '@reverie/kernel/game';
import { type Journal, type JournalFault, lineOf } from '@reverie/kernel/journal';
import type { MatchSnapshot } from '@reverie/kernel/match';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { fork } from '@reverie/kernel/replay';
import { type BroughtCharacter, bringsCharacter, cardOfCharacter } from './characters.ts';
import type { EntryBody, TableEntry } from './entries.ts';
import type { Sitter, Spec } from './spec.ts';
import { checkSpec, commitSeed, type House, type Opening, type SecretHashes, Table } from './table.ts';
import { tableRefusal } from './texts/say.ts';

/** Where each seat goes in a rematch: to the same place, or one further. */
export function rematchSeats(seats: number, rotate: boolean): number[] {
  return Array.from({ length: seats }, (_, seat) => (rotate ? (seat + 1) % seats : seat));
}

/**
 * Opens a rematch for the same people on the same terms. No secret is sent to anybody: the new table knows the same
 * hashes, so a secret opens the seat that its holder has moved to.
 */
export function openRematch(
  house: House,
  old: Table,
  id: string,
  places: readonly number[],
  { id: command, at, seed }: Opening,
): Table {
  const movedTo = (seat: number) => old.seats[places.indexOf(seat)];
  const spec: Spec = {
    ...old.spec,
    // As the owner changed it last: what was closed to strangers stays so.
    watch: old.watch,
    seats: old.spec.seats.map(({ role, spare }, seat) => {
      const who = movedTo(seat);
      const sitter: Sitter = who?.secret
        ? { kind: 'person' }
        : who?.sitter.kind === 'program'
          ? who.sitter
          : { kind: 'open' };
      // Whoever left in the middle of the game left the name for that game alone.
      const name = who?.secret ? who.name : who?.given;
      return { role, sitter, ...(name && { name }), ...(spare && { spare }) };
    }),
  };
  const happened: EntryBody = {
    kind: 'opened',
    spec,
    secretOwner: old.owner,
    secretWatch: old.watchSecret,
    secretInvitations: spec.seats.map((_, seat) => movedTo(seat)?.lastInvitation ?? null),
    secretSeats: spec.seats.map((_, seat) => movedTo(seat)?.secret ?? null),
    secretRecoveries: spec.seats.map((_, seat) => movedTo(seat)?.recovery ?? null),
    faces: spec.seats.map((_, seat) => movedTo(seat)?.face ?? null),
    ...commitSeed(house, id, spec, seed),
    from: old.id,
    ...(old.game.characters && {
      secretCharacters: spec.seats.map(({ role }, seat) => comesAlong(old, role, places.indexOf(seat))),
    }),
  };
  return Table.load(house, id, [{ seq: 0, command, at, happened }]);
}

const seatsOf = ({ seats }: Table) => seats.map(({ role, name }) => ({ role, name }));

/** Whoever was played there goes on from where that game left them; the dead stay behind. */
function comesAlong(old: Table, role: string, seat: number): BroughtCharacter | null {
  const { characters } = old.game;
  const brought = old.seats[seat]?.character !== null;
  const goesOn = brought || characters?.goesOn?.(old.spec.options, seatsOf(old)) !== false;
  // Whom the game master kept from going home comes as he came.
  const document =
    goesOn && bringsCharacter(old.game, role)
      ? old.homecoming(seat) === 'refused'
        ? old.arrivalAt(seat)
        : old.characterAt(seat)
      : undefined;
  const card = document && cardOfCharacter(old.game, document);
  return document && card && !card.retired ? { document, card } : null;
}

/** The journal to resume from, and the seed of its further draws; null for real dice. */
export interface Branch {
  readonly journal: Journal;
  readonly seed: string | null;
}

interface BranchOptions {
  /** The last entry to keep; by default all that was played. */
  readonly at: number | undefined;
  /** The id of the new match. */
  readonly match: string;
  /** The seed of its own draws; null for real dice. */
  readonly seed: string | null;
  say(fault: JournalFault): string;
}

/**
 * Branches a journal after entry `at` (by default the last one), with draws of its own from there on; or refuses. This
 * replays the whole journal: a server runs it in a thread.
 */
export function branch(
  game: Game,
  journal: Journal,
  { at, match, seed, say }: BranchOptions,
): (Branch & { readonly stood: MatchSnapshot<GameTypes> }) | Refusal {
  const last = lineOf(journal.entries).findLast((entry) => entry.do !== 'end');
  const chance = seed === null ? ({ kind: 'asked' } as const) : ({ kind: 'audited', seed, nonces: [] } as const);
  const { match: forked, fault } = fork(game.rules, journal, at ?? last?.n ?? 0, match, chance);
  if (fault || !forked) return tableRefusal('badJournal', { why: fault ? say(fault) : '' });
  if (forked.awaited || forked.journal.length === 0) return tableRefusal('journalEmpty');
  if (forked.outcome) return tableRefusal('journalOver');
  const { stood, journal: own } = forked;
  return { journal: { header: own.header, entries: [...own.entries] }, seed, stood };
}

/** The log of a table that resumes a branch: its seats are new, its game is the branch's. */
export function branchEntries(
  house: House,
  spec: Spec,
  secrets: SecretHashes,
  { journal: { header, entries }, seed }: Branch,
  request: { readonly id: string; readonly at: number },
): readonly TableEntry[] | Refusal {
  const roles = header.seats.map(({ role }) => role);
  if (roles.join('\n') !== spec.seats.map(({ role }) => role).join('\n')) {
    return tableRefusal('journalSeats', { count: roles.length });
  }
  const refusal = checkSpec(house, spec);
  if (isRefusal(refusal)) return refusal;
  const all: EntryBody[] = [
    {
      kind: 'opened',
      spec,
      secretOwner: secrets.owner,
      secretInvitations: secrets.invitations,
      secretWatch: secrets.watch,
    },
    { kind: 'started', header, secretSeed: seed, ownTime: true },
    ...entries.map((entry) => ({ kind: 'played', entry }) as const),
  ];
  return all.map((happened, seq) => ({ seq, command: request.id, at: request.at, happened }));
}
