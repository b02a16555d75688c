/** Plain data: copying, one canonical way to write it down, and its hash. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A deep copy of plain data. Games whose speed matters write their own. */
export function copyPlain<T>(x: T): T {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) {
    const out = new Array(x.length);
    for (let i = 0; i < x.length; i++) out[i] = copyPlain(x[i]);
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in x) out[key] = copyPlain(x[key]);
  return out as T;
}

/** JSON with the keys in code-unit order, so that equal data gives equal text. What is not plain data is a fault and throws. */
export function canonical(x: unknown): string {
  switch (typeof x) {
    case 'number':
      if (!Number.isFinite(x)) throw new TypeError(`${x} is not plain data`);
      return Object.is(x, -0) ? '0' : String(x);
    case 'string':
    case 'boolean':
      return JSON.stringify(x);
    case 'object':
      break;
    default:
      throw new TypeError(`a ${typeof x} is not plain data`);
  }
  if (x === null) return 'null';
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`;
  const prototype = Object.getPrototypeOf(x);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`a ${prototype.constructor?.name ?? 'class instance'} is not plain data`);
  }
  const fields = x as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(fields).sort()) {
    // An absent field and one set to undefined are the same thing once written down.
    if (fields[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(fields[key])}`);
  }
  return `{${parts.join(',')}}`;
}

/** 128 bits of SHA-256: enough that nobody makes two states, or two journals, with the same one. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16));
}

export function hashOf(x: unknown): string {
  return hashText(canonical(x));
}

/** Data nested deeper than this is nobody's game; reading it would only exhaust the stack. */
const MAX_NESTING = 64;

/** Whether brackets are nested deeper than anything we would read. Cheaper, and safer, than finding out by parsing. */
export function tooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (quoted) {
      if (sign === '\\') i++;
      else if (sign === '"' || sign === '\n') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') {
      if (++depth > MAX_NESTING) return true;
    } else if (sign === '}' || sign === ']') depth--;
  }
  return false;
}
