import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { SWRConfig } from 'swr';
import { getActivities } from '@qinghe/api/resources/activities';
import { getConfig } from '@qinghe/api/resources/config';
import { getNavs } from '@qinghe/api/resources/navigation';
import { activityListInput } from '@qinghe/hooks/data/activities';
import { client } from '@qinghe/hooks/data/client';
import { createRecorder, emptyCache } from '@qinghe/hooks/data/prerender';
import { readEnv } from '@qinghe/hooks/env';
import { server } from '@qinghe/hooks/stores/server';
import type { Site } from '@qinghe/hooks/url';
import { LATE } from '@qinghe/ui/components/Late/prerender';
import { readOldAddresses, StaticRouter } from '@qinghe/features/routing/Routing';
import { noteMeta, notedHead, type NotedHead } from '@qinghe/features/routing/PageMeta';
import { restorePrerendered, STYLE_ATTRIBUTE, type Prerendered } from './prerendered.ts';

/** Maximum number of rendering rounds: hooks that depend on one another's replies need several, but not an endless number. */
const MOST_ROUNDS = 10;

/** Hides a page that was rendered for another address or another visitor until the application has started. */
const OTHER = '[data-prerendered=other] #root{visibility:hidden}';

/** Renders the application in the given router. */
type App = (router: ComponentType<{ children: ReactNode }>) => ReactNode;

export interface SiteOptions {
  app: App;
  /** Path that the application is served under, such as `/h5`; '' for none. */
  basename: string;
}

/** A page as HTML, its head, and the data it was rendered with. */
export interface RenderedPage extends NotedHead {
  html: string;
  /** The CSS rules that this page needs, as text. */
  styles: string;
  data: Prerendered;
}

/** Renders the pages of a site, one at a time, because stores and cache are shared by the process. */
export interface SitePages {
  /**
   * Renders the page at a path below `basename` for a visitor, with the replies to all requests of its hooks. Rejects if the
   * server cannot be reached.
   *
   * @param origin Origin that the site will be served from.
   * @param now The time that the page shows, in epoch milliseconds; defaults to the present.
   */
  render: (path: string, origin: string, now?: number) => Promise<RenderedPage>;
  /** Returns the styles of all pages rendered so far. */
  styles: () => string;
}

type School = Omit<Prerendered, 'answers' | 'now'>;

async function schoolOf(site: Site): Promise<School> {
  const platform = site === 'mobile' ? 'h5' : 'PC';
  const config = await client.send(getConfig, {});
  const navs = readEnv().navs === 'server' ? await client.send(getNavs, { platform }) : [];
  // Finds out whether the server has this endpoint: links to pages that need it depend on that. Other errors do not matter here.
  await client.send(getActivities, activityListInput({ pageSize: 1 })).catch(() => null);
  return { config, navs: navs.length > 0 ? navs : null, lacks: [...server.lacks] };
}

async function toHtml(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    // React would stream a larger part after the page, which needs an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      if (Object(error).digest === LATE) return LATE;
      errors.push(error);
      return undefined;
    },
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

const unescape = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** Returns the distinct values of the `style` attributes of a page. */
const stylesIn = (html: string) =>
  new Set(Array.from(html.matchAll(/ style="([^"]*)"/g), ([, style = '']) => unescape(style)));

/** Returns the CSS rules that replace `style` attributes. */
const inlineRules = (styles: Iterable<string>) =>
  Array.from(
    styles,
    (style) => `[${STYLE_ATTRIBUTE}="${style.replace(/["\\]/g, '\\$&')}"]{${style}}`,
  );

/** Creates a renderer of a site's pages that needs no browser. */
export function createSite({ app, basename }: SiteOptions): SitePages {
  const cache = createCache({ key: 'css' });
  // Emotion collects rules instead of writing them into the markup, which the content security policy would forbid.
  cache.compat = true;
  const inline = new Set<string>();
  const site = basename ? 'mobile' : 'desktop';

  const emotionRules = () =>
    Object.entries(cache.inserted).flatMap(([name, rule]) =>
      typeof rule === 'string' ? [{ name, rule }] : [],
    );

  /** Returns the rules that a page needs: those of its class names, global ones, and the animations that these use. */
  const stylesOf = (html: string) => {
    const names = new Set(Array.from(html.matchAll(/\bcss-([\da-z]+)/g), ([, name]) => name));
    const rules = emotionRules().filter(
      ({ name, rule }) => names.has(name) || !rule.includes(`.css-${name}`),
    );
    const isMoving = ({ rule }: { rule: string }) => rule.startsWith('@keyframes');
    const still = rules
      .filter((rule) => !isMoving(rule))
      .map(({ rule }) => rule)
      .join('');
    const needed = rules.filter((rule) => !isMoving(rule) || still.includes(rule.name));
    return [OTHER, ...needed.map(({ rule }) => rule), ...inlineRules(stylesIn(html))].join('');
  };

  const render: SitePages['render'] = async (path, origin, now = Date.now()) => {
    emptyCache();
    noteMeta(null);
    const recorder = createRecorder();
    const school = { ...(await schoolOf(site)), now };
    restorePrerendered({ ...school, answers: recorder.kept() });
    readOldAddresses(site);
    const Router = ({ children }: { children: ReactNode }) => (
      <StaticRouter basename={basename || '/'} location={basename + path}>
        {children}
      </StaticRouter>
    );
    const tree = (
      <CacheProvider value={cache}>
        <SWRConfig value={{ use: [recorder.middleware] }}>
          <StrictMode>{app(Router)}</StrictMode>
        </SWRConfig>
      </CacheProvider>
    );
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      // Each round needs the replies of the round before.
      // oxlint-disable-next-line no-await-in-loop
      const html = await toHtml(tree);
      // oxlint-disable-next-line no-await-in-loop
      if (await recorder.answer()) continue;
      for (const style of stylesIn(html)) inline.add(style);
      const data = { ...school, answers: recorder.kept() };
      // oxlint-disable-next-line no-await-in-loop
      return { html, styles: stylesOf(html), data, ...(await notedHead(origin + basename + path)) };
    }
    throw new Error(`${path} asks for ever more.`);
  };

  const styles = () =>
    [OTHER, ...emotionRules().map(({ rule }) => rule), ...inlineRules(inline)].join('');
  return { render, styles };
}
