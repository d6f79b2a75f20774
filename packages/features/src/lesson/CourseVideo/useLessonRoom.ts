import { useCallback, useRef, useState, type RefObject } from 'react';
import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { usePlayerPreferences, type StoredPreferences } from '@qinghe/hooks/player';
import { readId } from '@qinghe/hooks/url';
import type { PlayerControls } from '@qinghe/ui/patterns/Player';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { pickLesson } from './lessonPlan.ts';

/** What the parts of a lesson's page share. */
export interface LessonRoom {
  /** Null when the course has no lesson, or not the one in the address. */
  lesson: Lesson | null;
  /** Place in the order of study, from 1. */
  position: number;
  preferences: StoredPreferences;
  changePreferences: (change: Partial<StoredPreferences>) => void;
  player: RefObject<PlayerControls | null>;
  /** The player's second. */
  readSecond: () => number;
  /** Moves the player and plays on; a lesson that is still on its way begins there. */
  seek: (seconds: number) => void;
}

/** Chooses the lesson that the address names and holds on to its player. */
export function useLessonRoom(detail: CourseDetail): LessonRoom {
  const [search, setSearch] = useSearchParams();
  const [preferences, changePreferences] = usePlayerPreferences();
  const player = useRef<PlayerControls>(null);
  // Without a name in the address the lesson must not change while its progress grows.
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
