import { describe, expect, it } from 'vitest';
import { describeImport } from './describeImport.ts';

describe('describeImport', () => {
  it.each([
    [{ added: 3, changed: 0, same: 0, broken: 0 }, '导入完成：新增 3 条'],
    [
      { added: 1, changed: 2, same: 4, broken: 5 },
      '导入完成：新增 1 条，更新 2 条，4 条已存在，5 条无法识别，已跳过',
    ],
    [{ added: 0, changed: 0, same: 0, broken: 0 }, '文件里没有笔记'],
  ])('%j', (result, words) => {
    expect(describeImport(result)).toBe(words);
  });
});
