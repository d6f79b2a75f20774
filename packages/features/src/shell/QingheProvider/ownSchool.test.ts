import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '@qinghe/hooks/env';
import { keepTokenIn } from '@qinghe/hooks/storage';
import { adoptSchool, enterPage } from './ownSchool.ts';

beforeEach(() => void vi.stubGlobal('window', { __QINGHE__: { navs: 'server' } }));
afterEach(() => {
  vi.unstubAllGlobals();
  keepTokenIn(null);
});

describe('the school of a page', () => {
  it('is where calls go, with what /env.js says besides', () => {
    adoptSchool({ apiUrl: 'https://a.example', settings: { brand: '甲' } });
    expect(readEnv()).toMatchObject({ apiUrl: 'https://a.example', brand: '甲', navs: 'server' });
  });

  it('is what /env.js says where nobody says otherwise', () => {
    adoptSchool({});
    expect(readEnv()).toMatchObject({ apiUrl: '', navs: 'server' });
  });

  it('is one at a time', () => {
    const leave = enterPage(adoptSchool({ apiUrl: 'https://a.example' }));
    adoptSchool({ apiUrl: 'https://a.example' });
    expect(() => adoptSchool({ apiUrl: 'https://b.example' })).toThrow('OtherSchool');
    expect(readEnv().apiUrl).toBe('https://a.example');
    leave();
    adoptSchool({ apiUrl: 'https://b.example' });
    expect(readEnv().apiUrl).toBe('https://b.example');
  });

  it('is left alone on a server', () => {
    vi.stubGlobal('window', undefined);
    expect(() => adoptSchool({ apiUrl: 'https://a.example' })).not.toThrow();
    expect(readEnv().apiUrl).toBe('');
  });
});
