import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './index.ts';

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

  it.each(['<a', '<', '</a', '<!--', '<script', '</script', '&a', '<a b="', '<script></script '])(
    'takes no longer than the text is long: %j again and again',
    (piece) => {
      const before = performance.now();
      plainText(piece.repeat(400_000 / piece.length));
      expect(performance.now() - before).toBeLessThan(5000);
    },
  );
});
