import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { local, localKeys } from '../storage/index.ts';

/** The channel on which the players of one browser hear of each other. */
export const PLAY_CHANNEL = 'qinghe:play';

/** Only one player of a browser plays at a time. */
export interface PlayLock {
  /** Whether a player in another tab has begun since this one did. */
  isTaken: boolean;
  /** Says that this player plays now; every other one has to stop. */
  claim: () => void;
  /** Forgets that another player took over, so that this one may play again. */
  release: () => void;
}

/**
 * Keeps two tabs from playing at once. The play id in local storage (contract 4.10) also stops the
 * players of other MeEdu front ends; between our own tabs a channel tells it at once, even where
 * both play the same lesson. `onLost` runs at once when another player takes over.
 */
export function usePlayLock(lessonId: number, onLost: () => void): PlayLock {
  const [isTaken, setIsTaken] = useState(false);
  const channel = useRef<BroadcastChannel | null>(null);

  const lose = useEffectEvent(() => {
    onLost();
    setIsTaken(true);
  });

  useEffect(() => {
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key === localKeys.playId && newValue !== null) lose();
    };
    const opened = 'BroadcastChannel' in window ? new BroadcastChannel(PLAY_CHANNEL) : null;
    opened?.addEventListener('message', () => lose());
    channel.current = opened;
    window.addEventListener('storage', handleStorage);
    return () => {
      opened?.close();
      channel.current = null;
      window.removeEventListener('storage', handleStorage);
    };
  }, []);

  const claim = useCallback(() => {
    setIsTaken(false);
    local.write(localKeys.playId, String(lessonId));
    channel.current?.postMessage(lessonId);
  }, [lessonId]);
  const release = useCallback(() => setIsTaken(false), []);
  return { isTaken, claim, release };
}
