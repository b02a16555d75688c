/** A push service and a browser that subscribed there, for tests: it takes messages as the standards say, and opens them. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface PushMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly origin: string;
  readonly messages: readonly PushMessage[];
  /** What it answers from now on. */
  answer(status: number): void;
  /** Resolves when so many messages have come. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function pushService(): Promise<PushService> {
  const messages: PushMessage[] = [];
  const waiting = new Set<() => void>();
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      messages.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
      for (const wake of [...waiting]) wake();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    answer: (next) => {
      status = next;
    },
    until: (count) =>
      new Promise((done, fail) => {
        const patience = setTimeout(() => fail(new Error(`${messages.length} messages, not ${count}`)), 10_000);
        const look = (): void => {
          if (messages.length < count) return;
          waiting.delete(look);
          clearTimeout(patience);
          done();
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** A browser's half: its keys, and how it reads a message (RFC 8291, RFC 8188). */
export function pushBrowser(origin: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}/send/${randomBytes(9).toString('base64url')}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    open(body: Buffer): string {
      const [salt, length] = [body.subarray(0, 16), body[20] as number];
      const sender = body.subarray(21, 21 + length);
      const record = body.subarray(21 + length);
      const hkdf = (key: Buffer, with_: Buffer, info: Buffer, size: number): Buffer =>
        Buffer.from(hkdfSync('sha256', key, with_, info, size));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32);
      const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

/** The claims of the sender, if its signature is good. */
export function claimsOf(authorization: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const good = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
