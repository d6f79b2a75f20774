import { css, keyframes } from '@emotion/react';
import { visuallyHidden } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const viewport = css({
  position: 'fixed',
  zIndex: token('z-toast'),
  // Below the site's header, so that its controls are not covered.
  top: bySite(
    `calc(${token('size-header')} + 0.75rem)`,
    `calc(${token('size-h5-navbar')} + 0.5rem)`,
  ),

  left: 0,
  right: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  padding: space(0, 4),
  pointerEvents: 'none',
});

export const toast = css({
  position: 'relative',
  maxWidth: '100%',
  borderRadius: token('radius-lg'),
  border: `1px solid ${token('border-subtle')}`,
  background: token('surface-overlay'),
  color: token('text-primary'),
  boxShadow: token('shadow-3'),
  pointerEvents: 'auto',
  animation: `${enter} ${token('dur-base')} ${token('ease-enter')}`,
});
export const leaving = css({
  animation: `${leave} ${token('dur-base')} ${token('ease-exit')} forwards`,
});

export const message = css({
  display: 'flex',
  gap: space(2.5),
  padding: space(3, 4.5),
  fontSize: token('fs-body'),
  lineHeight: token('lh-body'),
  fontWeight: token('weight-medium'),
});
export const icon = css({ marginTop: space(0.5) });
export const tones = {
  success: css({ color: token('success-icon') }),
  error: css({ color: token('danger-icon') }),
  info: css({ color: token('info-icon') }),
  warning: css({ color: token('warning-icon') }),
};

/** The close button, reachable by keyboard and visible only while focused. */
export const close = css({
  position: 'absolute',
  top: '50%',
  right: '0.5rem',
  display: 'flex',
  padding: space(1.5),
  borderRadius: token('radius-md'),
  background: token('surface-overlay'),
  color: token('text-secondary'),
  transform: 'translateY(-50%)',
  '&:not(:focus)': visuallyHidden,
});
