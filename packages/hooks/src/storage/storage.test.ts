import { afterEach, describe, expect, it, vi } from 'vitest';
import { local, localKeys, readJson, sessionKeys, writeJson } from './index.ts';
import { createSafeStorage } from './safeStorage.ts';

function fakeStorage() {
  const rows = new Map<string, string>();
  return {
    rows,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
}

function refuse(): never {
  throw new Error('QuotaExceededError');
}

describe('keys', () => {
  it('keeps the names that existing MeEdu sites use', () => {
    expect(localKeys).toMatchObject({
      userToken: 'meedu-user-token',
      playId: 'meedu-play-id',
      msv: 'meedu-msv',
      bindMobile: 'meedu-bind-mobile',
      faceCheck: 'meedu-face-check',
      loginCode: 'login_code',
    });
    expect(sessionKeys.exchangedCode('abc')).toBe('login_code:abc');
  });

  it('prefixes every key of its own and uses none twice', () => {
    const names = Object.values(localKeys);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^(meedu-|qinghe:|login_code$)/);
  });
});

describe('createSafeStorage', () => {
  it('reads and writes the browser storage', () => {
    const native = fakeStorage();
    const storage = createSafeStorage(() => native);
    storage.write('a', '1');
    expect(native.rows.get('a')).toBe('1');
    expect(storage.read('a')).toBe('1');
    storage.remove('a');
    expect(native.rows.has('a')).toBe(false);
    expect(storage.read('a')).toBeNull();
  });

  it('sees what another tab stored', () => {
    const native = fakeStorage();
    const storage = createSafeStorage(() => native);
    storage.write('a', '1');
    native.rows.set('a', '2');
    expect(storage.read('a')).toBe('2');
  });

  it('works from memory when storage cannot be opened', () => {
    const storage = createSafeStorage(refuse);
    expect(storage.read('a')).toBeNull();
    storage.write('a', '1');
    expect(storage.read('a')).toBe('1');
    storage.remove('a');
    expect(storage.read('a')).toBeNull();
  });

  it('keeps the newest value when the quota is used up, and stores again once there is room', () => {
    const native = fakeStorage();
    const storage = createSafeStorage(() => native);
    storage.write('a', 'old');
    const store = native.setItem;
    native.setItem = refuse;
    storage.write('a', 'new');
    expect(storage.read('a')).toBe('new');
    native.setItem = store;
    storage.write('a', 'newest');
    expect(native.rows.get('a')).toBe('newest');
    expect(storage.read('a')).toBe('newest');
  });

  it('does not bring back a value whose removal was refused', () => {
    const native = fakeStorage();
    const storage = createSafeStorage(() => native);
    storage.write('a', '1');
    native.removeItem = refuse;
    storage.remove('a');
    expect(storage.read('a')).toBeNull();
  });
});

describe('JSON values', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('round-trips a value', () => {
    vi.stubGlobal('window', { localStorage: fakeStorage() });
    writeJson(localKeys.searchHistory, ['微积分']);
    expect(readJson(localKeys.searchHistory)).toEqual(['微积分']);
  });

  it('answers null for absent and broken text', () => {
    vi.stubGlobal('window', { localStorage: fakeStorage() });
    expect(readJson(localKeys.searchHistory)).toBeNull();
    local.write(localKeys.searchHistory, '{"name":');
    expect(readJson(localKeys.searchHistory)).toBeNull();
  });
});
