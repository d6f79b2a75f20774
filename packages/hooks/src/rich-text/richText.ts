import { findMaths } from './maths.ts';

const CODE_BLOCK = /<(pre|code)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

/**
 * Whether a text or HTML holds maths in one of the delimiters `$$`, `$`, `\( \)`, `\[ \]`, outside
 * code. Prices and escaped dollars are not maths.
 */
export function hasMaths(text: string): boolean {
  return findMaths(text.replace(CODE_BLOCK, ' ')).length > 0;
}

/** Whether HTML holds code, block or inline. */
export function hasCode(html: string): boolean {
  return /<(?:pre|code)(?=[\s/>])/i.test(html);
}

function normalizeFormulas(html: string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of findMaths(html)) {
    const formula = html.slice(start, end);
    result += html.slice(at, start);
    result += formula.replace(/&amp;/g, '&').replace(/&?nbsp;|\u00a0/g, ' ');
    at = end;
  }
  return result + html.slice(at);
}

/**
 * Cleans what editors leave inside formulas: `&nbsp;` and a bare `nbsp;` become spaces, `&amp;`
 * becomes `&` (contract 1.14). Text outside formulas and code stay as they are. The result is
 * HTML from outside like its source: sanitise it afterwards.
 */
export function normalizeMathsSource(html: string): string {
  let result = '';
  let at = 0;
  for (const block of html.matchAll(CODE_BLOCK)) {
    result += normalizeFormulas(html.slice(at, block.index)) + block[0];
    at = block.index + block[0].length;
  }
  return result + normalizeFormulas(html.slice(at));
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['middot', '·'],
]);

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? entity;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/**
 * The words of HTML on one line, for meta descriptions and previews: no tags, scripts or styles,
 * entities decoded. Longer text is cut to `maxLength` characters with `…`. It is text: never put it
 * back into HTML.
 */
export function plainText(html: string, maxLength = Number.POSITIVE_INFINITY): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?(?:a|b|i|u|s|em|strong|span|code|sub|sup|mark|small|font)\b[^>]*>/gi, '')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, Math.max(0, maxLength - 1))
    .join('')
    .trimEnd()}…`;
}
