/** The lobby of a server: where it is, and what it answers. */
import type { Context } from './context.ts';

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
