import { beforeEach, describe, expect, it } from 'vitest';
import {
  DEMO_MOBILES,
  DEMO_PASSWORD,
  DEMO_TOKENS,
  onSms,
  passFaceCheck,
  payOrder,
  resetDb,
  scanWechat,
  school,
} from './index.ts';
import { call, pick, pickList, pickText, type Answer } from './testCall.ts';

const token = DEMO_TOKENS.ordinary;
const MOBILE = '13912345678';

const post = (path: string, body: object, as?: string): Promise<Answer> =>
  call('POST', path, { body, ...(as !== undefined && { token: as }) });
const get = (path: string, as?: string): Promise<Answer> =>
  call('GET', path, as === undefined ? {} : { token: as });

async function captcha(): Promise<{ image_key: string; image_captcha: string }> {
  const image_key = pickText((await get('/v2/captcha/image')).data, 'key');
  const row = school.tables.captchas.find((item) => item.key === image_key);
  return { image_key, image_captcha: row?.answer ?? '' };
}

async function login(mobile: string, password = DEMO_PASSWORD): Promise<string> {
  return pickText((await post('/v2/login/password', { mobile, password })).data, 'token');
}

const refused = (message: string, code = 1): object => ({ code, message, data: [] });

beforeEach(() => resetDb());

describe('login', () => {
  it('gives a token that opens the member area until logout', async () => {
    const fresh = await login(DEMO_MOBILES.ordinary);
    expect(pick((await get('/v2/member/detail', fresh)).data, 'nick_name')).toBe('叶小满');
    expect(await post('/v2/logout', {}, fresh)).toMatchObject({ code: 0, data: [] });
    expect(await get('/v2/member/detail', fresh)).toMatchObject(refused('请登录', 401));
  });

  it.each([
    ['a wrong password', { mobile: DEMO_MOBILES.ordinary, password: 'no' }, '手机号或密码错误'],
    ['an unknown mobile', { mobile: MOBILE, password: DEMO_PASSWORD }, '手机号或密码错误'],
    ['a locked account', { mobile: '13800000008', password: DEMO_PASSWORD }, '账号已被锁定'],
    ['nothing at all', {}, '请输入手机号,请输入密码'],
  ])('refuses %s', async (_, body, message) => {
    expect(await post('/v2/login/password', body)).toMatchObject(refused(message));
  });

  it('registers an unknown mobile on the fly by SMS', async () => {
    const { data } = await post('/v2/login/mobile', { mobile: MOBILE, mobile_code: '112233' });
    const detail = await get('/v2/member/detail', pickText(data, 'token'));
    expect(detail.data).toMatchObject({ mobile: MOBILE, is_password_set: 0, is_bind_mobile: 1 });
  });

  it('shows the gates of the other two demo members', async () => {
    const unbound = await get('/v2/member/detail', await login(DEMO_MOBILES.unbound));
    expect(unbound.data).toMatchObject({ is_bind_mobile: 0 });
    expect(pickText(unbound.data, 'mobile')).toMatch(/^\d{9}$/);
    const pending = await get('/v2/member/detail', await login(DEMO_MOBILES.facePending));
    expect(pending.data).toMatchObject({ is_bind_mobile: 1, is_face_verify: false });
  });

  it('kicks the older device out once, then asks to log in', async () => {
    school.tables.settings.single_device = true;
    const first = await login(DEMO_MOBILES.ordinary);
    await login(DEMO_MOBILES.ordinary);
    expect(await get('/v2/member/detail', first)).toMatchObject(refused('请重新登录', 401));
    expect(await get('/v2/member/detail', first)).toMatchObject(refused('请登录', 401));
  });
});

