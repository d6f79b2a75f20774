import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

export const body = css({ display: 'grid', gap: '0.75rem', padding: '0.5rem 1rem 0' });
export const label = css({ flex: 'none' });
export const value = css([
  text.label,
  {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '0 0.5rem',
    minWidth: 0,
    color: token('text-secondary'),
    fontWeight: 400,
    overflowWrap: 'anywhere',
    textAlign: 'right',
  },
]);
export const control = css({ width: '100%', textAlign: 'left' });
export const danger = css({ color: token('danger-text') });
