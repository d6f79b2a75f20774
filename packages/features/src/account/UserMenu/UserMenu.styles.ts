import { css } from '@emotion/react';
import { truncate } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const trigger = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '4rem',
  height: '2.5rem',
  padding: space(0.5),
  borderRadius: token('radius-full'),
});
export const mark = css({ color: token('text-secondary') });
/** As large as the menu's trigger, so that nothing shifts when the member is loaded. */
export const waiting = css({
  flex: 'none',
  display: 'block',
  width: '4rem',
  padding: space(0.5),
});

export const profile = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  color: token('text-primary'),
});
export const profileText = css({ minWidth: 0 });
export const name = css([truncate, { display: 'block', fontWeight: token('weight-semibold') }]);
export const mobile = css({ display: 'block', color: token('text-tertiary') });
