import * as v from 'valibot';
import { expect, it } from 'vitest';
import { recordedSuccesses } from './fixtures.ts';
import { isRecord } from '../contract/read.ts';

/** Names of fields that are never negative: prices, counts and lengths. */
const COUNTS =
  /^(?:charge|duration|free_seconds|watch_seconds|progress|view_num|view_times|size|total|user_limit|\w+_count)$/;

const withCounts = (value: unknown, odd: unknown): unknown => {
  if (Array.isArray(value)) return value.map((inner) => withCounts(inner, odd));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      COUNTS.test(name) && !isRecord(inner) ? odd : withCounts(inner, odd),
    ]),
  );
};

/** Returns the values of all fields in a reply whose names match. */
const valuesOf = (value: unknown, names: RegExp): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((inner) => valuesOf(inner, names));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(names.test(name) ? [inner] : []),
    ...valuesOf(inner, names),
  ]);
};

/** Recorded replies of reading calls, except memberships: one without a valid price is left out as not for sale. */
const reading = recordedSuccesses.filter(
  ({ endpoint: { method, name } }) => method === 'GET' && !/^getRoles?$/.test(name),
);

it.each([null, '', 'XX', -3, '-3', 1e21, '1e21', Infinity, [], {}])(
  'the number %j takes nothing away, nor is it taken for one',
  (odd) => {
    for (const { endpoint, bodies } of reading)
      for (const { data } of bodies) {
        const usual = v.safeParse(endpoint.reply, data);
        if (!usual.success) continue;
        const result = v.safeParse(endpoint.reply, withCounts(data, odd));
        expect.soft(result.issues, endpoint.name).toBeUndefined();
        expect
          .soft(valuesOf(result.output, /^id$/), endpoint.name)
          .toEqual(valuesOf(usual.output, /^id$/));
        const counts = valuesOf(result.output, COUNTS).filter((count) => typeof count === 'number');
        for (const count of counts) {
          expect.soft(count, endpoint.name).toBeGreaterThanOrEqual(0);
          expect.soft(count, endpoint.name).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
        }
      }
  },
);
