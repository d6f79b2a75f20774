export { aliases, aliasOf, queryAliases } from './aliases.ts';
export type { Alias, QueryAlias } from './aliases.ts';
export { desktopSiteUrl } from './desktopSite.ts';
export { loginReturnUrls, readSocialReturn, socialReturnUrls } from './loginReturn.ts';
export type { LoginReturnUrls, SocialReturn, SocialReturnUrls } from './loginReturn.ts';
export { readMsv } from './msv.ts';
export { isPage, pageSources, renderedPlace, rowOf, rowSource } from './pages.ts';
export { h5RoutePatterns, paths, routePatterns } from './paths.ts';
export type { GoodsType, ListFilter, PayTarget } from './paths.ts';
export { readId, removeURLParameter, toQuery } from './query.ts';
export { isExternalUrl, safeHref, sanitizeRedirect } from './safety.ts';
export { canonicalUrl, isPublicPage, sharedAddress } from './sharedAddress.ts';
export {
  chooseSite,
  isMobileUserAgent,
  isOwnMobileSite,
  isWechatUserAgent,
  mobileSiteOf,
  mobileSiteUrl,
  placeOf,
  toMeeduH5,
} from './site.ts';
export type { Place, Site, SiteChoice, SiteContext } from './site.ts';
export { canonicalPath } from './spelling.ts';
