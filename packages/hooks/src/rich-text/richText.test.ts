import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCode, hasMaths, normalizeMathsSource, plainText } from './index.ts';
import { findMaths } from './maths.ts';

const formulas = ['$x$', '$$x+1$$', '\\(x\\)', '\\[x\\]', '$\\$5$', '$a\\_b$', '$$\na\n$$'];

describe('findMaths', () => {
  it.each([
    ['设 $x$ 与 $y$', ['$x$', '$y$']],
    ['$$a$ b$$', ['$$a$ b$$']],
    ['\\(a\\) 和 \\[b\\]', ['\\(a\\)', '\\[b\\]']],
    ['价 $5，即 $x=5$', ['$x=5$']],
    ['\\\\(a\\)', []],
    ['\\\\\\(a\\)', ['\\(a\\)']],
    ['$$ 未完 $x$', ['$x$']],
  ])('finds the formulas of %j', (text, expected) => {
    expect(findMaths(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  it('finds whatever formulas stand between plain words', () => {
    const piece = fc.oneof(
      fc.constantFrom(...formulas).map((text) => ({ text, isMaths: true })),
      fc
        .constantFrom('求导', ' and ', '\\$9', '<p>', '。')
        .map((text) => ({ text, isMaths: false })),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.map((part) => part.text).join(' | ');
        const found = findMaths(text).map(({ start, end }) => text.slice(start, end));
        expect(found).toEqual(pieces.filter((part) => part.isMaths).map((part) => part.text));
      }),
    );
  });

  it('gives ordered stretches that do not overlap', () => {
    const noise = fc.array(
      fc.constantFrom('$', '$$', '\\', '(', ')', '[', ']', 'a', ' ', '\n', '5'),
    );
    fc.assert(
      fc.property(noise, (parts) => {
        const text = parts.join('');
        let at = 0;
        for (const { start, end } of findMaths(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start + 2);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('hasMaths', () => {
  it.each(formulas)('sees %j', (formula) => {
    expect(hasMaths(`<p>设 ${formula} 成立</p>`)).toBe(true);
  });

  it.each([
    [''],
    ['没有公式'],
    ['$5 and $6'],
    ['$5,$6'],
    ['从 $99 到 $199'],
    ['只要 $5'],
    ['\\$x\\$'],
    ['$ x $'],
    ['$x\ny$'],
    ['$$'],
    ['$$ $$'],
    ['\\( \\)'],
    ['\\(a'],
    ['f(x) [1]'],
    ['<pre>echo "$a$"</pre>'],
    ['<code class="sh">$x$</code>'],
  ])('sees none in %j', (text) => {
    expect(hasMaths(text)).toBe(false);
  });
});

describe('hasCode', () => {
  it.each([
    ['<pre>a</pre>', true],
    ['<PRE class="js">a</PRE>', true],
    ['a <code>b</code>', true],
    ['<precious>', false],
    ['<p>code</p>', false],
    ['&lt;pre&gt;', false],
  ])('%j: %s', (html, expected) => {
    expect(hasCode(html)).toBe(expected);
  });
});

describe('normalizeMathsSource', () => {
  it.each([
    ['$a&nbsp;+&nbsp;b$', '$a + b$'],
    ['$\\alpha&nbsp;x$', '$\\alpha x$'],
    ['$$a nbsp; b$$', '$$a   b$$'],
    ['$a\u00a0b$', '$a b$'],
    ['\\[a &amp; b\\]', '\\[a & b\\]'],
    ['\\(a &amp;lt; b\\)', '\\(a &lt; b\\)'],
    ['A&nbsp;&amp;&nbsp;B 与 $x&amp;y$', 'A&nbsp;&amp;&nbsp;B 与 $x&y$'],
    ['<pre>$a&nbsp;b$</pre>$c&nbsp;d$', '<pre>$a&nbsp;b$</pre>$c d$'],
    ['$5&nbsp;and $6', '$5&nbsp;and $6'],
  ])('turns %j into %j', (html, expected) => {
    expect(normalizeMathsSource(html)).toBe(expected);
  });

  it('leaves text without delimiters as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replace(/[$\\]/g, '');
        expect(normalizeMathsSource(plain)).toBe(plain);
      }),
    );
  });
});

describe('plainText', () => {
  it.each([
    ['<p>像禾苗一样，</p><p>每天<b>长</b>一点。</p>', '像禾苗一样， 每天长一点。'],
    ['<h1>一</h1>\n\n  二<br>三', '一 二 三'],
    [
      'a &lt;b&gt; &amp;amp; &quot;c&quot; &#39;d&#x27; &unknown;',
      'a <b> &amp; "c" \'d\' &unknown;',
    ],
    ['&#0;&#x110000;', '&#0;&#x110000;'],
    ['<script>alert(1)</script>好<style>p{}</style>', '好'],
    ['<script>alert(1)', ''],
    ['<!-- 注 -->好<!-- 未完', '好'],
    ['1 < 2 且 3 > 2', '1 < 2 且 3 > 2'],
    ['<img alt="x" src="a.png">', ''],
    ['&nbsp;&nbsp;', ''],
    ['', ''],
  ])('turns %j into %j', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  it('cuts by characters, not by code units', () => {
    expect(plainText('<p>一二三四五</p>', 5)).toBe('一二三四五');
    expect(plainText('<p>一二三四五六</p>', 5)).toBe('一二三四…');
    expect(plainText('👩👩👩', 2)).toBe('👩…');
    expect(plainText('abc', 0)).toBe('…');
  });

  it('is one trimmed line within its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (html, max) => {
        const text = plainText(html, max);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/[\n\t]/);
        expect(Array.from(text).length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
