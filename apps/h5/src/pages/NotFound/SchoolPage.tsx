import { css } from '@emotion/react';
import { SchoolPageContent, useSchoolPageHere } from '@qinghe/features/content/SchoolPages';
import { NotFoundContent } from '@qinghe/features/states/StatusPages';

const body = css({ padding: '0.5rem 1rem 0' });

/** A page that the school has written, on the mobile site. */
export default function SchoolPage() {
  const page = useSchoolPageHere();
  if (page === null) return <NotFoundContent site="mobile" />;
  return (
    <div css={body}>
      <SchoolPageContent page={page} />
    </div>
  );
}
