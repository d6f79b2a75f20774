import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const read = (path: string) =>
  readFileSync(new URL(`../packages/ui/src/${path}`, import.meta.url), 'utf8');
const source = read('tokens/tokens.css');
const global = read('styles/global.css');
/** Tokens whose values do not depend on the theme, the school's look or reduced motion. */
const FIXED = /^ {2}--((?:container|fs|lh|size|space|weight|z)-[\w-]+): (.*);$/gm;
const values = new Map(Array.from(source.matchAll(FIXED), ([, name, value]) => [name, value]));

const STYLES = /[\\/](?:packages[\\/](?:ui|features)|apps[\\/]\w+)[\\/]src[\\/].*\.tsx?$/;
const TOKENS = /[\\/]tokens[\\/]tokens\.css$/;

/** Returns where the bracket that opens before `start` is closed, and the positions of the commas directly inside it. */
function argumentsFrom(code: string, start: number): { end: number; commas: number[] } {
  const open: string[] = [];
  const commas: number[] = [];
  for (let at = start; at < code.length; at++) {
    const sign = code.charAt(at);
    const inside = open.at(-1);
    if (inside === "'") {
      if (sign === "'") open.pop();
    } else if (inside === '`') {
      if (sign === '`') open.pop();
      else if (sign === '{' && code.charAt(at - 1) === '$') open.push('{');
    } else if ("'`([{".includes(sign)) open.push(sign);
    else if (open.length === 0 && ')]}'.includes(sign)) return { end: at, commas };
    else if (')]}'.includes(sign)) open.pop();
    else if (open.length === 0 && sign === ',') commas.push(at);
  }
  throw new Error('What begins has no end.');
}

const CALL = /\b(?:bySite|wordBySite)\(/;

/** Replaces every `bySite(web, h5)` and `wordBySite(web, h5)` by the value for the given site. */
function chooseSite(code: string, site: 'web' | 'h5'): string {
  let text = code;
  for (;;) {
    const call = CALL.exec(text);
    if (call === null) return text;
    const at = call.index;
    const start = at + call[0].length;
    const { end, commas } = argumentsFrom(text, start);
    const [comma = end, last = end] = commas;
    const own = site === 'web' ? text.slice(start, comma) : text.slice(comma + 1, last);
    text = text.slice(0, at) + own.trim() + text.slice(end + 1);
  }
}

const RULE = /(?:'\[data-h5\] &'|\[H5\]): [{[]/;

/**
 * Removes rules for the mobile site from the desktop site. On the mobile site the whole page is inside `data-h5`, so the
 * selector is shortened to `&&`: naming the class twice outweighs the other rules just as well.
 */
function chooseRules(code: string, site: 'web' | 'h5'): string {
  if (site === 'h5') return code.replaceAll("'[data-h5] &'", "'&&'");
  let text = code;
  for (;;) {
    const rule = RULE.exec(text);
    if (rule === null) return text;
    const { end } = argumentsFrom(text, rule.index + rule[0].length);
    text = text.slice(0, rule.index) + text.slice(end + 1).replace(/^,\s*/, '');
  }
}

const lengthOf = (step: string): string => {
  const value = values.get(`space-${step.replace('-', '').replace('.', '-')}`);
  if (value === undefined) throw new Error(`There is no space(${step}).`);
  return step.startsWith('-') ? `-${value}` : value;
};

/** Returns a module's code with the values of fixed tokens and of the given site written in. */
export function withValues(code: string, site: 'web' | 'h5'): string {
  const quote = (value: string) => (/^\d+$/.test(value) ? value : `'${value}'`);
  return chooseRules(chooseSite(code, site), site)
    .replace(/\btoken\('([\w-]+)'\)/g, (call, name) => {
      const value = values.get(name);
      return value === undefined ? call : quote(value);
    })
    .replace(/\bspace\((-?[\d.]+(?:, -?[\d.]+)*)\)/g, (_, steps: string) =>
      quote(steps.split(', ').map(lengthOf).join(' ')),
    )
    .replace(/\$\{(?:'([^'`$\\]*)'|(\d+))\}/g, '$1$2');
}

/** Removes the tokens whose values are written into the styles, and those that only stories need. */
export const neededTokens = (css: string): string =>
  css
    .replace(FIXED, (line, name) => (global.includes(`var(--${name})`) ? line : ''))
    .replace(/^(?::root|\[data-h5\]) \{\n(?: {2}--(?:on|if)-\w+: .*;\n)+\}\n/gm, '')
    .replace(/\n+/g, '\n');

/**
 * Writes into a site's styles what is fixed at build time: the steps of scales, and the site's own value of each pair.
 * Stories and packages keep the custom properties, so that one page can show both sites.
 */
export const tokenValues = (site: 'web' | 'h5') =>
  ({
    name: 'token-values',
    enforce: 'pre',
    transform: {
      filter: { id: { include: [STYLES, TOKENS], exclude: /[\\/]styles[\\/]bySite\.ts$/ } },
      handler: (code, id) => (TOKENS.test(id) ? neededTokens(code) : withValues(code, site)),
    },
  }) satisfies Plugin;
