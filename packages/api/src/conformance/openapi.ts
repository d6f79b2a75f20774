import type { Endpoint, Method } from '../contract/endpoint.ts';
import type { TaggedEndpoint } from './endpoints.ts';
import { toJsonSchema } from '../contract/jsonSchema.ts';
import type { JsonSchema } from '../contract/jsonSchema.ts';

/** Doc comments of the endpoints in the source, by endpoint name. */
export type Summaries = Readonly<Record<string, string>>;

type Json = Record<string, unknown>;

const envelope: Json = {
  type: 'object',
  description:
    'Every reply. `code` 0 is success; any other code is an error told by `message`, with HTTP status 200.',
  required: ['code', 'message', 'data'],
  properties: {
    code: {
      oneOf: [
        { type: 'integer' },
        {
          type: 'object',
          description: 'Only while a face check is pending.',
          required: ['status'],
          properties: { status: { type: 'integer' } },
        },
      ],
    },
    message: { type: 'string' },
    data: {},
  },
};

const unauthorized: Json = {
  description:
    'Generation A only: a refused token on /api/v3 has no envelope. Elsewhere it is code 401 with HTTP status 200.',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { message: { type: 'string' } } },
    },
  },
};

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function security({ auth }: Endpoint): Json[] {
  if (auth === 'none') return [];
  return auth === 'optional' ? [{}, { token: [] }] : [{ token: [] }];
}

function hasBody(method: Method): boolean {
  return method === 'POST' || method === 'PUT';
}

function operation({ tag, endpoint }: TaggedEndpoint, summaries: Summaries): Json {
  const input = toJsonSchema(endpoint.params);
  const fields = Object.entries(input.properties ?? {});
  const isRequired = (name: string) => input.required?.includes(name) ?? false;
  const inPath = (name: string) => endpoint.path.includes(`{${name}}`);
  const inBody = (name: string) => hasBody(endpoint.method) && !inPath(name);

  const parameters = fields
    .filter(([name]) => !inBody(name))
    .map(([name, schema]) => ({
      name,
      in: inPath(name) ? 'path' : 'query',
      required: inPath(name) || isRequired(name),
      schema,
    }));
  const bodyFields = fields.filter(([name]) => inBody(name));
  const body: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(bodyFields),
    required: bodyFields.map(([name]) => name).filter(isRequired),
  };
  const media = endpoint.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';

  return {
    operationId: endpoint.name,
    tags: [tag],
    summary: summaries[endpoint.name],
    'x-source': endpoint.source,
    'x-generations': endpoint.generations ?? ['A', 'B', 'C'],
    security: security(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(bodyFields.length > 0 && {
      requestBody: { required: true, content: { [media]: { schema: body } } },
    }),
    responses: {
      200: {
        description: 'The envelope with the normalised reply.',
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Envelope' },
                {
                  type: 'object',
                  properties: {
                    data: { $ref: `#/components/schemas/${upperFirst(endpoint.name)}Reply` },
                  },
                },
              ],
            },
          },
        },
      },
      ...(endpoint.auth === 'required' && {
        401: { $ref: '#/components/responses/Unauthorized' },
      }),
    },
  };
}

/** Builds the OpenAPI 3.1 document of all endpoints. Throws for a schema it cannot express. */
export function buildOpenApi(endpoints: readonly TaggedEndpoint[], summaries: Summaries): Json {
  const paths: Record<string, Json> = {};
  const replies: Record<string, JsonSchema> = {};
  for (const tagged of endpoints) {
    const { endpoint } = tagged;
    const method = endpoint.method.toLowerCase();
    const path = (paths[endpoint.path] ??= {});
    if (method in path) throw new Error(`${endpoint.name}: ${endpoint.path} is declared twice.`);
    path[method] = operation(tagged, summaries);
    replies[`${upperFirst(endpoint.name)}Reply`] = toJsonSchema(endpoint.reply);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Qinghe school API',
      version: '1.0.0',
      description:
        'The calls that Qinghe makes to a MeEdu-compatible server. Replies are given as the front end reads them: flags as booleans, dates as ISO-8601 UTC, lists as arrays and pages as `{items, total}`. `x-source` names the section of the API contract, `x-generations` the server generations that have the call: A is 4.9.6, B is 4.9.12 to 4.9.28, C is 4.9.29 and later.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '{baseUrl}',
        variables: { baseUrl: { default: 'http://localhost', description: 'The API host.' } },
      },
    ],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: { Unauthorized: unauthorized },
      schemas: { Envelope: envelope, ...replies },
    },
  };
}

/** Collects the doc comments of the endpoints in a source file, each as one line. */
export function readSummaries(source: string): Summaries {
  const found = source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = endpoint\(/g,
  );
  return Object.fromEntries(
    [...found].map(([, comment = '', name = '']) => [
      name,
      comment
        .replace(/^\s*\* ?/gm, ' ')
        .replace(/\{@link (\w+)\}/g, '`$1`')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
}
