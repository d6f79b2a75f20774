import { describe, expect, it } from 'vitest';
import { commentError, commentRight } from './rules.ts';

describe('commentRight', () => {
  it.each([
    [{ isOpen: false, isMember: true, canWatch: true }, 'closed'],
    [{ isOpen: true, isMember: false, canWatch: false }, 'visitor'],
    [{ isOpen: true, isMember: true, canWatch: false }, 'buyers'],
    [{ isOpen: true, isMember: true, canWatch: true }, 'write'],
  ] as const)('of %j is %s', (given, right) => {
    expect(commentRight(given)).toBe(right);
  });
});

describe('commentError', () => {
  it.each([
    ['  ', false, '请输入评论内容'],
    ['好', false, null],
    ['𠮷'.repeat(140), false, null],
    ['好'.repeat(141), false, '评论内容最多 140 个字符'],
    ['', true, '请输入评论'],
    ['好'.repeat(5), true, '评论内容不能少于 6 个字'],
    ['好'.repeat(300), true, null],
  ])('of %s (older server: %s) is %s', (content, isLegacy, error) => {
    expect(commentError(content, isLegacy)).toBe(error);
  });
});
