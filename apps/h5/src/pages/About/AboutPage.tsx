import { css } from '@emotion/react';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { AboutContent } from '@qinghe/features/content/About';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { space } from '@qinghe/ui/styles/space';

const body = css({ padding: space(4) });

/** The about page of the mobile site. */
export default function AboutPage() {
  const name = useSchoolName();
  return (
    <>
      <PageMeta title="关于我们" description={`${name}的介绍与联系方式。`} />
      <PageNavBar title="关于我们" />
      <div css={body}>
        <AboutContent teachers="pairs" />
      </div>
    </>
  );
}
