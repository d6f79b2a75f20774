import { useState } from 'react';

/** Returns a picture's URL, or null where there is none or it has failed to load, and the `onError` for its `img`. */
export function useImage(src: string | null | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isUsable = Boolean(src) && src !== brokenSrc;
  return { src: isUsable && src ? src : null, onError: () => setBrokenSrc(src ?? null) };
}
