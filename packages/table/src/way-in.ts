/** What somebody pasted or typed, read as the way to a table: a link, a table's id, or a code that was read aloud. */
import { isSpoken } from './spoken.ts';

export interface TableLink {
  readonly by: 'link';
  /** Where the server is, such as https://reve.example. */
  readonly server: string;
  readonly table: string;
  /** What stands after `#`. */
  readonly secret: string;
}

export type WayIn = TableLink | { readonly by: 'code'; readonly server: string; readonly code: string };

const LINK = /^(https?:\/\/[^/?#@\s]+)?\/t\/([\w-]{1,64})(?:\/text)?\/?(?:\?[^#\s]*)?(?:#(\S*))?$/i;

/** A whole link says enough by itself. */
export function readLink(typed: string, here?: string): TableLink | null {
  const [, server = here, table, secret = ''] = LINK.exec(typed.trim()) ?? [];
  return server === undefined || table === undefined ? null : { by: 'link', server, table, secret };
}

/** All else needs a server `here`. */
export function readWayIn(typed: string, here: string): WayIn | null {
  const text = typed.trim();
  if (isSpoken(text)) return { by: 'code', server: here, code: text };
  const [, table, secret = ''] = /^([\w-]{6,64})(?:#([\w-]{0,100}))?$/.exec(text) ?? [];
  return table === undefined ? readLink(text, here) : { by: 'link', server: here, table, secret };
}
