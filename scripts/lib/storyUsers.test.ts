import { expect, it } from 'vitest';
import { createStoryUsers } from './storyUsers.mjs';

const ui = 'packages/ui/src/components';
const code: Record<string, string> = {
  [`${ui}/Button/Button.tsx`]: '',
  [`${ui}/Button/Button.stories.tsx`]: "import { Button } from './Button.tsx';",
  [`${ui}/Empty/Empty.tsx`]: "const B = lazy(() => import('../Button/Button.tsx'));",
  [`${ui}/Empty/Empty.stories.tsx`]: "import { Empty } from './Empty.tsx';",
  [`${ui}/Avatar/Avatar.stories.tsx`]: "import './Avatar.tsx';",
  [`${ui}/Avatar/Avatar.tsx`]: '',
  'apps/web/src/app/routes.ts':
    "import('../pages/Login/LoginPage.tsx'); import('../pages/About/AboutPage.tsx')",
  'apps/web/src/app/StoryApp.tsx': "import { table } from './routes.ts';",
  'apps/web/src/pages/Login/LoginPage.tsx':
    "import { Button } from '@qinghe/ui/components/Button';",
  'apps/web/src/pages/Login/Login.stories.tsx':
    "import { StoryApp } from '../../app/StoryApp.tsx';",
  'apps/web/src/pages/About/AboutPage.tsx':
    "import { Avatar } from '@qinghe/ui/components/Avatar';",
  'apps/web/src/pages/About/About.stories.tsx':
    "import { StoryApp } from '../../app/StoryApp.tsx';",
};
const manifest = JSON.stringify({
  name: '@qinghe/ui',
  exports: { './components/*': './src/components/*/*.tsx' },
});
const usersOf = createStoryUsers({
  files: [...Object.keys(code), `${ui}/Button/index.ts`],
  read: (file) => code[file] ?? '',
  manifests: [
    { file: 'packages/ui/package.json', text: manifest.replace('/*/*.tsx', '/*/index.ts') },
  ],
});
const stories = Object.keys(code).filter((file) => file.endsWith('.stories.tsx'));

it('finds the stories that draw a component: its own, through others, late, and through pages', () => {
  expect(usersOf([`${ui}/Button`], stories)).toEqual([
    `${ui}/Button/Button.stories.tsx`,
    `${ui}/Empty/Empty.stories.tsx`,
    'apps/web/src/pages/Login/Login.stories.tsx',
  ]);
});

it('does not take every page of a site for one that its story opens', () => {
  expect(usersOf(['apps/web/src/pages/About'], stories)).toEqual([
    'apps/web/src/pages/About/About.stories.tsx',
  ]);
});
