import type { HeadElement } from '@qinghe/features/routing/PageMeta';
import type { RenderedPage } from './createSite.tsx';
import { DATA_ID, STYLE_ATTRIBUTE } from './prerendered.ts';
import { neededSheet } from './neededSheet.ts';

/** What of the build and of the settings a rendered page names or holds. */
export interface DocumentParts {
  /** Addresses of the scripts that take the page over, the entry first. */
  scripts: readonly string[];
  /** Address of the styles of all rendered pages, for readers without scripts. */
  styles: string;
  /** The sheet that every page of the site has: its address and its text. */
  sheet: { href: string; text: string };
  /** Rules of the school's look. */
  look: readonly string[];
  /** Where the API is, as the settings say; '' for the site itself. */
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

/** React puts preloads of pictures before the page: those of the first view belong into the head, the others nowhere. */
function splitPreloads(html: string): [preloads: string[], page: string] {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  const urgent = (preloads.match(/<[^>]*>/g) ?? []).filter((link) => /fetchpriority/i.test(link));
  return [urgent, html.slice(preloads.length)];
}

/**
 * Rules as text that the head start puts into a style element: no policy lets a page bring styles of its own. What a school's text
 * says in a style must not end the script element early.
 */
const rules = (css: string) =>
  css === ''
    ? ''
    : `<script type="text/css">${css.replace(/<(?=[/!]|script)/gi, '\\3c ')}</script>`;

const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`;

/**
 * Puts a rendered page into the built `index.html` of its site, with all that it needs to be painted: nothing else is asked for
 * before, and nothing in it needs a wider policy.
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
      // What stands there for all pages; the page says it itself.
      .replace(/\s*<meta data-page-meta[^>]*>/g, '')
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      // Comes with the code; the head start needs the rules.
      .replace(/<script[^>]* src="\/env\.js"[^>]*><\/script>/, () => first)
      .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
      .replace(
        /<div id="root">[\s\S]*?<\/div>\s*(?=<noscript>)/,
        () => `<div id="root">${page}</div>${kept}\n    `,
      )
  );
}
