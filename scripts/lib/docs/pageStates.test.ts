import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.mjs';
import {
  checkPageStates,
  leastStates,
  otherStates,
  pageFolders,
  pageStates,
} from './pageStates.mjs';

const folders = pageFolders(root);
const inFile = (importPath: string) => (exportName: string) => ({ importPath, exportName });

/** The stories of a Storybook that shows every required state. */
const complete = [
  ...folders.flatMap((folder) => {
    const page = path.basename(folder);
    return (pageStates[page] ?? leastStates(folder)).map(inFile(`./${folder}/${page}.stories.tsx`));
  }),
  ...Object.entries(otherStates).flatMap(([file, states]) => states.map(inFile(`./${file}`))),
];

const problems = (stories: typeof complete, pages = folders) =>
  checkPageStates(pages, stories).filter(({ missing }) => missing.length > 0);

describe('the looks of the pages', () => {
  it('are listed for no page that is gone', () => {
    const pages = ['web', 'h5'].flatMap((app) =>
      readdirSync(path.join(root, `apps/${app}/src/pages`)).filter((name) => !name.includes('.')),
    );
    expect(Object.keys(pageStates).filter((name) => !pages.includes(name))).toEqual([]);
    expect(folders).toHaveLength(pages.length);
  });

  it('are complete when every story is there', () => {
    expect(problems(complete)).toEqual([]);
  });

  it('miss each story that is gone', () => {
    for (const gone of complete) {
      const [problem, ...others] = problems(complete.filter((story) => story !== gone));
      expect(others).toEqual([]);
      expect(gone.importPath).toContain(problem?.name ?? 'nothing found');
      expect(problem?.missing).toEqual([`story ${gone.exportName}`]);
    }
  });

  it('are not taken from the other site', () => {
    const stories = complete.filter(
      ({ importPath }) => !importPath.includes('/h5/src/pages/Home/'),
    );
    expect(problems(stories).map(({ name }) => name)).toEqual(['apps/h5/src/pages/Home']);
  });

  it('of a new page are at least those that its code asks for', () => {
    const found = problems(complete, ['apps/web/src/pages/Shop']);
    expect(found).toEqual([{ name: 'apps/web/src/pages/Shop', missing: ['story Default'] }]);
    const files: Record<string, string> = {
      'apps/h5/src/app/routes.ts': `createRouteTable([
  {
    path: '/shop', page: () => import('../pages/Shop/ShopPage.tsx'),
    isGuarded: true,
  },
  { path: '/till', page: () => import('../pages/Till/TillPage.tsx') },
]);`,
      'apps/h5/src/pages/Till/TillPage.tsx': "import { useTill } from '@qinghe/hooks/data/till';",
    };
    const least = (name: string) =>
      leastStates(`apps/h5/src/pages/${name}`, (file) => files[file] ?? '');
    expect(least('Shop')).toEqual(['Default', 'LoggedOut', 'Gated']);
    expect(least('Till')).toEqual(['Default', 'Loading', 'Error']);
  });
});
