import { getResponse, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { ownFiles } from './ownFiles.ts';

const school = http.get('*', () => HttpResponse.json('the school'));

/** Whether a request is passed through to the network before the handlers of the school. */
async function passes(address: string): Promise<boolean> {
  const reply = await getResponse([ownFiles, school], new Request(`http://localhost${address}`));
  return reply?.headers.get('x-msw-intention') === 'passthrough';
}

it.each([
  '/assets/iframe-Cj3MaMFo.js',
  '/packages/ui/src/components/Button/Button.tsx?t=1',
  '/assets/noto-sans-sc-119-wght-normal-Ck_g2FGz.woff2',
  '/design/thumbs/desktop-home--default--light.webp',
  '/index.json',
])('lets %s pass', async (address) => {
  expect(await passes(address)).toBe(true);
});

it.each(['/api/v2/other/config', '/api/v2/course/1', '/demo/media/lesson-1.mp4'])(
  'leaves %s to the school',
  async (address) => {
    expect(await passes(address)).toBe(false);
  },
);
