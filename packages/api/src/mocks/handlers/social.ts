import { HttpResponse, type HttpHandler } from 'msw';
import {
  createLoginCode,
  createMember,
  expireScan,
  issueToken,
  passFaceCheck,
  randomText,
  scanWechat,
} from '../actions.ts';
import { nextId, school } from '../db.ts';
import { demoPage, isWebAddress, seeOther } from '../pages.ts';
import { badParameter, fail, refuse } from '../reply.ts';
import { route, text, type Call } from '../route.ts';
import type { LoginCodeRow, SocialAccountRow, UserRow } from '../tables.ts';
import { hasSocial } from '../views.ts';
import { isMobileTaken } from './auth.ts';
import { requireMobile, spendSmsCode } from './captcha.ts';
import { cashier, waitingOrder } from './orders.ts';

/** Time in milliseconds that a QR code is valid for a scan. */
const SCAN_LIFE = 300_000;

/** Finds the social account of a login code, or refuses with `已过期`. */
function accountOf(code: string): { row: LoginCodeRow; account: SocialAccountRow } {
  const { loginCodes, socialAccounts } = school.tables;
  const row = loginCodes.find((item) => item.code === code && item.expires_at > school.now());
  const account = socialAccounts.find(
    (item) => item.app === row?.app && item.open_id === row.open_id,
  );
  if (!row || !account) throw refuse('已过期');
  return { row, account };
}

function burn(row: LoginCodeRow): void {
  school.tables.loginCodes = school.tables.loginCodes.filter((item) => item !== row);
}

/** Returns a nine-digit placeholder for the mobile number of a member created by social login. */
function randomMobile(): string {
  return String(700_000_000 + ((nextId('mobile') * 7919) % 100_000_000));
}

function createSocialMember(account: SocialAccountRow, mobile: string): UserRow {
  const user = createMember({
    mobile,
    nick_name: `${account.nick_name}_${randomText(4)}`,
    avatar: account.avatar,
  });
  account.user_id = user.id;
  return user;
}

function loginByCode({ input }: Call): object {
  const code = text(input['code']);
  if (!code) throw badParameter();
  const { row, account } = accountOf(code);
  const known = school.tables.users.find((user) => user.id === account.user_id);
  if (!known && school.tables.settings.enabled_mobile_bind_alert === 1) {
    return { success: 0, action: 'bind_mobile', code };
  }
  const user = known ?? createSocialMember(account, randomMobile());
  if (user.is_lock === 1) throw refuse('用户已锁定无法登录');
  burn(row);
  return { success: 1, token: issueToken(user) };
}

function registerWithSocialite({ input }: Call): object {
  const mobile = text(input['mobile']);
  const code = text(input['code']);
  if (!mobile || !code) throw badParameter();
  requireMobile(mobile);
  spendSmsCode(mobile, text(input['mobile_code']));
  const { row, account } = accountOf(code);
  if (account.user_id !== 0) throw refuse('当前渠道账号已绑定了其它账号');
  if (isMobileTaken(mobile)) throw refuse('手机号已存在');
  burn(row);
  return { token: issueToken(createSocialMember(account, mobile)) };
}

function bindWithCode({ input, user }: Call): object {
  const member = user();
  const code = text(input['code']);
  if (!code) throw badParameter();
  const { row, account } = accountOf(code);
  if (hasSocial(member, row.app)) throw refuse('您已经绑定了该渠道的账号');
  if (account.user_id !== 0) throw refuse('同渠道账号已绑定其它用户');
  account.user_id = member.id;
  burn(row);
  return [];
}

function unbind({ params, user }: Call): object {
  const member = user();
  const app = params['app'] ?? '';
  if (app !== 'qq' && app !== 'wechat') throw badParameter();
  for (const account of school.tables.socialAccounts) {
    if (account.user_id === member.id && account.app === app) account.user_id = 0;
  }
  return [];
}

const isAction = (value: string): boolean => value === 'login' || value === 'bind';

function scanUrl({ input, origin }: Call): object {
  const action = text(input['action']);
  if (!isAction(action)) throw badParameter();
  const key = randomText(20);
  const expires_at = school.now() + SCAN_LIFE;
  school.tables.scans.push({ key, action, code: '', expires_at });
  return {
    url: `${origin}/api/v3/auth/login/wechat-scan/page?key=${key}&action=${action}`,
    expire: Math.floor(expires_at / 1000),
    key,
  };
}

function scanQuery({ input }: Call): object {
  const key = text(input['key']);
  const scan = school.tables.scans.find((row) => row.key === key && row.expires_at > school.now());
  if (!scan) throw badParameter();
  return { code: scan.code || '0' };
}

/** Starts a scan of generation A (E-15): it sends the QR code itself as an image, and the server gets the outcome from WeChat. */
function oldScan(): object {
  if (school.tables.settings.wechat_oauth !== 1) throw refuse('未开启微信公众号扫码登录');
  const code = randomText(20);
  const expires_at = school.now() + 3600_000;
  school.tables.scans.push({ key: code, action: 'login', code: '', expires_at });
  return { code, image: 'data:image/png;base64, iVBORw0KGgo=' };
}

