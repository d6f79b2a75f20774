import { get } from 'node:http';

/**
 * Asks over a connection of its own: a kept one may be closed just when it is used, which browsers try again and `fetch` does
 * not.
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
