import { Server as HttpServer } from 'node:http';
import { connect, type Server } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a server on a free port for the running test and returns its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    if (server instanceof HttpServer) server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/**
 * Sends bytes unchanged and returns the response until the server closes or is silent for 300 ms; an empty one if its first
 * byte does not come within `patienceMs`.
 */
export function sendRaw(
  url: string,
  bytes: string | Uint8Array,
  patienceMs = 5000,
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.once('data', () => socket.setTimeout(300));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
