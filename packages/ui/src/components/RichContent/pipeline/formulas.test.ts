import fc from 'fast-check';
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
    ['$$未完 \\(a\\) $x$', ['a', 'x']],
    ['$$a$ b$$', ['a$ b']],
    ['$$a\\$$b$$', ['a\\$$b']],
    ['\\(a 未完 \\[b\\]', ['b']],
    ['设 $ e $ 与 $\u00a0x^2 $', ['e', 'x^2']],
    ['$a\\ $', ['a\\']],
    ['$$x$', ['x']],
    ['\\(a \\($x$', ['x']],
    ['\\(a\\) 和 \\(b\\)，\\[c\\] 和 \\[d\\]', ['a', 'b', 'c', 'd']],
    ['$ $ and $x$', ['x']],
    ['$$$$ 与 $$a$$', ['a']],
    ['\\(\\) 与 \\(a\\)', ['a']],
    ['\\[\\] 与 \\[a\\]', ['a']],
  ])('finds the formulas of %j', { tags: ['spec:9.maths'] }, (text, expected) => {
    expect(texOf(text)).toEqual(expected);
  });

  it.each([
    '$5 and $6',
    '$5,$6',
    '从 $99 到 $199',
    '\\$x\\$',
    '从 $ 99 到 $ 199',
    '$ 99 - $199',
    '$ 99 to $ 199',
    '$ 美元 和 $ 英镑',
    '$ x$ y',
    '$x\ny$',
    '$ $',
    '$$',
    '\\\\(a\\)',
    '\\$ undefined',
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

  it('gives ordered stretches that do not overlap', () => {
    const signs = ['$', '$$', '\\', '(', ')', '[', ']', 'a', ' ', '\n', '5'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs)), (parts) => {
        const text = parts.join('');
        let at = 0;
        for (const { start, end, tex } of findFormulas(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(text.slice(start, end)).toContain(tex);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['\\(', '\\[', '$$', '$$ ', '$', '$a', '$ a', '\\', '\\$', 'a$$b\\(', '$\\'])(
    'takes no longer than the text is long: %j again and again',
    (piece) => {
      const before = performance.now();
      findFormulas(piece.repeat(1_000_000 / piece.length));
      expect(performance.now() - before).toBeLessThan(5000);
    },
  );
});