function oldScanQuery(call: Call): object {
  const code = text(call.input['code']);
  if (!code) throw badParameter();
  const scan = school.tables.scans.find((row) => row.key === code && row.code !== '');
  if (!scan) return { success: -1 };
  return loginByCode({ ...call, input: { code: scan.code } });
}

function oldScanBind({ user }: Call): object {
  user();
  return oldScan();
}

/** Buttons for the choices on the phone after a scan. */
const SCAN_CHOICES = [
  { text: '以新的微信号确认', value: 'wx-new' },
  { text: '以“小满要努力”确认', value: 'wx-xiaoman' },
  { text: '以还没有绑定手机的“微信用户”确认', value: 'wx-laozheng' },
  { text: '让二维码过期', value: 'expire' },
];

function scanPage({ input }: Call): Response {
  const key = text(input['key']);
  if (!key || !isAction(text(input['action']))) throw badParameter();
  return demoPage({
    title: '微信登录（演示）',
    lead: '真实的学堂会在这里打开微信授权。演示学堂用下面的按钮代替。',
    action: '/api/demo/wechat-scan',
    fields: { key },
    buttons: SCAN_CHOICES,
  });
}

/** Simulates the phone for visitors without one: shows the newest QR code that waits for a scan, of a login or a payment. */
function phonePage(): Response {
  const waiting = school.tables.scans.filter(
    (row) => row.code === '' && row.expires_at > school.now(),
  );
  const scan = waiting[waiting.length - 1];
  const order = waitingOrder();
  if (order && !(scan && scan.expires_at - SCAN_LIFE > order.created_at)) return cashier(order);
  if (!scan)
    return demoPage({
      title: '演示手机',
      lead: '没有等待扫码的二维码。请先在电脑上打开微信登录或微信支付，再刷新本页。',
    });
  return demoPage({
    title: '演示手机',
    lead: '已扫描最新的微信二维码，请选择手机上的操作。',
    action: '/api/demo/wechat-scan',
    fields: { key: scan.key },
    buttons: SCAN_CHOICES,
  });
}

function confirmScan({ input }: Call): Response {
  const key = text(input['key']);
  const choice = text(input['choice']) || 'wx-new';
  const isExpiring = choice === 'expire';
  const isDone = isExpiring
    ? expireScan(key)
    : scanWechat(key, choice === 'wx-new' ? `wx-${randomText(8)}` : choice);
  if (isDone && isExpiring)
    return demoPage({ title: '二维码已过期', lead: '电脑上会提示刷新二维码。' });
  return demoPage({
    title: isDone ? '已确认' : '二维码已过期',
    lead: isDone ? '请回到电脑继续。' : '请在电脑上刷新二维码后再试。',
  });
}

/** Checks the query of E-13 and E-14 and redirects the browser to the placeholder of the provider's consent page. */
function redirectToProvider(app: string, { input, origin }: Call): Response {
  const s_url = text(input['s_url']);
  const f_url = text(input['f_url']);
  const action = text(input['action']);
  if (!s_url || !f_url || !isAction(action)) throw badParameter();
  if (s_url.length > 255) throw refuse('The s url may not be greater than 255 characters.');
  if (f_url.length > 255) throw refuse('The f url may not be greater than 255 characters.');
  if (!isWebAddress(s_url) || !isWebAddress(f_url)) throw badParameter();
  const query = new URLSearchParams({ app, s_url, f_url, action });
  return HttpResponse.text(null, {
    status: 302,
    headers: { Location: `${origin}/api/demo/consent?${query.toString()}` },
  });
}

function consentPage({ input }: Call): Response {
  const app = text(input['app']) === 'qq' ? 'QQ' : '微信';
  return demoPage({
    title: `${app}授权（演示）`,
    lead: `真实的学堂会在这里打开${app}的授权页。演示学堂用下面的按钮代替。`,
    action: '/api/demo/consent',
    fields: {
      app: text(input['app']),
      s_url: text(input['s_url']),
      f_url: text(input['f_url']),
      action: text(input['action']),
    },
    buttons: [
      { text: '以新的账号同意', value: 'agree' },
      { text: '以已注册的“禾苗同学”同意', value: 'agree-known' },
      { text: '拒绝', value: 'refuse' },
    ],
  });
}

