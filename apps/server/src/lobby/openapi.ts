/** /openapi.json: the lobby as OpenAPI 3.1, generated from its validators. */
import { sentSchema } from '@reverie/table/wire-schemas';
import { z } from 'zod';
import { errorSchema, ROUTES, type Route } from './api.ts';

/** Schemas referred to by name. */
type Shared = Record<string, object>;

/**
 * A schema as a part of the document: its definitions become shared components, because references start at the root.
 */
function schemaOf(made: z.core.JSONSchema.BaseSchema, shared: Shared): object {
  const { $schema: _, $defs = {}, ...rest } = made;
  const first = Object.keys(shared).length;
  const names = new Map(Object.keys($defs).map((name, i) => [`#/$defs/${name}`, `part${first + i}`]));
  const placed = (part: object): object =>
    JSON.parse(JSON.stringify(part), (key, value) =>
      key === '$ref' && names.has(value) ? `#/components/schemas/${names.get(value)}` : value,
    );
  for (const [name, part] of Object.entries($defs)) shared[names.get(`#/$defs/${name}`) ?? name] = placed(part);
  return placed(rest);
}

const STATUS: Readonly<Record<number, string>> = {
  400: 'Invalid, or refused by the rules of the game',
  403: 'The secret does not open this, or the header x-reverie: 1 is missing',
  404: 'No such table for this client',
  409: 'Refused in the current state of the table; nothing changed',
  410: 'The secret of this seat has expired; its recovery code gives a new one',
  413: 'Too large',
  415: 'Not JSON',
  429: 'Too many requests, or too many wrong secrets, from this address',
  503: 'Nothing was recorded; try again',
};

function operation(path: string, { body, answer, about, cost, errors }: Route, shared: Shared): object {
  const named = path.includes('{id}');
  const content =
    answer === 'text'
      ? { 'application/jsonl': { schema: { type: 'string' } } }
      : { 'application/json': { schema: schemaOf(sentSchema(answer), shared) } };
  const refused = { content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } } };
  const header = { name: 'x-reverie', in: 'header', required: true, schema: { const: '1' } };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  return {
    summary: about,
    description: `Cost: ${cost}.`,
    parameters: [...(named ? [id] : []), ...(body ? [header] : [])],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), shared),
          },
        },
      },
    }),
    responses: {
      200: { description: 'Done', content },
      ...Object.fromEntries(
        [...(body ? [400, 403, 413, 415] : []), ...errors, 429].map((status) => [
          status,
          { description: STATUS[status] ?? '', ...refused },
        ]),
      ),
    },
  };
}

export function openapi(): object {
  const shared: Shared = {};
  shared.error = schemaOf(sentSchema(errorSchema), shared);
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = name.split(' ');
    const found = paths[path] ?? {};
    paths[path] = found;
    found[method.toLowerCase()] = operation(path, route, shared);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rêverie: the lobby',
      version: '1',
      description: 'Everything around tables. Tables themselves are played over a WebSocket at /ws (docs/PROTOCOL.md).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: { schemas: shared },
  };
}