describe('captcha and SMS', () => {
  const request = { mobile: MOBILE, scene: 'register' };

  it('burns the key on a right and on a wrong answer', async () => {
    const good = { ...request, ...(await captcha()) };
    expect(await post('/v2/captcha/sms', good)).toMatchObject({ code: 0, data: [] });
    expect(await post('/v2/captcha/sms', good)).toMatchObject(refused('图形验证码错误'));
    const bad = await captcha();
    const wrong = { ...request, ...bad, image_captcha: '----' };
    expect(await post('/v2/captcha/sms', wrong)).toMatchObject(refused('图形验证码错误'));
    expect(await post('/v2/captcha/sms', { ...request, ...bad })).toMatchObject(
      refused('图形验证码错误'),
    );
  });

  it('reads the answer in any letter case', async () => {
    const { image_key, image_captcha } = await captcha();
    const body = { ...request, image_key, image_captcha: image_captcha.toLowerCase() };
    expect(await post('/v2/captcha/sms', body)).toMatchObject({ code: 0 });
  });

  it('hands the code to the listener; it works once', async () => {
    const sent: string[] = [];
    const stop = onSms(({ code }) => sent.push(code));
    await post('/v2/captcha/sms', { ...request, ...(await captcha()) });
    stop();
    const [mobile_code = ''] = sent;
    expect(mobile_code).toMatch(/^\d{6}$/);
    const body = { mobile: MOBILE, mobile_code, password: 'secret1' };
    expect(await post('/v2/register/sms', body)).toMatchObject({ code: 0, data: [] });
    expect(await post('/v2/register/sms', body)).toMatchObject(refused('短信验证码错误'));
  });

  it.each(['12', '叶小满', '1391234567a', `1${'3'.repeat(9_000_000)}`])(
    'sends nothing to what is no mobile number, and makes no account of it',
    async (mobile) => {
      const before = JSON.stringify(school.tables).length;
      const body = { mobile, mobile_code: '112233' };
      for (const reply of [
        await post('/v2/login/mobile', body),
        await post('/v2/register/sms', { ...body, password: 'secret1' }),
        await post('/v2/captcha/sms', { ...(await captcha()), mobile, scene: 'login' }),
        await post('/v2/member/detail/mobile', body, DEMO_TOKENS.unbound),
      ])
        expect(reply).toMatchObject(refused('错误'));
      expect(JSON.stringify(school.tables).length).toBeLessThan(before + 500);
    },
  );

  it('expires after five minutes', async () => {
    const body = { ...request, ...(await captcha()) };
    const later = school.now() + 301_000;
    school.now = () => later;
    expect(await post('/v2/captcha/sms', body)).toMatchObject(refused('图形验证码错误'));
  });
});

describe('accounts', () => {
  it('registers, then logs in with the new password', async () => {
    const body = { mobile: MOBILE, mobile_code: '112233', password: 'secret1' };
    expect(await post('/v2/register/sms', body)).toMatchObject({ code: 0, data: [] });
    const detail = await get('/v2/member/detail', await login(MOBILE, 'secret1'));
    expect(detail.data).toMatchObject({ credit1: 10, is_face_verify: false });
    expect(await post('/v2/register/sms', body)).toMatchObject(refused('手机号已存在'));
  });

  it.each([
    ['12345', '密码长度不能少于6个字符'],
    ['1234567890abcdefg', '密码长度不能多于16个字符'],
  ])('refuses to register with the password %s', async (password, message) => {
    const body = { mobile: MOBILE, mobile_code: '112233', password };
    expect(await post('/v2/register/sms', body)).toMatchObject(refused(message));
  });

  it('resets a password', async () => {
    const body = { mobile: DEMO_MOBILES.ordinary, mobile_code: '112233', password: 'other12' };
    expect(await post('/v2/password/reset', body)).toMatchObject({ code: 0 });
    expect(await login(DEMO_MOBILES.ordinary, 'other12')).toMatch(/^qinghe\./);
    expect(
      await post('/v2/login/password', { mobile: DEMO_MOBILES.ordinary, password: DEMO_PASSWORD }),
    ).toMatchObject(refused('手机号或密码错误'));
  });

  it('binds a mobile once', async () => {
    const as = DEMO_TOKENS.unbound;
    const body = { mobile: MOBILE, mobile_code: '112233' };
    const taken = { ...body, mobile: DEMO_MOBILES.ordinary };
    expect(await post('/v2/member/detail/mobile', taken, as)).toMatchObject(
      refused('手机号已存在'),
    );
    expect(await post('/v2/member/detail/mobile', body, as)).toMatchObject({ code: 0 });
    expect(pick((await get('/v2/member/detail', as)).data, 'is_bind_mobile')).toBe(1);
    expect(await post('/v2/member/detail/mobile', body, as)).toMatchObject(refused('已绑定'));
  });

  it('sets a nickname once and keeps nicknames unique', async () => {
    const as = DEMO_TOKENS.facePending;
    const path = '/v2/member/detail/nickname';
    expect(await post(path, { nick_name: '叶小满' }, as)).toMatchObject(refused('昵称已经存在'));
    expect(await post(path, { nick_name: '木木' }, as)).toMatchObject({ code: 0 });
    expect(await post(path, { nick_name: '林林' }, as)).toMatchObject(
      refused('当前用户已配置昵称'),
    );
  });

  it('puts an account on the deletion list; a login takes it off', async () => {
    expect(await post('/v3/member/destroy', {}, token)).toMatchObject({ code: 0 });
    expect(await post('/v3/member/destroy', {}, token)).toMatchObject(refused('用户已申请注销'));
    await login(DEMO_MOBILES.ordinary);
    expect(await post('/v3/member/destroy', {}, token)).toMatchObject({ code: 0 });
  });

  it('waits for the face check, then knows the member', async () => {
    const as = DEMO_TOKENS.facePending;
    const { data } = await post('/v3/member/tencent/faceVerify', { s_url: 'PC' }, as);
    const bizToken = pickText(data, 'biz_token');
    const query = `/v3/member/tencent/faceVerify?rule_id=1&biz_token=${bizToken}`;
    expect(await get(query, as)).toMatchObject({ code: { status: 5 }, message: '', data: [] });
    passFaceCheck(bizToken);
    expect(await get(query, as)).toMatchObject({ code: 0, data: { status: 9 } });
    expect(await post('/v3/member/tencent/faceVerify', { s_url: 'PC' }, as)).toMatchObject(
      refused('当前学员已完成实人认证'),
    );
  });
});

