import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';
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
    ['好'.repeat(141), false, '评论内容最多140个字符'],
    ['', true, '请输入评论'],
    ['好'.repeat(5), true, '评论内容不能少于6个字'],
    ['好'.repeat(300), true, null],
  ])('of %s (older server: %s) is %s', (content, isLegacy, error) => {
    expect(commentError(content, isLegacy)).toBe(error);
  });
});

describe('a draft', () => {
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

  it('comes back to its writer and its place alone', () => {
    keepDraft(1, 'course:7', '讲得很细');
    expect(readDraft(1, 'course:7')).toBe('讲得很细');
    expect(readDraft(2, 'course:7')).toBe('');
    expect(readDraft(1, 'lesson:7')).toBe('');
  });

  it('is forgotten when it is emptied', () => {
    keepDraft(1, 'course:7', '讲得很细');
    keepDraft(1, 'course:7', '');
    expect(readDraft(1, 'course:7')).toBe('');
  });
});
