import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { API_POLICY, headersOf } from './headers.ts';
import { createClosure } from './closure.ts';
import { createPolicy } from './policy.ts';
import { abandon, sendEnvelope, sendText } from './reply.ts';
import type { Api } from './schoolApi.ts';
import type { Settings } from './settings.ts';
import type { Previews } from './previews.ts';
import { isApi, pathOf } from './paths.ts';
import { createSite } from './site.ts';

/**
 * Keep-alive timeout in milliseconds: longer than that of proxies and clients, which could otherwise send a request on a
 * connection that is being closed.
 */
const KEEP_ALIVE_MS = 75_000;

/** Optional parts of a server. */
export interface ServerExtras {
  /**
   * The real school behind the API. Pictures that the site lacks are requested from it, since a school's pictures may have
   * relative addresses (contract 1.10).
   */
  school?: URL;
  /** Previews of scenarios; only the demo school has them. */
  previews?: Previews;
}

/** Creates one server for everything: `/api` and `/addons` are served by the API, the rest by the site. */
export function createServer(
  settings: Pick<
    Settings,
    'webDir' | 'h5Dir' | 'prerenderedDir' | 'demoDir' | 'filesDir' | 'pagesDir' | 'site'
  >,
  api: Api,
  { school, previews }: ServerExtras = {},
): Server {
  const ask = (req: IncomingMessage, res: ServerResponse) => {
    const answer = previews?.apiOf(req) ?? api;
    answer(req, res).catch((error: unknown) => {
      console.error(error);
      abandon(res, () => sendEnvelope(res, 1, '错误'));
    });
  };
  const isApart = (req: IncomingMessage) => previews?.apiOf(req) !== undefined;
  const site = createSite(settings, { pictures: school ? ask : undefined, isApart });
  const policy = createPolicy(settings, school ?? null);
  const isClosed = createClosure(settings.site);
  return createHttpServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (req, res) => {
    const path = pathOf(req);
    const headers = headersOf(path, isApi(path) ? () => API_POLICY : policy);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.on('error', () => undefined);
    if (isClosed(req, res)) return;
    if (isApi(path)) {
      ask(req, res);
      return;
    }
    try {
      if (previews?.open(req, res)) return;
      if (previews && path === '/env.js') {
        const cache = previews.apiOf(req) ? 'no-store' : 'no-cache';
        sendText(res, 200, previews.envOf(req), 'text/javascript', cache);
        return;
      }
      site(req, res);
    } catch (error) {
      console.error(`${req.method} ${req.url}:`, error);
      abandon(res, () => sendText(res, 500, '500 Internal Server Error'));
    }
  });
}