describe('WeChat scan', () => {
  async function scan(openId: string): Promise<string> {
    const { data } = await post('/v3/auth/login/wechat-scan/url', { action: 'login' });
    const query = `/v3/auth/login/wechat-scan/query?key=${pickText(data, 'key')}`;
    expect((await get(query)).data).toEqual({ code: '0' });
    scanWechat(pickText(data, 'key'), openId);
    return pickText((await get(query)).data, 'code');
  }

  it('logs a known account in, once', async () => {
    const code = await scan('wx-xiaoman');
    expect((await post('/v3/auth/login/code', { code })).data).toMatchObject({ success: 1 });
    expect(await post('/v3/auth/login/code', { code })).toMatchObject(refused('已过期'));
  });

  it('asks an unknown account for a mobile and registers it', async () => {
    const code = await scan('wx-stranger');
    expect((await post('/v3/auth/login/code', { code })).data).toEqual({
      success: 0,
      action: 'bind_mobile',
      code,
    });
    const body = { code, mobile: MOBILE, mobile_code: '112233' };
    const { data } = await post('/v3/auth/register/withSocialite', body);
    const detail = await get('/v2/member/detail', pickText(data, 'token'));
    expect(detail.data).toMatchObject({ mobile: MOBILE, is_bind_wechat: 1 });
  });

  it('refuses to bind a second account of the channel', async () => {
    const code = await scan('wx-second');
    expect(await post('/v3/member/socialite/bindWithCode', { code }, token)).toMatchObject(
      refused('您已经绑定了该渠道的账号'),
    );
    await call('DELETE', '/v2/member/socialite/wechat', { token });
    expect(await post('/v3/member/socialite/bindWithCode', { code }, token)).toMatchObject({
      code: 0,
    });
  });

  it('lets the key expire', async () => {
    const { data } = await post('/v3/auth/login/wechat-scan/url', { action: 'login' });
    const later = school.now() + 301_000;
    school.now = () => later;
    const query = `/v3/auth/login/wechat-scan/query?key=${pickText(data, 'key')}`;
    expect(await get(query)).toMatchObject(refused('参数错误'));
    expect(scanWechat(pickText(data, 'key'))).toBe(false);
  });
});

