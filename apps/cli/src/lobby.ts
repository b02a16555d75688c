/** Requests to the lobby of a server. */

import { parseLink, type TableLink } from '@reverie/table/address';
import { isSpokenCode } from '@reverie/table/spoken-code';
import { badInput, type CommandError, failure } from './command-error.ts';
import type { Context } from './context.ts';
import { short } from './layout.ts';

/** Where a server listens by default. */
export const DEFAULT_SERVER = 'http://127.0.0.1:8642';

/** Posts JSON; undefined if the server does not answer. */
export async function post(ctx: Context, url: string, body: object): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-reverie': '1', 'accept-language': ctx.language },
      body: JSON.stringify(body),
    });
  } catch {
    return undefined;
  }
}

/** The server's own text for an error. */
export async function errorText(response: Response): Promise<string> {
  const said = (await response.json().catch(() => null)) as { error?: { text?: unknown } } | null;
  return typeof said?.error?.text === 'string' ? said.error.text : String(response.status);
}

/** A link is complete; a spoken code is resolved by its server. */
export async function resolveAddress(
  ctx: Context,
  typed: string,
  server = DEFAULT_SERVER,
): Promise<TableLink | CommandError> {
  const { t } = ctx;
  // The part after # may be a secret even if the rest is not a link.
  if (!isSpokenCode(typed)) return parseLink(typed) ?? badInput(t.join.noLink(short(typed.replace(/#.*/s, '#…'), 80)));
  if (!URL.canParse(server)) return badInput(t.exchange.noServer(short(server, 80)));
  const { origin } = new URL(server);
  const response = await post(ctx, `${origin}/api/code`, { code: typed });
  if (!response) return failure(t.join.unreachable(short(origin, 80)));
  if (!response.ok) return failure(await errorText(response));
  const { table, secret } = (await response.json()) as { readonly table: string; readonly secret: string };
  return { by: 'link', server: origin, table, secret };
}
