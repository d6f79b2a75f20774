import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubWindow } from '../testing/browser.ts';
import { sessionKeys, tab } from '../storage/index.ts';
import { keepDraft, readDraft } from './index.ts';

describe('a draft', () => {
  beforeEach(() => stubWindow());
  afterEach(() => vi.unstubAllGlobals());

  it('comes back to its writer and its place alone', () => {
    keepDraft(1, 'course:7', '讲得很细');
    expect(readDraft(1, 'course:7')).toBe('讲得很细');
    expect(readDraft(2, 'course:7')).toBe('');
    expect(readDraft(1, 'lesson:7')).toBe('');
  });

  it('is the one of a member whom the page did not know yet', () => {
    keepDraft(0, 'course:7', '讲得很细');
    expect(readDraft(1, 'course:7')).toBe('讲得很细');
    keepDraft(1, 'course:7', '讲得很细，配的图也清楚');
    expect(readDraft(0, 'course:7')).toBe('');
    expect(readDraft(1, 'course:7')).toBe('讲得很细，配的图也清楚');
  });

  it('is forgotten when it is emptied, and others stay', () => {
    keepDraft(1, 'lesson:7', '讲得很细');
    keepDraft(1, 'lesson:7:3', '同意');
    keepDraft(1, 'lesson:7:3', '');
    expect(readDraft(1, 'lesson:7:3')).toBe('');
    expect(readDraft(1, 'lesson:7')).toBe('讲得很细');
    keepDraft(1, 'lesson:7', '');
    expect(tab.read(sessionKeys.page('draft'))).toBe('[]');
  });

  it('is one of ten at most', () => {
    for (let id = 0; id < 12; id += 1) keepDraft(1, `course:${id}`, '好');
    expect(readDraft(1, 'course:1')).toBe('');
    expect(readDraft(1, 'course:2')).toBe('好');
  });

  it.each(['{"text":"旧"}', '[null, 3, {"userId":1}]', '{not json'])('survives %s', (kept) => {
    tab.write(sessionKeys.page('draft'), kept);
    expect(readDraft(1, 'course:7')).toBe('');
    keepDraft(1, 'course:7', '好');
    expect(readDraft(1, 'course:7')).toBe('好');
  });
});