describe('the stand-ins of the vendors', () => {
  const form = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return { body };
  };
  const phone = async () => (await call('GET', '/demo/phone')).response.text();

  it('plays the phone for the newest code that waits', async () => {
    expect(await phone()).toContain('没有等待扫码的二维码');
    await post('/v3/auth/login/wechat-scan/url', { action: 'login' });
    const { data } = await post('/v3/auth/login/wechat-scan/url', { action: 'login' });
    const key = pickText(data, 'key');
    expect(await phone()).toContain(`value="${key}"`);
    await call('POST', '/demo/wechat-scan', form({ key, choice: 'wx-xiaoman' }));
    const code = pickText((await get(`/v3/auth/login/wechat-scan/query?key=${key}`)).data, 'code');
    expect((await post('/v3/auth/login/code', { code })).data).toMatchObject({ success: 1 });
    expect(await phone()).not.toContain(key);
  });

  it.each(['B', 'C'] as const)(
    'pays by the phone at a school of generation %s',
    async (generation) => {
      resetDb({ generation });
      // A login QR code, scanned or not, does not take precedence over a later order.
      await post('/v3/auth/login/wechat-scan/url', { action: 'login' });
      const at = school.now() + 1000;
      school.now = () => at;
      const goods =
        generation === 'B'
          ? { course_id: 2 }
          : { goods_type: 'COURSE', goods_id: 2, agree_protocol: 1 };
      const path = generation === 'B' ? '/v2/order/course' : '/v3/order';
      const { data } = await post(path, goods, token);
      const order_id = pickText(data, generation === 'B' ? 'order_id' : 'order_no');
      // The QR code is shown once WeChat is chosen; on generation C at once.
      if (generation === 'B') await post('/v2/order/pay/wechatScan', { order_id }, token);
      const page = await phone();
      expect(page).toContain('收银台（演示）');
      const sign = /name="sign" value="([^"]+)"/.exec(page)?.[1] ?? '';
      await call('POST', '/demo/cashier', form({ sign, choice: 'pay' }));
      const status = await get(`/v2/order/status?order_id=${order_id}`, token);
      expect(status.data).toEqual({ status: 9 });
      expect(await phone()).not.toContain('收银台');
    },
  );

  it('lets a code expire by the phone', async () => {
    const { data } = await post('/v3/auth/login/wechat-scan/url', { action: 'login' });
    const key = pickText(data, 'key');
    await call('POST', '/demo/wechat-scan', form({ key, choice: 'expire' }));
    expect(await get(`/v3/auth/login/wechat-scan/query?key=${key}`)).toMatchObject(
      refused('参数错误'),
    );
  });

  it('comes back from QQ as a new account, as a known one, or refused', async () => {
    const back = { app: 'qq', s_url: 'http://school.test/a', f_url: 'http://school.test/b' };
    const consent = async (choice: string) => {
      const { response } = await call(
        'POST',
        '/demo/consent',
        form({ ...back, action: 'login', choice }),
      );
      return new URL(response.headers.get('Location') ?? '');
    };
    const login = async (url: URL) =>
      (await post('/v3/auth/login/code', { code: url.searchParams.get('login_code') })).data;
    expect(await login(await consent('agree'))).toMatchObject({ action: 'bind_mobile' });
    expect(await login(await consent('agree-known'))).toMatchObject({ success: 1 });
    expect(await login(await consent('agree-known'))).toMatchObject({ success: 1 });
    const refusedUrl = await consent('refuse');
    expect(refusedUrl.pathname).toBe('/b');
    expect(refusedUrl.searchParams.get('login_err_msg')).toBe('授权登录失败[1001]');
  });
});

