/** The browser and the addresses of a page, which decide what is signed. */
export interface PagePlace {
  userAgent: string;
  /** The address that the document was loaded from. */
  landing: string;
  /** The current address. */
  current: string;
}

const withoutHash = (address: string): string => address.replace(/#.*$/s, '');

/**
 * Returns the addresses whose signature WeChat may require, the likelier one first. The application changes its address without a
 * load: WeChat on Android and on desktops then checks the current address, on iOS the one that was loaded. This is undocumented
 * and varies between versions, so the other one comes second.
 */
export function addressesToSign({ userAgent, landing, current }: PagePlace): string[] {
  const both = [current, landing].map(withoutHash);
  if (/iphone|ipad|ipod/i.test(userAgent)) both.reverse();
  return [...new Set(both)];
}

/** Returns the address that the document was loaded from, even if the application has changed the address since. */
export function landingAddress(): string {
  const [load] = performance.getEntriesByType('navigation');
  // Safari before 15 has no navigation entry.
  return load && /^https?:/.test(load.name) ? load.name : window.location.href;
}
