import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { fetchPlayUrls } from '@qinghe/hooks/data/lessons';
import { usePlaybackReport } from '@qinghe/hooks/data/playback';
import { isNotFound } from '@qinghe/hooks/data/swr';
import { savesData } from '@qinghe/hooks/offline';
import { usePlayLock, type StoredPreferences } from '@qinghe/hooks/player';
import { useSession } from '@qinghe/hooks/stores/session';
import { useSystem } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import {
  FrameBusy,
  NextPanel,
  Player,
  type PlayerControls,
  type PlayerMedia,
} from '@qinghe/ui/patterns/Player';
import { useNavigate, useSearchParams } from '@qinghe/features/routing/Routing';
import {
  lightestQuality,
  nextLesson,
  playerSources,
  readSecond,
  watermarkText,
} from './lessonPlan.ts';
import * as styles from './CourseVideo.styles.ts';
import { useLessonAccess } from './useLessonAccess.ts';
import {
  GonePanel,
  LastPanel,
  LoadErrorPanel,
  LockedPanel,
  LoginPanel,
  NoAddressPanel,
  TakenPanel,
  TrialOverPanel,
} from './parts/Panels.tsx';

export interface LessonPlayerProps {
  ref: Ref<PlayerControls>;
  variant: 'page' | 'phone';
  detail: CourseDetail;
  lesson: Lesson;
  preferences: StoredPreferences;
  onPreferencesChange: (change: Partial<StoredPreferences>) => void;
  /** Event handler called by the button 写评论 after the last lesson. */
  onComment: () => void;
  /** Content of the upper left corner. */
  corner?: ReactNode;
  /** Whether this is the small player that stays visible while the page is scrolled. */
  isMini?: boolean;
}

/** How a lesson ended; it is ignored once another lesson plays. */
interface End {
  lessonId: number;
  how: 'watched' | 'trial';
}

function useWatermark() {
  const { user } = useSession();
  const player = useSystem((state) => state.config)?.player;
  if (!user || !player?.enabled_bullet_secret) return null;
  const { text, size, color, opacity } = player.bullet_secret;
  return { text: watermarkText(text, user), size, color, opacity };
}

