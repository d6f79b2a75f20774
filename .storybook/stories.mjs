import { readdirSync } from 'node:fs';

/** The rooms (folders) of packages/features; titles of stories contain the feature's name, not the room's. */
const rooms = readdirSync(new URL('../packages/features/src', import.meta.url)).filter(
  (name) => name !== 'testing',
);

/**
 * The folders of stories and documentation pages, with their roots in the sidebar.
 *
 * @type {{ directory: string, titlePrefix: string, files: string }[]}
 */
export const storyFolders = [
  { directory: '../docs', titlePrefix: 'Guides', files: '*.mdx' },
  ...[
    ['packages/ui/src/tokens', 'Foundations'],
    ['packages/ui/src/components', 'Components'],
    ['packages/ui/src/patterns', 'Patterns'],
    ...rooms.map((room) => [`packages/features/src/${room}`, 'Flows']),
    ['apps/web/src', 'Desktop'],
    ['apps/h5/src', 'Mobile'],
  ].map(([folder, titlePrefix]) => ({
    directory: `../${folder}`,
    titlePrefix,
    files: '**/*.@(mdx|stories.tsx)',
  })),
  {
    directory: '../packages/hooks/src',
    titlePrefix: 'Data/Hooks',
    files: '**/*.@(mdx|stories.tsx)',
  },
  {
    directory: '../packages/api/src',
    titlePrefix: 'Data/API',
    files: '**/*.@(mdx|stories.tsx)',
  },
  { directory: './school', titlePrefix: 'Demo school', files: '*.@(mdx|stories.tsx)' },
];
