import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Hashes of inline code in the form of a Content-Security-Policy, such as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b(?:"[^"]*"|'[^']*'|[^"'>])*>([\s\S]*?)<\/style\s*>/gi;
const HAS_SOURCE = /\ssrc\s*=/i;
const IS_DATA = /\stype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

function hashOf(code: string): string {
  const text = code.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const unique = (hashes: readonly string[]) => [...new Set(hashes)].sort();

/** Returns the hashes of the inline scripts and styles of a page. */
export function inlineHashes(html: string): InlineHashes {
  const page = html.replace(/<!--[\s\S]*?-->/g, '');
  const scripts = Array.from(page.matchAll(SCRIPT), ([, attributes = '', code = '']) =>
    code === '' || HAS_SOURCE.test(attributes) || IS_DATA.test(attributes) ? [] : [hashOf(code)],
  ).flat();
  const styles = Array.from(page.matchAll(STYLE), ([, code = '']) =>
    code === '' ? [] : [hashOf(code)],
  ).flat();
  return { scripts: unique(scripts), styles: unique(styles) };
}

function pagesIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(dir, name));
}

/** Returns the hashes of the inline code in all pages of built sites; none for a folder that does not exist. */
export function readInlineHashes(dirs: readonly string[]): InlineHashes {
  const found = dirs.flatMap(pagesIn).map((file) => inlineHashes(readFileSync(file, 'utf8')));
  return {
    scripts: unique(found.flatMap(({ scripts }) => scripts)),
    styles: unique(found.flatMap(({ styles }) => styles)),
  };
}
