import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** The specifier by which the published packages import Emotion. */
export const EMOTION = '@qinghe/ui/emotion';

/** The specifier of Emotion in this repository; also the beginning of its subpaths. */
const ORIGINAL = '@emotion/react';

/** Emotion's packages that styles need at run time. `@emotion/react` would also install its Babel plugin, and Babel. */
const PARTS = [
  '@emotion/cache',
  '@emotion/serialize',
  '@emotion/use-insertion-effect-with-fallbacks',
  '@emotion/utils',
];

/** The source of the entry modules of our copy of Emotion. */
const DOORS = {
  index:
    "export { default as createCache } from '@emotion/cache';\nexport { CacheProvider, css, keyframes } from '@emotion/react';",
  'jsx-runtime': "export { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';",
  'jsx-dev-runtime': "export { Fragment, jsxDEV } from '@emotion/react/jsx-dev-runtime';",
};

/** Emotion's declaration files that the types of the entry modules use. */
const TYPES = ['context', 'css', 'jsx-dev-runtime', 'jsx-namespace', 'jsx-runtime', 'keyframes'];
const TYPES_BELOW = ['theming', 'types'];

const INDEX = `export { default as createCache } from '@emotion/cache';
export type { EmotionCache } from '@emotion/cache';
export type { SerializedStyles } from '@emotion/utils';
export { CacheProvider } from './types/context.js';
export { default as css } from './types/css.js';
export { keyframes } from './types/keyframes.js';
`;

/** Rewrites a specifier of Emotion to our copy, as the package or as a path; null for any other specifier. */
export function emotionOf(specifier, place) {
  if (specifier === ORIGINAL) return place === EMOTION ? EMOTION : `${place}/index.js`;
  const [, door] = /^@emotion\/react\/(jsx-(?:dev-)?runtime)$/.exec(specifier) ?? [];
  if (!door) return null;
  return place === EMOTION ? `${EMOTION}/${door}` : `${place}/${door}.js`;
}

/** Replaces Emotion's name in documentation by that of our copy. */
export const namedEmotion = (text) => text.replaceAll(ORIGINAL, EMOTION);

/**
 * Returns the dependencies that replace `@emotion/react`, with their version ranges.
 *
 * @param {string} root The repository's root.
 */
export function emotionParts(root) {
  const file = path.join(root, 'node_modules', ORIGINAL, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(PARTS.map((name) => [name, dependencies[name]]));
}

/** Returns the `exports` of `@qinghe/ui` for the entry modules of Emotion. */
export const emotionExports = () =>
  Object.fromEntries(
    Object.keys(DOORS).map((door) => {
      const file = `./dist/vendor/emotion/${door}`;
      const entry = door === 'index' ? './emotion' : `./emotion/${door}`;
      return [entry, { types: `${file}.d.ts`, default: `${file}.js` }];
    }),
  );

/**
 * Bundles the parts of Emotion that styles need at run time, for browsers and servers, with licence and types.
 *
 * @param {string} root The repository's root.
 * @param {string} to
 */
export async function writeEmotion(root, to) {
  await build({
    configFile: false,
    root,
    plugins: [
      {
        name: 'doors',
        resolveId: (id) => (id.startsWith('door:') ? id : null),
        load: (id) => (id.startsWith('door:') ? DOORS[id.slice('door:'.length)] : null),
      },
    ],
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir: to,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(DOORS).map((door) => [door, `door:${door}`])),
        // None of its modules has side effects.
        treeshake: { moduleSideEffects: false },
        output: {
          banner: "'use client';",
          entryFileNames: '[name].js',
          chunkFileNames: 'element.js',
        },
      },
    },
    ssr: { noExternal: [/^@emotion\/react/], external: [...PARTS, 'react'] },
  });
  const from = path.join(root, 'node_modules', ORIGINAL);
  cpSync(path.join(from, 'LICENSE'), path.join(to, 'LICENSE'));
  const types = path.join(to, 'types');
  mkdirSync(types, { recursive: true });
  for (const name of [...TYPES, ...TYPES_BELOW])
    cpSync(
      path.join(from, 'dist/declarations/src', `${name}.d.ts`),
      path.join(types, `${name}.d.ts`),
    );
  writeFileSync(path.join(to, 'index.d.ts'), INDEX);
  for (const door of Object.keys(DOORS).slice(1))
    writeFileSync(path.join(to, `${door}.d.ts`), `export * from './types/${door}.js';\n`);
}
