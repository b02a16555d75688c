/** Parses what somebody pasted or typed to reach a table: a link, a table's id, or a spoken code. */
import { readCode } from './spoken-code.ts';

export interface TableLink {
  readonly by: 'link';
  /** The server's origin, such as https://reve.example. */
  readonly server: string;
  readonly table: string;
  /** The part after `#`. */
  readonly secret: string;
}

type TableAddress = TableLink | { readonly by: 'code'; readonly server: string; readonly code: string };

const LINK = /^(https?:\/\/[^/?#@\s]+)?\/t\/([\w-]{1,64})(?:\/text)?\/?(?:\?[^#\s]*)?(?:#(\S*))?$/i;

/** A whole link needs nothing else. */
export function parseLink(typed: string, here?: string): TableLink | null {
  const [, server = here, table, secret = ''] = LINK.exec(typed.trim()) ?? [];
  return server === undefined || table === undefined ? null : { by: 'link', server, table, secret };
}

/** Anything else needs a server `here`. */
export function parseAddress(typed: string, here: string): TableAddress | null {
  const text = typed.trim();
  const code = readCode(text);
  if (code !== null) return { by: 'code', server: here, code };
  const [, table, secret = ''] = /^([\w-]{6,64})(?:#([\w-]{0,100}))?$/.exec(text) ?? [];
  return table === undefined ? parseLink(text, here) : { by: 'link', server: here, table, secret };
}
