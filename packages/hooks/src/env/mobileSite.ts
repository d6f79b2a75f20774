/**
 * Who serves phones: `auto` the school's `h5_url` where that is a mobile site of this project, else `/h5`; `here`
 * always `/h5`; `school` always `h5_url`.
 */
export type MobileSiteChoice = 'auto' | 'here' | 'school';

/**
 * Who serves phones, from the field `mobileSite` of `/env.js`; `auto` for what is none of the words. Apart from the other
 * settings because the desktop site alone wants it. Never throws.
 */
export function parseMobileSite(settings: unknown): MobileSiteChoice {
  const choice: unknown =
    typeof settings === 'object' && settings !== null && 'mobileSite' in settings
      ? settings.mobileSite
      : null;
  return choice === 'here' || choice === 'school' ? choice : 'auto';
}

/** {@link parseMobileSite} of this deployment. */
export function readMobileSite(): MobileSiteChoice {
  return parseMobileSite(window.__QINGHE__);
}
