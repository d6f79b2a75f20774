import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { paths } from '@qinghe/hooks/url';
import { IconButton } from '@qinghe/ui/components/IconButton';
import { text, truncate } from '@qinghe/ui/styles/text';
import { useNavigate } from '@qinghe/features/routing/Routing';
import { FavouriteButton } from '@qinghe/features/course/CourseDetail';
import {
  LearntCount,
  LessonPlayer,
  LessonStrip,
  LessonTabs,
  NoLesson,
  numberedTitle,
  Outline,
  useLessonRoom,
  useLessonTab,
} from '@qinghe/features/lesson/CourseVideo';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { SectionBoundary } from '@qinghe/features/states/SectionBoundary';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import * as styles from './CourseVideo.styles.ts';

/** The page of a lesson: the player stays on top, everything else scrolls below it. */
export function CourseVideoView({ detail }: { detail: CourseDetail }) {
  const room = useLessonRoom(detail);
  const navigate = useNavigate();
  const [tab, setTab] = useLessonTab('lessons');
  const below = useRef<HTMLDivElement>(null);
  const { lesson, position, preferences, changePreferences, player, readSecond, seek } = room;
  const { course } = detail;
  if (!lesson)
    return (
      <>
        <PageNavBar title="课程学习" />
        <NoLesson detail={detail} />
      </>
    );
  const rate = lesson.ban_drag ? 1 : preferences.rate;
  return (
    <>
      <PageMeta title={`${lesson.title} - ${course.title}`} />
      <div css={styles.stage} data-theme="dark">
        <SectionBoundary resetKey={lesson.id}>
          <LessonPlayer
            ref={player}
            variant="phone"
            detail={detail}
            lesson={lesson}
            preferences={preferences}
            onPreferencesChange={changePreferences}
            onComment={() => {
              setTab('comments');
              below.current?.scrollIntoView();
            }}
            corner={
              <IconButton
                label="返回课程"
                icon={ArrowLeft}
                css={styles.back}
                onClick={() => void navigate(paths.course(course.id), { replace: true })}
              />
            }
          />
        </SectionBoundary>
      </div>
      <div css={styles.head}>
        <div css={styles.headText}>
          <h1 css={text.subtitle}>{numberedTitle(position, lesson.title)}</h1>
          <p css={[text.caption, styles.course]}>
            <span css={truncate}>{course.title}</span>
            <span css={styles.learnt}>
              <LearntCount detail={detail} />
            </span>
          </p>
        </div>
        <FavouriteButton detail={detail} size="md" isBordered={false} />
        <div css={styles.strip}>
          <LessonStrip detail={detail} lesson={lesson} rate={rate} onSeek={seek} />
        </div>
      </div>
      <div ref={below} css={styles.below}>
        <LessonTabs
          variant="phone"
          detail={detail}
          lesson={lesson}
          value={tab}
          onChange={setTab}
          readSecond={readSecond}
          onSeek={seek}
          outline={<Outline detail={detail} lesson={lesson} rate={rate} />}
        />
      </div>
    </>
  );
}
