import { ArrowLeft, ArrowUp, X } from 'lucide-react';
import { useRef } from 'react';
import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { paths } from '@qinghe/hooks/url';
import { IconButton, IconButtonLink } from '@qinghe/ui/components/IconButton';
import { container, containerWide } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import {
  LessonFiles,
  LessonPlayer,
  LessonStrip,
  LessonTabs,
  NoLesson,
  numberedTitle,
  Outline,
  useLessonAccess,
  useLessonRoom,
  useLessonTab,
  type LessonRoom,
} from '@qinghe/features/lesson/CourseVideo';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { SectionBoundary } from '@qinghe/features/states/SectionBoundary';
import * as styles from './CourseVideo.styles.ts';
import { useMiniPlayer } from './useMiniPlayer.ts';

interface PlaceProps {
  detail: CourseDetail;
  room: LessonRoom;
  lesson: Lesson;
  onComment: () => void;
}

/** The player in its normal place, or small in the corner while that place is scrolled out of view. */
function PlayerPlace({ detail, room, lesson, onComment }: PlaceProps) {
  const { preferences, changePreferences, player } = room;
  const place = useRef<HTMLDivElement>(null);
  const { isClosed } = useLessonAccess(detail, lesson);
  const mini = useMiniPlayer(place, () => !isClosed && (player.current?.currentTime ?? 0) > 0);
  return (
    <div ref={place} css={[styles.place, preferences.isTheatre && styles.theatre]}>
      <div css={mini.isOn ? styles.mini : styles.whole}>
        <SectionBoundary resetKey={lesson.id}>
          <LessonPlayer
            ref={player}
            variant="page"
            isMini={mini.isOn}
            detail={detail}
            lesson={lesson}
            preferences={preferences}
            onPreferencesChange={changePreferences}
            onComment={onComment}
            corner={
              mini.isOn && (
                <span css={styles.miniButtons}>
                  <IconButton
                    label="回到视频"
                    icon={ArrowUp}
                    css={styles.miniButton}
                    onClick={() => place.current?.scrollIntoView({ block: 'center' })}
                  />
                  <IconButton
                    label="关闭小窗"
                    icon={X}
                    css={styles.miniButton}
                    onClick={mini.dismiss}
                  />
                </span>
              )
            }
          />
        </SectionBoundary>
      </div>
    </div>
  );
}

/**
 * The page of a lesson: the player, with lessons, notes and comments beside it, so that the video stays visible while typing;
 * files are below.
 */
export function CourseVideoView({ detail }: { detail: CourseDetail }) {
  const room = useLessonRoom(detail);
  const [tab, setTab] = useLessonTab('lessons');
  const beside = useRef<HTMLDivElement>(null);
  const { lesson, position, preferences, readSecond, seek } = room;
  const { course } = detail;
  if (!lesson) return <NoLesson detail={detail} />;
  const rate = lesson.ban_drag ? 1 : preferences.rate;
  return (
    <>
      <PageMeta title={`${lesson.title} - ${course.title}`} />
      <div css={styles.stage} data-theme="dark">
        <div css={containerWide}>
          <div css={styles.head}>
            <IconButtonLink label="返回课程" icon={ArrowLeft} href={paths.course(course.id)} />
            <h1 css={[text.body, styles.title]}>{numberedTitle(position, lesson.title)}</h1>
            <span css={[text.label, styles.course]}>{course.title}</span>
          </div>
          <div css={[styles.screen, preferences.isTheatre && styles.screenTheatre]}>
            <PlayerPlace
              detail={detail}
              room={room}
              lesson={lesson}
              onComment={() => {
                setTab('comments');
                beside.current?.scrollIntoView({ block: 'nearest' });
              }}
            />
            <div ref={beside} css={[styles.outline, preferences.isTheatre && styles.outlineBelow]}>
              <div css={styles.outlineInner}>
                <LessonTabs
                  variant="panel"
                  detail={detail}
                  lesson={lesson}
                  value={tab}
                  onChange={setTab}
                  readSecond={readSecond}
                  onSeek={seek}
                  outline={<Outline isPanel detail={detail} lesson={lesson} rate={rate} />}
                />
              </div>
            </div>
          </div>
        </div>
      </div>
      <div css={[container, styles.below]}>
        <LessonStrip detail={detail} lesson={lesson} rate={rate} onSeek={seek} />
        <LessonFiles detail={detail} />
      </div>
    </>
  );
}
