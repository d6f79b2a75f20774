import { get } from 'node:http';

/**
 * Sends a request over a new connection: a kept-alive one may be closed just when it is used, after which browsers try again but
 * `fetch` does not.
 */
export function ask(url: string) {
  return new Promise<{ isOk: boolean; policy: string; text: string }>((resolve, reject) => {
    const call = get(url, { agent: false }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      res.on('end', () => {
        const policy = [res.headers['content-security-policy'] ?? ''].flat().join();
        resolve({ isOk: res.statusCode === 200, policy, text });
      });
    });
    call.on('error', reject);
  });
}
