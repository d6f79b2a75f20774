import { http, passthrough } from 'msw';

/** Matches modules, styles, fonts and pictures of Storybook itself. */
const FILE = /(?:\.(?:[cm]?[jt]sx?|css|mdx|webp|woff2)|\/index\.json)$/;

/**
 * Passes requests for Storybook's files through before the handlers of the school are tried: each of its hundred handlers would
 * parse all cookies to find out whether the request is its own.
 */
export const ownFiles = http.get(
  ({ request }) => FILE.test(new URL(request.url).pathname),
  () => passthrough(),
);
