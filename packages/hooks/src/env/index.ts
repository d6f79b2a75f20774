export { isAddonPath } from './addonPaths.ts';
export {
  addonAddress,
  parseAddons,
  readAddonAddress,
  readAddonsUrl,
  type Addons,
} from './addons.ts';
export { BRAND, parseEnv, readEnv } from './env.ts';
export { featureNames } from './features.ts';
export { parseFrameHosts, readFrameHosts } from './frameHosts.ts';
export type { Env, FooterQrCode, FooterSettings } from './env.ts';
export { parseTheme, type ParsedTheme, type ThemeSettings } from './theme.ts';
export { isBeingLeft, untilStays } from './leaving.ts';
export { parseMobileSite, readMobileSite } from './mobileSite.ts';
export type { MobileSiteChoice } from './mobileSite.ts';
export {
  isSchoolPageSlug,
  parseSchoolPages,
  readSchoolPages,
  schoolPageHref,
  type SchoolPageLink,
} from './schoolPages.ts';
export { parseScripts, readScripts, type SchoolScript, type SchoolScripts } from './scripts.ts';
export { parseVitalsUrl, readVitalsUrl } from './vitalsUrl.ts';
export { parseWechatShare, readWechatShare } from './wechatShare.ts';
