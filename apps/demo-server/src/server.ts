import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { abandon, sendEnvelope, sendText } from './reply.ts';
import type { Api } from './schoolApi.ts';
import type { Settings } from './settings.ts';
import type { Previews } from './previews.ts';
import { createSite, pathOf } from './site.ts';

const isApi = (path: string) => /^\/(api|addons)(\/|$)/.test(path);

/** What a server may have besides its API and its site. */
export interface ServerExtras {
  /**
   * Whether pictures that the site lacks are asked of the API, as those with relative addresses of a
   * real school (contract 1.10).
   */
  hasPictures?: boolean;
  /** Previews of scenarios; only the demo school has them. */
  previews?: Previews;
}

/** One server for everything: `/api` and `/addons` go to the API, the rest is the site. */
export function createServer(
  settings: Pick<Settings, 'webDir' | 'h5Dir' | 'demoDir' | 'site'>,
  api: Api,
  { hasPictures = false, previews }: ServerExtras = {},
): Server {
  const ask = (req: IncomingMessage, res: ServerResponse) => {
    const answer = previews?.apiOf(req) ?? api;
    answer(req, res).catch((error: unknown) => {
      console.error(error);
      abandon(res, () => sendEnvelope(res, 1, '错误'));
    });
  };
  const site = createSite(settings, hasPictures ? ask : undefined);
  return createHttpServer((req, res) => {
    const path = pathOf(req);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    res.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    res.on('error', () => undefined);
    if (isApi(path)) {
      ask(req, res);
      return;
    }
    try {
      if (previews?.open(req, res)) return;
      if (previews && path === '/env.js') {
        sendText(res, 200, previews.envOf(req), 'text/javascript');
        return;
      }
      site(req, res);
    } catch (error) {
      console.error(`${req.method} ${req.url}:`, error);
      abandon(res, () => sendText(res, 500, '500 Internal Server Error'));
    }
  });
}
