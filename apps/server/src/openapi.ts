/** /openapi.json: the lobby as OpenAPI 3.1, out of the validators that it is checked with. */
import { z } from 'zod';
import { errorSchema, ROUTES, type Route } from './api.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const STATUS: Readonly<Record<number, string>> = {
  400: 'Not of the right shape, or refused by the rules of the game',
  403: 'The secret does not open this, or the header x-reverie is missing',
  404: 'No such table for whoever asks',
  409: 'Refused as things stand; nothing changed',
  413: 'Too large',
  429: 'Too many requests, or too many wrong secrets, from this address',
  503: 'Nothing was recorded; try again',
};

function operation(path: string, { body, answer, about, cost, errors }: Route): object {
  const named = path.includes('{id}');
  const content =
    answer === 'text'
      ? { 'application/jsonl': { schema: { type: 'string' } } }
      : { 'application/json': { schema: schemaOf(answer, 'output') } };
  const refused = { content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } } };
  const header = { name: 'x-reverie', in: 'header', required: true, schema: { type: 'string' } };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  return {
    summary: about,
    description: `Cost: ${cost}.`,
    parameters: [...(named ? [id] : []), ...(body ? [header] : [])],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: {
      200: { description: 'Done', content },
      ...Object.fromEntries(
        [...(body ? [400, 403] : []), ...errors, 429].map((status) => [
          status,
          { description: STATUS[status] ?? '', ...refused },
        ]),
      ),
    },
  };
}

export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = name.split(' ');
    const found = paths[path] ?? {};
    paths[path] = found;
    found[method.toLowerCase()] = operation(path, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rêverie: the lobby',
      version: '1',
      description: 'Tables are played over a WebSocket at /ws (docs/PROTOCOL.md); this is everything around them.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: { schemas: { error: schemaOf(errorSchema, 'output') } },
  };
}
