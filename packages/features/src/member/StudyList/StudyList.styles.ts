import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

/** There a small button has an edge that can be seen. Not in `media`, which first visits carry. */
const forcedColours = '@media (forced-colors: active)';

export const lists = {
  cards: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '1.5rem',
    [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  rows: css({ display: 'block' }),
};

export const items = {
  cards: css({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: '1rem',
    border: `1px solid ${token('border-subtle')}`,
    borderRadius: token('radius-xl'),
    background: token('surface-base'),
  }),
  rows: css({ minWidth: 0 }),
};
export const rowLine = css({ borderTop: `1px solid ${token('border-subtle')}` });

export const actions = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  marginTop: 'auto',
  paddingTop: '0.75rem',
});
/** The end of the row's foot is the button's, which shows the lessons. */
export const begunRow = css({
  position: 'relative',
  '& p + div': {
    paddingRight: '2.25rem',
    [forcedColours]: { paddingRight: '3.5rem' },
  },
});
export const lessons = css({
  position: 'absolute',
  right: '-0.6875rem',
  bottom: '0.25rem',
  color: token('text-tertiary'),
  [forcedColours]: { right: 0 },
});
export const card = css({ flex: 1, height: 'auto' });

export const gone = css({
  display: 'grid',
  placeContent: 'center',
  gap: '0.25rem',
  height: '100%',
  minHeight: '6rem',
  padding: '1.5rem',
  color: token('text-secondary'),
  textAlign: 'center',
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  marginBottom: '1.5rem',
  '[data-h5] &': { gap: '0.25rem', marginBottom: 0, padding: '0.75rem 0 0.25rem' },
});
export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '[data-h5] &': { gap: '0.375rem' },
});
export const sorts = css({ display: 'flex', gap: '1rem', '[data-h5] &': { gap: '0.75rem' } });
export const sort = css({
  minHeight: '1.5rem',
  color: token('text-secondary'),
  fontWeight: 400,
  '&:hover': { color: token('text-brand') },
  '&[aria-current]': {
    color: token('text-primary'),
    fontWeight: 600,
    // Colours of the system's choosing leave the weight alone, which is too little.
    [forcedColours]: {
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
  '[data-h5] &': { paddingBlock: '0.75rem', fontSize: '0.8125rem' },
});

export const pages = css({ marginTop: '3rem' });

export const fold = css({ marginTop: '2rem', '[data-h5] &': { marginTop: '0.5rem' } });
export const foldButton = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  width: '100%',
  minHeight: '2.75rem',
  color: token('text-secondary'),
  textAlign: 'left',
  '&:hover': { color: token('text-brand') },
});
export const chevron = css({ transition: `transform ${token('dur-fast')}` });
export const chevronOpen = css({ transform: 'rotate(90deg)' });
export const count = css({ color: token('text-tertiary') });
export const foldBody = css({ marginTop: '1rem', '[data-h5] &': { marginTop: 0 } });

export const heroes = {
  cards: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 21rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '1.75rem',
    padding: '1.5rem',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem', padding: '1rem' },
  }),
  rows: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.875rem',
    padding: '0.75rem',
  }),
};
export const hero = css({
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  transitionProperty: 'box-shadow',
  transitionDuration: token('dur-fast'),
  [media.hover]: { '&:hover': { '--cover-scale': '1.035', boxShadow: token('shadow-2') } },
});
export const heroCover = css({ flex: 'none', width: '7rem' });
export const heroWords = css({ flex: '1 1 4rem', minWidth: 0 });
export const heroEyebrow = css({ color: token('text-secondary') });
export const heroTitles = {
  cards: css({ marginTop: '0.25rem' }),
  rows: css({ fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: 600 }),
};
export const heroCourse = css({ marginTop: '0.25rem', color: token('text-secondary') });
export const heroProgress = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.75rem',
  marginTop: '1.5rem',
  '[data-h5] &': { gap: '0.5rem', marginTop: '0.375rem' },
});
export const heroLast = css({ marginTop: '0.5rem', color: token('text-tertiary') });
export const play = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: '50%',
  background: token('white'),
  color: token('brand-700'),
  boxShadow: token('shadow-2'),
});
export const playOnCover = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
});
export const playInRow = css({
  width: '2.75rem',
  height: '2.75rem',
  background: token('action-primary'),
  color: token('text-on-brand'),
  boxShadow: 'none',
});

export const panel = css({ paddingTop: '1.75rem' });
export const phonePanel = css({ padding: '0 1rem' });

/** Keeps the place of the filters, which come with the list. */
export const filtersWaiting = css({ visibility: 'hidden' });

/** Height of the card that goes on. */
export const heroWaiting = {
  cards: css({ height: '14.875rem', borderRadius: token('radius-xl') }),
  rows: css({ height: '6.25rem', borderRadius: token('radius-xl') }),
};
export const heroNone = css({ display: 'grid', alignItems: 'center', justifyItems: 'center' });

/** The lessons of a dialog, while they are on their way as high as most lists are. */
export const lessonsWaiting = css({ minHeight: 'min(36rem, 60vh)' });
