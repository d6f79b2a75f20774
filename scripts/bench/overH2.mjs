import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Headers of HTTP/1.1 that HTTP/2 expresses otherwise or does not have; they are not passed on. */
const OF_HTTP1 = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'host',
]);

/** Creates a key and a self-signed certificate for 127.0.0.1. */
function certify() {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-h2-'));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1'
        .split(' ')
        .concat('-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile, '-out', certFile),
      { stdio: 'ignore' },
    );
    return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts a proxy in front of a server that speaks HTTP/2 with TLS, as nginx does in production. Needs `openssl`.
 *
 * @param {string} target Such as `http://127.0.0.1:4310`.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function serveOverH2(target) {
  const server = createSecureServer(certify());
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('request', (incoming, reply) => {
    const own = Object.entries(incoming.headers).filter(
      ([name]) => !name.startsWith(':') && !OF_HTTP1.has(name),
    );
    const asked = request(
      target + incoming.url,
      { method: incoming.method, headers: Object.fromEntries(own) },
      (answer) => {
        const headers = Object.entries(answer.headers).filter(([name]) => !OF_HTTP1.has(name));
        reply.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
        answer.pipe(reply);
      },
    );
    asked.on('error', () => reply.stream.close());
    incoming.pipe(asked);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = Object(server.address());
  return {
    url: `https://127.0.0.1:${port}`,
    stop: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
