import { describe, expect, it } from 'vitest';
import { roughLines } from './roughLines.ts';

describe('roughLines', () => {
  it.each([
    ['<p>一</p><p>二<br class="a">三</p>', ['一', '二', '三']],
    ['<!-- 注 -->一<style>p{}</style>二', ['一二']],
    ['一<!-- 未完 <p>二</p>', ['一']],
    ['a &lt; b', ['a 一 b']],
    ['', []],
  ])('turns %j into %j', (html, lines) => {
    expect(roughLines(html)).toEqual(lines);
  });

  it.each(['<', '<a', '<br', '<!--', '<style', '</style', '</p', '&a', '<style></style '])(
    'takes no longer than the text is long: %j again and again',
    (piece) => {
      const before = performance.now();
      roughLines(piece.repeat(400_000 / piece.length));
      expect(performance.now() - before).toBeLessThan(5000);
    },
  );
});
