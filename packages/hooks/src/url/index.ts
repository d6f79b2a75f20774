export { loginReturnUrls, readMsv, readSocialReturn, socialReturnUrls } from './loginReturn.ts';
export type { LoginReturnUrls, SocialReturn, SocialReturnUrls } from './loginReturn.ts';
export { h5RoutePatterns, paths, routePatterns } from './paths.ts';
export type { GoodsType, ListFilter, PayTarget } from './paths.ts';
export { readId, removeURLParameter, toQuery } from './query.ts';
export { isExternalUrl, safeHref, sanitizeRedirect } from './safety.ts';
export {
  chooseSite,
  desktopSiteUrl,
  isMobileUserAgent,
  isWechatUserAgent,
  mobileSiteUrl,
  placeOf,
} from './site.ts';
export type { Place, Site, SiteChoice, SiteContext } from './site.ts';
export { canonicalPath } from './spelling.ts';
