import { expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';

const url = '/api/v2/courses';

it('has its name, an empty message and no cause unless told', () => {
  const error = new ApiError({ kind: 'timeout', url });
  expect(error.name).toBe('ApiError');
  expect(error.message).toBe('');
  expect('cause' in error).toBe(false);
});

it.each([
  ['a code', { kind: 'envelope', code: 404, status: 200 }, true],
  ['a status without envelope', { kind: 'http', status: 404 }, true],
  [
    'a status, while the envelope says something else',
    { kind: 'envelope', code: 1, status: 404 },
    false,
  ],
] as const)('tells what is gone by %s', (_, init, isNotFound) => {
  expect(new ApiError({ ...init, url }).isNotFound).toBe(isNotFound);
});

it('knows what the answer was, and says nothing where it does not know', () => {
  const known = new ApiError({ kind: 'parse', url, isWebPage: true, retryAfter: 4000 });
  expect(known).toMatchObject({ isWebPage: true, retryAfter: 4000, missing: null });
  const other = new ApiError({ kind: 'parse', url });
  expect(other).toMatchObject({ isWebPage: false, retryAfter: null, missing: null });
});

it('is about what is gone where the server lacks the call, whatever its words', () => {
  expect(new ApiError({ kind: 'absent', url, missing: 'call' }).isNotFound).toBe(true);
});
