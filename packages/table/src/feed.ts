/** What each viewer sees of a table: numbered lines, and the standing. Never more than they may know. */
import { type Spoken, spoken } from '@reverie/kernel/chance/chance';
import type { Decision, Outcome, SeatIndex, Viewer } from '@reverie/kernel/game';
import type { Entry, Header } from '@reverie/kernel/journal';
import type { VisibleEntry } from '@reverie/kernel/match';
import type { CharacterCard } from './characters.ts';
import type { TableEntry } from './entries.ts';
import type { GalleryMode } from './gallery.ts';
import type { SeatState } from './seats.ts';
import type { Spec } from './spec.ts';
import type { Table } from './table.ts';
import type { REACTIONS } from './wire.ts';

/** One entry as one viewer may read it. A client that missed some asks for all after a number. */
export type FeedLine = { readonly seq: number; readonly at: number } & (
  | {
      readonly kind: 'opened';
      readonly game: string;
      readonly title: string;
      readonly from: string | null;
      /** Of the seed, if it is already chosen. */
      readonly commitment: string | null;
    }
  /** The nonce, empty if none was given, is shown at once: nobody can change it afterwards. */
  | { readonly kind: 'claimed'; readonly seat: SeatIndex; readonly name: string; readonly nonce: string }
  | { readonly kind: 'nonce'; readonly seat: SeatIndex; readonly nonce: string }
  | { readonly kind: 'renamed'; readonly seat: SeatIndex; readonly name: string }
  | { readonly kind: 'offered' | 'rekeyed' | 'givenBack'; readonly seat: SeatIndex }
  /** `name` is who left, where the seat does not keep it. */
  | { readonly kind: 'released' | 'revoked'; readonly seat: SeatIndex; readonly name?: string }
  | { readonly kind: 'seated'; readonly seat: SeatIndex; readonly program: string | null }
  /** Whom a seat plays; null for whoever the table gives to it. */
  | { readonly kind: 'brought'; readonly seat: SeatIndex; readonly character: CharacterCard | null }
  | { readonly kind: 'admitted'; readonly seat: SeatIndex; readonly agree: boolean }
  /** The game master (`by`) lets the characters of a seat go home as they stand, or not. */
  | { readonly kind: 'home'; readonly seat: SeatIndex; readonly agree: boolean; readonly by: SeatIndex }
  /** `late`: the seat ran out of time. */
  | { readonly kind: 'takenOver'; readonly seat: SeatIndex; readonly program: string; readonly late: boolean }
  | { readonly kind: 'started'; readonly chance: Header['chance']; readonly header: Header }
  | {
      readonly kind: 'played';
      /** The number of the journal entry. */
      readonly n: number;
      readonly did: 'setup' | 'answer' | 'leave' | 'back' | 'end';
      readonly seat: SeatIndex | null;
      readonly program: boolean;
      /** For `back`: the last entry that stays. */
      readonly to: number | null;
      readonly heard: readonly VisibleEntry[];
      /** Ties the house to this entry until it publishes the seed; null where draws are not audited. */
      readonly seal: string | null;
    }
  | { readonly kind: 'awaits' | 'typed'; readonly seat: SeatIndex | null }
  | { readonly kind: 'backAsked'; readonly seat: SeatIndex; readonly to: number }
  | { readonly kind: 'backAnswered'; readonly seat: SeatIndex; readonly agree: boolean }
  | { readonly kind: 'paused' | 'resumed'; readonly seat: SeatIndex | null }
  | { readonly kind: 'said'; readonly seat: SeatIndex | null; readonly name: string; readonly text: string }
  /**
   * Words that this viewer does not get: those of spectators while a game with secrets is played, so that nobody tells
   * hands, and those that the owner has deleted.
   */
  | { readonly kind: 'withheld' }
  | {
      readonly kind: 'moderated';
      readonly watch: Spec['watch'] | null;
      readonly gallery: GalleryMode | null;
      readonly mute: { readonly who: SeatIndex | string; readonly on: boolean } | null;
      readonly remove: string | null;
      /** The number of a line whose words nobody is to see any more. */
      readonly hide: number | null;
    }
  | { readonly kind: 'reacted'; readonly seat: SeatIndex; readonly sign: (typeof REACTIONS)[number] }
  /** A seat, or the owner (null), reminds a seat. */
  | { readonly kind: 'nudged'; readonly seat: SeatIndex | null; readonly whom: SeatIndex }
  /** The next table. `seats[i]` is where seat i goes; everybody's secret is valid there too. */
  | {
      readonly kind: 'rematched';
      readonly seat: SeatIndex | null;
      readonly table: string;
      readonly seats: readonly SeatIndex[];
    }
  | { readonly kind: 'closed'; readonly by: 'owner' | 'house' }
);

