import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '@qinghe/ui/styles/text';
import { space } from '@qinghe/ui/styles/space';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 4),
  minHeight: '2.75rem',
  marginBottom: space(4),
});
const heading = css([text.h2, { display: 'flex', alignItems: 'center', gap: space(2) }]);

export interface MemberHeadingProps {
  children: ReactNode;
  /** Action for the whole page, at the opposite end of the heading. */
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
