import { changed, nextId, school } from './db.ts';
import type { LoginCodeRow, OrderRow, UserRow } from './tables.ts';
import { DEFAULT_AVATAR } from './views.ts';

const DAY = 86_400_000;

/** Returns random letters and digits for tokens and codes, which must not be guessable on a public demo server. */
export function randomText(length: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  return Array.from(school.random(length), (byte) => letters[byte % letters.length]).join('');
}

/** Adds an unread message to the member's list. */
export function sendMessage(userId: number, message: string): void {
  school.tables.messages.push({
    id: `0b3c1a52-9c0a-4d2e-8a71-${String(nextId('message')).padStart(12, '0')}`,
    user_id: userId,
    message,
    read_at: null,
    created_at: school.now(),
  });
}

/** Adds points to a member, with a record and a message; does nothing for 0. */
export function addCredit(user: UserRow, sum: number, remark: string): void {
  if (sum === 0) return;
  user.credit1 += sum;
  school.tables.credits.push({ user_id: user.id, sum, remark, created_at: school.now() });
  sendMessage(user.id, `积分变动:${sum}，备注:${remark}`);
}

/** Fields given for a new account; all others get the school's defaults. */
export interface NewMember {
  mobile: string;
  password?: string;
  nick_name?: string;
  avatar?: string;
}

/** Creates an account with its welcome message and points. */
export function createMember({ mobile, password = '', nick_name, avatar }: NewMember): UserRow {
  const id = nextId('user');
  const user: UserRow = {
    id,
    nick_name: nick_name ?? `qh${String(id).padStart(10, '0')}`,
    avatar: avatar ?? DEFAULT_AVATAR,
    mobile,
    password,
    credit1: 0,
    is_lock: 0,
    role_id: 0,
    role_expired_at: school.now(),
    is_password_set: password === '' ? 0 : 1,
    is_set_nickname: 0,
    is_face_verify: false,
    profile_real_name: '',
    profile_id_number: '',
    agreed: true,
    created_at: school.now(),
    destroy_at: null,
  };
  school.tables.users.push(user);
  sendMessage(id, '用户注册成功');
  const reward = school.tables.settings.reward_register;
  addCredit(user, reward, `注册送${reward}积分`);
  return user;
}

/** Logs the member in and returns the token. Cancels a pending account deletion; with `single_device`, ends other sessions. */
export function issueToken(user: UserRow): string {
  const { tokens, kickedTokens, settings } = school.tables;
  user.destroy_at = null;
  if (settings.single_device) {
    const others = tokens.filter((row) => row.user_id === user.id);
    kickedTokens.push(...others.map((row) => row.token));
    school.tables.tokens = tokens.filter((row) => row.user_id !== user.id);
  }
  const token = `qinghe.${user.id}.${randomText(40)}`;
  school.tables.tokens.push({ token, user_id: user.id, expires_at: school.now() + 14 * DAY });
  return token;
}

/** Creates a social login code for a QQ or WeChat account, which is stored if it is new. */
export function createLoginCode(app: string, openId: string, nickName: string): LoginCodeRow {
  const { socialAccounts, loginCodes } = school.tables;
  if (!socialAccounts.some((row) => row.app === app && row.open_id === openId)) {
    socialAccounts.push({
      app,
      open_id: openId,
      nick_name: nickName,
      avatar: DEFAULT_AVATAR,
      user_id: 0,
    });
  }
  const row = { code: randomText(32), app, open_id: openId, expires_at: school.now() + 600_000 };
  loginCodes.push(row);
  return row;
}

/** Confirms a WeChat login QR code by its key, as the phone does. Returns false for an expired key. */
export function scanWechat(key: string, openId = 'wx-new', nickName = '青禾微信用户'): boolean {
  const scan = school.tables.scans.find((row) => row.key === key && row.expires_at > school.now());
  if (!scan) return false;
  scan.code = createLoginCode('wechat', openId, nickName).code;
  scan.expires_at = school.now() + 300_000;
  changed();
  return true;
}

