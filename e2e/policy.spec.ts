import { signIn } from './support/member.ts';
import { inApp } from './support/projects.ts';
import { pause } from './support/pauses.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    hasRun?: string;
    Hls?: new (options: { enableWorker: boolean }) => {
      loadSource: (url: string) => void;
      attachMedia: (video: HTMLVideoElement) => void;
    };
  }
}

const PICTURE = "this.onerror = null; window.hasRun = 'handler'";

test('no script that came into the page runs', async ({ page, problems }, info) => {
  problems.allow(
    /^policy: script-src(-elem|-attr)? refused (inline|eval)/,
    /Content Security Policy/,
  );
  await page.goto(inApp(info, '/'));
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate((handler) => {
    const script = document.createElement('script');
    script.textContent = "window.hasRun = 'element'";
    const picture = document.createElement('img');
    picture.setAttribute('onerror', handler);
    picture.src = 'data:image/png;base64,AA';
    const link = document.createElement('a');
    link.href = "javascript:window.hasRun = 'address'";
    document.body.append(script, picture, link);
    link.click();
  }, PICTURE);
  await pause(page, 'no script');
  await page.evaluate(async () => {
    // The policy lets the debugger's own call evaluate code, but not what runs in a later task.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    try {
      // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- must be refused
      new Function("window.hasRun = 'eval'")();
    } catch {
      return;
    }
  });
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
});

test('a page that the server gave with a script in it does not run it', async ({
  page,
  problems,
}, info) => {
  problems.allow(/^policy: script-src-elem refused inline/, /Content Security Policy/);
  await page.route(inApp(info, '/about'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</head>', "<script>window.hasRun = 'page'</script></head>");
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await page.goto(inApp(info, '/about'));
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
});

test('formulas and aligned words of a course keep their styles', async ({
  page,
  request,
}, info) => {
  await signIn(page, request);
  await page.route('**/api/v2/course/1', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const html = '<p style="text-align: center">居中的话</p><p>$\\vec{x} = \\frac{1}{2}$</p>';
    reply.data.course.render_desc = html;
    reply.data.course.original_desc = html;
    await route.fulfill({ response, json: reply });
  });
  await page.goto(inApp(info, '/courses/detail/1'));
  await expect(page.getByText('居中的话')).toHaveCSS('text-align', 'center');
  const strut = page.locator('.katex .katex-strut').first();
  await expect(strut).not.toHaveCSS('height', '0px');
  await expect(page.locator('.katex .vlist > span').first()).toHaveAttribute('style', /top/);
});

test('hls.js may work in its worker', async ({ page }, info) => {
  await page.route('**/hls-under-test.js', (route) =>
    route.fulfill({
      path: 'node_modules/hls.js/dist/hls.light.min.js',
      contentType: 'text/javascript',
    }),
  );
  await page.goto(inApp(info, '/about'));
  await page.addScriptTag({ url: '/hls-under-test.js' });
  const duration = await page.evaluate(async () => {
    const video = document.createElement('video');
    document.body.append(video);
    if (!window.Hls) throw new Error('hls.js is not there');
    const hls = new window.Hls({ enableWorker: true });
    hls.loadSource('/demo/media/lesson-2/index.m3u8');
    hls.attachMedia(video);
    await new Promise((resolve) => video.addEventListener('loadeddata', resolve));
    return video.duration;
  });
  expect(duration).toBeGreaterThan(1);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
});

const DESIGNED = `<style>body { display: none }</style><div style="background: #0f5f38; padding: 20px" onclick="window.hasRun = 'click'">
<p style="color: #fff">设计过的一段</p></div>`;

test('what a school has designed keeps its looks, and nothing is reported', async ({
  page,
}, info) => {
  await page.route('**/api/v2/course/1', async (route) => {
    const response = await route.fetch();
    const { data, ...reply } = await response.json();
    const course = { ...data.course, render_desc: DESIGNED };
    await route.fulfill({ response, json: { ...reply, data: { ...data, course } } });
  });
  await page.goto(inApp(info, '/courses/detail/1'));
  const words = page.getByText('设计过的一段');
  await expect(words).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.locator('div', { has: words }).last()).toHaveCSS(
    'background-color',
    'rgb(15, 95, 56)',
  );
  await words.click();
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
});
