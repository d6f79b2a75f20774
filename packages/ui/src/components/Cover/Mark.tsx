import { css } from '@emotion/react';

const root = css({ width: '18%', minWidth: '2rem', maxWidth: '4.5rem', opacity: 0.45 });

/** The brand's seedling in the text colour, the placeholder for a missing picture. */
export function Mark() {
  return (
    <svg css={root} viewBox="8 6 32 36" fill="currentColor" aria-hidden="true">
      <rect x="22.4" y="13" width="3.2" height="27.5" rx="1.6" />
      <path d="M17.5 15.6Q27.5 14.2 35.5 8 24.9 7.9 17.5 15.6ZM24 24Q16.3 21.1 9.5 16.5 12.8 27.8 24 24ZM24 24Q35.2 27.8 38.5 16.5 31.7 21.1 24 24ZM24 26.5Q17.9 32.4 11.2 37.6 22.8 38.1 24 26.5ZM24 26.5Q25.2 38.1 36.8 37.6 30.1 32.4 24 26.5Z" />
    </svg>
  );
}
