import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { local, localKeys, readJson } from '../../storage/index.ts';
import { setLeaving } from '../../stores/session/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { forgetSearch, forgetSearches, rememberSearch } from './history.ts';

const kept = () => readJson(localKeys.searchHistory);

beforeEach(() => stubWindow());
afterEach(() => vi.unstubAllGlobals());

it('keeps the latest ten, each once', () => {
  for (let order = 1; order <= 12; order += 1) rememberSearch(`课 ${order}`);
  rememberSearch(' 课 5 ');
  expect(kept()).toEqual(['课 5', ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((order) => `课 ${order}`)]);
});

it('forgets one or all', () => {
  rememberSearch('数学');
  rememberSearch('宋史');
  forgetSearch('数学');
  expect(kept()).toEqual(['宋史']);
  forgetSearches();
  expect(kept()).toEqual([]);
});

it('keeps nothing of a member who is on the way out', () => {
  setLeaving(true);
  rememberSearch('数学');
  expect(kept()).toBeNull();
  setLeaving(false);
  rememberSearch('数学');
  expect(kept()).toEqual(['数学']);
});

it('keeps neither blanks nor whole paragraphs, and survives a broken store', () => {
  rememberSearch('  ');
  rememberSearch('长'.repeat(41));
  expect(kept()).toBeNull();
  local.write(localKeys.searchHistory, '{"a":1}');
  rememberSearch('数学');
  expect(kept()).toEqual(['数学']);
});
