import { expect, it } from 'vitest';
import { isPage, pageSources } from '@qinghe/hooks/url';
import { testSpellings } from '@qinghe/features/testing/routeSpellings';
import { starts } from '../../headStart.ts';
import { table } from './routes.ts';

testSpellings(table, starts);

it('servers know the pages of the table, and no others', () => {
  const known = pageSources.mobile.map((source) => new RegExp(`^${source}$`));
  const unknown = known.filter(
    (page) => !table.routes.some(({ path }) => page.test(path.replace(/:\w+/g, '7'))),
  );
  expect(unknown, 'pages of paths.ts that routes.ts has not').toEqual([]);
  const paths = table.routes.map(({ path }) => path.replace(/:\w+/g, '7').replace(/^\*/, '/*'));
  expect(paths.filter((path) => !isPage(`/h5${path}`))).toEqual(['/*']);
});
