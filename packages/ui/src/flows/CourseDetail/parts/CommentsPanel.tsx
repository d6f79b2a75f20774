import { useState } from 'react';
import { describeError } from '@qinghe/api/client';
import type { CourseComment, useCourseComments } from '@qinghe/hooks/data/comments';
import { fullTime, relativeTime } from '@qinghe/hooks/time';
import { Empty } from '../../../components/Empty/index.ts';
import { ErrorState } from '../../../components/ErrorState/index.ts';
import { Loading, SkeletonText } from '../../../components/Skeleton/index.ts';
import { text } from '../../../styles/text.ts';
import { CommentList, type CommentItem } from '../../../patterns/CommentList/index.ts';
import * as styles from '../CourseDetail.styles.ts';

function commentItem(comment: CourseComment, now: number): CommentItem {
  const { id, user, province, createdAt, content, isApproved } = comment;
  return {
    id,
    author: user ? user.nick_name || '学员' : '学员已注销',
    avatar: user?.avatar,
    place: province || undefined,
    time: relativeTime(createdAt, now),
    fullTime: fullTime(createdAt),
    content,
    note: isApproved ? undefined : '评论审核中',
  };
}

export interface CommentsPanelProps {
  comments: ReturnType<typeof useCourseComments>;
  /** Whether the school takes comments on this course. */
  isOpen: boolean;
}

/** What members say about a course. */
export function CommentsPanel({ comments, isOpen }: CommentsPanelProps) {
  const [now] = useState(() => Date.now());
  const { data, error, isValidating, mutate } = comments;
  if (error && !data)
    return (
      <ErrorState
        variant="inline"
        title="评论加载失败"
        reason={describeError(error).message}
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  const { items = [], total = 0 } = data ?? {};
  return (
    <Loading isLoading={data === undefined} skeleton={<SkeletonText count={4} />}>
      {!isOpen && <p css={[text.label, styles.remark]}>评论已关闭</p>}
      {items.length > 0 && (
        <CommentList comments={items.map((comment) => commentItem(comment, now))} />
      )}
      {items.length === 0 && isOpen && <Empty variant="compact" title="还没有评论" />}
      {total > items.length && (
        <p css={[text.label, styles.remark]}>{`共 ${total} 条评论，显示最新 ${items.length} 条`}</p>
      )}
    </Loading>
  );
}
