import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

/** In forced colours, a small button has a visible border. Not in `media`, which is part of the first load. */
const forcedColours = '@media (forced-colors: active)';

export const lists = {
  cards: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space(6),
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
    paddingBottom: space(5.5),
    border: `1px solid ${token('border-subtle')}`,
    borderRadius: token('radius-xl'),
    background: token('surface-base'),
    // The cover fills the frame; a course card has none of its own.
    '& > a > span, & > div > span': {
      borderRadius: `${token('radius-xl')} ${token('radius-xl')} 0 0`,
    },
    '& > a > div, & > div > div': { marginTop: space(1.5), paddingInline: space(6) },
  }),
  rows: css({ minWidth: 0 }),
};
export const rowLine = css({ borderTop: `1px solid ${token('border-subtle')}` });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  marginTop: 'auto',
  padding: space(3, 6, 0),
});
/** Leaves room at the end of the row's last line for the button that shows the lessons. */
export const begunRow = css({
  position: 'relative',
  '& p + div': {
    paddingRight: space(9),
    [forcedColours]: { paddingRight: space(14) },
  },
});
export const lessons = css({
  position: 'absolute',
  right: '-0.6875rem',
  bottom: '0.25rem',
  color: token('text-tertiary'),
  [forcedColours]: { right: 0 },
});
export const card = css({ flex: 1, height: 'auto', borderRadius: token('radius-xl') });

export const gone = css({
  display: 'grid',
  placeContent: 'center',
  gap: space(1),
  height: '100%',
  minHeight: '6rem',
  padding: space(6),
  color: token('text-secondary'),
  textAlign: 'center',
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: bySite(space(3, 6), space(1)),
  marginBottom: bySite(space(6), '0'),
  padding: bySite('0', space(3, 0, 1)),
});
export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: bySite(space(2), space(1.5)),
});
export const sorts = css({ display: 'flex', gap: bySite(space(4), space(3)) });
export const sort = css({
  minHeight: '1.5rem',
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
  '&:hover': { color: token('text-brand') },
  '&[aria-current]': {
    color: token('text-primary'),
    fontWeight: token('weight-semibold'),
    // Forced colours leave only the weight to distinguish it, which is not enough.
    [forcedColours]: {
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
  paddingBlock: bySite('0', space(3)),
  fontSize: bySite(token('fs-label'), token('fs-caption')),
});

export const pages = css({ marginTop: space(12) });

export const fold = css({ marginTop: bySite(space(8), space(2)) });
export const foldButton = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: '2.75rem',
  color: token('text-secondary'),
  textAlign: 'left',
  '&:hover': { color: token('text-brand') },
});
export const chevron = css({ transition: `transform ${token('dur-fast')}` });
export const chevronOpen = css({ transform: 'rotate(90deg)' });
export const count = css({ color: token('text-tertiary') });
export const foldBody = css({ marginTop: bySite(space(4), '0') });

export const heroes = {
  cards: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 21rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space(7),
    padding: space(6),
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), padding: space(4) },
  }),
  rows: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(3.5),
    padding: space(3),
    borderRadius: corner(1.125),
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
  cards: css({ marginTop: space(1) }),
  rows: css({
    fontSize: token('fs-body'),
    lineHeight: token('lh-label'),
    fontWeight: token('weight-semibold'),
  }),
};
export const heroCourse = css({ marginTop: space(1), color: token('text-secondary') });
export const heroProgress = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: bySite(space(3), space(2)),
  marginTop: bySite(space(6), space(1.5)),
});
export const percents = {
  cards: css([text.label, text.number]),
  rows: css([
    text.micro,
    text.number,
    { color: token('text-secondary'), fontWeight: token('weight-regular') },
  ]),
};
export const heroLast = css({ marginTop: space(2), color: token('text-tertiary') });
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

export const panel = css({ paddingTop: space(7) });
export const phonePanel = css({ padding: space(0, 4) });

/** Reserves the space of the filters, which appear together with the list. */
export const filtersWaiting = css({ visibility: 'hidden' });

/** Height of the card with the course to continue. */
export const heroWaiting = {
  cards: css({ height: '14.875rem', borderRadius: token('radius-xl') }),
  rows: css({ height: '6rem', borderRadius: corner(1.125) }),
};
export const heroNone = css({ display: 'grid', alignItems: 'center', justifyItems: 'center' });

/** Minimum height while the lessons of a dialog are loading: that of most lists. */
export const lessonsWaiting = css({ minHeight: 'min(36rem, 60vh)' });
