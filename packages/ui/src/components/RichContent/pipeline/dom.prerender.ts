const isWindow = (value: unknown): value is Window & typeof globalThis =>
  typeof value === 'object' && value !== null && 'DOMParser' in value;

/** Returns the DOM window that `scripts/lib/prerender.mjs` provides; a global `window` would make Node look like a browser. */
export function dom(): Window & typeof globalThis {
  const given: unknown = Reflect.get(globalThis, '__QINGHE_DOM__');
  if (!isWindow(given)) throw new Error('There is no DOM to make content safe with.');
  return given;
}
