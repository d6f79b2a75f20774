import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { IconButtonLink } from '@qinghe/ui/components/IconButton';
import { container, containerWide } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import {
  LessonPlayer,
  LessonStrip,
  LessonTabs,
  Outline,
  useLessonRoom,
  useLessonTab,
} from '@qinghe/features/lesson/CourseVideo';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { SectionBoundary } from '@qinghe/features/states/SectionBoundary';
import * as styles from './CourseVideo.styles.ts';

/** The page of a lesson: the player with the lessons beside it, what belongs to the lesson below. */
export function CourseVideoView({ detail }: { detail: CourseDetail }) {
  const room = useLessonRoom(detail);
  const [tab, setTab] = useLessonTab('comments');
  const below = useRef<HTMLDivElement>(null);
  const { lesson, position, preferences, changePreferences, player, readSecond, seek } = room;
  const { course } = detail;
  if (!lesson) {
    const title = detail.videos.length === 0 ? '课程内容更新中' : '内容不存在或已下架';
    return (
      <>
        <PageMeta title={title} />
        <Empty
          variant="page"
          title={title}
          action={<ButtonLink href={paths.course(course.id)}>返回课程</ButtonLink>}
        />
      </>
    );
  }
  const rate = lesson.ban_drag ? 1 : preferences.rate;
  const outline = (
    <div css={[styles.outline, preferences.isTheatre && styles.outlineBelow]} data-theme="dark">
      <div css={styles.outlineInner}>
        <SectionBoundary resetKey={lesson.id}>
          <Outline isScrolling detail={detail} lessonId={lesson.id} rate={rate} />
        </SectionBoundary>
      </div>
    </div>
  );
  return (
    <>
      <PageMeta title={`${lesson.title} - ${course.title}`} />
      <div css={styles.stage} data-theme="dark">
        <div css={containerWide}>
          <div css={styles.head}>
            <IconButtonLink label="返回课程" icon={ArrowLeft} href={paths.course(course.id)} />
            <h1 css={[text.subtitle, styles.title]}>
              第 {position} 讲　{lesson.title}
            </h1>
            <span css={[text.label, styles.course]}>{course.title}</span>
          </div>
          <div css={[styles.screen, preferences.isTheatre && styles.screenTheatre]}>
            <div css={preferences.isTheatre && styles.theatre}>
              <SectionBoundary resetKey={lesson.id}>
                <LessonPlayer
                  ref={player}
                  variant="page"
                  detail={detail}
                  lesson={lesson}
                  preferences={preferences}
                  onPreferencesChange={changePreferences}
                  onComment={() => {
                    setTab('comments');
                    below.current?.scrollIntoView();
                  }}
                />
              </SectionBoundary>
            </div>
            {outline}
          </div>
        </div>
      </div>
      <div ref={below} css={[container, styles.below]}>
        <LessonStrip detail={detail} lesson={lesson} rate={rate} onSeek={seek} />
        <LessonTabs
          variant="page"
          detail={detail}
          lesson={lesson}
          value={tab}
          onChange={setTab}
          readSecond={readSecond}
          onSeek={seek}
        />
      </div>
    </>
  );
}
