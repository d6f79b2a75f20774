import type { HeadElement } from '@qinghe/features/routing/PageMeta';
import type { RenderedPage } from './createSite.tsx';
import { DATA_ID, STYLE_ATTRIBUTE } from './prerendered.ts';

/** Addresses of the build's files that a rendered page names. */
export interface DocumentFiles {
  /** The scripts that take the page over, the entry first. */
  scripts: readonly string[];
  /** The styles of all rendered pages. */
  styles: string;
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

/** Puts a rendered page into the built `index.html` of its site. Nothing in it needs a wider policy. */
export function composeDocument(
  template: string,
  path: string,
  { html, title, description, elements, data }: RenderedPage,
  { scripts, styles }: DocumentFiles,
): string {
  const [preloads, page] = splitPreloads(
    html.replace(/ style="([^"]*)"/g, ` ${STYLE_ATTRIBUTE}="$1"`),
  );
  const classes = Array.from(page.matchAll(/\bcss-([\da-z]+)/g), ([, id]) => id);
  const head = [
    ...preloads,
    // Emotion takes these rules to be there, which they are: in the file of styles.
    `<style data-emotion="css ${[...new Set(classes)].join(' ')}"></style>`,
    `<link rel="stylesheet" href="${styles}">`,
    ...elements.map(markup),
  ];
  const kept = `<script type="application/json" id="${DATA_ID}">${json(data)}</script>`;
  return (
    template
      .replace(
        '<html ',
        () => `<html data-prerendered="${escape(path)}" data-scripts="${scripts.join(' ')}" `,
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
      .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
      .replace(
        /<div id="root">[\s\S]*?<\/div>\s*(?=<noscript>)/,
        () => `<div id="root">${page}</div>${kept}\n    `,
      )
  );
}
