import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

/** Stacks form fields vertically. */
export const fields = css({ display: 'grid', gap: space(5) });
export const belowTabs = css({ marginTop: space(7) });
export const ways = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space(3),
});
export const options = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  marginTop: space(3.5),
});
export const visitHint = css([
  text.caption,
  { marginTop: space(1.5), color: token('text-secondary') },
]);
export const centred = css([
  text.label,
  {
    marginTop: space(4),
    color: token('text-secondary'),
    fontWeight: token('weight-regular'),
    textAlign: 'center',
  },
]);
export const agreement = css({ marginTop: space(5) });
export const terms = css({ marginTop: space(3.5), color: token('text-secondary') });
export const protocol = css({ color: token('text-link') });
