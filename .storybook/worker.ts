import type { Loader } from '@storybook/react-vite';
import { http, isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { forgetCalls, recordCall } from '../packages/features/src/testing/calls.tsx';

const PREVIEW = 'iframe.html';

/** The path of the built Storybook on its host; `/` at the root and in tests. */
const folder = window.location.pathname.endsWith(`/${PREVIEW}`)
  ? window.location.pathname.slice(0, -PREVIEW.length)
  : '/';

/** Redirects the demo school's files, whose URLs begin at the root of the host, when Storybook is served below a path. */
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

/** How long a story may wait for the requests of the previous story, in milliseconds. */
const PATIENCE = 1000;

const open = new Set<Promise<unknown>>();

/** The number of stories opened so far. */
let shown = 0;

/**
 * Patches `fetch` to track requests without a complete reply. Once another story is shown, requests of an earlier one never
 * settle, as on a page that was left: otherwise a failure after 15 s would be reported in the wrong story.
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
 * Waits until the last requests of an ended story are complete: late ones, such as marking a message as read, must not
 * change the school of the next story, nor a late reply its session.
 */
async function lastReplies(): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (open.size > 0 && performance.now() < end) {
    await Promise.race([Promise.allSettled(open), pause(end - performance.now())]);
    // The page handles a reply in a separate task, and may make further requests.
    await pause(0);
  }
  open.clear();
}

let started: ReturnType<typeof startWorker> | null = null;

type Story = Parameters<Loader>[0];

/** Starts the service worker of the demo school for a story, below any path at which Storybook is served. */
export async function loadWorker(
  context: Pick<Story, 'abortSignal'> & Partial<Pick<Story, 'msw'>>,
): Promise<void> {
  const worker = await (started ??= startWorker());
  await lastReplies();
  // The story was left: the school now belongs to the next one.
  if (context.abortSignal.aborted) return;
  shown += 1;
  worker.resetHandlers();
  forgetCalls();
  context.msw = worker;
}