/** Built field by field from what the viewer may know, never by removing fields. */
export function feedLine(table: Table, { seq, at, happened: h }: TableEntry, who: Viewer): FeedLine {
  switch (h.kind) {
    case 'opened':
      return {
        seq,
        at,
        kind: 'opened',
        game: h.spec.game,
        title: h.spec.title ?? '',
        from: h.from ?? null,
        commitment: h.commitment ?? null,
      };
    case 'claimed':
      return { seq, at, kind: 'claimed', seat: h.seat, name: h.name, nonce: h.nonce };
    case 'nonce':
      return { seq, at, kind: 'nonce', seat: h.seat, nonce: h.nonce };
    case 'renamed':
      return { seq, at, kind: 'renamed', seat: h.seat, name: h.name };
    case 'released':
    case 'revoked':
      return { seq, at, kind: h.kind, seat: h.seat, ...(h.name !== undefined && { name: h.name }) };
    case 'offered':
    case 'rekeyed':
    case 'givenBack':
      return { seq, at, kind: h.kind, seat: h.seat };
    case 'seated':
      return { seq, at, kind: 'seated', seat: h.seat, program: h.program };
    case 'brought':
      return { seq, at, kind: 'brought', seat: h.seat, character: h.secretCharacter?.card ?? null };
    case 'admitted':
      return { seq, at, kind: 'admitted', seat: h.seat, agree: h.agree };
    case 'home':
      return { seq, at, kind: 'home', seat: h.seat, agree: h.agree, by: h.by };
    case 'takenOver':
      return { seq, at, kind: 'takenOver', seat: h.seat, program: h.program, late: h.late === true };
    case 'started':
      // The header holds no secret: the commitment to the seed, never the seed.
      return { seq, at, kind: 'started', chance: h.header.chance, header: h.header };
    case 'played':
      return h.entry.do === 'nonce'
        ? { seq, at, kind: 'nonce', seat: h.entry.seat, nonce: h.entry.nonce }
        : { seq, at, ...playedLine(table, h.entry, who) };
    case 'awaits':
    case 'typed':
      return { seq, at, kind: h.kind, seat: h.seat };
    case 'backAsked':
      return { seq, at, kind: 'backAsked', seat: h.seat, to: h.to };
    case 'backAnswered':
      return { seq, at, kind: 'backAnswered', seat: h.seat, agree: h.agree };
    case 'paused':
    case 'resumed':
      return { seq, at, kind: h.kind, seat: h.seat };
    case 'said':
      if (table.gallery.isHidden(seq)) return { seq, at, kind: 'withheld' };
      if (h.seat === null && typeof who === 'number' && table.phase === 'playing' && table.game.rules.secrets)
        return { seq, at, kind: 'withheld' };
      return { seq, at, kind: 'said', seat: h.seat, name: h.name, text: h.text };
    case 'reacted':
      return { seq, at, kind: 'reacted', seat: h.seat, sign: h.sign };
    case 'nudged':
      return { seq, at, kind: 'nudged', seat: h.seat, whom: h.whom };
    case 'moderated': {
      const { watch = null, gallery = null, mute = null, remove = null, hide = null } = h;
      return { seq, at, kind: 'moderated', watch, gallery, mute, remove, hide };
    }
    case 'owned':
      // Nobody's news: whom it concerns is told at the next welcome.
      return { seq, at, kind: 'withheld' };
    case 'rematched':
      return { seq, at, kind: 'rematched', seat: h.seat, table: h.table, seats: h.seats };
    case 'closed':
      return { seq, at, kind: 'closed', by: h.by ?? 'owner' };
  }
}

