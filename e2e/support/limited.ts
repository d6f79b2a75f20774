import { createServer } from 'node:http';

/** A school that answers calls only up to a limit, as MeEdu does (contract 1.11). */
export interface LimitedSchool {
  url: string;
  /** How many calls were refused. */
  refused: () => number;
  stop: () => void;
}

/**
 * Starts a server with a rate limit in front of a running site.
 *
 * @param site Address of the site.
 * @param most Largest number of calls per minute.
 */
export function limit(site: string, most: number): Promise<LimitedSchool> {
  let [end, count, refused] = [0, 0, 0];
  const server = createServer((req, res) => {
    const address = req.url ?? '/';
    if (address.startsWith('/api/')) {
      if (Date.now() >= end) [end, count] = [Date.now() + 60_000, 0];
      count += 1;
      if (count > most) {
        refused += 1;
        res.setHeader('content-type', 'application/json');
        res.end('{"code":429,"message":"请稍后再试","data":[]}');
        return;
      }
    }
    void fetch(site + address).then(async (reply) => {
      res.statusCode = reply.status;
      res.setHeader('content-type', reply.headers.get('content-type') ?? 'text/plain');
      res.end(Buffer.from(await reply.arrayBuffer()));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        refused: () => refused,
        stop: () => server.close(),
      });
      server.unref();
    });
  });
}
