import type { HeadElement } from '@qinghe/features/routing/PageMeta';
import type { RenderedPage } from './createSite.tsx';
import { DATA_ID, STYLE_ATTRIBUTE } from './prerendered.ts';
import { neededSheet } from './neededSheet.ts';

/** Parts of the build and of the settings that a prerendered document refers to or contains. */
export interface DocumentParts {
  /** Addresses of the scripts that hydrate the page, the entry first. */
  scripts: readonly string[];
  /** Address of the stylesheet of all rendered pages, for readers without scripts. */
  styles: string;
  /** The stylesheet that every page of the site has: its address and its text. */
  sheet: { href: string; text: string };
  /** CSS rules of the school's theme. */
  look: readonly string[];
  /** Base URL of the API from the settings; empty for the site's own origin. */
  apiUrl: string;
}

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

function markup({ tag, attributes, text }: HeadElement): string {
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const open = `<${tag}${words.join('')}>`;
  return text === undefined ? open : `${open}${text.replace(/</g, '\\u003c')}</${tag}>`;
}

/**
 * Separates the image preloads that React writes before the page: those with `fetchpriority` go into the head, others are
 * dropped.
 */
function splitPreloads(html: string): [preloads: string[], page: string] {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  const urgent = (preloads.match(/<[^>]*>/g) ?? []).filter((link) => /fetchpriority/i.test(link));
  return [urgent, html.slice(preloads.length)];
}

/**
 * Embeds CSS as inert script text that the head start moves into a style element, because the content security policy forbids
 * inline styles. `<` is escaped, so that a school's text within a rule cannot end the script element early.
 */
const rules = (css: string) =>
  css === ''
    ? ''
    : `<script type="text/css">${css.replace(/<(?=[/!]|script)/gi, '\\3c ')}</script>`;

const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`;

/**
 * Inserts a rendered page into the built `index.html` of its site, with everything that its first paint needs: nothing else is
 * requested before, and the content security policy need not be widened.
 */
export function composeDocument(
  template: string,
  path: string,
  { html, styles: own, title, description, elements, data }: RenderedPage,
  { scripts, styles, sheet, look, apiUrl }: DocumentParts,
): string {
  const [preloads, page] = splitPreloads(
    html.replace(/ style="([^"]*)"/g, ` ${STYLE_ATTRIBUTE}="$1"`),
  );
  const head = [
    ...preloads,
    `<noscript>${stylesheet(sheet.href)}${stylesheet(styles)}</noscript>`,
    ...elements.map(markup),
  ];
  const first = [look.join(''), neededSheet(sheet.text, look.join('') + own), own]
    .map(rules)
    .join('');
  const api = apiUrl === '' ? '' : ` data-api="${escape(apiUrl)}"`;
  const noted = `data-sheet="${sheet.href}"${look.length > 0 ? ' data-look' : ''}${api}`;
  const kept = `<script type="application/json" id="${DATA_ID}">${json(data)}</script>`;
  return (
    template
      .replace(
        '<html ',
        () =>
          `<html data-prerendered="${escape(path)}" data-scripts="${scripts.join(' ')}" ${noted} `,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
      .replace(
        /<meta name="description"[^>]*>/,
        () => `<meta name="description" content="${escape(description)}">`,
      )
      // Removes the meta elements common to all pages; the page has brought its own.
      .replace(/\s*<meta data-page-meta[^>]*>/g, '')
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      // Loaded with the code later; here the CSS for the head start takes its place.
      .replace(/<script[^>]* src="\/env\.js"[^>]*><\/script>/, () => first)
      .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
      .replace(
        /<div id="root">[\s\S]*?<\/div>\s*(?=<noscript>)/,
        () => `<div id="root">${page}</div>${kept}\n    `,
      )
  );
}
