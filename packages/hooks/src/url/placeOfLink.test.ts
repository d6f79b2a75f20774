import { describe, expect, it } from 'vitest';
import { placeOfLink } from './placeOfLink.ts';

describe('placeOfLink', () => {
  it.each([
    ['/', 'page'],
    ['/courses?cid=2', 'page'],
    ['/courses/detail/7', 'page'],
    ['/vip/', 'page'],
    ['/course/7', 'old'],
    ['/packageA/vod/index', 'old'],
    ['/member/credit1', 'old'],
    ['/pages/exam/index', 'nowhere'],
    ['https://school.example/courses', 'page'],
    ['https://school.example/wap/what', 'nowhere'],
    ['https://other.example/courses', 'outside'],
    ['tel:4000002026', 'outside'],
    ['javascript:alert(1)', 'nowhere'],
    ['', 'nowhere'],
  ] as const)('%s: %s', (address, place) => {
    expect(placeOfLink(address, ['school.example'])).toBe(place);
  });
});
