import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { local, localKeys } from '../../storage/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { member } from '../../testing/fixtures.ts';
import { login, onOwnMark, ownMark, resetSession, saveUser } from './index.ts';

beforeEach(() => {
  stubWindow();
  resetSession();
});
afterEach(() => vi.unstubAllGlobals());

it('is the id of the member, and never that of who has sent them', () => {
  local.write(localKeys.msv, '99');
  expect(ownMark()).toBeNull();
  login({ ...member, id: 12 });
  expect(ownMark()).toBe('12');
  login({ ...member, id: -1 });
  expect(ownMark()).toBeNull();
});

it('tells of another member, and of nothing else about the same one', async () => {
  const listener = vi.fn<() => void>();
  const stop = onOwnMark(listener);
  login({ ...member, id: 12 });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  saveUser({ ...member, id: 12, nick_name: '新名字' });
  await Promise.resolve();
  resetSession();
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  stop();
  login({ ...member, id: 12 });
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(2);
});
