import { createServer, request, type Server } from 'node:http';

/** A school whose server counts the calls of programs, as MeEdu does of each address. */
export interface MeteredSchool {
  url: string;
  server: Server;
  /** How many calls of programs were refused. */
  refused: () => number;
  /** Refuses every call of programs from now on, or no longer. */
  setBroken: (isBroken: boolean) => void;
}

const MINUTE_MS = 60_000;

/**
 * Puts MeEdu's limit before a school. Browsers, each of an address of its own, are let through; what is no browser is one.
 *
 * @param school Where the school is.
 * @param most Most calls in a minute.
 */
export function meterSchool(school: string, most: number): Promise<MeteredSchool> {
  let [end, count, refused, isBroken] = [0, 0, 0, false];
  const isRefused = (agent: string) => {
    if (agent.includes('Mozilla')) return false;
    if (Date.now() >= end) [end, count] = [Date.now() + MINUTE_MS, 0];
    count += 1;
    return isBroken || count > most;
  };
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/api/') === true && isRefused(req.headers['user-agent'] ?? '')) {
      refused += 1;
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ code: isBroken ? 500 : 429, message: '请稍后再试', data: [] }));
      return;
    }
    const call = request(school + (req.url ?? '/'), { method: req.method, headers: req.headers });
    call.on('response', (reply) => {
      res.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(res);
    });
    call.on('error', () => res.destroy());
    req.pipe(call);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
        server,
        refused: () => refused,
        setBroken: (value) => (isBroken = value),
      });
    });
  });
}
