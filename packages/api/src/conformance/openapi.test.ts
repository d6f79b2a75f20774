import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint } from '../contract/endpoint.ts';
import { endpoints } from './endpoints.ts';
import { toJsonSchema } from '../contract/jsonSchema.ts';
import { buildOpenApi, readSummaries } from './openapi.ts';
import * as read from '../contract/read.ts';

describe('the OpenAPI document', () => {
  const text = JSON.stringify(buildOpenApi(endpoints, {}));

  it('has every endpoint', () => {
    for (const {
      endpoint: { name },
    } of endpoints)
      expect(text).toContain(`"operationId":"${name}"`);
  });

  it('points only at what it holds', () => {
    const { components } = JSON.parse(text);
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(endpoints.length);
    for (const [, kind = '', name = ''] of references)
      expect(components[kind]).toHaveProperty(name);
  });

  it('refuses two endpoints with one method and path', () => {
    expect(() => buildOpenApi([...endpoints, ...endpoints.slice(0, 1)], {})).toThrow(/twice/);
  });

  it('splits an input into path, query and body and names the security', () => {
    const params = v.object({ id: v.number(), name: v.optional(v.string()) });
    const common = { path: '/api/v2/thing/{id}', params, reply: read.nothing, source: '1.2' };
    const document = buildOpenApi(
      [
        { tag: 'x', endpoint: endpoint({ ...common, name: 'getX', method: 'GET', auth: 'none' }) },
        {
          tag: 'x',
          endpoint: endpoint({ ...common, name: 'putX', method: 'PUT', auth: 'required' }),
        },
      ],
      { getX: 'Fetches x.' },
    );
    expect(document).toMatchObject({
      paths: {
        '/api/v2/thing/{id}': {
          get: {
            summary: 'Fetches x.',
            security: [],
            parameters: [
              { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
              { name: 'name', in: 'query', required: false, schema: { type: 'string' } },
            ],
          },
          put: {
            security: [{ token: [] }],
            parameters: [{ name: 'id', in: 'path' }],
            requestBody: {
              content: { 'application/json': { schema: { required: [] } } },
            },
          },
        },
      },
    });
  });

  it('takes its texts from the doc comments of the source', () => {
    const source = [
      '/** Not this. */',
      'const a = 1;',
      '/**',
      ' * Fetches a thing,',
      ' * see {@link STATUS}.',
      ' */',
      'export const getThing = endpoint({});',
    ].join('\n');
    expect(readSummaries(source)).toEqual({ getThing: 'Fetches a thing, see `STATUS`.' });
  });
});

describe('toJsonSchema', () => {
  it.each([
    [read.int, { type: 'integer' }],
    [read.instant, { type: ['string', 'null'], format: 'date-time' }],
    [read.flagOf(true), { const: true }],
    [v.nullable(v.string()), { type: ['string', 'null'] }],
    [v.picklist(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
    [
      read.maybe(v.object({ id: read.id })),
      {
        oneOf: [
          { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
          { type: 'null' },
        ],
      },
    ],
    [
      read.page(v.object({})),
      {
        type: 'object',
        required: ['items', 'total'],
        properties: {
          items: { type: 'array', items: { type: 'object', required: [], properties: {} } },
          total: { type: 'integer' },
        },
      },
    ],
  ])('tells case %#', (schema, json) => {
    expect(toJsonSchema(schema)).toEqual(json);
  });

  it('refuses what it does not know', () => {
    expect(() => toJsonSchema(v.date())).toThrow(/"date"/);
  });
});
