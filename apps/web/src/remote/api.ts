/** The lobby API of a server. Failures are thrown as `ApiError` with a reason. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { SeatView } from '@reverie/table/feed';
import type { Spec } from '@reverie/table/spec';
import { currentSettings } from '@reverie/ui/settings';

/** What a server tells about a table before anyone sits down. */
export interface TableCard {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly SeatView[];
  readonly watch: Spec['watch'];
  readonly listed: boolean;
  readonly dice: boolean;
  readonly clock: Spec['clock'];
  /** Anybody may take a free seat. */
  readonly welcome?: boolean;
  readonly free: readonly number[];
  /** When it was opened. */
  readonly opened?: number;
  /** To the seed, as long as a nonce counts. */
  readonly commitment?: string | null;
}

/** What a link gives access to. */
export interface LinkInfo extends TableCard {
  /** What was set for this game. */
  readonly options?: unknown;
  readonly good: {
    readonly for: 'seat' | 'expired' | 'invitation' | 'full' | 'owner' | 'watching' | 'nothing';
    readonly seat: number | null;
  };
}

interface Keys {
  readonly seat: number;
  readonly secret: string;
  /** Recovery code to write down: it restores the seat when the link is lost. */
  readonly recovery?: string;
}

interface OpenedTable {
  readonly table: string;
  readonly owner: string;
  readonly watch: string;
  readonly seats: readonly (string | null)[];
  /** One invitation for everybody. */
  readonly guests?: string;
  readonly commitment?: string | null;
}

/** `unreachable` if there was no response; otherwise the server's reason. */
export class ApiError extends Error {
  readonly reason: string;
  readonly status: number;
  constructor(reason: string, status: number, text: string) {
    super(text);
    this.reason = reason;
    this.status = status;
  }
}

/** One request to the server. Throws an `ApiError`. */
export async function ask<T>(path: string, body?: object): Promise<T> {
  const { language } = currentSettings();
  let response: Response;
  try {
    response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'accept-language': language,
        ...(body && { 'content-type': 'application/json', 'x-reverie': '1' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('unreachable', 0, '');
  }
  const answer = (await response.json().catch(() => null)) as
    | (T & { readonly error?: { readonly reason: string; readonly text: string } })
    | null;
  // Checked first: a proxy may send 429 with any body.
  if (response.status === 429) throw new ApiError('tooOften', 429, '');
  // A proxy or a static file server replies with something other than JSON.
  if (answer === null) throw new ApiError(response.status === 404 ? 'notFound' : 'unreachable', response.status, '');
  if (!response.ok) throw new ApiError(answer.error?.reason ?? 'refused', response.status, answer.error?.text ?? '');
  return answer;
}

const at = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** Where other machines reach the server; empty if they cannot, or if this page is on another machine. */
export const origins = async (): Promise<readonly string[]> => (await house()).origins ?? [];

interface HouseInfo {
  readonly origins?: readonly string[];
  /** The key for alerts; servers of earlier versions have none. */
  readonly push?: string | null;
}
export const house = (): Promise<HouseInfo> => ask('/api/house');

interface AlertWish {
  readonly secret: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: 'fr' | 'en';
  readonly quiet: { readonly from: number; readonly to: number; readonly zone: string } | null;
}
export const alertSeat = (table: string, wish: AlertWish): Promise<{ readonly until: number }> =>
  ask(at(table, 'alerts'), wish);
export const silenceSeat = (table: string, secret: string, endpoint: string): Promise<{ readonly removed: boolean }> =>
  ask(at(table, 'silence'), { secret, endpoint });
/** Names the channel that hears who is awaited; an empty address ends it. */
export const setWebhook = (table: string, owner: string, url: string): Promise<{ readonly set: boolean }> =>
  ask(at(table, 'webhook'), { secret: owner, url, language: currentSettings().language });

/** Keeps a character on the server, in place of the one behind a secret if there is one; resolves to the secret. */
export const keepCharacter = (document: CharacterDocument, secret?: string): Promise<{ readonly secret: string }> =>
  ask('/api/characters', { document, ...(secret !== undefined && { secret }) });
/** The character behind a secret link, not yet checked. */
export const lookAtCharacter = (secret: string): Promise<{ readonly document: unknown }> =>
  ask('/api/characters/look', { secret });
export const forgetCharacter = (secret: string): Promise<{ readonly forgotten: boolean }> =>
  ask('/api/characters/forget', { secret });

export const listed = async (): Promise<readonly TableCard[]> =>
  (await ask<{ readonly tables: readonly TableCard[] }>('/api/tables')).tables;
export const openTable = (spec: Spec): Promise<OpenedTable> => ask('/api/tables', spec);
export const look = (table: string, secret: string): Promise<LinkInfo> => ask(at(table, 'look'), { secret });
export const claim = (
  table: string,
  secret: string,
  name: string,
  nonce: string,
  character?: CharacterDocument,
): Promise<Keys> => ask(at(table, 'claim'), { secret, name, nonce, ...chosenFace(), ...(character && { character }) });
/** The face that the visitor chose, if any. */
const chosenFace = () => {
  const { face } = currentSettings();
  return face === null ? {} : { face };
};
/** Brings a character to one's seat; null for whoever the table gives to it. */
export const bring = (table: string, secret: string, character: CharacterDocument | null): Promise<unknown> =>
  ask(at(table, 'bring'), { secret, character });
/** The document of one's character as the game stands. */
export const characterOf = (
  table: string,
  secret: string,
): Promise<{ readonly character: CharacterDocument | null; readonly former: readonly CharacterDocument[] }> =>
  ask(at(table, 'character'), { secret });
/** A code to read aloud instead of a link, and when it expires. */
export const sayCode = (table: string, secret: string): Promise<{ readonly code: string; readonly until: number }> =>
  ask(at(table, 'code'), { secret });
/** The link behind a code. */
export const hearCode = (code: string): Promise<{ readonly table: string; readonly secret: string }> =>
  ask('/api/code', { code });
export const ticket = (
  table: string,
  secret: string,
  name: string,
  owner?: string,
): Promise<{ readonly ticket: string }> =>
  ask(at(table, 'ticket'), { secret, ...(name && { name }), ...(owner !== undefined && { owner }) });
/** A new secret for a seat, for whoever has its recovery code or its old secret. */
export const recover = (table: string, code: string): Promise<Keys> => ask(at(table, 'recover'), { code });
export const rotate = (table: string, secret: string): Promise<Keys> => ask(at(table, 'rotate'), { secret });
/** Revokes a seat and returns a new link for it. */
/** Hands one's own seat over: it stays one's own until somebody claims it. */
export const handOver = (table: string, secret: string): Promise<{ readonly invitation: string }> =>
  ask(at(table, 'handover'), { secret });
export const revoke = (table: string, owner: string, seat: number): Promise<{ readonly invitation: string }> =>
  ask(at(table, 'revoke'), { secret: owner, seat });
export const start = (table: string, secret: string): Promise<{ readonly seq: number }> =>
  ask(at(table, 'start'), { secret });

/** Exports the game as far as this secret allows: before the end of a game with secrets, only what its seat knows. */
export async function exportOf(table: string, secret: string): Promise<string> {
  const response = await fetch(at(table, 'export'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-reverie': '1' },
    body: JSON.stringify({ secret }),
  }).catch(() => null);
  if (!response) throw new ApiError('unreachable', 0, '');
  if (!response.ok) throw new ApiError(response.status === 403 ? 'forbidden' : 'notFound', response.status, '');
  return response.text();
}
