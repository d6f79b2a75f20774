import type { Loader } from '@storybook/react-vite';
import { http, isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { forgetCalls, recordCall } from '../packages/features/src/testing/calls.tsx';

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
  watchRequests();
  const worker = setupWorker(...demoFiles);
  worker.events.on('request:start', ({ request }) => void recordCall(request));
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${folder}mockServiceWorker.js` },
    onUnhandledRequest(request, print) {
      if (!isCommonAssetRequest(request) && !isOfStorybook(request)) print.warning();
    },
  });
  return worker;
}

/** How long a story may wait for what the one before it has begun, in milliseconds. */
const PATIENCE = 1000;

const open = new Set<Promise<unknown>>();

/** Counts the stories that were opened. */
let shown = 0;

/**
 * Keeps count of the requests without a whole reply. What a story asked for never comes once another one is shown, as
 * on a page that was left: a reply that fails after 15 s would be told there.
 */
function watchRequests(): void {
  const send = window.fetch.bind(window);
  window.fetch = (...request) => {
    const reply = send(...request);
    const whole = reply.then((response) => response.clone().arrayBuffer());
    open.add(whole);
    const close = () => open.delete(whole);
    whole.then(close, close);
    const story = shown;
    return new Promise((resolve, reject) => {
      reply.then(
        (response) => story === shown && resolve(response),
        (error: unknown) => story === shown && reject(error),
      );
    });
  };
}

const pause = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms));

/**
 * Waits until a story that has ended is quiet: what it sends last, such as a message that is read, must not reach the school
 * of the next one, nor what comes of a reply its session.
 */
async function lastReplies(): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (open.size > 0 && performance.now() < end) {
    await Promise.race([Promise.allSettled(open), pause(end - performance.now())]);
    // The page takes in a reply in a task of its own, and may ask on.
    await pause(0);
  }
  open.clear();
}

let started: ReturnType<typeof startWorker> | null = null;

type Story = Parameters<Loader>[0];

/** Gives a story the service worker that answers for the demo school, wherever Storybook is served. */
export async function loadWorker(
  context: Pick<Story, 'abortSignal'> & Partial<Pick<Story, 'msw'>>,
): Promise<void> {
  const worker = await (started ??= startWorker());
  await lastReplies();
  // The school belongs to the story that is shown by now.
  if (context.abortSignal.aborted) return;
  shown += 1;
  worker.resetHandlers();
  forgetCalls();
  context.msw = worker;
}
