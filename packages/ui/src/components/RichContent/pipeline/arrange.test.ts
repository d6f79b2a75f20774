// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';

function arranged(
  html: string,
  {
    headingLevel = 2,
    isOpenLink = (path: string): boolean => path !== '',
    ownLink = (address: string) => address,
  } = {},
) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  arrange(body, { headingLevel, isOpenLink, ownLink, frameHosts: [], pictureHosts: [] });
  return body;
}

const APART = ' target="_blank" rel="noopener noreferrer"';

describe('links', () => {
  it.each([
    ['https://example.com/', APART],
    ['HTTP://example.com/', APART],
    [' https://example.com/', APART],
    ['/courses', ''],
    ['courses', ''],
    [' /courses ', ''],
    ['#top', ''],
    [`${window.location.origin}/courses`, ''],
    ['mailto:a@example.com', ''],
    ['TEL:10086', ''],
  ])('lets %j be, with%s', (href, rest) => {
    expect(arranged(`<a href="${href}">a</a>`).innerHTML).toBe(`<a href="${href}"${rest}>a</a>`);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/\\evil.example',
    'https:///evil.example',
    'x-mailto:a',
    'x-https://evil.example',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://',
    'http://[',
  ])('takes %j away', (href) => {
    expect(arranged(`<a href="${href}">a</a>`).innerHTML).toBe('<a>a</a>');
  });

  it('asks of its own ones alone whether they are open', () => {
    const asked: string[] = [];
    const isOpenLink = (path: string) => {
      asked.push(path);
      return path !== '/vip';
    };
    const html =
      '<a href="/vip?a=1">a</a><a href=" /courses">b</a><a href="https://example.com/vip">c</a>' +
      '<a href="mailto:a@example.com">d</a><a href="tel:10086">e</a>';
    const links = arranged(html, { isOpenLink }).querySelectorAll('a[href]');
    expect(Array.from(links, (link) => link.textContent).join('')).toBe('bcde');
    expect(asked).toEqual(['/vip', '/courses']);
  });
});

describe('links to this site', () => {
  const given: string[] = [];
  const ownLink = (address: string) => {
    given.push(address);
    return address.replace(/^\/course\//, '/courses/detail/').replace(/^\/role$/, '/vip');
  };
  const hrefs = (html: string, isOpenLink = (path: string): boolean => path !== '') =>
    Array.from(arranged(html, { ownLink, isOpenLink }).querySelectorAll('a'), (link) =>
      link.getAttribute('href'),
    );

  it('show the address that they lead to, others the one that was written', () => {
    const { origin } = window.location;
    expect(
      hrefs(
        `<a href=" /course/7?msv=9#top"></a><a href="${origin}/course/7"></a><a href="/courses/"></a>` +
          '<a href="#top"></a><a href="https://example.com/course/7"></a><a href="tel:1"></a>',
      ),
    ).toEqual([
      '/courses/detail/7?msv=9#top',
      '/courses/detail/7',
      '/courses/',
      '#top',
      'https://example.com/course/7',
      'tel:1',
    ]);
    expect(given).toEqual(['/course/7?msv=9#top', '/course/7', '/courses/']);
  });

  it('are none where what they lead to is closed', () => {
    expect(hrefs('<a href="/role"></a>', (path) => path !== '/vip')).toEqual([null]);
  });
});

describe('headings', () => {
  const levels = (html: string, headingLevel?: number) =>
    Array.from(
      arranged(html, headingLevel === undefined ? {} : { headingLevel }).querySelectorAll(
        '[data-rank]',
      ),
      ({ tagName, textContent, attributes }) =>
        `${tagName} ${textContent} ${attributes.getNamedItem('data-rank')?.value}`,
    );

  it.each([
    ['<h1>a</h1><h2>b</h2>', 2, ['H2 a 1', 'H3 b 2']],
    ['<h3>a</h3><h6>b</h6><h3>c</h3>', 3, ['H3 a 1', 'H4 b 2', 'H3 c 1']],
    ['<h4>a</h4><h2>b</h2><h4>c</h4>', 2, ['H2 a 1', 'H2 b 1', 'H3 c 2']],
    ['<h5>a</h5><h6>b</h6>', 4, ['H4 a 1', 'H5 b 2']],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', 4, ['H4 a 1', 'H5 b 2', 'H6 c 3', 'H6 d 4']],
  ])('of %s begin at %i without a gap', (html, level, expected) => {
    expect(levels(html, level)).toEqual(expected);
  });

  it('keep what they hold and say', () => {
    expect(arranged('<h1 dir="ltr">a <em>b</em></h1>').innerHTML).toBe(
      '<h2 dir="ltr" data-rank="1">a <em>b</em></h2>',
    );
  });
});

it.each([
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', '表格'],
  ['<table><caption> 冬季学期 </caption></table>', '冬季学期'],
  ['<table><caption> </caption></table>', '表格'],
])('puts %s into a box called %s', (html, name) => {
  expect(arranged(html).innerHTML).toBe(
    `<div data-scroll="" role="group" aria-label="${name}">${html}</div>`,
  );
});

it.each([
  ['<img src="/a.jpg">', '<img src="/a.jpg" alt="" loading="lazy" decoding="async">'],
  ['<img alt="a">', '<img alt="a" loading="lazy" decoding="async">'],
  ['<video src="/a"></video>', '<video src="/a" controls="" preload="metadata"></video>'],
  ['<audio src="/a"></audio>', '<audio src="/a" controls="" preload="metadata"></audio>'],
  ['<pre>a</pre>', '<pre tabindex="0" role="group" aria-label="代码">a</pre>'],
])('%s becomes %s', (html, expected) => {
  expect(arranged(html).innerHTML).toBe(expected);
});
