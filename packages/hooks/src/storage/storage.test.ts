import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetProgress,
  local,
  localKeys,
  memberEntries,
  memberKeys,
  readJson,
  sessionKeys,
  writeJson,
} from './index.ts';
import { createSafeStorage } from './safeStorage.ts';

function fakeStorage() {
  const rows = new Map<string, string>();
  return {
    rows,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
    key: (index: number) => [...rows.keys()][index] ?? null,
    get length() {
      return rows.size;
    },
  };
}

function refuse(): never {
  throw new Error('QuotaExceededError');
}

describe('keys', () => {
  it(
    'keeps the names that existing MeEdu sites use',
    { tags: ['spec:9.storage.local', 'spec:9.storage.session'] },
    () => {
      expect(localKeys).toMatchObject({
        userToken: 'meedu-user-token',
        playId: 'meedu-play-id',
        msv: 'meedu-msv',
        bindMobile: 'meedu-bind-mobile',
        faceCheck: 'meedu-face-check',
        loginCode: 'login_code',
      });
      expect(sessionKeys.exchangedCode('abc')).toBe('login_code:abc');
      for (const key of Object.values(sessionKeys))
        expect(typeof key === 'string' ? key : 'qinghe:').toMatch(/^qinghe:/);
    },
  );

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
    expect(storage.isKept('a')).toBe(false);
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
    expect(storage.isKept('a')).toBe(true);
  });

  it('says whether a value will outlive the page', () => {
    const native = fakeStorage();
    const storage = createSafeStorage(() => native);
    expect(storage.write('a', '1')).toBe(true);
    native.setItem = refuse;
    expect(storage.write('a', '2')).toBe(false);
  });

  it('lists what is stored under a prefix, by what comes after it', () => {
    const native = fakeStorage();
    const storage = createSafeStorage(() => native);
    native.rows.set('note:1:a', 'x').set('note:11:b', 'y').set('other', 'z');
    storage.write('note:1:c', 'w');
    expect([...storage.entries('note:1:')]).toEqual([
      ['a', 'x'],
      ['c', 'w'],
    ]);
    native.setItem = refuse;
    native.removeItem = refuse;
    storage.write('note:1:d', 'v');
    storage.remove('note:1:a');
    expect([...storage.entries('note:1:').keys()]).toEqual(['c', 'd']);
  });

  it('lists what memory holds when storage cannot be opened', () => {
    const storage = createSafeStorage(refuse);
    storage.write('note:1:a', 'x');
    expect([...storage.entries('note:1:')]).toEqual([['a', 'x']]);
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

describe('what belongs to a member', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is listed, and progress forgotten, for that member alone', () => {
    vi.stubGlobal('window', { localStorage: fakeStorage() });
    local.write(memberKeys.unsent(1, 7), '90');
    local.write(memberKeys.watched(1, 7), '{}');
    local.write(memberKeys.note(1, 'a'), '{}');
    local.write(memberKeys.noteDraft(1, 7), '{}');
    local.write(memberKeys.unsent(11, 7), '30');
    local.write(localKeys.theme, 'dark');
    expect([...memberEntries('unsent', 1)]).toEqual([['7', '90']]);
    forgetProgress(1);
    const left = (['unsent', 'watched', 'note', 'noteDraft'] as const).map(
      (kind) => memberEntries(kind, 1).size,
    );
    expect(left).toEqual([0, 0, 1, 1]);
    expect([...memberEntries('unsent', 11)]).toEqual([['7', '30']]);
    expect(local.read(localKeys.theme)).toBe('dark');
  });
});
