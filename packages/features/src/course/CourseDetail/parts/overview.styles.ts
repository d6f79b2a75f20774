import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';

export const summary = css({ color: token('text-tertiary'), fontWeight: token('weight-regular') });

/** The sections below the description. */
export const overview = css({ display: 'grid', gap: space(10), paddingTop: space(12) });
export const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
export const partHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
});
export const touch = css({ minHeight: bySite(token('size-control-sm'), token('size-touch-min')) });
