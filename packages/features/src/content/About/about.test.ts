import { describe, expect, it } from 'vitest';
import { aboutSource } from './aboutSource.ts';
import { telHref } from './telHref.ts';

describe('aboutSource', () => {
  it.each([
    [undefined, { kind: 'none' }],
    ['  ', { kind: 'none' }],
    ['https://school.example/aboutus', { kind: 'link', href: 'https://school.example/aboutus' }],
    ['/aboutus', { kind: 'link', href: '/aboutus' }],
    ['//evil.example', { kind: 'none' }],
    ['https://', { kind: 'none' }],
    ['<p>青禾</p>', { kind: 'html', html: '<p>青禾</p>' }],
    ['见 https://a.example', { kind: 'html', html: '见 https://a.example' }],
    ['javascript:alert(1)', { kind: 'html', html: 'javascript:alert(1)' }],
  ])('%j', (source, expected) => {
    expect(aboutSource(source)).toEqual(expected);
  });
});

describe('telHref', () => {
  it.each([
    ['0571-0000 8899', 'tel:057100008899'],
    ['+86 (571) 0000', 'tel:+865710000'],
    ['微信同号', null],
    ['', null],
  ])('%j', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});
