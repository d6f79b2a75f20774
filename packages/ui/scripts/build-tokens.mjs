// Writes src/tokens/tokens.css and src/tokens/tokens.ts from src/tokens/tokens.json.
// `--check` writes nothing and fails when a generated file is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dir = fileURLToPath(new URL('../src/tokens/', import.meta.url));
const source = JSON.parse(readFileSync(`${dir}tokens.json`, 'utf8'));

const isToken = (node) => node !== null && typeof node === 'object' && '$value' in node;

/** @returns {[name: string, value: string][]} every token below a group, names joined by dashes */
const flatten = (group, prefix = '') =>
  Object.entries(group).flatMap(([key, node]) => {
    if (key.startsWith('$')) return [];
    return isToken(node) ? [[prefix + key, node.$value]] : flatten(node, `${prefix}${key}-`);
  });

const reference = (value) =>
  typeof value === 'string' && value.startsWith('{color.')
    ? `var(--${value.slice('{color.'.length, -1).replaceAll('.', '-')})`
    : String(value);

/** Inter comes over the network; what stands in for it until then is in styles/global.css. */
const withFallback = ([name, value]) => [
  name,
  value.replace('"Inter Variable"', '"Inter Variable", "Inter Fallback"'),
];

const variables = (group, prefix) =>
  flatten(group).map(([name, value]) => [prefix + name, reference(value)]);

const base = [
  ...variables(source.color, ''),
  ...variables(source.font.family, 'font-').map(withFallback),
  ...variables(source.font.weight, 'weight-'),
  ...Object.entries(source.font.style).flatMap(([name, { $value }]) => [
    [`fs-${name}`, $value.fontSize],
    [`lh-${name}`, $value.lineHeight],
  ]),
  ...variables(source.space, 'space-'),
  ...variables(source.radius, 'radius-'),
  ...variables(source.size, 'size-'),
  ...variables(source.container, 'container-'),
  ...variables(source.motion.duration, 'dur-'),
  ...variables(source.motion.easing, 'ease-'),
  ...variables(source.zIndex, 'z-'),
  ['focus-width', source.focus.width.$value],
  ['focus-offset', source.focus.offset.$value],
];
const themed = (theme) => [
  ...variables(source.semantic[theme], ''),
  ...variables(source.shadow[theme], 'shadow-'),
];
const declare = (entries, indent = '  ') =>
  entries.map(([name, value]) => `${indent}--${name}: ${value};`);
const durations = Object.keys(source.motion.duration).filter((name) => !name.startsWith('$'));

const css = `${[
  '/* Generated from tokens.json by scripts/build-tokens.mjs. Do not edit. */',
  ':root {',
  ...declare(base),
  '}',
  // Which of two lengths counts, and which of two words is left: styles/bySite.ts.
  ':root {',
  '  --on-web: 1;',
  '  --on-h5: 0;',
  '  --if-web: initial;',
  '  --if-h5: ;',
  '}',
  '[data-h5] {',
  '  --on-web: 0;',
  '  --on-h5: 1;',
  '  --if-web: ;',
  '  --if-h5: initial;',
  '}',
  ':root,',
  '[data-theme="light"] {',
  '  color-scheme: light;',
  ...declare(themed('light')),
  '}',
  '[data-theme="dark"] {',
  '  color-scheme: dark;',
  ...declare(themed('dark')),
  '}',
  '@media (prefers-reduced-motion: reduce) {',
  '  :root {',
  ...declare(
    durations.map((name) => [`dur-${name}`, source.motion.reduced.$value]),
    '    ',
  ),
  '  }',
  '}',
  // Also before the colours of a school, and in parts of a page with a theme of their own.
  '@media (forced-colors: active) {',
  '  :root,',
  '  [data-theme] {',
  ...variables(source.forcedColors, '').map(
    ([name, value]) => `    --${name}: ${value} !important;`,
  ),
  '  }',
  '}',
].join('\n')}\n`;

const names = [...base, ...themed('light')].map(([name]) => name);
const steps = Object.keys(source.space)
  .map((name) => Number(name.replace('-', '.')))
  .toSorted((a, b) => a - b);
const ts = `// Generated from tokens.json by scripts/build-tokens.mjs. Do not edit.

/** Name of a design token; every one is a CSS custom property of tokens.css. */
export type TokenName =
${names.map((name) => `  | '${name}'`).join('\n')};

/** The CSS reference to a design token, \`token('surface-page')\` being \`var(--surface-page)\`. */
export const token = (name: TokenName): string => \`var(--\${name})\`;

/** A step of the scale of spaces, each a quarter of a rem. */
export type SpaceStep =
${steps.map((step) => `  | ${step}`).join('\n')};
`;

const outputs = { 'tokens.css': css, 'tokens.ts': ts };
const isCheck = process.argv.includes('--check');
for (const [file, content] of Object.entries(outputs)) {
  if (!isCheck) writeFileSync(dir + file, content);
  else if (readFileSync(dir + file, 'utf8') !== content) {
    console.error(`${file} is out of date: run npm run tokens`);
    process.exitCode = 1;
  }
}
