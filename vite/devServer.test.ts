import { expect, it, vi } from 'vitest';

it.each([
  ['', '4310'],
  ['4399', '4399'],
])('the dev servers ask npm start at its port: PORT=%j is %s', async (given, port) => {
  vi.stubEnv('PORT', given);
  vi.resetModules();
  const { appConfig } = await import('../vite.app.ts');
  const { server } = appConfig({ site: 'web', port: 5173, target: ['es2022'], starts: [] });
  vi.unstubAllEnvs();
  expect(server?.proxy?.['/h5']).toEqual({ target: 'http://127.0.0.1:5174', ws: true });
  for (const path of ['/api', '/demo', '/env.js'])
    expect(server?.proxy?.[path]).toEqual({ target: `http://127.0.0.1:${port}` });
});
