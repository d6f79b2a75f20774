import { css } from '@emotion/react';
import { space } from '@qinghe/ui/styles/space';

export const pages = css({ marginTop: space(8) });
