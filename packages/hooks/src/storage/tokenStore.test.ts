import { afterEach, beforeEach, expect, it } from 'vitest';
import { stubWindow } from '../testing/browser.ts';
import { keepTokenIn, local, localKeys } from './index.ts';

beforeEach(() => stubWindow());
afterEach(() => keepTokenIn(null));

it('keeps the token where the application says, and all else in local storage', () => {
  let kept: string | null = 'a';
  keepTokenIn({
    read: () => kept,
    write: (token) => void (kept = token),
    remove: () => void (kept = null),
  });
  expect(local.read(localKeys.userToken)).toBe('a');
  local.write(localKeys.userToken, 'b');
  local.write(localKeys.theme, 'dark');
  expect(kept).toBe('b');
  expect(window.localStorage.getItem(localKeys.userToken)).toBeNull();
  expect(window.localStorage.getItem(localKeys.theme)).toBe('dark');
  expect([...local.entries('qinghe:')]).toEqual([['theme', 'dark']]);
  local.remove(localKeys.userToken);
  expect(kept).toBeNull();
  keepTokenIn(null);
  local.write(localKeys.userToken, 'c');
  expect(window.localStorage.getItem(localKeys.userToken)).toBe('c');
});
