import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { StudyContent, StudyContinue } from '@qinghe/features/member/StudyList';
import * as styles from './StudyCenter.styles.ts';

/** The study centre of the desktop site: courses that the member is learning, has bought or likes. */
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
