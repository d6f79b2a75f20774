import { createServer, request, type Server } from 'node:http';

/** A school whose server limits the calls of programs, as MeEdu does for each IP address. */
export interface MeteredSchool {
  url: string;
  server: Server;
  /** Returns how many calls of programs were refused. */
  refused: () => number;
  /** Sets whether every call of programs is refused from now on. */
  setBroken: (isBroken: boolean) => void;
}

const MINUTE_MS = 60_000;

/**
 * Starts a proxy with MeEdu's rate limit in front of a school. Browsers are let through, as if each had an IP address of its own;
 * all other programs count as one address.
 *
 * @param school Address of the school.
 * @param most Largest number of calls per minute.
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
