import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '@qinghe/ui/tokens';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { space } from '@qinghe/ui/styles/space';

const root = css({ padding: space(4, 7, 0) });
const mark = css({ '--logo-height': '3rem', marginBottom: space(5) });
const heading = css({
  fontFamily: token('font-display'),
  fontSize: token('fs-h2'),
  lineHeight: token('lh-h2'),
  fontWeight: token('weight-bold'),
});
const content = css({ marginTop: space(5) });
const lead = css({ marginTop: space(1), color: token('text-secondary') });

interface AccountFrameProps {
  /** The document's title. */
  title: string;
  /** Shown above the heading. */
  logo?: ReactNode;
  /** Text of the heading. */
  heading: string;
  /** A line below the heading. */
  description?: ReactNode;
  /** Whether the back button is a cross, because the page was opened on top of another. */
  isClosable?: boolean;
  children: ReactNode;
}

/** Layout of a page with a single account form. */
export function AccountFrame({
  title,
  logo,
  heading: words,
  description,
  isClosable = false,
  children,
}: AccountFrameProps) {
  return (
    <>
      <PageMeta title={title} />
      <PageNavBar isPlain isClosable={isClosable} />
      <div css={root}>
        {logo && <div css={mark}>{logo}</div>}
        <h1 css={heading}>{words}</h1>
        {description && <p css={lead}>{description}</p>}
        <div css={content}>{children}</div>
      </div>
    </>
  );
}
