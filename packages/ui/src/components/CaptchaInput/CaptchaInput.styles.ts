import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

export const root = css({ display: 'flex', gap: space(3) });

export const button = css({
  flex: 'none',
  width: bySite('7.5rem', '6.5rem'),
  height: bySite('3rem', '3.125rem'),
  border: `1px solid ${token('border-default')}`,
  borderRadius: token('radius-md'),
  overflow: 'hidden',
  color: token('text-brand'),
  fontSize: token('fs-caption'),
  fontWeight: token('weight-medium'),
  transition: `border-color ${token('dur-fast')} ${token('ease-standard')}`,
  '&:hover': { borderColor: token('border-strong') },
});

export const loading = css({ borderColor: 'transparent', cursor: 'progress' });
export const failed = css({ background: token('surface-sunken') });

/** The background stays light in the dark theme, because the server draws the picture for a light one. */
export const image = css({
  width: '100%',
  height: '100%',
  // oxlint-disable-next-line qinghe/use-tokens -- Pictures of codes are drawn for a light ground.
  background: '#F3F6EE',
  objectFit: 'contain',
});
