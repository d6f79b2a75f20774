import type { Plugin } from 'vite';

/**
 * Base UI asks for more than our oldest browsers have: `Object.hasOwn` came with Chrome 93 and Safari 15.4, `WeakRef` with
 * Safari 14.1. The twenty elements that it remembers the focus by may as well be held. `npm run check:baseline` finds
 * whatever else a dependency asks for.
 */
export const baseline = {
  name: 'baseline',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]@base-ui[\\/]/ },
    handler: (code) =>
      code
        .replace(/\bObject\.hasOwn\(/g, 'Object.prototype.hasOwnProperty.call(')
        .replace(/\bnew WeakRef\((\w+)\)/g, '({ deref: () => $1 })'),
  },
} satisfies Plugin;
