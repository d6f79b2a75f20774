import * as v from 'valibot';
import { toInstant } from './instant.ts';

/**
 * Tolerant readers for replies of a PHP server (contract 1.5 to 1.10 and section 5).
 *
 * Readers come in two strengths. `id`, `key`, `amount`, `price`, `moment`, `list`, `page` and `keyedOrList`
 * are needed: without them the reply fails. Every other reader answers its empty value when a field
 * is missing or unreadable.
 */

/** What a reader turns the wire into; read by the OpenAPI generator. */
export type Shape =
  | 'integer'
  | 'number'
  | 'boolean'
  | 'string'
  | 'instant'
  | 'boolean|null'
  | 'integer|null'
  | 'string|null'
  | 'instant|null';

/** A reader of one's own: `to` reads a value that is there, `empty` stands for a missing key. */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<T>(to: (value: unknown) => T, empty: T, as: Shape) {
  return v.fallback(v.pipe(v.unknown(), v.transform(to), v.metadata({ as })), () => empty);
}

/** Whether a value is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number, also from text, else null; so is one too large to be exact. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = Number(value);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}

/** The integer part of a number or numeric string, else null. */
export function toInt(value: unknown): number | null {
  const number = toNumber(value);
  return number === null ? null : Math.trunc(number);
}

/** The integer part of a number from 0, else null. */
export function toCount(value: unknown): number | null {
  const count = toInt(value);
  return count !== null && count >= 0 ? count : null;
}

/** The text of a string or number, else null. */
export function toText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** Whether a value means yes: true, "true", 1 or "1". */
export function toFlag(value: unknown): boolean {
  return value === true || value === 'true' || toNumber(value) === 1;
}

/** An http(s) address, a data image or a relative address, else ''. */
export function toUrl(value: unknown): string {
  const text = (toText(value) ?? '').trim();
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text.replace(/[\0-\x20]/g, ''))?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === 'http' || scheme === 'https') return text;
  return /^data:image\//i.test(text) ? text : '';
}

/** An integer; 0 when missing. */
export const int = lenient((value) => toInt(value) ?? 0, 0, 'integer');

/** A number with decimals; 0 when missing. */
export const number = lenient((value) => toNumber(value) ?? 0, 0, 'number');

/** An integer, or null when missing: for fields where absent and 0 differ. */
export const nullableInt = lenient(toInt, null, 'integer|null');

/** What is never below zero, such as a count, seconds or yuan: an integer; 0 when missing. */
export const count = lenient((value) => toCount(value) ?? 0, 0, 'integer');

/** The same, or null when missing: for fields where absent and 0 differ. */
export const nullableCount = lenient(toCount, null, 'integer|null');

/** A boolean from 0/1, "0"/"1", ±1 or a JSON boolean; false when missing. */
export const flag = lenient(toFlag, false, 'boolean');

/** A boolean, or null when missing: for fields where absent and no differ. */
export const nullableFlag = lenient(
  (value) => (value === undefined || value === null ? null : toFlag(value)),
  null,
  'boolean|null',
);

/** A boolean that is true when missing, for switches that old servers do not know. */
export const openFlag = lenient((value) => toFlag(value ?? true), true, 'boolean');

/** A needed boolean with a given value: tells the variants of a reply apart. */
/* @__NO_SIDE_EFFECTS__ */
export function flagOf<const B extends boolean>(value: B) {
  return v.pipe(
    v.unknown(),
    v.transform(toFlag),
    v.literal(value),
    v.metadata({ as: 'constant', value }),
  );
}

/** A string; '' when null or missing. Numbers become their text. */
export const text = lenient((value) => toText(value) ?? '', '', 'string');

/** A string, or null when null, missing or ''. */
export const nullableText = lenient((value) => toText(value) || null, null, 'string|null');

/** An address: http(s), a data image or relative; '' for anything else, such as `javascript:`. */
export const url = lenient(toUrl, '', 'string');

/** A point in time as an ISO-8601 UTC string, from any of the four wire forms; null when missing. */
export const instant = lenient(toInstant, null, 'instant|null');

/** A needed integer id. 0 and placeholders such as null are refused. */
export const id = v.pipe(
  v.unknown(),
  v.transform(toInt),
  v.number(),
  v.minValue(1),
  v.metadata({ as: 'integer' }),
);

/** A needed string id: UUID, hash, token or order number. '' is refused. */
export const key = v.pipe(
  v.unknown(),
  v.transform(toText),
  v.string(),
  v.minLength(1),
  v.metadata({ as: 'string' }),
);

/** A needed integer, such as a status or a bare count. */
export const amount = v.pipe(
  v.unknown(),
  v.transform(toInt),
  v.number(),
  v.metadata({ as: 'integer' }),
);

