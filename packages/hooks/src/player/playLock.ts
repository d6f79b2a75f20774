import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { local, localKeys } from '../storage/index.ts';

/** The channel on which the players of one browser hear of each other. */
export const PLAY_CHANNEL = 'qinghe:play';

/** What a player says on the channel when it begins. */
interface Claim {
  /** When it began, in epoch milliseconds. */
  at: number;
  /** Who says so, for two that began at the same time. */
  by: string;
}

/** Whether a claim that has come is older than one's own: the two have crossed, and the younger one holds. */
export function isOutrun(theirs: unknown, own: Claim): boolean {
  const { at, by }: { at?: unknown; by?: unknown } = Object(theirs);
  if (typeof at !== 'number' || typeof by !== 'string') return false;
  return at < own.at || (at === own.at && by < own.by);
}

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
 * both play the same lesson. Of two that begin at the same time the later one goes on. `onLost` runs
 * at once when another player takes over.
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
    // Somebody wrote before this player did.
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
    // A page with an open channel may be thrown out of the browser's memory, from which back brings it at once.
    const close = () => {
      channel.current?.close();
      channel.current = null;
    };
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      open();
      // Nobody told it meanwhile.
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
