import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { replayText } from './replay.ts';

const folder = new URL('../../fixtures/recorded/', import.meta.url);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort();

test.each(files)('an app reads %s', async (name) => {
  expect(await replayText(readFileSync(new URL(name, folder), 'utf8'))).toEqual([]);
});

describe('replay finds', () => {
  const course = { id: 1, title: '课', charge: 1, is_free: 0 };

  const reply = (data: unknown, request: object = {}, response: object = {}) =>
    JSON.stringify({
      request: { method: 'GET', path: '/api/v2/courses', query: {}, body: null, ...request },
      response: { status: 200, headers: {}, body: { code: 0, message: '', data }, ...response },
    });

  it.each([
    ['a file that is not JSON', '{', /not JSON/],
    ['a file that is no recording', '{"request":{}}', /not a recording/],
    ['a list that is not there', reply({ total: 1 }), /parse error/],
    ['a list without one readable row', reply({ data: [{ title: '课' }] }), /parse error/],
    ['a dropped row', reply({ data: [course, { title: '课' }] }), /1 of 2 rows/],
    ['an unreadable number', reply({ data: [{ ...course, user_count: 'XX' }] }), /user_count/],
    ['an unreadable flag', reply({ data: [{ ...course, is_free: 'maybe' }] }), /is_free/],
    ['an unreadable date', reply({ data: [{ ...course, published_at: 'soon' }] }), /published_at/],
    ['a text that is a list', reply({ data: [{ ...course, title: ['课'] }] }), /title/],
    ['a success of an unknown path', reply([], { path: '/api/v2/nothing' }), /no endpoint/],
    ['an unknown method', reply([], { method: 'PATCH' }), /unknown method/],
    [
      'a preflight that refuses the token',
      reply(
        null,
        { method: 'OPTIONS', headers: { 'Access-Control-Request-Headers': 'authorization' } },
        { headers: { 'access-control-allow-origin': '*', 'access-control-allow-methods': '*' } },
      ),
      /authorization refused/,
    ],
  ])('%s', async (_, text, reason) => {
    expect((await replayText(text)).join('\n')).toMatch(reason);
  });
});
