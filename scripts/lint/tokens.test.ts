import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesIn, readSource } from '../lib/sources.mjs';
import { makeProbes } from './probes.ts';

/** Styles that the linter can fix, by name: before and after the fix. */
const mended = {
  Space: ["gap: '1rem'", 'gap: space(4)'],
  Spaces: ["padding: '0 -0.5rem 0.375rem'", 'padding: space(0, -2, 1.5)'],
  Mixed: ["margin: '0 auto 2rem'", 'margin: `0 auto ${space(8)}`'],
  Fallback: [
    "padding: ['1rem', 'calc(1rem + 2px)']",
    'padding: [space(4), `calc(${space(4)} + 2px)`]',
  ],
  Size: ["fontSize: '0.9375rem'", "fontSize: token('fs-body')"],
  Line: ["lineHeight: '1.375rem'", "lineHeight: token('lh-label')"],
  Weight: ['fontWeight: 600', "fontWeight: token('weight-semibold')"],
  Corner: ["borderRadius: '0.625rem'", "borderRadius: token('radius-md')"],
  Layer: ['zIndex: 1', "zIndex: token('z-raised')"],
  Choice: ["gap: Math.random() > 1 ? '1rem' : 0", 'gap: Math.random() > 1 ? space(4) : 0'],
} as const;
const refused = {
  OffScale: "gap: '0.8rem'",
  Template: 'margin: `1rem ${token("size-header")}`',
  OddCorner: "borderTopLeftRadius: '0.7rem'",
  Hex: "color: '#F3F6EE'",
  Rgb: "boxShadow: '0 1px 2px rgba(0, 0, 0, 0.2)'",
  Deep: "'&:hover': { background: 'rgb(1, 2, 3)' }",
};
const allowed = {
  Tokens: "padding: space(1, 2), color: token('text-primary')",
  NoStep:
    "gap: 0, lineHeight: 1, width: '3.1rem', fontSize: '0.875em', borderRadius: '50%', zIndex: 0",
  Veil: "background: 'rgba(var(--veil, 4, 37, 24), 0.5)'",
};

const probes = makeProbes();
const fileOf = (name: string) => `packages/ui/src/${name}.tsx`;

let found: string[] = [];
beforeAll(() => {
  const all = { ...refused, ...allowed };
  const write = (name: string, style: string) =>
    probes.write(
      fileOf(name),
      `import { css } from '@emotion/react';\nexport const style = css({ ${style} });\n`,
    );
  for (const [name, style] of Object.entries(all)) write(name, style);
  for (const [name, [before]] of Object.entries(mended)) write(name, before);
  found = Array.from(
    probes.lint().matchAll(/use-tokens\)[^[]+\[[^\]]*\/(\w+)\.tsx/g),
    ([, name = '']) => name,
  );
  probes.lint('--fix');
});
afterAll(probes.remove);

it.each([...Object.keys(refused), ...Object.keys(mended)])('refuses %s', (name) => {
  expect(found).toContain(name);
});

it.each(Object.keys(allowed))('allows %s', (name) => {
  expect(found).not.toContain(name);
});

it.each(Object.entries(mended))('mends %s', (name, [, after]) => {
  const text = probes.read(fileOf(name));
  expect(text).toContain(`css({ ${after} })`);
  for (const helper of ['space', 'token'])
    expect(text.includes(`import { ${helper} } from`)).toBe(after.includes(`${helper}(`));
});

it('leaves no token without use', () => {
  const css = readSource('packages/ui/src/tokens/tokens.css');
  const names = new Set(Array.from(css.matchAll(/^ {2}--([\w-]+): /gm), ([, name = '']) => name));
  const code = ['packages', 'apps', '.storybook', 'vite']
    .flatMap((place) =>
      filesIn(
        place,
        (file) =>
          /\/src\/|^(?:\.storybook|vite)\//.test(file) &&
          /\.(?:css|html|mdx|tsx?)$/.test(file) &&
          !/node_modules|\/tokens\.(?:css|ts)$/.test(file),
      ),
    )
    .map(readSource)
    .join('\n');
  const used = new Set(
    Array.from(code.matchAll(/\btoken\(\s*['"]([\w-]+)|--([\w-]+)|'([\w-]+)'/g), ([, ...found]) =>
      found.find(Boolean),
    ),
  );
  for (const [, name] of css.matchAll(/var\(--([\w-]+)\)/g)) used.add(name);
  for (const [, steps = ''] of code.matchAll(/\bspace\(([\d., -]+)\)/g))
    for (const step of steps.split(', '))
      used.add(`space-${step.replace('-', '').replace('.', '-')}`);
  expect(Array.from(names).filter((name) => !used.has(name))).toEqual([]);
});

/** The most selectors that depend on the site, in components and in the helpers of `styles/site.ts`. */
const MOST_SITE_SELECTORS = 20;

it('has few selectors on the site', () => {
  const code = ['packages', 'apps']
    .flatMap((place) =>
      filesIn(
        place,
        (file) =>
          /\/src\/.*(?<!\.stories)\.tsx?$/.test(file) && !/node_modules|\/testing\//.test(file),
      ),
    )
    .map(readSource)
    .join('\n');
  const selectors = code.match(/'[^'\n]*\[data-h5\][^'\n]*'(?=: )|\[H5\]: /g) ?? [];
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.length).toBeLessThanOrEqual(MOST_SITE_SELECTORS);
});
