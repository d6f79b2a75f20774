import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Link,
  Navigate,
  StaticRouter as Known,
  useHref,
  useLocation,
  useParams,
  useRoutes,
} from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { StaticRouter, type StaticRouterProps } from './StaticRouter.tsx';

function Course() {
  const { pathname, search, hash } = useLocation();
  const place = JSON.stringify([pathname, search, hash, useParams(), useHref('/about?a=1#b')]);
  return createElement('p', null, place, createElement(Link, { to: '../2' }, '2'));
}

const Pages = () =>
  useRoutes([
    { path: '/', element: '首页' },
    { path: '/courses/detail/:id', element: createElement(Course) },
    { path: '/old', element: createElement(Navigate, { to: '/' }) },
  ]);

const html = (Router: ComponentType<StaticRouterProps>, basename: string, location: string) => {
  const props = { basename, location, children: createElement(Pages) };
  return renderToString(createElement(Router, props));
};

describe('StaticRouter', () => {
  it.each([
    ['/', '/'],
    ['/', '/courses/detail/7?tab=comments&q=%E9%9D%92#top'],
    ['/h5', '/h5/courses/detail/7'],
    ['/h5', '/h5/'],
    ['/h5', '/h5'],
  ])('below %s renders %s as that of the library does', (basename, location) => {
    expect(html(StaticRouter, basename, location)).toBe(html(Known, basename, location));
  });
});
