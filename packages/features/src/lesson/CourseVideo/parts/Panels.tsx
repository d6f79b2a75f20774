import { describeError } from '@qinghe/api/client';
import type { CourseBody } from '@qinghe/api/resources/courses';
import { paths } from '@qinghe/hooks/url';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { FramePanel } from '@qinghe/ui/patterns/Player';
import { money } from '@qinghe/ui/words';
import { useNavigate } from '@qinghe/features/routing/Routing';
import { useMemberAction } from '@qinghe/features/account/MemberAction';

/** Returns the button's text with the price. */
const priced = (course: CourseBody) =>
  course.charge > 0 ? `购买课程 ${money(course.charge)}` : '购买课程';

const BuyLink = ({ course }: { course: CourseBody }) => (
  <ButtonLink variant="accent" href={paths.order('vod', course.id)}>
    {priced(course)}
  </ButtonLink>
);

const BackLink = ({ course }: { course: CourseBody }) => (
  <ButtonLink variant="onStrong" href={paths.course(course.id)}>
    返回课程
  </ButtonLink>
);

/** Panel in the player for visitors, who must log in to watch. */
export function LoginPanel() {
  const navigate = useNavigate();
  const login = useMemberAction('watch', () => void navigate(0));
  return (
    <FramePanel
      title="登录后观看"
      actions={
        <Button variant="accent" onClick={login}>
          登录
        </Button>
      }
    />
  );
}

/** Panel over a lesson that must be bought. */
export function LockedPanel({ course }: { course: CourseBody }) {
  return (
    <FramePanel
      title="购买后可观看"
      actions={
        <>
          <BuyLink course={course} />
          <BackLink course={course} />
        </>
      }
    />
  );
}

/** Panel at the end of a preview. */
export function TrialOverPanel({ course }: { course: CourseBody }) {
  return (
    <FramePanel
      isUrgent
      title="试看结束，购买课程观看所有视频"
      actions={
        <>
          <BuyLink course={course} />
          <BackLink course={course} />
        </>
      }
    />
  );
}

/** Panel over a lesson without media. */
export function NoAddressPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <FramePanel
      title="暂无播放地址"
      description="该视频暂时无法播放，请稍后再试"
      actions={
        <Button variant="onStrong" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}

/** Panel over a lesson that could not be loaded. */
export function LoadErrorPanel({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { message } = describeError(error);
  return (
    <FramePanel
      isUrgent
      title="视频加载失败，请稍后重试"
      description={message}
      actions={
        <Button variant="accent" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}

/** Panel for a lesson that no longer exists. */
export function GonePanel({ course }: { course: CourseBody }) {
  return <FramePanel title="内容不存在或已下架" actions={<BackLink course={course} />} />;
}

/** Panel over a lesson that was paused because another tab plays one. */
export function TakenPanel({ onResume }: { onResume: () => void }) {
  return (
    <FramePanel
      isUrgent
      title="你已打开新视频，暂停本视频播放"
      actions={
        <Button variant="accent" onClick={onResume}>
          在此处继续
        </Button>
      }
    />
  );
}

export interface LastPanelProps {
  course: CourseBody;
  onReplay: () => void;
  onComment: () => void;
}

/** Panel at the end of the last lesson of a course. */
export function LastPanel({ course, onReplay, onComment }: LastPanelProps) {
  return (
    <FramePanel
      title="恭喜你学完最后一个课时"
      actions={
        <>
          <ButtonLink variant="accent" href={paths.course(course.id)}>
            返回课程
          </ButtonLink>
          <Button variant="onStrong" onClick={onComment}>
            写评论
          </Button>
          <Button variant="onStrong" onClick={onReplay}>
            重新播放
          </Button>
        </>
      }
    />
  );
}
