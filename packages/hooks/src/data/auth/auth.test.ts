import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { local, localKeys } from '../../storage/index.ts';
import { login, resetSession, session } from '../../stores/session/index.ts';
import { stubFetch, stubWindow } from '../../testing/browser.ts';
import { member } from '../../testing/fixtures.ts';
import { onUnauthorized } from '../client/index.ts';
import { endSession } from './index.ts';

describe('endSession', () => {
  beforeEach(() => {
    stubWindow();
    resetSession();
    local.write(localKeys.userToken, 'jwt');
    login(member);
  });
  afterEach(() => vi.unstubAllGlobals());

  it(
    'tells the server with the token and ends the session without waiting',
    { tags: ['spec:4.logout.steps'] },
    async () => {
      const fetch = stubFetch({ code: 0 });
      const ending = endSession();
      expect(session).toMatchObject({ isLogin: false, user: null });
      expect(local.read(localKeys.userToken)).toBeNull();
      await ending;
      const [url, init] = fetch.mock.calls[0] ?? [];
      expect(url).toBe('/api/v2/logout');
      expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer jwt');
      // The page may be closed before the request was sent.
      expect(init?.keepalive).toBe(true);
    },
  );

  it('ends the session also when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await endSession();
    expect(session.isLogin).toBe(false);
  });

  it('does not ask anybody to log in again when the token was no longer good', async () => {
    stubFetch({ code: 401, message: '请登录' });
    const listener = vi.fn<() => void>();
    const stop = onUnauthorized(listener);
    await endSession();
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  it('asks nothing of the server for a visitor', async () => {
    local.remove(localKeys.userToken);
    const fetch = stubFetch({ code: 0 });
    await endSession();
    expect(fetch).not.toHaveBeenCalled();
  });
});
