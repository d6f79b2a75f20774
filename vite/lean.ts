import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that stand in for others in a build, by the address that is imported. */
const STAND_INS: Record<string, string> = {
  // Emotion hoists statics in `withTheme` alone, which we never call.
  'hoist-non-react-statics': 'export default (target) => target;',
  // React has had it since 18; SWR still brings its own for 16.
  'use-sync-external-store/shim': `export { useSyncExternalStore } from 'react';`,
  // Lucide's own component also reads contexts, labels and sizes, which our `Icon` sets itself.
  'lean-lucide-icon': `
    import { createElement } from 'react';
    const drawing = {
      xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none',
      stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round',
    };
    export default ({ node }) => (props) => createElement('svg', { ...drawing, ...props },
      node.map(([tag, attributes], key) => createElement(tag, { ...attributes, key })));`,
};

/** What Safari 14 to 17 and Chrome 87 know by the prefixed name alone, of all that our styles use. */
const PREFIXED =
  '/^(?:appearance|backdrop-filter|box-decoration-break|hyphens|mask|print-color-adjust|text-size-adjust|user-select)/';

const STYLES = /[\\/]@emotion[\\/]cache[\\/]/;
const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
const ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const PREFIX = '\0lean:';

/** The router's contexts, components and classes marked as free of side effects, so unused ones go. */
function pureRouter(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(
      /= (class extends React\d*\.Component \{[\s\S]*?\n\});/g,
      '= /* @__PURE__ */ (() => $1)();',
    )
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}

/** Emotion's prefixes for today's browsers alone; its own ones reach back to the first flexbox. */
function fewPrefixes(code: string): string {
  return code.replace(
    'var defaultStylisPlugins = [prefixer];',
    `var defaultStylisPlugins = [(element) => {
      if (element.type === 'decl' && !element.return && ${PREFIXED}.test(element.value))
        element.return = '-webkit-' + element.value + element.value;
    }];`,
  );
}

/** An icon as its drawing alone. */
function plainIcon(code: string): string {
  return code
    .replace('../createLucideIcon.mjs', 'lean-lucide-icon')
    .replace('__iconData.node;', '')
    .replace(/, key: "\w+"/g, '');
}

/**
 * Leaves out of the build what the given libraries bring along and we never use. Every stand-in
 * behaves as the original does for what we ask of it; stories and tests run the originals, the
 * journeys run the build. `npm run size` prints what the libraries cost without our own code.
 */
export const lean = {
  name: 'lean',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: {
      id: /^(?:react-router|hoist-non-react-statics|use-sync-external-store\/shim|lean-lucide-icon)$/,
    },
    // The package exports only the router with development warnings.
    handler: (id) =>
      id === 'react-router'
        ? fileURLToPath(
            new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
          )
        : PREFIX + id,
  },
  load: {
    filter: { id: /^\0lean:/ },
    handler: (id) => STAND_INS[id.slice(PREFIX.length)],
  },
  transform: {
    filter: { id: [ICONS, ROUTER, STYLES] },
    handler: (code, id) => {
      if (ICONS.test(id)) return plainIcon(code);
      return STYLES.test(id) ? fewPrefixes(code) : pureRouter(code);
    },
  },
} satisfies Plugin;
