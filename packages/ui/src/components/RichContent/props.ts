import type { HTMLAttributes } from 'react';

/** No hosts. */
export const NO_HOSTS: readonly string[] = [];
/** Every path may be linked. */
export const EVERY_LINK = () => true;
/** An address as it was written. */
export const AS_WRITTEN = (address: string) => address;

export interface RichContentProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** HTML from outside (contract 1.14), with code and formulas. */
  html: string;
  /** The level of the content's highest heading, so that the page keeps one h1. */
  headingLevel?: 2 | 3 | 4;
  /** Hosts whose frames may stay, such as `player.bilibili.com`. Keep the array stable. */
  frameHosts?: ReadonlyArray<string>;
  /** Hosts whose pictures may stand below words, beside this site's own. Keep the array stable. */
  pictureHosts?: ReadonlyArray<string>;
  /** Whether a path of this site may be linked; of others the words stay. Keep the function stable. */
  isOpenLink?: (path: string) => boolean;
  /** The address that a link of this site shows, given the written one as path, query and hash. Keep the function stable. */
  ownLink?: (address: string) => string;
}
