import { css } from '@emotion/react';

const waiting = css({ minHeight: '100vh' });

/** Keeps the place of a page that is not there yet. */
export function Waiting() {
  return <div css={waiting} aria-busy="true" />;
}
