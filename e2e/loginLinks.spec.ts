import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { member, showLogin, signIn } from './support/member.ts';
import { registerMember, type NewMember } from './support/newMember.ts';
import { addressOf, inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/test.ts';

type Action = 'login' | 'bind';

/** Returns the single-use code that somebody else gets for their own QQ at the provider's page. */
async function codeOfSomebodyElse(request: APIRequestContext, action: Action, choice: string) {
  const reply = await request.post('/api/demo/consent', {
    form: {
      app: 'qq',
      action,
      choice,
      s_url: 'https://elsewhere.example/back',
      f_url: 'https://elsewhere.example/back',
    },
    maxRedirects: 0,
  });
  return new URL(reply.headers()['location'] ?? '').searchParams.get('login_code') ?? '';
}

/** Returns the school's reply to that person's login with the code. */
async function loginByCode(request: APIRequestContext, code: string) {
  const reply = await request.post('/api/v3/auth/login/code', { data: { code } });
  return reply.json();
}

async function detailOf(request: APIRequestContext, token: string) {
  const reply = await request.get('/api/v2/member/detail', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await reply.json()).data;
}

const memberPage = (info: TestInfo) => inApp(info, isPhone(info) ? '/member/profile' : '/member');

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('meedu-user-token'));

async function signInAs({ token }: NewMember, page: Page) {
  await page.addInitScript((value) => localStorage.setItem('meedu-user-token', value), token);
}

test('a link cannot bind the QQ of somebody else to an account', async ({
  page,
  request,
}, info) => {
  const victim = await registerMember(request);
  const code = await codeOfSomebodyElse(request, 'bind', 'agree');
  await signInAs(victim, page);
  await page.goto(`${memberPage(info)}?action=bind&login_code=${code}`);
  const question = page.getByRole('dialog', { name: '要绑定这个 QQ 或微信吗？' });
  await expect(question).toBeVisible();
  expect(await detailOf(request, victim.token)).toMatchObject({ is_bind_qq: 0 });
  await question.getByRole('button', { name: '不绑定' }).click();
  await expect(question).toBeHidden();
  expect(addressOf(page)).toBe(memberPage(info));
  await page.reload();
  await expect(page.getByText('未绑定').or(page.getByText('去绑定')).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  // The other person's QQ is bound to no account, and does not log in to this one.
  expect(await detailOf(request, victim.token)).toMatchObject({ is_bind_qq: 0 });
  expect(await loginByCode(request, code)).toMatchObject({
    data: { success: 0, action: 'bind_mobile' },
  });
});

test('a link that binds asks also after the login that it leads to', async ({
  page,
  request,
}, info) => {
  const code = await codeOfSomebodyElse(request, 'bind', 'agree');
  const aim = `${isPhone(info) ? '/member/profile' : '/member'}?action=bind&login_code=${code}`;
  await signIn(page, request);
  await page.goto(inApp(info, `/login?redirect=${encodeURIComponent(aim)}`));
  await expect(page.getByRole('dialog', { name: '要绑定这个 QQ 或微信吗？' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(addressOf(page)).toBe(memberPage(info));
  expect(await loginByCode(request, code)).toMatchObject({ data: { success: 0 } });
});

for (const path of ['/courses?cid=2', '/login/callback?redirect=%2Fcourses%3Fcid%3D2']) {
  test(`a link to ${path} does not log a visitor in as somebody else`, async ({
    page,
    request,
  }, info) => {
    const code = await codeOfSomebodyElse(request, 'login', 'agree-known');
    await page.goto(inApp(info, `${path}&action=login&login_code=${code}`));
    const question = page.getByRole('dialog', { name: '要用链接里的账号登录吗？' });
    await expect(question).toBeVisible();
    expect(await tokenOf(page)).toBeNull();
    await question.getByRole('button', { name: '不登录' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => addressOf(page)).toBe(inApp(info, '/courses?cid=2'));
    expect(await tokenOf(page)).toBeNull();
    // The code has not been spent.
    expect(await loginByCode(request, code)).toMatchObject({ data: { success: 1 } });
  });

  test(`a link to ${path} does not replace a member`, async ({ page, request }, info) => {
    const token = await signIn(page, request);
    const code = await codeOfSomebodyElse(request, 'login', 'agree-known');
    await page.goto(inApp(info, `${path}&action=login&login_code=${code}`));
    await expect(page.getByText('你已登录，没有使用链接里的账号')).toBeVisible();
    await expect.poll(() => addressOf(page)).toBe(inApp(info, '/courses?cid=2'));
    expect(await tokenOf(page)).toBe(token);
    expect(await detailOf(request, token)).toMatchObject({ mobile: member.mobile });
    expect(await loginByCode(request, code)).toMatchObject({ data: { success: 1 } });
  });
}

test('a member who leaves to bind a QQ is asked nothing on the way back', async ({
  page,
  request,
}, info) => {
  const own = await registerMember(request);
  await signInAs(own, page);
  await page.goto(memberPage(info));
  await page.getByRole('link', { name: /QQ/ }).click();
  await page.getByRole('button', { name: '以新的账号同意' }).click();
  await expect(page.getByText('绑定成功')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(addressOf(page)).toBe(memberPage(info));
  expect(await detailOf(request, own.token)).toMatchObject({ is_bind_qq: 1 });
});

test('the mark of a flow is good for that flow alone', async ({ page, request }, info) => {
  const own = await registerMember(request);
  await signInAs(own, page);
  await page.goto(memberPage(info));
  await page.getByRole('link', { name: /QQ/ }).click();
  const back = page.waitForRequest(
    (asked) => asked.isNavigationRequest() && asked.url().includes('login_code='),
  );
  await page.getByRole('button', { name: '以新的账号同意' }).click();
  await expect(page.getByText('绑定成功')).toBeVisible();
  const mark = new URL((await back).url()).searchParams.get('flow');
  const code = await codeOfSomebodyElse(request, 'bind', 'agree');
  await page.goto(`${memberPage(info)}?flow=${mark}&action=bind&login_code=${code}`);
  await expect(page.getByRole('dialog', { name: '要绑定这个 QQ 或微信吗？' })).toBeVisible();
  expect(mark).toMatch(/^[\w-]{12}$/);
  expect(await loginByCode(request, code)).toMatchObject({ data: { success: 0 } });
});

test('a login with a long way back stays within what the server takes', async ({ page }, info) => {
  const aim = `/search?keywords=${'a'.repeat(205)}`;
  await page.goto(inApp(info, `/login?redirect=${encodeURIComponent(aim)}`));
  await showLogin(page);
  const left = page.waitForRequest((asked) => asked.url().includes('/socialite/qq?'));
  await page.getByRole('link', { name: 'QQ 登录' }).click();
  const { searchParams } = new URL((await left).url());
  expect(searchParams.get('s_url')).toMatch(/[?&]flow=[\w-]{12}$/);
  expect(searchParams.get('s_url')?.length).toBeLessThanOrEqual(255);
  await page.getByRole('button', { name: '以已注册的“禾苗同学”同意' }).click();
  await expect.poll(() => addressOf(page)).toBe(inApp(info, aim));
  expect(await tokenOf(page)).not.toBeNull();
});
