/** Chronicles on the server. */
import type { MemberCommand } from '@reverie/table/chronicle/commands';
import type { ChronicleCard, ChronicleView } from '@reverie/table/chronicle/view';
import { newId } from '@reverie/ui/new-id';
import { currentSettings } from '@reverie/ui/settings';
import { ApiError, ask } from './api.ts';

interface MemberKeys {
  readonly member: number;
  readonly secret: string;
  readonly recovery: string;
}

/** What a link shows: the chronicle to a member, its cover to somebody who is invited. */
export type LookedAt =
  | { readonly for: 'member'; readonly chronicle: ChronicleView }
  | { readonly for: 'invitation'; readonly chronicle: ChronicleCard };

interface NewChronicle {
  readonly game: string;
  readonly title: string;
  readonly options: unknown;
  readonly led: boolean;
  readonly name: string;
}

const at = (chronicle: string, what: string): string => `/api/chronicles/${encodeURIComponent(chronicle)}/${what}`;

export const beginChronicle = (
  chronicle: NewChronicle,
): Promise<MemberKeys & { readonly chronicle: string; readonly invitation: string }> =>
  ask('/api/chronicles', chronicle);
/** A new chronicle out of a file. */
export const importChronicle = (
  file: string,
): Promise<MemberKeys & Record<'chronicle' | 'invitation' | 'name' | 'game' | 'title', string>> =>
  ask('/api/chronicles/import', { file });
export const lookAtChronicle = (id: string, secret: string): Promise<LookedAt> => ask(at(id, 'look'), { secret });
export const joinChronicle = (id: string, secret: string, name: string): Promise<MemberKeys> =>
  ask(at(id, 'join'), { secret, name });
export const tellChronicle = (id: string, secret: string, command: MemberCommand): Promise<unknown> =>
  ask(at(id, 'do'), { secret, id: newId(), command });
export const openEvening = (
  id: string,
  secret: string,
): Promise<{ readonly table: string; readonly seat: number | null }> => ask(at(id, 'evening'), { secret, id: newId() });
export const endEvening = (id: string, secret: string): Promise<unknown> => ask(at(id, 'end'), { secret, id: newId() });
export const inviteTo = (id: string, secret: string): Promise<{ readonly invitation: string }> =>
  ask(at(id, 'invite'), { secret });
export const recoverMember = (id: string, code: string): Promise<MemberKeys> => ask(at(id, 'recover'), { code });

async function text(path: string, body: object): Promise<string> {
  const { language } = currentSettings();
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-reverie': '1', 'accept-language': language },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) throw new ApiError('unreachable', 0, '');
  if (!response.ok) throw new ApiError('notFound', response.status, '');
  return response.text();
}

/** All of it in one file, as far as this member may read it. */
export const exportOfChronicle = (id: string, secret: string): Promise<string> => text(at(id, 'export'), { secret });
/** The game of an evening. */
export const journalOfEvening = (id: string, secret: string, evening: number): Promise<string> =>
  text(at(id, 'journal'), { secret, evening });
