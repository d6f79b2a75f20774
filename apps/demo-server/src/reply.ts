import type { ServerResponse } from 'node:http';

/** Sends a text response, by default plain text such as `404 Not Found`. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain',
  cache: 'no-cache' | 'no-store' = 'no-cache',
) {
  const body = Buffer.from(text);
  res.writeHead(status, {
    'Content-Type': `${type};charset=utf-8`,
    'Content-Length': body.length,
    'Cache-Control': cache,
  });
  res.end(body);
}

/** Sends the API's error envelope (contract 1.2). */
export function sendEnvelope(res: ServerResponse, code: number, message: string, status = 200) {
  res.setHeader('Access-Control-Allow-Origin', '*');
  sendText(res, status, JSON.stringify({ code, message, data: [] }), 'application/json');
}

/** Ends a reply that failed: by calling `answer` if nothing was sent yet, else by closing the socket. */
export function abandon(res: ServerResponse, answer: () => void) {
  if (res.headersSent || res.destroyed) res.destroy();
  else answer();
}
