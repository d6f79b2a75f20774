import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface MiniPlayer {
  isOn: boolean;
  /** Hides the small player until the normal place has been in view again. */
  dismiss: () => void;
}

/** Decides whether to show the small player: less than a quarter of its normal place is in view, and it is wanted then. */
export function useMiniPlayer(
  place: RefObject<HTMLElement | null>,
  isWanted: () => boolean,
): MiniPlayer {
  const [isOn, setIsOn] = useState(false);
  const see = useEffectEvent((isInSight: boolean) => setIsOn(!isInSight && isWanted()));
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page hears of several changes at once; the last one holds.
        const entry = entries[entries.length - 1];
        if (entry) see(entry.intersectionRatio >= 0.25);
      },
      { threshold: 0.25 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return { isOn, dismiss: () => setIsOn(false) };
}
