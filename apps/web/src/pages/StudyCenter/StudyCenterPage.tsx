import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { StudyContent, StudyContinue } from '@qinghe/ui/flows/StudyList';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './StudyCenter.styles.ts';

/** What the member learns, has bought and likes, on the desktop site. */
export default function StudyCenterPage() {
  return (
    <div css={[container, styles.root]}>
      <PageMeta title="学习中心" />
      <h1 css={[text.h1, styles.title]}>学习中心</h1>
      <StudyContinue layout="cards" css={styles.hero} />
      <StudyContent layout="cards" css={styles.tabs} />
    </div>
  );
}
