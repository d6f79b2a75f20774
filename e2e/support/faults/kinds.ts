import type { Fault } from './server.ts';

/** A way in which a call fails. */
export interface Kind {
  name: string;
  answer: Fault['answer'];
  /** Milliseconds of page time until the outcome is known. */
  waitMs?: number;
  /** Whether the reply is sent after `waitMs`. */
  isReleased?: boolean;
  /** Whether the reply may still be usable, so that the page shows content. */
  isReadable?: boolean;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML_TYPE = { 'Content-Type': 'text/html' };

const send =
  (status: number, body: string, headers: Record<string, string> = JSON_TYPE): Fault['answer'] =>
  (res) =>
    void res.writeHead(status, headers).end(body);

const envelope = (data: unknown) => JSON.stringify({ code: 0, message: '', data });

type Edit = (data: unknown) => unknown;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Sends the school's own reply with its data edited. */
const edited =
  (edit: Edit): Fault['answer'] =>
  async (res, real) => {
    const { data } = JSON.parse(await real());
    res.writeHead(200, JSON_TYPE).end(envelope(edit(data)));
  };

/** Removes every second field, at every depth. */
const withoutFields: Edit = (value) => {
  if (Array.isArray(value)) return value.map(withoutFields);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter((_, index) => index % 2 === 1);
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutFields(inner)]));
};

/** Changes the type of every string, number, boolean and null, at every depth. */
const withOtherTypes: Edit = (value) => {
  if (Array.isArray(value)) return value.map(withOtherTypes);
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withOtherTypes(inner)]),
    );
  if (typeof value === 'string') return { value };
  if (typeof value === 'number') return [`第 ${value} 个`];
  return value === null ? 'null' : { value };
};

const PADDING = '禾'.repeat((10 * 1024 * 1024) / 3);

const answers: Record<string, Omit<Kind, 'name'>> = {
  'HTTP 500': { answer: send(500, JSON.stringify({ message: 'Server Error' })) },
  'HTTP 502 with HTML': { answer: send(502, '<h1>502 Bad Gateway</h1>', HTML_TYPE) },
  'HTTP 404': { answer: send(404, '<h1>404 Not Found</h1>', HTML_TYPE) },
  'HTTP 429': { answer: send(429, 'Too Many Requests', { 'Retry-After': '60' }) },
  'refused connection': { answer: (res) => void res.socket?.destroy() },
  'timeout of 15 s': { answer: () => undefined, waitMs: 15_000 },
  'slow by 8 s': {
    answer: edited((data) => data),
    waitMs: 8000,
    isReleased: true,
    isReadable: true,
  },
  'empty body': { answer: send(200, '') },
  'broken JSON': {
    answer: async (res, real) => {
      const body = await real();
      res.writeHead(200, JSON_TYPE).end(body.slice(0, body.length / 2));
    },
  },
  'wrong envelope': { answer: send(200, '{"status":"ok","result":{"items":[]}}') },
  'data: null': { answer: send(200, envelope(null)), isReadable: true },
  'data: []': { answer: send(200, envelope([])), isReadable: true },
  'fields missing': { answer: edited(withoutFields), isReadable: true },
  'fields of the wrong type': { answer: edited(withOtherTypes), isReadable: true },
  'reply of 10 MB': {
    answer: async (res, real) => {
      const reply = JSON.parse(await real());
      res.writeHead(200, JSON_TYPE).end(JSON.stringify({ padding: PADDING, ...reply }));
    },
    isReadable: true,
  },
};

/** Every way in which a call fails. */
export const kinds: readonly Kind[] = Object.entries(answers).map(([name, kind]) => ({
  name,
  ...kind,
}));
