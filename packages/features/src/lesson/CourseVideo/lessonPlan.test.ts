import { describe, expect, it } from 'vitest';
import {
  embedOf,
  lightestQuality,
  playerSources,
  readSecond,
  watermarkText,
} from './lessonPlan.ts';

const url = (address: string, format = '', name = '默认') => ({
  url: address,
  format,
  name,
  duration: 0,
  width: null,
  height: null,
  size: null,
});
const HERE = 'https://school.example/courses/video/1';
const HOSTS = ['v.example'];

describe('playerSources', () => {
  it('names qualities as people do and knows HLS by its format or its ending', () => {
    expect(
      playerSources([
        url('https://v.example/a.m3u8?sign=1', '', '720'),
        url('https://v.example/b', 'm3u8', 'HD'),
        url('https://v.example/c.mp4', 'mp4', ''),
        url('<iframe src="https://v.example"></iframe>'),
      ]).map(({ label, isHls }) => [label, isHls]),
    ).toEqual([
      ['720P', true],
      ['超清', true],
      ['线路 3', false],
    ]);
  });
});

describe('lightestQuality', () => {
  it.each([
    [['1080P', '480P', '720P'], '480P'],
    [['超清', '标清', '高清'], '标清'],
    [['720P', '标清'], ''],
    [['线路 1', '线路 2'], ''],
    [[], ''],
  ])('of %j is %j', (labels, lightest) => {
    expect(lightestQuality(labels.map((label) => ({ label })))).toBe(lightest);
  });
});

describe('embedOf', () => {
  it('takes the address alone and gives a page of this site no origin', () => {
    expect(
      embedOf([url('<iframe src="https://v.example/p?a=1&amp;b=2" onload="x()">')], HERE, HOSTS),
    ).toEqual({
      src: 'https://v.example/p?a=1&b=2',
      sandbox: expect.stringContaining('allow-same-origin'),
    });
    const own = embedOf([url("<iframe src='/demo/pages/embed.html'></iframe>")], HERE, HOSTS);
    expect(own?.sandbox).not.toContain('allow-same-origin');
  });

  const houses = ['player.bilibili.com', 'player.youku.com', 'v.qq.com', 'player.aliyun.example'];

  it.each([
    [
      '<iframe src="//player.bilibili.com/player.html?bvid=BV1zJ4m1M7GH&page=1" scrolling="no" border="0"></iframe>',
      'https://player.bilibili.com/player.html?bvid=BV1zJ4m1M7GH&page=1',
    ],
    [
      '<iframe src="https://player.bilibili.com/player.html?aid=1&amp;page=2"></iframe>',
      'https://player.bilibili.com/player.html?aid=1&page=2',
    ],
    [
      "<iframe height=498 width=510 src='//player.youku.com/embed/XNDQ==' frameborder=0></iframe>",
      'https://player.youku.com/embed/XNDQ==',
    ],
    [
      '<iframe frameborder="0" src=//v.qq.com/txp/iframe/player.html?vid=w0039aev369></iframe>',
      'https://v.qq.com/txp/iframe/player.html?vid=w0039aev369',
    ],
    [
      '<iframe src="//player.aliyun.example/vod?id=7"></iframe>',
      'https://player.aliyun.example/vod?id=7',
    ],
  ])('takes a player of another house on pages of http and https: %s', (html, src) => {
    for (const here of ['http://10.0.0.5:8080/courses/video/1', 'https://school.example/h5/x'])
      expect(embedOf([url(html)], here, houses)).toEqual({
        src,
        sandbox: expect.stringContaining('allow-same-origin'),
      });
  });

  it.each([
    '<iframe src="//other.example/"></iframe>',
    '<iframe src="//v.qq.com.evil.example/"></iframe>',
    '<iframe src="//v.qq.com@evil.example/"></iframe>',
    '<iframe src="//v.qq.com:8443/"></iframe>',
    '<iframe src="///evil.example/"></iframe>',
    '<iframe src="/\\evil.example/"></iframe>',
    '<iframe src="http://v.qq.com/"></iframe>',
  ])('takes no player of a house that is not known: %s', (html) => {
    for (const here of ['http://10.0.0.5:8080/', 'https://school.example/'])
      expect(embedOf([url(html)], here, houses)).toBeNull();
  });

  it.each([
    '<iframe></iframe>',
    '<iframe src="javascript:alert(1)">',
    '<iframe src="https://other.example/">',
    '<iframe src="http://v.example/">',
    'https://v.example/a.mp4',
  ])('finds nothing in %s', (html) => {
    expect(embedOf([url(html)], HERE, HOSTS)).toBeNull();
  });
});

describe('watermarkText', () => {
  it('fills every placeholder', () => {
    expect(watermarkText('${mobile} ${user.mobile} #${user.id}', { id: 7, mobile: '138' })).toBe(
      '138 138 #7',
    );
  });
});

describe('readSecond', () => {
  it.each([
    ['83', 83],
    ['0', 0],
    ['-1', null],
    ['1e3', null],
    ['', null],
    [null, null],
  ])('reads %j', (value, second) => {
    expect(readSecond(value)).toBe(second);
  });
});
