import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
});
export const rootPanel = css({ gap: 0 });

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 1rem',
  color: token('text-tertiary'),
});
export const barPanel = css({ paddingInline: '1.25rem' });
/** Why lessons are locked, said once for all of them. */
export const reason = css({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem' });
export const toggleAll = css({
  marginLeft: 'auto',
  paddingBlock: '0.25rem',
  color: token('text-link'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  fontWeight: 500,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '[data-h5] &': { paddingBlock: '0.6875rem' },
});

export const group = css({
  // What changes in one chapter is not looked for in the others.
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
  gap: '0 0.75rem',
  width: '100%',
  padding: '1rem 1.25rem',
  background: [
    token('surface-sunken'),
    `color-mix(in srgb, ${token('surface-sunken')} 55%, ${token('surface-base')})`,
  ],
  textAlign: 'left',
  fontWeight: 600,
  '&:hover': { background: token('surface-hover') },
  '&:focus-visible': { outlineOffset: '-0.125rem' },
  '[data-h5] &': { padding: '0.875rem 1rem' },
});
export const headPanel = css({
  padding: '1rem 1.25rem 0.375rem',
  background: 'none',
  color: token('text-tertiary'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
  fontWeight: 500,
});
export const headTitle = css({ flex: '1 1 9rem', minWidth: 0, textWrap: 'pretty' });
export const chevron = css({
  color: token('text-tertiary'),
  transition: `transform ${token('dur-fast')}`,
});
export const chevronClosed = css({ transform: 'rotate(-90deg)' });
export const headMeta = css({
  color: token('text-tertiary'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
  fontWeight: 400,
});

/**
 * Keeps the place of rows that are not there yet, as if each title had one line. Once they are, they
 * are laid out for good: what `content-visibility` skips, screen readers do not find.
 */
export const waiting = css({ height: 'calc(var(--lessons) * (3.25rem + 1px))' });
export const waitingPanel = css({ height: 'calc(var(--lessons) * 2.875rem)' });

export const lesson = css({
  // What is hidden from sight belongs to its row.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0.875rem',
  padding: '0.875rem 1.25rem',
  color: token('text-primary'),
  '[data-h5] &': { padding: '0.875rem 1rem', fontSize: '0.875rem' },
});
export const lessonPanel = css({ paddingBlock: '0.6875rem' });
export const lessonLine = css({ borderTop: `1px solid ${token('border-subtle')}` });
export const lessonLink = css({
  '&:hover': { background: token('surface-hover') },
  '&:focus-visible': { outlineOffset: '-0.125rem' },
});
export const lessonLocked = css({ color: token('text-tertiary') });
export const lessonCurrent = css({
  '&, &:hover': { background: token('surface-brand-subtle') },
  color: token('text-brand'),
  fontWeight: 500,
});

export const icon = css({ marginTop: '0.1875rem', color: token('text-tertiary') });
export const iconDone = css({ color: token('success-icon') });
export const iconCurrent = css({ color: token('text-brand') });

/** The facts move below the title where there is no room beside it. */
export const content = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: '0 -0.75rem 0 0',
});
export const title = css({
  flex: '1 1 9rem',
  minWidth: 0,
  marginRight: '0.75rem',
  textWrap: 'pretty',
});
export const facts = css({
  display: 'grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: '0.75rem',
  marginRight: '0.75rem',
  color: token('text-tertiary'),
  fontSize: token('fs-caption'),
  lineHeight: '1.5rem',
  fontWeight: 400,
});
export const factCurrent = css({ color: token('text-brand') });
