import { useSystem } from '@qinghe/hooks/stores/system';
import { text } from '@qinghe/ui/styles/text';
import { SchoolContent } from '@qinghe/features/content/SchoolContent';
import * as styles from '../CourseDetail.styles.ts';
import { notice as noticeText } from './late.styles.ts';

/** The school's notice on buying courses; renders nothing where there is none (contract E-41). */
export function PurchaseNotice() {
  const notice = useSystem((state) => state.config)?.course_purchase_notice ?? '';
  if (notice.trim() === '') return null;
  return (
    <section css={styles.card} aria-labelledby="course-notice">
      <h2 id="course-notice" css={[text.subtitle, styles.cardTitle]}>
        购买须知
      </h2>
      <SchoolContent html={notice} headingLevel={3} css={noticeText} />
    </section>
  );
}