/** A needed price in yuan. */
export const price = v.pipe(
  v.unknown(),
  v.transform(toCount),
  v.number(),
  v.metadata({ as: 'integer' }),
);

/** A needed point in time as an ISO-8601 UTC string. */
export const moment = v.pipe(
  v.unknown(),
  v.transform(toInstant),
  v.string(),
  v.metadata({ as: 'instant' }),
);

/** The `data` of a call that answers nothing. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
  v.metadata({ as: 'null' }),
);

/** An optional object: null for null, `[]`, `{}`, a missing key or an object that cannot be read. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<S extends v.GenericSchema<unknown, unknown>>(schema: S) {
  const read = (value: unknown): v.InferOutput<S> | null => {
    if (!isRecord(value) || Object.keys(value).length === 0) return null;
    const result = v.safeParse(schema, value);
    return result.success ? result.output : null;
  };
  return v.fallback(
    v.pipe(v.unknown(), v.metadata({ as: 'maybe', of: schema }), v.transform(read)),
    () => null,
  );
}

/**
 * An object that is always there: `[]`, null or a missing key read like `{}`, so all fields take
 * their empty values. The fields must all be lenient.
 */
/* @__NO_SIDE_EFFECTS__ */
export function group<E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value) => (isRecord(value) ? value : {})),
      schema,
      v.metadata({ as: 'group', of: schema }),
    ),
    () => v.parse(schema, {}),
  );
}

/** Returns the rows that can be read. */
export function readable<S extends v.GenericSchema<unknown, unknown>>(row: S, values: unknown[]) {
  const rows: v.InferOutput<S>[] = [];
  for (const value of values) {
    const result = v.safeParse(row, value);
    if (result.success) rows.push(result.output);
  }
  return rows;
}

/* @__NO_SIDE_EFFECTS__ */
function rowsOf<S extends v.GenericSchema<unknown, unknown>>(row: S) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const rows = readable(row, dataset.value);
      if (rows.length > 0 || dataset.value.length === 0) return rows;
      addIssue({ message: 'Not one row of the list can be read.' });
      return NEVER;
    }),
  );
}

/**
 * A needed list. Rows that cannot be read are dropped; a list of which no row can be read, and
 * anything that is not a list, fails.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<S extends v.GenericSchema<unknown, unknown>>(row: S) {
  return v.pipe(rowsOf(row), v.metadata({ as: 'list', of: row }));
}

/** An optional list: `[]` when missing or not a list; rows that cannot be read are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function rows<S extends v.GenericSchema<unknown, unknown>>(row: S) {
  return v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value) => (Array.isArray(value) ? readable(row, value) : [])),
      v.metadata({ as: 'list', of: row }),
    ),
    () => [],
  );
}

/** As `rows`, but null where the server sends no list. */
/* @__NO_SIDE_EFFECTS__ */
export function maybeRows<S extends v.GenericSchema<unknown, unknown>>(row: S) {
  return v.fallback(
    v.pipe(
      v.unknown(),
      v.metadata({ as: 'maybe', of: rows(row) }),
      v.transform((value) => (Array.isArray(value) ? readable(row, value) : null)),
    ),
    () => null,
  );
}

/** A page of rows and the number of all rows. */
export interface Page<T> {
  items: T[];
  total: number;
}

function unwrapPage(value: unknown): unknown {
  if (Array.isArray(value)) return { data: value, total: value.length };
  return value;
}

/** A needed page in any of the shapes P1, P2 and P3 (contract 1.5), or a bare list. */
/* @__NO_SIDE_EFFECTS__ */
export function page<S extends v.GenericSchema<unknown, unknown>>(row: S) {
  return v.pipe(
    v.unknown(),
    v.transform(unwrapPage),
    v.object({ data: rowsOf(row), total: nullableCount }),
    v.transform(({ data, total }): Page<v.InferOutput<S>> => ({
      items: data,
      total: total ?? data.length,
    })),
    v.metadata({ as: 'page', of: row }),
  );
}

/** A needed list that may also come as a page; only its rows are kept. */
/* @__NO_SIDE_EFFECTS__ */
export function listOrPage<S extends v.GenericSchema<unknown, unknown>>(row: S) {
  return v.pipe(
    page(row),
    v.transform(({ items }) => items),
    v.metadata({ as: 'list', of: row }),
  );
}

/**
 * A needed collection that PHP sends as an object with numeric keys or as an array (contract 5.3).
 * The rows come in wire order; callers sort them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keyedOrList<S extends v.GenericSchema<unknown, unknown>>(row: S) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (isRecord(value) ? Object.values(value) : value)),
    rowsOf(row),
    v.metadata({ as: 'list', of: row }),
  );
}
