import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

/** A stand-in for a school's server that repeats each request in its reply. */
export interface EchoSchool {
  url: string;
  server: Server;
}

/**
 * Starts a server that repeats every call in its reply; a picture is `picture`, cached for a month if its address contains
 * `kept`.
 */
export function startEchoSchool(): Promise<EchoSchool> {
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      if (/\.(?:png|jpg)(?:\?|$)/.test(req.url ?? '')) {
        const isKept = req.url?.includes('kept') === true;
        if (isKept) res.setHeader('cache-control', 'max-age=2592000');
        res.setHeader('content-type', 'image/jpeg').end('picture');
        return;
      }
      const { method, url, headers } = req;
      res.setHeader('content-type', 'application/json');
      res.setHeader('set-cookie', ['a=1', 'b=2']);
      res.end(JSON.stringify({ code: 0, message: '', data: { method, url, headers, body } }));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}`, server });
    });
  });
}
