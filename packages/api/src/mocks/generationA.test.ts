import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_TOKENS, resetDb, school } from './index.ts';
import { call, pick } from './testCall.ts';

interface Recorded {
  request: { method: string; path: string; query: Record<string, string>; auth: string };
  response: { status: number; body: unknown };
}

function recorded(name: string): Recorded {
  const file = new URL(`../../fixtures/recorded/A-4.9.6/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

beforeEach(() => resetDb({ generation: 'A' }));

describe('a school of generation A refuses as the recorded server does', () => {
  it.each([
    'agreement-agree.absent',
    'announcement.not-found',
    'closed-addon.absent-activate-categories',
    'closed-addon.absent-activates',
    'closed-addon.absent-kechengs',
    'comment-store.absent',
    'comments.absent',
    'course-attach.absent',
    'course-like.not-found',
    'course.not-found',
    'decoration-blocks.absent',
    'order-v3.absent',
    'order-video.absent',
    'playinfo.no-token',
    'legacy-wechat-scan.bind-no-token',
    'legacy-wechat-scan.query-missing-code',
    'legacy-wechat-scan.query-unknown-code',
    'role.not-found',
    'route.non-numeric-id',
    'route.unknown-v2',
    'route.unknown-v3',
    'route.wrong-method-v2',
    'video.not-found',
    'wechat-scan-query.absent',
    'wechat-scan-url.absent',
  ])('%s', async (name) => {
    const { request, response } = recorded(name);
    const query = new URLSearchParams(request.query).toString();
    const answer = await call(request.method, `${request.path.replace('/api', '')}?${query}`, {
      ...(request.auth === 'member' && { token: DEMO_TOKENS.ordinary }),
    });
    expect(answer.status).toBe(response.status);
    expect(await answer.response.json()).toEqual(response.body);
  });

  it('keeps the words for a member whom another device has replaced', async () => {
    school.tables.settings.single_device = true;
    school.tables.kickedTokens.push('kicked');
    const [first, later] = [
      await call('GET', '/v3/member/courses', { token: 'kicked' }),
      await call('GET', '/v3/member/courses', { token: 'kicked' }),
    ];
    expect([first.status, first.code, first.message]).toEqual([200, 401, '请重新登录']);
    expect([later.status, await later.response.json()]).toEqual([
      401,
      { message: 'Unauthenticated.' },
    ]);
  });
});

describe('a school of generation A', () => {
  it('leaves out what later servers have added', async () => {
    const config = recorded('config.ok').response.body;
    const { data } = await call('GET', '/v2/other/config');
    const names = (value: unknown) => Object.keys(Object(value)).toSorted();
    expect(names(data)).toEqual(names(pick(config, 'data')));
    expect(names(pick(data, 'socialites'))).toEqual(names(pick(config, 'data.socialites')));
    const course = await call('GET', '/v2/course/1');
    expect(names(pick(course.data, 'course'))).toEqual(
      names(pick(recorded('course.paid-visitor').response.body, 'data.course')),
    );
  });

  it('gives a preview only to those who ask for one', async () => {
    const token = DEMO_TOKENS.facePending;
    const plain = await call('GET', '/v2/video/201/playinfo', { token });
    const tried = await call('GET', '/v2/video/201/playinfo?is_try=1', { token });
    expect([plain.code, plain.message, tried.code]).toEqual([1, '请购买后观看', 0]);
  });

  it('opens every course to a VIP member, and names an empty address where there is no media', async () => {
    const token = DEMO_TOKENS.ordinary;
    const { data } = await call('GET', '/v2/course/2', { token });
    expect(pick(data, 'isBuy')).toBe(true);
    const video = await call('GET', '/v2/video/823/playinfo', { token });
    expect(pick(video.data, 'urls')).toMatchObject([{ url: '', name: '' }]);
  });
});
