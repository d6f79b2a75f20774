import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** What our packages call Emotion by. */
export const EMOTION = '@qinghe/ui/emotion';

/** What Emotion is called by in this repository, with what stands behind it in the name of a module. */
const ORIGINAL = '@emotion/react';

/** What of it the compiled styles run with. Its own package installs a compiler's plugin as well, and Babel with that. */
const PARTS = [
  '@emotion/cache',
  '@emotion/serialize',
  '@emotion/use-insertion-effect-with-fallbacks',
  '@emotion/utils',
];

/** Its doors here, as modules. */
const DOORS = {
  index:
    "export { default as createCache } from '@emotion/cache';\nexport { CacheProvider, css, keyframes } from '@emotion/react';",
  'jsx-runtime': "export { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';",
  'jsx-dev-runtime': "export { Fragment, jsxDEV } from '@emotion/react/jsx-dev-runtime';",
};

/** Types of its own that those of the doors name. */
const TYPES = ['context', 'css', 'jsx-dev-runtime', 'jsx-namespace', 'jsx-runtime', 'keyframes'];
const TYPES_BELOW = ['theming', 'types'];

const INDEX = `export { default as createCache } from '@emotion/cache';
export type { EmotionCache } from '@emotion/cache';
export type { SerializedStyles } from '@emotion/utils';
export { CacheProvider } from './types/context.js';
export { default as css } from './types/css.js';
export { keyframes } from './types/keyframes.js';
`;

/** A specifier of Emotion as a module of ours asks for it; null for any other. */
export function emotionOf(specifier, place) {
  if (specifier === ORIGINAL) return place === EMOTION ? EMOTION : `${place}/index.js`;
  const [, door] = /^@emotion\/react\/(jsx-(?:dev-)?runtime)$/.exec(specifier) ?? [];
  if (!door) return null;
  return place === EMOTION ? `${EMOTION}/${door}` : `${place}/${door}.js`;
}

/** Words for people, in which Emotion is called as in our packages. */
export const namedEmotion = (text) => text.replaceAll(ORIGINAL, EMOTION);

/**
 * The dependencies that take the place of Emotion's own package, with their ranges.
 *
 * @param {string} root The repository's root.
 */
export function emotionParts(root) {
  const file = path.join(root, 'node_modules', ORIGINAL, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(PARTS.map((name) => [name, dependencies[name]]));
}

/** The exports of `@qinghe/ui` that are Emotion's doors. */
export const emotionExports = () =>
  Object.fromEntries(
    Object.keys(DOORS).map((door) => {
      const file = `./dist/vendor/emotion/${door}`;
      const entry = door === 'index' ? './emotion' : `./emotion/${door}`;
      return [entry, { types: `${file}.d.ts`, default: `${file}.js` }];
    }),
  );

/**
 * Emotion as far as styles need it when they run, for browsers and servers alike, with its licence and its types.
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
        // Nothing of it does anything by being there.
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
