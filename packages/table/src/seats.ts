/** The seats of a table: who sits there, and the hashes of the secrets that open them. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { BroughtCharacter } from './characters.ts';
import type { EntryBody } from './entries.ts';
import type { Sitter } from './spec.ts';

export interface SeatState {
  readonly role: string;
  name: string;
  /** What the seat is called while nobody holds it. */
  readonly given: string;
  /** The face that the sitter chose, if any. */
  face: number | null;
  sitter: Sitter;
  /** SHA-256 of the secret that opens this seat: the invitation until it is claimed, then the sitter's own. */
  invitation: string | null;
  secret: string | null;
  /** When the sitter's secret was issued. */
  secretSince: number;
  /** Salted hash of the sitter's recovery code. */
  recovery: string | null;
  nonce: string;
  /** The bot that answers for an absent person. */
  standIn: string | null;
  resigned: boolean;
  /** The last entry of the game before somebody else let a bot take over; null once the person has answered again. */
  takenAt: number | null;
  /** The last invitation: a released seat can be claimed by the same link again. */
  lastInvitation: string | null;
  /** Pauses taken in this game. */
  pauses: number;
  /** When this seat was last reminded. */
  nudgedAt: number | null;
  /** The character that the sitter brings, and whether the game master has agreed. */
  character: BroughtCharacter | null;
  admitted: boolean;
  /** One with which somebody comes late, until the game master has agreed. */
  coming: BroughtCharacter | null;
  /** Who played here before, by the entry of the game at which they left: an undo brings them back. */
  before: { readonly entry: number; readonly character: BroughtCharacter | null; readonly lent: boolean }[];
  /** Those who left with the people who brought them, as they were. */
  departed: CharacterDocument[];
  /** Whoever sits here plays somebody else's character. */
  lent: boolean;
  /** What the game master said last about going home, after which entry of the game. */
  home: {
    readonly agree: boolean;
    readonly entry: number;
    readonly now: CharacterDocument | null;
    readonly former: readonly CharacterDocument[];
  } | null;
}

export function initialSeats(opened: Extract<EntryBody, { kind: 'opened' }>, at: number): SeatState[] {
  return opened.spec.seats.map(({ role, name, sitter }, seat) => {
    const secret = opened.secretSeats?.[seat] ?? null;
    const invitation = opened.secretInvitations[seat] ?? null;
    return {
      role,
      name: name ?? '',
      // Whoever holds it from the start is called so, not the seat.
      given: secret === null ? (name ?? '') : '',
      face: opened.faces?.[seat] ?? null,
      // A seat counts as a person's only once it is claimed.
      sitter: sitter.kind === 'person' && secret === null ? { kind: 'open' } : sitter,
      invitation: secret === null ? invitation : null,
      secret,
      secretSince: at,
      recovery: opened.secretRecoveries?.[seat] ?? null,
      nonce: '',
      standIn: null,
      resigned: false,
      takenAt: null,
      lastInvitation: invitation,
      pauses: 0,
      nudgedAt: null,
      character: opened.secretCharacters?.[seat] ?? null,
      // They come from a table or a chronicle where that was settled.
      admitted: true,
      coming: null,
      before: [],
      departed: [],
      lent: false,
      home: null,
    };
  });
}

/** Somebody who comes late takes over from whoever was played here. */
function comeLate(seat: SeatState, { agree, secretDeparted }: Extract<EntryBody, { kind: 'admitted' }>, entry: number) {
  if (agree && seat.coming) {
    seat.before.push({ entry, character: seat.character, lent: seat.lent });
    seat.departed.push(...(secretDeparted ?? []));
    Object.assign(seat, { character: seat.coming, admitted: true, lent: false, home: null, resigned: false });
  }
  seat.coming = null;
}

/** The game went back to an entry: whoever had not come by then has not come. */
export function returnSeat(seat: SeatState, to: number): void {
  for (let last = seat.before.at(-1); last && last.entry > to; last = seat.before.at(-1)) {
    Object.assign(seat, { character: last.character, lent: last.lent });
    seat.before.pop();
  }
}

/** Name and face go with whoever leaves: they may sit down elsewhere, and a bot may sit here. */
function vacate(seat: SeatState): void {
  seat.name = seat.given;
  seat.face = null;
}

/** Applies an entry to the seat that it names; `played` is the last entry of the game. */
export function applyToSeat(
  seat: SeatState,
  happened: EntryBody,
  at: number,
  { begun, played }: { readonly begun: boolean; readonly played: number },
): void {
  switch (happened.kind) {
    case 'claimed':
      seat.name = happened.name;
      seat.face = happened.face ?? null;
      seat.sitter = { kind: 'person' };
      seat.secret = happened.secretSeat;
      seat.secretSince = at;
      seat.recovery = happened.secretRecovery ?? null;
      seat.invitation = null;
      seat.nonce = happened.nonce;
      // Who sits down later plays on with somebody's character, unless the table gave it.
      if (begun && seat.character) seat.lent = true;
      break;
    case 'nonce':
      seat.nonce = happened.nonce;
      break;
    case 'rekeyed':
      seat.secret = happened.secretSeat;
      seat.secretSince = at;
      seat.recovery = happened.secretRecovery;
      break;
    case 'renamed':
      seat.name = happened.name;
      break;
    case 'released':
      seat.sitter = { kind: 'open' };
      seat.secret = null;
      seat.recovery = null;
      seat.invitation = seat.lastInvitation;
      seat.nonce = '';
      seat.character = null;
      if (happened.name !== undefined) vacate(seat);
      break;
    case 'offered':
      seat.invitation = happened.secretInvitation;
      break;
    case 'brought':
      if (begun) seat.coming = happened.secretCharacter;
      else {
        seat.character = happened.secretCharacter;
        seat.admitted = false;
      }
      break;
    case 'admitted':
      if (begun) comeLate(seat, happened, played);
      else if (happened.agree) seat.admitted = true;
      else seat.character = null;
      break;
    case 'home': {
      const { agree, entry, secretNow, secretFormer } = happened;
      seat.home = { agree, entry, now: secretNow, former: secretFormer };
      break;
    }
    case 'revoked':
      seat.secret = null;
      seat.recovery = null;
      seat.invitation = happened.secretInvitation;
      seat.lastInvitation = happened.secretInvitation;
      seat.nonce = '';
      if (happened.program !== undefined) seat.sitter = { kind: 'program', program: happened.program };
      else if (!begun) {
        seat.sitter = { kind: 'open' };
        seat.character = null;
        if (happened.name !== undefined) vacate(seat);
      }
      break;
    case 'seated':
      seat.sitter = happened.program === null ? { kind: 'open' } : { kind: 'program', program: happened.program };
      break;
    case 'takenOver':
      seat.standIn = happened.program;
      break;
    case 'givenBack':
      seat.standIn = null;
      break;
    case 'paused':
      if (begun) seat.pauses++;
      break;
    case 'nudged':
      seat.nudgedAt = at;
      break;
    default:
      break;
  }
}

/** Seats that people hold and answer for. */
export function seatsOfPeople(seats: readonly SeatState[]): number[] {
  return seats.flatMap(({ sitter, secret, standIn, resigned }, seat) =>
    sitter.kind === 'person' && secret !== null && !standIn && !resigned ? [seat] : [],
  );
}
