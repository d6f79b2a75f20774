import type { Loader } from '@storybook/react-vite';
import { http, isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';

const PREVIEW = 'iframe.html';

/** The folder of the built Storybook on its host, `/` at the root and in tests. */
const folder = window.location.pathname.endsWith(`/${PREVIEW}`)
  ? window.location.pathname.slice(0, -PREVIEW.length)
  : '/';

/** The demo school names its files from the root of the host; below a path they lie elsewhere. */
const demoFiles =
  folder === '/'
    ? []
    : [
        http.get('/demo/*', ({ request }) => {
          const { pathname, search } = new URL(request.url);
          return fetch(folder + pathname.slice(1) + search, { headers: request.headers });
        }),
      ];

const isOfStorybook = ({ url }: Request) =>
  /\.eot$|\.mdx$|sb-common-assets|iframe\.html|index\.json|sb-vite|@vite|@react-refresh|\/virtual:|\.stories\./.test(
    url,
  );

async function startWorker() {
  const worker = setupWorker(...demoFiles);
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${folder}mockServiceWorker.js` },
    onUnhandledRequest(request, print) {
      if (!isCommonAssetRequest(request) && !isOfStorybook(request)) print.warning();
    },
  });
  return worker;
}

let started: ReturnType<typeof startWorker> | null = null;

/** Gives a story the service worker that answers for the demo school, wherever Storybook is served. */
export const loadWorker: Loader = async (context) => {
  const worker = await (started ??= startWorker());
  worker.resetHandlers();
  context.msw = worker;
};
