import { BRAND, parseEnv } from '@qinghe/hooks/env';
import { signTile } from '@qinghe/ui/brand';
import { colourIn } from '@qinghe/ui/theme';
import { escapeHtml } from './escapeHtml.ts';
import { envScript, type SiteSettings } from './siteSettings.ts';
import { lookOf } from './look.ts';
import { pageFiles, withPages, type SchoolPage } from './schoolPages.ts';

/** Files that carry the school's name, icon and settings, made from its settings when a server starts. */
export interface OwnFiles {
  /** Contents by path below the root of both sites. */
  files: ReadonlyMap<string, string>;
  /** Qinghe's own icons, which this school does not serve. */
  hidden: readonly string[];
  /** Redirects to the school's icon from addresses that browsers request by themselves, such as `/favicon.ico`. */
  leads: ReadonlyMap<string, string>;
  /** Puts the school's name and icon into the built `index.html`; null where the school has neither of its own. */
  page: ((html: string) => string) | null;
}

/** The folders of both sites, below the root. */
const BASES = ['', 'h5/'] as const;
/** Icons that browsers and phones request regardless of what a page declares. */
const ASKED = ['favicon.ico', 'apple-touch-icon.png'] as const;
const SIZES = [192, 512] as const;
/** Matches addresses that are safe in a configuration or a header. */
const ADDRESS = /^[\w.~:/?#@!&()*+,=%-]+$/;

/** Returns the icons of a web app manifest. */
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

/** Replaces Qinghe's name and icons in `index.html` by those of the school. */
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

/** Returns the redirects of `ASKED`. Where a school has no picture for them, a phone draws a tile of its own. */
function leadsOf(isQinghe: boolean, icon: string): ReadonlyMap<string, string> {
  if (ADDRESS.test(icon)) return new Map(ASKED.map((name) => [`/${name}`, icon]));
  return new Map(isQinghe || icon !== '' ? [] : [['/favicon.ico', '/favicon.svg']]);
}

/** Builds the files of a school, including the pages that it has written. */
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
