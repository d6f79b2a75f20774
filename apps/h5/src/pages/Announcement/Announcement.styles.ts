import { css } from '@emotion/react';
import { space } from '@qinghe/ui/styles/space';

export const page = css({ padding: space(2, 4, 0) });
export const more = css({ marginTop: space(9) });
