import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint, type Method } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';
import { encode } from './encode.ts';

const declare = (method: Method, path = '/thing', encoding: 'json' | 'multipart' = 'json') =>
  endpoint({
    name: 'thing',
    method,
    path,
    auth: 'none',
    encoding,
    params: v.unknown(),
    reply: read.nothing,
    source: '1.2',
  });

describe('the query', () => {
  it.each([
    ['yes as 1', { on: true }, '?on=1'],
    ['no as 0', { on: false }, '?on=0'],
    ['a number as text', { page: 2 }, '?page=2'],
    ['a list as JSON', { ids: [1, 2] }, '?ids=%5B1%2C2%5D'],
    ['nothing of null and undefined', { a: null, b: undefined }, ''],
    ['nothing without an input', undefined, ''],
    ['nothing of null', null, ''],
  ])('holds %s', (_, input, search) => {
    expect(encode(declare('GET'), input, '', null).url).toBe(`/thing${search}`);
    expect(encode(declare('DELETE'), input, '', null)).toMatchObject({
      url: `/thing${search}`,
      init: { method: 'DELETE' },
    });
  });
});

it('puts what is not text into form data as into a query', () => {
  const { init } = encode(declare('POST', '/file', 'multipart'), { on: true, kind: 2 }, '', null);
  expect([...(init.body instanceof FormData ? init.body : [])]).toEqual([
    ['on', '1'],
    ['kind', '2'],
  ]);
});

it.each([{}, { id: '' }])('refuses %j for a path that needs an id', (input) => {
  expect(() => encode(declare('GET', '/thing/{id}'), input, '', null)).toThrow(
    new TypeError('/thing/{id} needs "id".'),
  );
});
