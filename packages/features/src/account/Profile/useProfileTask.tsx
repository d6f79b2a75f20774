import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ProfileTask } from './tasks.ts';

const ProfileDialogs = lazy(() => import('./ProfileDialogs.tsx'));

export interface ProfileTaskState {
  /** Opens the dialog of a task. */
  open: (task: ProfileTask) => void;
  /** The dialog; put it beside the page. */
  dialogs: ReactNode;
}

/**
 * The dialogs of the profile and the way to open them.
 *
 * @param onLeave Loads the home page anew after the account was given up.
 */
export function useProfileTask(onLeave: () => void): ProfileTaskState {
  const [task, setTask] = useState<ProfileTask | null>(null);
  const [isWanted, setWanted] = useState(false);
  const open = useCallback((next: ProfileTask) => {
    setWanted(true);
    setTask(next);
  }, []);
  const close = useCallback(() => setTask(null), []);
  return {
    open,
    dialogs: isWanted && (
      <Suspense>
        <ProfileDialogs task={task} onClose={close} onLeave={onLeave} />
      </Suspense>
    ),
  };
}
