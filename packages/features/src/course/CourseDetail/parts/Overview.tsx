import type { ReactNode } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import type { CommentsQuery } from '@qinghe/hooks/data/comments';
import { Button } from '@qinghe/ui/components/Button';
import { text } from '@qinghe/ui/styles/text';
import { CommentsPreview } from '../../Comments/index.ts';
import * as styles from './overview.styles.ts';
import { LessonsPanel } from './LessonsPanel.tsx';

export interface OverviewProps {
  detail: CourseDetail;
  comments: CommentsQuery;
  /** Titles of the two sections. */
  titles: { lessons: string; comments: string };
  /** Event handler called when all comments are requested. */
  onComments: () => void;
  /** Content at the end. */
  children?: ReactNode;
}

/** The sections below the description of a course: its lessons and newest comments. */
export function Overview({ detail, comments, titles, onComments, children }: OverviewProps) {
  const total = comments.data?.total ?? 0;
  return (
    <div css={styles.overview}>
      {detail.videos.length > 0 && (
        <section aria-labelledby="course-lessons" css={styles.part}>
          <h2 id="course-lessons" css={text.h3}>
            {titles.lessons}
          </h2>
          <LessonsPanel headingLevel={3} detail={detail} />
        </section>
      )}
      {total > 0 && (
        <section aria-labelledby="course-comments" css={styles.part}>
          <div css={styles.partHead}>
            <h2 id="course-comments" css={text.h3}>
              {titles.comments}
            </h2>
            <Button variant="ghost" size="sm" css={styles.touch} onClick={onComments}>
              全部 {total} 条
            </Button>
          </div>
          <CommentsPreview query={comments} />
        </section>
      )}
      {children}
    </div>
  );
}