/** Makes a WeChat login QR code expire now. Returns false when it has expired already. */
export function expireScan(key: string): boolean {
  const scan = school.tables.scans.find((row) => row.key === key && row.expires_at > school.now());
  if (!scan) return false;
  scan.expires_at = school.now();
  changed();
  return true;
}

/** Passes a face check by its token, as the phone does. Returns false for an unknown token. */
export function passFaceCheck(bizToken: string): boolean {
  const check = school.tables.faceChecks.find((row) => row.biz_token === bizToken);
  if (!check) return false;
  check.passed = true;
  changed();
  return true;
}

function deliverRole(user: UserRow, order: OrderRow, roleId: number): void {
  const days = school.tables.roles.find((row) => row.id === roleId)?.expire_days ?? 0;
  const isRunning = user.role_id > 0 && (user.role_expired_at ?? 0) > school.now();
  const started_at = isRunning ? (user.role_expired_at ?? school.now()) : school.now();
  const expired_at = started_at + days * DAY;
  school.tables.userRoles.push({
    id: nextId('userRole'),
    user_id: user.id,
    role_id: roleId,
    charge: order.charge,
    started_at,
    expired_at,
    created_at: school.now(),
  });
  user.role_id = roleId;
  user.role_expired_at = expired_at;
}

function deliver(user: UserRow, order: OrderRow): void {
  if (!order.goods) return;
  const { goods_id, goods_type } = order.goods;
  const { courses, courseUsers, joins, activates } = school.tables;
  if (goods_type === 'ROLE') deliverRole(user, order, goods_id);
  if (goods_type === 'COURSE') {
    courseUsers.push({
      course_id: goods_id,
      user_id: user.id,
      charge: order.charge,
      created_at: school.now(),
    });
    const course = courses.find((row) => row.id === goods_id);
    if (course) course.user_count += 1;
  }
  if (goods_type === 'ACTIVATE') {
    const join = joins.find((row) => row.order_id === order.order_id);
    if (join) join.join_status = 5;
    const activate = activates.find((row) => row.id === goods_id);
    if (activate) activate.user_count += 1;
  }
}

/** Confirms the payment of an order and delivers the goods. Returns false unless the order waits for payment. */
export function payOrder(orderNo: string): boolean {
  const { orders, users, promoCodes, promoUses, settings } = school.tables;
  const order = orders.find((row) => row.order_id === orderNo);
  const user = users.find((row) => row.id === order?.user_id);
  if (!order || !user || (order.status !== 1 && order.status !== 5)) return false;
  order.status = 9;
  const code = promoCodes.find((row) => row.id === order.promo_code_id);
  if (code) {
    code.used_times += 1;
    promoUses.push({ code_id: code.id, user_id: user.id });
  }
  deliver(user, order);
  sendMessage(user.id, `订单${order.order_id}已支付`);
  const paid = Math.max(0, order.charge - order.discount);
  const reward = Math.floor(paid * Number(settings.reward_paid_order));
  addCredit(user, reward, `已支付订单送${reward}积分`);
  changed();
  return true;
}

function cancel(order: OrderRow): void {
  order.status = 7;
  const join = school.tables.joins.find((row) => row.order_id === order.order_id);
  if (join?.join_status === 1) join.join_status = 7;
}

/** Cancels an order. Returns false unless the order waits for payment. */
export function cancelOrder(orderNo: string): boolean {
  const order = school.tables.orders.find((row) => row.order_id === orderNo);
  if (!order || (order.status !== 1 && order.status !== 5)) return false;
  cancel(order);
  changed();
  return true;
}

/** Cancels orders that have waited for payment for an hour, as the server's scheduled job does. */
export function sweepOrders(): void {
  const limit = school.now() - 3600_000;
  for (const order of school.tables.orders) {
    const isStale = (order.status === 1 || order.status === 5) && order.created_at <= limit;
    if (isStale) cancel(order);
  }
}
