/** Where other machines reach a server. */
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** The origins under which a server that listens at `host` is reached from elsewhere; none if it listens to itself alone. */
export function originsOf(host: string, port: number, interfaces = networkInterfaces()): readonly string[] {
  if (isLoopback(host)) return [];
  const everywhere = host === '0.0.0.0' || host === '::';
  const addresses = everywhere
    ? Object.values(interfaces).flatMap((some) =>
        (some ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
      )
    : [{ address: host }];
  return addresses.map(({ address }) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`);
}
