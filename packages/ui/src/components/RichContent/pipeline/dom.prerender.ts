const isWindow = (value: unknown): value is Window & typeof globalThis =>
  typeof value === 'object' && value !== null && 'DOMParser' in value;

/** The window that the command brings (`scripts/lib/prerender.mjs`): Node has none, and a global one would be taken for a browser's. */
export function dom(): Window & typeof globalThis {
  const given: unknown = Reflect.get(globalThis, '__QINGHE_DOM__');
  if (!isWindow(given)) throw new Error('There is no DOM to make content safe with.');
  return given;
}
