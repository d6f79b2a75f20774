import type { HttpHandler } from 'msw';
import { randomText } from '../actions.ts';
import { d1, d2 } from '../clock.ts';
import { nextId, school } from '../db.ts';
import { badParameter, mishap, refuse } from '../reply.ts';
import { lengthOf, route, text, type Call } from '../route.ts';
import type { UserRow } from '../tables.ts';
import { hasSocial, isBoundMobile } from '../views.ts';
import { isMobileTaken, passwordOf, requireFields } from './auth.ts';
import { requireMobile, requireSign, spendSmsCode } from './captcha.ts';

function detail({ user }: Call): object {
  const row = user();
  const role = school.tables.roles.find((item) => item.id === row.role_id);
  return {
    id: row.id,
    avatar: row.avatar,
    nick_name: row.nick_name,
    mobile: row.mobile,
    credit1: row.credit1,
    credit2: 0,
    credit3: 0,
    is_active: 1,
    is_lock: row.is_lock,
    created_at: d1(row.created_at),
    role_id: row.role_id,
    role_expired_at: d2(row.role_expired_at),
    invite_balance: 0,
    is_password_set: row.is_password_set,
    is_set_nickname: row.is_set_nickname,
    role: role ? { id: role.id, name: role.name, desc_rows: [''] } : null,
    is_bind_qq: hasSocial(row, 'qq') ? 1 : 0,
    is_bind_wechat: hasSocial(row, 'wechat') ? 1 : 0,
    is_bind_mobile: isBoundMobile(row.mobile) ? 1 : 0,
    invite_people_count: 0,
    is_face_verify: row.is_face_verify,
    profile_real_name: row.profile_real_name,
    profile_id_number: row.profile_id_number,
    ...(school.generation === 'C' && {
      agreement_status: { user_agreement_agreed: row.agreed, privacy_policy_agreed: row.agreed },
    }),
  };
}

function nickname({ input, user }: Call): object {
  const row = user();
  const name = text(input['nick_name']);
  requireFields([[name, '请输入昵称']]);
  if (row.is_set_nickname === 1) throw refuse('当前用户已配置昵称');
  if (school.tables.users.some((item) => item.nick_name === name)) throw refuse('昵称已经存在');
  if (lengthOf(name) > 24) throw mishap();
  row.nick_name = name;
  row.is_set_nickname = 1;
  return [];
}

/** Checks an uploaded picture and returns it with its data URL, since the demo school has no file storage. */
async function uploadedImage(
  value: unknown,
  limit: number,
  tooBig: string,
): Promise<[File, string]> {
  if (!(value instanceof File)) throw refuse('请上传文件');
  if (!value.type.startsWith('image/')) throw refuse('请上传图片文件');
  if (value.size > limit) throw refuse(tooBig);
  const bytes = new Uint8Array(await value.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return [value, `data:${value.type};base64,${btoa(binary)}`];
}

async function avatar({ input, user }: Call): Promise<object> {
  const row = user();
  const [, url] = await uploadedImage(input['file'], 1024 * 1024, '文件不能超过1M');
  row.avatar = url;
  return [];
}

async function uploadImage({ input, user }: Call): Promise<object> {
  user();
  const [file, url] = await uploadedImage(input['file'], 2048 * 1024, '文件不能超过2M');
  const id = nextId('image');
  return {
    path: `images/upload/${id}`,
    url,
    disk: school.generation === 'C' ? 's3-public' : 'public',
    name: file.name,
    expired_time: Math.floor(school.now() / 1000) + 1800,
    encryptData: randomText(32),
    ...(school.generation === 'C' && { media_image_id: id }),
  };
}

function password({ input, user }: Call): object {
  const row = user();
  const mobile = text(input['mobile']);
  const code = text(input['mobile_code']);
  const next = passwordOf(input);
  requireFields([
    [mobile, '请输入手机号'],
    [code, '请输入短信验证码'],
    [next, '请输入密码'],
  ]);
  if (mobile !== row.mobile) throw refuse('请绑定手机号');
  spendSmsCode(mobile, code);
  row.password = next;
  row.is_password_set = 1;
  return [];
}

function setMobile(row: UserRow, input: Record<string, unknown>): void {
  const mobile = text(input['mobile']);
  const code = text(input['mobile_code']);
  requireFields([
    [mobile, '请输入手机号'],
    [code, '请输入短信验证码'],
  ]);
  requireMobile(mobile);
  spendSmsCode(mobile, code);
  if (isMobileTaken(mobile)) throw refuse('手机号已存在');
  row.mobile = mobile;
}

function bindMobile({ input, user }: Call): object {
  const row = user();
  if (isBoundMobile(row.mobile)) throw refuse('已绑定');
  setMobile(row, input);
  return [];
}

function verify({ input, user }: Call): object {
  const row = user();
  const mobile = text(input['mobile']);
  if (mobile !== '' && mobile !== row.mobile) throw badParameter();
  spendSmsCode(mobile, text(input['mobile_code']));
  const sign = randomText(40);
  school.tables.signs.push({
    sign,
    subject: `mobile:${row.id}`,
    expires_at: school.now() + 3600_000,
  });
  return { sign };
}

function changeMobile({ input, user }: Call): object {
  const row = user();
  requireSign(text(input['sign']), `mobile:${row.id}`);
  setMobile(row, input);
  return [];
}

function destroy({ user }: Call): object {
  const row = user();
  if (row.destroy_at !== null) throw refuse('用户已申请注销');
  row.destroy_at = school.now() + 7 * 86_400_000;
  return [];
}

function agree({ user }: Call): object {
  user().agreed = true;
  return [];
}

export const memberHandlers: HttpHandler[] = [
  route('get', '/v2/member/detail', detail),
  route('post', '/v2/member/detail/nickname', nickname),
  route('post', '/v2/member/detail/avatar', avatar),
  route('post', '/v2/member/detail/password', password),
  route('post', '/v2/member/detail/mobile', bindMobile),
  route('post', '/v2/member/verify', verify),
  route('put', '/v2/member/mobile', changeMobile),
  route('post', '/v3/member/destroy', destroy),
  route('post', '/v2/member/agreement/agree', agree, { on: ['C'] }),
  route('post', '/v2/upload/image', uploadImage),
];
