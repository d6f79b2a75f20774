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
  ['a<h2>b</h2>c', ['a', 'b', 'c']],
  ['<h2></h2>a<h3> </h3>', ['a']],
  ['\u00013a', ['3a']],
])('%j has the lines %j', (html, lines) => {
  expect(roughLines(html).map(({ words }) => words)).toEqual(lines);
});

describe('roughLines', () => {
  it.each([
    ['<p>一</p><p>二<br class="a">三</p>', ['一', '二', '三']],
    ['<!-- 注 -->一<style>p{}</style>二', ['一二']],
    ['一<!-- 未完 <p>二</p>', ['一']],
    ['a &lt; b', ['a 一 b']],
    ['', []],
  ])('turns %j into %j', (html, lines) => {
    expect(roughLines(html).map(({ words }) => words)).toEqual(lines);
  });

  it.each([
    ['<h2>a</h2><p>b</p><h3>c</h3>d<h2>e</h2>', [1, null, 2, null, 1]],
    ['<h4 class="x">a</h4><H6>b</H6>', [1, 2]],
    ['<h1></h1><h2>a</h2><hr>b<h7>c', [1, null]],
  ])('knows the headings of %j', (html, ranks) => {
    expect(roughLines(html).map(({ rank }) => rank)).toEqual(ranks);
  });

  it.each([
    '<',
    '<a',
    '<h1',
    '<h1>',
    '<br',
    '<!--',
    '<style',
    '</style',
    '</p',
    '&a',
    '<style></style ',
  ])('takes no longer than the text is long: %j again and again', (piece) => {
    const before = performance.now();
    roughLines(piece.repeat(400_000 / piece.length));
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
