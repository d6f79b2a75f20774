/**
 * Which mobile site phones are sent to: `auto` the school's `h5_url` where that is a mobile site of this project, else `/h5`;
 * `here` always `/h5`; `school` always `h5_url`.
 */
export type MobileSiteChoice = 'auto' | 'here' | 'school';

/**
 * Reads the field `mobileSite` of `/env.js`; `auto` for any other value. Not part of `parseEnv`, because only the desktop site
 * needs it. Never throws.
 */
export function parseMobileSite(settings: unknown): MobileSiteChoice {
  const choice: unknown =
    typeof settings === 'object' && settings !== null && 'mobileSite' in settings
      ? settings.mobileSite
      : null;
  return choice === 'here' || choice === 'school' ? choice : 'auto';
}

/** Returns {@link parseMobileSite} with the settings of this deployment. */
export function readMobileSite(): MobileSiteChoice {
  return parseMobileSite(window.__QINGHE__);
}
