import { describe, expect, it } from 'vitest';
import type { Report, Row } from './compat.ts';
import { findSettings, type LinkPlace } from './findings.ts';
import { findTyped } from './links.ts';

const search = (verdict: Row['verdict'], note = ''): Row => ({
  name: 'getSearch',
  path: '/api/v2/search',
  verdict,
  note,
  site: '',
});

const report = (part: Partial<Report>): Report => ({
  generation: 'B',
  rows: [search('works')],
  writing: [],
  typed: { links: [], frameHosts: [] },
  h5Url: '',
  ...part,
});

const PLACES: Readonly<Record<string, LinkPlace>> = {
  '/courses': 'page',
  '/pages/index': 'nowhere',
  '/course/1': 'old',
};
const site = {
  placeOf: (address: string) => PLACES[address] ?? 'outside',
  frameHosts: ['player.bilibili.com'],
};

const found = (part: Partial<Report>) =>
  Object.fromEntries(
    findSettings(report(part), site).map(({ subject, isOpen, text }) => [subject, [isOpen, text]]),
  );

describe('findSettings', () => {
  it('names links that lead nowhere', () => {
    const typed = { links: ['/courses', '/pages/index', 'https://other.example'], frameHosts: [] };
    expect(found({ typed }).links).toEqual([
      true,
      '1 of 3 addresses in navigation, slides and blocks lead to no page here: `/pages/index`',
    ]);
  });

  it("counts MeEdu's addresses, which lead to their pages here", () => {
    expect(found({ typed: { links: ['/course/1', '/courses'], frameHosts: [] } }).links).toEqual([
      false,
      expect.stringMatching(/^all 2 .* 1 are MeEdu's/),
    ]);
  });

  it('names hosts of frames that the settings do not know', () => {
    const frameHosts = ['player.bilibili.com', 'v.qq.com'];
    expect(found({ typed: { links: [], frameHosts } }).frames).toEqual([
      true,
      'players of `v.qq.com` are not shown: name them in `frameHosts` of the settings',
    ]);
    expect(found({}).frames?.[0]).toBe(false);
  });

  it.each([
    ['', false, /stay here/],
    ['https://school.example/h5', false, /mobileSite/],
    ['https://m.school.example', true, /`mobileSite` of the settings decides/],
  ] as const)('says who serves phones for h5_url "%s"', (h5Url, isOpen, text) => {
    expect(found({ h5Url }).phones).toEqual([isOpen, expect.stringMatching(text)]);
  });

  it.each([
    ['works', '', false, /^search answers$/],
    ['refused', '1: 搜索服务未配置', true, /搜索服务未配置.*back office/],
    ['failed', '', true, /not tried/],
  ] as const)('says of a search that %s (%s)', (verdict, note, isOpen, text) => {
    expect(found({ rows: [search(verdict, note)] }).search).toEqual([
      isOpen,
      expect.stringMatching(text),
    ]);
  });
});

describe('findTyped', () => {
  it('finds what the school has typed, each once, and nothing else', () => {
    const html =
      '<p>/not/a/link <a class="x" href="/course/1?a=1&amp;b=2">A</a><a href=/vip>B</a></p><iframe src="//player.bilibili.com/player.html?bvid=1"></iframe>';
    const replies = new Map<string, unknown>([
      [
        'getNavs',
        [
          { name: '首页', url: '/' },
          { name: '空', url: ' ' },
        ],
      ],
      ['getSliders', [{ thumb: 'https://cdn.example/a.png', url: '/vip' }]],
      ['getViewBlocks', [{ config: { html, items: [{ src: 'x', href: '/courses' }] } }]],
      ['getOrders', [{ url: '/never' }]],
    ]);
    expect(findTyped(replies)).toEqual({
      links: ['/', '/vip', '/course/1?a=1&b=2', '/courses'],
      frameHosts: ['player.bilibili.com'],
    });
  });

  it('takes a frame of the site itself, and one without an address, for none', () => {
    const html = '<iframe src="/own.html"></iframe><iframe src="https://[bad"></iframe>';
    expect(findTyped(new Map([['getCourse', { render_desc: html }]])).frameHosts).toEqual([]);
  });
});
