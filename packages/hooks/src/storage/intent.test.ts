import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropIntent, forgetIntent, keepIntent, sessionKeys, tab, takeIntent } from './index.ts';

beforeEach(() => {
  const rows = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, value: string) => void rows.set(key, value),
      removeItem: (key: string) => void rows.delete(key),
    },
  });
});

describe('an intent', () => {
  it('is taken once, on its page and by its name', () => {
    keepIntent('/courses/detail/1', 'favourite', 0);
    expect(takeIntent('/courses/detail/2', 'favourite', 1)).toBeNull();
    expect(takeIntent('/courses/detail/1', 'buy', 1)).toBeNull();
    expect(takeIntent('/courses/detail/1', 'favourite', 1)).toBe(0);
    expect(takeIntent('/courses/detail/1', 'favourite', 1)).toBeNull();
  });

  it('knows which of several things it is about', () => {
    keepIntent('/courses/detail/1', 'lesson', 0, 102);
    expect(takeIntent('/courses/detail/1', 'lesson', 1)).toBe(102);
  });

  it('does not wait for ever', () => {
    keepIntent('/a', 'buy', 0);
    expect(takeIntent('/a', 'buy', 31 * 60_000)).toBeNull();
  });

  it('is dropped by a visitor who comes back', () => {
    keepIntent('/a', 'buy', 0);
    dropIntent('/b');
    expect(tab.read(sessionKeys.page('intent'))).not.toBeNull();
    dropIntent('/a');
    expect(takeIntent('/a', 'buy', 1)).toBeNull();
    keepIntent('/a', 'buy', 0);
    forgetIntent();
    expect(takeIntent('/a', 'buy', 1)).toBeNull();
  });

  it('survives what others wrote there', () => {
    tab.write(sessionKeys.page('intent'), '{not json');
    expect(takeIntent('/a', 'buy', 1)).toBeNull();
  });
});
