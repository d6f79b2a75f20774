import { BRAND, parseEnv } from '@qinghe/hooks/env';
import { signTile } from '@qinghe/ui/brand';
import { colourIn } from '@qinghe/ui/theme';
import { escapeHtml } from './escapeHtml.ts';
import { envScript, type SiteSettings } from './siteSettings.ts';
import { lookOf } from './look.ts';
import { pageFiles, withPages, type SchoolPage } from './schoolPages.ts';

/** What a site serves in the school's name, made from its settings when a server starts. */
export interface OwnFiles {
  /** Contents by path below the root of both sites. */
  files: ReadonlyMap<string, string>;
  /** Qinghe's pictures that this school does not serve. */
  hidden: readonly string[];
  /** Addresses that browsers ask for unasked, and the school's icon that they lead to. */
  leads: ReadonlyMap<string, string>;
  /** Puts `index.html` as it was built into the school's name; null where the school has no name and no icon of its own. */
  page: ((html: string) => string) | null;
}

/** The folders of both sites. */
const BASES = ['', 'h5/'] as const;
/** What browsers and phones ask for whatever a page says. */
const ASKED = ['favicon.ico', 'apple-touch-icon.png'] as const;
const SIZES = [192, 512] as const;
/** What may stand in an address within a configuration or a header. */
const ADDRESS = /^[\w.~:/?#@!&()*+,=%-]+$/;

/** The icons that a manifest names. */
function iconsOf(isQinghe: boolean, icon: string, base: string) {
  if (icon !== '') return [{ src: icon, sizes: 'any' }];
  const drawn = { src: `/${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' };
  if (!isQinghe) return [drawn];
  const pictures = SIZES.map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return [...pictures, drawn];
}

/** `index.html` in the name of a school. */
function inName(html: string, brand: string, icon: string): string {
  const named = html.replaceAll(BRAND, () => escapeHtml(brand));
  const picture = /^https?:/i.test(icon)
    ? `<meta data-page-meta property="og:image" content="${escapeHtml(icon)}">\n  `
    : '';
  const links = icon
    ? `<link rel="icon" href="${escapeHtml(icon)}">\n    <link rel="apple-touch-icon" href="${escapeHtml(icon)}">`
    : '';
  return named
    .replace(/<link rel="icon"[^>]*>/, (link) => links || link)
    .replace(/\s*<link rel="apple-touch-icon" href="\/apple-touch-icon\.png"[^>]*>/, '')
    .replace('</head>', () => `${picture}</head>`);
}

/** Where what is asked for unasked leads. A phone draws a tile of its own where a school has no picture for it. */
function leadsOf(isQinghe: boolean, icon: string): ReadonlyMap<string, string> {
  if (ADDRESS.test(icon)) return new Map(ASKED.map((name) => [`/${name}`, icon]));
  return new Map(isQinghe || icon !== '' ? [] : [['/favicon.ico', '/favicon.svg']]);
}

/** The files of a school, and of the pages that it has written. */
export function ownFiles(settings: SiteSettings, pages: readonly SchoolPage[] = []): OwnFiles {
  const { brand, icon } = parseEnv(settings);
  const { rules, primary } = lookOf(settings);
  const isQinghe = brand === BRAND;
  const isPlain = isQinghe && icon === '';
  const files = new Map([
    ['env.js', envScript(withPages(settings, pages), rules)],
    ...pageFiles(pages),
  ]);
  for (const base of BASES) {
    const manifest = {
      name: brand,
      short_name: brand,
      lang: 'zh-CN',
      start_url: `/${base}`,
      scope: `/${base}`,
      display: 'minimal-ui',
      theme_color: primary,
      background_color: colourIn('surface-page', 'light'),
      icons: iconsOf(isQinghe, icon, base),
    };
    files.set(`${base}manifest.webmanifest`, JSON.stringify(manifest));
    if (!isQinghe) files.set(`${base}favicon.svg`, signTile(brand, primary));
  }
  return {
    files,
    hidden: isPlain ? [] : [...ASKED, ...SIZES.map((size) => `icon-${size}.png`)],
    leads: leadsOf(isQinghe, icon),
    page: isPlain ? null : (html) => inName(html, brand, icon),
  };
}
