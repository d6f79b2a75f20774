import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExternalUrl, safeHref, sanitizeRedirect } from './index.ts';

describe('sanitizeRedirect', () => {
  it.each([
    ['/', '/'],
    ['/courses', '/courses'],
    ['/courses/detail/7?x=1&y=%2F#top', '/courses/detail/7?x=1&y=%2F#top'],
    ['/search?keywords=微积分', '/search?keywords=%E5%BE%AE%E7%A7%AF%E5%88%86'],
    ['/order?next=https://evil.example', '/order?next=https://evil.example'],
    ['/a/../member', '/member'],
    ['/a%20b', '/a%20b'],
    ['/a%25252520b', '/a%25252520b'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  ])('lets %s through as %s', (value, expected) => {
    expect(sanitizeRedirect(value)).toBe(expected);
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['courses'],
    [' /courses'],
    ['?a=1'],
    ['https://evil.example'],
    ['HTTPS://evil.example/a'],
    ['http:evil.example'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/a\\b'],
    ['/\tevil'],
    ['/\n/evil.example'],
    ['/courses\r\nSet-Cookie: a=1'],
    ['/a\u0000b'],
    ['/a\u2028b'],
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,hi'],
    ['/.//evil.example'],
    ['/..//evil.example'],
    ['/a/..//evil.example'],
    ['/%2e//evil.example'],
    ['/%2f/evil.example'],
    ['/%2Fevil.example'],
    ['/%5cevil.example'],
    ['/%252fevil.example'],
    ['/%25252fevil.example'],
    ['/%09/evil.example'],
    ['/%0d%0aSet-Cookie:a=1'],
    ['%2F%2Fevil.example'],
    ['%2Fcourses'],
    ['/%'],
    ['/100%25'],
    ['/a%2525252520b'],
    ['/%E5%'],
    [`/${'a'.repeat(2048)}`],
  ])('turns %j into /', (value) => {
    expect(sanitizeRedirect(value)).toBe('/');
  });

  it('never leaves the site, whatever it is given', () => {
    const tricky = fc.array(
      fc.oneof(
        fc.constantFrom('/', '\\', '//', '%2f', '%5C', '%25', '.', '..', '?', '#', '@', ':', '\t'),
        fc.constantFrom('javascript:', 'https:', 'evil.example', 'courses', '课'),
        fc.string({ maxLength: 4 }),
      ),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(
        tricky.map((parts) => parts.join('')),
        (value) => {
          const path = sanitizeRedirect(value);
          const url = new URL(path, 'https://school.example');
          expect(url.origin).toBe('https://school.example');
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(sanitizeRedirect(path)).toBe(path);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('safeHref', () => {
  it.each([
    ['https://school.example/a?b=1', 'https://school.example/a?b=1'],
    [' http://school.example ', 'http://school.example'],
    ['HTTPS://school.example', 'HTTPS://school.example'],
    ['mailto:hello@qinghe.example', 'mailto:hello@qinghe.example'],
    ['tel:057100008899', 'tel:057100008899'],
    ['/courses?cid=3', '/courses?cid=3'],
    ['/search?keywords=微积分', '/search?keywords=微积分'],
    ['', null],
    [null, null],
    [undefined, null],
    ['courses', null],
    ['#a', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['vbscript:a', null],
    ['data:text/html,a', null],
    ['blob:https://school.example/1', null],
    ['file:///etc/passwd', null],
    ['https://', null],
    ['https://a b', null],
    ['http:school.example', null],
    ['mailto:', null],
    ['mailto:a b', null],
    ['x-mailto:a', null],
    ['https://school.example\\a', null],
    ['https://school.ex\tample', null],
  ])('reads %j as %j', (url, expected) => {
    expect(safeHref(url)).toBe(expected);
  });

  it('gives only addresses of the allowed kinds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (url) => {
        const href = safeHref(url);
        if (href === null) return;
        const { protocol } = new URL(href, 'https://school.example');
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
      }),
    );
  });
});

describe('isExternalUrl', () => {
  it.each([
    ['https://school.example', true],
    ['HTTP://school.example/a', true],
    [' https://school.example', true],
    ['/a?to=https://school.example', false],
    ['/courses', false],
    ['//school.example', false],
    ['mailto:a@b.example', false],
    ['httpsfoo', false],
    ['', false],
    [null, false],
  ])('%j: %s', (url, expected) => {
    expect(isExternalUrl(url)).toBe(expected);
  });
});
