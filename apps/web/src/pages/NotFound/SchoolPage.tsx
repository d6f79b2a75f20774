import { paths } from '@qinghe/hooks/url';
import { Breadcrumb } from '@qinghe/ui/components/Breadcrumb';
import { container } from '@qinghe/ui/styles/layout';
import { SchoolPageContent, useSchoolPageHere } from '@qinghe/features/content/SchoolPages';
import { NotFoundContent } from '@qinghe/features/states/StatusPages';
import * as styles from './NotFound.styles.ts';

/** A page that the school has written, on the desktop site. */
export default function SchoolPage() {
  const page = useSchoolPageHere();
  if (page === null) return <NotFoundContent site="desktop" />;
  return (
    <div css={container}>
      <div css={styles.trail}>
        <Breadcrumb items={[{ label: '首页', href: paths.home() }, { label: page.title }]} />
      </div>
      <div css={styles.article}>
        <SchoolPageContent page={page} />
      </div>
    </div>
  );
}
