import { expect, it } from 'vitest';
import { isPage } from '@qinghe/hooks/url';
import { testSpellings } from '@qinghe/features/testing/routeSpellings';
import { starts } from '../../headStart.ts';
import { table } from './routes.ts';

testSpellings(table, starts);

it('servers know the pages of the table, and no others', () => {
  const paths = table.routes.map(({ path }) => path.replace(/:\w+/g, '7').replace(/^\*/, '/*'));
  expect(paths.filter((path) => !isPage(`${path}`))).toEqual(['/*']);
});
