import type { Endpoint } from '../contract/endpoint.ts';

type Fields = Map<string, unknown>;

function fieldsOf(input: unknown): Fields {
  const entries = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  return new Map(entries.filter(([, value]) => value !== undefined && value !== null));
}

function toFieldText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function fillPath(path: string, fields: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    if (value === undefined || value === '') throw new TypeError(`${path} needs "${name}".`);
    return encodeURIComponent(toFieldText(value));
  });
}

function toFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, toFieldText(value));
  }
  return form;
}

/**
 * Builds the request of a call: path placeholders by name, the rest as query (GET, DELETE), JSON
 * body or form data. Undefined and null fields are left out; booleans in a query become 1 and 0.
 */
export function encode(endpoint: Endpoint, input: unknown, baseUrl: string, token: string | null) {
  const fields = fieldsOf(input);
  const path = fillPath(endpoint.path, fields);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const init: RequestInit = { method: endpoint.method, headers };

  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = new URLSearchParams();
    for (const [name, value] of fields) query.set(name, toFieldText(value));
    const search = query.toString();
    return { url: baseUrl + path + (search === '' ? '' : `?${search}`), init };
  }
  if (endpoint.encoding === 'multipart') {
    init.body = toFormData(fields);
  } else {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(Object.fromEntries(fields));
  }
  return { url: baseUrl + path, init };
}
