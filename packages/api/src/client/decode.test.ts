import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { decode } from './decode.ts';

const BASE = 'https://school.test';
const read = (body: unknown, status = 200) => decode(JSON.stringify(body), status, '/call', BASE);

function errorOf(body: unknown, status?: number): ApiError | null {
  try {
    read(body, status);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return null;
}

describe('pictures of the school', () => {
  it.each(['avatar', 'thumb', 'goods_thumb', 'cover', 'logo'])('%s gets its host', (key) => {
    expect(read({ code: 0, data: { [key]: '/a.jpg' } })).toEqual({ [key]: `${BASE}/a.jpg` });
  });

  it.each([
    ['another field', { url: '/a' }],
    ['what is no text', { cover: ['/a.jpg'] }],
  ])('leaves %s alone', (_, data) => {
    expect(read({ code: 0, data })).toEqual(data);
  });
});

describe('a code', () => {
  it.each([['a1'], ['1a'], ['x'], [['7']], [null], [true]])('is none: %j', (code) => {
    expect(errorOf({ code, message: '', data: [] })?.kind).toBe('parse');
  });

  it.each([
    ['0', null],
    ['-1', -1],
    ['404', 404],
  ])('may be text: %j', (code, read) => {
    expect(errorOf({ code, message: '', data: [] })?.code ?? null).toBe(read);
  });
});

it.each([
  [199, 'http'],
  [200, undefined],
  [299, undefined],
  [300, 'http'],
])('HTTP %i with a good envelope is %s', (status, kind) => {
  expect(errorOf({ code: 0, data: [] }, status)?.kind).toBe(kind);
});

it('keeps no message that is not text', () => {
  expect(errorOf({ code: 1, message: {}, data: [] })?.message).toBe('');
});

it('keeps the words of a refusal without an envelope', () => {
  expect(errorOf({ message: '学堂正在升级' }, 503)?.message).toBe('学堂正在升级');
  expect(errorOf({ message: 5 }, 503)?.message).toBe('HTTP 503');
});

it('writes a log line where there is no envelope', () => {
  expect(errorOf([])?.message).toBe('The answer is not an envelope.');
  expect(errorOf([], 502)?.message).toBe('HTTP 502');
});

it.each([
  ['<html><body>学堂</body></html>', true],
  [' \n<!doctype html>', true],
  ['a <b>word</b>', false],
  ['"<b>a word</b>"', false],
  ['{}', false],
  ['', false],
])('takes %j for a web page: %s', (body, isWebPage) => {
  expect(() => decode(body, 200, '/call', BASE)).toThrow(
    expect.objectContaining({ kind: 'parse', isWebPage }),
  );
});
