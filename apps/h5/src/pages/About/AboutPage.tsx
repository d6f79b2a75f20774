import { css } from '@emotion/react';
import { readEnv } from '@qinghe/hooks/env';
import { useSystem } from '@qinghe/hooks/stores/system';
import { AboutContent } from '@qinghe/ui/flows/About';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { PageNavBar } from '@qinghe/ui/flows/PageNavBar';

const body = css({ padding: '1rem' });

/** The about page of the mobile site. */
export default function AboutPage() {
  const name = useSystem().config?.name || readEnv().brand;
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
