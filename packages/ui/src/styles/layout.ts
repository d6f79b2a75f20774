import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';
import { media } from './media.ts';

const gutters = (width: string) =>
  css({
    width: `min(${width}, 100% - 4rem)`,
    marginInline: 'auto',
    [media.compact]: { width: `min(${width}, 100% - 3rem)` },
    [media.tablet]: { width: `min(${width}, 100% - 2rem)` },
  });

/** The page column of the desktop site: 1200 px wide in the design, with gutters. */
export const container = /* @__PURE__ */ gutters(token('container-base'));
/** The wide column of the player page. */
export const containerWide = /* @__PURE__ */ gutters(token('container-wide'));
