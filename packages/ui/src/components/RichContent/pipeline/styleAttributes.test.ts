// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { applyStyles, deferStyles } from './styleAttributes.ts';

describe('deferStyles', () => {
  it.each([
    ['<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
    ["<P CLASS=a STYLE = 'x'>", "<P CLASS=a data-style = 'x'>"],
    ['<p style=x>', '<p data-style=x>'],
    ['<br/style="x">', '<br/data-style="x">'],
    ['<p class="a"style="b">', '<p class="a"data-style="b">'],
    ['<p title="a > b" style="x">', '<p title="a > b" data-style="x">'],
    ['<p data-style="x">', '<p data-style="x">'],
    ['<p styled="x" style onclick>', '<p styled="x" style onclick>'],
    ['<p title=" style=1">', '<p title=" style=1">'],
    ['style="x" &lt;p style="x"&gt;', 'style="x" &lt;p style="x"&gt;'],
    ['1 < 2 style=3', '1 < 2 style=3'],
    ["<p title='a > b' style='x'>", "<p title='a > b' data-style='x'>"],
    ["<p title=' style=1'>", "<p title=' style=1'>"],
    ['<p title="未完 style=1', '<p title="未完 style=1'],
    ['<p title="未完 <b style=1>', '<p title="未完 <b style=1>'],
    ["<p title='未完 style=1", "<p title='未完 style=1"],
    ["<p title='未完 <b style=1>", "<p title='未完 <b style=1>"],
    ['a<style>p{}</style>b', 'ab'],
    ['a<STYLE media="x">p > a { content: "</p>" }</STYLE >b', 'ab'],
    ['a<style/>p{}</style/>b', 'ab'],
    ['a<style>p{}</style', 'a'],
    ['a<style>p{}', 'a'],
    ['<p>a<style>p{}</style><style>b{}</style>b</p>', '<p>ab</p>'],
    ['<p title="<style>">a</p>', '<p title="<style>">a</p>'],
    ['<styled>a</styled>', '<styled>a</styled>'],
    ['<p onclick="a()" ONLOAD=b>a</p>', '<p data-onclick="a()" data-onload=b>a</p>'],
    ['<p title="onclick=1" font-on="x">a</p>', '<p title="onclick=1" font-on="x">a</p>'],
  ])('turns %j into %j', (html, expected) => {
    expect(deferStyles(html)).toBe(expected);
  });

  it('takes no longer than the text is long', () => {
    const before = performance.now();
    for (const piece of [
      '<a "',
      '<a',
      '<a style',
      '<style ',
      '<style></style',
      '<a \'"',
      '<a x="y" ',
      'x',
      ' ',
    ])
      deferStyles(`<p ${piece.repeat(200_000)}`);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

describe('applyStyles', () => {
  it('gives elements their deferred styles', () => {
    const { body } = new DOMParser().parseFromString(
      '<p data-style="width: 50%">a</p><p data-style="">b</p><p>c</p>',
      'text/html',
    );
    applyStyles(body);
    expect(Array.from(body.querySelectorAll('p'), ({ style }) => style.cssText)).toEqual([
      'width: 50%;',
      '',
      '',
    ]);
  });
});
