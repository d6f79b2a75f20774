import type { HTMLAttributes } from 'react';

/** Default of the host lists: no hosts. */
export const NO_HOSTS: readonly string[] = [];
/** Default of `isOpenLink`: every path may be linked. */
export const EVERY_LINK = () => true;
/** Default of `ownLink`: returns the link target as it was written. */
export const AS_WRITTEN = (address: string) => address;

export interface RichContentProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** HTML from outside (contract 1.14), with code and formulas. */
  html: string;
  /** Level of the highest heading in the content, so that the page keeps a single h1. */
  headingLevel?: 2 | 3 | 4;
  /** Hosts whose frames are allowed, such as `player.bilibili.com`. Keep the array stable. */
  frameHosts?: ReadonlyArray<string>;
  /** Hosts whose background pictures are allowed, besides this site. Keep the array stable. */
  pictureHosts?: ReadonlyArray<string>;
  /** Whether a path of this site may be linked; otherwise only the link's text stays. Keep the function stable. */
  isOpenLink?: (path: string) => boolean;
  /** Maps the written target of a link of this site (path, query, hash) to its `href`. Keep the function stable. */
  ownLink?: (address: string) => string;
}
