import { describe, expect, it } from 'vitest';
import { schoolPageHref } from '@qinghe/hooks/env';
import { innerPath } from './innerPath.ts';

const HERE = 'https://school.example/courses/detail/1?tab=lessons';

describe('innerPath', () => {
  it.each([
    ['a page', '/courses/detail/3', '/', '/courses/detail/3'],
    [
      'its query and place',
      '/search?keywords=%E4%B9%A6#top',
      '/',
      '/search?keywords=%E4%B9%A6#top',
    ],
    ['the home page', '/', '/', '/'],
    ['a page with a slash at its end', '/about/', '/', '/about'],
    ['a page that the school has written', schoolPageHref('refund'), '/h5/', '/pages/refund'],
    ['a file beside such a page', '/pages/more/plan', '/', null],
    ['a page of the mobile site', '/h5/courses', '/h5/', '/courses'],
    ['the mobile home page', '/h5', '/h5/', '/'],
    ['a page of the desktop site, on the mobile one', '/courses', '/h5/', '/courses'],
    ['a page of the mobile site, on the desktop one', '/h5/courses', '/', null],
    ['a file', '/storage/plan.pdf', '/', null],
    ['an unknown page', '/nowhere', '/', null],
    ['a page in capitals, which is none', '/Courses', '/', null],
    ['what asks for the desktop site, on the mobile one', '/courses?site=desktop', '/h5/', null],
    ['another site', 'https://other.example/courses', '/', null],
    ['another port', 'https://school.example:8443/courses', '/', null],
    ['a mail address', 'mailto:hi@school.example', '/', null],
    ['a place on this page', '#plan', '/', null],
    ['a place on this page with its address', '/courses/detail/1?tab=lessons#plan', '/', null],
    ['a place on another page', '/courses/detail/2#plan', '/', '/courses/detail/2#plan'],
  ])('%s', (_, href, base, expected) => {
    expect(innerPath(new URL(href, HERE).href, base, HERE)).toBe(expected);
  });
});
