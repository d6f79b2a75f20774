/** Where a page stands, for the signature. */
export interface PagePlace {
  userAgent: string;
  /** The address that the document was loaded from. */
  landing: string;
  /** The address that shows. */
  current: string;
}

const withoutHash = (address: string): string => address.replace(/#.*$/s, '');

/**
 * The addresses that WeChat may want the signature of, the likelier one first. An application changes its address without a
 * load: WeChat on Android and on desktops then checks the address that shows, on iOS the one that was loaded. No manual says
 * so, and versions differ, so the other one comes second.
 */
export function addressesToSign({ userAgent, landing, current }: PagePlace): string[] {
  const both = [current, landing].map(withoutHash);
  if (/iphone|ipad|ipod/i.test(userAgent)) both.reverse();
  return [...new Set(both)];
}

/** The address that the document was loaded from, whatever the application has made of it since. */
export function landingAddress(): string {
  const [load] = performance.getEntriesByType('navigation');
  // Safari before 15 has no such entry.
  return load && /^https?:/.test(load.name) ? load.name : window.location.href;
}