function playedLine(table: Table, entry: Exclude<Entry, { do: 'nonce' }>, who: Viewer) {
  return {
    kind: 'played',
    n: entry.n,
    did: entry.do,
    seat: 'seat' in entry ? entry.seat : null,
    program: 'by' in entry && entry.by === 'program',
    to: 'to' in entry ? entry.to : null,
    heard: table.match?.heard(who, entry.n, entry.n) ?? [],
    seal: table.match?.seal(entry.n) ?? null,
  } as const;
}

/** The lines after a number, for one viewer; all of them, or at most so many. */
export function linesAfter(table: Table, who: Viewer, after: number, most = Number.POSITIVE_INFINITY): FeedLine[] {
  return table.since(after + 1, most).map((entry) => feedLine(table, entry, who));
}

/** Whether everybody reads the same of an entry. */
export const readAlike = (table: Table, { happened }: TableEntry): boolean =>
  happened.kind === 'played' ? table.match?.heardAlike(happened.entry.n) === true : happened.kind !== 'said';

export interface SeatView {
  readonly role: string;
  readonly name: string;
  /** The face that a person chose; without one, pages draw that of the name. */
  readonly face?: number | undefined;
  readonly sitter: 'open' | 'person' | 'program';
  /** Nobody sits there yet, and the game does not wait for them. */
  readonly spare?: true;
  readonly program: string | null;
  readonly resigned: boolean;
  /** Whom the sitter brings, and whether the game master still has to agree. */
  readonly character?: CharacterCard & { readonly waits?: true };
  /** Somebody with whom the sitter comes late, until the game master has agreed. */
  readonly coming?: CharacterCard;
  /** Whether the game master lets the characters of this seat go home, where that is to be said now. */
  readonly home?: 'waits' | 'agreed' | 'refused';
}

/** The table as one viewer sees it now. */
export interface Standing {
  readonly seq: number;
  readonly phase: Table['phase'];
  readonly paused: boolean;
  readonly closed: boolean;
  readonly game: string;
  readonly version: string;
  readonly options: unknown;
  readonly title: string;
  readonly watch: Spec['watch'];
  readonly seats: readonly SeatView[];
  readonly view: unknown;
  /** The viewer's own open decisions with their choices. */
  readonly decisions: readonly { readonly decision: Decision; readonly choices: readonly unknown[] }[];
  readonly waitingFor: readonly SeatIndex[];
  /** A draw to be made with real dice, and who may make it; an empty list means the house. */
  readonly awaited: {
    readonly label: string;
    readonly space: Spoken;
    readonly seats: 'all' | readonly SeatIndex[];
  } | null;
  /** Whether undo is free; `absence`: it undoes what a bot did for somebody who was absent and has returned. */
  readonly takeBack: { readonly free: boolean; readonly absence?: true | undefined } | null;
  readonly back: { readonly seat: SeatIndex; readonly waitingFor: readonly SeatIndex[] } | null;
  readonly clock: readonly number[] | null;
  readonly outcome: Outcome | null;
  readonly chance: Header['chance'] | null;
  /** Published when the game is over. */
  readonly seed: string | null;
  /** The next table of a rematch, and the previous one. */
  readonly rematch: string | null;
  readonly from: string | null;
  /** The chronicle that this is an evening of. */
  readonly chronicle?: string;
  /** Programs may advise people here. */
  readonly advice?: true;
}

