import { getResponse } from 'msw';
import { handlers } from './index.ts';

/** The school's reply to a test call. Without a JSON body, `code` and `data` are undefined and `message` is ''. */
export interface Answer {
  status: number;
  code: unknown;
  message: string;
  data: unknown;
  response: Response;
}

/** Options of a test call. */
export interface TestCall {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const ORIGIN = 'http://school.test';

/** Sends one request through the school's handlers, as a browser would. Throws when no handler answers. */
export async function call(
  method: string,
  path: string,
  { token, body, headers = {} }: TestCall = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const raw =
    body === undefined || isForm || typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`${ORIGIN}/api${path}`, {
    method,
    headers: {
      'User-Agent': 'vitest',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(!isForm && raw !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(raw !== undefined && { body: raw }),
  });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`${method} ${path}: no handler answered`);
  const json: unknown = response.headers.get('content-type')?.includes('json')
    ? await response.clone().json()
    : null;
  const envelope = isRecord(json) ? json : {};
  return {
    status: response.status,
    code: envelope['code'],
    message: typeof envelope['message'] === 'string' ? envelope['message'] : '',
    data: envelope['data'],
    response,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns the value at a path in a reply, such as `data.0.id`; undefined when there is none. */
export function pick(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), value);
}

/** Returns the text at a path in a reply. Throws when there is none. */
export function pickText(value: unknown, path: string): string {
  const found = pick(value, path);
  if (typeof found !== 'string') throw new Error(`${path} is not a text`);
  return found;
}

/** Returns the list at a path in a reply; '' is the reply itself. Throws when there is none. */
export function pickList(value: unknown, path: string): unknown[] {
  const found = path === '' ? value : pick(value, path);
  if (!Array.isArray(found)) throw new Error(`${path || 'data'} is not a list`);
  return found;
}
