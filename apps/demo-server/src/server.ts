import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { abandon, sendEnvelope, sendText } from './reply.ts';
import type { Api } from './schoolApi.ts';
import type { Settings } from './settings.ts';
import { createSite, pathOf } from './site.ts';

const isApi = (path: string) => /^\/(api|addons)(\/|$)/.test(path);

/**
 * One server for everything: `/api` and `/addons` go to the API, the rest is the site.
 *
 * @param hasPictures Whether pictures that the site lacks are asked of the API, as those with relative
 *   addresses of a real school (contract 1.10).
 */
export function createServer(
  settings: Pick<Settings, 'webDir' | 'h5Dir' | 'demoDir' | 'site'>,
  api: Api,
  hasPictures = false,
): Server {
  const ask = (req: IncomingMessage, res: ServerResponse) => {
    api(req, res).catch((error: unknown) => {
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
      site(req, res);
    } catch (error) {
      console.error(`${req.method} ${req.url}:`, error);
      abandon(res, () => sendText(res, 500, '500 Internal Server Error'));
    }
  });
}
