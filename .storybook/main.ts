import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    { directory: '../docs', titlePrefix: 'Guides', files: '*.mdx' },
    {
      directory: '../packages/ui/src/tokens',
      titlePrefix: 'Foundations',
      files: '**/*.@(mdx|stories.tsx)',
    },
    {
      directory: '../packages/ui/src/components',
      titlePrefix: 'Components',
      files: '**/*.@(mdx|stories.tsx)',
    },
    {
      directory: '../packages/ui/src/patterns',
      titlePrefix: 'Patterns',
      files: '**/*.@(mdx|stories.tsx)',
    },
    {
      directory: '../packages/ui/src/flows',
      titlePrefix: 'Flows',
      files: '**/*.@(mdx|stories.tsx)',
    },
    { directory: '../apps/web/src', titlePrefix: 'Desktop', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../apps/h5/src', titlePrefix: 'Mobile', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/hooks/src', titlePrefix: 'Data/Hooks', files: '**/*.mdx' },
    { directory: '../packages/api/src', titlePrefix: 'Data/API', files: '**/*.mdx' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  staticDirs: ['./public', { from: '../packages/api/demo', to: '/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
