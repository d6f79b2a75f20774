import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { isRecord } from './read.ts';

/** The names of what an endpoint is sent, without optional extras of this product. Throws when there is no such call. */
function fieldsOf(call: string): string[] {
  const found = endpoints.find(({ endpoint: { method, path } }) => `${method} ${path}` === call);
  if (!found) throw new Error(`Nothing calls ${call}.`);
  const params: unknown = found.endpoint.params;
  return isRecord(params) && isRecord(params['entries']) ? Object.keys(params['entries']) : [];
}

/** Names sorted, since their order on the wire means nothing. */
const sorted = (names: string[]) => names.toSorted();

it('POST /api/v2/login/password', { tags: ['spec:7.call.login-password'] }, () => {
  expect(sorted(fieldsOf('POST /api/v2/login/password'))).toEqual(['mobile', 'password']);
});
it('POST /api/v2/login/mobile', { tags: ['spec:7.call.login-mobile'] }, () => {
  expect(sorted(fieldsOf('POST /api/v2/login/mobile'))).toEqual(['mobile', 'mobile_code', 'msv']);
});
it('POST /api/v2/register/sms', { tags: ['spec:7.call.register-sms'] }, () => {
  expect(sorted(fieldsOf('POST /api/v2/register/sms'))).toEqual([
    'mobile',
    'mobile_code',
    'msv',
    'password',
  ]);
});
it('POST /api/v2/logout', { tags: ['spec:7.call.logout'] }, () => {
  expect(sorted(fieldsOf('POST /api/v2/logout'))).toEqual([]);
});
it('POST /api/v3/auth/login/code', { tags: ['spec:7.call.login-code'] }, () => {
  expect(sorted(fieldsOf('POST /api/v3/auth/login/code'))).toEqual(['code', 'msv']);
});
it('POST /api/v3/auth/register/withSocialite', { tags: ['spec:7.call.register-socialite'] }, () => {
  expect(sorted(fieldsOf('POST /api/v3/auth/register/withSocialite'))).toEqual([
    'code',
    'mobile',
    'mobile_code',
    'msv',
  ]);
});
it('POST /api/v2/password/reset', { tags: ['spec:7.call.password-reset'] }, () => {
  expect(sorted(fieldsOf('POST /api/v2/password/reset'))).toEqual([
    'mobile',
    'mobile_code',
    'password',
  ]);
});
it('GET /api/v2/member/detail', { tags: ['spec:7.call.member-detail'] }, () => {
  expect(sorted(fieldsOf('GET /api/v2/member/detail'))).toEqual([]);
});
it('POST /api/v3/auth/login/wechat-scan/url', { tags: ['spec:7.call.wechat-scan-url'] }, () => {
  expect(sorted(fieldsOf('POST /api/v3/auth/login/wechat-scan/url'))).toEqual(['action']);
});
it('GET /api/v3/auth/login/wechat-scan/query', { tags: ['spec:7.call.wechat-scan-query'] }, () => {
  expect(sorted(fieldsOf('GET /api/v3/auth/login/wechat-scan/query'))).toEqual(['key']);
});
it('GET /api/v2/member/unreadNotificationCount', { tags: ['spec:7.call.unread-count'] }, () => {
  expect(sorted(fieldsOf('GET /api/v2/member/unreadNotificationCount'))).toEqual([]);
});
it('POST /api/v3/member/tencent/faceVerify', { tags: ['spec:7.call.face-verify-post'] }, () => {
  expect(() => fieldsOf('POST /api/v3/member/tencent/faceVerify')).not.toThrow();
});
it('GET /api/v3/member/tencent/faceVerify', { tags: ['spec:7.call.face-verify-get'] }, () => {
  expect(() => fieldsOf('GET /api/v3/member/tencent/faceVerify')).not.toThrow();
});
it('POST /api/v2/member/detail/nickname', { tags: ['spec:7.call.member-nickname'] }, () => {
  expect(() => fieldsOf('POST /api/v2/member/detail/nickname')).not.toThrow();
});
it('POST /api/v2/member/detail/password', { tags: ['spec:7.call.member-password'] }, () => {
  expect(() => fieldsOf('POST /api/v2/member/detail/password')).not.toThrow();
});
it('POST /api/v2/member/detail/mobile', { tags: ['spec:7.call.member-mobile'] }, () => {
  expect(() => fieldsOf('POST /api/v2/member/detail/mobile')).not.toThrow();
});
it('POST /api/v2/member/verify', { tags: ['spec:7.call.member-verify'] }, () => {
  expect(() => fieldsOf('POST /api/v2/member/verify')).not.toThrow();
});
it('PUT /api/v2/member/mobile', { tags: ['spec:7.call.member-mobile-put'] }, () => {
  expect(() => fieldsOf('PUT /api/v2/member/mobile')).not.toThrow();
});
it('POST /api/v3/member/destroy', { tags: ['spec:7.call.member-destroy'] }, () => {
  expect(() => fieldsOf('POST /api/v3/member/destroy')).not.toThrow();
});
it('POST /api/v3/member/socialite/bindWithCode', { tags: ['spec:7.call.socialite-bind'] }, () => {
  expect(() => fieldsOf('POST /api/v3/member/socialite/bindWithCode')).not.toThrow();
});
it('DELETE /api/v2/member/socialite/{app}', { tags: ['spec:7.call.socialite-unbind'] }, () => {
  expect(sorted(fieldsOf('DELETE /api/v2/member/socialite/{app}'))).toEqual(['app']);
});
it(
  'GET /api/v2/member/notificationMarkAllAsRead',
  { tags: ['spec:7.call.messages-read-all'] },
  () => {
    expect(() => fieldsOf('GET /api/v2/member/notificationMarkAllAsRead')).not.toThrow();
  },
);
it(
  'GET /api/v2/member/notificationMarkAsRead/{id}',
  { tags: ['spec:7.call.messages-read'] },
  () => {
    expect(() => fieldsOf('GET /api/v2/member/notificationMarkAsRead/{id}')).not.toThrow();
  },
);
it('GET /api/v2/member/messages', { tags: ['spec:7.call.messages'] }, () => {
  expect(() => fieldsOf('GET /api/v2/member/messages')).not.toThrow();
});
it('GET /api/v2/member/orders', { tags: ['spec:7.call.orders'] }, () => {
  expect(() => fieldsOf('GET /api/v2/member/orders')).not.toThrow();
});
it('GET /api/v2/member/credit1Records', { tags: ['spec:7.call.credit1-records'] }, () => {
  expect(() => fieldsOf('GET /api/v2/member/credit1Records')).not.toThrow();
});
it('GET /api/v3/member/courses', { tags: ['spec:7.call.member-courses'] }, () => {
  expect(() => fieldsOf('GET /api/v3/member/courses')).not.toThrow();
});
it('GET /api/v3/member/courses/like', { tags: ['spec:7.call.member-courses-like'] }, () => {
  expect(() => fieldsOf('GET /api/v3/member/courses/like')).not.toThrow();
});
it('GET /api/v3/member/activates/like', { tags: ['spec:7.call.member-activates-like'] }, () => {
  expect(() => fieldsOf('GET /api/v3/member/activates/like')).not.toThrow();
});
it('GET /api/v2/other/config', { tags: ['spec:7.call.config'] }, () => {
  expect(sorted(fieldsOf('GET /api/v2/other/config'))).toEqual([]);
});
it('POST /api/v2/captcha/sms', { tags: ['spec:7.call.captcha-sms'] }, () => {
  expect(sorted(fieldsOf('POST /api/v2/captcha/sms'))).toEqual([
    'image_captcha',
    'image_key',
    'mobile',
    'scene',
  ]);
});
it('GET /api/v2/captcha/image', { tags: ['spec:7.call.captcha-image'] }, () => {
  expect(sorted(fieldsOf('GET /api/v2/captcha/image'))).toEqual([]);
});
it('GET /api/v2/announcements', { tags: ['spec:7.call.announcements'] }, () => {
  expect(() => fieldsOf('GET /api/v2/announcements')).not.toThrow();
});
it('GET /api/v2/announcement/{id}', { tags: ['spec:7.call.announcement'] }, () => {
  expect(() => fieldsOf('GET /api/v2/announcement/{id}')).not.toThrow();
});
it('GET /api/v2/viewBlock/page/blocks', { tags: ['spec:7.call.view-blocks'] }, () => {
  expect(() => fieldsOf('GET /api/v2/viewBlock/page/blocks')).not.toThrow();
});
it('GET /api/v2/sliders', { tags: ['spec:7.call.sliders'] }, () => {
  expect(() => fieldsOf('GET /api/v2/sliders')).not.toThrow();
});
it('GET /api/v2/teachers', { tags: ['spec:7.call.teachers'] }, () => {
  expect(() => fieldsOf('GET /api/v2/teachers')).not.toThrow();
});
it('GET /api/v2/kechengs', { tags: ['spec:7.call.kechengs'] }, () => {
  expect(() => fieldsOf('GET /api/v2/kechengs')).not.toThrow();
});
it('GET /api/v2/activate_categories/show', { tags: ['spec:7.call.activate-categories'] }, () => {
  expect(sorted(fieldsOf('GET /api/v2/activate_categories/show'))).toEqual(['platform']);
});
