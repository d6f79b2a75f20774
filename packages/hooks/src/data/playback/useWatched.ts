import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../../stores/session/index.ts';
import { NOTHING, onWatched, readWatched } from './watched.ts';
import type { Watched } from './watched.ts';

/** What this device knows about the member's way through a lesson; it grows while the lesson plays. */
export function useWatched(lessonId: number): Watched {
  const memberId = useSession().user?.id;
  const read = useCallback(
    () => (memberId === undefined ? NOTHING : readWatched(memberId, lessonId)),
    [memberId, lessonId],
  );
  return useSyncExternalStore(onWatched, read);
}
