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
        // Chrome before 91 calls `a?.(...b)` although there is no `a`.
        .replace(/((?:\w+\.)?\w+)\?\.\((\.\.\.\w+)\)/g, '($1 ? $1($2) : void 0)')
        .replace(/\bnew WeakRef\((\w+)\)/g, '({ deref: () => $1 })'),
  },
} satisfies Plugin;
