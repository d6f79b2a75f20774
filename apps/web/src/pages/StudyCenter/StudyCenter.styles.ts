import { css } from '@emotion/react';
import { space } from '@qinghe/ui/styles/space';

export const root = css({ minHeight: '40rem' });
export const title = css({ paddingTop: space(12) });
export const hero = css({ marginTop: space(6) });
export const tabs = css({ marginTop: space(8) });
