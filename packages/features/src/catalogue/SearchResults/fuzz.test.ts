import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { SearchHit } from '@qinghe/api/resources/search';
import { readSearchQuery } from '@qinghe/hooks/data/search';
import { paths } from '@qinghe/hooks/url';
import { SearchHits } from './SearchHits.tsx';

const HOSTILE = [
  'c++',
  '(',
  ')',
  '[',
  '\\',
  '\\d+',
  '.*',
  '^$',
  '|',
  '?',
  '*',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  '&lt;b&gt;',
  "'; drop table",
  '𠮷野家',
  '👩‍👧‍👦',
  'Ｃ＋＋',
  'ｐｙｔｈｏｎ',
  'İstanbul',
  'ß',
  '%',
  '%E4%B8',
  '\u202e反',
  '\u0000',
  '{{7*7}}',
  '$&',
  '$1',
  '﷽',
] as const;

const any = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('<>&"\'/\\()[]{}.*+?^$| aA数学Ａ１𠮷')),
    minLength: 1,
  }),
);

const hit = (order: number, resource_type: string, title: string): SearchHit => ({
  id: order,
  resource_type,
  resource_id: order,
  title,
  charge: 0,
  thumb: '',
  short_desc: '',
  desc: '<img src=x onerror=alert(1)>',
  p: `前 ${title} 后`,
  created_at: null,
  updated_at: null,
});

function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}

/**
 * Searches for a text and renders hits that contain it. Returns whether the address keeps the text, whether HTML was injected,
 * and whether the text is highlighted.
 */
function outcome(keywords: string) {
  const hits = ['vod', 'video', 'activate', 'live'].map((kind, order) =>
    hit(order + 1, kind, keywords),
  );
  const markup = renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(SearchHits, { hits, keywords, onFollow: () => undefined }),
    ),
  ).replace(/<style[^]*?<\/style>/g, '');
  const phrase = keywords.trim();
  const marks = Array.from(markup.matchAll(/<mark[^>]*>([^]*?)<\/mark>/g), ([, own = '']) =>
    textOf(own),
  );
  const { searchParams } = new URL(paths.search(keywords), 'https://school.example');
  return {
    isInAddress: readSearchQuery(searchParams).keywords === phrase,
    hasInjected: /<(?:script|img|b|iframe)[\s>]|<[^>]*\son\w+=/i.test(markup),
    isMarked: phrase === '' ? marks.length === 0 : marks.includes(phrase),
  };
}
const literal = { isInAddress: true, hasInjected: false, isMarked: true };

it.each(HOSTILE)('takes %j literally', (keywords) => {
  expect(outcome(keywords)).toEqual(literal);
});

it('takes any of 200 texts literally', () => {
  fc.assert(
    fc.property(any, (keywords) => {
      expect(outcome(keywords)).toEqual(literal);
    }),
    { numRuns: 200 },
  );
});
