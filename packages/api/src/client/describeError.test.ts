import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { describeError } from './describeError.ts';

const url = 'https://school.test/api/v2/courses';

const envelope = (code: number, message: string) =>
  new ApiError({ kind: 'envelope', url, status: 200, code, message });

const http = (status: number, message = `HTTP ${status}`) =>
  new ApiError({ kind: 'http', url, status, message });

const SERVER = '服务开小差了，请稍后重试';

afterEach(() => vi.unstubAllGlobals());

it('says of a call that the server lacks that it is gone', () => {
  const absent = new ApiError({ kind: 'absent', url, missing: 'call' });
  expect(describeError(absent)).toEqual({ reason: 'gone', message: '内容不存在或已下架' });
});

describe('describeError', () => {
  it.each([
    [envelope(1, '手机号或密码错误'), 'refused', '手机号或密码错误'],
    [envelope(1, ''), 'server', SERVER],
    [envelope(1, '  '), 'server', SERVER],
    [envelope(1, '错误'), 'server', '错误'],
    [envelope(404, '资源不存在'), 'gone', '资源不存在'],
    [envelope(404, ''), 'gone', '内容不存在或已下架'],
    [envelope(429, '操作太频繁了哦'), 'rateLimited', '操作太频繁了哦'],
    [envelope(429, '错误'), 'rateLimited', '错误'],
    [envelope(429, ''), 'rateLimited', '请稍后再试'],
    [envelope(500, '服务器维护中请稍候'), 'server', '服务器维护中请稍候'],
    [envelope(500, '无法连接redis'), 'server', '无法连接redis'],
    [envelope(503, '系统维护中'), 'server', '系统维护中'],
    [envelope(503, ''), 'server', SERVER],
    [envelope(401, '请登录'), 'refused', '请重新登录'],
    [http(401), 'refused', '请重新登录'],
    [http(404), 'gone', '内容不存在或已下架'],
    [http(403), 'server', SERVER],
    [http(403, '这门课只对会员开放'), 'server', '这门课只对会员开放'],
    [http(429), 'rateLimited', '请稍后再试'],
    [http(502), 'server', SERVER],
    [http(503, '学堂正在升级，晚上八点回来'), 'server', '学堂正在升级，晚上八点回来'],
    [http(404, '这门课换了地址'), 'gone', '这门课换了地址'],
    [new ApiError({ kind: 'parse', url, status: 200 }), 'malformed', SERVER],
    [new ApiError({ kind: 'timeout', url }), 'timeout', '请求超时，请重试'],
    [new ApiError({ kind: 'network', url }), 'server', SERVER],
    [new ApiError({ kind: 'aborted', url }), 'unknown', '出错了，请重试'],
    [new ApiError({ kind: 'session', url }), 'refused', '你已在其他页面切换账号，操作未提交'],
    [new TypeError('x is not a function'), 'unknown', '出错了，请重试'],
    [undefined, 'unknown', '出错了，请重试'],
  ])('describes case %#', (error, reason, message) => {
    expect(describeError(error)).toEqual({ reason, message });
  });

  it.each([
    '密码长度为 6<16 位',
    'The s url may not be greater than 255 characters.',
    '请输入手机号,请输入密码',
    '短信验证码错误',
    'The course was not found.',
    'Too many members have joined already.',
    '错'.repeat(200),
  ])('repeats %j', (message) => {
    expect(describeError(envelope(1, message)).message).toBe(message);
  });

  it.each([
    'Server Error',
    'Service Unavailable',
    'Too Many Attempts.',
    'Too Many Requests',
    'No query results for model [App\\Course] 7',
    'The POST method is not supported for route api/v3/x.',
    "SQLSTATE[42S02]: Base table or view not found: 1146 Table 'meedu.x' doesn't exist",
    'ErrorException: Undefined index: a in /var/www/app/Http/Kernel.php:12',
    '出错了 #0 /var/www/vendor/laravel/framework/src/Illuminate/Pipeline.php(180)',
    'TypeError: x is not a function\n    at run (index.js:1:2)',
    'x is not a function\n    at run (index.js:10:20)',
    '<h1>502 Bad Gateway</h1>',
    '<!DOCTYPE html><title>维护中</title>',
    '错'.repeat(201),
  ])('does not repeat %j, which is not for people', (message) => {
    expect(describeError(envelope(1, message)).message).toBe(SERVER);
    expect(describeError(http(500, message)).message).toBe(SERVER);
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
