import { HttpResponse } from 'msw';

/** A refusal with the envelope's code and message; handlers throw it and `route` turns it into a response. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** Creates a business or validation error: code 1. */
export const refuse = (message: string): Refusal => new Refusal(1, message);
/** Creates the "row not found" error of generations B and C. */
export const notFound = (): Refusal => new Refusal(404, '资源不存在');
/** Creates the error for an unknown route or a non-numeric id. */
export const noRoute = (): Refusal => new Refusal(404, '路由不存在');
/** Creates the error for an invalid parameter. */
export const badParameter = (): Refusal => refuse('参数错误');
/** Creates the error for an internal fault of the server. */
export const mishap = (): Refusal => refuse('错误');

/** CORS headers of every reply of the school. */
export const HEADERS = { 'Access-Control-Allow-Origin': '*' };

/** Returns a success envelope; `undefined` becomes the empty array of contract 1.2. */
export function ok(data: unknown): Response {
  return HttpResponse.json({ code: 0, message: '', data: data ?? [] }, { headers: HEADERS });
}

/** Returns an error envelope. `code` is an object only in the pending reply of the face check (E-35). */
export function fail(code: number | { status: number }, message: string): Response {
  return HttpResponse.json({ code, message, data: [] }, { headers: HEADERS });
}

/** Page number and page size as PHP reads them: text counts as 0, a page below 1 as 1. */
export interface Paging {
  page: number;
  size: number;
}

/** Returns one page as a full Laravel paginator, P1 of contract 1.5. Refuses a size below 1. */
export function pageP1<Row>(rows: readonly Row[], { page, size }: Paging, path: string): object {
  if (size < 1) throw mishap();
  const total = rows.length;
  const last = Math.max(1, Math.ceil(total / size));
  const data = rows.slice((page - 1) * size, page * size);
  const urlOf = (n: number): string => `${path}?page=${n}`;
  const previous = page > 1 ? urlOf(page - 1) : null;
  const next = page < last ? urlOf(page + 1) : null;
  return {
    current_page: page,
    data,
    first_page_url: urlOf(1),
    from: data.length > 0 ? (page - 1) * size + 1 : null,
    last_page: last,
    last_page_url: urlOf(last),
    links: [
      { url: previous, label: '&laquo; 上一页', active: false },
      ...Array.from({ length: Math.min(last, 10) }, (_, index) => ({
        url: urlOf(index + 1),
        label: String(index + 1),
        active: index + 1 === page,
      })),
      { url: next, label: '下一页 &raquo;', active: false },
    ],
    next_page_url: next,
    path,
    per_page: size,
    prev_page_url: previous,
    to: data.length > 0 ? (page - 1) * size + data.length : null,
    total,
  };
}

/** Returns one page as `{data, total}`, P2 of contract 1.5. Size 0 gives all rows or none, depending on the endpoint. */
export function pageP2<Row>(
  rows: readonly Row[],
  { page, size }: Paging,
  zero: 'all' | 'none' = 'all',
): { data: Row[]; total: number } {
  const whole = zero === 'all' ? [...rows] : [];
  const data = size < 1 ? whole : rows.slice((page - 1) * size, page * size);
  return { data, total: rows.length };
}

/** Returns one page as `{current_page, total, data}`, P3 of contract 1.5. */
export function pageP3<Row>(rows: readonly Row[], paging: Paging): object {
  return { current_page: paging.page, ...pageP2(rows, paging, 'none') };
}

/**
 * Returns what PHP encodes an array with numeric keys as: a JSON array when the keys are exactly 0, 1, 2 … in order, an
 * object otherwise, `[]` when empty (contract 5, quirk 3).
 */
export function phpArray<Value>(
  entries: readonly (readonly [number, Value])[],
): Value[] | Record<string, Value> {
  if (entries.every(([key], index) => key === index)) return entries.map(([, value]) => value);
  return Object.fromEntries(entries);
}
