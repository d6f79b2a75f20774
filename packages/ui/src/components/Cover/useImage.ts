import { useState } from 'react';

/** The address of a picture, or null once it is missing or has failed to load. */
export function useImage(src: string | null | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isUsable = Boolean(src) && src !== brokenSrc;
  return { src: isUsable && src ? src : null, onError: () => setBrokenSrc(src ?? null) };
}
