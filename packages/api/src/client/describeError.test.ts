import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { describeError } from './describeError.ts';

const url = 'https://school.test/api/v2/courses';

const envelope = (code: number, message: string) =>
  new ApiError({ kind: 'envelope', url, status: 200, code, message });

const http = (status: number) =>
  new ApiError({ kind: 'http', url, status, message: `HTTP ${status}` });

const SERVER = '服务开小差了，请稍后重试';

afterEach(() => vi.unstubAllGlobals());

describe('describeError', () => {
  it.each([
    [envelope(1, '手机号或密码错误'), 'refused', '手机号或密码错误'],
    [envelope(1, ''), 'server', SERVER],
    [envelope(1, '错误'), 'server', SERVER],
    [envelope(404, '资源不存在'), 'gone', '内容不存在或已下架'],
    [envelope(429, '请稍后再试'), 'rateLimited', '请稍后再试'],
    [envelope(429, '错误'), 'rateLimited', '请稍后再试'],
    [envelope(500, '无法连接redis'), 'server', SERVER],
    [envelope(503, '系统维护中'), 'server', '系统维护中'],
    [envelope(503, ''), 'server', SERVER],
    [envelope(401, '请登录'), 'refused', '请重新登录'],
    [http(401), 'refused', '请重新登录'],
    [http(404), 'gone', '内容不存在或已下架'],
    [http(403), 'server', SERVER],
    [http(429), 'rateLimited', '请稍后再试'],
    [http(502), 'server', SERVER],
    [new ApiError({ kind: 'parse', url, status: 200 }), 'malformed', SERVER],
    [new ApiError({ kind: 'timeout', url }), 'timeout', '请求超时，请重试'],
    [new ApiError({ kind: 'network', url }), 'server', SERVER],
    [new ApiError({ kind: 'aborted', url }), 'unknown', '出错了，请重试'],
    [new ApiError({ kind: 'session', url }), 'refused', '您已在其他页面切换账号，操作未提交'],
    [new TypeError('x is not a function'), 'unknown', '出错了，请重试'],
    [undefined, 'unknown', '出错了，请重试'],
  ])('describes case %#', (error, reason, message) => {
    expect(describeError(error)).toEqual({ reason, message });
  });

  it.each(['network', 'timeout'] as const)('blames the device for %s while offline', (kind) => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(describeError(new ApiError({ kind, url }))).toEqual({
      reason: 'offline',
      message: '当前无网络，请检查网络连接',
    });
  });

  it.each([
    ['network', 'server'],
    ['timeout', 'timeout'],
  ] as const)('does not blame a device that is online for %s', (kind, reason) => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(describeError(new ApiError({ kind, url })).reason).toBe(reason);
  });
});
