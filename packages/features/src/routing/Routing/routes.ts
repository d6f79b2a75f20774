import { createElement, use, useState, type ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import { untilStays } from '@qinghe/hooks/env';
import { canonicalPath } from '@qinghe/hooks/url';

/** The parts of the address that a route receives. */
export interface RouteArgs {
  params: Params;
  search: URLSearchParams;
}

/** A page of an application, as its route table declares it. */
export interface RouteDefinition {
  /** Path pattern below the application's base, such as `/courses/detail/:courseId`. */
  path: string;
  /** Loads the page's code. */
  page: () => Promise<{ default: ComponentType }>;
  /** Requests the page's data while its code is loading. */
  data?: (args: RouteArgs) => void | Promise<void>;
  /** Whether only members who have passed all gates may enter. */
  isGuarded?: boolean;
  /** Name of the page's layout; the application defines the names. */
  layout?: string;
}

/** A route with its page as a component. */
export interface Route extends RouteDefinition {
  Page: ComponentType;
  /** Paths are case-sensitive. */
  caseSensitive: true;
}

/** The route table of an application. */
export interface RouteTable {
  routes: readonly Route[];
  /**
   * Loads the code of the page at a path of this site and requests its data, in parallel. Called at start, and when a visitor is
   * about to open the page.
   */
  preload: (href: string) => void;
}

/** Calls a loader once and caches its promise and value. */
function keep<T>(load: () => Promise<T>) {
  let outcome: Promise<T> | undefined;
  let value: T | undefined;
  const start = async () => {
    try {
      value = await load();
      return value;
    } catch (error) {
      await untilStays();
      throw error;
    }
  };
  return {
    /** Returns the loaded value; undefined before. */
    value: () => value,
    get: () => (outcome ??= start()),
  };
}

/** Creates the route table of an application. If several patterns match, the most specific one wins. */
export function createRouteTable(definitions: readonly RouteDefinition[]): RouteTable {
  const routes = definitions.map((definition) => {
    const code = keep(definition.page);
    const Loading = () => createElement(use(code.get()).default);
    // A page whose code is loaded renders at once, without suspending.
    const Page = () => {
      const [View] = useState<ComponentType>(() => code.value()?.default ?? Loading);
      return createElement(View);
    };
    return { ...definition, caseSensitive: true as const, code, Page };
  });
  return {
    routes,
    preload(href) {
      // With a host in front, any path can be parsed, even `//`.
      const { pathname, searchParams } = new URL(`http://site${href}`);
      const [match] = matchRoutes(routes, { pathname: canonicalPath(pathname) }) ?? [];
      if (!match) return;
      const { code, data } = match.route;
      // Failures are shown when the page itself is opened.
      void Promise.allSettled([code.get(), data?.({ params: match.params, search: searchParams })]);
    },
  };
}
