import { vi } from 'vitest';

function memoryStorage() {
  const rows = new Map<string, string>();
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
    clear: () => rows.clear(),
    key: (index: number) => [...rows.keys()][index] ?? null,
    get length() {
      return rows.size;
    },
  };
}

/** Stubs `window` in a Node test, with empty storage and the given run-time settings. */
export function stubWindow(env?: unknown): void {
  vi.stubGlobal('window', {
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    __QINGHE__: env,
  });
}

/** Stubs `fetch` so that every call gets this envelope; returns the spy. */
export function stubFetch(envelope: { code: number; message?: string; data?: unknown }) {
  const body = { message: '', data: [], ...envelope };
  const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify(body))),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
