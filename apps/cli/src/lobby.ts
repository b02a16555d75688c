/** The lobby of a server: where it is, and what it answers. */
import { isSpoken } from '@reverie/table/spoken';
import { readLink, type TableLink } from '@reverie/table/way-in';
import { badInput, type Complaint, failure } from './complaint.ts';
import type { Context } from './context.ts';
import { short } from './layout.ts';

/** Where a server listens that was started without settings. */
export const USUAL_SERVER = 'http://127.0.0.1:8642';

/** The answer to a question; undefined when nobody answers. */
export async function ask(ctx: Context, url: string, body: object): Promise<Response | undefined> {
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

/** What the server says against it, in its own words. */
export async function reasonOf(response: Response): Promise<string> {
  const said = (await response.json().catch(() => null)) as { error?: { text?: unknown } } | null;
  return typeof said?.error?.text === 'string' ? said.error.text : String(response.status);
}

/** A link says all; a code that was read aloud is asked for at its server. */
export async function wayIn(ctx: Context, typed: string, server = USUAL_SERVER): Promise<TableLink | Complaint> {
  const { t } = ctx;
  // What stands after # may be a secret although the rest is no link.
  if (!isSpoken(typed)) return readLink(typed) ?? badInput(t.join.noLink(short(typed.replace(/#.*/s, '#…'), 80)));
  if (!URL.canParse(server)) return badInput(t.exchange.noServer(short(server, 80)));
  const { origin } = new URL(server);
  const response = await ask(ctx, `${origin}/api/code`, { code: typed });
  if (!response) return failure(t.join.unreachable(short(origin, 80)));
  if (!response.ok) return failure(await reasonOf(response));
  const { table, secret } = (await response.json()) as { readonly table: string; readonly secret: string };
  return { by: 'link', server: origin, table, secret };
}
