import { parseAst } from 'vite';

/**
 * Runtime APIs that Chrome 87 or iOS 14 lack. `mark` matches a use in bundled code, `guard` a use that handles a browser
 * without it.
 */
const APIS = [
  { name: 'Array.prototype.at', mark: /\.at\(-?\d/ },
  { name: 'Array.prototype.findLast', mark: /\.findLast(?:Index)?\(/ },
  { name: 'copying array methods', mark: /\.(?:toSorted|toReversed|toSpliced)\(/ },
  { name: 'Object.hasOwn', mark: /Object\.hasOwn\(/ },
  { name: 'Object.groupBy', mark: /(?:Object|Map)\.groupBy\(/ },
  { name: 'structuredClone', mark: /\bstructuredClone\(/ },
  { name: 'AbortSignal.timeout, .any', mark: /AbortSignal\.(?:timeout|any)\(/ },
  { name: 'Promise.withResolvers', mark: /Promise\.(?:withResolvers|try)\(/ },
  {
    name: 'crypto.randomUUID',
    mark: /\.randomUUID\(/,
    guard: /try\{return crypto\.randomUUID\(\)\}catch/g,
  },
  { name: 'URL.canParse', mark: /URL\.(?:canParse|parse)\(/ },
  {
    name: 'BroadcastChannel',
    mark: /new BroadcastChannel\(/,
    guard: /[`'"]BroadcastChannel[`'"]\s*in window\s*\?\s*new BroadcastChannel\(/g,
  },
  { name: 'Intl.Segmenter', mark: /new Intl\.Segmenter\(/ },
  { name: 'HTMLDialogElement', mark: /\.showModal\(/ },
  { name: 'WeakRef', mark: /new WeakRef\(/ },
  { name: 'requestIdleCallback', mark: /\brequestIdleCallback\(/ },
  { name: 'lookbehind in a pattern', mark: /\(\?<[!=]/ },
];

/** Names the syntax of a node that Chrome 87 or Safari 14 cannot parse or misreads; null for any other node. */
function syntaxFault(node) {
  if (node.type === 'PropertyDefinition') return 'class field';
  if (node.type === 'StaticBlock') return 'static block';
  if (node.type === 'PrivateIdentifier') return 'private name';
  if (node.type === 'Literal' && node.regex && /[dv]/.test(node.regex.flags)) return 'pattern flag';
  if (node.type === 'ImportAttribute') return 'import attribute';
  // Chrome before 91 makes the call `a?.b(...c)` even where `a` is undefined.
  if (node.type === 'ChainExpression' && node.expression.type === 'CallExpression')
    if (node.expression.arguments.some(({ type }) => type === 'SpreadElement'))
      return 'spread argument in an optional chain';
  return null;
}

function* nodes(node, isTop = true) {
  if (!node || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield { node, isTop };
  const isFunction = /Function/.test(node.type ?? '');
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object') yield* nodes(child, isTop && !isFunction);
}

/**
 * Lists the APIs in a source or built script that the baseline browsers lack.
 *
 * @param {string} code
 * @returns {string[]} Names, each once.
 */
export const apiFaults = (code) =>
  APIS.filter(({ mark, guard }) => mark.test(guard ? code.replace(guard, '') : code)).map(
    ({ name }) => name,
  );

/**
 * Lists the syntax and APIs in a built script that the baseline browsers lack.
 *
 * @param {string} code
 * @returns {string[]} Names, each once.
 */
export function scriptFaults(code) {
  const faults = new Set();
  for (const { node, isTop } of nodes(parseAst(code))) {
    const fault = syntaxFault(node);
    if (fault) faults.add(fault);
    if (isTop && node.type === 'AwaitExpression') faults.add('await outside of a function');
  }
  return [...faults, ...apiFaults(code)];
}

const VALUE_FAULTS = [
  { name: 'dynamic viewport unit', mark: /\d[dsl]v[hw]\b/ },
  { name: 'color-mix', mark: /color-mix\(/ },
  { name: 'overflow: clip', mark: /^clip$/, property: /^overflow/ },
];
const PROPERTY_FAULTS = {
  inset: 'Safari 14.0 does not know it',
  'aspect-ratio': 'Chrome 87 and Safari 14 do not know it',
  'accent-color': 'only looks',
  'text-wrap': 'only looks',
  'content-visibility': 'only speed',
};
const SELECTOR_FAULTS = [
  { name: ':has', mark: /:has\(/ },
  { name: ':where or :is', mark: /:(?:where|is)\(/ },
  { name: '@container', mark: /^@container/ },
  { name: '@layer', mark: /^@layer/ },
];
/** Queries that no baseline browser passes: each of them ignores the rule. */
const UNREAD = /@supports\s*\(overflow-clip-margin:|@container not scroll-state\(/;
const NEEDS_PREFIX = /^(?:appearance|backdrop-filter|user-select|mask)$/;

/**
 * Lists the features in an inserted style rule that the baseline browsers lack. A value is no fault where the same rule
 * declares the property before it, nor an unprefixed property where a prefixed one precedes it.
 *
 * @param {string} rule Such as `.css-1{height:100vh;height:100dvh;}`.
 * @returns {string[]}
 */
export function ruleFaults(rule) {
  const faults = [];
  const open = rule.lastIndexOf('{');
  const head = rule.slice(0, open);
  if (UNREAD.test(head)) return [];
  for (const { name, mark } of SELECTOR_FAULTS) if (mark.test(head)) faults.push(name);
  const body = rule.slice(open + 1).replace(/\}+\s*$/, '');
  const seen = new Set();
  for (const part of body.split(/;(?![^(]*\))/)) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const property = part.slice(0, colon).trim();
    const value = part.slice(colon + 1).trim();
    const hasFallback = seen.has(property);
    seen.add(property);
    for (const { name, mark, property: only } of VALUE_FAULTS)
      if (mark.test(value) && (!only || only.test(property)) && !hasFallback)
        faults.push(`${name} (${property})`);
    if (Object.hasOwn(PROPERTY_FAULTS, property)) faults.push(property);
    if (NEEDS_PREFIX.test(property) && !seen.has(`-webkit-${property}`))
      faults.push(`${property} without prefix`);
  }
  return faults;
}
