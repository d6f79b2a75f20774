import { readFeatures } from './features.ts';
import type { ConfigFunc } from './features.ts';

export interface FooterQrCode {
  label: string;
  /** Address of the image: http(s), a same-site path or an image data URL. */
  src: string;
}

export interface FooterSettings {
  address: string;
  phone: string;
  email: string;
  qrcodes: readonly FooterQrCode[];
}

/** Name of the product, used for a school that has not set a name. */
export const BRAND = '青禾学堂';

/** Run-time settings of one deployment. */
export interface Env {
  /** API base URL without trailing slash; '' means the same origin. */
  apiUrl: string;
  /** Feature switches that this deployment fixes; the others are decided by the config reply. */
  features: Partial<ConfigFunc>;
  /** Source of the navigation. `fixed`: the spec's navigation; `server`: the list of contract E-42. */
  navs: 'fixed' | 'server';
  /** Contacts of the footer; '' means not shown. */
  footer: FooterSettings;
  /** School name until system config is loaded. */
  brand: string;
  /** Address of the browser tab's icon; '' shows the first character of the name instead. */
  icon: string;
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function baseUrl(value: unknown): string {
  const url = text(value).replace(/\/+$/, '');
  if (!/^https?:\/\/[^\s/]/i.test(url)) return '';
  try {
    return new URL(url).host === '' ? '' : url;
  } catch {
    return '';
  }
}

function isImageAddress(src: string): boolean {
  return /^(https?:\/\/[^\s/]|\/(?![/\\])|data:image\/)/i.test(src);
}

function imageAddress(value: unknown): string {
  const src = text(value);
  return isImageAddress(src) ? src : '';
}

function qrCodes(value: unknown): FooterQrCode[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((item: unknown) => {
      const fields = fieldsOf(item);
      return { label: text(fields.get('label')), src: text(fields.get('src')) };
    })
    .filter((code) => isImageAddress(code.src));
}

/** Parses settings of unknown shape field by field: a bad value falls back to its default. Never throws. */
export function parseEnv(source: unknown): Env {
  const fields = fieldsOf(source);
  const footer = fieldsOf(fields.get('footer'));
  return {
    apiUrl: baseUrl(fields.get('apiUrl')),
    features: readFeatures(fields.get('features')),
    navs: fields.get('navs') === 'server' ? 'server' : 'fixed',
    footer: {
      address: text(footer.get('address')),
      phone: text(footer.get('phone')),
      email: text(footer.get('email')),
      qrcodes: qrCodes(footer.get('qrcodes')),
    },
    brand: text(fields.get('brand')) || BRAND,
    icon: imageAddress(fields.get('icon')),
  };
}

declare global {
  interface Window {
    /** Written by `/env.js` before the app starts. */
    __QINGHE__?: unknown;
  }
}

let parsed: { source: unknown; env: Env } | null = null;

/** Returns the settings of this deployment, from `/env.js`; defaults without it. Never throws. */
export function readEnv(): Env {
  const source = typeof window === 'undefined' ? undefined : window.__QINGHE__;
  if (!parsed || parsed.source !== source) parsed = { source, env: parseEnv(source) };
  return parsed.env;
}
