import { createElement, use, useState, type ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import { canonicalPath } from '@qinghe/hooks/url';

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
  data?: (args: RouteArgs) => void | Promise<void>;
  /** Whether only members whose gates are passed may enter. */
  isGuarded?: boolean;
  /** Frame of the page; the application names its own. */
  layout?: string;
}

/** A route with its page as a component. */
export interface Route extends RouteDefinition {
  Page: ComponentType;
  /** Upper and lower case name different pages. */
  caseSensitive: true;
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

/** Loads once and keeps the outcome. */
function keep<T>(load: () => Promise<T>) {
  let outcome: Promise<T> | null = null;
  let value: T | null = null;
  return {
    /** What was loaded, as soon as it is there. */
    value: () => value,
    get(): Promise<T> {
      outcome ??= load().then((loaded) => {
        value = loaded;
        return loaded;
      });
      return outcome;
    },
  };
}

/** Builds the route table of an application. Of several patterns that fit the most exact one wins. */
export function createRouteTable(definitions: readonly RouteDefinition[]): RouteTable {
  const routes = definitions.map((definition) => {
    const code = keep(definition.page);
    const Loading = () => createElement(use(code.get()).default);
    // A page whose code is there shows at once, without suspending.
    const Page = () => {
      const [View] = useState<ComponentType>(() => code.value()?.default ?? Loading);
      return createElement(View);
    };
    return { ...definition, caseSensitive: true as const, code, Page };
  });
  return {
    routes,
    preload(href) {
      // With a host in front any path can be read, `//` too.
      const { pathname, searchParams } = new URL(`http://site${href}`);
      const [match] = matchRoutes(routes, { pathname: canonicalPath(pathname) }) ?? [];
      if (!match) return;
      const { code, data } = match.route;
      // A failure shows when the page itself is opened.
      code.get().catch(() => undefined);
      Promise.resolve(data?.({ params: match.params, search: searchParams })).catch(
        () => undefined,
      );
    },
  };
}
