import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { courseLink } from './support/links.ts';
import { signInAt } from './support/member.ts';
import { writeOwnSchool } from './support/ownSchool.ts';
import { inApp, isPhone } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0 Safari/537.36 MicroMessenger/7.0.20 WindowsWechat';

/** A call of WeChat's script by the page, with its data. */
type Told = [call: string, data: Record<string, unknown>];

/** Stands in for WeChat's script: accepts only the signature of the address that its version checks, and records every call. */
async function playWechat(page: Page, checked: 'any' | 'current' | 'landing' = 'any') {
  const told: Told[] = [];
  await page.exposeFunction('tellWechat', (call: string, data: string) =>
    told.push([call, JSON.parse(data)]),
  );
  await page.route('https://res.wx.qq.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(() => {
        let onRefusal = () => {};
        const take = (call) => (data) => window.tellWechat(call, JSON.stringify(data));
        window.wx = {
          error: (listener) => { onRefusal = listener; },
          config: (data) => {
            take('config')(data);
            const address = {
              any: data.signature.slice('demo-signature-of '.length),
              current: location.href,
              landing: performance.getEntriesByType('navigation')[0].name,
            }.${checked};
            if (data.signature !== 'demo-signature-of ' + address) onRefusal({ errMsg: 'config:invalid signature' });
          },
          ready: (listener) => listener(),
          updateAppMessageShareData: take('friends'),
          updateTimelineShareData: take('timeline'),
        };
      })();`,
    }),
  );
  return {
    told,
    /** Returns the data of the latest call of that name. */
    last: (call: string) => told.findLast(([name]) => name === call)?.[1],
  };
}

/**
 * Writes the files of a school whose back office has WeChat sharing on and whose settings allow WeChat's script; returns its
 * environment.
 */
function sharingSchool(folder: string, settings: object = { wechatShare: true }) {
  const data = path.join(folder, 'shares.json');
  const file = path.join(folder, 'settings.json');
  writeOwnSchool(data, (tables) => {
    tables.settings.wechat_share = 1;
  });
  writeFileSync(file, JSON.stringify(settings));
  return { QINGHE_DATA: data, QINGHE_SETTINGS: file, QINGHE_GENERATION: 'C' };
}

/** Signs the member in, and returns their ID, which is their referral mark. */
async function signInForId(url: string, page: Page, request: APIRequestContext): Promise<number> {
  const token = await signInAt(url, page, request);
  const headers = { Authorization: `Bearer ${token}` };
  const detail = await request.get(`${url}/api/v2/member/detail`, { headers });
  return (await detail.json()).data.id;
}

/** Waits until the page has set its Open Graph tags. */
const isTold = (page: Page) => expect(page.locator('meta[property="og:title"]')).not.toHaveCount(0);

const agentOf = (info: TestInfo) => (isPhone(info) ? IPHONE : WINDOWS);

test.describe('inside WeChat', () => {
  test.use({
    userAgent: async ({ browserName }, provide, info) => {
      await provide(browserName && agentOf(info));
    },
  });

  test('a member’s pages become cards that carry the member’s mark', async ({
    page,
    request,
    folder,
    startSchool,
  }, info) => {
    const { url } = await startSchool(sharingSchool(folder));
    const id = await signInForId(url, page, request);
    const wechat = await playWechat(page);
    // The address carries the referral mark of somebody else, which is kept but must not appear in the member's own card.
    const landing = `${url}${inApp(info, '/courses/detail/1')}?msv=99`;
    await page.goto(landing);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const picture = page.locator('meta[property="og:image"]');
    const link = `${url}/courses/detail/1?msv=${id}`;
    await expect.poll(() => wechat.last('timeline')?.['link']).toBe(link);
    expect(wechat.told[0]).toEqual([
      'config',
      {
        appId: 'wx0123456789abcdef',
        nonceStr: 'qinghe-nonce',
        timestamp: expect.any(Number),
        signature: `demo-signature-of ${landing}`,
        jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
      },
    ]);
    const imgUrl = await picture.getAttribute('content');
    expect(imgUrl).toMatch(/^http/);
    expect(wechat.last('friends')).toEqual({ title, desc: expect.any(String), link, imgUrl });
    expect(wechat.last('timeline')).toEqual({ title, link, imgUrl });

    // The next page of the same visit; iOS still checks the address that was loaded.
    await page.goto(url + inApp(info, '/courses'));
    wechat.told.length = 0;
    await courseLink(page).click();
    await expect(page).toHaveURL(/\/courses\/detail\/\d+/);
    const next = page.url();
    const shared = `${url}${new URL(next).pathname.replace(/^\/h5/, '')}?msv=${id}`;
    await expect.poll(() => wechat.last('friends')?.['link']).toBe(shared);
    const signed = isPhone(info) ? `${url}${inApp(info, '/courses')}` : next;
    expect(wechat.last('config')?.['signature']).toBe(`demo-signature-of ${signed}`);
    await expect
      .poll(() => wechat.last('friends')?.['title'])
      .toBe(await page.getByRole('heading', { level: 1 }).innerText());
  });

  test('a visitor’s pages carry no mark, and the home page shows the school’s own words', async ({
    page,
    folder,
    startSchool,
  }, info) => {
    const { url } = await startSchool(sharingSchool(folder));
    const wechat = await playWechat(page);
    await page.goto(`${url}${inApp(info, '/')}?msv=99&from=singlemessage`);
    const home = isPhone(info) ? `${url}/h5/` : `${url}/`;
    await expect.poll(() => wechat.last('timeline')?.['link']).toBe(home);
    expect(wechat.last('friends')).toMatchObject({
      title: '来青禾学堂一起学',
      desc: '慢一点，讲清楚。',
      imgUrl: `${url}/demo/covers/side-paddy.svg`,
    });
    expect(JSON.stringify(wechat.told.filter(([call]) => call !== 'config'))).not.toContain('msv');
    // A visitor who opens a member's card counts as referred by that member.
    await page.goto(`${url}/courses/detail/1?msv=12`);
    // A phone is sent on to the mobile site.
    await page.waitForURL(({ pathname }) => pathname === inApp(info, '/courses/detail/1'));
    await expect.poll(() => wechat.last('timeline')?.['link']).toBe(`${url}/courses/detail/1`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('meedu-msv'))).toBe('12');
  });

  test('the other address is signed where WeChat refuses the first', async ({
    page,
    folder,
    startSchool,
  }, info) => {
    const { url } = await startSchool(sharingSchool(folder));
    // A version that checks the address which the site tries second.
    const wechat = await playWechat(page, isPhone(info) ? 'current' : 'landing');
    await page.goto(`${url}${inApp(info, '/courses')}?cid=0`);
    await courseLink(page).click();
    await expect(page).toHaveURL(/\/courses\/detail\/\d+/);
    const signed = isPhone(info) ? page.url() : `${url}${inApp(info, '/courses')}?cid=0`;
    await expect
      .poll(() => wechat.last('config')?.['signature'])
      .toBe(`demo-signature-of ${signed}`);
    await expect.poll(() => String(wechat.last('timeline')?.['link'])).toMatch(/\/detail\/\d+$/);
  });

  test('a script that does not come is reported, and no visitor sees it', async ({
    page,
    folder,
    problems,
    startSchool,
  }, info) => {
    const COLLECTOR = 'http://errors.example:9000';
    problems.allow(/res\.wx\.qq\.com/, /WeChat’s script did not come/);
    const settings = { wechatShare: true, sentryDsn: `${COLLECTOR.replace('//', '//key@')}/3` };
    const { url } = await startSchool(sharingSchool(folder, settings));
    const reports: string[] = [];
    await page.route(`${COLLECTOR}/**`, async (route) => {
      reports.push(route.request().postData() ?? '');
      await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' });
    });
    await page.route('https://res.wx.qq.com/**', (route) => route.abort());
    await page.goto(url + inApp(info, '/courses/detail/1'));
    await expect.poll(() => reports.join()).toContain('WeChat’s script did not come');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  const without = [
    { where: 'the setting is off', settings: {}, generation: 'C', isOn: true, calls: 0 },
    { where: 'the server lacks the call', settings: null, generation: 'B', isOn: true, calls: 1 },
    { where: 'the back office is off', settings: null, generation: 'C', isOn: false, calls: 1 },
  ];
  for (const { where, settings, generation, isOn, calls } of without)
    test(`no script is loaded where ${where}`, async ({
      page,
      folder,
      problems,
      startSchool,
    }, info) => {
      problems.allow(/wechat-mp-jssdk/);
      const files = sharingSchool(folder, settings ?? { wechatShare: true });
      const { url } = await startSchool({
        ...files,
        ...(!isOn && { QINGHE_DATA: path.join(folder, 'silent.json') }),
        QINGHE_GENERATION: generation,
      });
      const asked: string[] = [];
      page.on('request', (sent) => asked.push(sent.url()));
      await page.goto(url + inApp(info, '/courses/detail/1'));
      const signatures = () => asked.filter((address) => address.includes('wechat-mp-jssdk'));
      await isTold(page);
      await expect.poll(() => signatures().length).toBe(calls);
      await atRest(page);
      await page.goto(url + inApp(info, '/courses/detail/2'));
      await isTold(page);
      // A call that the server lacks is made only once; if sharing is off, it is repeated, since it may be switched on.
      await expect.poll(() => signatures().length).toBe(generation === 'C' ? calls * 2 : calls);
      await atRest(page);
      expect(asked.filter((address) => address.includes('res.wx.qq.com'))).toEqual([]);
    });
});

test('outside WeChat nothing of it is asked for', async ({ page, folder, startSchool }, info) => {
  const { url } = await startSchool(sharingSchool(folder));
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await page.goto(url + inApp(info, '/courses/detail/1'));
  await isTold(page);
  await atRest(page);
  expect(asked.filter((address) => /wechat-mp-jssdk|res\.wx/.test(address))).toEqual([]);
});

test('the share button gives the page’s one address, with the mark of a member', async ({
  page,
  request,
  folder,
  startSchool,
}, info) => {
  const { url } = await startSchool(sharingSchool(folder));
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      Reflect.set(window, 'shared', data);
    };
  });
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared'));
  const query = '?msv=99&login_code=secret&redirect=%2Fmember&utm_source=x';
  const press = async () => {
    await page.goto(`${url}${inApp(info, '/activates/detail/1')}${query}`);
    // The mark is the member's, who has to be known.
    await atRest(page);
    await page.getByRole('button', { name: '分享' }).first().click();
    await expect.poll(shared).toBeTruthy();
    return shared();
  };
  expect(await press()).toMatchObject({ url: `${url}/activates/detail/1` });
  const id = await signInForId(url, page, request);
  await page.goto(`${url}${inApp(info, '/member')}`);
  await expect(page.getByText('叶小满').first()).toBeVisible();
  expect(await press()).toMatchObject({
    title: expect.stringMatching(/.+/),
    text: expect.stringMatching(/.+/),
    url: `${url}/activates/detail/1?msv=${id}`,
  });
});
