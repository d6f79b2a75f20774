import { http, passthrough } from 'msw';

/** Modules, styles, fonts and pictures of Storybook itself. */
const FILE = /(?:\.(?:[cm]?[jt]sx?|css|mdx|webp|woff2)|\/index\.json)$/;

/**
 * Lets files of Storybook pass before the calls of the school are asked whether they are theirs: each of a hundred reads every cookie
 * for that.
 */
export const ownFiles = http.get(
  ({ request }) => FILE.test(new URL(request.url).pathname),
  () => passthrough(),
);
