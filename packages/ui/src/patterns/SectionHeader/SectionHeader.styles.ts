import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite, wordBySite } from '../../styles/bySite.ts';
import { onlyOnH5, onlyOnWeb } from '../../styles/site.ts';

export const root = css({
  display: 'flex',
  alignItems: wordBySite('flex-end', 'center'),
  justifyContent: 'space-between',
  marginBottom: bySite(space(7), space(3.5)),
});
export const words = css({ minWidth: 0, marginRight: space(8) });
export const title = css({
  fontSize: bySite(token('fs-h2'), '1.25rem'),
  lineHeight: bySite(token('lh-h2'), token('lh-title')),
});
export const subtitle = css({
  marginTop: space(1),
  color: token('text-secondary'),
  fontSize: bySite('1em', token('fs-caption')),
  lineHeight: bySite(token('lh-body'), token('lh-caption')),
});
export const link = css({
  flex: 'none',
  whiteSpace: 'nowrap',
  '[data-h5] &': {
    gap: 0,
    marginBlock: space(-2),
    paddingBlock: space(3),
    color: token('text-secondary'),
    fontSize: token('fs-caption'),
    lineHeight: token('lh-caption'),
    fontWeight: token('weight-regular'),
  },
});
export const wideIcon = onlyOnWeb;
export const smallIcon = onlyOnH5;
