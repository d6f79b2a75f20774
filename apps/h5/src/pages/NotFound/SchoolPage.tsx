import { css } from '@emotion/react';
import { SchoolPageContent, useSchoolPageHere } from '@qinghe/features/content/SchoolPages';
import { NotFoundContent } from '@qinghe/features/states/StatusPages';
import { space } from '@qinghe/ui/styles/space';

const body = css({ padding: space(2, 4, 0) });

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
