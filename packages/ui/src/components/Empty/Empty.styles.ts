import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  width: '100%',
  marginInline: 'auto',
  textAlign: 'center',
});

export const variants = {
  block: css({ padding: space(12, 6) }),
  compact: css({ padding: space(4) }),
  page: css({ maxWidth: '37rem', padding: space(16, 6) }),
};

export const titles = {
  block: css({ marginTop: space(4) }),
  compact: css({ marginTop: space(3) }),
  page: css({
    marginTop: space(6),
    fontSize: bySite(token('fs-h1'), '1.5rem'),
    lineHeight: bySite(token('lh-h1'), token('lh-h3')),
  }),
};

const quiet = { color: token('text-secondary') };
const line = css({
  ...quiet,
  marginTop: space(1),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  textWrap: 'pretty',
});
export const descriptions = {
  block: line,
  compact: line,
  page: css({
    ...quiet,
    marginTop: space(3),
    fontSize: token('fs-body-lg'),
    lineHeight: '1.625rem',
    textWrap: 'pretty',
  }),
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  maxWidth: '100%',
} as const;
export const actions = {
  block: css({ ...row, marginTop: space(5) }),
  compact: css({ ...row, marginTop: space(3) }),
  page: css({ ...row, marginTop: space(8) }),
};

export const note = css({
  marginTop: space(8),
  color: token('text-tertiary'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
});