/** A lesson in the player, with the overlays that may prevent its playback. */
export function LessonPlayer({
  ref,
  variant,
  detail,
  lesson,
  preferences,
  onPreferencesChange,
  onComment,
  corner,
  isMini,
}: LessonPlayerProps) {
  const { id, title } = lesson;
  const { course, videos } = detail;
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const poster = useSystem((state) => state.config)?.player.cover || course.thumb;
  const watermark = useWatermark();
  const controls = useRef<PlayerControls>(null);
  const [end, setEnd] = useState<End | null>(null);

  const access = useLessonAccess(detail, lesson);
  const { query, play, isMember, isWatch, canTry, isTrial, sources, embed, record } = access;
  const report = usePlaybackReport(
    play.data
      ? {
          id,
          duration: lesson.duration,
          watchSeconds: record?.watch_seconds ?? 0,
          isFinished: (record?.watched_at ?? null) !== null,
          limit: isWatch ? null : lesson.free_seconds,
        }
      : null,
  );
  const lock = usePlayLock(id, () => controls.current?.pause());

  const asked = readSecond(search.get('t'));
  const { readResumeSecond } = report;
  const media = useMemo((): PlayerMedia | null => {
    if (sources.length === 0 || embed) return null;
    const resume = readResumeSecond();
    return {
      id,
      sources,
      startAt: lesson.ban_drag ? resume : (asked ?? resume),
      isDragBanned: lesson.ban_drag,
      ...(isTrial && { stopAt: lesson.free_seconds }),
    };
  }, [id, sources, embed, lesson, isTrial, asked, readResumeSecond]);

  useEffect(() => {
    if (asked !== null) controls.current?.seek(asked);
  }, [asked, id]);
  // Once the lesson plays, `t` is removed from the address, so that a reload or a new login continues at the latest position.
  const forgetAsked = () => {
    if (asked === null) return;
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete('t');
        return next;
      },
      { replace: true },
    );
  };

  const next = isWatch ? nextLesson(videos, id) : null;
  const nextId = next?.id;
  const { save } = report;
  // The progress is saved before the next lesson opens: meanwhile it may be pressed again, or another lesson or page chosen.
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      isLeaving.current = false;
    },
    [id],
  );
  const tab = search.get('tab') ?? undefined;
  const playNext = useCallback(() => {
    if (nextId === undefined || isLeaving.current) return;
    isLeaving.current = true;
    const to = paths.courseVideo(course.id, nextId, undefined, tab);
    void save().then(() => isLeaving.current && navigate(to));
  }, [nextId, save, navigate, course.id, tab]);
  const replay = () => {
    setEnd(null);
    controls.current?.restart();
  };
  const retry = () => void (query.data ? play.mutate() : query.mutate());

  const overlay = (): ReactNode => {
    if (isNotFound(query.error)) return <GonePanel course={course} />;
    const error = query.data ? play.error : query.error;
    if (!isMember) return <LoginPanel />;
    if (query.data && !isWatch && !canTry) return <LockedPanel course={course} />;
    if (error && !play.data) {
      if (play.isRetrying || query.isRetrying) return <FrameBusy>正在加载…</FrameBusy>;
      return <LoadErrorPanel error={error} onRetry={retry} />;
    }
    if (!play.data) return <FrameBusy>正在加载…</FrameBusy>;
    if (embed)
      return (
        <iframe
          key={id}
          css={styles.embed}
          src={embed.src}
          title={title}
          sandbox={embed.sandbox}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      );
    if (sources.length === 0) return <NoAddressPanel onRetry={retry} />;
    if (lock.isTaken)
      return (
        <TakenPanel
          onResume={() => {
            lock.release();
            controls.current?.play();
          }}
        />
      );
    if (end?.lessonId !== id) return null;
    if (end.how === 'trial') return <TrialOverPanel course={course} />;
    return next ? (
      <NextPanel
        title={next.title}
        isAutoNext={preferences.isAutoNext}
        onAutoNextChange={(isAutoNext) => onPreferencesChange({ isAutoNext })}
        onPlay={playNext}
        onReplay={replay}
      />
    ) : (
      <LastPanel course={course} onReplay={replay} onComment={onComment} />
    );
  };

  return (
    <Player
      ref={(handle) => {
        controls.current = handle;
        if (typeof ref === 'function') ref(handle);
        else if (ref) ref.current = handle;
      }}
      variant={variant}
      media={media}
      title={title}
      album={course.title}
      poster={poster}
      isAutoPlay={navigator.userActivation?.hasBeenActive ?? true}
      preferences={
        preferences.quality === '' && savesData()
          ? { ...preferences, quality: lightestQuality(sources) }
          : preferences
      }
      onPreferencesChange={onPreferencesChange}
      watermark={watermark}
      isTheatre={preferences.isTheatre}
      onTheatreChange={
        variant === 'page' ? (isTheatre) => onPreferencesChange({ isTheatre }) : undefined
      }
      onNext={next ? playNext : undefined}
      onExpired={async () => playerSources(await fetchPlayUrls({ id, isTrial }))}
      overlay={overlay()}
      corner={corner}
      isMini={isMini}
      {...report.events}
      onPlay={() => {
        lock.claim();
        // A media key replays a lesson that has ended.
        setEnd(null);
      }}
      onTime={(seconds) => {
        report.events.onTime(seconds);
        forgetAsked();
      }}
      onEnded={() => {
        report.events.onEnded();
        setEnd({ lessonId: id, how: 'watched' });
      }}
      onTrialEnd={() => setEnd({ lessonId: id, how: 'trial' })}
    />
  );
}
