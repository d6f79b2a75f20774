import { css } from '@emotion/react';
import { truncate } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

export const trigger = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  width: '4rem',
  height: '2.5rem',
  padding: '0.125rem',
  borderRadius: token('radius-full'),
});
export const mark = css({ color: token('text-secondary') });
/** As large as the trigger, so that nothing moves when the member is there. */
export const waiting = css({
  flex: 'none',
  display: 'block',
  width: '4rem',
  padding: '0.125rem',
});

export const profile = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minWidth: 0,
  color: token('text-primary'),
});
export const profileText = css({ minWidth: 0 });
export const name = css([truncate, { display: 'block', fontWeight: 600 }]);
export const mobile = css({ display: 'block', color: token('text-tertiary') });
