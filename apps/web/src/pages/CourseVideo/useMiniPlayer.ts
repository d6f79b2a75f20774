import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface MiniPlayer {
  isOn: boolean;
  /** Puts the small player away until its place has been in sight again. */
  dismiss: () => void;
}

/** Whether the player is to be shown small: its place is nearly out of sight, and it is wanted. */
export function useMiniPlayer(
  place: RefObject<HTMLElement | null>,
  isWanted: () => boolean,
): MiniPlayer {
  const [isOn, setIsOn] = useState(false);
  const see = useEffectEvent((isInSight: boolean) => setIsOn(!isInSight && isWanted()));
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) see(entry.intersectionRatio >= 0.25);
      },
      { threshold: 0.25 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return { isOn, dismiss: () => setIsOn(false) };
}
