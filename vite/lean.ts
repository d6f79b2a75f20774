import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Code of modules that replace others in a build, by the imported specifier. */
const STAND_INS: Record<string, string> = {
  // Emotion hoists statics in `withTheme` alone, which we never call.
  'hoist-non-react-statics': 'export default (target) => target;',
  // React has this hook since version 18; SWR still includes its own for 16.
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

/** The CSS properties in our styles that Safari 14 to 17 and Chrome 87 know only with a prefix. */
const PREFIXED =
  '/^(?:appearance|backdrop-filter|box-decoration-break|hyphens|mask|print-color-adjust|text-size-adjust|user-select)/';

const STYLES = /[\\/]@emotion[\\/]cache[\\/]/;
const SHEET = /[\\/]@emotion[\\/]sheet[\\/]/;
const STYLED = /[\\/]@emotion[\\/]react[\\/]dist[\\/]emotion-element-/;
const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
const SWR = /[\\/]swr[\\/]dist[\\/]/;
const ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const SCHEMAS = /[\\/]packages[\\/]api[\\/]src[\\/](?:contract|resources)[\\/]/;
const PREFIX = '\0lean:';

/** A replacement in a library's code: if an update of the library hides the text, the build fails. */
interface Cut {
  /** The modules that may contain it; at least one of them must. */
  of: RegExp;
  what: RegExp | string;
  by: string;
}

const CUTS: Cut[] = [
  // The router's contexts, components and classes are free of side effects: marked so that unused ones are removed.
  { of: ROUTER, what: /^\w+\.displayName = .*;$/gm, by: '' },
  {
    of: ROUTER,
    what: /= (class extends React\d*\.Component \{[\s\S]*?\n\});/g,
    by: '= /* @__PURE__ */ (() => $1)();',
  },
  {
    of: ROUTER,
    what: /= (React\d*\.(?:createContext|forwardRef|memo)\()/g,
    by: '= /* @__PURE__ */ $1',
  },
  // We have no data router: its error boundary is never rendered, its `useNavigate` never called.
  { of: ROUTER, what: /^var RenderErrorBoundary = [\s\S]*?\n\}\)\(\);$/m, by: '' },
  { of: ROUTER, what: /^RenderErrorBoundary\.contextType = .*;$/m, by: '' },
  { of: ROUTER, what: /(?<=createElement\(\s+)RenderErrorBoundary,/, by: `'div',` },
  { of: ROUTER, what: /(?<== match\.route\.errorElement) \|\| defaultErrorElement/, by: '' },
  { of: ROUTER, what: 'isDataRoute ? useNavigateStable() : ', by: '' },
  {
    of: ROUTER,
    what: /let (?=dataRouterState = )dataRouterState = dataRouterOpts\?\.state/,
    by: 'const dataRouterState = null',
  },
  { of: ROUTER, what: 'let errors = dataRouterState?.errors', by: 'const errors = null' },
  { of: ROUTER, what: /(?<=let onError = )dataRouterState && onErrorHandler/, by: 'null' },
  {
    of: ROUTER,
    what: /(?<=let matches = )dataRouterOpts && dataRouterOpts.state.matches.length/,
    by: 'null',
  },
  {
    of: ROUTER,
    what: /^  if \(dataRouterContext && dataRouterContext\.static [\s\S]*?^  \}$/m,
    by: '',
  },
  // Removes warnings for developers and assertions that always hold here; stories and tests run the router unchanged.
  { of: ROUTER, what: /^( *)warning(?:Once)?\((?:.*|\n[\s\S]*?^\1)\);$/gm, by: '$1;' },
  { of: ROUTER, what: /^( *)invariant\(\n *!?useInRouterContext\(\),\n[\s\S]*?^\1\);$/gm, by: '' },
  // Further messages for developers.
  { of: ROUTER, what: /^ {2}return `Cannot include a '[\s\S]*?`;$/m, by: `  return '';` },
  {
    of: ROUTER,
    what: /(?<=^ +)`(?:Absolute route path|Index routes must not|When overriding).*`$/gm,
    by: `''`,
  },
  // Constants that only data routers use.
  { of: ROUTER, what: /(?<=^var objectProtoNames\d* = )(?=Object\.)/gm, by: '/* @__PURE__ */ ' },
  { of: ROUTER, what: /(?<=^var valid\w+Methods = )(?=new Set)/gm, by: '/* @__PURE__ */ ' },
  // Our hooks do not use Suspense, and our servers send no data for SWR to hydrate.
  { of: SWR, what: /(?<=const \{ cache, compare, )suspense, /, by: '' },
  { of: SWR, what: /\bsuspense (?=&& hasCacheData)|(?<=if \()suspense(?=\))/g, by: 'false' },
  { of: SWR, what: /const hydrationRef = [\s\S]*?console\.warn\(.*\n {4}\}/, by: '' },
  { of: SWR, what: /const consumedCacheDataRef = [\s\S]*?const preloadCacheRef = .*;/, by: '' },
  {
    of: SWR,
    what: /useIsomorphicLayoutEffect\(\(\)=>\{\n +(?:const preloaded =|if \(fetcher \|\|)[\s\S]*?\n {4}\}\);/g,
    by: '',
  },
  {
    of: SWR,
    what: /(?<=const hasCacheData = )isUndefined\(req\) && !isUndefined\(configCacheData\)/,
    by: 'false',
  },
  { of: SWR, what: '!React.useId', by: 'false' },
  { of: SWR, what: /(?<=const use = React\.use) \|\|[\s\S]*?\n\}\);/, by: ';' },
  // Prefixes for today's browsers only; Emotion's own ones reach back to the first flexbox.
  {
    of: STYLES,
    what: 'var defaultStylisPlugins = [prefixer];',
    by: `var defaultStylisPlugins = [(element) => {
      if (element.type === 'decl' && !element.return && ${PREFIXED}.test(element.value))
        element.return = '-webkit-' + element.value + element.value;
    }];`,
  },
  // A style element for every 40 rules: when one with an at-rule comes, Chromium styles everything anew that any rule of
  // the same element matches. On a course of 2,000 lessons that is the whole page, and a task of over 50 ms.
  { of: SHEET, what: /(?<=isSpeedy \? )65000/, by: '40' },
  // What inserts the styles of an element needs no component beside the element: a third of all that a page renders was these.
  {
    of: STYLED,
    what: /return .*createElement\(React\.Fragment, null, .*createElement\(Insertion, (\{[^{}]*\})\), /,
    by: 'Insertion($1);\n  return (',
  },
  // Reduces an icon's module to its drawing.
  { of: ICONS, what: '../createLucideIcon.mjs', by: 'lean-lucide-icon' },
  { of: ICONS, what: '__iconData.node;', by: '' },
  { of: ICONS, what: /, key: "\w+"/g, by: '' },
  // Schema metadata that only the OpenAPI document uses.
  { of: SCHEMAS, what: /v\.metadata\(\{[^{}]*\}\),?/g, by: '' },
];

/**
 * Removes code from the build that the given libraries contain and we never use. Every replacement behaves like the original
 * for the calls that we make; stories and tests run the originals, the journeys run the build. A cut that matches nothing
 * fails the build. `npm run size` prints the size of the libraries without our own code.
 */
export function lean() {
  const seen = new Set<RegExp>();
  const made = new Set<Cut>();
  return {
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
      filter: { id: [ICONS, ROUTER, SHEET, STYLES, STYLED, SCHEMAS, SWR] },
      handler(code, id) {
        let text = code;
        for (const cut of CUTS.filter(({ of }) => of.test(id))) {
          seen.add(cut.of);
          const next = text.replace(cut.what, cut.by);
          if (next !== text) made.add(cut);
          text = next;
        }
        return text;
      },
    },
    buildEnd(error) {
      const missed = CUTS.filter((cut) => seen.has(cut.of) && !made.has(cut));
      if (!error && missed.length > 0)
        this.error(`Not found in ${missed.map(({ of, what }) => `${of}: ${what}`).join('; ')}`);
    },
  } satisfies Plugin;
}
