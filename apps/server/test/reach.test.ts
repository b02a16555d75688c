import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { isLoopback, originsOf } from '../src/reach.ts';

const at = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({ address, internal, family }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true, 'IPv6')],
  wlan0: [at('192.168.1.24'), at('fe80::1', false, 'IPv6')],
};

test('a server that listens to itself alone is reached from nowhere else', () => {
  expect(originsOf('127.0.0.1', 8642, interfaces)).toEqual([]);
  expect(['localhost', '::1', '127.0.0.9', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['0.0.0.0', '192.168.1.24', 'reve.example'].some(isLoopback)).toBe(false);
});

test('one that listens everywhere is reached by the addresses of the machine', () => {
  expect(originsOf('0.0.0.0', 8642, interfaces)).toEqual(['http://192.168.1.24:8642']);
  expect(originsOf('192.168.1.24', 80, interfaces)).toEqual(['http://192.168.1.24:80']);
  expect(originsOf('fd00::7', 8642, interfaces)).toEqual(['http://[fd00::7]:8642']);
});
