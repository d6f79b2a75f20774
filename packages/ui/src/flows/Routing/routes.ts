import { lazy, type ComponentType } from 'react';
import { matchPath, type Params } from 'react-router-dom';

/** What a route knows of the address it was matched with. */
export interface RouteArgs {
  params: Params;
  search: URLSearchParams;
}

/** A page of an application, as its route table declares it. */
export interface RouteDefinition {
  /** Pattern below the application's base, such as `/courses/detail/:courseId`. */
  path: string;
  /** Loads the page's code. */
  page: () => Promise<{ default: ComponentType }>;
  /** Asks for the page's data, while its code loads. */
  data?: (args: RouteArgs) => void;
  /** Whether only members whose gates are passed may enter. */
  isGuarded?: boolean;
  /** Frame of the page; the application names its own. */
  layout?: string;
}

/** A route with its page as a component. */
export interface Route extends RouteDefinition {
  Page: ComponentType;
}

/** The route table of an application. */
export interface RouteTable {
  routes: readonly Route[];
  /**
   * Loads the code of the page at a path of this site and asks for its data, both at once.
   * Called at start and when a visitor shows the intent to go there.
   */
  preload: (href: string) => void;
}

/** Loads once; a failed load may be tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Builds the route table of an application. The first pattern that fits wins. */
export function createRouteTable(definitions: readonly RouteDefinition[]): RouteTable {
  const routes = definitions.map((definition) => {
    const page = once(definition.page);
    return { ...definition, page, Page: lazy(page) };
  });
  return {
    routes,
    preload(href) {
      const { pathname, searchParams } = new URL(href, 'http://site');
      for (const route of routes) {
        const match = matchPath(route.path, pathname);
        if (!match) continue;
        // A failure shows when the page itself is opened.
        route.page().catch(() => undefined);
        route.data?.({ params: match.params, search: searchParams });
        return;
      }
    },
  };
}
