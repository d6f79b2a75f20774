import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { visuallyHidden } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  fontSize: token('fs-body'),
});
export const entry = css({
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  gap: space(3),
});
/** The line before a step, in the colour of that step. */
export const line = css({ flex: 1, minWidth: '1.5rem', height: '1.5px' });
export const firstEntry = css({ flex: 'none' });
export const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  whiteSpace: 'nowrap',
});
export const steps = {
  done: css({ color: token('text-brand') }),
  current: css({ color: token('text-primary'), fontWeight: token('weight-semibold') }),
  ahead: css({ color: token('text-tertiary') }),
};
export const lines = {
  done: css({ background: token('action-primary') }),
  current: css({ background: token('action-primary') }),
  ahead: css({ background: token('border-default') }),
};
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: '1.5px solid',
  borderRadius: '50%',
  fontFamily: token('font-num'),
  fontSize: token('fs-caption'),
  fontWeight: token('weight-semibold'),
});
export const marks = {
  done: css({ borderColor: token('border-brand') }),
  current: css({
    borderColor: token('action-primary'),
    background: token('action-primary'),
    color: token('text-on-brand'),
    forcedColorAdjust: 'none',
  }),
  ahead: css({ borderColor: token('border-control') }),
};
export const hidden = visuallyHidden;
export const hiddenOnPhone = css({ [media.phone]: visuallyHidden });
