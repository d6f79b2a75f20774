import { expect, it } from 'vitest';
import { isSettled } from './render.ts';

it.each([
  ['<p>冬至放假一天</p>', true],
  ['<article><abbr>AI</abbr></article>', true],
  ['<p><a href="/courses">课程</a></p>', false],
  ['<A\nHREF=/courses>课程</A>', false],
  ['<iframe src="https://player.example.com/"></iframe>', false],
  ['<div style="background:URL(https://a.example/b.png)">字</div>', false],
])('says of %j whether it comes out the same for all: %s', (html, expected) => {
  expect(isSettled(html)).toBe(expected);
});
