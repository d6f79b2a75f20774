import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A call that a lane makes fail, and the answer that it gets. */
export interface Fault {
  /** Method and path of the call, as {@link callName} writes it. */
  call: string;
  /** Answers in place of the school; only `real` asks the school, and returns its reply. */
  answer: (res: ServerResponse, real: () => Promise<string>) => void | Promise<void>;
}

/** Returns the name of a call: its method and path, without the query. */
export const callName = (method: string, path: string) => `${method} ${path.split('?', 1)[0]}`;

/** A proxy before the school that makes calls of a browser context fail; the cookie `lane` names the context. */
export interface FaultServer {
  url: string;
  /** Makes a call of a lane fail from now on; null ends the fault. */
  setFault: (lane: string, fault: Fault | null) => void;
  /** Returns the calls of a lane since `takeCalls` was last called. */
  takeCalls: (lane: string) => string[];
  stop: () => Promise<void>;
}

function sendError(res: ServerResponse) {
  if (res.headersSent) res.destroy();
  else res.writeHead(502).end();
}

/** Starts a fault server in front of a school. */
export async function startFaultServer(school: string): Promise<FaultServer> {
  const { hostname, port } = new URL(school);
  const faults = new Map<string, Fault>();
  const calls = new Map<string, string[]>();

  const ask = (req: IncomingMessage) => {
    const { 'accept-encoding': _, ...headers } = req.headers;
    const { method, url: path } = req;
    const isApi = path?.startsWith('/api/');
    return request({ hostname, port, path, method, headers: isApi ? headers : req.headers });
  };

  function passOn(req: IncomingMessage, res: ServerResponse) {
    const outgoing = ask(req);
    outgoing.on('response', (reply) => {
      res.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(res);
    });
    outgoing.on('error', () => sendError(res));
    res.on('close', () => outgoing.destroy());
    req.pipe(outgoing);
  }

  const realReply = (req: IncomingMessage) =>
    new Promise<string>((resolve, reject) => {
      const outgoing = ask(req);
      outgoing.on('response', (reply) => void text(reply).then(resolve, reject));
      outgoing.on('error', reject);
      req.pipe(outgoing);
    });

  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    res.on('error', () => undefined);
    if (!path.startsWith('/api/')) {
      passOn(req, res);
      return;
    }
    const lane = /\blane=(\w+)/.exec(req.headers.cookie ?? '')?.[1] ?? '';
    const call = callName(req.method ?? 'GET', path);
    calls.set(lane, [...(calls.get(lane) ?? []), call]);
    const fault = faults.get(lane);
    if (fault?.call !== call) {
      passOn(req, res);
      return;
    }
    Promise.resolve(fault.answer(res, () => realReply(req))).catch(() => sendError(res));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    setFault: (lane, fault) => void (fault ? faults.set(lane, fault) : faults.delete(lane)),
    takeCalls: (lane) => {
      const made = calls.get(lane) ?? [];
      calls.set(lane, []);
      return made;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
