import { css } from '@emotion/react';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { container } from '@qinghe/ui/styles/layout';
import { AboutContent, AboutHead } from '@qinghe/features/content/About';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { space } from '@qinghe/ui/styles/space';

const body = css({ paddingTop: space(16) });

/** The about page of the desktop site. */
export default function AboutPage() {
  const name = useSchoolName();
  return (
    <>
      <PageMeta title="关于我们" description={`${name}的介绍与联系方式。`} />
      <AboutHead name={name} />
      <div css={[container, body]}>
        <AboutContent teachers="four" />
      </div>
    </>
  );
}
