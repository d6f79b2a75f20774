import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';
import { fullOnH5 } from '@qinghe/ui/styles/site';

/** Space above a section. */
export const section = css({
  paddingTop: bySite(space(20), space(9)),
  [media.phone]: { paddingTop: bySite(space(14), space(9)) },
});
export const band = css({
  marginTop: space(20),
  paddingBottom: space(20),
  background: token('surface-sunken'),
  [media.phone]: { marginTop: space(14), paddingBottom: space(14) },
});
/** On the mobile page the gutters are padding, so that a scroller reaches the screen's edges. */
export const column = css([fullOnH5, { paddingInline: bySite('0', space(4)) }]);
/** For use inside a column that has gutters already. */
export const flush = fullOnH5;

/** The error state is as high as the slides. */
export const heroPlace = css({
  display: 'grid',
  alignItems: 'center',
  height: bySite('33.5rem', '10.75rem'),
  [media.phone]: { height: bySite('31rem', '10.75rem') },
});

export const hidden = css({ visibility: 'hidden' });
/** Minimum height of a block while its code is loading. */
export const waiting = css({ minHeight: '12rem' });
export const skeletonHead = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-evenly',
  height: bySite('2.5rem', '1.75rem'),
  marginBottom: bySite(space(7), space(3.5)),
});
export const skeletonHeadWithLine = css({ height: bySite('4.25rem', '1.75rem') });

const grid = (count: number, gap: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap,
});
export const lists = {
  four: css({
    ...grid(4, '2.5rem 1.5rem'),
    [media.narrow]: grid(3, '2.5rem 1.5rem'),
    [media.tablet]: grid(2, '1.5rem 1rem'),
    [media.phone]: grid(1, '1.5rem'),
  }),
  three: css({
    ...grid(3, '2rem 1.5rem'),
    [media.compact]: grid(2, '2rem 1.5rem'),
    [media.tablet]: grid(2, '1.5rem 1rem'),
    [media.phone]: grid(1, '1.5rem'),
  }),
  scroller: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'var(--card-width, 15.5rem)',
    justifyContent: 'start',
    gap: space(3),
    marginInline: space(-4),
    paddingInline: space(4),
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPadding: '1rem',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  }),
  rows: css({ marginTop: space(-3.5) }),
  pairs: css(grid(2, '1.25rem 0.75rem')),
};
export const cell = css({ minWidth: 0, scrollSnapAlign: 'start' });

/** As tall as two rows of four tiles, or one of eight. */
export const tilesSkeleton = css({ display: 'grid', justifyItems: 'center' });
/** Skeleton of the tiles for each layout. */
export const tilesSkeletons = {
  panel: css({
    position: 'relative',
    zIndex: 2,
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    alignItems: 'center',
    height: '9.125rem',
    padding: space(5, 4),
    borderRadius: token('radius-xl'),
    background: token('surface-raised'),
    boxShadow: token('shadow-2'),
    [media.narrow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', height: '15.75rem' },
    [media.phone]: { height: '15.25rem', padding: space(4, 1) },
  }),
  grid: css({ ...grid(4, '1rem 0'), height: '10.25rem' }),
};
/** A single error in place of all tiles. */
export const tilesError = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
/** Moves a panel up, so that it overlaps the picture above it. */
export const overlapping = css({ marginTop: space(-16) });
export const tileSkeleton = css({ display: 'grid', justifyItems: 'center', gap: space(2.5) });
export const tileSkeletonArt = css({ borderRadius: corner(0.9375) });
