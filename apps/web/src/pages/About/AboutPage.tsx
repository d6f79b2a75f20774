import { readEnv } from '@qinghe/hooks/env';
import { useSystem } from '@qinghe/hooks/stores/system';
import { AboutContent } from '@qinghe/ui/flows/About';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './About.styles.ts';

/** The about page of the desktop site. */
export default function AboutPage() {
  const name = useSystem().config?.name || readEnv().brand;
  return (
    <>
      <PageMeta title="关于我们" description={`${name}的介绍与联系方式。`} />
      <div css={styles.head}>
        <div css={container}>
          <p css={styles.eyebrow}>{name}</p>
          <h1 css={[text.display, styles.title]}>关于我们</h1>
        </div>
      </div>
      <div css={[container, styles.body]}>
        <AboutContent />
      </div>
    </>
  );
}
