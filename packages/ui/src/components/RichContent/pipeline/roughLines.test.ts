import { describe, expect, it } from 'vitest';
import { roughLines } from './roughLines.ts';

it.each([
  ['<p>a</p><p>b</p>', ['a', 'b']],
  ['<div>a</div><li>b</li ><h1>c</h1><h6>d</h6><tr>e</tr><pre>f</pre>g', 'abcdefg'.split('')],
  ['a<br>b<br/>c<BR class="x">d', 'abcd'.split('')],
  ['a<b>b</b>c', ['abc']],
  ['<p>a</p>\n\n<p>b</p>\n', ['a', 'b']],
  [' <p>a</p> ', ['a']],
  ['a<!-- <p>x</p> -->b<!-- y -->', ['ab']],
  [
    'a<script>x</script>b<STYLE>y</STYLE >c<template><p>z</p></template>d<noscript>w</noscript>',
    ['abcd'],
  ],
  ['a<script>x</style>y</script>b', ['ab']],
  ['a<script>x <p>y</p>', ['a']],
  ['a<script>\n  x = y;\n</script>b', ['ab']],
  ['<scripted>a</scripted>', ['a']],
  ['<hr>a<brx>b', ['ab']],
  ['&lt;p&gt;&#20013;&amp;', ['一p一一一']],
  ['a&nbsp;b', ['a\u00a0b']],
  ['', []],
  ['<p></p>', []],
])('%j has the lines %j', (html, lines) => {
  expect(roughLines(html)).toEqual(lines);
});

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
