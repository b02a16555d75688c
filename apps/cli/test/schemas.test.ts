import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaFiles, schemaFolder } from '../src/schemas.ts';

const files = schemaFiles();

test.each([...files.keys()])('docs/schemas/%s is what the validator says now', (name) => {
  const written = readFileSync(join(schemaFolder, name), 'utf8');
  expect(written, 'out of date: npm run schemas').toBe(files.get(name));
});

test('docs/schemas holds nothing else', () => {
  expect(readdirSync(schemaFolder).toSorted()).toEqual([...files.keys()].toSorted());
});

test('what a server sends may have more in it one day; what is sent to it may not', () => {
  const read = (name: string, frame: object): boolean =>
    z.fromJSONSchema(JSON.parse(files.get(`${name}.schema.json`) as string)).safeParse(frame).success;
  expect(read('from-server', { type: 'pong', n: 1, more: true })).toBe(true);
  expect(read('from-server', { type: 'pong', more: true })).toBe(false);
  expect(read('from-client', { type: 'ping', n: 1, more: true })).toBe(false);
  expect(JSON.stringify(JSON.parse(files.get('from-server.schema.json') as string))).not.toContain(
    '"additionalProperties":false',
  );
});

test('the scenarios of the tests fit their schema, and a step too little does not', () => {
  const schema = z.fromJSONSchema(JSON.parse(files.get('scenario.schema.json') as string));
  const scenario = JSON.parse(readFileSync(new URL('scenarios/poker-hand.json', import.meta.url), 'utf8'));
  expect(schema.safeParse(scenario).success).toBe(true);
  expect(schema.safeParse({ ...scenario, steps: [{}] }).success).toBe(false);
});
