/** What somebody pasted or typed, read as the way to a table. */
export interface TableLink {
  readonly origin: string;
  readonly table: string;
  readonly secret: string;
}

export function readLink(typed: string, here: string): TableLink | null {
  const text = typed.trim();
  if (/^[\w-]{6,64}(#[\w-]{0,100})?$/.test(text)) {
    const [table = '', secret = ''] = text.split('#');
    return { origin: here, table, secret };
  }
  try {
    const url = new URL(text, here);
    const table = /^\/t\/([\w-]{1,64})(\/text)?\/?$/.exec(url.pathname)?.[1];
    if (table === undefined || !/^https?:$/.test(url.protocol)) return null;
    return { origin: url.origin, table, secret: url.hash.slice(1) };
  } catch {
    return null;
  }
}