describe('buying', () => {
  it('buys a course with a code, pays at the cashier and learns', async () => {
    const body = { course_id: 2, promo_code: 'qinghe30' };
    const order = await post('/v2/order/course', body, token);
    expect(order.data).toMatchObject({ charge: 299, status_text: '未支付', continue_pay: true });
    const order_id = pickText(order.data, 'order_id');
    expect((await get('/v2/course/2', token)).data).toMatchObject({ isBuy: false });
    const qr = await post('/v2/order/pay/wechatScan', { order_id }, token);
    const sign = new URL(pickText(qr.data, 'code_url')).searchParams.get('sign');
    const status = `/v2/order/status?order_id=${order_id}`;
    expect((await get(status, token)).data).toEqual({ status: 5 });
    await post('/demo/cashier', { sign, choice: 'pay' });
    expect((await get(status, token)).data).toEqual({ status: 9 });
    expect((await get('/v2/course/2', token)).data).toMatchObject({ isBuy: true });
    expect((await get('/v2/member/detail', token)).data).toMatchObject({ credit1: 1260 + 269 });
    expect((await get('/v2/promoCode/QINGHE30/check', token)).data).toMatchObject({ can_use: 0 });
    expect(await post('/v2/order/course', body, token)).toMatchObject(refused('请勿重复购买'));
  });

  it('cancels an unpaid order at the cashier, and a paid one not', async () => {
    const { sign, order_id } = school.tables.orders.at(-1) ?? { sign: '', order_id: '' };
    const status = `/v2/order/status?order_id=${order_id}`;
    await post('/demo/cashier', { sign, choice: 'cancel' });
    expect((await get(status, token)).data).toEqual({ status: 7 });
    const paid = school.tables.orders.find((row) => row.status === 9);
    await post('/demo/cashier', { sign: paid?.sign, choice: 'cancel' });
    expect(paid?.status).toBe(9);
  });

  it('delivers at once what a code covers in full', async () => {
    const body = { course_id: 11, promo_code: 'HELLO999' };
    expect((await post('/v2/order/course', body, token)).data).toMatchObject({
      status_text: '已支付',
    });
  });

  it.each(['XIAOMAN10', 'AUTUMN20', 'FIRST100', 'ONCE50', 'NOBODY'])(
    'ignores the unusable code %s',
    async (promo_code) => {
      expect((await get(`/v2/promoCode/${promo_code}/check`, token)).data).toMatchObject({
        can_use: 0,
      });
      await post('/v2/order/course', { course_id: 2, promo_code }, token);
      expect(school.tables.orders.at(-1)).toMatchObject({ discount: 0 });
    },
  );

  it('asks for the agreement before a membership and extends it', async () => {
    expect(await post('/v2/order/role', { role_id: 2 }, token)).toMatchObject(
      refused('请同意协议'),
    );
    const { data } = await post('/v2/order/role', { role_id: 2, agree: 1 }, token);
    expect(payOrder(pickText(data, 'order_id'))).toBe(true);
    expect((await get('/v2/member/detail', token)).data).toMatchObject({
      role_id: 2,
      role_expired_at: '2027-06-16 10:00:00',
    });
  });

  it('cancels an order that waited for an hour', async () => {
    const later = school.now() + 3600_000;
    school.now = () => later;
    expect((await get('/v2/order/status?order_id=20261120884120', token)).data).toEqual({
      status: 7,
    });
    expect(payOrder('20261120884120')).toBe(false);
  });

  it("keeps other members' orders to themselves", async () => {
    const path = '/v2/order/status?order_id=20261120884120';
    expect(await get(path, DEMO_TOKENS.facePending)).toMatchObject(refused('资源不存在', 404));
  });

  it('buys through the cashier of the current server', async () => {
    resetDb({ generation: 'C' });
    const body = { goods_type: 'COURSE', goods_id: 2, promo_code: 'QINGHE30' };
    expect(await post('/v3/order', body, token)).toMatchObject(refused('请同意付费内容购买协议'));
    const { data } = await post('/v3/order', { ...body, agree_protocol: 1 }, token);
    expect(data).toMatchObject({ total: 269, discount: 30, is_paid: false });
    const number = pickText(data, 'order_no');
    const listed = async (): Promise<unknown[]> =>
      pickList((await get('/v2/member/orders?page_size=50', token)).data, 'data');
    expect((await listed()).some((row) => pick(row, 'order_id') === number)).toBe(false);
    payOrder(number);
    expect((await listed())[0]).toMatchObject({ order_id: number, payment_text: '' });
    expect(await post('/v2/order/course', { course_id: 3 }, token)).toMatchObject(
      refused('路由不存在', 404),
    );
  });
});

