import type { Page, TestInfo } from '@playwright/test';
import { signInAt } from './support/member.ts';
import { onThePhone } from './support/phone.ts';
import { inApp, isPhone } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';

const ACTIVITY = '冬夜观星：猎户座与猎户的故事';
const COURSE = 11;

/** Returns the number of the newest order stored on this device, and the address in its QR code. */
const newestOrder = (page: Page) =>
  page.evaluate(() => {
    const [order] = JSON.parse(localStorage.getItem('qinghe:orders') ?? '[]');
    return { orderNo: String(order?.orderNo ?? ''), code: String(order?.codeUrl || order?.payUrl) };
  });

/** Accepts the agreement where there is one, and submits the order. */
async function submit(page: Page) {
  const button = page.getByRole('button', { name: '提交订单' });
  await expect(button).toBeEnabled();
  const box = page.getByRole('checkbox');
  if (await box.isVisible()) await box.check();
  await button.click();
}

/** Pays the order: on the desktop with a phone that scans the code, on the phone directly. */
async function pay(page: Page, info: TestInfo) {
  if (isPhone(info)) {
    await page.getByRole('button', { name: '模拟支付成功' }).click();
    return;
  }
  await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible();
  await onThePhone(page, (await newestOrder(page)).code, '模拟支付成功');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const generation of ['B', 'C']) {
  test.describe(`server generation ${generation}`, () => {
    const env = { QINGHE_GENERATION: generation };

    test('an activity is found, signed up for, paid and listed', async ({
      page,
      request,
      startSchool,
    }, info) => {
      const { url } = await startSchool(env);
      await signInAt(url, page, request);
      await page.goto(url + inApp(info, '/search'));
      await page.getByRole('combobox').fill('冬夜观星');
      await page.keyboard.press('Enter');
      await page.getByRole('tab', { name: '活动' }).click();
      await page.getByRole('link', { name: ACTIVITY }).first().click();
      await page.getByRole('link', { name: '立即报名' }).click();
      await page.getByLabel('姓名').fill('叶小满');
      await submit(page);
      await pay(page, info);
      await expect(heading(page, '支付成功')).toBeVisible();
      const { orderNo } = await newestOrder(page);
      await expect(page.getByText(orderNo)).toBeVisible();
      await page.getByRole('link', { name: '查看订单' }).click();
      const order = page.getByRole('article', { name: `${ACTIVITY}，已支付` });
      await expect(order.getByText(orderNo)).toBeVisible();
      await order.getByRole('link', { name: '查看活动' }).click();
      await expect(page.getByText('已报名', { exact: true }).first()).toBeVisible();
    });

    test('a course is bought with a promo code, which is applied, removed and applied again', async ({
      page,
      request,
      startSchool,
    }, info) => {
      const { url } = await startSchool(env);
      await signInAt(url, page, request);
      await page.goto(url + inApp(info, `/courses/detail/${COURSE}`));
      await page
        .getByRole('button', { name: /购买课程/ })
        .first()
        .click();
      await page.waitForURL(/\/order\?goods_type=vod/);
      const field = page.getByLabel('优惠码');
      await field.fill('AUTUMN20');
      await page.getByRole('button', { name: '验证' }).click();
      await expect(page.getByText('此优惠码无效，请重新输入验证')).toBeVisible();
      await field.fill('QINGHE30');
      await page.getByRole('button', { name: '验证' }).click();
      await expect(page.getByText('此优惠码有效，已减免 ¥30')).toBeVisible();
      await page.getByRole('button', { name: '移除' }).click();
      await expect(page.getByText('¥268.00').first()).toBeVisible();
      await field.fill('QINGHE30');
      await field.press('Enter');
      await expect(page.getByText('−¥30.00')).toBeVisible();
      await submit(page);
      await atRest(page);
      let asked = 0;
      page.on('request', (call) => {
        if (call.url().endsWith('/api/v2/member/detail')) asked += 1;
      });
      await pay(page, info);
      await expect(heading(page, '支付成功')).toBeVisible();
      await expect(page.getByText('¥238.00')).toBeVisible();
      await atRest(page);
      expect(asked, 'who the member is, asked anew').toBe(1);

      await page.goto(url + inApp(info, `/order?goods_type=vod&goods_id=${COURSE}`));
      await expect(heading(page, '你已购买该课程')).toBeVisible();
    });

    test('a promo code that is used up elsewhere is taken off before anything is ordered', async ({
      page,
      request,
      startSchool,
    }, info) => {
      const { url } = await startSchool(env);
      const token = await signInAt(url, page, request);
      await page.goto(url + inApp(info, `/order?goods_type=vod&goods_id=${COURSE}`));
      const field = page.getByLabel('优惠码');
      await field.fill('HELLO999');
      await field.press('Enter');
      await expect(page.getByText('此优惠码有效，已减免 ¥999')).toBeVisible();

      const isNew = generation === 'C';
      const goods = isNew
        ? { goods_type: 'COURSE', goods_id: 2, agree_protocol: 1 }
        : { course_id: 2 };
      await request.post(url + (isNew ? '/api/v3/order' : '/api/v2/order/course'), {
        headers: { Authorization: `Bearer ${token}` },
        data: { ...goods, promo_code: 'HELLO999' },
      });
      await submit(page);
      await expect(page.getByText('此优惠码无效，请重新输入验证')).toBeVisible();
      await expect(page.getByText('¥268.00').first()).toBeVisible();
      expect((await newestOrder(page)).orderNo).toBe('');
    });

    test('a double click, a reload and a second tab end at one order', async ({
      page,
      request,
      startSchool,
    }, info) => {
      const { url } = await startSchool(env);
      await signInAt(url, page, request);
      // A phone would leave for the cashier; status 204 (no content) keeps it on the page.
      await page
        .context()
        .route('**/api/demo/cashier**', (route) => route.fulfill({ status: 204 }));
      let posted = 0;
      page.context().on('request', (sent) => {
        if (sent.method() === 'POST' && /\/order(\/course)?$/.test(sent.url())) posted += 1;
      });
      const address = url + inApp(info, `/order?goods_type=vod&goods_id=${COURSE}`);
      const second = await page.context().newPage();
      for (const tab of [page, second]) {
        await tab.goto(address);
        if (generation === 'B') await tab.getByRole('radio', { name: '手动打款' }).check();
        const box = tab.getByRole('checkbox');
        await expect(tab.getByRole('button', { name: '提交订单' })).toBeEnabled();
        if (await box.isVisible()) await box.check();
      }
      await Promise.all([
        page.getByRole('button', { name: '提交订单' }).dblclick(),
        second.getByRole('button', { name: '提交订单' }).dblclick(),
      ]);
      for (const tab of [page, second]) await expect(tab).toHaveURL(/\/order\/pay\?orderId=/);
      const numberOf = (tab: Page) => new URL(tab.url()).searchParams.get('orderId');
      expect(numberOf(second)).toBe(numberOf(page));
      // The blocked navigation to the cashier may abort the reload, or let it wait for ever.
      await expect(() => page.reload({ timeout: 10_000 })).toPass();
      await expect(page.getByText(numberOf(page) ?? '')).toBeVisible();
      expect(posted).toBe(1);
    });
  });
}

