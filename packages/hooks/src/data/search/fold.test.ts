import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCharacters, foldedWords, hasWords, plainKeywords } from './fold.ts';

describe('foldCharacters', () => {
  it('folds width and case and keeps every place', () => {
    expect(foldCharacters('Ｐｙ３ＡＢ　İ𠮷①').join('')).toBe('py3ab İ𠮷1');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldCharacters(text)).toHaveLength(Array.from(text).length);
      }),
    );
  });
});

describe('foldedWords', () => {
  it.each([
    [' Python　入门 PYTHON ', ['python', '入门']],
    ['Ｃ++', ['c++']],
    ['　 ', []],
  ])('%j', (keywords, words) => {
    expect(foldedWords(keywords)).toEqual(words);
  });
});

describe('hasWords', () => {
  it.each([
    ['线性代数：空间、变换与直觉', '空间 线性', true],
    ['Ｐｙｔｈｏｎ 零基础', 'python', true],
    ['Python 零基础', 'ｐｙｔｈｏｎ 进阶', false],
    ['任何', '', true],
  ])('%j with %j: %s', (text, keywords, expected) => {
    expect(hasWords(text, foldedWords(keywords))).toBe(expected);
  });
});

describe('plainKeywords', () => {
  it.each([
    ['　Ｐｙｔｈｏｎ３　　入门 ', 'Python3 入门'],
    ['线性代数：空间', '线性代数：空间'],
    ['c++ (a|b)', 'c++ (a|b)'],
    ['　', ''],
  ])('%j is sent as %j', (keywords, expected) => {
    expect(plainKeywords(keywords)).toBe(expected);
  });
});
