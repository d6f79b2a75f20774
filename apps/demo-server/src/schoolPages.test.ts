import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { readSchoolPages } from './schoolPages.ts';
import { createServer } from './server.ts';
import { listen } from './testing/listen.ts';
import { createFolder, createSiteFolders } from './testing/site.ts';

function folderOf(files: Record<string, string | Uint8Array>, dir = createFolder()): string {
  mkdirSync(dir, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(dir, name), content);
  return dir;
}

/** Reads the pages of a folder with one file. */
const pageOf = (content: string | Uint8Array, name = 'refund.md') =>
  readSchoolPages(folderOf({ [name]: content }));

describe('pages that a school has written', () => {
  it('come from Markdown, titled by its heading', () => {
    expect(
      pageOf('# 退款 &amp; 退课\n\n七天内**全额**退款。\n\n| 天 | 退 |\n|---|---|\n| 7 | 全额 |\n'),
    ).toEqual({
      pages: [
        {
          slug: 'refund',
          title: '退款 & 退课',
          description: '',
          isInFooter: true,
          html: expect.stringMatching(
            /^<p>七天内<strong>全额<\/strong>退款。<\/p>\s*<table>.*<\/table>$/s,
          ),
        },
      ],
      remarks: [],
    });
  });

  it('come from HTML, titled by what stands before it, or by the document', () => {
    const head = '---\ntitle: "教师招聘"\ndescription: 一起来\nfooter: false\n---\n';
    expect(pageOf(`${head}<h1>加入我们</h1><p>来</p>`, 'jobs.html').pages).toEqual([
      {
        slug: 'jobs',
        title: '教师招聘',
        description: '一起来',
        isInFooter: false,
        html: '<h1>加入我们</h1><p>来</p>',
      },
    ]);
    const whole =
      '<!doctype html><html><head><title>校区</title><style>p{}</style></head><body class="x"><p>三个</p></body></html>';
    expect(pageOf(whole, 'campus.html').pages).toMatchObject([
      { title: '校区', html: '<p>三个</p>' },
    ]);
  });

  it('may be saved as editors of Windows do, and begin with a line', () => {
    const text =
      '\uFEFF---\r\ntitle：退款\r\n# a remark\r\n\r\n---\r\n第一段\r\n\r\n---\r\n\r\n第二段\r\n';
    expect(pageOf(text).pages).toMatchObject([
      { title: '退款', html: '<p>第一段</p>\n<hr>\n<p>第二段</p>' },
    ]);
  });

  it('keep lines that are no head', () => {
    expect(pageOf('# 退款\n\n---\n\n一\n\n---\n\n二').pages).toMatchObject([
      { title: '退款', html: '<hr>\n<p>一</p>\n<hr>\n<p>二</p>' },
    ]);
    expect(pageOf('---\n---\n# 退款\n一').pages).toMatchObject([{ html: '<p>一</p>' }]);
  });

  it('are linked by their order, then by their names', () => {
    const { pages, remarks } = readSchoolPages(
      folderOf({
        'a.md': '---\norder: 2\n---\n# A\nx',
        'b.html': '<h1>B</h1>x',
        'c.md': '---\norder: -1\n---\n# C\nx',
        '.draft.md': '# D\nx',
      }),
    );
    expect([pages.map(({ slug }) => slug), remarks]).toEqual([['c', 'b', 'a'], []]);
  });

  it.each([
    ['退款.md', '# A\nx', 'has a name with other signs than a to z, 0 to 9 and "-": left out'],
    ['Refund.md', '# A\nx', 'has a name with other signs than a to z, 0 to 9 and "-": left out'],
    ['refund.docx', 'x', 'is neither .md nor .html: left out'],
    ['refund.md', new Uint8Array([0xcd, 0xcb]), 'is not saved as UTF-8: left out'],
    ['refund.md', 'x', 'has no title: neither "title:" in its head nor a heading: left out'],
    ['refund.md', '# A', 'says nothing: left out'],
    [
      'refund.md',
      '---\ntitle\n---\nx',
      'has a line in its head that is no "name: value": title: left out',
    ],
    [
      'refund.md',
      '---\nnav: top\n---\n# A\nx',
      'says "nav", which is none of title, description, footer, order: not looked at',
    ],
    ['refund.md', '---\nfooter: no\n---\n# A\nx', 'says footer: no, not true or false: linked'],
    ['refund.md', '---\norder: first\n---\n# A\nx', 'says order: first, which is no whole number'],
  ])('names what is odd at start: %s', (name, content, remark) => {
    const { pages, remarks } = pageOf(content, name);
    expect(remarks).toEqual([`pages/${name} ${remark}`]);
    expect(pages).toHaveLength(remark.endsWith('left out') ? 0 : 1);
  });

  it('have names of their own, and lie in no folder', () => {
    const dir = folderOf({ 'a.html': '<h1>A</h1>x', 'a.md': '# A\nx' });
    mkdirSync(path.join(dir, 'more.md'));
    const { pages, remarks } = readSchoolPages(dir);
    expect(pages).toHaveLength(1);
    expect(remarks).toEqual([
      'pages/a.md has the name of another page: left out',
      'pages/more.md is no file: left out',
    ]);
  });

  it('need no folder', () => {
    expect(readSchoolPages(path.join(createFolder(), 'none'))).toEqual({ pages: [], remarks: [] });
  });

  it('are told to the sites by /env.js, and each by a file', async () => {
    const folders = createSiteFolders();
    folderOf({ 'refund.md': '# 退款</script>\n<b>七天</b>' }, folders.pagesDir);
    const site = { ...folders.site, pages: ['nonsense'] };
    const noApi = () => Promise.reject(new Error('no API here'));
    const origin = await listen(createServer({ ...folders, site }, noApi));
    const env = await (await fetch(`${origin}/env.js`)).text();
    const context: { window: { __QINGHE__?: Record<string, unknown> } } = { window: {} };
    runInNewContext(env, context);
    expect(context.window.__QINGHE__).toMatchObject({
      pages: [{ slug: 'refund', title: '退款', isInFooter: true }],
    });
    const reply = await fetch(`${origin}/pages/refund.json`);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(await reply.json()).toEqual({
      code: 0,
      message: '',
      data: { title: '退款', description: '', html: '<p><b>七天</b></p>' },
    });
    expect((await fetch(`${origin}/pages/none.json`)).status).toBe(404);
    for (const [address, app] of [
      ['/pages/refund', 'web'],
      ['/h5/pages/refund', 'h5'],
    ])
      expect(await (await fetch(origin + address)).text()).toContain(`<title>${app}`);
  });
});