test('an order whose reply is lost is not placed twice', async ({
  page,
  request,
  startSchool,
  problems,
}, info) => {
  problems.allow(/ERR_FAILED/);
  const { url } = await startSchool({ QINGHE_GENERATION: 'B' });
  await signInAt(url, page, request);
  let posted = 0;
  await page.route('**/api/v2/order/course', async (route) => {
    posted += 1;
    await route.fetch();
    await route.abort();
  });
  await page.goto(url + inApp(info, `/order?goods_type=vod&goods_id=${COURSE}`));
  await page.getByRole('radio', { name: '手动打款' }).check();
  await submit(page);
  await expect(page.getByText('服务开小差了，请稍后重试')).toBeVisible();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/order\/pay\?orderId=/);
  expect(posted).toBe(1);
  await expect(page.getByText((await newestOrder(page)).orderNo)).toBeVisible();
});

test('an order that is cancelled at the cashier ends the payment', async ({
  page,
  request,
  startSchool,
}, info) => {
  const { url } = await startSchool();
  await signInAt(url, page, request);
  await page.goto(url + inApp(info, `/order?goods_type=vod&goods_id=${COURSE}`));
  await submit(page);
  if (isPhone(info)) {
    await page.getByRole('button', { name: '取消订单' }).click();
  } else {
    await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible();
    const phone = await page.context().newPage();
    await phone.goto((await newestOrder(page)).code);
    await phone.getByRole('button', { name: '取消订单' }).click();
  }
  await expect(heading(page, '已取消')).toBeVisible();
});
