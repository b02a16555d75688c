/** A study as the end of an address: the same link makes the same study, to the last digit. */

export async function toCode(study: unknown): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(study)), new CompressionStream('deflate-raw'));
  let signs = '';
  for (const byte of packed) signs += String.fromCharCode(byte);
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined for what is no study's link. */
export async function fromCode(code: string): Promise<unknown> {
  try {
    const signs = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw'))));
  } catch {
    return undefined;
  }
}

/** More than any study holds: a link that unpacks to more was made to hurt. */
const MOST = 4_000_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > MOST) throw new RangeError('too long');
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
