import type { Plugin } from 'vite';

/**
 * Replaces what Base UI uses and our oldest browsers lack: `Object.hasOwn` (since Chrome 93 and Safari 15.4) and `WeakRef`
 * (since Safari 14.1). Strong references are fine here: Base UI remembers at most twenty elements for restoring the focus.
 * `npm run check:baseline` finds whatever else a dependency uses.
 */
export const baseline = {
  name: 'baseline',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]@base-ui[\\/]/ },
    handler: (code) =>
      code
        .replace(/\bObject\.hasOwn\(/g, 'Object.prototype.hasOwnProperty.call(')
        // Chrome before 91 calls `a?.(...b)` even if `a` is undefined.
        .replace(/((?:\w+\.)?\w+)\?\.\((\.\.\.\w+)\)/g, '($1 ? $1($2) : void 0)')
        .replace(/\bnew WeakRef\((\w+)\)/g, '({ deref: () => $1 })'),
  },
} satisfies Plugin;
