import { describe, expect, it } from 'vitest';
import { ApiError } from '@qinghe/api/client';
import { isSearchOff, readSearchQuery } from './index.ts';

describe('readSearchQuery', () => {
  it.each([
    ['keywords=%E6%95%B0%E5%AD%A6', { keywords: '数学', type: '0', page: 1 }],
    ['keywords=+a+b+&type=vod&page=3', { keywords: 'a b', type: 'vod', page: 3 }],
    ['keywords=a&type=live&page=-1', { keywords: 'a', type: '0', page: 1 }],
    ['', { keywords: '', type: '0', page: 1 }],
  ])('reads %j', (search, query) => {
    expect(readSearchQuery(new URLSearchParams(search))).toEqual(query);
  });
});

describe('isSearchOff', () => {
  const refusal = (message: string) =>
    new ApiError({ kind: 'envelope', code: 1, url: '/api/v3/search', message });

  it('knows the words of a server without search engine, and no others', () => {
    expect(isSearchOff(refusal('搜索服务未配置'))).toBe(true);
    expect(isSearchOff(refusal('请输入关键字'))).toBe(false);
    expect(isSearchOff(new Error('搜索服务未配置'))).toBe(false);
    expect(isSearchOff(undefined)).toBe(false);
  });
});
