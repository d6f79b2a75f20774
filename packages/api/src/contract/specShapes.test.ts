import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getFooterCategories } from '../resources/footer.ts';
import { postLoginCode, postLoginPassword } from '../resources/auth.ts';
import { getCaptchaImage, postCaptchaSms } from '../resources/captcha.ts';
import { getConfig } from '../resources/config.ts';
import { getMemberDetail } from '../resources/member.ts';
import { getUnreadCount } from '../resources/messages.ts';
import { getNavs } from '../resources/navigation.ts';
import { getWechatScanQuery, postWechatScanUrl } from '../resources/wechatScan.ts';

it('a login', { tags: ['spec:3.login'] }, () => {
  expect(v.parse(postLoginPassword.reply, { token: 'jwt' })).toEqual({ token: 'jwt' });
});

it('a member', { tags: ['spec:3.member'] }, () => {
  const wire = {
    id: 7,
    avatar: '/a.svg',
    nick_name: '叶小满',
    is_bind_mobile: 0,
    is_face_verify: true,
  };
  const member = {
    avatar: '/a.svg',
    nick_name: '叶小满',
    is_bind_mobile: false,
    is_face_verify: true,
  };
  expect(v.parse(getMemberDetail.reply, wire)).toMatchObject(member);
  expect(v.parse(getMemberDetail.reply, { ...wire, is_bind_mobile: 1 }).is_bind_mobile).toBe(true);
});

it('a member of whom nothing but the four fields is known', { tags: ['spec:3.member'] }, () => {
  const wire = { avatar: '/a.svg', name: '叶小满', is_bind_mobile: 1, is_face_verify: true };
  const member = v.parse(getMemberDetail.reply, wire);
  expect(member).toMatchObject({ nick_name: '叶小满', is_bind_mobile: true, is_face_verify: true });
  expect(v.parse(getMemberDetail.reply, wire).id).toBe(member.id);
  expect(v.parse(getMemberDetail.reply, { ...wire, name: '林知夏' }).id).not.toBe(member.id);
  for (const nobody of [{}, [], { avatar: '/a.svg' }, null])
    expect(v.safeParse(getMemberDetail.reply, nobody).success).toBe(false);
});

it('system config', { tags: ['spec:3.config'] }, () => {
  const wire = {
    url: 'https://school.example',
    user_protocol: 'https://school.example/user',
    user_private_protocol: 'https://school.example/privacy',
    h5_url: 'https://m.school.example',
  };
  expect(v.parse(getConfig.reply, wire)).toMatchObject(wire);
});

it('the switches of config', { tags: ['spec:3.config.socialites', 'spec:3.config.member'] }, () => {
  const wire = {
    socialites: { qq: 1, wechat_oauth: 0 },
    member: { enabled_face_verify: true, enabled_mobile_bind_alert: 1 },
  };
  expect(v.parse(getConfig.reply, wire)).toMatchObject({
    socialites: { qq: true, wechat_oauth: false },
    member: { enabled_face_verify: true, enabled_mobile_bind_alert: true },
  });
});

it('an image captcha', { tags: ['spec:3.captcha'] }, () => {
  const wire = { key: 'k', img: 'data:image/png;base64,AA' };
  expect(v.parse(getCaptchaImage.reply, wire)).toMatchObject(wire);
});

it('a WeChat scan', { tags: ['spec:3.scan'] }, () => {
  const wire = { url: 'https://school.example/scan', key: 'k', expire: 1_795_140_000 };
  const scan = v.parse(postWechatScanUrl.reply, wire);
  expect(scan).toMatchObject({ url: wire.url, key: 'k' });
  expect(new Date(scan.expire).getTime()).toBe(wire.expire * 1000);
  expect(v.parse(getWechatScanQuery.reply, { code: 'agreed' })).toEqual({ code: 'agreed' });
});

it('a code login', { tags: ['spec:3.code-login'] }, () => {
  expect(v.parse(postLoginCode.reply, { success: 1, token: 'jwt' })).toEqual({
    success: true,
    token: 'jwt',
  });
  expect(v.parse(postLoginCode.reply, { success: 0, action: 'bind_mobile', code: 'c' })).toEqual({
    success: false,
    action: 'bind_mobile',
    code: 'c',
  });
});

it('a nav item', { tags: ['spec:3.nav-item'] }, () => {
  const child = {
    id: 2,
    sort: 1,
    name: '程序设计',
    url: '/courses?cid=1',
    active_routes: '',
    platform: 'PC',
    parent_id: 1,
    blank: 1,
  };
  const wire = { ...child, id: 1, name: '线上课程', url: '/courses', parent_id: 0, blank: 0 };
  expect(v.parse(getNavs.reply, [{ ...wire, children: [child] }])).toEqual([
    { ...wire, blank: false, children: [{ ...child, blank: true }] },
  ]);
});

it('a footer category', { tags: ['spec:3.category'] }, () => {
  const rows = [
    { id: 1, name: '程序与数据', type: 'course' },
    { id: 1, name: '城市漫步', type: 'activate' },
  ];
  expect(v.parse(getFooterCategories.reply, rows)).toMatchObject(rows);
});

it('the unread count', { tags: ['spec:3.unread'] }, () => {
  expect(v.parse(getUnreadCount.reply, 3)).toBe(3);
  expect(v.parse(getUnreadCount.reply, 0)).toBe(0);
});

it('the scenes of an SMS', { tags: ['spec:7.sms-scenes'] }, () => {
  const input = { mobile: '13800000001', image_key: 'k', image_captcha: 'abcd' };
  for (const scene of ['login', 'register', 'mobile_bind'])
    expect(v.is(postCaptchaSms.params, { ...input, scene })).toBe(true);
  expect(v.is(postCaptchaSms.params, { ...input, scene: 'anything' })).toBe(false);
});
