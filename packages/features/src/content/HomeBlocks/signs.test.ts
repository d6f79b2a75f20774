import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createClient } from '@qinghe/api/client';
import { slidesOf } from '@qinghe/api/resources/blockSlides';
import { getDecorationBlocks, getViewBlocks, type HomeBlock } from '@qinghe/api/resources/home';
import { contentBlocks, unknownSigns } from './contentBlocks.ts';
import { PlainBlockView } from './PlainBlockView.tsx';

const course = { id: 7, title: '植物学通识', thumb: '', charge: 0, category: null };
const placeholder = { id: null, title: '占位', charge: 'XX' };
const addOn = { title: '加项', items: [placeholder] };
const picture = (name: string) => ({ src: `/demo/${name}.svg`, url: `/courses?cid=${name}` });

/** Every `sign` of the contract (E-48), with the kind that it is read as and whether the page's content shows it. */
const signs: [sign: string, render: unknown, kind: HomeBlock['kind'], isContent: boolean][] = [
  ['pc-vod-v1', { title: '新课', items: [course, placeholder] }, 'courses', true],
  ['h5-vod-v1', { title: '新课', items: [course] }, 'courses', true],
  ['pc-vod-v1', { title: '空', items: [] }, 'courses', false],
  ['code', { html: '<p>通知</p>' }, 'code', true],
  ['code', { html: null }, 'code', false],
  ['pc-slider', [{ src: '/a.svg', href: '/vip' }], 'slider', false],
  ['slider', [{ src: '/a.svg', url: '/vip' }], 'slider', false],
  ['grid-nav', { line_count: 4, items: [{ src: '/a.svg', name: '程序' }] }, 'gridNav', false],
  ['image-group', { v: 'v-2', items: [picture('1'), picture('2')] }, 'imageGroup', true],
  ['blank', { height: 20, bgcolor: '#FFFFFF' }, 'blank', true],
  [
    'h5-gzh-v1',
    { title: '关注', name: '青禾', logo: '', desc: '', qrcode: '/q.svg' },
    'account',
    true,
  ],
  ['mp-wechat', { name: '旧卡片', desc: '' }, 'unknown', false],
  ...['live', 'book', 'topic', 'learnPath', 'tg', 'ms'].flatMap((name) =>
    ['pc', 'h5'].map((site): [string, unknown, 'unknown', false] => [
      `${site}-${name}-v1`,
      addOn,
      'unknown',
      false,
    ]),
  ),
  ['never-heard-of', 'text', 'unknown', false],
];

/** Values that PHP sends for missing or broken settings (contract E-48). */
const broken = [null, [], {}, '', 'text', 0];

function clientOf(data: unknown) {
  return createClient({
    baseUrl: () => 'http://school.test',
    getToken: () => null,
    onUnauthorized: () => undefined,
    fetch: () => Promise.resolve(new Response(JSON.stringify({ code: 0, message: '', data }))),
  });
}

const wire = (sign: string, config_render: unknown, id = 1) => ({
  id,
  platform: 'pc',
  page: 'pc-page-index',
  sign,
  sort: id,
  config: null,
  config_render,
});

/** Reads blocks through the API layer, from servers of both generations. */
async function read(rows: object[]): Promise<HomeBlock[][]> {
  const client = clientOf(rows);
  return [
    await client.send(getViewBlocks, { platform: 'pc', page_name: 'pc-page-index' }),
    await client.send(getDecorationBlocks, { page_name: 'pc-page-index' }),
  ];
}

describe('every sign of the contract', () => {
  it.each(signs)('%s with %j is %s', async (sign, render, kind, isContent) => {
    for (const blocks of await read([wire(sign, render)])) {
      expect(blocks.map((block) => block.kind)).toEqual([kind]);
      expect(contentBlocks(blocks)).toHaveLength(isContent ? 1 : 0);
      expect(unknownSigns(blocks)).toEqual(kind === 'unknown' ? [sign] : []);
    }
  });

  it.each(signs.map(([sign]) => sign))(
    '%s with broken settings takes no other with it',
    async (sign) => {
      const rows = broken.map((render, order) => wire(sign, render, order + 1));
      const good = wire('pc-vod-v1', { title: '新课', items: [course] }, 99);
      for (const blocks of await read([...rows, good])) {
        expect(contentBlocks(blocks).map(({ id }) => id)).toContain(99);
        expect(() => slidesOf(blocks)).not.toThrow();
      }
    },
  );

  it('gives slides with either name of the address', async () => {
    const rows = [
      wire('pc-slider', [{ src: '/a.svg', href: '/courses' }], 1),
      wire(
        'slider',
        [
          { src: '/b.svg', url: '/about' },
          { src: null, href: null },
        ],
        2,
      ),
    ];
    for (const blocks of await read(rows))
      expect(slidesOf(blocks).map(({ thumb, url }) => [thumb, url])).toEqual([
        ['/a.svg', '/courses'],
        ['/b.svg', '/about'],
      ]);
  });
});

describe('PlainBlockView', () => {
  async function show(sign: string, render: unknown): Promise<string> {
    const [blocks = []] = await read([wire(sign, render)]);
    return contentBlocks(blocks)
      .flatMap((block) => (block.kind === 'courses' ? [] : [block]))
      .map((block) => renderToStaticMarkup(createElement(PlainBlockView, { block })))
      .join('');
  }

  it.each(['v-1', 'v-2', 'v-3', 'v-4', 'v-1-2'])('draws pictures in %s', async (v) => {
    const items = [picture('1'), picture('2'), { src: '/c.svg', url: 'javascript:alert(1)' }];
    const markup = await show('image-group', { v, items });
    expect(markup.match(/<img/g)).toHaveLength(3);
    expect(markup.match(/<a /g)).toHaveLength(2);
    expect(markup).not.toContain('javascript:');
  });

  it('keeps a gap but no wild height', async () => {
    expect(await show('blank', { height: 32 })).toContain('height:2rem');
    expect(await show('blank', { height: 99_999 })).toContain('height:30rem');
    expect(await show('blank', { height: -5 })).toBe('');
  });

  it('names the account and its code', async () => {
    const markup = await show('h5-gzh-v1', { name: '青禾<b>', qrcode: '/q.svg', logo: '' });
    expect(markup).toContain('青禾&lt;b&gt;');
    expect(markup).toContain('alt="青禾&lt;b&gt;二维码"');
  });
});
