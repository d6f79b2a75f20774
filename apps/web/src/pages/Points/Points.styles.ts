import { css } from '@emotion/react';
import { space } from '@qinghe/ui/styles/space';

export const stack = css({ display: 'grid', gap: space(6) });
export const pages = css({ marginTop: space(8) });
