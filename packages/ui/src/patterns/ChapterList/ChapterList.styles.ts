import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite, wordBySite } from '../../styles/bySite.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
});
export const rootPanel = css({ gap: 0 });

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 4),
  color: token('text-tertiary'),
});
export const barPanel = css({ paddingInline: space(5) });
/** The reason why lessons are locked, shown once for all of them. */
export const reason = css({ display: 'inline-flex', alignItems: 'center', gap: space(1.5) });
export const toggleAll = css({
  marginLeft: 'auto',
  paddingBlock: bySite(space(1), space(2.75)),
  color: token('text-link'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  fontWeight: token('weight-medium'),
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

export const group = css({
  // A change in one chapter does not cause layout in the others.
  contain: 'content',
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 3),
  width: '100%',
  padding: bySite(space(4, 5), space(3.5, 4)),
  background: [
    token('surface-sunken'),
    `color-mix(in srgb, ${token('surface-sunken')} 55%, ${token('surface-base')})`,
  ],
  textAlign: 'left',
  fontWeight: token('weight-semibold'),
  '&:hover': { background: token('surface-hover') },
  '&:focus-visible': { outlineOffset: '-0.125rem' },
});
export const headPanel = css({
  padding: bySite(space(4, 5, 1.5), space(3.5, 4)),
  background: 'none',
  color: token('text-tertiary'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
  fontWeight: token('weight-medium'),
});
export const headTitle = css({ flex: '1 1 9rem', minWidth: 0, textWrap: 'pretty' });
export const chevron = css({
  color: token('text-tertiary'),
  transition: `transform ${token('dur-fast')}`,
});
export const chevronClosed = css({ transform: 'rotate(-90deg)' });
export const headMeta = css({
  flexBasis: wordBySite('auto', '100%'),
  color: token('text-tertiary'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
  fontWeight: token('weight-regular'),
  // On the mobile site always below the title, so that a web font that loads late cannot move it.
  paddingLeft: bySite('0', `calc(${space(4.5)} + ${space(3)})`),
});

/**
 * Reserves the height of rows that are not rendered yet, assuming one line per title. Once rendered they stay
 * rendered: `content-visibility` would hide skipped rows from screen readers.
 */
export const waiting = css({ height: 'calc(var(--lessons) * (3.25rem + 1px))' });
export const waitingPanel = css({ height: 'calc(var(--lessons) * 2.875rem)' });

export const lesson = css({
  // Contains the row's visually hidden text, which is absolutely positioned.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(3.5),
  padding: bySite(space(3.5, 5), space(3.5, 4)),
  color: token('text-primary'),
  fontSize: bySite('1em', token('fs-label')),
});
export const lessonPanel = css({ paddingBlock: bySite(space(2.75), space(3.5)) });
export const lessonLine = css({ borderTop: `1px solid ${token('border-subtle')}` });
export const lessonLink = css({
  '&:hover': { background: token('surface-hover') },
  '&:focus-visible': { outlineOffset: '-0.125rem' },
});
export const lessonLocked = css({ color: token('text-tertiary') });
export const lessonCurrent = css({
  '&, &:hover': { background: token('surface-brand-subtle') },
  color: token('text-brand'),
  fontWeight: token('weight-medium'),
});

export const icon = css({ marginTop: space(0.75), color: token('text-tertiary') });
export const iconDone = css({ color: token('success-icon') });
export const iconCurrent = css({ color: token('text-brand') });

/** The facts wrap below the title where there is no room next to it. */
export const content = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: space(0, -3, 0, 0),
});
export const title = css({
  flex: '1 1 9rem',
  minWidth: 0,
  marginRight: space(3),
  textWrap: 'pretty',
});
export const facts = css({
  display: 'grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: space(3),
  marginRight: space(3),
  color: token('text-tertiary'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-body'),
  fontWeight: token('weight-regular'),
});
export const factCurrent = css({ color: token('text-brand') });
