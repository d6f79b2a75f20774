import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@qinghe/api/client';
import { local, localKeys } from '../storage/index.ts';
import { stubFetch, stubWindow } from '../testing/browser.ts';
import { withoutSecrets } from './describe.ts';
import { onErrorReport, rootReports, startErrorReports } from './index.ts';
import type { ErrorReport } from './index.ts';
import { envelopeOf, readDsn } from './sentry.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x-Y_z';

class FakeErrorEvent extends Event {
  readonly error: unknown;
  readonly message: string = '';
  constructor(type: string, error: unknown) {
    super(type);
    this.error = error;
  }
}
class FakeRejection extends Event {
  readonly reason: unknown;
  constructor(type: string, reason: unknown) {
    super(type);
    this.reason = reason;
  }
}

/** Sets up a window with events, at an address that contains data which must not be reported. */
function setUp(env?: unknown) {
  stubWindow(env);
  const events = new EventTarget();
  Object.assign(window, {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    location: { pathname: '/login/callback', search: '?login_code=abc' },
  });
  vi.stubGlobal('ErrorEvent', FakeErrorEvent);
  vi.stubGlobal('PromiseRejectionEvent', FakeRejection);
  return { fire: (event: Event) => events.dispatchEvent(event) };
}

function collect(): ErrorReport[] {
  const reports: ErrorReport[] = [];
  onErrorReport((report) => reports.push(report));
  return reports;
}

let stop = () => {};
/** Starts the reports, and waits for their code. */
async function start(): Promise<void> {
  stop = startErrorReports();
  await vi.dynamicImportSettled();
}
beforeEach(() => {
  stop = () => {};
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  onErrorReport(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('error reports', () => {
  it('tells of uncaught errors, rejections and what boundaries caught, each once', async () => {
    const { fire } = setUp();
    const reports = collect();
    await start();
    const broken = new TypeError('坏了');
    fire(new FakeErrorEvent('error', broken));
    fire(new FakeErrorEvent('error', broken));
    fire(new FakeRejection('unhandledrejection', '说一句'));
    rootReports.onCaughtError(new RangeError('页面坏了'));
    rootReports.onUncaughtError(broken);
    expect(reports.map(({ type, message }) => [type, message])).toEqual([
      ['TypeError', '坏了'],
      ['NonError', '说一句'],
      ['RangeError', '页面坏了'],
    ]);
    expect(reports[0]?.path).toBe('/login/callback');
  });

  it('tells of what the root met with before the reports began, once', async () => {
    setUp();
    const reports = collect();
    rootReports.onCaughtError(new RangeError('首页的一块坏了'));
    rootReports.onRecoverableError(new Error('对不上'));
    expect(reports).toEqual([]);
    await start();
    stop();
    await start();
    expect(reports.map(({ message }) => message)).toEqual(['首页的一块坏了', '对不上']);
  });

  it('tells of what is thrown while its code is on the way', async () => {
    const { fire } = setUp();
    const reports = collect();
    stop = startErrorReports();
    fire(new FakeErrorEvent('error', new Error('早了一点')));
    expect(reports).toEqual([]);
    await vi.dynamicImportSettled();
    expect(reports.map(({ message }) => message)).toEqual(['早了一点']);
  });

  it('says nothing when it was stopped while its code was on the way', async () => {
    const { fire } = setUp();
    const reports = collect();
    startErrorReports()();
    await vi.dynamicImportSettled();
    fire(new FakeErrorEvent('error', new Error('太晚了')));
    expect(reports).toEqual([]);
  });

  it('says nothing of failed calls, of pictures that fail, and after it was stopped', async () => {
    const { fire } = setUp();
    const reports = collect();
    await start();
    fire(new FakeRejection('unhandledrejection', new ApiError({ kind: 'network', url: '/' })));
    fire(new Event('error'));
    stop();
    fire(new FakeErrorEvent('error', new Error('太晚了')));
    expect(reports).toEqual([]);
  });

  it('tells of twenty at most', async () => {
    const { fire } = setUp();
    const reports = collect();
    await start();
    for (let index = 0; index < 30; index += 1)
      fire(new FakeErrorEvent('error', new Error(`第 ${index} 个`)));
    expect(reports).toHaveLength(20);
  });

  it('sends them to the endpoint of the settings without cookies or referrer', async () => {
    const { fire } = setUp({ sentryDsn: 'https://abc@errors.school.example/base/3' });
    const fetch = stubFetch({ code: 0 });
    local.write(localKeys.userToken, TOKEN);
    await start();
    fire(new FakeErrorEvent('error', new Error(`token ${TOKEN} at /a?redirect=%2Fb&code=123`)));
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(
      'https://errors.school.example/base/api/3/envelope/?sentry_key=abc&sentry_version=7',
    );
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    const body = typeof init?.body === 'string' ? init.body : '';
    expect(body).not.toBe('');
    expect(body).not.toContain(TOKEN);
    expect(body).not.toContain('redirect');
    expect(body).not.toContain('login_code');
    expect(body.split('\n').map((line) => typeof JSON.parse(line))).toEqual(
      Array.from({ length: 3 }, () => 'object'),
    );
  });

  it('sends nothing without a setting', async () => {
    const { fire } = setUp();
    const fetch = stubFetch({ code: 0 });
    await start();
    fire(new FakeErrorEvent('error', new Error('坏了')));
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('withoutSecrets', () => {
  it.each([
    ['Bearer abc.def', '‹token›'],
    [`got ${TOKEN}!`, 'got ‹token›!'],
    ['/login/callback?login_code=Yk3&redirect=%2Fa then', '/login/callback then'],
    ['https://x.example/a.js?v=1:10:20', 'https://x.example/a.js:10:20'],
    ['{"password":"qinghe123"}', '{"password":"‹…›"}'],
    ['mobile_code: 112233', 'mobile_code: ‹…›'],
    ['13800000001 和 li@school.example', '‹mobile› 和 ‹mail›'],
    ['订单 113800000001234', '订单 113800000001234'],
  ])('makes %j %j', (text, expected) => {
    stubWindow();
    expect(withoutSecrets(text)).toBe(expected);
  });

  it('knows the stored token, whatever it looks like', () => {
    stubWindow();
    local.write(localKeys.userToken, 'plain-token');
    expect(withoutSecrets('a plain-token b')).toBe('a ‹token› b');
  });
});

describe('the endpoint', () => {
  it.each(['', 'javascript:alert(1)', 'https://errors.example/3', 'https://a@b', 7, null, {}])(
    'is none for %j',
    (dsn) => {
      expect(readDsn(dsn)).toBeNull();
    },
  );

  it('gets the frames of a stack, the outermost first', () => {
    const stack =
      'Error: x\n    at run (https://a.example/b.js:1:2)\n    at https://a.example/c.js:3:4';
    const [, , event = ''] = envelopeOf(
      { type: 'Error', message: 'x', stack, path: '/' },
      '',
    ).split('\n');
    expect(JSON.parse(event).exception.values[0].stacktrace.frames).toEqual([
      { filename: 'https://a.example/c.js', function: '?', lineno: 3, colno: 4 },
      { filename: 'https://a.example/b.js', function: 'run', lineno: 1, colno: 2 },
    ]);
  });
});