/** Appends a query at the end of the address, even after a `#`, as the server does. */
function withQuery(url: string, query: Record<string, string>): string {
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`;
}

function consent({ input }: Call): Response {
  const action = text(input['action']);
  const app = text(input['app']) === 'qq' ? 'qq' : 'wechat';
  const s_url = text(input['s_url']);
  const f_url = text(input['f_url']);
  if (!isWebAddress(s_url) || !isWebAddress(f_url)) throw badParameter();
  const choice = text(input['choice']);
  if (choice !== 'agree' && choice !== 'agree-known') {
    return seeOther(withQuery(f_url, { login_err_msg: '授权登录失败[1001]', action }));
  }
  if (choice === 'agree-known') {
    const { code } = createKnownLoginCode(app);
    return seeOther(withQuery(s_url, { login_code: code, action }));
  }
  const name = app === 'qq' ? 'QQ同学' : '青禾微信用户';
  const { code } = createLoginCode(app, `${app}-${randomText(8)}`, name);
  return seeOther(withQuery(s_url, { login_code: code, action }));
}

/** Creates a login code of a member who is already registered with the app; registers that member on first use. */
function createKnownLoginCode(app: string): LoginCodeRow {
  const openId = `${app}-known`;
  const row = createLoginCode(app, openId, '禾苗同学');
  const account = school.tables.socialAccounts.find(
    (item) => item.app === app && item.open_id === openId,
  );
  if (account?.user_id === 0) {
    const user = createMember({ mobile: '13800000009', nick_name: '禾苗同学' });
    user.is_face_verify = true;
    account.user_id = user.id;
  }
  return row;
}

function startFaceCheck({ input, user, origin }: Call): object {
  const member = user();
  const s_url = text(input['s_url']);
  if (!s_url) throw badParameter();
  if (member.is_face_verify) throw refuse('当前学员已完成实人认证');
  const biz_token = randomText(32);
  school.tables.faceChecks.push({
    biz_token,
    rule_id: '1',
    user_id: member.id,
    passed: false,
    s_url,
  });
  return {
    url: `${origin}/api/demo/face-check?biz_token=${biz_token}`,
    rule_id: '1',
    biz_token,
    request_id: `demo-${nextId('faceCheck')}`,
  };
}

function queryFaceCheck({ input, user }: Call): object {
  const member = user();
  const biz_token = text(input['biz_token']);
  if (!biz_token || !text(input['rule_id'])) throw badParameter();
  const check = school.tables.faceChecks.find(
    (row) => row.biz_token === biz_token && row.user_id === member.id,
  );
  if (!check?.passed) return fail({ status: 5 }, '');
  if (!member.is_face_verify) {
    member.is_face_verify = true;
    member.profile_real_name = '演*学员';
    member.profile_id_number = '330110****1234';
  }
  return { status: 9 };
}

function faceCheckPage({ input }: Call): Response {
  const biz_token = text(input['biz_token']);
  if (!biz_token) throw badParameter();
  return demoPage({
    title: '人脸核验（演示）',
    lead: '真实的学堂会在这里打开腾讯云的核验页。演示学堂不采集任何信息。',
    action: '/api/demo/face-check',
    fields: { biz_token },
    buttons: [{ text: '模拟核验通过', value: 'pass' }],
  });
}

function confirmFaceCheck({ input }: Call): Response {
  const biz_token = text(input['biz_token']);
  if (!passFaceCheck(biz_token)) throw badParameter();
  const check = school.tables.faceChecks.find((row) => row.biz_token === biz_token);
  if (check && isWebAddress(check.s_url)) return seeOther(check.s_url);
  return demoPage({ title: '核验通过', lead: '请回到电脑继续，页面会自动跳转。' });
}

export const socialHandlers: HttpHandler[] = [
  route('post', '/v3/auth/login/code', loginByCode),
  route('post', '/v3/auth/register/withSocialite', registerWithSocialite),
  route('post', '/v3/auth/login/wechat-scan/url', scanUrl, { on: ['B', 'C'] }),
  route('get', '/v3/auth/login/wechat-scan/query', scanQuery, { on: ['B', 'C'] }),
  route('get', '/v3/auth/login/wechat-scan/page', scanPage, { on: ['B', 'C'] }),
  route('get', '/v3/auth/login/wechat/scan', oldScan, { on: ['A'] }),
  route('get', '/v3/auth/login/wechat/scan/query', oldScanQuery, { on: ['A'], writes: true }),
  route('post', '/v3/auth/register/withWechatScan', registerWithSocialite, { on: ['A'] }),
  route('get', '/v3/member/wechatScanBind', oldScanBind, { on: ['A'] }),
  route('post', '/demo/wechat-scan', confirmScan),
  route('get', '/demo/phone', phonePage),
  route('get', '/v3/auth/login/socialite/:app', (call) => {
    const isOn = call.params['app'] === 'qq' && school.tables.settings.qq === 1;
    if (!isOn) throw refuse('登录应用不存在');
    return redirectToProvider('qq', call);
  }),
  route('get', '/v3/auth/login/wechat/oauth', (call) => redirectToProvider('wechat', call)),
  route('get', '/demo/consent', consentPage),
  route('post', '/demo/consent', consent),
  route('post', '/v3/member/socialite/bindWithCode', bindWithCode),
  route('delete', '/v2/member/socialite/:app', unbind),
  route('post', '/v3/member/tencent/faceVerify', startFaceCheck),
  route('get', '/v3/member/tencent/faceVerify', queryFaceCheck, { writes: true }),
  route('get', '/demo/face-check', faceCheckPage),
  route('post', '/demo/face-check', confirmFaceCheck),
];