export function standingOf(table: Table, who: Viewer, at: number): Standing {
  const { match, spec, game } = table;
  const ready = match !== null && (match.journal.length > 0 || match.awaited === undefined);
  const pending = match?.pending ?? [];
  const awaited = match?.awaited;
  const end = match?.journal.last;
  const back = typeof who === 'number' && match ? table.takeBackOf(who) : undefined;
  return {
    seq: table.seq,
    phase: table.phase,
    paused: table.paused,
    closed: table.closed,
    game: spec.game,
    version: game.rules.version,
    options: spec.options,
    title: spec.title ?? '',
    watch: table.watch,
    seats: seatsOf(table),
    view: ready ? match.view(who) : null,
    decisions: pending
      .filter(({ seat }) => seat === who)
      .map((decision) => ({ decision, choices: match?.choices(decision) ?? [] })),
    waitingFor: table.waitingFor,
    awaited: awaited
      ? { label: awaited.label, space: spoken(awaited.space), seats: awaited.seen === 'none' ? [] : awaited.seen }
      : null,
    takeBack: back ? { free: back.free, ...(back.absence && { absence: true as const }) } : null,
    back: table.undoRequest && { seat: table.undoRequest.seat, waitingFor: table.undoRequest.waitingFor },
    clock: table.clock?.left(at) ?? null,
    outcome: match?.outcome ?? null,
    chance: match?.journal.header.chance ?? null,
    seed: end?.do === 'end' ? (end.seed ?? null) : null,
    rematch: table.rematchTable,
    from: table.from,
    ...(table.chronicle !== null && { chronicle: table.chronicle }),
    ...(adviceAt(table) && { advice: true as const }),
  };
}

/** What everybody agreed to by sitting down; whoever plays alone asks nobody. */
const adviceAt = ({ spec, seats }: Table): boolean =>
  spec.advice ?? seats.filter(({ sitter }) => sitter.kind !== 'program').length === 1;

/** What a lobby shows of a table, to anybody who may know of it: nothing of the game but its phase. */
export interface Card {
  readonly table: string;
  readonly game: string;
  readonly version: string;
  readonly title: string;
  readonly phase: Table['phase'];
  readonly closed: boolean;
  readonly watch: Spec['watch'];
  readonly listed: boolean;
  readonly dice: boolean;
  readonly clock: Spec['clock'];
  readonly seats: readonly SeatView[];
  /** Anybody may take a free seat from the lobby. Cards stored by earlier versions say nothing of it. */
  readonly welcome?: boolean;
  /** When the table was opened, in milliseconds since 1970. Cards stored by earlier versions do not say. */
  readonly opened?: number;
  /** Seats that nobody holds yet. */
  readonly free: readonly SeatIndex[];
  readonly rematch: string | null;
  /** To the seed, as long as a nonce given on sitting down counts. A client keeps it before it gives its own. Cards stored by earlier versions have none. */
  readonly commitment?: string | null;
}

export function cardOf(table: Table): Card {
  const { spec, seats } = table;
  return {
    table: table.id,
    game: spec.game,
    version: table.game.rules.version,
    title: spec.title ?? '',
    phase: table.phase,
    closed: table.closed,
    watch: table.watch,
    listed: spec.listed,
    welcome: spec.welcome === true,
    opened: table.openedAt,
    dice: spec.dice,
    clock: spec.clock,
    seats: seatsOf(table),
    free: seats.flatMap(({ sitter, secret }, seat) => (sitter.kind !== 'program' && secret === null ? [seat] : [])),
    rematch: table.rematchTable,
    commitment: table.commitment,
  };
}

/** Whether the lobby lists a table: to be watched, or because anybody may sit down there. */
export const isListed = ({ listed, watch, closed, welcome, phase, free }: Card): boolean =>
  !closed && ((listed && watch === 'anybody') || (welcome === true && phase === 'gathering' && free.length > 0));

const seatsOf = (table: Table): SeatView[] =>
  table.seats.map((state, seat) => {
    const home = state.sitter.kind === 'person' && table.goesHome(seat) ? table.homecoming(seat) : 'free';
    const spare = state.sitter.kind === 'open' && table.spec.seats[seat]?.spare;
    return { ...seatView(state), ...(spare && { spare }), ...(home !== 'free' && { home }) };
  });

const seatView = ({
  role,
  name,
  face,
  sitter,
  standIn,
  resigned,
  character,
  admitted,
  coming,
}: SeatState): SeatView => ({
  role,
  name,
  ...(face !== null && sitter.kind === 'person' && { face }),
  sitter: sitter.kind,
  program: standIn ?? (sitter.kind === 'program' ? sitter.program : null),
  resigned,
  ...(character && { character: { ...character.card, ...(!admitted && { waits: true as const }) } }),
  ...(coming && { coming: coming.card }),
});
