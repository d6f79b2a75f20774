import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const trail = css({ minHeight: '4.375rem' });
export const columns = css({
  display: 'grid',
  gridTemplateColumns: '22rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(12),
  paddingTop: space(2),
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) },
});
export const alone = css({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = css({ marginBottom: space(5) });
export const subtitle = css({ margin: space(0, 0, 2, 1), color: token('text-secondary') });
export const pages = css({ marginTop: space(4) });
