import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const body = css({ display: 'grid', gap: space(3), padding: space(2, 4, 0) });
export const label = css({ flex: 'none' });
export const value = css([
  text.label,
  {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space(0, 2),
    minWidth: 0,
    color: token('text-secondary'),
    fontWeight: token('weight-regular'),
    overflowWrap: 'anywhere',
    textAlign: 'right',
  },
]);
export const control = css({ width: '100%', textAlign: 'left' });
export const danger = css({ color: token('danger-text') });
