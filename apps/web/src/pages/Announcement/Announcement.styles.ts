import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';

export const trail = css({ minHeight: '4.375rem' });
export const columns = css({
  display: 'grid',
  gridTemplateColumns: '22rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: '3rem',
  paddingTop: '0.5rem',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' },
});
export const alone = css({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = css({ marginBottom: '1.25rem' });
export const subtitle = css({ margin: '0 0 0.5rem 0.25rem', color: token('text-secondary') });
export const pages = css({ marginTop: '1rem' });
