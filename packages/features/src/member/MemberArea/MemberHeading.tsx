import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '@qinghe/ui/styles/text';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  minHeight: '2.75rem',
  marginBottom: '1rem',
});
const heading = css([text.h2, { display: 'flex', alignItems: 'center', gap: '0.5rem' }]);

export interface MemberHeadingProps {
  children: ReactNode;
  /** What can be done with the whole page, on the other side. */
  action?: ReactNode;
}

/** The title of a page of the member area on the desktop site. */
export function MemberHeading({ children, action }: MemberHeadingProps) {
  return (
    <div css={head}>
      <h1 css={heading}>{children}</h1>
      {action}
    </div>
  );
}
