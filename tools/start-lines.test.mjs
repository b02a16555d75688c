import { expect, test } from 'vitest';
import { isLoopback, serveFlags, startedLines } from './start-lines.mjs';

test('a machine that listens to itself says how others may come', () => {
  const said = startedLines('http://127.0.0.1:8642', [], '').join('\n');
  expect(said).toContain('Rêverie · http://127.0.0.1:8642');
  expect(said.match(/npm start -- --lan/g)).toHaveLength(2);
});

test('one that listens to others says where, with a code to scan and a word about HTTPS', () => {
  const said = startedLines('http://127.0.0.1:8642', ['http://192.168.1.24:8642'], '█▀█').join('\n');
  expect(said).toContain('on this network: http://192.168.1.24:8642');
  expect(said).toContain('█▀█');
  expect(said).toContain('HTTPS');
  expect(said).not.toContain('--lan');
});

test('which addresses are only this machine’s', () => {
  expect(['localhost', '127.0.0.1', '::1'].map(isLoopback)).toEqual([true, true, true]);
  expect(['0.0.0.0', '192.168.1.24'].map(isLoopback)).toEqual([false, false]);
});

test('its own flags serve the page, anything else is a command of the terminal', () => {
  expect(serveFlags([])).toEqual({ lan: false, port: undefined });
  expect(serveFlags(['--lan', '--port', '8711'])).toEqual({ lan: true, port: '8711' });
  expect(serveFlags(['--port=0'])).toEqual({ lan: false, port: '0' });
  expect(serveFlags(['--port'])).toEqual({ lan: false, port: true });
  for (const args of [['play', 'pig'], ['serve', '--port', '8711'], ['--help'], ['--lan', '--lang', 'en']])
    expect(serveFlags(args)).toBeUndefined();
});
