import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { networkTitles } from './titles.ts';

const ANY_API = /^https?:\/\/[^/]+\/api\//;

/** Returns handlers that answer every call except the config, which the school's own handler answers. */
export const everyCallButConfig = (
  answer: () => Response | Promise<Response | void>,
): HttpHandler[] => [
  http.all(ANY_API, ({ request }) =>
    new URL(request.url).pathname.endsWith('/other/config') ? undefined : answer(),
  ),
];

/** Returns handlers that answer every call. */
export const everyCall = (answer: () => Response): HttpHandler[] => [http.all(ANY_API, answer)];

/** A simulated condition of the network or the server that affects every call, such as being slow or offline. */
export interface Network {
  title: string;
  /** Handlers to put before the school's own. */
  handlers: HttpHandler[];
}

/** Every network by id, for Storybook's toolbar and for scenarios. */
export const networks = {
  normal: { title: networkTitles.normal, handlers: [] },
  slow: { title: networkTitles.slow, handlers: everyCallButConfig(() => delay(8000)) },
  silent: {
    title: networkTitles.silent,
    handlers: everyCallButConfig(() => delay('infinite')),
  },
  offline: { title: networkTitles.offline, handlers: everyCall(() => HttpResponse.error()) },
  error: {
    title: networkTitles.error,
    handlers: everyCallButConfig(() => HttpResponse.html('<h1>500</h1>', { status: 500 })),
  },
  malformed: {
    title: networkTitles.malformed,
    handlers: everyCallButConfig(
      () =>
        new HttpResponse('{"code":0,"data":{', { headers: { 'content-type': 'application/json' } }),
    ),
  },
} as const satisfies Record<keyof typeof networkTitles, Network>;

/** Id of a network. */
export type NetworkId = keyof typeof networks;