describe('learning', () => {
  const path = '/v2/video/115/record';
  const seconds = async (): Promise<unknown> =>
    pick((await get('/v2/video/115', token)).data, 'video_watched_progress.115.watch_seconds');

  it('raises the position and never lowers it', async () => {
    expect(await seconds()).toBe(378);
    await post(path, { duration: 500 }, token);
    await post(path, { duration: 20 }, token);
    expect(await seconds()).toBe(500);
  });

  it('finishes a lesson: points, message, course progress', async () => {
    await post(path, { duration: 9999 }, token);
    expect((await get('/v2/member/detail', token)).data).toMatchObject({ credit1: 1270 });
    expect((await get('/v2/member/unreadNotificationCount', token)).data).toBe(4);
    const learned = await get('/v3/member/courses/learned', token);
    expect(pick(learned.data, 'data.0')).toMatchObject({ course_id: 1, progress: 33 });
    await post(path, { duration: 9999 }, token);
    expect((await get('/v2/member/detail', token)).data).toMatchObject({ credit1: 1270 });
  });

  it.each([0, 'abc', '', undefined, {}])('refuses the position %s', async (duration) => {
    expect(await post(path, { duration }, token)).toMatchObject(refused('参数错误'));
  });

  it('asks strangers to buy, on C also for the record', async () => {
    const as = DEMO_TOKENS.facePending;
    expect(await get('/v2/video/105/playinfo', as)).toMatchObject(refused('请购买后观看'));
    expect(await get('/v2/video/101/playinfo', as)).toMatchObject({ code: 0 });
    resetDb({ generation: 'C' });
    expect(await post('/v2/video/105/record', { duration: 10 }, as)).toMatchObject(
      refused('无权限观看此视频'),
    );
    await post('/v2/video/101/record', { duration: 99_999 }, as);
    expect(school.tables.videoRecords.at(-1)).toMatchObject({ watch_seconds: 522 });
  });

  it('enters a course into the learned list when a lesson is opened', async () => {
    const as = DEMO_TOKENS.facePending;
    await get('/v2/video/901', as);
    expect((await get('/v3/member/courses/learned', as)).data).toMatchObject({
      total: 1,
      data: [{ course_id: 9, progress: 0, last_view_video: [] }],
    });
  });

  it('toggles a like', async () => {
    expect((await get('/v2/course/4/like', token)).data).toBe(1);
    expect((await get('/v2/course/4', token)).data).toMatchObject({ isCollect: true });
    expect((await get('/v2/course/4/like', token)).data).toBe(0);
    expect((await get('/v2/course/4', token)).data).toMatchObject({ isCollect: false });
  });

  it('gives an attachment once per link', async () => {
    const { data } = await get('/v3/course/1/attach/2', token);
    const url = new URL(pickText(data, 'download_url'));
    const path = url.pathname.replace('/api', '') + url.search;
    const { response } = await get(path);
    expect(response.headers.get('content-disposition')).toContain('list_comp.py');
    expect(await get(path)).toMatchObject(refused('参数错误'));
    expect(await get('/v3/course/1/attach/4', token)).toMatchObject(refused('资源不存在', 404));
  });
});

describe('messages and comments', () => {
  it('counts unread messages and marks them read', async () => {
    const count = async (): Promise<unknown> =>
      (await get('/v2/member/unreadNotificationCount', token)).data;
    expect(await count()).toBe(3);
    const id = pickText((await get('/v2/member/messages', token)).data, 'data.0.id');
    await get(`/v2/member/notificationMarkAsRead/${id}`, token);
    expect(await count()).toBe(2);
    await get('/v2/member/notificationMarkAllAsRead', token);
    expect(await count()).toBe(0);
  });

  it('shows an old comment at once, a new one only after approval', async () => {
    const content = '讲得很清楚，谢谢老师';
    await post('/v2/course/1/comment', { content }, token);
    expect(pick((await get('/v2/course/1/comments')).data, 'comments.0.render_content')).toBe(
      `<p>${content}</p>`,
    );
    resetDb({ generation: 'C' });
    await post('/v3/comment/store', { rt: 1, rid: 1, content }, token);
    const { data } = await get('/v3/comments?rt=1&rid=1');
    expect(pick(data, 'data.0')).toMatchObject({ content: '', is_check: 0 });
    expect(pick(data, 'total')).toBe(4);
  });

  it('refuses comments where they are closed, too long, or from people without the course', async () => {
    expect(await post('/v2/course/2/comment', { content: '没有买过的课' }, token)).toMatchObject(
      refused('无权限'),
    );
    resetDb({ generation: 'C' });
    const store = (body: object): Promise<Answer> => post('/v3/comment/store', body, token);
    expect(await store({ rt: 1, rid: 24, content: '好' })).toMatchObject(refused('禁止提交评论'));
    expect(await store({ rt: 1, rid: 1, content: '好'.repeat(141) })).toMatchObject(
      refused('评论内容最多140个字符'),
    );
    expect(await store({ rt: 1, rid: 1, content: '好', parent_id: 'x' })).toMatchObject(
      refused('参数错误'),
    );
  });
});
