/** `npm run schemas`: writes the published JSON Schemas from the validators that the program itself uses. */
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entrySchema, headerSchema } from '@reverie/kernel/journal';
import { scenarioSchema } from '@reverie/kernel/scenario';
import { openapi } from '@reverie/server/lobby/openapi';
import { clientFrameSchema } from '@reverie/table/protocol';
import { specSchema } from '@reverie/table/spec';
import { sentSchema, serverFrameSchema } from '@reverie/table/wire-schemas';
import { z } from 'zod';

/** `sent` marks what a server sends: fields that are always there are required, and unknown ones are allowed. */
const about: Readonly<Record<string, readonly [schema: z.ZodType, title: string, by?: 'sent']>> = {
  'journal-header': [headerSchema, 'The first line of a Rêverie journal'],
  'journal-entry': [entrySchema, 'Any later line of a Rêverie journal'],
  scenario: [scenarioSchema, 'A Rêverie scenario'],
  table: [specSchema, 'A Rêverie table as it is opened'],
  'from-client': [clientFrameSchema, 'A frame that a client sends to a Rêverie server'],
  'from-server': [serverFrameSchema, 'A frame that a Rêverie server sends to a client', 'sent'],
};

/** Sources and build output have the same depth. */
export const schemaFolder = fileURLToPath(new URL('../../../docs/schemas/', import.meta.url));

/** The text of every schema file, by name. */
export function schemaFiles(): Map<string, string> {
  const files = Object.entries(about).map(([name, [schema, title, sent]]): [string, string] => {
    // As people write it, before defaults are filled in.
    const { $schema, ...rest } = sent ? sentSchema(schema) : z.toJSONSchema(schema, { io: 'input' });
    return [`${name}.schema.json`, textOf(ordered({ $schema, title, ...rest }))];
  });
  return new Map([...files, ['openapi.json', textOf(openapi())]]);
}

const textOf = (x: unknown): string => `${JSON.stringify(x, null, 2)}\n`;

/** Keywords that come first; the others follow alphabetically. */
const FIRST = ['$schema', 'title', 'description', '$ref', 'type', 'const', 'enum', 'properties', 'required'];
/** Below these, keys are field names and keep their order. */
const NAMED = ['properties', '$defs'];

function ordered(x: unknown, named = false): unknown {
  if (Array.isArray(x)) return x.map((item) => ordered(item));
  if (typeof x !== 'object' || x === null) return x;
  const keys = Object.keys(x);
  if (!named) keys.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const fields = x as Readonly<Record<string, unknown>>;
  return Object.fromEntries(keys.map((key) => [key, ordered(fields[key], !named && NAMED.includes(key))]));
}

function rank(keyword: string): number {
  const at = FIRST.indexOf(keyword);
  return at < 0 ? FIRST.length : at;
}

const started = process.argv[1];
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) {
  mkdirSync(schemaFolder, { recursive: true });
  for (const [name, text] of schemaFiles()) writeFileSync(join(schemaFolder, name), text);
}
