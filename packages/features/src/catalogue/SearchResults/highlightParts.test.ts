import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCharacters } from '@qinghe/hooks/data/search';
import { highlightParts } from './highlightParts.ts';

const fold = (text: string) => foldCharacters(text).join('');
const mark = (text: string, keywords: string) =>
  highlightParts(text, keywords)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('highlightParts', () => {
  it.each([
    ['用数学直觉看懂数学', '数学', '用[数学]直觉看懂[数学]'],
    ['Python 与 python', 'PYTHON', '[Python] 与 [python]'],
    ['线性代数：空间', '空间 线性', '[线性]代数：[空间]'],
    ['a b c', 'a b', '[a b] c'],
    ['C++ 与 C', 'c++', '[C++] 与 C'],
    ['价 $9.90（原价）', '$9.90（', '价 [$9.90（]原价）'],
    ['a.b axb', 'a.b', '[a.b] axb'],
    ['.*', '.*', '[.*]'],
    ['a|b', '|', 'a[|]b'],
    ['[x]-y', '[x]-y', '[[x]-y]'],
    ['Ｐｙｔｈｏｎ与python', 'python', '[Ｐｙｔｈｏｎ]与[python]'],
    ['第３讲 𠮷野家', '３讲　𠮷', '第[３讲 𠮷]野家'],
    ['<img onerror=alert(1)>', '<img', '[<img] onerror=alert(1)>'],
    ['没有', '数学', '没有'],
    ['全文', '   ', '全文'],
    ['', '数学', ''],
  ])('%j with %j', (text, keywords, expected) => {
    expect(mark(text, keywords)).toBe(expected);
  });

  it('never loses or adds a character, and marks only what was looked for', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('aAbß數学.*+?()[]{}|\\/^$- ')),
    });
    fc.assert(
      fc.property(letters, letters, (text, keywords) => {
        const parts = highlightParts(text, keywords);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        const terms = [keywords.trim(), ...keywords.trim().split(/\s+/)].map(fold);
        expect(parts.map((part) => part.text)).not.toContain('');
        const hits = parts.filter((part) => part.isHit).map((part) => fold(part.text));
        expect(hits.filter((hit) => !terms.includes(hit))).toEqual([]);
      }),
    );
  });

  it('takes any keywords as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (keywords) => {
        fc.pre(keywords.trim() !== '');
        const phrase = keywords.trim();
        expect(highlightParts(phrase, keywords)).toEqual([{ text: phrase, isHit: true }]);
      }),
    );
  });
});
