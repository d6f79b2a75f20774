import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { local, localKeys } from '../storage/index.ts';

/** The broadcast channel by which the players of one browser notify each other. */
export const PLAY_CHANNEL = 'qinghe:play';

/** The message that a player posts on the channel when it begins to play. */
interface Claim {
  /** When it began, in epoch milliseconds. */
  at: number;
  /** Id of the sender, to order two that began at the same time. */
  by: string;
}

/** Whether a received claim is older than the player's own: the two messages have crossed, and the later claim wins. */
export function isOutrun(theirs: unknown, own: Claim): boolean {
  const { at, by }: { at?: unknown; by?: unknown } = Object(theirs);
  if (typeof at !== 'number' || typeof by !== 'string') return false;
  return at < own.at || (at === own.at && by < own.by);
}

/** Lock that lets only one player of a browser play at a time. */
export interface PlayLock {
  /** Whether a player in another tab has begun to play since this one did. */
  isTaken: boolean;
  /** Announces that this player plays now; all others have to stop. */
  claim: () => void;
  /** Resets `isTaken`, so that this player may play again. */
  release: () => void;
}

/**
 * Keeps two tabs from playing at the same time. The play id in local storage (contract 4.10) also stops the players of other
 * MeEdu front ends; between our own tabs a broadcast channel is immediate, and works even where both play the same lesson. Of two
 * that begin at the same time the later one keeps playing. `onLost` runs at once when another player takes over.
 */
export function usePlayLock(lessonId: number, onLost: () => void): PlayLock {
  const [isTaken, setIsTaken] = useState(false);
  const channel = useRef<BroadcastChannel | null>(null);
  const claimed = useRef<Claim | null>(null);

  const lose = useEffectEvent(() => {
    claimed.current = null;
    onLost();
    setIsTaken(true);
  });
  const hear = useEffectEvent((theirs: unknown) => {
    if (!claimed.current || !isOutrun(theirs, claimed.current)) lose();
  });
  const see = useEffectEvent(() => {
    // Another player's write may have come before this player's own.
    if (!claimed.current || local.read(localKeys.playId) !== String(lessonId)) lose();
  });

  useEffect(() => {
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key === localKeys.playId && newValue !== null) see();
    };
    const open = () => {
      if (channel.current) return;
      const opened = 'BroadcastChannel' in window ? new BroadcastChannel(PLAY_CHANNEL) : null;
      opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
      channel.current = opened;
    };
    // An open channel may keep the page out of the browser's back/forward cache, from which going back is instant.
    const close = () => {
      channel.current?.close();
      channel.current = null;
    };
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      open();
      // Messages are not delivered to a page in the back/forward cache.
      if (persisted && claimed.current) see();
    };
    open();
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      close();
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', handleReturn);
    };
  }, []);

  const claim = useCallback(() => {
    setIsTaken(false);
    local.write(localKeys.playId, String(lessonId));
    claimed.current = { at: Date.now(), by: String(Math.random()) };
    channel.current?.postMessage(claimed.current);
  }, [lessonId]);
  const release = useCallback(() => setIsTaken(false), []);
  return { isTaken, claim, release };
}
