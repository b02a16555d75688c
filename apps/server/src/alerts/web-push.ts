/**
 * Web push by its standards, with the primitives of Node: payloads are encrypted for one browser (RFC 8291, in the coding
 * of RFC 8188), and requests are signed so that a push service knows who sends them (VAPID, RFC 8292).
 */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  sign,
} from 'node:crypto';

/** The keys of a subscription, as a browser gives them: base64url. */
interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
const RECORD = 4096;
/** Every message is padded to this: its length tells nothing. */
const PADDED = 1024;
/** How long a signature is valid, in seconds; services allow a day. */
const SIGNED_FOR = 12 * 3600;

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

function newEcdh(): ECDH {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return ecdh;
}

interface Fixed {
  readonly salt: Buffer;
  readonly ecdh: ECDH;
  readonly padded: number;
}

/** The body of a push message. Salt and key are fixed in tests alone. */
export function encrypt(
  text: string,
  { p256dh, auth }: PushKeys,
  { salt = randomBytes(16), ecdh = newEcdh(), padded = PADDED }: Partial<Fixed> = {},
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const sender = ecdh.getPublicKey();
  const secret = hkdf(
    ecdh.computeSecret(receiver),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]),
    32,
  );
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const plain = Buffer.from(text);
  // One record, the last: 2 ends it, zeros fill it up.
  const record = Buffer.concat([plain, Buffer.from([2]), Buffer.alloc(Math.max(0, padded - plain.length))]);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([sender.length]),
    sender,
    cipher.update(record),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** The key by which push services know this server; made at its first start. */
export function newServerKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

export class ServerKey {
  readonly #jwk: JsonWebKey;
  /** As browsers want it: the uncompressed point, base64url. */
  readonly publicKey: string;

  constructor(text: string) {
    this.#jwk = JSON.parse(text) as JsonWebKey;
    const part = (value: string | undefined): Buffer => Buffer.from(value ?? '', 'base64url');
    this.publicKey = Buffer.concat([Buffer.from([4]), part(this.#jwk.x), part(this.#jwk.y)]).toString('base64url');
  }

  /** The header that tells a push service who sends. */
  authorization(endpoint: string, now: number, contact: string): string {
    const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1000) + SIGNED_FOR,
      ...(contact !== '' && { sub: contact }),
    };
    const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
    const key = createPrivateKey({ key: this.#jwk, format: 'jwk' });
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
