import { Clock, FileText, SquarePlay } from 'lucide-react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { spokenDuration } from '@qinghe/hooks/time';
import { Icon } from '@qinghe/ui/components/Icon';
import { text } from '@qinghe/ui/styles/text';
import * as styles from '../CourseDetail.styles.ts';

/** Returns what a course includes, according to its data. */
function included({ videos, attach }: CourseDetail) {
  const spoken = spokenDuration(videos.reduce((total, { duration }) => total + duration, 0));
  return [
    { icon: SquarePlay, fact: videos.length > 0 && `${videos.length} 个视频课时` },
    { icon: Clock, fact: spoken && `总时长约 ${spoken}` },
    { icon: FileText, fact: attach.length > 0 && `${attach.length} 份课程附件` },
  ].filter(({ fact }) => fact);
}

/** List of what the course includes; renders nothing where that is empty. */
export function CourseIncludes({ detail }: { detail: CourseDetail }) {
  const facts = included(detail);
  if (facts.length === 0) return null;
  return (
    <section css={styles.card} aria-labelledby="course-includes">
      <h2 id="course-includes" css={[text.subtitle, styles.cardTitle]}>
        {detail.course.is_free ? '课程包含' : '购课包含'}
      </h2>
      <ul css={styles.includes}>
        {facts.map(({ icon, fact }) => (
          <li key={fact || ''} css={styles.include}>
            <Icon as={icon} size={20} css={styles.includeIcon} />
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}
