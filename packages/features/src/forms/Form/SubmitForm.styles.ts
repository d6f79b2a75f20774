import { css } from '@emotion/react';
import { space } from '@qinghe/ui/styles/space';

export const submit = css({ marginTop: space(5) });
export const farSubmit = css({ marginTop: space(7) });
