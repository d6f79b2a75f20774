import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';
import { media } from './media.ts';
import { space } from '../styles/space.ts';

const gutters = (width: string) =>
  css({
    width: `min(${width}, 100% - 4rem)`,
    marginInline: 'auto',
    [media.compact]: { width: `min(${width}, 100% - 3rem)` },
    [media.tablet]: { width: `min(${width}, 100% - 2rem)` },
  });

/** The page column of the desktop site: 1200 wide as drawn, with its gutters. */
export const container = gutters(token('container-base'));
/** The narrow column for reading and forms. */
export const containerNarrow = gutters(token('container-narrow'));
/** The wide column of the player page. */
export const containerWide = gutters(token('container-wide'));

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Cards four abreast, three below 1100, two below 768, one on phones. */
export const cardGrid = css({
  display: 'grid',
  gridTemplateColumns: columns(4),
  gap: space(10, 6),
  [media.narrow]: { gridTemplateColumns: columns(3) },
  [media.tablet]: { gridTemplateColumns: columns(2), gap: space(6, 4) },
  [media.phone]: { gridTemplateColumns: columns(1) },
});

/** Framed cards three abreast, two below 1024, one on phones. */
export const cardGridWide = css({
  display: 'grid',
  gridTemplateColumns: columns(3),
  gap: space(8, 6),
  [media.compact]: { gridTemplateColumns: columns(2), gap: space(6, 4) },
  [media.phone]: { gridTemplateColumns: columns(1) },
});
