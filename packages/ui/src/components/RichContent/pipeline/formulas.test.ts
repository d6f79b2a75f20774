import { describe, expect, it } from 'vitest';
import { findFormulas } from './formulas.ts';

const texOf = (text: string) => findFormulas(text).map(({ tex }) => tex);

describe('findFormulas', () => {
  it.each([
    ['设 $x$ 与 $y+1$', ['x', 'y+1']],
    ['$$a = b$$', ['a = b']],
    ['$$\na\n$$', ['a']],
    ['\\(a\\) 和 \\[b\\]', ['a', 'b']],
    ['$\\$5$', ['\\$5']],
    ['价 $5，即 $x=5$', ['x=5']],
    ['$$ 未完 $x$', ['x']],
  ])('finds the formulas of %j', { tags: ['spec:9.maths'] }, (text, expected) => {
    expect(texOf(text)).toEqual(expected);
  });

  it.each([
    '$5 and $6',
    '$5,$6',
    '从 $99 到 $199',
    '\\$x\\$',
    '$ x $',
    '$x\ny$',
    '$$',
    '\\\\(a\\)',
  ])('sees none in %j', (text) => {
    expect(texOf(text)).toEqual([]);
  });

  it('knows which stand in a line of their own', () => {
    const displays = findFormulas('$a$ $$b$$ \\(c\\) \\[d\\]').map(({ isDisplay }) => isDisplay);
    expect(displays).toEqual([false, true, false, true]);
  });

  it('cleans what editors leave inside', () => {
    expect(texOf('$a\u00a0+\u00a0b$ $a&amp;b$ $$a nbsp; b$$')).toEqual(['a + b', 'a&b', 'a   b']);
  });
});
