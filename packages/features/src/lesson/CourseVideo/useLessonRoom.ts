import { useCallback, useRef, useState, type RefObject } from 'react';
import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { usePlayerPreferences, type StoredPreferences } from '@qinghe/hooks/player';
import { readId } from '@qinghe/hooks/url';
import type { PlayerControls } from '@qinghe/ui/patterns/Player';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { pickLesson } from './lessonPlan.ts';

/** State shared by the parts of a lesson's page. */
export interface LessonRoom {
  /** Null when the course has no lessons, or not the one in the address. */
  lesson: Lesson | null;
  /** One-based position in the order of study. */
  position: number;
  preferences: StoredPreferences;
  changePreferences: (change: Partial<StoredPreferences>) => void;
  player: RefObject<PlayerControls | null>;
  /** Returns the player's position in seconds. */
  readSecond: () => number;
  /** Moves the player and plays; a lesson that is still loading will start there. */
  seek: (seconds: number) => void;
}

/** Selects the lesson that the address names and holds the ref of its player. */
export function useLessonRoom(detail: CourseDetail): LessonRoom {
  const [search, setSearch] = useSearchParams();
  const [preferences, changePreferences] = usePlayerPreferences();
  const player = useRef<PlayerControls>(null);
  // If the address names no lesson, the selected one must not change while the progress grows.
  const [first] = useState(() => pickLesson(detail, null));
  const asked = search.get('lesson');
  const lesson = asked === null ? first : pickLesson(detail, readId(asked) ?? 0);
  return {
    lesson,
    position: detail.videos.findIndex(({ id }) => id === lesson?.id) + 1,
    preferences,
    changePreferences,
    player,
    readSecond: useCallback(() => player.current?.currentTime ?? 0, []),
    seek: useCallback(
      (seconds) => {
        if (player.current?.duration) {
          player.current.seek(seconds);
          player.current.play();
          return;
        }
        setSearch(
          (previous) => {
            const next = new URLSearchParams(previous);
            next.set('t', String(Math.floor(seconds)));
            return next;
          },
          { replace: true },
        );
      },
      [setSearch],
    ),
  };
}
