import { useState } from 'react';
import {
  useAllComments,
  type CommentsQuery,
  type CommentTarget,
} from '@qinghe/hooks/data/comments';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { useClock } from '@qinghe/hooks/time';
import { Button } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { Loading, SkeletonText } from '@qinghe/ui/components/Skeleton';
import { CommentList } from '@qinghe/ui/patterns/CommentList';
import { text } from '@qinghe/ui/styles/text';
import { useMemberAction } from '@qinghe/features/account/MemberAction';
import { LoadError } from '@qinghe/features/states/StatusPages';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentThread } from './CommentThread.tsx';
import * as styles from './Comments.styles.ts';
import { commentRight } from './rules.ts';

export interface CommentsProps {
  target: CommentTarget;
  /** The comments of the target, which the page requests early to show their number. */
  query: CommentsQuery;
  /** Whether the school allows comments on the target. */
  isOpen: boolean;
  /** Whether the current member may watch all of it, according to the server. */
  canWatch: boolean;
}

/** The comments on a course or a lesson with their answers, and the forms to write new ones. */
export function Comments({ target, query, isOpen, canWatch }: CommentsProps) {
  const now = useClock();
  const isMember = useIsMember();
  const [isAllWanted, setIsAllWanted] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const write = useMemberAction('comment', () => setIsWriting(true));
  const all = useAllComments(isAllWanted && !query.isLegacy ? target : null);

  const { data, error, isRetrying, mutate, isLegacy } = query;
  if (error && !data)
    return (
      <LoadError
        variant="inline"
        title="评论加载失败"
        error={error}
        isRetrying={isRetrying}
        onRetry={() => void mutate()}
      />
    );

  const right = commentRight({ isOpen, isMember, canWatch });
  const total = data?.total ?? 0;
  const shown = all.data ?? data?.items ?? [];
  return (
    <div css={styles.root}>
      {right === 'write' && (
        <CommentComposer target={target} isLegacy={isLegacy} isWanted={isWriting} />
      )}
      {right === 'visitor' && (
        <div css={[text.label, styles.gate]}>
          登录后可评论
          <Button variant="soft" size="sm" onClick={write} css={styles.touch}>
            登录
          </Button>
        </div>
      )}
      {right === 'buyers' && <p css={[text.label, styles.gate]}>购买课程后可评论</p>}
      {right === 'closed' && <p css={[text.label, styles.gate]}>评论已关闭</p>}
      <Loading isLoading={data === undefined} skeleton={<SkeletonText count={4} />}>
        {shown.length > 0 && (
          <CommentList>
            {shown.map((comment) => (
              <CommentThread
                key={comment.id}
                target={target}
                comment={comment}
                now={now}
                canAnswer={right === 'write' && !isLegacy}
              />
            ))}
          </CommentList>
        )}
        {shown.length === 0 && isOpen && (
          <Empty variant="compact" title="还没有评论，来说说你的收获" />
        )}
        {total > shown.length && (
          <div css={styles.more}>
            <Button
              variant="outline"
              size="sm"
              css={styles.touch}
              isLoading={all.isLoading || all.isRetrying}
              loadingText="正在加载"
              onClick={() => (isAllWanted ? void all.mutate() : setIsAllWanted(true))}
            >
              {all.error ? '加载失败，重试' : `查看全部 ${total} 条评论`}
            </Button>
          </div>
        )}
      </Loading>
    </div>
  );
}
