import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../../stores/session/index.ts';
import { NOTHING, onWatched, readWatched } from './watched.ts';
import type { Watched } from './watched.ts';

/** Returns what this device has stored about the member's playback of a lesson; it is updated while the lesson plays. */
export function useWatched(lessonId: number): Watched {
  const memberId = useSession().user?.id;
  const read = useCallback(
    () => (memberId === undefined ? NOTHING : readWatched(memberId, lessonId)),
    [memberId, lessonId],
  );
  return useSyncExternalStore(onWatched, read);
}
