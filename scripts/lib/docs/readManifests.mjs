import path from 'node:path';
import * as docs from '@storybook/addon-docs/preset';
import * as react from '@storybook/react/preset';
import { buildIndex } from 'storybook/internal/core-server';
import { root } from '../run.mjs';
import { improveManifests } from './manifests.mjs';

/** Computes the manifests that a build of Storybook writes, without a build. */
export async function readManifests() {
  const { entries } = await buildIndex({ configDir: path.join(root, '.storybook') });
  const all = Object.values(entries);
  const options = {
    manifestEntries: all.filter(({ tags }) => tags?.includes('manifest')),
    presets: {
      apply: async (name, value) =>
        name === 'typescript' ? { reactDocgen: 'react-docgen' } : value,
    },
  };
  const components = await react.experimental_manifests({}, options);
  return improveManifests(await docs.experimental_manifests(components, options), all);
}
