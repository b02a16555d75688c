/** Where a server may send something at a visitor's wish: to the public internet, never into the network it stands in. */
import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
for (const [range, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(range, bits, 'ipv4');
for (const [range, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(range, bits, 'ipv6');

const isPublic = (address: string): boolean => !PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address may be kept: HTTPS, without a password, or at an origin that the operator allows. */
export function isAllowed(url: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (allowed.includes(origin)) return true;
  const literal = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(literal) === 0 ? hostname.includes('.') : isPublic(literal));
}

/** Resolves a name to public addresses alone: what a name says today it may not say tomorrow. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const good = found?.filter(({ address }) => isPublic(address)) ?? [];
    const [first] = good;
    if (error || !first) done(error ?? new Error('no public address'), '', 0);
    else if (options.all) done(null, good);
    else done(null, first.address, first.family);
  });
};

const TIMEOUT = 10_000;

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export interface PostResult {
  readonly status: number;
  /** Seconds, if the service asks for a pause. */
  readonly retryAfter: number | null;
}

/** Sends one request; redirections are not followed, and what is answered is not read. */
export const poster =
  (allowed: readonly string[]) =>
  ({ url, headers, body }: Posting): Promise<PostResult> =>
    new Promise((done, fail) => {
      const { origin, protocol } = new URL(url);
      const request = protocol === 'http:' ? httpRequest : httpsRequest;
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          timeout: TIMEOUT,
          ...(!allowed.includes(origin) && { lookup: publicLookup }),
        },
        (response) => {
          response.resume();
          const pause = Number(response.headers['retry-after']);
          done({ status: response.statusCode ?? 0, retryAfter: Number.isFinite(pause) && pause > 0 ? pause : null });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', fail);
      sent.end(body);
    });
