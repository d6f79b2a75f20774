import { expect, it } from 'vitest';
import { roughLines } from './roughLines.ts';

it.each([
  ['<p>a</p><p>b</p>', ['a', 'b']],
  ['<div>a</div><li>b</li ><h1>c</h1><h6>d</h6><tr>e</tr><pre>f</pre>g', 'abcdefg'.split('')],
  ['a<br>b<br/>c<BR class="x">d', 'abcd'.split('')],
  ['a<b>b</b>c', ['abc']],
  ['<p>a</p>\n\n<p>b</p>\n', ['a', 'b']],
  ['a<!-- <p>x</p> -->b<!-- y -->', ['ab']],
  [
    'a<script>x</script>b<STYLE>y</STYLE >c<template><p>z</p></template>d<noscript>w</noscript>',
    ['abcd'],
  ],
  ['a<script>x</style>y</script>b', ['ab']],
  ['<scripted>a</scripted>', ['a']],
  ['<hr>a<brx>b', ['ab']],
  ['&lt;p&gt;&#20013;&amp;', ['一p一一一']],
  ['a&nbsp;b', ['a\u00a0b']],
  ['', []],
  ['<p></p>', []],
])('%j has the lines %j', (html, lines) => {
  expect(roughLines(html)).toEqual(lines);
});
