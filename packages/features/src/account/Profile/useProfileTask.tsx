import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ProfileTask } from './tasks.ts';

const ProfileDialogs = lazy(() => import('./ProfileDialogs.tsx'));

export interface ProfileTaskState {
  /** Opens the dialog of a task. */
  open: (task: ProfileTask) => void;
  /** The dialogs, to be rendered anywhere on the page. */
  dialogs: ReactNode;
}

/**
 * Returns the dialogs of the profile and the function that opens them.
 *
 * @param onLeave Reloads the site at its home page after the account's deletion was requested.
 */
export function useProfileTask(onLeave: () => void): ProfileTaskState {
  const [task, setTask] = useState<ProfileTask | null>(null);
  const [isWanted, setWanted] = useState(false);
  const open = useCallback((next: ProfileTask) => {
    setWanted(true);
    setTask(next);
  }, []);
  const close = useCallback(
    (done: ProfileTask) => setTask((now) => (now === done ? null : now)),
    [],
  );
  return {
    open,
    dialogs: isWanted && (
      <Suspense>
        <ProfileDialogs task={task} onClose={close} onLeave={onLeave} />
      </Suspense>
    ),
  };
}
